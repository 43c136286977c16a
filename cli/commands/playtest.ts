import { resolve } from 'node:path';
import type { Command } from 'commander';
import { type CardFinding, cardFindings, type Findings, MARKS } from '../../playtest/index.ts';
import { UserError } from '../../program/messages/index.ts';
import { DataFiles } from '../host/data-files.ts';
import { readFindings } from '../playtest/read-findings.ts';
import { harmless } from '../terminal/harmless.ts';
import { addFormat, type Format } from '../terminal/options.ts';
import { EXIT, type ExitCode, print, printJson } from '../terminal/output.ts';
import { table } from '../terminal/table.ts';

interface Options {
  data?: string;
  format: Format;
}

/** `ecos playtest DIR`: the tables that `ecos host` kept, and what people found out at them. */
export function define(command: Command, done: (code: ExitCode) => void): void {
  command
    .argument('<folder>', 'what ecos host kept: by default playtests beside the set')
    .option('--data <folder>', 'write the findings as tables for ecos query')
    .addHelpText('after', EXAMPLES);
  addFormat(command).action(async (folder: string, { data, format }: Options) => {
    const files = new DataFiles(resolve(folder));
    const findings = readFindings(files);
    if (findings.games.length === 0)
      throw new UserError(`There are no tables in ${folder}: name a folder that ecos host made.`);
    if (data !== undefined) {
      const { writeFindings } = await import('../playtest/write-findings.ts');
      await writeFindings(findings, data);
    }
    if (format === 'json')
      printJson({ tables: findings.games, cards: cardFindings(findings), notes: findings.notes });
    else print(shown(findings));
    done(EXIT.fine);
  });
}

const EXAMPLES = `
Examples:
  ecos playtest playtests                          tables, cards and notes
  ecos playtest playtests --data out/people        the same as tables, for questions in SQL:
  ecos query out/people "SELECT card, count(*) FROM decisions WHERE undone GROUP BY card"`;

function shown(findings: Findings): string {
  const games = findings.games.map((row) => [
    row.table,
    row.players.join(', '),
    row.ended,
    `${row.draws}`,
    row.points.join(', '),
    `${row.minutes}`,
  ]);
  const parts = [table(['table', 'players', 'ended', 'draws', 'points', 'minutes'], games)];
  const cards = cardFindings(findings);
  if (cards.length > 0) parts.push(table(CARD_HEAD, cards.map(cardCells)));
  const notes = findings.notes.map(({ table: id, choice, card, key, text }) => {
    const about = card === null ? 'the moment' : `#${card}`;
    return `${id}, choice ${choice}, ${about}: ${[key, text && harmless(text)].filter(Boolean).join(': ')}`;
  });
  if (notes.length > 0) parts.push(notes.join('\n'));
  return parts.join('\n\n');
}

const CARD_HEAD = ['card', 'offered', 'taken', 'seconds', 'undone', 'opened', ...MARKS];

function cardCells({ card, offered, taken, seconds, undone, opened, notes }: CardFinding): string[] {
  const numbers = [offered, taken, seconds ?? '', undone, opened, ...MARKS.map((mark) => notes[mark] || '')];
  return [`#${card}`, ...numbers.map(String)];
}
