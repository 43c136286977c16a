/** The first page of a box: how it is made, what is in it and on which page. */

import type { BoxContext } from './box-context.ts';
import { hundreds } from './inventory.ts';
import { coveredOf } from './pieces/feature-tiles.ts';
import { readingPage } from './reading.ts';
import type { BoxPage, TextBlock } from './sheet.ts';
import { elementWord, named, said } from './words.ts';

/** First and last page of what has this title; none where it is not there. */
export type PagesOf = (title: string) => readonly [first: number, last: number] | undefined;

/** What the first page must know beside the pieces. */
export interface Making {
  setTitle: string;
  /** The edge to turn over, where both sides are printed. */
  flip?: 'long' | 'short';
  cards: number;
  /** The page the cards begin on, and the last. */
  cardPages: readonly [first: number, last: number];
  pagesOf: PagesOf;
}

type SheetTitle = `box-${'land' | 'water' | 'tokens' | 'features' | 'elements' | 'dials' | 'score' | 'aids'}`;

/** The first page. */
export function contents(tools: BoxContext, making: Making): BoxPage {
  const { inventory } = tools;
  const { cubes } = inventory;
  const how =
    making.flip === undefined
      ? said(tools, 'box-glue')
      : said(tools, 'box-both-sides', { flip: making.flip });
  const blocks: TextBlock[] = [
    { title: said(tools, 'box-title', { title: making.setTitle }) },
    { heading: said(tools, 'box-how') },
    { text: said(tools, 'box-print') },
    { text: how },
    { heading: said(tools, 'box-besides') },
    { text: said(tools, 'box-cubes', { total: cubes.total, least: cubes.start + 1 }) },
    { text: said(tools, 'box-bag') },
    { heading: said(tools, 'box-pieces') },
    { rows: [{ amount: '', text: '', where: said(tools, 'box-pages') }, ...pieceRows(tools, making)] },
  ];
  return readingPage(tools, said(tools, 'box-pieces'), blocks);
}

function pieceRows(tools: BoxContext, { pagesOf, cards, cardPages }: Making) {
  const { inventory } = tools;
  const { animals, players, features, landMarkers } = inventory;
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  const where = (pages: readonly [number, number] | undefined) =>
    pages === undefined ? '' : pages[0] === pages[1] ? `${pages[0]}` : `${pages[0]}–${pages[1]}`;
  const sheets = (title: SheetTitle) => where(pagesOf(said(tools, title)));
  const tokens = sheets('box-tokens');
  const featureSheets = sheets('box-features');
  const each = animals.map(({ name, count }) => `${named(name, count !== 1, tools)} ${count}`).join(', ');
  const elements = inventory.elements
    .map(({ name, count }) => `${elementWord(name, tools)} ${count}`)
    .join(', ');
  const row = (amount: number, text: string, where: string) => ({ amount: `${amount}`, text, where });
  return [
    row(inventory.land, said(tools, 'box-land'), sheets('box-land')),
    row(inventory.water, said(tools, 'box-water'), sheets('box-water')),
    row(sum(animals.map(({ count }) => count)), `${said(tools, 'box-animals')}: ${each}`, tokens),
    row(inventory.mountain, said(tools, 'box-mountains'), tokens),
    row(inventory.forest, said(tools, 'box-forests'), tokens),
    row(
      sum(inventory.elements.map(({ count }) => count)),
      `${said(tools, 'box-elements')}: ${elements}`,
      sheets('box-elements'),
    ),
    row(players.to, said(tools, 'box-dials'), sheets('box-dials')),
    row(1, said(tools, 'box-score'), sheets('box-score')),
    row(players.to, said(tools, 'box-markers'), tokens),
    row(players.to * hundreds(inventory), said(tools, 'box-hundreds'), tokens),
    row(
      features.filter((feature) => coveredOf(feature).length > 0).length,
      said(tools, 'box-features'),
      featureSheets,
    ),
    row(
      features.filter(({ token }) => token !== undefined).length,
      said(tools, 'box-feature-tokens'),
      featureSheets,
    ),
    row(2 * landMarkers, said(tools, 'box-land-markers'), tokens),
    row(players.to, said(tools, 'box-aids'), sheets('box-aids')),
    row(cards, said(tools, 'box-cards'), where(cardPages)),
  ].filter(({ amount }) => amount !== '0');
}
