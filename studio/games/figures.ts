/** The figures of games as the page shows them, all computed by simulate/. */
import type { SetProgram } from '../../program/index.ts';
import { playedBoth } from '../../simulate/change/index.ts';
import {
  certaintyRemark,
  FALSE_DISCOVERY_RATE,
  type Figures,
  failedGames,
  figuresOf,
  findingsOf,
  type GameFailure,
  isSure,
  labelOf,
  type Match,
  marked,
  NOTHING_FURTHER,
  type Remark,
  remarksByKind,
  type Section,
  type SectionId,
  sectionsOf,
  type TextPart,
  textParts,
  winsWith,
} from '../../simulate/games/index.ts';
import { smallGameLike } from '../../simulate/stress/index.ts';
import type { GamesOfBoth } from '../messages.ts';
import type { PlayedSet } from './memory.ts';

/** The progress of the run. */
export interface RunProgress {
  played: number;
  wanted: number;
  /** Games per second; 0 while unknown. */
  rate: number;
  workers: number;
  /** The points that end a game. */
  target: number;
}

/** The findings of the games played so far. */
export interface GamesFigures extends RunProgress {
  cards: readonly CardGames[];
  /** What stands out. */
  remarks: readonly (Pick<Remark, 'about' | 'wins'> & { parts: readonly TextPart[] })[];
  sections: readonly GamesSection[];
  /** The number of failed games and the first failure, with a small game that fails the same way if one was found. */
  failed: { games: number; first: string; small?: SmallGame } | null;
  since: GamesChange | null;
}

export type CardGames = Figures['cards'][number] & {
  /** Games in which a seat began with the card. */
  games: number;
  /** Whether the card stands out even among all cards together. */
  isSure: boolean;
};

/** A section whose sentences are split into texts and cards. */
export interface GamesSection extends Pick<Section, 'title' | 'plot' | 'table'> {
  id: SectionId;
  sentences: readonly (readonly TextPart[])[];
}

/** A game with few cards, and its numbers of draws and choices. */
export interface SmallGame {
  cards: readonly number[];
  draws: number;
  choices: number;
}

/** Games played with two versions of a set, and how they differ. */
export interface GamesChange extends GamesOfBoth {
  /** The cards whose games clearly differ. */
  clear: readonly number[];
  /** What is still uncertain about a changed card, by its number. */
  open: Readonly<Record<number, readonly TextPart[]>>;
}

/** The findings so far. */
export function gamesFigures(
  match: Match,
  progress: RunProgress,
  { set, against }: { set: PlayedSet; against: PlayedSet | null },
): GamesFigures {
  const { run } = match;
  const { failures } = run.tally;
  const [first] = failures.first;
  const [figures, findings] = [figuresOf(run), findingsOf(run)];
  const partsOf = (text: string) => textParts(text, (card) => labelOf(run.tables, card));
  return {
    ...progress,
    cards: figures.cards.map((figure, at) => {
      const card = run.subject.cards[at];
      return { ...figure, games: winsWith(run, card).games, isSure: isSure(run, card) };
    }),
    remarks: remarksByKind(run, { card: marked }, findings).map(({ text, ...remark }) => ({
      ...{ ...remark, parts: partsOf(text) },
    })),
    sections: sectionsOf({ match, findings, compared: null, more: NOTHING_FURTHER }).map(
      ({ paragraphs, remarks = [], ...section }) => ({
        ...{ ...section, sentences: [...paragraphs, ...remarks].map(partsOf) },
      }),
    ),
    failed: first
      ? { games: failedGames(failures), first: first.message, ...smallLike(set.chain, first) }
      : null,
    since: sinceOf(match, figures, { before: against?.hashes ?? [], after: set.hashes }, partsOf),
  };
}

const small = new WeakMap<GameFailure, { small?: SmallGame }>();

/** A small game that fails the same way. The search runs only once per failure. */
function smallLike(chain: readonly SetProgram[], failure: GameFailure): { small?: SmallGame } {
  if (failure.code === 'game-lost') return {};
  const known = small.get(failure);
  if (known) return known;
  const find = smallGameLike(chain, failure, failure.seed);
  const found = find ? { small: { cards: find.cards, draws: find.draws, choices: find.choices.length } } : {};
  small.set(failure, found);
  return found;
}

function sinceOf(
  match: Match,
  figures: Figures,
  hashes: GamesChange['hashes'],
  partsOf: (text: string) => TextPart[],
): GamesChange | null {
  const both = playedBoth(match, figures);
  if (!both) return null;
  const { cards, changed } = both.compared;
  const open = changed.flatMap((one) => {
    const remark = certaintyRemark(one, marked(one.number));
    return remark === null ? [] : [[one.number, partsOf(remark)]];
  });
  return {
    ...{ ...both, hashes, open: Object.fromEntries(open) },
    clear: cards.flatMap(({ number, rate }) => (rate <= FALSE_DISCOVERY_RATE ? [number] : [])),
  };
}
