/** The report: the time to create it from ten thousand and from a million games, and its size. */
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { topSource } from '../../cli/load/sources/sources.ts';
import { listedCard } from '../../cli/run/listed-card.ts';
import { cardPictures } from '../../cli/simulation/card-pictures.ts';
import { compile } from '../../compiler/compile.ts';
import { printablesOf } from '../../program/index.ts';
import { openDatabase } from '../../simulate/data/duckdb.ts';
import { openTables, writeTables } from '../../simulate/data/tables.ts';
import { quoted } from '../../simulate/data/views.ts';
import { gameLine } from '../../simulate/pool/game-line.ts';
import { reportPage } from '../../simulate/report/report.ts';
import { countMatch, matchOf, playMatch, type RunSetup } from '../../simulate/run/match.ts';
import type { Row } from '../row.ts';

/** The number of games actually played; the others are copies with other indices. */
const PLAYED = 1_000;
const COPIES = { '10,000': 10, million: 1_000 } as const;

/** Reports on random games with four players and all bundled cards, created from their rows, with pictures. */
export async function measureReport(): Promise<Row[]> {
  const { sets, known } = topSource([]);
  const [set] = compile(sets, known).sets;
  const options: RunSetup['options'] = {
    players: 4,
    seed: 1,
    bots: ['random', 'random', 'random', 'random'],
  };
  const match = matchOf({ chain: set.chain, options, inherited: true, against: null });
  const played = Array.from({ length: PLAYED }, (_, game) => playMatch(match, game));
  // Counting is not part of the measurement: its result does not grow with the number of games.
  for (const game of played) countMatch(match, game);
  const folder = mkdtempSync(join(tmpdir(), 'ecos-report-'));
  const chosen = printablesOf([set], true);
  try {
    const [lines, catalogue] = [join(folder, 'games.ndjson'), join(folder, 'catalogue.ndjson')];
    writeFileSync(lines, played.map((game) => `${gameLine(game)}\n`).join(''));
    const cards = chosen.map((one) => {
      const { number: card, kind, title, deck, energy, leaves, hands, text } = listedCard(one, 'en');
      const names = hands.map(({ name }) => name);
      return { card, kind, title, deck, energy: energy.length, leaves, hands: names, steps: [], text };
    });
    writeFileSync(catalogue, cards.map((row) => `${JSON.stringify(row)}\n`).join(''));
    const once = join(folder, 'once');
    mkdirSync(once);
    await writeTables({ lines, catalogue, folder: once, temporary: folder, about: {} });
    const measured: Row[] = [];
    for (const [name, copies] of Object.entries(COPIES)) {
      const tables = join(folder, name);
      await copied(once, tables, copies);
      const start = performance.now();
      const cpu = process.cpuUsage();
      const drawn = cardPictures(set, chosen, []).then((one) => {
        if ('problem' in one) throw new Error(one.problem);
        return one;
      });
      const database = await openTables(tables, folder);
      const about = { title: 'all cards', version: '0', compared: null, drawn };
      const page = await reportPage({ match, database, ...about });
      const time = performance.now() - start;
      const { user, system } = process.cpuUsage(cpu);
      const [{ count }] = await database.rows<{ count: number }>('SELECT count(*) AS count FROM cards');
      database.close();
      const from = {
        games: PLAYED * copies,
        'rows of cards': count,
        'tables, MB': statSync(join(tables, 'cards.parquet')).size / 1e6,
        'processor seconds but those of the browser': (user + system) / 1e6,
        'HTML, MB': page.length / 1e6,
      };
      measured.push({
        name: `the report from the rows of ${name === 'million' ? 'a million' : name} games, including pictures`,
        value: time / 1000,
        unit: 's',
        aim: { is: 'most', value: name === 'million' ? 30 : 5 },
        from,
      });
      if (name === 'million')
        measured.push({
          name: 'its size as HTML with all pictures',
          value: page.length / 1e6,
          unit: 'MB',
          aim: { is: 'most', value: 3 },
          from: { cards: chosen.length },
        });
    }
    return measured;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Copies tables, with each game repeated this many times under new indices. */
async function copied(from: string, to: string, copies: number): Promise<void> {
  mkdirSync(to);
  const database = await openDatabase(to);
  try {
    await database.run('SET preserve_insertion_order = false');
    for (const name of ['games', 'cards']) {
      const source = `range(${copies}) AS copies(copy), ${quoted(join(from, `${name}.parquet`))} AS once`;
      const sql = `SELECT once.* REPLACE ((game + ${PLAYED} * copy)::INTEGER AS game) FROM ${source}`;
      await database.run(
        `COPY (${sql}) TO ${quoted(join(to, `${name}.parquet`))} (FORMAT parquet, COMPRESSION zstd)`,
      );
    }
    const [catalogue, target] = [from, to].map((folder) => quoted(join(folder, 'catalogue.parquet')));
    await database.run(`COPY (FROM ${catalogue}) TO ${target} (FORMAT parquet)`);
  } finally {
    database.close();
  }
}
