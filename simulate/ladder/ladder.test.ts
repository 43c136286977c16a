/** Judging cards by the same deals at several strengths. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { remarksOf } from '../../test/simulate/remarks.ts';
import { chainOf, PLAIN } from '../../test/simulate/sets.ts';
import { linkMatch, playMatch, type RunSetup } from '../run/match.ts';
import { setUpGame, simulation } from '../run/simulation.ts';
import { errorsAbove, pValue } from '../statistics/certainty.ts';
import { WIN_UNITS } from '../statistics/sums.ts';
import { byImportance, verdictText } from './items.ts';
import { kendallTau, LADDER, makeLadder, measureAgreement, rungSetup, searchGames } from './ladder.ts';

const CHAIN = chainOf(PLAIN);
const SETUP: RunSetup = {
  chain: CHAIN,
  options: { players: 4, seed: 1, bots: ['greedy', 'greedy', 'greedy', 'greedy'], target: 6 },
  inherited: false,
  against: null,
};

/** A ladder in which, at each strength, the first card wins this share of this many games; all other cards win a fair share. */
function ladderWith(shares: readonly number[], games: readonly number[] = shares.map(() => 1000)) {
  const rungs = LADDER.map((bot, strength) => {
    const run = simulation(CHAIN, SETUP.options);
    run.tally.games = games[strength];
    for (const [at, card] of run.subject.cards.entries()) {
      const share = at === 0 ? shares[strength] : 0.25;
      run.tally.cards[card].dealt = {
        games: games[strength],
        won: Math.round(share * WIN_UNITS * games[strength]),
      };
    }
    return { bot, run };
  });
  const ladder = makeLadder(rungs);
  return { ladder, first: ladder.cards[0], remarks: remarksOf(rungs[1].run, ladder).join('\n') };
}

/** Two lists as pairs of their values. */
const pairs = (one: readonly number[], other: readonly number[]) =>
  one.map((value, at): [number, number] => [value, other[at]]);

test("Kendall's τ is right for known lists, 1 for equal and -1 for reversed lists", () => {
  expect(kendallTau(pairs([1, 2, 3, 4], [1, 3, 2, 4]))).toBeCloseTo(4 / 6);
  // With a tie: 2 pairs agree; the first list orders 2 pairs, the second 3.
  expect(kendallTau(pairs([1, 1, 2], [1, 2, 3]))).toBeCloseTo(2 / Math.sqrt(6));
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 2, maxLength: 20 }), (list) => {
      expect(kendallTau(list.map((one) => [one, one]))).toBe(1);
      expect(kendallTau(list.map((one) => [one, -one]))).toBe(-1);
    }),
  );
  expect(kendallTau([[1, 2]])).toBe(null);
  expect(measureAgreement(pairs([1, -1, 0], [2, 2, 5]))).toMatchObject({ of: 3, sign: 0.5 });
});

test('a card is judged only if the two strongest bots agree', () => {
  const agreed = ladderWith([0.25, 0.35, 0.35, 0.34]);
  expect(agreed.first).toMatchObject({ agreed: 'more', disputed: false });
  expect(agreed.remarks).toContain('A seat that begins with card 1 wins more often than a fair share');
  const disputed = ladderWith([0.25, 0.25, 0.35, 0.2]);
  expect(disputed.first).toMatchObject({ agreed: null, disputed: true });
  expect(disputed.remarks).not.toContain('card 1 wins');
  expect(disputed.remarks).toContain('disagree about, so they are not judged: 1 (+10.0 and -5.0)');
  // The judgement of the greedy bots does not count.
  expect(ladderWith([0.25, 0.5, 0.25, 0.25]).first).toMatchObject({ agreed: null, disputed: false });
  const few = ladderWith([0.25, 0.35, 0.35, 0.6], [1000, 1000, 1000, 20]);
  expect(few.first).toMatchObject({ agreed: null, unconfirmed: 'more', rate: 1 });
  expect(few.remarks).toContain(
    'win clearly more or less often with learned alone, which mcts:20+learned has not confirmed yet: 1 (+10.0).',
  );
  expect(few.remarks).toContain(
    'No card is judged at both strengths: mcts:20+learned played 20 games, and a card needs 30 that begin with it. About 30 games of each are enough (--games, --search-games).',
  );
});

