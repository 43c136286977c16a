/** `node bench/strength.ts [--json] [--games N] [--bot NAME] [--seed N]`: how strong the bots are against each other, in
 * two-player games with the base set. It takes a while: 1,000 games of greedy against random, 200 of mcts against greedy.
 * `--bot mcts:50` measures another budget, `--games` sets the number of games of each match.
 * Both games of a pair have the same seed, with seats exchanged, so that neither bot has the better cards.
 */
import { parseArgs, styleText } from 'node:util';
import { topSource } from '../cli/load/sources/sources.ts';
import { compile } from '../compiler/compile.ts';
import { startGame } from '../runtime/game.ts';
import type { Tables } from '../runtime/link/tables.ts';
import { makeTables } from '../runtime/make-tables.ts';
import { type BotName, makeBot, playOut, readBot } from '../runtime/players/bot.ts';
import { shareOf } from '../simulate/figures/intervals.ts';
import { WIN_UNITS } from '../simulate/figures/tally.ts';

const SET = 'first-continent';

interface Match {
  bot: BotName;
  against: BotName;
  games: number;
  wins: number;
  ties: number;
  /** The share of games won, a tie counting half; `low` and `high` are its 95 % Wilson interval. */
  winShare: ReturnType<typeof shareOf>;
  /** Mean lead in points. */
  lead: number;
  aim: number;
  /** CPU time of one game. */
  secondsPerGame: number;
}

function play(
  tables: Tables,
  bot: BotName,
  against: BotName,
  games: number,
  seed: number,
  aim: number,
): Match {
  let wins = 0;
  let ties = 0;
  let lead = 0;
  const start = process.cpuUsage();
  for (let index = 0; index < games; index++) {
    const own = index % 2;
    const dealt = seed + (index >> 1);
    const game = startGame(tables, { players: 2, seed: dealt });
    const names = own === 0 ? [bot, against] : [against, bot];
    playOut(
      game,
      names.map((name, seat) => makeBot(name, dealt, seat)),
    );
    if (game.winner === own) wins++;
    else if (game.winner < 0) ties++;
    lead += game.vp[own] - game.vp[1 - own];
    if (process.stderr.isTTY) process.stderr.write(`\r${bot} against ${against}: ${wins} of ${index + 1} `);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  const seconds = process.cpuUsage(start).user / 1e6;
  return {
    bot,
    against,
    games,
    wins,
    ties,
    winShare: shareOf({ games, won: (wins + ties / 2) * WIN_UNITS }),
    lead: lead / games,
    aim,
    secondsPerGame: seconds / games,
  };
}

function line({ bot, against, games, wins, ties, winShare, lead, aim, secondsPerGame }: Match): string {
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const { share, low, high } = winShare;
  const mark = share >= aim ? styleText('green', '✓') : styleText('yellow', '!');
  const counts = `${wins} of ${games} games won, ${ties} tied`;
  const figures = `${lead.toFixed(1)} points ahead, ${secondsPerGame.toFixed(2)} s per game`;
  return `${mark} ${bot} against ${against}: ${percent(share)}, 95 % interval ${percent(low)} to ${percent(high)} (target ${percent(aim)}; ${counts}, ${figures})`;
}

function wrong(message: string): never {
  process.stderr.write(`strength: ${message}\n`);
  process.exit(2);
}

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    games: { type: 'string' },
    bot: { type: 'string', default: 'mcts' },
    seed: { type: 'string', default: '1' },
  },
});
const read = readBot(values.bot);
if ('problem' in read) wrong(`${read.problem}.`);
if (!/^\d+$/.test(values.seed)) wrong(`--seed ${values.seed}: expected a whole number.`);
if (values.games !== undefined && !/^[1-9]\d*$/.test(values.games)) {
  wrong(`--games ${values.games}: expected a whole number of at least 1.`);
}
const { sets, known } = topSource([SET]);
const tables = makeTables(compile(sets, known).sets[0].chain);
const games = (usual: number): number => (values.games === undefined ? usual : Number(values.games));
const seed = Number(values.seed);
const matches = [
  () => play(tables, 'greedy', 'random', games(1000), seed, 0.95),
  () => play(tables, read.bot, 'greedy', games(200), seed, 0.7),
].map((match) => {
  const result = match();
  if (!values.json) process.stdout.write(`${line(result)}\n`);
  return result;
});
if (values.json) {
  const report = { node: process.version, set: SET, cards: tables.cards.length, seed, matches };
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
}
