/** Restricted play, and changes that are played before they are advised. */
import { expect, test } from 'vitest';
import { card, chainOf, PLAIN } from '../../test/simulate/sets.ts';
import { markCard } from '../figures/section.ts';
import { countMatch, linkMatch, type Match, playMatch, type RunSetup } from '../run/match.ts';
import { gameSeed, startingCard } from '../run/plan.ts';
import { setUpGame, simulation } from '../run/simulation.ts';
import { addTo, addWin, noSums, WIN_UNITS } from '../statistics/sums.ts';
import { cardLosses, restrictedSetup } from './restricted.ts';
import { adviceRemarks, restrictedRemarks, trialRemark } from './sections.ts';
import { type PlayVersion, tryChanges } from './trial.ts';
import { makeVariations } from './variations.ts';

const bots = ['random', 'random'] as const;
/** Card 20 gives four points for a low price; the further steps have numbers to vary. */
const CHAIN = chainOf(
  PLAIN + card(20, 'gain 4vp; gain 1vp per 2 grassland at most 3; pay 1 cube; gain 1vp', 'sun, water', 2),
);
const SETUP: RunSetup = {
  chain: CHAIN,
  options: { players: 2, seed: 1, bots, target: 4 },
  inherited: false,
  against: null,
};

test('games take turns among cards; a seat begins with the card of the game, active unless barred', () => {
  const options = { ...SETUP.options, cards: [20, 3] };
  expect([0, 1, 2].map((index) => startingCard(options, index))).toEqual([20, 3, 20]);
  expect(gameSeed(options, 0)).toBe(gameSeed(options, 1));
  for (const barred of [undefined, true] as const) {
    const run = simulation(CHAIN, { ...options, ...(barred && { barred }) });
    for (const index of [0, 1, 2, 3]) {
      const { game } = setUpGame(run, index);
      const given = run.tables.cardOf[startingCard(options, index)!];
      const where = barred ? game.hands : game.active;
      expect(where.flat()).toContain(given);
    }
  }
});

test('a seat that may not use a card never does, and the rest of the deal stays the same', () => {
  const cards = [20, 1];
  const setup = restrictedSetup(SETUP, cards);
  const match = linkMatch({ ...setup, options: { ...setup.options, bots } });
  const ran = { with: 0, without: 0 };
  for (let index = 0; index < 24; index++) {
    const played = playMatch(match, index);
    countMatch(match, played);
    const [now, then] = [played.row!, played.against!.row!];
    expect([then.seed, then.began]).toEqual([now.seed, now.began]);
    const runs = ({ cards: of }: typeof now) => of.runs[of.card.indexOf(cards[index % 2])];
    ran.with += runs(now);
    ran.without += runs(then);
  }
  expect(ran.with).toBeGreaterThan(0);
  expect(ran.without).toBe(0);
  // Each game counts only for its own card.
  expect(cardLosses(match).cards.map(({ number, games }) => [number, games])).toEqual(
    expect.arrayContaining([
      [1, 12],
      [20, 12],
    ]),
  );
});

test('sentences say what good players lose without a card, most certain cards first', () => {
  const one = (number: number, mean: number, rate: number) => ({
    number,
    games: 2000,
    mean,
    low: mean - 0.02,
    high: mean + 0.02,
    rate,
  });
  const cards = [one(7, 0.08, 0.01), one(8, 0, 1), one(9, -0.05, 0.02)];
  expect(restrictedRemarks({ bot: 'learned', cards })).toEqual([
    `By how many percentage points learned loses more often where it may not use a card: ${markCard(7)} (8.0, 6.0 to 10.0; 2,000 pairs).`,
    `By how many percentage points learned wins more often where it may not use a card: ${markCard(9)} (5.0, 3.0 to 7.0; 2,000 pairs).`,
  ]);
  expect(restrictedRemarks({ bot: 'learned', cards: [one(8, 0, 1)] })).toEqual([
    `Without card ${markCard(8)}, learned wins neither clearly more nor clearly less often.`,
  ]);
});