test('two games with the same deal count as fewer than two', () => {
  const rateOf = (games: number[]) => ladderWith([0.25, 0.25, 0.28, 0.28], games).first.rate;
  const rateFor = (independent: number) =>
    10 * pValue(errorsAbove({ games: independent, won: 0.28 * independent * WIN_UNITS }, 0.25));
  expect(rateOf([1000, 1000, 1000, 1000])).toBeCloseTo(rateFor(2000 / 1.25), 3);
  // Only a tenth of the deals is played twice.
  expect(rateOf([1000, 1000, 1000, 100])).toBeCloseTo(rateFor(1100 / (1 + 50 / 1100)), 3);
});

test('a card is for experts if better bots win more with it, a trap if less; random bots do not count', () => {
  expect(ladderWith([0.25, 0.2, 0.25, 0.3]).first).toMatchObject({
    calls: 'experts',
    slope: { mean: 0.05, low: expect.closeTo(0.0312, 3), high: expect.closeTo(0.0688, 3) },
  });
  expect(ladderWith([0.25, 0.3, 0.25, 0.2]).first.calls).toBe('trap');
  expect(ladderWith([0, 0.3, 0.3, 0.3]).first.calls).toBe(null);
});

test('all strengths play the same deals, and those with equal results agree', () => {
  const decks = LADDER.map((bot) => {
    const { run } = linkMatch(rungSetup({ ...SETUP, against: CHAIN }, bot));
    expect(run.options.bots).toEqual(Array(4).fill(bot));
    const { game } = setUpGame(run, 3);
    return JSON.stringify([game.seed, game.hands, game.active]);
  });
  expect(new Set(decks).size).toBe(1);
  expect(playMatch(linkMatch(rungSetup({ ...SETUP, against: CHAIN }, 'random')), 0).against).toBe(null);
  const { ladder } = ladderWith([0.2, 0.3, 0.3, 0.3]);
  expect(ladder.agreement.map(({ bots, cards }) => [bots, cards.of])).toEqual([
    [['random', 'greedy'], 10],
    [['greedy', 'learned'], 10],
    [['learned', 'mcts:20+learned'], 10],
  ]);
  expect(ladder.agreement[2].cards).toEqual({ of: 10, tau: 1, sign: 1 });
});

test('the search plays a tenth of the games, but enough to judge cards, and never more than the other bots', () => {
  const run = simulation(CHAIN, SETUP.options);
  const searched = (games: number, begun: number) => {
    run.tally.games = games;
    for (const card of run.subject.cards) run.tally.cards[card].dealt = { games: begun, won: 0 };
    return searchGames(games, run);
  };
  // Every game begins with every card.
  expect([5, 100, 1000].map((games) => searched(games, games))).toEqual([5, 30, 100]);
  // A quarter of the games does: 120 games begin with a card 30 times on average.
  expect([100, 180, 1000].map((games) => searched(games, games / 4))).toEqual([30, 165, 165]);
  expect(searched(100_000, 25_000)).toBe(10_000);
  expect(searched(1000, 0)).toBe(100);
});

test('tables of a ladder begin with what both agree about', () => {
  const rows = [
    ladderWith([0.25, 0.25, 0.25, 0.25]),
    ladderWith([0.25, 0.25, 0.35, 0.2]),
    ladderWith([0.25, 0.35, 0.35, 0.6], [1000, 1000, 1000, 20]),
    ladderWith([0.25, 0.35, 0.35, 0.34]),
  ].map(({ first }) => ({ name: '', judgement: first, at: [] }));
  expect(byImportance(rows).map(({ judgement }) => verdictText(judgement))).toEqual([
    'wins more',
    'more, unconfirmed',
    'disputed',
    '',
  ]);
});
