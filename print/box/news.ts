/** The news of an expansion: a picture of each new thing with its rule; Landscape Features as their cards. */
import { type FeatureProgram, markersOf, type PieceWord } from '../../program/index.ts';
import { type Art, ORIGIN, rectangle } from '../drawing/art.ts';
import { type Box, insetBox } from '../drawing/box.ts';
import { type Emblem, elementEmblem, placeEmblem, signEmblem } from '../face/emblems/emblem.ts';
import { CARD_SIDE } from '../face/geometry.ts';
import { portions } from '../sheet/layout.ts';
import { holdsText, type TextBox } from '../sheet/text-box.ts';
import type { News, TextPart } from '../sheet/words.ts';
import { label } from '../wording/context.ts';
import type { BoxContext } from './box-context.ts';
import type { OwnContents } from './own.ts';
import { drawTiles, layoutName } from './pieces/layouts.ts';
import { TOKEN } from './pieces/token-shapes.ts';
import { tokenKinds } from './pieces/tokens.ts';
import { usableArea } from './places.ts';
import { READING_SIZES } from './reading.ts';
import { adjacencyRules, animalHome, featureRules, placeOfMarker } from './rules.ts';
import { type BoxPage, sizesBetween } from './sheet.ts';

const PADDING = 6;
/** Height of the title, in millimetres. */
const TITLE = 11;
/** The gap between cards, and below them, in millimetres. */
const GAP = 3;
/** The largest share of the page's height that cards take, and on a leaflet of one side. */
const CARDS_SHARE = 0.5;
const LEAFLET_CARDS_SHARE = 0.2;
/** The least scale of a card that can still be read. */
const LEAST_SCALE = 0.65;
/** The sizes of text on a leaflet of one side, in points. */
const LEAFLET_SIZES = sizesBetween(12, 10);
/** The height of the rules of features, and that of a thing with its rule, in a legible text size, in millimetres. */
const RULES = 28;
const ROW = 18;
/** The area of a picture around its middle, in millimetres. */
const AREA: Box = { x: -10, y: -10, width: 20, height: 20 };

/**
 * A leaflet of one side: what is in the box, then what is new, then the features; undefined if that would be too small to read, or
 * if the expansion adds only cards.
 */
export function leaflet(
  context: BoxContext,
  own: OwnContents,
  contents: readonly TextPart[],
): BoxPage | undefined {
  const { features } = context.inventory;
  const news = newThings(context, own);
  const rules = newRules(context, own);
  const whole = insetBox(usableArea(context.box), PADDING);
  const cards = cardPlaces(features, whole, LEAFLET_CARDS_SHARE);
  const high = Math.max(0, ...cards.map(({ y, side }) => y + side + GAP - whole.y));
  const text: TextPart[] = [
    ...contents,
    { heading: context.wording.title('own-new') },
    ...rules,
    ...(news.length > 0 ? [{ news }] : []),
  ];
  const box: TextBox = {
    ...whole,
    height: whole.height - high,
    name: context.wording.title('box-pieces'),
    sizes: LEAFLET_SIZES,
    parts: { text, columns: 1 },
  };
  const isLegible = cards.every(({ scale }) => scale >= LEAST_SCALE) && holdsText(box, context.lang);
  if (features.length + news.length === 0 || !isLegible) return undefined;
  return shownPage(
    context,
    [box],
    cards.map((card) => ({ ...card, y: card.y + whole.height - high + GAP })),
  );
}

/** The back of an expansion's leaflet and the pages after it; none if the expansion adds only cards. */
export function newsPages(context: BoxContext, own: OwnContents): BoxPage[] {
  const { features } = context.inventory;
  const news = newThings(context, own);
  if (features.length === 0 && news.length === 0) return [];
  const name = context.wording.title('own-new');
  const whole = insetBox(usableArea(context.box), PADDING);
  const cards = cardPlaces(
    features,
    { ...whole, y: whole.y + TITLE, height: whole.height - TITLE },
    CARDS_SHARE,
  );
  const below = Math.max(whole.y + TITLE, ...cards.map(({ y, side }) => y + side + GAP));
  const box = { ...whole, name, sizes: READING_SIZES };
  const heading: TextBox = { ...box, height: TITLE, parts: { text: [{ title: name }], columns: 1 } };
  const room = { ...box, y: whole.y + TITLE, height: whole.height - TITLE };
  const remaining = { ...room, y: below, height: whole.y + whole.height - below };
  const rules = newRules(context, own);
  const [first = [], ...others] = onPages(
    news,
    thingsIn(remaining.height - (rules.length > 0 ? RULES : 0)),
    thingsIn(room.height),
  );
  const page = (at: typeof room, text: TextPart[], shown: typeof cards = []) =>
    shownPage(context, [heading, { ...at, parts: { text, columns: 1 } }], shown);
  return [
    page(remaining, [...rules, ...(first.length > 0 ? [{ news: first }] : [])], cards),
    ...others.map((some) => page(room, [{ news: some }])),
  ];
}

