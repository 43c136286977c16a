/**
 * Tables of figures, and sections with sentences around them. The terminal and the report show the same tables; each of their
 * writers chooses columns and rows.
 */
import { pluralize } from '../../program/messages/index.ts';
import type { EffectValue } from '../effect-value/effect-value.ts';
import type { Interval } from '../statistics/certainty.ts';
import type { CountedRun } from './context.ts';
import { between, type Names, percent, signedNumber } from './labels.ts';
import type { PlotData } from './plot-data.ts';

/** One cell. */
export interface Cell {
  text: string;
  /** The sort key of the cell; empty values sort last. */
  value: string | number;
  /** The interval of the figure. */
  bounds?: string;
  /** The same interval as numbers, to be drawn. */
  interval?: Interval;
  /** What the figure is based on, or refers to. */
  more?: string;
  /** The card that the text links to. */
  card?: number;
  /** The card whose picture belongs to the cell. */
  pictured?: number;
}

interface Head {
  title: string;
  /** Explains the figure, if the title is not enough. */
  description?: string | undefined;
  /** Numbers are right-aligned, and sorted with the largest first. */
  number?: true;
  /** The initial order of the rows. */
  sorted?: 'ascending' | 'descending' | undefined;
  /** The title in the terminal; null if the terminal does not show the column. */
  brief?: string | null;
  /** The value that means a fair share, which a drawing of intervals marks. */
  fair?: number;
}

/** A column, and how its cells are created. */
export type Column<Row> = Head & { cell: (row: Row) => Cell };

export interface Table {
  /** Whether readers may want to search the table. */
  searched: boolean;
  columns: Head[];
  rows: {
    /** The card that the row is about, if links lead to the row. */
    id?: number | undefined;
    /** Whether the row stands out. */
    named: boolean;
    /** The order in the terminal; null if the terminal does not show the row. */
    rank: number | null;
    cells: Cell[];
  }[];
}

/** A sentence for a card designer. */
export interface Remark {
  text: string;
  /** Whether its subject wins more or less than it should. */
  wins?: 'more' | 'less';
}

/** A section of the report. */
export interface Section {
  title: string;
  /** Plain sentences that explain the figures. */
  paragraphs: string[];
  /** What stands out in the figures, as sentences in which `markCard` marks the cards. */
  remarks?: readonly (string | Remark)[];
  plot?: { data: PlotData; label: string } | undefined;
  table?: Table | undefined;
}

/** The cards and hands that the two strongest bots of a ladder agree about. */
export interface BotAgreement {
  cards: ReadonlySet<number>;
  hands: ReadonlySet<string>;
  strongest: readonly string[];
}

/** What sections are made from: a run with its sums, what was found in them, and the labels of cards and hands. */
export interface SectionInput<Sums, Found = unknown> {
  run: CountedRun<Sums>;
  findings: Found;
  names: Names;
  /** If the run was played at several strengths; then only what the strongest agree about stands out. */
  agreed: BotAgreement | null;
  /** What the effects of cards are worth, by number, if that was worked out. */
  worths?: ReadonlyMap<number, EffectValue> | undefined;
}

/** Says which cards or hands a table of the run's own games marks. */
export const agreementNote = (
  what: 'Cards' | 'Hands',
  { strongest }: BotAgreement,
  bots: readonly string[],
): string =>
  `${what} are marked only where the two strongest players, ${strongest.join(' and ')}, agree that they win more than a fair share, or less. The rate here is that of ${[...new Set(bots)].toSorted().join(' and ')} alone.`;

/** More rows than this can be searched. */
const MANY_ROWS = 10;

/**
 * Creates a table; undefined if it would have no rows.
 * @param options which rows lead from links, stand out, or are shown in the terminal, and in which order
 */
export function toTable<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  {
    id,
    named,
    rank,
  }: { id?: (row: Row) => number; named?: (row: Row) => boolean; rank?: (row: Row) => number | null } = {},
): Table | undefined {
  if (rows.length === 0) return undefined;
  return {
    searched: rows.length > MANY_ROWS,
    columns: columns.map(({ cell: _, ...head }) => head),
    rows: rows.map((row) => ({
      id: id?.(row),
      named: named?.(row) ?? false,
      rank: rank ? rank(row) : 0,
      cells: columns.map(({ cell }) => cell(row)),
    })),
  };
}

/** Creates a plot of some rows; undefined if there are none. */
export const makePlot = (rows: readonly unknown[], data: PlotData, label: string): Section['plot'] =>
  rows.length === 0 ? undefined : { data, label };

