/** What simulated games leave behind: the columns of the tables, and the form of a file of bounds. */
import { type Column, TABLES, type TableName } from '../../simulate/data/columns.ts';
import { WORDS } from '../../simulate/data/views.ts';
import { ExpectSchema } from '../../simulate/findings/expect.ts';
import { GENERATED, markdownTable, type Page } from './page.ts';

const SAYS: Record<TableName, string> = {
  games: 'A row for each game that did not break off with an error.',
  cards:
    'A row for each card, or Landscape Feature, that somebody began with or that was in play, of those the figures are about: the own cards of the set, with `--inherited` all.',
  catalogue: 'A row for each card the figures are about, in a game or not.',
};

const HEAD = `# The tables of simulated games

${GENERATED}

\`ecos simulate --data DIR\` writes these as \`DIR/NAME.parquet\`; [validating.md](validating.md) says how to ask them. Rows are in
the order of their first columns. The same cards, options and games give the same tables. Each file says in its notes
(\`parquet_kv_metadata\`) which run it is of (\`run\`) and what its columns are (\`columns\`).`;

export function tablePages(): Page[] {
  const table = ([name, columns]: [string, readonly Column[]]) =>
    [
      `## ${name}`,
      SAYS[name as TableName],
      markdownTable(
        ['column', 'type', 'is'],
        columns.map((column) => [`\`${column.name}\``, column.type, column.says]),
      ),
    ].join('\n\n');
  const words = [
    '## Words',
    'Known to `ecos query`, and defined in `DIR/views.sql` for others, besides the view `seats`: a row for each seat of each game, with `game`, `start`, `ended`, `seat`, `points`, `won`, `bot`, `hand`. Seats count from 0 in all of them; people read them counted from 1.',
    markdownTable(
      ['word', 'is'],
      WORDS.map(([name, says]) => [`\`${name}\``, says]),
    ),
  ].join('\n\n');
  const text = [HEAD, ...Object.entries(TABLES).map(table), words].join('\n\n');
  return [
    { file: 'docs/tables.md', text: `${text}\n` },
    { file: 'docs/expect.schema.json', text: `${JSON.stringify(schema(), null, 2)}\n` },
  ];
}

const schema = () => ({ $schema: 'http://json-schema.org/draft-07/schema#', ...ExpectSchema });
