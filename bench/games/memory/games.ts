/** Plays 10,000 complete games and prints the size of the heap in bytes after 1,000 and after all, each after garbage collection.
 *
 * `node --expose-gc bench/games/memory/games.ts`
 */
import { compile } from '../../../compiler/compile.ts';
import { apply, decision, startGame } from '../../../runtime/game.ts';
import { makeTables } from '../../../runtime/make-tables.ts';
import { corpus } from '../../language/corpus.ts';
import { rng } from '../../rng.ts';

const EARLY = 1_000;
const GAMES = 10_000;

const { gc } = globalThis;
if (!gc) throw new Error('start it with --expose-gc');
const collect: () => void = gc;
const { chain } = compile([{ files: [{ file: 'measured.eco', text: corpus(105) }] }]).sets[0];
const tables = makeTables(chain);

function heap(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

let early = 0;
for (let seed = 1; seed <= GAMES; seed++) {
  const below = rng(seed);
  const game = startGame(tables, { players: 2, seed });
  for (let asked = decision(game); asked; asked = decision(game)) {
    apply(game, asked.options[below(asked.options.length)]);
  }
  if (seed === EARLY) early = heap();
}
process.stdout.write(`${JSON.stringify({ early, late: heap() })}\n`);
