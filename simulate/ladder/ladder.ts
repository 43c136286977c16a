/**
 * Compares the same deals played by bots of different strength: how far they agree, and which cards get better or worse with
 * better play.
 */
import { sum, weightedLinearRegression, weightedVariance } from 'simple-statistics';
import type { BotName } from '../../runtime/index.ts';
import { judgedWins, winsWith } from '../figures/cards.ts';
import { runFigures } from '../figures/registry.ts';
import { winDiscoveryRates } from '../figures/wins.ts';
import type { RunSetup } from '../run/match.ts';
import type { Simulation } from '../run/simulation.ts';
import {
  errorsAbove,
  errorsFor,
  FEWEST_GAMES,
  falseDiscoveryRates,
  isJudged,
  pValue,
  standsOut,
} from '../statistics/certainty.ts';
import { roundTo } from '../statistics/rounding.ts';
import { noWins, WIN_UNITS, type Wins } from '../statistics/sums.ts';

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

/** The figures of one strength. */
const rungFigures = ({ bot, run }: Rung) => {
  const figures = runFigures(run);
  return {
    bot,
    ...figures,
    cards: figures.cards.map((figure, at) => {
      const card = run.subject.cards[at];
      /** Games in which a player began with it in hand, and in which it stayed there; the points that its effect gave its owner. */
      const { held, dead, points } = run.tally.cards[card];
      /** `games`: those that its win lift is based on. */
      return { ...figure, games: winsWith(run, card).games, held, dead, points };
    }),
  };
};
export type RungFigures = ReturnType<typeof rungFigures>;

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
export function makeLadder(rungs: readonly Rung[]) {
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
    /** The weakest first. */
    strengths: rungs.map(rungFigures),
    /** The two strongest bots, which have to agree before a card is named. */
    strongest: rungs.slice(-2).map(({ bot }) => bot),
    cards: subject.cards.map((card, at) => ({ number: tables.cards[card].number, ...cards[at] })),
    hands: names.map((name, at) => ({ name, ...hands[at] })),
    /** Roughly how many games of both let them judge every card and hand that was dealt; null if none was, or the games were stopped. */
    toJudge: gamesToJudge(rungs[rungs.length - 2].run),
    /** How far each strength agrees with the next one up, about the win lift of cards and the shares of hands. */
    agreement: rungs.slice(1).map(({ bot }, below) => ({
      bots: [rungs[below].bot, bot],
      cards: agreementAt(ofCards, below, fair),
      hands: agreementAt(ofHands, below, fair),
    })),
  };
}

/** The games of all strengths, and the judgements based on them. */
export type Ladder = ReturnType<typeof makeLadder>;

/** How far a strength and the next one up agree about everything that both can judge. */
function agreementAt(all: readonly Wins[][], below: number, fair: number) {
  const pairs = all.flatMap((wins): [number, number][] => {
    const [lower, upper] = [wins[below], wins[below + 1]];
    return isJudged(lower) && isJudged(upper) ? [[shareOver(lower, fair), shareOver(upper, fair)]] : [];
  });
  return measureAgreement(pairs);
}

/** How far two figures of each item agree. */
export function measureAgreement(pairs: readonly (readonly [number, number])[]) {
  const signed = pairs.filter(([a, b]) => a !== 0 && b !== 0);
  const same = signed.filter(([a, b]) => a > 0 === b > 0).length;
  return {
    /** The number of items. */
    of: pairs.length,
    /**
     * Kendall's τ-b, from -1 to 1: the share of pairs that both lists put in the same order, minus the share that they put in
     * opposite orders. Chance gives 0. Null if there is no order: fewer than two items, or all equal.
     */
    tau: kendallTau(pairs),
    /** The share of items whose two figures have the same sign, ignoring items with a figure of 0; null if none are left. */
    sign: signed.length === 0 ? null : roundTo(same / signed.length),
  };
}

