/** The first page of a box: how it is made, what is in it and on which page. */

import { label } from '../wording/context.ts';
import type { BoxContext } from './box-context.ts';
import { hundreds } from './inventory.ts';
import { coveredOf } from './pieces/feature-tiles.ts';
import { readingPage } from './reading.ts';
import type { BoxPage, TextBlock } from './sheet.ts';

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
      ? tools.wording.title('box-glue')
      : tools.wording.title('box-both-sides', { flip: making.flip });
  const blocks: TextBlock[] = [
    { title: tools.wording.title('box-title', { title: making.setTitle }) },
    { heading: tools.wording.title('box-how') },
    { text: tools.wording.title('box-print') },
    { text: how },
    { heading: tools.wording.title('box-besides') },
    { text: tools.wording.title('box-cubes', { total: cubes.total, least: cubes.start + 1 }) },
    { text: tools.wording.title('box-bag') },
    { heading: tools.wording.title('box-pieces') },
    {
      rows: [{ amount: '', text: '', where: tools.wording.title('box-pages') }, ...pieceRows(tools, making)],
    },
  ];
  return readingPage(tools, tools.wording.title('box-pieces'), blocks);
}

function pieceRows(tools: BoxContext, { pagesOf, cards, cardPages }: Making) {
  const { inventory } = tools;
  const { animals, players, features, landMarkers } = inventory;
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  const where = (pages: readonly [number, number] | undefined) =>
    pages === undefined ? '' : pages[0] === pages[1] ? `${pages[0]}` : `${pages[0]}–${pages[1]}`;
  const sheets = (title: SheetTitle) => where(pagesOf(tools.wording.title(title)));
  const tokens = sheets('box-tokens');
  const featureSheets = sheets('box-features');
  const each = animals
    .map(({ name, count }) => `${label(tools.wording.noun(name, count !== 1))} ${count}`)
    .join(', ');
  const elements = inventory.elements
    .map(({ name, count }) => `${label(tools.wording.elementName(name))} ${count}`)
    .join(', ');
  const row = (amount: number, text: string, where: string) => ({ amount: `${amount}`, text, where });
  return [
    row(inventory.land, tools.wording.title('box-land'), sheets('box-land')),
    row(inventory.water, tools.wording.title('box-water'), sheets('box-water')),
    row(sum(animals.map(({ count }) => count)), `${tools.wording.title('box-animals')}: ${each}`, tokens),
    row(inventory.mountain, tools.wording.title('box-mountains'), tokens),
    row(inventory.forest, tools.wording.title('box-forests'), tokens),
    row(
      sum(inventory.elements.map(({ count }) => count)),
      `${tools.wording.title('box-elements')}: ${elements}`,
      sheets('box-elements'),
    ),
    row(players.to, tools.wording.title('box-dials'), sheets('box-dials')),
    row(1, tools.wording.title('box-score'), sheets('box-score')),
    row(players.to, tools.wording.title('box-markers'), tokens),
    row(players.to * hundreds(inventory), tools.wording.title('box-hundreds'), tokens),
    row(
      features.filter((feature) => coveredOf(feature).length > 0).length,
      tools.wording.title('box-features'),
      featureSheets,
    ),
    row(
      features.filter(({ token }) => token !== undefined).length,
      tools.wording.title('box-feature-tokens'),
      featureSheets,
    ),
    row(2 * landMarkers, tools.wording.title('box-land-markers'), tokens),
    row(players.to, tools.wording.title('box-aids'), sheets('box-aids')),
    row(cards, tools.wording.title('box-cards'), where(cardPages)),
  ].filter(({ amount }) => amount !== '0');
}
