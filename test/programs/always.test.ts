/**
 * Invariants, whatever cards, features and players do: whole games of generated cards and features on random boards,
 * answered at random and checked before every answer. 55 games here, 10,000 in `npm run soak`.
 *
 * - Supplies, landscape and features together keep the same number of each kind; so do cubes and cards.
 * - No land-only animal is on water and no water-only one on land, unless a step over any terrain put it there; no tile
 *   has more mountains and forests than it can hold.
 * - A state copied as data has the same hash and continues the same way. Changes to a clone affect no other state.
 * - While the game runs, there is a decision with at least two different options; and the game ends.
 * - A seat sees the same in two states that differ only in what it may not know.
 * - Points never fall. A card completed with n leaves has n - 1 afterwards, unless its effect turned it back.
 */
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { apply, decision } from '../../runtime/game.ts';
import { makeBot, playOut } from '../../runtime/players/bot.ts';
import { randomBelow, seedRandom } from '../../runtime/random.ts';
import { hash } from '../../runtime/save/json.ts';
import { clone, type Game } from '../../runtime/state.ts';
import { view } from '../../runtime/view/view.ts';
import { copied } from '../copied.ts';
import { boards } from '../rules/boards.ts';
import { redealt, viewsWhileChoosing } from '../table/hidden.ts';
import { sets, startRandomGame } from './game.ts';
import { broken, brokenAtTable, stock } from './rules-kept.ts';
import { runs } from './runs.ts';
import { shortages } from './table.ts';
import { Witness } from './witness.ts';

/** Records what happens inside the engine between two decisions, by wrapping the functions that do it. */
const seen = vi.hoisted(() => ({ witness: null as Witness | null }));

vi.mock(import('../../runtime/start-effect.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    startEffect: (...given) => {
      seen.witness?.starts(given[2]);
      return real.startEffect(...given);
    },
  };
});

vi.mock(import('../../runtime/table/active.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    answerCard: (game, frame, option) => {
      if (game.asked.kind === 'rotate-card') seen.witness?.turnsBack(option);
      real.answerCard(game, frame, option);
    },
  };
});

vi.mock(import('../../runtime/landscape/landscape.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    moveAnimal: (...given) => {
      seen.witness?.moves(given[1]);
      real.moveAnimal(...given);
    },
    takeAnimal: (...given) => {
      seen.witness?.takes(given[1]);
      real.takeAnimal(...given);
    },
  };
});

const games = fc.record({
  set: sets,
  players: fc.integer({ min: 2, max: 6 }),
  seed: fc.nat(),
  from: fc.option(fc.record({ land: boards, left: shortages, cubes: fc.nat(7) }), { nil: undefined }),
});

/** After this many answers, only one state in as many is checked. */
const LONG = 400;

/** How often each property was checked, so that none passes without any cases. */
const found = {
  states: 0,
  answers: 0,
  hidden: 0,
  secret: 0,
  completed: 0,
  turnedThemselves: 0,
  strayed: 0,
  features: 0,
};

/** Runs `look` on copies of the game without the witness seeing it. */
function aside(look: () => void): void {
  const { witness } = seen;
  seen.witness = null;
  look();
  seen.witness = witness;
}

/**
 * Checks every state: its decision offers a choice; nothing is lost; the board follows the rules; points fall only if a
 * step may take some.
 */
function wrongIn(game: Game, witness: Witness, all: readonly number[], before: readonly number[]): string[] {
  found.states++;
  witness.settle(false);
  const wrong = [
    ...broken(game, (token) => witness.strayed.has(token)),
    ...brokenAtTable(game),
    ...witness.wrong,
  ];
  const { options, seat } = game.asked;
  const isPlaying = game.status === 'playing';
  if ((decision(game) !== null) !== isPlaying) wrong.push('asked after the end, or nothing before it');
  if (isPlaying && options.length < 2) wrong.push('asked without a choice');
  if (new Set(options).size < options.length) wrong.push('an option twice');
  if (seat < 0 || seat >= game.players) wrong.push('nobody asked');
  if (stock(game).some((amount, kind) => amount !== all[kind])) wrong.push('R1.6 something lost or won');
  if (!witness.mayCost && game.vp.some((points, s) => points < before[s])) wrong.push('points fell');
  return wrong;
}

