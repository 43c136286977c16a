/** The effects of the change from earlier texts, in the format of `ecos diff --play`. */
import { compiledSets, type Workspace } from '../../../language/index.ts';
import { type Lang, rulesText } from '../../../print/face/index.ts';
import { hashSets, isSameData } from '../../../program/index.ts';
import {
  cardChanges,
  changedOutcome,
  changeMarkdown,
  type PlayedBoth,
  scenariosOfBoth,
  type VersionOfSet,
} from '../../../simulate/change/index.ts';
import type { FileChange } from '../../text-places.ts';
import { firstMistake } from '../chain.ts';
import { withEarlier } from '../workspace.ts';

/** Games played with two versions of a set. */
export interface GamesOfBoth extends PlayedBoth {
  /** The hashes of both versions with all sets they extend. Equal hashes mean the same set. */
  hashes: { before: readonly string[]; after: readonly string[] };
}

/** Requests a change as Markdown. */
interface MarkdownAsked {
  /** The name of the earlier texts. */
  since: string;
  /** The changes that restore the earlier texts. */
  earlier: FileChange[];
  lang: Lang;
  /** Games played with both versions; left out if they were played with different texts. */
  games?: GamesOfBoth;
}

/** Computes the Markdown one scenario per step, because every scenario runs with both versions. */
export function* markdown(workspace: Workspace, { since, earlier: texts, lang, games }: MarkdownAsked) {
  const earlier = withEarlier(workspace, texts);
  const [before, after] = [compiledSets(earlier), compiledSets(workspace)];
  for (const [which, of, sets] of [
    [`The texts of ${since}`, earlier, before],
    ['The texts', workspace, after],
  ] as const) {
    const mistake = firstMistake(
      of,
      sets.flatMap(({ files }) => files),
    );
    if (mistake !== undefined) return { refused: `${which} have a mistake: ${mistake}` };
  }
  yield;
  const changes = cardChanges(before, after, {
    inherited: false,
    rulesText: (card, words) => rulesText(card, words, lang),
  });
  const outcomes = [];
  const tried = scenariosOfBoth(before, after);
  for (const scenario of tried) {
    yield;
    const outcome = changedOutcome(scenario);
    if (outcome) outcomes.push(outcome);
  }
  const played =
    games && isOf(games.hashes.before, before) && isOf(games.hashes.after, after) ? games : undefined;
  return {
    markdown: changeMarkdown(since, changes, {
      scenarios: outcomes,
      tried: tried.length,
      played: changes.length > 0 ? played : undefined,
    }),
    isWithoutGames: games !== undefined && !played,
  };
}

/** Whether games were played with exactly one of these sets. */
const isOf = (hashes: GamesOfBoth['hashes']['after'], sets: readonly VersionOfSet[]): boolean =>
  sets.some(({ chain }) =>
    isSameData(
      hashSets(chain).map(({ hash }) => hash),
      hashes,
    ),
  );
