/**
 * The report for card designers: a single HTML page that opens from disk and loads nothing else. Next to its figures are SQL queries
 * that give the same.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { textFonts } from '../../print/fonts/index.ts';
import { pluralize } from '../../program/messages/index.ts';
import { NOTHING_FURTHER } from '../advice/advice.ts';
import { GAME_TABLES, type TableName } from '../data/columns.ts';
import { viewsSql } from '../data/views.ts';
import { effectValue } from '../effect-value/effect-value.ts';
import { botList, countedGames, labelCard, withThousands } from '../figures/labels.ts';
import { type Cell, type Table, textParts } from '../figures/section.ts';
import { makeSections, type RunResults } from '../sections.ts';
import { describeLimits } from './limits.ts';
import { plotPictures } from './plots.ts';
import { reportQuestions } from './questions.ts';

/** Pictures of cards by card number, as `data:` URLs, with their descriptions. */
export type PicturesByCard = ReadonlyMap<number, { picture: string; alt: string }>;

/** Pictures of cards, and credits for the icons in them; both empty without pictures. */
export interface CardPictures {
  pictures: PicturesByCard;
  credits: string;
}

/** The input for a report. */
export interface ReportInput extends Omit<RunResults, 'more'>, CardPictures {
  more?: RunResults['more'];
  /** The name of the set. */
  title: string;
  version: string;
}

const TABLE_DESCRIPTIONS: Record<TableName, string> = {
  games: 'a row for each game',
  cards: 'a row for each card in a game',
  catalogue: 'a row for each card',
};

/** The id of a card's row in the table of cards. */
const rowId = (card: number): string => `card-${card}`;

/** Cards link to their rows. */
const linked = <Part extends { card?: number }>({ card, ...part }: Part) => ({
  ...part,
  ...(card !== undefined && { href: rowId(card) }),
});

/** A table as the template needs it. Each cell includes the title of its column, because small screens show it next to the cell. */
function tableView({ searched, columns, rows }: Table, pictures: PicturesByCard) {
  const cellView = ({ bounds, more, pictured, ...cell }: Cell, at: number) => ({
    ...columns[at],
    ...linked(cell),
    ...pictures.get(pictured ?? -1),
    more: [bounds, more].filter(Boolean).join(', '),
  });
  return {
    searched,
    explained: columns.some(({ description }) => description !== undefined),
    columns,
    rows: rows.map(({ id, named, cells }) => ({
      id: id === undefined ? undefined : rowId(id),
      named,
      cells: cells.map(cellView),
    })),
  };
}

/** What the effects of the cards of a run are worth, by number. */
const worthsOf = ({ subject, tables }: RunResults['match']['run']) =>
  new Map(
    subject.cards.flatMap((card) => {
      const { number } = tables.cards[card];
      const worth = effectValue(tables.sets, number);
      return worth ? [[number, worth] as const] : [];
    }),
  );

/** Renders the page. */
export async function reportPage(input: ReportInput): Promise<string> {
  const { match, more = NOTHING_FURTHER, title, version, pictures, credits } = input;
  const { run } = match;
  const { options, tally } = run;
  const label = (card: number) => labelCard(run.tables, card);
  const partsOf = (text: string) => textParts(text, label).map(linked);
  const [sections, questions] = [
    makeSections({ ...input, more, worths: worthsOf(run) }),
    reportQuestions(run),
  ];
  return renderReport({
    title: `How ${title} plays`,
    lead: `${countedGames(tally.games)} of ${pluralize(options.players, 'player')} (${botList(options.bots)}), seed ${options.seed}; hands dealt by chance: ${withThousands(tally.dealt)}.`,
    summary: sections.flatMap(({ id, title: where, remarks }) =>
      remarks.map(({ text, wins }) => ({ parts: partsOf(text), wins, chapter: id, where })),
    ),
    limits: describeLimits(options, more.ladder),
    chapters: sections.map(({ id, title: head, paragraphs, plot, table }) => ({
      id,
      title: head,
      paragraphs,
      plot: plot && { ...plotPictures(plot.data), label: plot.label },
      table: table && tableView(table, pictures),
      queries: questions
        .filter((one) => one.sections.includes(id))
        .map(({ name, sql }, _, { length }) => ({
          title: length > 1 ? `The question (${name})` : 'The question',
          sql,
        })),
    })),
    own: 'ecos simulate --data DIR keeps the tables, ecos query DIR "SQL" runs queries on them, and so does any program that reads Parquet.',
    tables: Object.entries(GAME_TABLES).map(([name, columns]) => ({
      name,
      description: TABLE_DESCRIPTIONS[name as TableName],
      columns,
    })),
    views: viewsSql(),
    pictures: pictures.size > 0,
    footer: `Made by ecos-cards ${version}${credits === '' ? '' : `. Icons: ${credits}`}`,
  });
}

/** The folder of the Handlebars templates. */
const TEMPLATES = new URL('./templates/', import.meta.url);
/** The colours and the type of the studio. */
const TOKENS = new URL('../../studio/page/tokens.css', import.meta.url);

/** Fills the templates with their data. */
async function renderReport(view: object): Promise<string> {
  const { default: Handlebars } = await import('handlebars');
  const all = Handlebars.create();
  for (const file of readdirSync(TEMPLATES)) {
    all.registerPartial(file.replace(/\.hbs$/, ''), readFileSync(new URL(file, TEMPLATES), 'utf8'));
  }
  const look = { tokens: readFileSync(TOKENS, 'utf8'), fonts: textFonts(JSON.stringify(view)) };
  return all.compile('{{> report}}', { preventIndent: true })({ ...view, ...look });
}
