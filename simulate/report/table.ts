/** Tables of a report: what a cell shows, and what it is sorted by. */

import { counted } from '../../program/messages/index.ts';
import type { Interval } from '../figures/intervals.ts';
import { between, percent as rawPercent, signed } from '../figures/labels.ts';
import { WRONG_NAMES } from '../figures/multiple-testing.ts';
import { rounded } from '../figures/rounded.ts';

/** A text, or the name of a card with the row it links to. */
export interface SentencePart {
  text: string;
  href?: string;
}

/** One cell. */
export interface Cell {
  text: string;
  /** What the column is sorted by; empty sorts last. */
  value: string | number;
  /** How certain it is, or what it is of. */
  more?: string;
  /** The part of the page, or row, it links to. */
  href?: string;
  /** The text in parts, if cards that it names are links. */
  parts?: readonly SentencePart[];
  picture?: string;
  alt?: string;
}

interface Head {
  title: string;
  /** What the figure is, where its title does not say it. */
  says?: string | undefined;
  /** Numbers are aligned right, and sorted with the largest first. */
  number?: true;
  /** The order the rows come in. */
  sorted?: 'ascending' | 'descending' | undefined;
}

/** A column, and how its cells are made. */
export type Column<Row> = Head & { cell: (row: Row) => Cell };

/** As the template shows it: cells know the title of their column, which a phone shows beside them. */
export interface ReportTable {
  /** Whether it can be searched. */
  searched: boolean;
  /** Whether something is said about a column. */
  explained: boolean;
  columns: Head[];
  rows: { id?: string | undefined; named: boolean; cells: (Cell & Head)[] }[];
}

/** Options of a table: ids of its rows, and which of them stand out. */
interface TableOptions<Row> {
  searched?: boolean;
  id?: (row: Row) => string;
  named?: (row: Row) => boolean;
}

/** A text, sorted by it. */
const text = (value: string): Cell => ({ text: value, value });

/** A column of texts. @param cardOf the card that a row is about, to whose row in the table of cards the text links */
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

/** The id of the row of a card in the table of cards. */
export const cardRowId = (card: number): string => `card-${card}`;

/** A column of figures. */
export const figures = <Row>(
  title: string,
  cell: (row: Row) => Cell,
  says?: string,
  sorted?: Head['sorted'],
): Column<Row> => ({ title, cell, says, sorted, number: true });

/** A table; nothing where it would have no rows. */
export function tableOf<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { searched = false, id, named }: TableOptions<Row> = {},
): ReportTable | undefined {
  if (rows.length === 0) return undefined;
  const heads = columns.map(({ cell: _, ...head }) => head);
  return {
    searched,
    explained: heads.some(({ says }) => says !== undefined),
    columns: heads,
    rows: rows.map((row) => ({
      id: id?.(row),
      named: named?.(row) ?? false,
      cells: columns.map(({ cell }, at) => ({ ...heads[at], ...cell(row) })),
    })),
  };
}

/** What the column of rates is. */
export const RATE_SAYS =
  'false discovery rate: of all rows with this rate or a lower one, the share that is there by chance';

/** A cell without a figure. */
export const NONE: Cell = { text: '–', value: '' };

/** A card, which links to its row; `label` is what people call it. */
export const cardCell = (card: number, label: string): Cell => ({
  ...{ text: label, value: card, href: cardRowId(card) },
});

/** A number with this many decimal places. */
export const numberCell = (value: number, digits = 0, more?: string): Cell => ({
  text: value.toFixed(digits),
  value,
  ...(more !== undefined && { more }),
});

/** A false discovery rate; one that is only just too high to be named is not shown as if it were low enough. */
export const rateCell = (rate: number): Cell => {
  const text = rate.toFixed(2);
  return { text: rate > WRONG_NAMES && Number(text) <= WRONG_NAMES ? `> ${text}` : text, value: rate };
};

/** How far a mean may be off. */
export const plusMinus = (margin: number): string => `± ${margin.toFixed(1)}`;

/** A share in percent, with its bounds and the number of games it is over. */
export const share = (value: number, bounds: Interval, games: number): Cell => ({
  ...{
    text: `${roundedPercent(value)} %`,
    value,
    more: `${between(bounds, roundedPercent)}, ${counted(games, 'game')}`,
  },
});

/** A difference with its sign, its bounds and the number of games it is over, or of what `noun` says. */
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

/** 0.123 as `12.3`, rounded as the sentences of a run are. */
export const roundedPercent = (value: number): string => rawPercent(rounded(value));