test('each number of a card is varied by one in both directions, or by a larger amount', () => {
  const changes = (wanted: 'weaker' | 'stronger') =>
    makeVariations(CHAIN, 20, wanted).map(({ change }) => change);
  expect(changes('weaker')).toEqual([
    '3vp instead of 4',
    'for each 3 instead of 2',
    'at most 2 instead of 3',
    'pay 2 cubes instead of 1',
    '1 spot more (sun)',
    '1 leaf less',
  ]);
  expect(changes('stronger')).toEqual([
    '5vp instead of 4',
    '2vp instead of 1 in step 2',
    'for each 1 instead of 2',
    'at most 4 instead of 3',
    '2vp instead of 1 in step 4',
    '1 spot less (sun)',
    '1 leaf more',
  ]);
  const [points] = makeVariations(CHAIN, 20, 'weaker');
  expect(points.sized(3)?.change).toBe('1vp instead of 4');
  const leafy = chainOf(PLAIN + card(20, 'gain 1vp', 'sun, water', 3));
  expect(makeVariations(leafy, 20, 'weaker').at(-1)?.sized(2)?.change).toBe('2 leaves fewer');
  expect(points.sized(4)).toBe(null);
  const varied = points.chain.at(-1)!.cards.find(({ number }) => number === 20)!;
  expect(varied.steps[0]).toMatchObject({ rewards: [{ gain: 'vp', amount: 3 }] });
  // The set itself stays unchanged, and the other cards are shared.
  expect(CHAIN.at(-1)!.cards.find(({ number }) => number === 20)!.steps[0]).toMatchObject({
    rewards: [{ gain: 'vp', amount: 4 }],
  });
  expect(makeVariations(CHAIN, 99, 'weaker')).toEqual([]);
});

/** Counts a game that the player with a card wins, or loses, with each of two versions. */
function countWin({ run, paired }: Match, number: number, won: number, before: number | null): void {
  addWin(run.tally.cards[run.tables.cardOf[number]].dealt, won * WIN_UNITS);
  if (before === null) return;
  paired.cards[number] ??= noSums();
  addTo(paired.cards[number], (won - before) * WIN_UNITS);
}

/**
 * A fake `PlayVersion` in which a card's win share depends only on its points and spots.
 * @param shareOf the win share for the card's points and its number of spots beyond two
 */
function playing(shareOf: (points: number, more: number) => number) {
  const played: string[] = [];
  const shareIn = (chain: RunSetup['chain'], number: number): number => {
    const { steps, energy } = chain.at(-1)!.cards.find((one) => one.number === number)!;
    const [gain] = steps;
    const points = gain.op === 'gain' && gain.rewards[0].gain === 'vp' ? gain.rewards[0].amount : 0;
    return shareOf(points, energy.length - 2);
  };
  const play: PlayVersion = async ({ chain, options, against }, match, { from, to }, what) => {
    played.push(`${what}: ${from} to ${to}`);
    const [number] = options.cards!;
    const wins = (of: RunSetup['chain'], game: number) =>
      Number(game % 20 < Math.round(shareIn(of, number) * 20));
    for (let game = from; game < to; game++)
      countWin(match, number, wins(chain, game), against && wins(against, game));
  };
  return { play, played };
}

test('the change that brings a card closest to a fair share is played in full, then advised', async () => {
  // Each point above two for two spots adds a tenth to the win share; four more spots offset one point.
  const { play, played } = playing((points, more) => 0.5 + (points - 2 - more / 4) / 10);
  const { trial, chain } = await tryChanges(SETUP, 20, 400, play);
  expect(trial).toMatchObject({ number: 20, wanted: 'weaker', advice: '2vp instead of 4' });
  expect(trial.now).toMatchObject({ games: 400, lift: 0.2 });
  expect(trial.tried[0]).toMatchObject({ games: 400, lift: 0, difference: { mean: -0.2 } });
  expect(played).toContain('card 20 with 3vp instead of 4: 0 to 100');
  expect(played).toContain('card 20 with 2vp instead of 4: 0 to 400');
  expect(trialRemark(trial, (number) => `${number} "X"`)).toBe(
    'With 2vp instead of 4 card 20 "X" is within ±4.9 %, 400 games; as it is: +20.0 % (+15.3 to +24.3).',
  );
  // Trials of further cards are played against the card as advised.
  expect(makeVariations(chain, 20, 'weaker')[0].change).toBe('1vp instead of 2');
});

