/**
 * Compares the same deals played by bots of different strength: how far they agree, and which cards get better or worse with
 * better play.
 */
import type { BotName } from '../../runtime/index.ts';
import { type CardFigures, judgedWins, winsWith } from '../figures/cards.ts';
import { errorsFor, type Interval } from '../figures/intervals.ts';
import {
  errorsAbove,
  FALSE_DISCOVERY_RATE,
  FEWEST_GAMES,
  falseDiscoveryRates,
  isJudged,
  pValue,
} from '../figures/multiple-testing.ts';
import { type Figures, figuresOf } from '../figures/registry.ts';
import { roundTo } from '../figures/rounded.ts';
import { noWins, WIN_UNITS, type Wins } from '../figures/sums.ts';
import { winDiscoveryRates } from '../figures/wins.ts';
import type { RunSetup } from '../run/match.ts';
import type { Simulation } from '../run/simulation.ts';
import { type Agreement, agreementOf } from './kendall.ts';

/** The bots of the ladder, the weakest first. */
export const LADDER = [
  'random',
  'greedy',
  'learned',
  'mcts:20+learned',
] as const satisfies readonly BotName[];

/** The top rung: a search, whose games are expensive. */
export const SEARCH = LADDER[LADDER.length - 1];

/** The bot without a goal: its games do not show what a card is worth to a better player. */
const RANDOM_BOT: BotName = 'random';

/**
 * How strongly the results of the two strongest bots in the same deal are correlated: a good hand helps both. Measured with
 * the bundled cards: 0.20 to 0.25.
 */
const SAME_DEAL_CORRELATION = 0.25;

/** The games at one strength. */
export interface Rung {
  bot: BotName;
  run: Simulation;
}

/** The judgement about a card or hand, from bots of all strengths. */
export interface Judgement {
  /** Whether it clearly wins more or less often than a fair share, and the two strongest bots agree about the direction. */
  agreed: 'more' | 'less' | null;
  /** Whether it clearly wins more or less often with one of the two strongest bots, while the other leans the opposite way. */
  disputed: boolean;
  /** What the second strongest bot alone shows clearly, while the strongest has too few games with it to agree. */
  unconfirmed: 'more' | 'less' | null;
  /** The false discovery rate of both bots' games together, among all of its kind; 1 if either has too few games. */
  rate: number;
  /** How many more games in a hundred are won with it per step up the ladder, among bots that have a goal. */
  slope: (Interval & { mean: number; rate: number }) | null;
  /** The meaning of the slope: a card for experts, or a trap for them; null if it may be level. */
  calls: 'experts' | 'trap' | null;
}

/** The figures of a card at one strength. */
export interface RungCard extends CardFigures {
  /** The games that its win lift is based on. */
  games: number;
  /** Games in which a player began with it in hand, and those in which it stayed there. */
  held: number;
  dead: number;
  /** The points that its effect gave its owner in all games together. */
  points: number;
}

/** The figures of one strength. */
export type RungFigures = Omit<Figures, 'cards'> & { bot: BotName; cards: RungCard[] };

/** The games of all strengths, and the judgements based on them. */
export interface Ladder {
  /** The weakest first. */
  strengths: RungFigures[];
  /** The two strongest bots, which have to agree before a card is named. */
  strongest: [BotName, BotName];
  cards: (Judgement & { number: number })[];
  hands: (Judgement & { name: string })[];
  /** Roughly how many games of both let them judge every card and hand that was dealt; null if none was, or the games were stopped. */
  toJudge: number | null;
  /** How far each strength agrees with the next one up, about the win lift of cards and the shares of hands. */
  agreement: { bots: [BotName, BotName]; cards: Agreement; hands: Agreement }[];
}

/** The setup for the games at one strength: the same deals as a run, with this bot on every seat. */
export function rungSetup(setup: RunSetup, bot: BotName): RunSetup {
  const bots = setup.options.bots.map(() => bot);
  return { ...setup, options: { ...setup.options, bots }, against: null };
}

/**
 * The default number of games for the search: a tenth of the others, because each takes some hundred times as long, but enough to
 * judge every card and hand if the others have enough for that, and never fewer than `FEWEST_GAMES`.
 * @param run the games of another bot
 */
export function searchGames(games: number, run: Simulation): number {
  const enough = gamesToJudge(run) ?? FEWEST_GAMES;
  return Math.max(Math.min(games, FEWEST_GAMES), Math.ceil(games / 10), enough <= games ? enough : 0);
}

/**
 * Roughly how many games it takes to judge every card and hand that players began with in a run: after that many, all of them have
 * most likely begun `FEWEST_GAMES` games. Null if there is none.
 */
function gamesToJudge(run: Simulation): number | null {
  const { tally, subject } = run;
  const begun = [
    ...subject.cards.map((card) => judgedWins(run, card).games),
    ...subject.hands.map(({ word }) => tally.hands[word.name]?.games ?? 0),
  ].filter((games) => games > 0);
  if (begun.length === 0) return null;
  const share = Math.min(1, Math.min(...begun) / tally.games);
  // Two standard errors more than it takes on average.
  const spread = Math.sqrt(1 - share);
  return Math.ceil((spread + Math.sqrt(1 - share + FEWEST_GAMES)) ** 2 / share);
}