/** Creates a plot of win lifts; undefined if there are none. @param axis the label of the x axis */
export const liftPlot = (
  rows: readonly (Interval & { number: number; lift: number; named: boolean })[],
  labelOf: (card: number) => string,
  label: string,
  axis?: string,
): Section['plot'] => {
  const lifts = rows.map(({ number: card, lift, low, high, named }) => ({
    card,
    label: labelOf(card),
    lift,
    low,
    high,
    named,
  }));
  return makePlot(lifts, { kind: 'lift', of: { rows: lifts, axis } }, label);
};

/** Encloses card numbers in sentences. No other text contains this character. */
const MARK = '\uE000';

/** Marks a card in a sentence, so that its name becomes a link. */
export const markCard = (card: number): string => `${MARK}${card}${MARK}`;

/** Splits a sentence into texts and cards. */
export const textParts = (text: string, label: (card: number) => string) =>
  text
    .split(MARK)
    .map((part, at) => (at % 2 === 0 ? { text: part } : { text: label(Number(part)), card: Number(part) }));

/** A column of figures. */
const figure = <Row>(
  title: string,
  cellOf: (row: Row) => Cell,
  description?: string,
  more: Pick<Head, 'sorted' | 'brief' | 'fair'> = {},
): Column<Row> => ({ title, cell: cellOf, description, ...more, number: true });

/** The margin of error of a mean. */
export const plusMinus = (margin: number): string => `± ${margin.toFixed(1)}`;

/** The kinds of cells. */
export const cell = {
  none: { text: '–', value: '' } as Cell,

  /** A number with this many decimal places. */
  number: (value: number, digits = 0, more?: string): Cell => ({
    text: value.toFixed(digits),
    value,
    ...(more !== undefined && { more }),
  }),

  /** A share as a percentage. */
  percent: (share: number, more: Partial<Cell> = {}): Cell => ({
    text: `${percent(share)} %`,
    value: share,
    ...more,
  }),

  /** A share as a percentage, with its interval and the number of games it is based on, unless that is in another column. */
  share: ({ share, low, high }: Interval & { share: number }, games?: number): Cell =>
    cell.percent(share, {
      bounds: between({ low, high }),
      interval: { low, high },
      ...(games !== undefined && { more: pluralize(games, 'game') }),
    }),

  /** A difference with its sign, its interval and the number of games, or of `noun`, that it is based on. A single game has no interval. */
  difference: (
    value: number,
    { low, high }: Interval,
    games: number,
    show: (value: number) => string = percent,
    noun = 'game',
  ): Cell => {
    const withSign = (one: number) => signedNumber(one, show);
    return {
      text: withSign(value),
      value,
      more: pluralize(games, noun),
      ...(games >= 2 && { bounds: between({ low, high }, withSign), interval: { low, high } }),
    };
  },
};

/** The decimals of rates. With fewer, one just above the limit would look low enough. */
const RATE_DIGITS = 4;
const MEANING_OF_RATE =
  'false discovery rate: of all rows with this rate or a lower one, the share that is there by chance';

/** The kinds of columns. */
export const column = {
  figure,

  /** A column that only the report shows. */
  detail: <Row>(title: string, cellOf: (row: Row) => Cell, description?: string): Column<Row> =>
    figure(title, cellOf, description, { brief: null }),

  /** A column of texts. @param cardOf the card that a row is about; the text links to its row in the table of cards */
  text: <Row>(
    title: string,
    textOf: (row: Row) => string,
    cardOf?: (row: Row) => number | undefined,
  ): Column<Row> => ({
    title,
    cell: (row) => {
      const [text, card] = [textOf(row), cardOf?.(row)];
      return { text, value: text, ...(card !== undefined && { card }) };
    },
  }),

  /** A column of cards, with links to their rows in the table of cards. */
  card: <Row>(
    cardOf: (row: Row) => number,
    label: (card: number) => string,
    more: Pick<Head, 'sorted'> & { title?: string } = {},
  ): Column<Row> => ({
    ...figure<Row>('Card', (row) => {
      const card = cardOf(row);
      return { text: label(card), value: card, card };
    }),
    ...more,
  }),

  /** A column of false discovery rates. */
  rate: <Row>(rateOf: (row: Row) => number | null | undefined, description = MEANING_OF_RATE): Column<Row> =>
    column.detail(
      'Rate',
      (row) => {
        const rate = rateOf(row) ?? null;
        return rate === null ? cell.none : cell.number(rate, RATE_DIGITS);
      },
      description,
    ),
};
