/** Tables of a report: what a cell shows, and what it is sorted by. */

import { counted } from '../../program/messages/index.ts';
import type { Interval } from '../figures/intervals.ts';
import { between, percent as rawPercent, signed } from '../figures/labels.ts';
import { WRONG_NAMES } from '../figures/multiple-testing.ts';
import { rounded } from '../figures/rounded.ts';

/** A text, or a card name with the row it links to. */
export interface SentencePart {
  text: string;
  href?: string;
}

/** One cell. */
export interface Cell {
  text: string;
  /** The sort key of the cell; empty values sort last. */
  value: string | number;
  /** Supplementary text: how certain the figure is, or what it refers to. */
  more?: string;
  /** The id of the element that the text links to. */
  href?: string;
  /** The text in parts, if card names in it are links. */
  parts?: readonly SentencePart[];
  picture?: string;
  alt?: string;
}

interface Head {
  title: string;
  /** Explains the figure, if the title is not enough. */
  description?: string | undefined;
  /** Numbers are right-aligned, and sorted with the largest first. */
  number?: true;
  /** The initial order of the rows. */
  sorted?: 'ascending' | 'descending' | undefined;
}

/** A column, and how its cells are created. */
export type Column<Row> = Head & { cell: (row: Row) => Cell };

/** A table as the template needs it. Each cell includes the title of its column, because small screens show it next to the cell. */
export interface ReportTable {
  /** Whether the table has a search field. */
  searched: boolean;
  /** Whether any column has an explanation. */
  explained: boolean;
  /** Whether it has too many columns for a tablet, which then shows each row as a block, as a phone does with all tables. */
  many: boolean;
  columns: Head[];
  rows: { id?: string | undefined; named: boolean; cells: (Cell & Head)[] }[];
}

/** So many columns fit the page of a tablet. */
const MOST_COLUMNS = 6;

/** Options of a table: the ids of its rows, and which rows stand out. */
interface TableOptions<Row> {
  searched?: boolean;
  id?: (row: Row) => string;
  named?: (row: Row) => boolean;
}

/** A text cell, sorted by its text. */
const text = (value: string): Cell => ({ text: value, value });

/** A column of texts. @param cardOf the card that a row is about; the text links to its row in the table of cards */
export const words = <Row>(
  title: string,
  textOf: (row: Row) => string,
  cardOf: (row: Row) => number | undefined = () => undefined,
): Column<Row> => ({
  title,
  cell: (row) => {
    const card = cardOf(row);
    return { ...text(textOf(row)), ...(card !== undefined && { href: cardRowId(card) }) };
  },
});

/** The id of a card's row in the table of cards. */
export const cardRowId = (card: number): string => `card-${card}`;

/** A column of figures. */
export const figures = <Row>(
  title: string,
  cell: (row: Row) => Cell,
  description?: string,
  sorted?: Head['sorted'],
): Column<Row> => ({ title, cell, description, sorted, number: true });

/** Creates a table; undefined if it would have no rows. */
export function tableOf<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { searched = false, id, named }: TableOptions<Row> = {},
): ReportTable | undefined {
  if (rows.length === 0) return undefined;
  const heads = columns.map(({ cell: _, ...head }) => head);
  return {
    searched,
    explained: heads.some(({ description }) => description !== undefined),
    many: heads.length > MOST_COLUMNS,
    columns: heads,
    rows: rows.map((row) => ({
      id: id?.(row),
      named: named?.(row) ?? false,
      cells: columns.map(({ cell }, at) => ({ ...heads[at], ...cell(row) })),
    })),
  };
}

/** Explains the column of false discovery rates. */
export const RATE_DESCRIPTION =
  'false discovery rate: of all rows with this rate or a lower one, the share that is there by chance';

/** A cell without a figure. */
export const NONE: Cell = { text: '–', value: '' };

/** A cell with a card's label, which links to the card's row. */
export const cardCell = (card: number, label: string): Cell => ({
  ...{ text: label, value: card, href: cardRowId(card) },
});

/** A number with this many decimal places. */
export const numberCell = (value: number, digits = 0, more?: string): Cell => ({
  text: value.toFixed(digits),
  value,
  ...(more !== undefined && { more }),
});

/** A false discovery rate. A rate just above the limit is marked, so that rounding does not make it look low enough. */
export const rateCell = (rate: number): Cell => {
  const text = rate.toFixed(2);
  return { text: rate > WRONG_NAMES && Number(text) <= WRONG_NAMES ? `> ${text}` : text, value: rate };
};

/** The margin of error of a mean. */
export const plusMinus = (margin: number): string => `± ${margin.toFixed(1)}`;

/** A share as a percentage, with its interval and the number of games it is based on. */
export const share = (value: number, bounds: Interval, games: number): Cell => ({
  ...{
    text: `${roundedPercent(value)} %`,
    value,
    more: `${between(bounds, roundedPercent)}, ${counted(games, 'game')}`,
  },
});

/** A difference with its sign, its interval and the number of games, or of `noun`, that it is based on. */
export function differenceCell(
  value: number,
  bounds: Interval,
  games: number,
  show: (value: number) => string = roundedPercent,
  noun = 'game',
): Cell {
  const withSign = (one: number) => signed(one, show);
  const more = games < 2 ? counted(games, noun) : `${between(bounds, withSign)}, ${counted(games, noun)}`;
  return { text: withSign(value), value, more };
}

/** 0.123 as `12.3`, rounded like the sentences about a run. */
export const roundedPercent = (value: number): string => rawPercent(rounded(value));
