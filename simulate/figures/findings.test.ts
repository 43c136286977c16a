/** Findings from hand-written rows. */
import { expect, test } from 'vitest';
import { remarksOf } from '../../test/simulate/remarks.ts';
import { chainOf } from '../../test/simulate/sets.ts';
import { adviceFor } from '../advice/advice.ts';
import type { GameRow } from '../data/columns.ts';
import { simulation } from '../run/simulation.ts';
import type { RunOptions } from './context.ts';
import { labelHand } from './labels.ts';
import { countGame, runFindings } from './registry.ts';

const HANDS = `set hands "Hands" extends first-continent
  deal 2 brown, 0 blue, 1 active
  deal 2 brown, 0 blue, 1 active for 2 players

hand ox footprint "The Ox"
hand fox footprint "Fox"

card 901 brown "Useless" leaves 2 energy sun hand ox active { gain 1vp }
card 902 brown "Useful" leaves 2 energy sun hand ox { gain 2vp }
card 903 brown "Held" leaves 2 energy sun hand fox { gain 3vp }
card 904 brown "Used" leaves 2 energy sun hand fox active { gain 4vp }
`;

const zeros = [0, 0, 0, 0];
/** A game that the fox hand wins. The ox has a card in play that never runs, the fox one that never comes into play. */
const ROW: GameRow = {
  seed: 1,
  start: 'named',
  ended: 'over',
  stopped_by: null,
  draws: 20,
  decisions: 9,
  chain: 1,
  points: [4, 8],
  won: [0, 1],
  bots: ['random', 'random'],
  hands: ['ox', 'fox'],
  began: [[901], [904]],
  ran_out: [],
  timeline: [[4, 8]],
  cards: {
    card: [901, 902, 903, 904],
    seat: [0, 0, 1, 1],
    came: [0, 3, null, 0],
    others: zeros,
    again: zeros,
    in_play: [true, true, false, true],
    runs: [0, 2, 0, 2],
    points: [0, 4, 0, 8],
    most: [0, 1, 0, 1],
    arrived: [[0], [2], [0], [2]],
    ran: [[0], [2], [0], [2]],
  },
};

const CHAIN = chainOf(HANDS);

function runOf(rows: readonly GameRow[], more: Partial<RunOptions> = {}) {
  const run = simulation(CHAIN, { players: 2, seed: 1, bots: ['random', 'random'], ...more });
  for (const row of rows) countGame(run, { row, failure: null });
  return run;
}

/** Sixty games of this row, counted as if its cards had been dealt. */
function dealtRun(row: GameRow, more: Partial<RunOptions> = {}) {
  const run = runOf(Array(60).fill(row), more);
  for (const card of run.subject.cards) run.tally.cards[card].dealt = run.tally.cards[card].begun;
  return run;
}

test('a hand lists its cards that do nothing, in play or not', () => {
  const run = runOf(Array(40).fill(ROW));
  const dead = runFindings(run).hands.map((hand) => [hand.name, hand.dead]);
  expect(Object.fromEntries(dead)).toMatchObject({
    ox: [{ number: 901, inPlay: 1, ran: 0 }],
    fox: [{ number: 903, inPlay: 0, ran: 0 }],
  });
  expect(remarksOf(run)).toContainEqual(
    expect.stringContaining(
      'Its seat makes 4.0 points, where all make 6.0. Dead in it, because it does nothing in most games: ' +
        '901 "Useless" (in play in 100.0 % of its games, completed in 0.0 %).',
    ),
  );
});

/** The row, with these results of the four cards. */
const rowWith = (in_play: boolean[], runs: number[]): GameRow => ({
  ...ROW,
  cards: { ...ROW.cards, in_play, runs, ran: runs.map((times) => Array<number>(times).fill(2)) },
});

test.each([
  [
    'the same happened to',
    [rowWith([false, true, false, true], [0, 0, 0, 0]), rowWith([false, true, false, false], [0, 0, 0, 0])],
    [
      'Cards never in play: 901 "Useless", 903 "Held".',
      'Cards in play and never completed: 902 "Useful" (2 games), 904 "Used" (one game).',
    ],
  ],
  [
    'each only one did',
    [rowWith([true, true, false, true], [0, 2, 0, 2])],
    ['Cards never in play: 903 "Held".', 'Cards in play and never completed: 901 "Useless" (one game).'],
  ],
])('cards that did nothing are in one sentence where %s', (_, rows, said) => {
  const run = runOf(rows);
  const remarks = remarksOf(run).filter((line) => /never (in play|completed)/.test(line));
  expect(remarks.filter((line) => / 90[1-4] /.test(line))).toEqual(said);
});

test('a card that wins without ever being in play is named with that', () => {
  const run = dealtRun(rowWith([true, true, false, false], [0, 2, 0, 0]));
  expect(remarksOf(run)).toContainEqual(
    expect.stringMatching(
      /^A seat that begins with card 904 "Used" wins clearly more often: \d+ percentage points above a fair share \(.*\)\. It was never in play, so its effect is not the reason\.$/,
    ),
  );
});

test('a loop is reported with the other cards that run in it', () => {
  const run = runOf([ROW]);
  for (const [at, most] of [12, 11, 10].entries())
    Object.assign(run.tally.cards[run.tables.cardOf[901 + at]], { most, again: 2 });
  expect(remarksOf(run)).toContain(
    'Card 901 "Useless" triggers itself in a loop: it ran up to 12 times on one draw, and more than once on 2, together with 902 "Useful", 903 "Held".',
  );
});

test('a hand is shown with its name, and with its title if that differs', () => {
  const { tables } = runOf([]);
  const names = ['ox', 'fox', 'impala-lily', 'none'];
  expect(names.map((name) => labelHand(tables, name))).toEqual(['ox "The Ox"', 'fox', 'impala-lily', 'none']);
});

test('the cards of a hand that the run named are not judged by what the hand wins', () => {
  const [dealt, named] = [dealtRun(ROW), dealtRun(ROW, { hands: ['ox', 'fox'] })];
  const judgements = (run: typeof named) =>
    remarksOf(run).filter((line) => /begins with card|judged alone/.test(line));
  expect(judgements(dealt)).not.toEqual([]);
  expect(judgements(named)).toEqual([
    'No card of ox "The Ox", fox is judged alone, because it wins what its hand wins.',
  ]);
  expect(adviceFor(dealt, runFindings(dealt), null)).not.toEqual([]);
  expect(adviceFor(named, runFindings(named), null)).toEqual([]);
});

test('L60 figures leave out a card that bots do not do by hand, and say so', () => {
  const chain = chainOf(HANDS.replace('gain 4vp', 'may { by hand "Take 4 points." }'));
  const run = simulation(chain, { players: 2, seed: 1, bots: ['random', 'random'] });
  for (let game = 0; game < 60; game++) countGame(run, { row: ROW, failure: null });
  for (const card of run.subject.cards) run.tally.cards[card].dealt = run.tally.cards[card].begun;
  const { cards } = runFindings(run);
  expect(cards.map(({ number, games }) => [number, games])).toEqual([
    [901, 60],
    [902, 0],
    [903, 0],
    [904, 0],
  ]);
  const remarks = remarksOf(run);
  expect(remarks).toContain(
    'Bots do not do what is said by hand, so figures leave these cards out: 904 "Used".',
  );
  expect(remarks).not.toContainEqual(expect.stringMatching(/904.* never reached/));
});
