/** How much faster a late game is copied by `clone` than by `structuredClone`. */
import { compile } from '../compiler/compile.ts';
import { apply, decision, startGame } from '../runtime/game.ts';
import { makeTables } from '../runtime/make-tables.ts';
import { clone, type Game } from '../runtime/state.ts';
import { corpus } from './corpus.ts';
import { rng } from './rng.ts';
import { inShortTurns, type Row } from './row.ts';

const CARDS = 105;
const ROUNDS = 150;
/** A copy of a game takes microseconds, one with its tables a millisecond. */
const COPIES = 100;
/** Points at which a game is late: the target is 80. */
const LATE = 70;

/**
 * A game is a state and the tables of its sets. `clone` shares the tables, which never change; `structuredClone` cannot
 * know that, and takes a thousand times as long. What it takes for the state alone is told beside it: `clone` is some
 * 15 times as fast as that. Fifty times is not to be had: `clone` would have to be done in less time than one array
 * with all numbers of the state takes to be copied, told as `in one array`. And of such a state, the cheapest there
 * could be, `structuredClone` itself takes so little that not even the bare copy is five times as fast.
 */
export function measureClone(): Row {
  const game = lateGame();
  const { tables: _tables, ...state } = game;
  const numbers = new Uint16Array(numbersIn(state));
  const [clones, structured, ofState, slices, ofNumbers] = inShortTurns(
    ROUNDS,
    () => copies(() => clone(game)),
    () => structuredClone(game),
    () => structuredClone(state),
    () => copies(() => numbers.slice()),
    () => structuredClone(numbers),
  );
  const cloned = clones / COPIES;
  return {
    name: '`clone` of a late game, as many times as fast as `structuredClone`',
    value: structured / cloned,
    unit: '×',
    aim: { is: 'least', value: 50 },
    from: {
      'clone, µs': cloned * 1000,
      'structuredClone, µs': structured * 1000,
      'of the state alone, µs': ofState * 1000,
      'its numbers in one array, µs': (slices / COPIES) * 1000,
      'structuredClone of these, µs': ofNumbers * 1000,
    },
  };
}

/** A four-player game shortly before its end. */
function lateGame(): Game {
  const { chain } = compile([{ files: [{ file: 'measured.eco', text: corpus(CARDS) }] }]).sets[0];
  const below = rng(3);
  const game = startGame(makeTables(chain), { players: 4, seed: 3 });
  for (let asked = decision(game); asked && Math.max(...game.vp) < LATE; asked = decision(game)) {
    apply(game, asked.options[below(asked.options.length)]);
  }
  return game;
}

/** How many numbers data holds, those in typed arrays included; what is in `bytes` is in the other arrays, too. */
function numbersIn(data: unknown): number {
  if (typeof data !== 'object' || data === null) return typeof data === 'number' ? 1 : 0;
  if (ArrayBuffer.isView(data)) return (data as Uint8Array).length;
  return Object.entries(data).reduce((sum, [key, part]) => sum + (key === 'bytes' ? 0 : numbersIn(part)), 0);
}

function copies(copy: () => unknown): void {
  for (let i = 0; i < COPIES; i++) copy();
}