/** The rules of features, if the sets before have none. */
const newRules = (context: BoxContext, own: OwnContents): TextPart[] =>
  context.inventory.features.length > 0 && !own.knowsFeatures ? featureRules(context) : [];

/** A page of texts with cards, each on the colour of its deck. */
const shownPage = (
  { palette }: BoxContext,
  texts: TextBox[],
  cards: ReturnType<typeof cardPlaces>,
): BoxPage => ({
  art: cards.map(({ card, x, y, side }) => ({
    parts: [{ d: rectangle(x, y, side, side), fill: palette.theme.decks[card.deck].ground }],
  })),
  texts,
  cards,
});

/** How many things in two columns are legible at this height. */
const thingsIn = (height: number) => 2 * Math.max(0, Math.floor(height / ROW));

/** Distributes things evenly over as few pages as possible. */
function onPages<Thing>(all: readonly Thing[], onFirst: number, onOthers: number): Thing[][] {
  const pages = Math.ceil(Math.max(0, all.length - onFirst) / onOthers);
  const share = all.length / (onFirst + pages * onOthers);
  const first = pages === 0 ? all.length : 2 * Math.ceil((onFirst * share) / 2);
  const others = all.slice(first);
  return [all.slice(0, first), ...portions(others, 2 * Math.ceil(others.length / (2 * Math.max(1, pages))))];
}

/** Positions of cards in rows at the top of a box: full size, or scaled down to fit. */
function cardPlaces(cards: readonly FeatureProgram[], { x, y, width, height }: Box, share: number) {
  const columnsAt = (scale: number) => Math.max(1, Math.floor((width + GAP) / (CARD_SIDE * scale + GAP)));
  const highAt = (scale: number) => Math.ceil(cards.length / columnsAt(scale)) * (CARD_SIDE * scale + GAP);
  let scale = Math.min(1, width / CARD_SIDE);
  while (highAt(scale) > share * height) scale *= 0.95;
  const columns = columnsAt(scale);
  const side = CARD_SIDE * scale;
  return cards.map((card, i) => ({
    card,
    scale,
    side,
    x: x + (i % columns) * (side + GAP),
    y: y + Math.floor(i / columns) * (side + GAP),
  }));
}

/** All other news. */
function newThings(context: BoxContext, { words: own }: OwnContents): News[] {
  const { palette, wording } = context;
  const { ink } = palette.theme;
  const counted = (name: Parameters<typeof label>[0], count: number) => `${label(name)} × ${count}`;
  const shape = context.tokens === undefined || context.tokens === 'standee' ? 'square' : context.tokens;
  const arts = new Map(tokenKinds(context, shape).map(({ key, front }) => [key, front.art[0]!]));
  const thing = (art: Art, title: string, ...texts: string[]): News => ({ ...AREA, art, title, texts });
  const emblem = (drawn: Emblem) => placeEmblem(drawn, ORIGIN, TOKEN);
  const token = (kind: 'animal' | 'marker', { name, count }: PieceWord, ...texts: string[]) =>
    thing(arts.get(`${kind}-${name}`)!, counted(wording.noun(name, false), count), ...texts);
  return [
    ...own.elements.map(({ name, count }) => {
      const title = counted(wording.elementName(name), count);
      return thing(emblem(elementEmblem(name, palette)), title, wording.title('own-element'));
    }),
    ...own.animals.map((animal) =>
      token('animal', animal, animalHome(animal, context), ...adjacencyRules([animal], context)),
    ),
    ...markersOf(own).map((marker) => token('marker', marker, placeOfMarker(marker, context))),
    ...own.layouts.map((layout) => {
      const { art } = drawTiles(layout, AREA, context);
      return thing(art, layoutName(layout, context), wording.title('own-layout'));
    }),
    ...own.hands.map(({ name }) => {
      const art = emblem(signEmblem(name, ink, palette));
      return thing(art, label(wording.handName(name)), wording.title('own-hand'));
    }),
  ];
}
