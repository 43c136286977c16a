/** R12.6: lookups are bounded, not only repetitions: the engine and its bots always answer. */
import { expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import type { SetProgram } from '../../program/set.ts';
import { MAX_LOOKUPS } from '../../runtime/bounds.ts';
import { clone, fromJSON, loadSet, makeBot, newGame, playOut, toJSON } from '../../runtime/index.ts';
import { chooseAs } from '../../runtime/players/bot.ts';
import { playScenario, type ScenarioResult } from '../../runtime/scenario/scenario.ts';
import type { Game } from '../../runtime/state.ts';
import { copied } from '../copied.ts';
import { readySets } from '../ready-sets.ts';
import { plainJson } from '../security/strangers.ts';

const WIDE = 40;
const rows = (tile: (row: number, at: number) => string): string =>
  Array.from({ length: WIDE }, (_, row) => {
    const tiles = Array.from({ length: WIDE }, (_, at) => tile(row, at));
    return `"${row % 2 ? ' ' : ''}${tiles.join(' ')}"`;
  }).join('\n');
const flat = rows(() => 'g');
const mixed = rows((row, at) => 'gdw'[(row * 7 + at * row) % 3]);
const crowd = '"a" where a = grassland with 2000 lions';

/** The result of steps that start close to the limit of lookups, since reaching it from 0 takes a second. */
function played(board: string, steps: string, given = ''): ScenarioResult {
  const text = `set h "H"
  players 1 to 6
  supply land 3000, water 2000, mountain 15, forest 25
animal lion x99999 on grassland or desert
scenario "hostile" { board ${board} ${given} do { ${steps} }; expect finished }`;
  const { sets, problems } = compile([{ files: [{ file: 'hostile.eco', text }] }]);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const start = (game: Game) => {
    game.lookups = 0.98 * MAX_LOOKUPS;
  };
  return playScenario(sets[0].chain, sets[0].scenarios[0], { start }).result;
}

test.each([
  [
    'tiles of the largest landmass',
    flat,
    'repeat 99999 { repeat 9 { gain 1vp per tile in the largest landmass } }',
  ],
  [
    'every pair of largest habitats',
    mixed,
    'repeat 99999 { gain 1vp per tile in the largest desert habitat or the largest water habitat }',
  ],
  [
    'steps without a repetition',
    flat,
    `${'each player { '.repeat(30)} gain 1vp per tile in the landscape ${'}'.repeat(30)}`,
  ],
  ['tokens of one tile', crowd, 'repeat 99999 { repeat 99 { gain 1vp per lion in the landscape } }'],
])('R12.6 a scenario that looks at too much fails and says so: %s', (_, board, steps) => {
  const given = steps.includes('each player') ? 'given 6 players;' : '';
  expect(played(board, steps, given)).toMatchObject({
    passed: false,
    code: 'ECO619',
    message: expect.stringContaining('the effect looks at more than 100000000 cells, tokens and options'),
  });
});

/** A set on a wide landscape, in which every card has these steps. */
function setThatDoes(steps: object[]) {
  const set = plainJson();
  const tiles = Array.from({ length: WIDE * WIDE }, (_, at) => ({
    q: at % WIDE,
    r: Math.floor(at / WIDE),
    terrain: 'grassland',
  }));
  const layouts = [{ ...set.vocabulary.layouts[0], tiles }];
  const settings = { ...set.vocabulary.settings, supply: { ...set.vocabulary.settings.supply, land: 3000 } };
  const { chain, problem } = loadSet({
    ...set,
    vocabulary: { ...set.vocabulary, settings, layouts },
    cards: set.cards.map((card) => ({ ...card, impact: false, steps })),
  });
  if (!chain) throw new Error(problem?.message);
  return chain;
}

const perTile = {
  op: 'gain',
  rewards: [{ gain: 'vp', amount: 1 }],
  per: { each: 99_999, of: { count: 'things', things: ['tile'] } },
};
const perLandmass = { ...perTile, per: { each: 1, of: { count: 'groups', group: { group: 'landmass' } } } };
const hostile = setThatDoes([{ op: 'repeat', times: { times: 99_999 }, steps: [perTile] }]);

/** Plays a game of two random bots to its end. Calls `look` before every answer. */
function playedOut(chain: readonly SetProgram[], look?: (game: Game) => void): Game {
  const game = newGame(chain, { players: 2, seed: 1, maxDraws: 30 });
  const bots = [0, 1].map((seat) => makeBot('random', 1, seat));
  playOut(game, bots, look);
  return game;
}

test('R12.6 a game that looks at too much stops, names the card, and is the same when read back', () => {
  const game = playedOut(hostile);
  expect(game).toMatchObject({ status: 'unfinished', bound: 'lookups', winner: -1 });
  expect(game.boundCard).toBeGreaterThanOrEqual(0);
  expect(game.lookups).toBeGreaterThan(MAX_LOOKUPS);
  expect(game.lookups).toBeLessThan(1.01 * MAX_LOOKUPS);
  const again = fromJSON(hostile, JSON.parse(JSON.stringify(toJSON(game))));
  for (const other of [again, clone(game), copied(game)]) {
    expect([other.lookups, other.vp, other.bound]).toEqual([game.lookups, game.vp, game.bound]);
  }
});

test('R12.6 a bot chooses, always the same option, however much there is to try out', () => {
  // Running a card's effect up to its limit takes more than a second, and the search runs dozens of them.
  const slow = setThatDoes([{ op: 'repeat', times: { times: 99_999 }, steps: [perLandmass] }]);
  const game = newGame(slow, { players: 2, seed: 1 });
  const chosen = [1, 2].map(() => chooseAs('mcts:3', game, makeBot('mcts:3', 1, 0).rng));
  expect(game.asked.options).toContain(chosen[0]);
  expect(chosen[1]).toBe(chosen[0]);
});

test('R12.6 a player can gain all remaining cards at once, but no more', () => {
  const card = { op: 'gain', rewards: [{ gain: 'card', amount: 99_999 }] };
  const many = setThatDoes([{ op: 'repeat', times: { times: 999 }, steps: [card] }]);
  let most = 0;
  const game = playedOut(many, ({ stack }) => {
    most = Math.max(most, stack.length);
  });
  expect(most).toBeLessThan(200);
  expect(game.decks.flat()).toEqual([]);
});

test('R12.6 no draw with the bundled cards takes a thousandth of the allowed lookups', () => {
  const sets = readySets().map(({ chain }) => chain);
  let most = 0;
  for (let seed = 0; seed < 6; seed++) {
    const players = 2 + (seed % 5);
    const game = newGame(sets[seed % sets.length], { players, seed });
    const bots = Array.from({ length: players }, (_, seat) => makeBot('random', seed, seat));
    playOut(game, bots, ({ lookups }) => {
      most = Math.max(most, lookups);
    });
  }
  expect(most).toBeGreaterThan(1000);
  expect(most).toBeLessThan(MAX_LOOKUPS / 1000);
});
