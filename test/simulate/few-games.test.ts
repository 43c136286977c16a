/**
 * Reports on few games state what happened, and never that nothing is wrong. They give cards by title and count seats
 * from 1.
 */
import { expect, test } from 'vitest';
import { showRun } from '../../cli/simulation/text.ts';
import { NOTHING_FURTHER } from '../../simulate/advice/advice.ts';
import { compareRuns, type RunComparison } from '../../simulate/compared.ts';
import type { RunOptions } from '../../simulate/figures/context.ts';
import { runFindings } from '../../simulate/figures/registry.ts';
import { linkMatch, type Match } from '../../simulate/run/match.ts';
import type { Simulation } from '../../simulate/run/simulation.ts';
import type { RunResults } from '../../simulate/sections.ts';
import { addWin, countWin, WIN_UNITS } from '../../simulate/statistics/sums.ts';
import { remarksOf } from './remarks.ts';
import { chainOf, extended, PLAIN, playedMatch, playedRun } from './sets.ts';

const OPTIONS: RunOptions = { players: 2, seed: 1, bots: ['random', 'random'], target: 12 };
const RAIN =
  'card 20 brown "Rain" leaves 2 energy sun { gain 1vp; place lion if there are at least 60 lions }\n';

const resultsOf = (match: RunResults['match']): RunResults => ({
  match,
  findings: runFindings(match.run),
  compared: null,
  more: NOTHING_FURTHER,
});
const showFigures = (run: Simulation, set = '') => showRun(resultsOf({ run, against: null }), 1, set);
const showCompared = (compared: RunComparison, match: Match) =>
  showRun({ ...resultsOf(match), compared, against: 'then' }, 1, '');

const playedOf = (text: string, games: number): Simulation => playedRun(chainOf(text), OPTIONS, games);

test.each([
  [1, 'Only one game was played'],
  [6, 'Only 6 games were played'],
])('%i games are too few to judge anything, and the report says so', (games, message) => {
  const run = playedOf(PLAIN, games);
  expect(remarksOf(run)[0]).toMatch(new RegExp(`^${message}: `));
  const shown = showFigures(run);
  expect(shown).toContain(message);
  expect(shown).not.toContain('Nothing stands out');
  expect(shown).toMatch(/^1 .* –$/m);
});

test('the table says how long a card waits in hand, once enough games show it', () => {
  const run = playedOf(PLAIN, 6);
  const card = run.tally.cards[run.tables.cardOf[1]];
  const drawsWith = (dead: number) => {
    Object.assign(card, { held: 40, dead, came: { 3: 10, 12: 40 - dead - 10 } });
    return /^1 +\d+ +(\S+)/m.exec(showFigures(run))?.[1];
  };
  expect([drawsWith(10), drawsWith(11)]).toEqual(['12', '–']);
});

test('a set without cards of its own is reported with the option that shows its inherited cards', () => {
  const shown = showFigures(
    playedRun(chainOf('set none "None" extends first-continent'), OPTIONS, 2),
    'none',
  );
  expect(shown).toContain(
    '- This set has no cards of its own. To see the 105 cards it inherits, add --inherited.',
  );
  expect(showFigures(playedOf(PLAIN, 2))).not.toContain('--inherited');
});

test('what stands out comes before all tables, and own cards before those that the set inherits', () => {
  const run = playedRun(extended(PLAIN, RAIN), OPTIONS, 2, true);
  const lines = showFigures(run).split('\n');
  expect(lines[2]).toContain('What stands out');
  const numbers = lines.map((line) => /^(\d+) .* –$/.exec(line)?.[1]).filter((one) => one !== undefined);
  expect(numbers[0]).toBe('20');
  expect(numbers.length).toBeGreaterThan(1);
});

test.each([
  [5, /(\d+) of \1 are not judged: each takes 30 games/],
  [80, /No card or hand clearly wins more or less often than in the other version\./],
])('the comparison of two versions after %i games says what it can judge', (games, message) => {
  const match = playedMatch(chainOf(PLAIN), chainOf(PLAIN), OPTIONS, games);
  expect(showCompared(compareRuns(match)!, match)).toMatch(message);
});

const NOTHING = { cards: [], hands: [], changed: [], changedInherited: [], added: [], removed: [] };

test.each([
  [
    { games: 0, mean: 0, low: 0, high: 0, rate: 1, toTell: null },
    'No game in both versions began with card 1, which was changed: play more games.',
  ],
  [
    { games: 60, mean: 0, low: -0.01, high: 0.01, rate: 1, toTell: null },
    'Card 1 wins as often as before its change: any difference is hardly more than 2 percentage points.',
  ],
  [
    { games: 60, mean: 0.1, low: -0.1, high: 0.3, rate: 1, toTell: 400 },
    'Whether the change of card 1 matters is not certain: about 400 more games would tell.',
  ],
])(
  'what is not certain about a changed card is said with the number of further games: %j',
  (one, sentence) => {
    const match = linkMatch({
      chain: chainOf(PLAIN),
      options: OPTIONS,
      inherited: false,
      against: chainOf(PLAIN),
    });
    match.run.tally.games = 60;
    const none = { games: 60, mean: 0, low: 0, high: 0 };
    const compared = { draws: none, points: none, ...NOTHING, changed: [{ number: 1, ...one }] };
    const shown = showCompared({ figures: {} as never, ...compared }, match);
    expect(shown.replaceAll('\n', ' ')).toContain(sentence);
    const below = showCompared({ figures: {} as never, ...compared, changedInherited: [2, 3] }, match);
    expect(below.replaceAll('\n', ' ')).toContain(
      'were changed, too: 2, 3. With --inherited the figures cover them.',
    );
  },
);

test('tables and sentences show the titles of cards and count seats from 1', () => {
  const run = playedOf(PLAIN + RAIN, 40);
  const rain = run.tables.cardOf[20];
  run.tally.cards[rain].dealt = { games: 100, won: 95 * WIN_UNITS };
  run.tally.seats = run.tally.seats.map(() => ({ games: 0, won: 0 }));
  for (let game = 0; game < 100; game++) {
    addWin(run.tally.seats[0], 0);
    addWin(run.tally.seats[1], WIN_UNITS);
    countWin(run.tally.pairs, `0 ${rain}`, WIN_UNITS);
  }
  run.tally.cards[0].dealt = { games: 100, won: 50 * WIN_UNITS };
  run.tally.cards[rain].dealt = { games: 100, won: 60 * WIN_UNITS };
  const shown = showFigures(run);
  expect(shown).toMatch(/^20 "Rain" +\d+/m);
  expect(shown).toMatch(/Card 20 "Rain" ran \d+ times, but its step 2 \(place\) was never reached/);
  expect(shown).toMatch(/Cards 1 and 20 "Rain" are far stronger together/);
  expect(shown).toMatch(/- Seat 1 wins clearly less often/);
  expect(shown).toMatch(/- Seat 2 wins clearly more often/);
  expect(shown).not.toMatch(/Seat 0/);
});
