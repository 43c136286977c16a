/** Tables of a report: what a cell shows, and what it is sorted by. */

import { rounded } from '../figures/figures.ts';

/** One cell. */
export interface Cell {
  text: string;
  /** What the column is sorted by; empty sorts last. */
  value: string | number;
  /** How sure it is, or what it is of. */
  more?: string;
  /** The part of the page, or row, it leads to. */
  href?: string;
  picture?: string;
  alt?: string;
}

export interface Head {
  title: string;
  /** Numbers stand to the right, and are sorted the largest first. */
  number?: boolean;
  /** What the figure is, where its title does not say it. */
  says?: string;
  /** The order the rows come in. */
  sorted?: 'ascending' | 'descending';
}

export interface Row {
  id?: string;
  /** Whether it stands out. */
  named?: boolean;
  cells: Cell[];
}

export interface Table {
  /** What it is called in ids and labels. */
  name: string;
  /** Whether it is long enough to be searched. */
  searched: boolean;
  columns: Head[];
  rows: Row[];
}

/** As the template shows it: cells know the title of their column, which a phone shows beside them. */
export function tableView({ columns, rows, ...table }: Table) {
  const cells = (row: Row) =>
    row.cells.map((cell, at) => ({ ...cell, title: columns[at].title, number: columns[at].number }));
  return { ...table, columns, rows: rows.map((row) => ({ ...row, cells: cells(row) })) };
}

/** Nothing to say here. */
export const NONE: Cell = { text: '–', value: '' };

/** A text, sorted by it. */
export const text = (said: string): Cell => ({ text: said, value: said });

/** A card, which leads to its row; `label` is what people call it. */
export const cardCell = (card: number, label: string): Cell => ({
  text: label,
  value: card,
  href: `card-${card}`,
});

/** A number, with so many digits after the point. */
export const number = (value: number, digits = 0, more?: string): Cell => ({
  text: value.toFixed(digits),
  value,
  ...(more !== undefined && { more }),
});

/** A share as games of a hundred, with its bounds and what it is of. */
export function share(value: number, low: number, high: number, of: string): Cell {
  return { text: `${percent(value)} %`, value, more: `${percent(low)} to ${percent(high)}, ${of}` };
}

/** A difference of shares in games of a hundred, with its sign. */
export function signedShare(value: number, low: number, high: number, of: string): Cell {
  return { text: signed(value), value, more: `${signed(low)} to ${signed(high)}, ${of}` };
}

/** 0.123 as `12.3`, rounded as the sentences of a run are. */
export const percent = (value: number): string => (rounded(value) * 100).toFixed(1);
const signed = (value: number): string => `${value > 0 ? '+' : ''}${percent(value)}`;
