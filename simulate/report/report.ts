/**
 * The report a designer reads: one HTML page that opens from disk and fetches nothing. Its figures are the answers to
 * questions in SQL, which stand beside them; its sentences are those of `remarks.ts`.
 */
import type { Tables } from '../../runtime/index.ts';
import { TABLES, type TableName } from '../data/columns.ts';
import type { Database } from '../data/duckdb.ts';
import { viewsSql } from '../data/views.ts';
import type { Compared } from '../figures/compared.ts';
import { labelOf } from '../figures/labels.ts';
import { findingsOf } from '../findings/findings.ts';
import { saidOf } from '../findings/remarks.ts';
import type { Simulation } from '../run/simulation.ts';
import { answersOf } from './chapters/answers.ts';
import { limitsOf } from './chapters/limits.ts';
import { QUESTIONS } from './chapters/questions.ts';
import type { Pictures } from './section.ts';
import { PART_OF, sectionsOf } from './sections.ts';
import { tableView } from './table.ts';
import { renderReport } from './templates.ts';

/** What a report is made of. */
export interface ReportInput {
  /** The run, with what was counted in it. */
  run: Simulation;
  /** What another version of the set did with the same seeds, if there is one. */
  compared: Compared | null;
  /** Tables of that version. */
  before: Tables | null;
  /** Its tables (`openTables`). */
  database: Database;
  /** Name of the set. */
  title: string;
  version: string;
  /** Pictures of its cards, and who drew the icons in them; they may be drawn while questions are asked. */
  drawn: Promise<Drawn> | Drawn;
}

/** Pictures of cards; without any, credits are empty. */
export interface Drawn {
  pictures: Pictures;
  credits: string;
}

const TABLE_SAYS: Record<TableName, string> = {
  games: 'a row for each game',
  cards: 'a row for each card in a game',
  catalogue: 'a row for each card',
};

/**
 * The page.
 * @throws UserError when the tables cannot be read
 */
export async function reportPage(input: ReportInput): Promise<string> {
  const { run, compared, before, database, title, version, drawn } = input;
  const { options, subject } = run;
  const asking = { hands: subject.hands.map(({ word }) => word.name), named: options.hands !== undefined };
  const [answers, { pictures, credits }] = await Promise.all([answersOf(database, asking), drawn]);
  const findings = findingsOf(run);
  const sections = sectionsOf({
    ...{ ...asking, answers, findings, compared, pictures },
    label: (card) => labelOf(run.tables, card),
    labelBefore: (card) => labelOf(before ?? run.tables, card),
    players: options.players,
  });
  const titles = new Map(sections.map((section) => [section.id, section.title]));
  const [{ games, dealt }] = answers.games;
  const who = [...new Set(options.bots)].join(', ');
  return renderReport({
    title: `How ${title} plays`,
    lead: `${games} games of ${options.players} players (${who}), seed ${options.seed}; hands were dealt by chance in ${dealt} of them.`,
    summary: saidOf(run).map(({ about, text }) => ({
      text,
      part: PART_OF[about],
      where: titles.get(PART_OF[about]),
    })),
    limits: limitsOf(options),
    sections: sections.map(({ asked, table, ...section }) => ({
      ...section,
      ...(table && { table: tableView(table) }),
      queries: asked.map((name) => ({
        title: asked.length > 1 ? `The question (${name})` : 'The question',
        sql: QUESTIONS[name](asking),
      })),
    })),
    own: 'ecos simulate --data DIR keeps the tables, ecos query DIR "SQL" asks them, and so does any program that reads Parquet.',
    tables: Object.entries(TABLES).map(([name, columns]) => ({
      name,
      says: TABLE_SAYS[name as TableName],
      columns,
    })),
    views: viewsSql(),
    pictures: pictures.size > 0,
    footer: `Made by ecos-cards ${version}${credits === '' ? '' : `. Icons: ${credits}`}`,
  });
}
