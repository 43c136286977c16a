/** The table of `ecos list`. */
import stringWidth from 'fast-string-width';
import { pluralize } from '../../program/messages/index.ts';
import { worthParts } from '../../simulate/effect-value/index.ts';
import { cut, GAP, table } from '../terminal/table.ts';
import type { ListedCard } from './cards.ts';

/**
 * A table with one line for each card: whole, or as much of it as fits on a terminal.
 * @param width the columns of the terminal; undefined if the table is for a file or another program
 */
export function cardTable(rows: readonly ListedCard[], width: number | undefined): string {
  const columns: [title: string, cell: (row: ListedCard) => string][] = [
    ['No', (row) => `${row.number}`],
    ['Deck', (row) => row.deck],
    ['Title', (row) => row.title ?? ''],
    ['Leaves', (row) => (row.kind === 'card' ? `${row.leaves}` : '')],
    ['Energy', (row) => (row.kind === 'card' ? groupedSpots(row.energy) : 'feature')],
    ['Hands', (row) => row.hands.map(({ name, active }) => (active ? `${name}*` : name)).join(' ')],
    ...worthColumn(rows),
    ['Source', (row) => row.source],
    ['Text', (row) => row.text.replaceAll(/\s+/g, ' ')],
  ];
  if (new Set(rows.map((row) => row.set)).size > 1) columns.unshift(['Set', (row) => row.set]);
  const cells = new Map(columns.map(([title, cell]) => [title, rows.map(cell)]));
  const missing = width ? fitInto(width, cells) : [];
  const heads = [...cells.keys()];
  const body = rows.map((_, at) => [...cells.values()].map((column) => column[at]));
  const notes = [
    ...(cells.get('Hands')?.some((hands) => hands.includes('*')) ? ['* starts face up'] : []),
    ...(missing.length > 0 ? [`Left out in ${width} columns: ${missing.join(', ')}.`] : []),
  ];
  const cards = rows.filter((row) => row.kind === 'card').length;
  const features = rows.length - cards;
  const total = [pluralize(cards, 'card'), ...(features > 0 ? [pluralize(features, 'feature')] : [])].join(
    ', ',
  );
  return `${table(heads, body, width)}\n\n${[total, ...notes].join('\n')}`;
}

/** What effects are worth, if that was asked for. */
function worthColumn(rows: readonly ListedCard[]): [title: string, cell: (row: ListedCard) => string][] {
  if (rows.every(({ worth }) => worth === undefined)) return [];
  return [['Worth', ({ worth, byHand }) => (worth ? worthParts(worth) : byHand ? 'by hand' : '')]];
}

/** The greatest widths of columns as shares of a terminal; the text takes what is left. */
const WIDTH_SHARES = { Title: 0.15, Energy: 0.2, Hands: 0.1 };
/** Columns that make room for the text, the first ones first, and the least room it needs. */
const OPTIONAL_COLUMNS = ['Source', 'Hands', 'Set'];
const LEAST_TEXT = 20;

/**
 * Cuts cells so that each card is on one line of a terminal, and leaves out columns if that is not enough.
 * @param cells by the titles of the columns
 * @returns the titles of the columns that were left out
 */
function fitInto(width: number, cells: Map<string, string[]>): string[] {
  const cutTo = (title: string, most: number) =>
    cells.set(title, cells.get(title)?.map((cell) => cut(cell, most)) ?? []);
  const widthOf = ([title, column]: [string, string[]]) =>
    title === 'Text' ? 0 : GAP + Math.max(...[title, ...column].map((cell) => stringWidth(cell)));
  const room = () => [...cells].reduce((left, column) => left - widthOf(column), width);
  for (const [title, share] of Object.entries(WIDTH_SHARES)) cutTo(title, Math.floor(share * width));
  const missing = OPTIONAL_COLUMNS.filter((title) => room() < LEAST_TEXT && cells.delete(title));
  cutTo('Text', room());
  return missing;
}

/** Energy spots grouped by element, like `sun x2, water`. */
export function groupedSpots(energy: readonly string[]): string {
  const spots = Map.groupBy(energy, (element) => element);
  return [...spots]
    .map(([element, { length }]) => (length === 1 ? element : `${element} x${length}`))
    .join(', ');
}
