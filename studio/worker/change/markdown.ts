/** The effects of the change from earlier texts, in the format of `ecos diff --play`. */
import { compiledSets, type Workspace } from '../../../language/index.ts';
import { rulesText } from '../../../print/face/index.ts';
import { hashesOf, isSameData } from '../../../program/index.ts';
import {
  cardChanges,
  changedOutcome,
  markdownOf,
  scenariosOfBoth,
  type VersionOfSet,
} from '../../../simulate/change/index.ts';
import type { GamesOfBoth, MarkdownAsked, MarkdownShown } from '../../gallery-messages.ts';
import { firstMistake } from '../chain.ts';
import { toPagePath } from '../workspace.ts';
import { withEarlier } from './earlier-texts.ts';

/** Computes the Markdown one scenario per step, because every scenario runs with both versions. */
export function* markdown(
  workspace: Workspace,
  { since, earlier: texts, lang, games }: MarkdownAsked,
): Generator<undefined, MarkdownShown> {
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
    if (outcome) outcomes.push({ ...outcome, file: toPagePath(outcome.file) });
  }
  const played =
    games && isOf(games.hashes.before, before) && isOf(games.hashes.after, after) ? games : undefined;
  return {
    markdown: markdownOf(since, changes, {
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
      hashesOf(chain).map(({ hash }) => hash),
      hashes,
    ),
  );
