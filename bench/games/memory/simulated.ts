/** Plays a million cheap games with two workers, writing a line for each to a file, and prints the peak memory of this process
 * during the first fifth and overall: `{early, late, seconds}`, in bytes. The workers are separate processes that keep nothing
 * between batches.
 */
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledSets } from '../../../cli/load/catalogue.ts';
import { compile } from '../../../compiler/compile.ts';
import { startPool } from '../../../simulate/pool/pool.ts';
import { countMatch, matchOf, type PlayedGame, type RunSetup } from '../../../simulate/run/match.ts';
import { playGames } from '../../../simulate/run/schedule.ts';

const GAMES = 1_000_000;
/** Until then, the heap still grows to the size these games need. */
const WARM = GAMES / 5;

/** Ten cards that give a point each, so that games take only a few draws. */
const cards = Array.from(
  { length: 10 },
  (_, at) =>
    `card ${at + 1} brown leaves 2 energy ${['sun', 'water'][at % 2]} { gain 1vp; place grassland }\n`,
).join('');
const { sets } = compile([{ files: [{ file: 'cheap.eco', text: cards }] }], bundledSets());
const setup: RunSetup = {
  chain: sets[0].chain,
  options: { players: 2, seed: 1, bots: ['random', 'random'], target: 1 },
  inherited: false,
  against: null,
};
const match = matchOf(setup);
const { tally } = match.run;
const folder = mkdtempSync(join(tmpdir(), 'ecos-million-'));
const file = openSync(join(folder, 'games.ndjson'), 'w');
const pool = startPool(setup, 2);
const start = performance.now();
let early = 0;
let late = 0;
try {
  await playGames(pool, [{ from: 0, to: GAMES }], {
    played: (_, { lines, games }) => {
      for (const game of games) countMatch(match, game as PlayedGame);
      writeSync(file, lines);
      const { rss } = process.memoryUsage();
      if (tally.games < WARM) early = Math.max(early, rss);
      late = Math.max(late, rss);
    },
    lost: (game, reason) => {
      throw new Error(`game ${game} was lost: ${reason}`);
    },
    stopped: () => false,
  });
} finally {
  await pool.close();
  closeSync(file);
  rmSync(folder, { recursive: true });
}
if (tally.games !== GAMES) throw new Error(`${tally.games} of ${GAMES} games were counted`);
process.stdout.write(JSON.stringify({ early, late, seconds: (performance.now() - start) / 1000 }));
