/** `ecos playtest`: shows the findings of playtests. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mergeDecks } from '../../program/index.ts';
import { cardLabel, UserError } from '../../program/messages/index.ts';
import { writeRows } from '../../simulate/data/index.ts';
import { cardFindings, type PlaytestFindings } from '../../table/index.ts';
import { fillFolder } from '../files/write-folder.ts';
import { DataFiles } from '../host/data-files.ts';
import { readFindings } from '../host/read-findings.ts';
import { VERSION } from '../package.ts';
import { playBots, withBotFigures } from '../playtest/bot-games.ts';
import PLAYTEST_TABLES from '../playtest/columns.json' with { type: 'json' };
import { findingsMarkdown } from '../playtest/findings-markdown.ts';
import {
  CARD_HEAD,
  cardCells,
  figuresNote,
  GAME_HEAD,
  gameRows,
  type ShownFindings,
  saidLines,
} from '../playtest/tables.ts';
import { defineCommand } from '../terminal/command.ts';
import { escapeForTerminal } from '../terminal/output.ts';
import { table } from '../terminal/table.ts';

/** `ecos playtest DIR`: the tables that `ecos host` kept, and their findings. */
export const define = defineCommand({
  arguments: [['<folder>', 'the folder of ecos host: by default playtests beside the set']],
  options: {
    data: ['--data <folder>', 'write the findings as tables for ecos query'],
    markdown: ['--markdown', 'show the findings as Markdown, to paste into a message or an issue'],
  },
  examples: `
ecos playtest playtests                          tables, cards and notes
ecos playtest playtests --markdown > findings.md  a page to paste
ecos playtest playtests --data out/people        the same as tables, to query in SQL:
ecos query out/people "SELECT card, count(*) FROM decisions WHERE undone GROUP BY card"`,
  async run([folder], { data, markdown }) {
    const files = new DataFiles(resolve(folder));
    const findings = readFindings(files);
    if (findings.games.length === 0)
      throw new UserError(`There are no tables in ${folder}: name a folder that ecos host made.`);
    if (data !== undefined) await writeFindings(findings, data);
    const { cards: now, seats } = findings.last!;
    const { chain } = files.cards(now);
    const bots = files.botGames(now) ?? (await playBots(chain, seats));
    const cards = withBotFigures(cardFindings(findings, files.isSame(chain)), bots);
    const { bot, games } = bots;
    const decks = mergeDecks(chain);
    const titles = new Map([...decks.cards, ...decks.features].map((card) => [card.number, card]));
    const label = (card: number) => cardLabel(titles.get(card) ?? { number: card });
    const shown = { findings, cards, bots: `${games} games of ${bot} players`, label };
    return {
      json: { tables: findings.games, cards, notes: findings.notes, botGames: { bot, games } },
      text: markdown ? findingsMarkdown(shown) : terminalText(shown),
    };
  },
});

function terminalText(shown: ShownFindings): string {
  const { findings, cards, bots } = shown;
  const said = saidLines(shown, escapeForTerminal).map((line, at) => `${at + 1}. ${line}`);
  const parts = [
    ...(said.length > 0 ? [['What people said most:', ...said].join('\n')] : []),
    table(GAME_HEAD, gameRows(findings)),
  ];
  if (cards.length > 0) parts.push(table(CARD_HEAD, cards.map(cardCells)), figuresNote(bots));
  const notes = findings.notes.map(({ table: id, choice, card, key, text }) => {
    const about = card === null ? 'the moment' : `#${card}`;
    return `${id}, choice ${choice}, ${about}: ${[key, text && escapeForTerminal(text)].filter(Boolean).join(': ')}`;
  });
  if (notes.length > 0) parts.push(notes.join('\n'));
  return parts.join('\n\n');
}

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