const RICH = chainOf(PLAIN + card(21, 'gain 12vp', 'sun, water', 2));

test('a card that always wins is changed by more and more until it no longer does', async () => {
  const { play } = playing((points) => (points > 5 ? 1 : 0.5));
  const { trial } = await tryChanges({ ...SETUP, chain: RICH }, 21, 400, play);
  expect(trial.now.lift).toBe(0.5);
  expect(trial).toMatchObject({ wanted: 'weaker', advice: expect.stringMatching(/^[1-5]vp instead of 12$/) });
});

test('a change is advised only if its effect is certain', async () => {
  // Each point adds a few hundredths, which 40 games cannot tell from chance.
  const { play } = playing((points, more) => 0.75 + (points - 4 - more) / 40);
  const { trial, chain } = await tryChanges(SETUP, 20, 40, play);
  expect(trial).toMatchObject({ wanted: 'weaker', advice: null });
  expect(chain).toBe(CHAIN);
  expect(trialRemark(trial, String)).toMatch(
    /^No change that was tried certainly brings card 20 nearer to a fair share than \+[\d.]+ % \(.*\), 40 games\.$/,
  );
});

test('the best of two changes has to be more certain than one alone', async () => {
  // Of 120 games the change loses six that the card wins: certain at 95 %, but not at 97.5 %.
  const { play } = playing((points, more) => (points < 4 || more > 0 ? 0.7 : 0.75));
  const { trial } = await tryChanges(SETUP, 20, 120, play);
  expect(trial.tried[0].difference.high).toBeLessThan(0);
  expect(trial).toMatchObject({ wanted: 'weaker', advice: null });
});

test('no change is advised after too few games with a winner', async () => {
  const { trial } = await tryChanges(SETUP, 20, 40, async (_, match) => {
    for (let game = 0; game < 20; game++) countWin(match, 20, 1, null);
  });
  expect(trialRemark(trial, String)).toBe(
    'No change of card 20 is advised yet: that takes 30 games with a winner, and 20 games had one.',
  );
});

test('a trial says that the changes above it were part of its games', () => {
  const now = { games: 400, lift: 0.2, low: 0.1, high: 0.3 };
  const one = { number: 20, now, wanted: 'weaker' as const, tried: [{ ...now, change: '1 leaf less' }] };
  const difference = { games: 400, mean: 0, low: 0, high: 0 };
  const tried = one.tried.map((version) => ({ ...version, difference }));
  const advised = { ...one, tried, advice: '1 leaf less' };
  expect(adviceRemarks([], null)).toEqual(['No card wins so much or so little that a change was tried.']);
  expect(adviceRemarks([advised], null)).toHaveLength(1);
  expect(adviceRemarks([advised, { ...advised, number: 21 }], null)[2]).toBe(
    'Each card was tried in games in which the changes above it were made.',
  );
});

test('no change is tried for a card that is fair among good players', async () => {
  const { trial, chain } = await tryChanges(SETUP, 20, 400, async (_, match) => {
    for (let game = 0; game < 400; game++) countWin(match, 20, game % 2, null);
  });
  expect(chain).toBe(CHAIN);
  expect(trial).toMatchObject({ wanted: null, tried: [], advice: null });
  expect(trialRemark(trial, String)).toMatch(
    /^Leave card 20 as it is: among good players it is within ±4\.9 %/,
  );
});

test('a card is judged even if games do not end without it: such a game is a tie of all seats', () => {
  const match = linkMatch(restrictedSetup(SETUP, [20]));
  const played = playMatch(
    linkMatch({ ...restrictedSetup(SETUP, [20]), options: { ...SETUP.options, cards: [20] } }),
    0,
  );
  const { row } = played;
  const seat = row!.began.findIndex((cards) => cards.includes(20));
  const now = { ...row!, won: [0, 1].map((at) => Number(at === seat)) };
  const then = { ...played.against!.row!, ended: 'stopped' as const, won: null };
  for (let game = 0; game < 30; game++)
    countMatch(match, { ...played, row: now, against: { ...played.against!, row: then } });
  expect(cardLosses(match).cards).toEqual([expect.objectContaining({ number: 20, games: 30, mean: 0.5 })]);
});
