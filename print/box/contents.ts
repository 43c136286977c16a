/** The first page of a box: instructions for making it, its contents, and their page numbers. */
import type { TextPart } from '../sheet/words.ts';
import { label } from '../wording/context.ts';
import type { BoxContext } from './box-context.ts';
import { hundreds } from './inventory.ts';
import type { OwnContents } from './own.ts';
import { coveredCells } from './pieces/feature-tiles.ts';
import { landTitle, type PlainId } from './rules.ts';

/** Titles of pieces and of their sheets. */
type TitleId = (PlainId & `box-${string}`) | 'box-land';

/** The information on the first page besides the pieces. */
export interface PrintInstructions {
  setTitle: string;
  /** The edge to turn the paper over, for duplex printing. */
  flip?: 'long' | 'short';
  cards: number;
  /** The first and the last page of the cards. */
  cardPages: readonly [first: number, last: number];
  /** The first and last page of the sheets with a title; undefined if there are none. */
  pagesOf: (title: string) => readonly [first: number, last: number] | undefined;
}

/** The text of the first page; for an expansion, of its leaflet, before what is new (`news.ts`). */
export function contents(context: BoxContext, making: PrintInstructions, own?: OwnContents): TextPart[] {
  const { inventory, wording, tokens } = context;
  const { setTitle: title, flip } = making;
  const { total, start } = inventory.cubes;
  const besides = own
    ? [
        wording.title('own-game', { title: own.extendsTitle }),
        total > 0 && wording.title('own-cubes', { total }),
      ]
    : [wording.title('box-cubes', { total, least: start + 1 }), wording.title('box-bag')];
  return [
    { title: own ? wording.title('own-title', { title }) : wording.title('box-title', { title }) },
    // How to print, cut and fold the sheets.
    { heading: wording.title('box-how') },
    { text: wording.title('box-print') },
    { text: flip === undefined ? wording.title('box-glue') : wording.title('box-both-sides', { flip }) },
    ...(tokens === 'standee' ? [{ text: wording.title('box-fold') }] : []),
    ...(own ? [{ text: wording.title('own-mix') }] : []),
    { heading: wording.title('box-besides') },
    ...besides.flatMap((text) => (text === false ? [] : { text })),
    { heading: wording.title('box-pieces') },
    { rows: [{ amount: '', text: '', where: wording.title('box-pages') }, ...pieceRows(context, making)] },
  ];
}

/** The pieces of a box, with their numbers and pages. */
function pieceRows({ inventory, wording }: BoxContext, { pagesOf, cards, cardPages }: PrintInstructions) {
  const { animals, markers, elements, features, landMarkers, land, water, mountain, forest, seats } =
    inventory;
  const sum = (pieces: readonly { count: number }[]) => pieces.reduce((all, { count }) => all + count, 0);
  const tiles = features.filter((feature) => coveredCells(feature).length > 0);
  const tokens = features.filter(({ token }) => token !== undefined);
  const listed = (
    pieces: readonly { name: string; count: number }[],
    named: (name: string, many: boolean) => string,
  ) => `: ${pieces.map(({ name, count }) => `${named(name, count !== 1)}\u00a0${count}`).join(', ')}`;
  const eachAnimal = listed(animals, (name, many) => label(wording.noun(name, many)));
  const eachMarker = listed(markers, (name, many) => label(wording.noun(name, many)));
  const eachElement = listed(elements, (name) => label(wording.elementName(name)));
  const rows: [amount: number, id: TitleId, sheet: TitleId, list?: string][] = [
    [land, 'box-land', 'box-land'],
    [water, 'box-water', 'box-water'],
    [sum(animals), 'box-animals', 'box-tokens', eachAnimal],
    [mountain, 'box-mountains', 'box-tokens'],
    [forest, 'box-forests', 'box-tokens'],
    [sum(markers), 'box-other-tokens', 'box-tokens', eachMarker],
    [sum(elements), 'box-elements', 'box-elements', eachElement],
    [seats.length, 'box-dials', 'box-dials'],
    [seats.length > 0 ? 1 : 0, 'box-score', 'box-score'],
    [seats.length, 'box-markers', 'box-tokens'],
    [seats.length * hundreds(inventory), 'box-hundreds', 'box-tokens'],
    [tiles.length, 'box-features', 'box-features'],
    [tokens.length, 'box-feature-tokens', 'box-features'],
    [2 * landMarkers, 'box-land-markers', 'box-tokens'],
    [seats.length, 'box-aids', 'box-aids'],
    [cards, 'box-cards', 'box-cards'],
  ];
  const titleOf = (id: TitleId) => (id === 'box-land' ? landTitle(wording) : wording.title(id));
  return rows
    .filter(([amount]) => amount > 0)
    .map(([amount, id, sheet, list = '']) => {
      const pages = sheet === 'box-cards' ? cardPages : pagesOf(titleOf(sheet));
      const [first, last] = pages ?? ['', ''];
      const where = first === last ? `${first}` : `${first}–${last}`;
      return { amount: `${amount}`, text: titleOf(id) + list, where };
    });
}
