/**
 * The picture of a card's front as one SVG: it needs no font and no browser, and looks like the printed card. Groups
 * name the step that their row is about in `data-step`.
 */
import { type Deck, isFeature, type Vocabulary } from '../../program/index.ts';
import { asset } from '../assets.ts';
import { backArt } from '../card/back.ts';
import { type Emblem, emblemOf } from '../card/emblems/emblem.ts';
import type { SetSign } from '../card/emblems/sign.ts';
import { featureArt } from '../card/feature.ts';
import { frontArt } from '../card/front.ts';
import { type CardShape, SQUARE } from '../card/geometry.ts';
import { newPalette } from '../card/palette.ts';
import { coloursOf, lookOf } from '../card/theme.ts';
import type { Icons } from '../drawing/icons.ts';
import type { Printable } from '../printable.ts';
import { filling } from '../templates/fill.ts';
import { back, face, feature, front, glyph, shape } from '../templates/templates.generated.ts';
import type { Lang, Words } from '../wording/language.ts';
import { plain, type IconSubject as Sign } from '../wording/parts.ts';
import { translator } from '../wording/translation/translator.ts';
import type { PlacedPart } from './flow.ts';
import { Ink } from './ink.ts';
import { fittedText } from './over.ts';
import { PIXELS, short } from './units.ts';

const fill = filling({ back, face, feature, front, glyph, shape });

/** Options for drawing a card. */
export interface PictureOptions {
  /** Without colour, and text as large as fits. */
  proof?: boolean;
  /** The sign of the card's set. */
  sign?: SetSign | undefined;
  /** The square of the usual size by default. */
  shape?: CardShape;
}

/** The picture of a card, and whether its text fits. */
export interface CardPicture {
  svg: string;
  /** The excess of its text in millimetres, even in the smallest size; 0 if it fits. */
  over: number;
}

/**
 * Draws the front of a card or feature.
 * @param icons those of its set; by default those of this project
 */
export function cardPicture(
  card: Printable,
  words: Words & Pick<Vocabulary, 'hands'>,
  lang: Lang = 'en',
  icons: Icons = asset('icons')(),
  { proof = false, sign, shape = SQUARE }: PictureOptions = {},
): CardPicture {
  const palette = newPalette(icons, words, proof);
  const colours = coloursOf(palette.look);
  const view = { colours, impact: plain(translator(lang).say('impact')) };
  const { box, placed, scale, over, length } = fittedText(card, palette, { lang, proof, shape });
  const art = isFeature(card)
    ? fill('feature', { ...view, ...featureArt(card, palette, { sign, shape, lang, length }) })
    : fill('front', { ...view, ...frontArt(card, words.hands, palette, { sign, shape }) });
  const ink = new Ink();
  const drawn = ink.outlined(art);
  const text = named(placed, (one) => pieceOf(one, ink, view));
  const transform = `translate(${short(box.x)} ${short(box.y)}) scale(${short(scale / PIXELS, 6)})`;
  // Text that does not fit is cut off, as in print.
  const whole = `<g transform="${transform}">${text}</g>`;
  const { width, height } = shape;
  const inBox = `<svg width="${width}" height="${short(box.y + box.height)}" viewBox="0 0 ${width} ${short(box.y + box.height)}">${whole}</svg>`;
  const body = `<rect width="${width}" height="${height}" fill="${palette.look.decks[card.deck].frame}"/>${drawn}${over > 0 ? inBox : whole}`;
  const svg = `<svg ${canvas(shape)}>${ink.definitions()}${body}</svg>`;
  return { svg, over };
}

const canvas = ({ width, height }: CardShape): string =>
  `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}mm" height="${height}mm"`;

/** The frame colour of a card, which extends to its cut and beyond. */
export const frameColour = (deck: Deck, proof = false): string => lookOf(proof).decks[deck].frame;

/** Draws the back of the cards of a deck. */
export function backPicture(
  deck: Deck,
  words: Words,
  icons: Icons = asset('icons')(),
  { proof = false, shape = SQUARE }: Omit<PictureOptions, 'sign'> = {},
): string {
  const palette = newPalette(icons, words, proof);
  const look = palette.look.decks[deck];
  const drawn = fill('back', { colours: coloursOf(palette.look), ...backArt(deck, palette, shape) });
  return `<svg ${canvas(shape)}><rect width="${shape.width}" height="${shape.height}" fill="${look.frame}"/>${drawn}</svg>`;
}

/** Draws an icon of a card's text on its own, such as an element. */
export function signPicture(sign: Sign, words: Words, icons: Icons = asset('icons')()): string {
  const palette = newPalette(icons, words, false);
  const emblem = emblemOf(sign, palette);
  const ink = new Ink();
  const drawn = ink.outlined(fill('shape', { colours: coloursOf(palette.look), ...emblem }));
  const box = emblem.box.split(' ').slice(2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${emblem.box}" width="${box[0]}" height="${box[1]}">${ink.definitions()}${drawn}</svg>`;
}

/** Draws the parts in order; groups consecutive parts of the same step under its name. */
function named(placed: readonly PlacedPart<Emblem>[], draw: (one: PlacedPart<Emblem>) => string): string {
  let group: string | undefined;
  const drawn = placed.map((one) => {
    const ends = group === undefined ? '' : '</g>';
    const begins = one.name === undefined ? '' : `<g data-step="${one.name}">`;
    const change = one.name === group ? '' : ends + begins;
    group = one.name;
    return change + draw(one);
  });
  return drawn.join('') + (group === undefined ? '' : '</g>');
}

function pieceOf(one: PlacedPart<Emblem>, ink: Ink, view: { colours: ReturnType<typeof coloursOf> }): string {
  if ('letters' in one) return ink.letters(one.letters, one.style, one.x, one.y, view.colours.text);
  // Catches the pointer between letters, too.
  if ('room' in one)
    return `<rect x="${short(one.x)}" y="${short(one.y)}" width="${short(one.room.width)}" height="${short(one.room.height)}" fill="none" pointer-events="all"/>`;
  if ('frame' in one) {
    const { width, height } = one.frame;
    const radius = short(FRAME_RADIUS * PIXELS);
    return `<rect x="${short(one.x + 0.5)}" y="${short(one.y + 0.5)}" width="${short(width - 1)}" height="${short(height - 1)}" rx="${radius}" fill="${view.colours.deep}" stroke="${view.colours.line}"/>`;
  }
  const [left = 0, top = 0, across = 1] = one.art.box.split(' ').map(Number);
  const scale = one.width / across;
  const transform = `translate(${short(one.x - left * scale)} ${short(one.y - top * scale)}) scale(${short(scale, 5)})`;
  return `<g transform="${transform}">${ink.shared(ink.outlined(fill('shape', { ...view, ...one.art })))}</g>`;
}

/** The radius of the frame around a step's block, along the middle of its line, in millimetres. */
const FRAME_RADIUS = 1.3;