/** A clone of an earlier state, and its hash at that time. */
type Kept = { copy: Game; before: string } | null;

/** For some states: a copy as data is equal, and changes to a copy or to the game affect no other state. */
function lookAtCopies(game: Game, chance: { random: number[] }, kept: Kept): Kept {
  const before = hash(game);
  // The game has advanced since.
  if (kept) expect(hash(kept.copy)).toBe(kept.before);
  const back = copied(game);
  expect(hash(back)).toBe(before);
  const other = clone(game);
  for (let n = 0; n < 4; n++) {
    const waiting = decision(other);
    if (!waiting) break;
    found.answers++;
    const option = waiting.options[randomBelow(chance, waiting.options.length)];
    apply(other, option);
    apply(back, option);
  }
  expect(hash(game)).toBe(before);
  expect(hash(back)).toBe(hash(other));
  return { copy: clone(game), before };
}

/** For some states: a seat sees the same if only what it may not know differs. */
function lookAsSeat(game: Game, seat: number, salt: number): void {
  const other = redealt(game, seat, salt);
  if (JSON.stringify(other.hands) !== JSON.stringify(game.hands)) found.hidden++;
  expect(view(other, seat)).toEqual(view(game, seat));
}

/**
 * For the first decision of a draw: whatever the other seats choose, a seat sees the same until all have chosen (R3.5).
 */
function lookAtChoices(game: Game, seat: number, salt: number): void {
  const [one, ...rest] = [1, 2, 3].map((n) => viewsWhileChoosing(clone(game), seat, salt + n));
  for (const [who, text] of rest.flatMap((views) => [...views])) {
    found.secret++;
    expect(text).toBe(one.get(who) ?? text);
  }
}

test('random games always keep the rules (R1.6, R3.5, R5.1, R6.2, R7.3, R9.2, R12.6)', () => {
  fc.assert(
    fc.property(games, ({ set, players, seed, from }) => {
      const chance = { random: seedRandom(~seed) };
      const game = startRandomGame(set, players, seed, from);
      const witness = new Witness(game);
      seen.witness = witness;
      const all = stock(game);
      let before = game.vp.slice();
      let draws = 0;
      let kept: Kept = null;
      let turn = 0;
      const look = (state: Game): void => {
        // Cards that refill themselves can make a game very long.
        if (turn++ > LONG && turn % LONG !== 0) return;
        const wrong = wrongIn(state, witness, all, before);
        if (wrong.length > 0) expect(wrong).toEqual([]);
        before = state.vp.slice();
        const round = state.stack.find((frame) => frame.task === 'round');
        const seat = randomBelow(chance, players);
        const salt = randomBelow(chance, 0x10000);
        const isNewDraw = round?.phase === 'collect' && state.draws !== draws;
        aside(() => {
          if (salt % 24 === 0) kept = lookAtCopies(state, chance, kept);
          if (salt % 24 === 1) lookAsSeat(state, seat, salt);
          if (salt % 5 === 2 && isNewDraw) lookAtChoices(state, seat, salt);
        });
        draws = state.draws;
      };
      const bots = Array.from({ length: players }, (_, seat) => makeBot('random', seed, seat));
      playOut(game, bots, look);
      look(game);
      expect(['over', 'unfinished']).toContain(game.status);
      seen.witness = null;
      found.completed += witness.completed;
      found.turnedThemselves += witness.turnedThemselves;
      found.strayed += witness.strayed.size;
      found.features += game.features.length;
    }),
    runs(220, 60),
  );
  // Every property was checked often enough.
  expect(found.states).toBeGreaterThan(5_000);
  expect(found.answers).toBeGreaterThan(750);
  expect(found.hidden).toBeGreaterThan(125);
  expect(found.secret).toBeGreaterThan(250);
  expect(found.completed).toBeGreaterThan(500);
  expect(found.turnedThemselves).toBeGreaterThan(2);
  expect(found.strayed).toBeGreaterThan(2);
  expect(found.features).toBeGreaterThan(50);
});
