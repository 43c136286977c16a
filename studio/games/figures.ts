/** The figures of games as the page shows them, all computed by simulate/. */
import type { SetProgram } from '../../program/index.ts';
import { playedBoth } from '../../simulate/change/index.ts';
import {
  type Compared,
  comparedOf,
  type Figures,
  figuresOf,
  findingsOf,
  type GameFailure,
  gamesToTell,
  isSure,
  type Match,
  type MeanDifference,
  remarksByKind,
  shareOfGames,
  WRONG_NAMES,
  winsWith,
} from '../../simulate/games/index.ts';
import { smallGameLike } from '../../simulate/stress/index.ts';
import type { GamesOfBoth } from '../gallery-messages.ts';
import type {
  CardSince,
  ChangeFigure,
  GamesShown,
  LiftShown,
  RemarkPart,
  RemarkShown,
  SinceShown,
  SmallGame,
} from '../games-messages.ts';

/** The progress of the run, sent with the figures. */
export type RunProgress = Pick<GamesShown, 'played' | 'wanted' | 'rate' | 'workers' | 'target'>;

/** The set that is played, and its differences from the earlier one. */
export interface PlayedVersions {
  chain: readonly SetProgram[];
  /** The hashes of the sets before and after the change. */
  hashes: GamesOfBoth['hashes'];
  /** The numbers of the cards that differ between the two sets. */
  changed: readonly number[];
}

/** The findings so far. */
export function shownOf(
  match: Match,
  progress: RunProgress,
  { chain, hashes, changed }: PlayedVersions,
): GamesShown {
  const { run } = match;
  const { tally, subject, options } = run;
  const figures = figuresOf(run);
  const findings = findingsOf(run);
  const { counts, first } = tally.failures;
  const failed = Object.values(counts).reduce((sum, games) => sum + games, 0);
  return {
    ...progress,
    fair: 1 / options.players,
    hands: figures.hands.map(({ winShare, ...hand }, at) => ({
      ...{ ...hand, share: winShare, title: subject.hands[at].word.title },
      isOut: findings.hands[at].rate <= WRONG_NAMES,
    })),
    cards: figures.cards.map(({ number, completed, winLift, low, high }, at) => {
      const card = subject.cards[at];
      const certainty = isSure(run, card) ? 'sure' : findings.cards[at].rate <= WRONG_NAMES ? 'likely' : null;
      const { games } = winsWith(run, card);
      return { number, games, completed, lift: winLift, low, high, ...(certainty && { certainty }) };
    }),
    remarks: remarksByKind(run, MARKS, findings).map(inParts),
    draws: figures.draws,
    points: figures.points,
    ties: findings.ties,
    ranOut: findings.ranOut.map((one) => ({ ...one, ...shareOfGames(one.games, figures.games) })),
    failed: first[0] ? { games: failed, first: first[0].message, ...smallLike(chain, first[0]) } : null,
    since: sinceOf(match, comparedOf(match), figures, { changed, hashes }),
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

/** Delimiters of cards and hands in sentences: private-use characters that no text contains. */
const [FROM, TO] = ['\uE000', '\uE001'];
const MARKS = {
  card: (number: number) => `${FROM}${number}${TO}`,
  hand: (name: string) => `${FROM}hand ${name}${TO}`,
};

function inParts({ text, ...remark }: ReturnType<typeof remarksByKind>[number]): RemarkShown {
  const parts = text.split(new RegExp(`[${FROM}${TO}]`)).map((part, at): RemarkPart => {
    if (at % 2 === 0) return part;
    return part.startsWith('hand ') ? { hand: part.slice('hand '.length) } : { card: Number(part) };
  });
  return { ...remark, parts: parts.filter((part) => part !== '') };
}

function sinceOf(
  match: Match,
  compared: Compared | null,
  figures: Figures,
  { changed, hashes }: Pick<PlayedVersions, 'changed' | 'hashes'>,
): SinceShown | null {
  const both = playedBoth(match, compared, figures);
  if (!compared || !both) return null;
  const { paired } = match;
  const { games } = paired.draws;
  const changeFigure = ({ mean, low, high, games: own }: MeanDifference): ChangeFigure => ({
    ...{ mean, low, high, games: own },
    more: own < 2 ? null : gamesToTell({ mean, low, high, games: own }, games),
  });
  const then = new Map(compared.figures.cards.map((card) => [card.number, card]));
  const now = new Map(figures.cards.map((card) => [card.number, card]));
  const cards = compared.cards.map(({ number, rate, ...difference }): CardSince => {
    const sides = [then, now].map((all): LiftShown & { completed: number } => {
      const { winLift: lift, low, high, completed } = all.get(number)!;
      return { lift, low, high, completed };
    });
    return {
      number,
      before: sides[0],
      now: sides[1],
      difference: changeFigure(difference),
      isOut: rate <= WRONG_NAMES,
    };
  });
  return {
    games,
    points: changeFigure(compared.points),
    draws: changeFigure(compared.draws),
    cards,
    changed,
    added: compared.added,
    removed: compared.removed,
    both: { ...both, hashes },
  };
}
