/** Complete games with random choices, one after the other: decisions per second on one core. */
import { topSource } from '../../cli/load/find.ts';
import { compile } from '../../compiler/compile.ts';
import { apply, decision, startGame } from '../../runtime/game.ts';
import type { Tables } from '../../runtime/link/tables.ts';
import { makeTables } from '../../runtime/make-tables.ts';
import { corpus } from '../language/corpus.ts';
import { rng } from '../rng.ts';
import type { Row } from '../row.ts';

/** The number of cards in the base game. */
const CARDS = 105;
/** Games before timing starts. V8 keeps compiling for some 500 games, which takes up to a fifth of the time of the next 400. */
const WARM_UP = 600;
const GAMES = 800;

/** The kinds of tables; `hands` as in the options of a game. */
const TABLES = [
  { name: 'four players', players: 4 },
  { name: 'two players', players: 2 },
  { name: 'four players who draft', players: 4, hands: ['draft', 'draft', 'draft', 'draft'] },
];

/** A row for each kind of table, with a generated set as large as the base game and with the bundled cards. */
export function measureGames(): Row[] {
  const { sets, known } = topSource([]);
  const base = compile(sets, known).sets.flatMap(({ chain }) => chain.slice(0, 1));
  const generated = compile([{ files: [{ file: 'measured.eco', text: corpus(CARDS) }] }]).sets[0].chain;
  return [
    ...TABLES.map((table) => measureTable(`${CARDS} generated cards`, makeTables(generated), table)),
    ...TABLES.map((table) => measureTable('the bundled base set', makeTables(base.slice(0, 1)), table)),
  ];
}

function measureTable(cards: string, tables: Tables, table: (typeof TABLES)[number]): Row {
  const { name, players } = table;
  const options = table.hands ? { players, hands: table.hands } : { players };
  const play = (seed: number) => {
    const below = rng(seed);
    const game = startGame(tables, { ...options, seed });
    for (let asked = decision(game); asked; asked = decision(game)) {
      apply(game, asked.options[below(asked.options.length)]);
    }
    return game.decisions;
  };
  for (let seed = 0; seed < WARM_UP; seed++) play(seed);
  let decisions = 0;
  // CPU time including garbage collection, so that other load on the machine does not matter.
  const start = process.cpuUsage();
  for (let seed = 0; seed < GAMES; seed++) decisions += play(seed);
  const { user, system } = process.cpuUsage(start);
  const seconds = (user + system) / 1e6;
  return {
    name: `decisions of complete random games, ${name}, ${cards}`,
    value: decisions / seconds,
    unit: 'per second',
    aim: { is: 'least', value: 300_000 },
    from: { games: GAMES, decisions, seconds },
  };
}
