/** How much faster `clone` copies a late game than `structuredClone`. */
import { compile } from '../../compiler/compile.ts';
import { apply, decision, startGame } from '../../runtime/game.ts';
import { makeTables } from '../../runtime/make-tables.ts';
import { clone, type Game } from '../../runtime/state.ts';
import { corpus } from '../language/corpus.ts';
import { rng } from '../rng.ts';
import { inShortTurns, type Row } from '../row.ts';

const CARDS = 105;
const ROUNDS = 150;
/** Copying a game takes microseconds, with its tables a millisecond. */
const COPIES = 100;
/** A game is late from this many points on; the target is 80. */
const LATE = 70;

/**
 * A game consists of its state and the tables of its sets. `clone` shares the tables, which never change. `structuredClone`
 * cannot know that, and takes a thousand times as long. The row also shows its time for the state alone, which is about 15 times
 * that of `clone`. A factor of fifty is impossible: `clone` would have to be faster than copying one array with all numbers of
 * the state, shown as `in one array`. Even for such an array, the cheapest possible state, a plain copy is not five times as
 * fast as `structuredClone`.
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
    name: '`clone` of a late game, speed relative to `structuredClone`',
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

/** The number of numbers in some data, including typed arrays; `bytes` is skipped because the other arrays are views of it. */
function numbersIn(data: unknown): number {
  if (typeof data !== 'object' || data === null) return typeof data === 'number' ? 1 : 0;
  if (ArrayBuffer.isView(data)) return (data as Uint8Array).length;
  return Object.entries(data).reduce((sum, [key, part]) => sum + (key === 'bytes' ? 0 : numbersIn(part)), 0);
}

function copies(copy: () => unknown): void {
  for (let i = 0; i < COPIES; i++) copy();
}