/** Kendall's τ-b, which allows for ties; null if either list has no order. */
export function kendallTau(pairs: readonly (readonly [number, number])[]): number | null {
  let [balance, inFirst, inSecond] = [0, 0, 0];
  for (const [at, [a, b]] of pairs.entries()) {
    for (const [x, y] of pairs.slice(at + 1)) {
      const [first, second] = [Math.sign(a - x), Math.sign(b - y)];
      balance += first * second;
      inFirst += Math.abs(first);
      inSecond += Math.abs(second);
    }
  }
  return inFirst === 0 || inSecond === 0 ? null : roundTo(balance / Math.sqrt(inFirst * inSecond));
}

const shareOver = ({ games, won }: Wins, fair: number): number => won / WIN_UNITS / games - fair;

/**
 * Judges cards or hands by their wins at each strength.
 * @param climbing indices of the strengths that have a goal
 */
function judge(all: readonly Wins[][], fair: number, climbing: readonly number[]) {
  const rates = falseDiscoveryRates(all.map((wins) => pValueTogether(wins.slice(-2), fair)));
  const winsAt = (strength: number) => all.map((wins) => wins.at(strength)!);
  const alone = [-2, -1].map((strength) => winDiscoveryRates(winsAt(strength), fair));
  const slopes = all.map((wins) => slopeOf(wins, climbing, fair));
  const slopeRates = falseDiscoveryRates(slopes.map((slope) => slope?.p ?? 1));
  return all.map((wins, at) => {
    const [second, best] = wins.slice(-2).map((one) => (isJudged(one) ? shareOver(one, fair) : 0));
    const [rate, slopeRate, ...own] = [rates, slopeRates, ...alone].map((those) => those[at]);
    const isSure = own.map((one) => standsOut({ rate: one }));
    const slope = slopes[at];
    return {
      /** Whether it clearly wins more or less often than a fair share, and the two strongest bots agree about the direction. */
      agreed: second * best > 0 && standsOut({ rate }) ? moreOrLess(best) : null,
      /** Whether it clearly wins more or less often with one of the two strongest bots, while the other leans the opposite way. */
      disputed: second * best < 0 && isSure.includes(true),
      /** What the second strongest bot alone shows clearly, while the strongest has too few games with it to agree. */
      unconfirmed: !isJudged(wins[wins.length - 1]) && isSure[0] ? moreOrLess(second) : null,
      /** The false discovery rate of both bots' games together, among all of its kind; 1 if either has too few games. */
      rate,
      /** How many percentage points more are won with it per step up the ladder, among bots that have a goal. */
      slope: slope && { mean: slope.mean, low: slope.low, high: slope.high, rate: slopeRate },
      /** The meaning of the slope: a card for experts, or a trap for them; null if it may be level. */
      calls: slope && standsOut({ rate: slopeRate }) ? CALLS[moreOrLess(slope.mean)] : null,
    };
  });
}

const moreOrLess = (lift: number): 'more' | 'less' => (lift > 0 ? 'more' : 'less');
const CALLS = { more: 'experts', less: 'trap' } as const;

/** The judgement about a card or hand, from bots of all strengths. */
export type Judgement = ReturnType<typeof judge>[number];

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
function slopeOf(wins: readonly Wins[], climbing: readonly number[], fair: number) {
  const steps = climbing.filter((step) => isJudged(wins[step]));
  if (steps.length < 2) return null;
  const weights = steps.map((step) => wins[step].games / (fair * (1 - fair)));
  const points = steps.map((step) => [step, shareOver(wins[step], fair)]);
  const { m: mean } = weightedLinearRegression(points, weights);
  const error = 1 / Math.sqrt(weightedVariance(steps, weights) * sum(weights));
  const width = errorsFor() * error;
  const p = pValue(mean / error);
  return { mean: roundTo(mean), low: roundTo(mean - width), high: roundTo(mean + width), p };
}
