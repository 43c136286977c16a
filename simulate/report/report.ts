/**
 * The report for card designers: a single HTML page that opens from disk and loads nothing else. Its figures are the answers to
 * SQL queries, shown next to them; its sentences come from `remarks.ts`.
 */

import { counted } from '../../program/messages/index.ts';
import { type Further, NOTHING_FURTHER } from '../advice/advice.ts';
import { TABLES, type TableName } from '../data/columns.ts';
import type { Database } from '../data/duckdb.ts';
import { viewsSql } from '../data/views.ts';
import type { Compared } from '../figures/compared.ts';
import { countedGames, grouped, handLabelOf, labelOf } from '../figures/labels.ts';
import { compareWithBots, type People } from '../figures/people.ts';
import { findingsOf } from '../findings/findings.ts';
import { remarksByKind } from '../findings/remarks.ts';
import type { Match } from '../run/match.ts';
import type { PicturesByCard } from './chapter.ts';
import { answersOf } from './chapters/answers.ts';
import { limitsOf } from './chapters/limits.ts';
import { QUESTIONS } from './chapters/questions.ts';
import { chapterOf, chaptersOf } from './chapters.ts';
import { marked, sentenceParts } from './sentences.ts';
import { renderReport } from './templates.ts';

/** The input for a report. */
export interface ReportInput {
  /** The run with its tally. */
  match: Pick<Match, 'run' | 'against'>;
  /** The differences, if another version of the set was played. */
  compared: Compared | null;
  /** Results of further games, played in addition to the run. */
  more?: Further;
  /** How people used the set's cards, if there are games of people. */
  people?: People | null;
  /** The tables of the run (`openTables`). */
  database: Database;
  /** The name of the set. */
  title: string;
  version: string;
  /** Pictures of the cards; they may be drawn while the queries run. */
  drawn: Promise<CardPictures> | CardPictures;
}

/** Pictures of cards, and credits for the icons in them; both empty without pictures. */
export interface CardPictures {
  pictures: PicturesByCard;
  credits: string;
}

/** Describes in how many of the games the hands were dealt at random. */
function dealtIn(games: number, dealt: number): string {
  if (games !== 1) return `hands were dealt by chance in ${grouped(dealt)} of them`;
  return `its hands were ${dealt === 1 ? '' : 'not '}dealt by chance`;
}

const TABLE_DESCRIPTIONS: Record<TableName, string> = {
  games: 'a row for each game',
  cards: 'a row for each card in a game',
  catalogue: 'a row for each card',
};

/**
 * Renders the page.
 * @throws UserError if the tables cannot be read
 */
export async function reportPage(input: ReportInput): Promise<string> {
  const { match, compared, more = NOTHING_FURTHER, people = null, database, title, version, drawn } = input;
  const { run, against } = match;
  const { options, subject } = run;
  const asked = { hands: subject.hands.map(({ word }) => word.name), named: options.hands !== undefined };
  const [answers, { pictures, credits }] = await Promise.all([answersOf(database, asked), drawn]);
  const findings = findingsOf(run);
  const label = (card: number) => labelOf(run.tables, card);
  const chapters = chaptersOf({
    ...{ ...asked, answers, findings, compared, more, pictures, players: options.players },
    ...{ people, comparedWithBots: people ? compareWithBots(run, people) : [] },
    label,
    handLabel: (name) => handLabelOf(run.tables, name),
    labelBefore: (card) => labelOf((against ?? run).tables, card),
  });
  const [{ games, dealt }] = answers.games;
  const bots = [...new Set(options.bots)].join(', ');
  return renderReport({
    title: `How ${title} plays`,
    lead: `${countedGames(games)} of ${counted(options.players, 'player')} (${bots}), seed ${options.seed}; ${dealtIn(games, dealt)}.`,
    summary: remarksByKind(run, { card: marked }, findings, more.ladder).map((remark) => {
      const { text, wins } = remark;
      const chapter = chapters.find(({ id }) => id === chapterOf(remark, more.ladder !== null));
      return { parts: sentenceParts(text, label), wins, chapter: chapter?.id, where: chapter?.title };
    }),
    limits: limitsOf(options, more.ladder),
    chapters: chapters.map((chapter) => ({
      ...chapter,
      paragraphs: chapter.paragraphs.map((text) => sentenceParts(text, label)),
      queries: chapter.asked.map((name) => ({
        title: chapter.asked.length > 1 ? `The question (${name})` : 'The question',
        sql: QUESTIONS[name](asked),
      })),
    })),
    own: 'ecos simulate --data DIR keeps the tables, ecos query DIR "SQL" runs queries on them, and so does any program that reads Parquet.',
    tables: Object.entries(TABLES).map(([name, columns]) => ({
      ...{ name, description: TABLE_DESCRIPTIONS[name as TableName], columns },
    })),
    views: viewsSql(),
    pictures: pictures.size > 0,
    footer: `Made by ecos-cards ${version}${credits === '' ? '' : `. Icons: ${credits}`}`,
  });
}
