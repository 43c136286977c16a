/** `ecos playtest`: shows the findings of playtests. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserError } from '../../program/messages/index.ts';
import { writeRows } from '../../simulate/data/index.ts';
import { BOT_WEIGHT_SEATS } from '../../simulate/games/index.ts';
import {
  type CardAndBots,
  cardFindings,
  MARKS,
  type PlayedShares,
  type PlaytestFindings,
} from '../../table/index.ts';
import { fillFolder } from '../files/write-folder.ts';
import { DataFiles } from '../host/data-files.ts';
import { readFindings } from '../host/read-findings.ts';
import { VERSION } from '../package.ts';
import { playBots, withBotFigures } from '../playtest/bot-games.ts';
import PLAYTEST_TABLES from '../playtest/columns.json' with { type: 'json' };
import { defineCommand } from '../terminal/command.ts';
import { escapeForTerminal } from '../terminal/output.ts';
import { table } from '../terminal/table.ts';

/** `ecos playtest DIR`: the tables that `ecos host` kept, and their findings. */
export const define = defineCommand({
  arguments: [['<folder>', 'the folder of ecos host: by default playtests beside the set']],
  options: {
    data: ['--data <folder>', 'write the findings as tables for ecos query'],
  },
  examples: `
ecos playtest playtests                          tables, cards and notes
ecos playtest playtests --data out/people        the same as tables, to query in SQL:
ecos query out/people "SELECT card, count(*) FROM decisions WHERE undone GROUP BY card"`,
  async run([folder], { data }) {
    const files = new DataFiles(resolve(folder));
    const findings = readFindings(files);
    if (findings.games.length === 0)
      throw new UserError(`There are no tables in ${folder}: name a folder that ecos host made.`);
    if (data !== undefined) await writeFindings(findings, data);
    const { cards: now, seats } = findings.last!;
    const bots = files.botGames(now) ?? (await playBots(files.cards(now).chain, seats));
    const cards = withBotFigures(cardFindings(findings, files.isSame(files.cards(now).chain)), bots);
    const { bot, games } = bots;
    return {
      json: { tables: findings.games, cards, notes: findings.notes, botGames: { bot, games } },
      text: shown(findings, cards, `${games} games of ${bot} players`),
    };
  },
});

function shown(findings: PlaytestFindings, cards: readonly CardAndBots[], bots: string): string {
  const games = findings.games.map((row) => [
    row.table,
    row.players.join(', '),
    row.ended,
    `${row.draws}`,
    row.points.join(', '),
    `${row.minutes}`,
  ]);
  const parts = [table(['table', 'players', 'ended', 'draws', 'points', 'minutes'], games)];
  if (cards.length > 0)
    parts.push(
      table(CARD_HEAD, cards.map(cardCells)),
      `In play: how many seats in a hundred had the card face up: people in finished games, then bots in ${bots}. Estimate: the share of people, shrunk towards that of bots, which counts as ${BOT_WEIGHT_SEATS} seats.`,
    );
  const notes = findings.notes.map(({ table: id, choice, card, key, text }) => {
    const about = card === null ? 'the moment' : `#${card}`;
    return `${id}, choice ${choice}, ${about}: ${[key, text && escapeForTerminal(text)].filter(Boolean).join(': ')}`;
  });
  if (notes.length > 0) parts.push(notes.join('\n'));
  return parts.join('\n\n');
}

const CARD_HEAD = [
  ...['card', 'offered', 'taken', 'in play', 'bots', 'estimate', 'seconds', 'undone', 'opened'],
  ...MARKS,
];

function cardCells(finding: CardAndBots): string[] {
  const { card, offered, taken, people, bots, estimate, seconds, undone, opened, notes } = finding;
  const share = ({ seats, played }: PlayedShares) => (seats === 0 ? '' : percent(played / seats));
  const shrunk = estimate.played;
  const between = shrunk
    ? `${percent(shrunk.share)} (${percent(shrunk.low)} to ${percent(shrunk.high)})`
    : '';
  const numbers = [seconds ?? '', undone, opened, ...MARKS.map((mark) => notes[mark] || '')];
  return [`#${card}`, `${offered}`, `${taken}`, share(people), share(bots), between, ...numbers.map(String)];
}

const percent = (share: number): string => `${Math.round(100 * share)}`;

/** Writes the findings as Parquet files in a folder. */
async function writeFindings(findings: PlaytestFindings, folder: string): Promise<void> {
  const contents = { title: 'Playtests', version: VERSION, credits: '' };
  await fillFolder(folder, contents, (fresh, temporary) => {
    const lines = Object.keys(PLAYTEST_TABLES).map((name) => {
      const file = join(temporary, `${name}.ndjson`);
      const rows: readonly object[] = findings[name as keyof typeof PLAYTEST_TABLES];
      writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
      return [name, file] as const;
    });
    const where = { temporary, folder: fresh, about: { ecos: VERSION } };
    return writeRows({ tables: PLAYTEST_TABLES, lines: Object.fromEntries(lines), ...where });
  });
}