/** Judges cards and hands by the games of at least two strengths, the weakest first. */
export function ladderOf(rungs: readonly Rung[]): Ladder {
  const [first] = rungs;
  const { subject, tables } = first.run;
  const fair = 1 / first.run.options.players;
  const ofCards = subject.cards.map((card) => rungs.map(({ run }) => winsWith(run, card)));
  const names = subject.hands.map(({ word }) => word.name);
  const ofHands = names.map((name) => rungs.map(({ run }) => run.tally.hands[name] ?? noWins()));
  const climbing = rungs.flatMap(({ bot }, at) => (bot === RANDOM_BOT ? [] : [at]));
  const judged = (all: Wins[][]) => judge(all, fair, climbing);
  const apart = subject.cards.map((card) => rungs.map(({ run }) => judgedWins(run, card)));
  const [cards, hands] = [judged(apart), judged(ofHands)];
  return {
    strengths: rungs.map(({ bot, run }, strength) => {
      const figures = figuresOf(run);
      const cardsOf = figures.cards.map((card, at): RungCard => {
        const { held, dead, points } = run.tally.cards[subject.cards[at]];
        return { ...card, games: ofCards[at][strength].games, held, dead, points };
      });
      return { bot, ...figures, cards: cardsOf };
    }),
    strongest: [rungs[rungs.length - 2].bot, rungs[rungs.length - 1].bot],
    cards: subject.cards.map((card, at) => ({ number: tables.cards[card].number, ...cards[at] })),
    hands: names.map((name, at) => ({ name, ...hands[at] })),
    toJudge: gamesToJudge(rungs[rungs.length - 2].run),
    agreement: rungs.slice(1).map(({ bot }, below) => ({
      bots: [rungs[below].bot, bot],
      cards: agreementAt(ofCards, below, fair),
      hands: agreementAt(ofHands, below, fair),
    })),
  };
}

/** How far a strength and the next one up agree about everything that both can judge. */
function agreementAt(all: readonly Wins[][], below: number, fair: number): Agreement {
  const pairs = all.flatMap((wins): [number, number][] => {
    const both = [wins[below], wins[below + 1]];
    if (both.some(({ games }) => games < FEWEST_GAMES)) return [];
    const [a, b] = both.map((one) => shareOver(one, fair));
    return [[a, b]];
  });
  return agreementOf(pairs);
}

const shareOver = ({ games, won }: Wins, fair: number): number => won / WIN_UNITS / games - fair;

/**
 * Judges items by their wins at each strength.
 * @param climbing indices of the strengths that have a goal
 */
function judge(all: readonly Wins[][], fair: number, climbing: readonly number[]): Judgement[] {
  const rates = falseDiscoveryRates(all.map((wins) => pValueTogether(wins.slice(-2), fair)));
  const alone = [-2, -1].map((strength) =>
    winDiscoveryRates(
      all.map((wins) => wins.at(strength) as Wins),
      fair,
    ),
  );
  const slopes = all.map((wins) =>
    slopeOf(
      climbing.map((at) => wins[at]),
      fair,
    ),
  );
  const slopeRates = falseDiscoveryRates(slopes.map((slope) => slope?.p ?? 1));
  return all.map((wins, at) => {
    const [second, best] = wins.slice(-2).map((one) => (one.games < FEWEST_GAMES ? 0 : shareOver(one, fair)));
    const isUnconfirmed = wins[wins.length - 1].games < FEWEST_GAMES && alone[0][at] <= FALSE_DISCOVERY_RATE;
    const slope = slopes[at];
    const isSteep = slope !== null && slopeRates[at] <= FALSE_DISCOVERY_RATE;
    return {
      agreed: second * best > 0 && rates[at] <= FALSE_DISCOVERY_RATE ? (best > 0 ? 'more' : 'less') : null,
      disputed: second * best < 0 && alone.some((one) => one[at] <= FALSE_DISCOVERY_RATE),
      unconfirmed: isUnconfirmed ? (second > 0 ? 'more' : 'less') : null,
      rate: rates[at],
      slope: slope && { mean: slope.mean, low: slope.low, high: slope.high, rate: slopeRates[at] },
      calls: isSteep ? (slope.mean > 0 ? 'experts' : 'trap') : null,
    };
  });
}

/** How likely the wins at two strengths together are by chance alone; 1 if either has too few games. */
function pValueTogether([second, best]: readonly Wins[], fair: number): number {
  if (!isJudged(second) || !isJudged(best)) return 1;
  const [games, won] = [second.games + best.games, second.won + best.won];
  const again = Math.min(second.games, best.games);
  // As many independent games as would give the same certainty.
  const independent = games / (1 + (2 * SAME_DEAL_CORRELATION * again) / games);
  return pValue(errorsAbove({ games: independent, won: (won / games) * independent }, fair));
}

/**
 * The slope of the line through the shares, by weighted least squares, so that a strength with few games has little influence.
 * Null if fewer than two strengths have enough games.
 */
function slopeOf(wins: readonly Wins[], fair: number) {
  const points = wins.flatMap((one, step) =>
    one.games < FEWEST_GAMES
      ? []
      : [{ step, share: shareOver(one, fair), weight: one.games / (fair * (1 - fair)) }],
  );
  if (points.length < 2) return null;
  const total = points.reduce((sum, { weight }) => sum + weight, 0);
  const middle = points.reduce((sum, { step, weight }) => sum + step * weight, 0) / total;
  const spread = points.reduce((sum, { step, weight }) => sum + weight * (step - middle) ** 2, 0);
  const all = points.reduce((sum, { step, share, weight }) => sum + weight * (step - middle) * share, 0);
  const [mean, error] = [all / spread, 1 / Math.sqrt(spread)];
  const width = errorsFor() * error;
  const p = pValue(mean / error);
  return { mean: roundTo(mean), low: roundTo(mean - width), high: roundTo(mean + width), p };
}
