/** The columns of the tables of simulated games, and the schema of a file of bounds. */
import { type DataColumn, GAME_TABLES, type TableName } from '../../simulate/data/columns.ts';
import { WORDS } from '../../simulate/data/views.ts';
import { ExpectSchema } from '../../simulate/expect.ts';
import { GENERATED_NOTE, type GeneratedFile, markdownTable } from './page.ts';

const DESCRIPTIONS: Record<TableName, string> = {
  games: 'One row for each game that did not fail with an error.',
  cards:
    "One row for each card or Landscape Feature that a player began with or that was in play. Only the set's own cards are included; with `--inherited`, all cards.",
  catalogue: 'One row for each of these cards, whether it was in a game or not.',
};

const HEAD = `# The tables of simulated games

${GENERATED_NOTE}

\`ecos simulate --data DIR\` writes these tables as \`DIR/NAME.parquet\`; [simulate.md](../simulate.md#your-own-queries) shows how to query them.
Rows are sorted by their first columns. The same cards, options and games give the same tables. The metadata of each file
(\`parquet_kv_metadata\`) describes the run (\`run\`) and the columns (\`columns\`).`;

export function tablePages(): GeneratedFile[] {
  const table = ([name, columns]: [string, readonly DataColumn[]]) =>
    [
      `## ${name}`,
      DESCRIPTIONS[name as TableName],
      markdownTable(
        ['column', 'type', 'meaning'],
        columns.map((column) => [`\`${column.name}\``, column.type, column.description]),
      ),
    ].join('\n\n');
  const words = [
    '## Views and functions',
    'Available in `ecos query`, and defined in `DIR/views.sql` for other programs. The view `seats` has a row for each seat of each game, with `game`, `start`, `ended`, `seat`, `points`, `won`, `bot`, `hand`. Seats are counted from 0 in all tables; texts for people count them from 1.',
    markdownTable(
      ['name', 'meaning'],
      WORDS.map(([name, says]) => [`\`${name}\``, says]),
    ),
  ].join('\n\n');
  const text = [HEAD, ...Object.entries(GAME_TABLES).map(table), words].join('\n\n');
  return [
    { file: 'docs/reference/tables.md', text: `${text}\n` },
    { file: 'docs/reference/expect.schema.json', text: `${JSON.stringify(SCHEMA, null, 2)}\n` },
  ];
}

const SCHEMA = { $schema: 'http://json-schema.org/draft-07/schema#', ...ExpectSchema };
