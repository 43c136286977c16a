/** A card, its back or an icon as one whole SVG that needs no font and no browser. */
import type { Deck } from '../../program/index.ts';
import { asset } from '../assets.ts';
import type { Icons } from '../drawing/icons.ts';
import { altText, type Ink, paint, withOwnIds } from '../layout/ink.ts';
import { OutlineInk } from '../layout/outline-ink.ts';
import type { Printable } from '../printable.ts';
import type { Lang, Words } from '../wording/language.ts';
import type { IconSubject as Sign } from '../wording/parts.ts';
import { backArt } from './back.ts';
import { type DrawnFront, drawFront } from './card.ts';
import { emblemArt, iconEmblem } from './emblems/emblem.ts';
import type { FrontOptions } from './face.ts';
import { SQUARE_CARD } from './geometry.ts';
import { newPalette, type Palette, type PrintedWords } from './palette.ts';

/** Options for drawing a card. */
export interface PictureOptions extends Pick<FrontOptions, 'proof' | 'sign' | 'shape' | 'scale'> {
  /** Its frame colour beyond the cut on each side, in millimetres of its shape; none by default. */
  bleed?: number;
  /** The size of the picture as SVG lengths; by default the millimetres of its shape. */
  size?: { width: string; height: string };
  /** What it shows, for people who cannot see it. */
  alt?: { title: string; text: string };
}

/**
 * The front of a card or feature.
 * @param icons those of its set; by default those of this project
 */
export function cardPicture(
  card: Printable,
  words: PrintedWords,
  lang: Lang = 'en',
  icons: Icons = asset('icons')(),
  options: PictureOptions = {},
): DrawnFront {
  return frontPicture(card, newPalette(icons, words, options.proof), { ...options, lang });
}

/** The front of a card or feature in the colours and with the icons of a palette. */
export function frontPicture(
  card: Printable,
  palette: Palette<PrintedWords>,
  options: PictureOptions & Pick<FrontOptions, 'lang'>,
): DrawnFront {
  const ink = new OutlineInk();
  const drawn = drawFront(card, palette, ink, options);
  return { ...drawn, svg: wholePicture(card.deck, ink, drawn.svg, palette, options) };
}

/** The back of the cards of a deck. */
export function backPicture(
  deck: Deck,
  words: Words,
  icons: Icons = asset('icons')(),
  options: Omit<PictureOptions, 'sign'> = {},
): string {
  const ink = new OutlineInk();
  const palette = newPalette(icons, words, options.proof);
  return wholePicture(deck, ink, paint(backArt(deck, palette, options.shape), ink), palette, options);
}

function wholePicture(
  deck: Deck,
  ink: Ink,
  drawn: string,
  { theme }: Pick<Palette, 'theme'>,
  { shape = SQUARE_CARD, bleed = 0, size, alt }: PictureOptions,
): string {
  const [width, height] = [shape.width + 2 * bleed, shape.height + 2 * bleed];
  const area = `x="${-bleed}" y="${-bleed}" width="${width}" height="${height}"`;
  const sides = size ?? { width: `${width}mm`, height: `${height}mm` };
  const words = alt ? altText(alt) : { attributes: '', elements: '' };
  return withOwnIds(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-bleed} ${-bleed} ${width} ${height}" width="${sides.width}" height="${sides.height}"${words.attributes}>${words.elements}${ink.definitions()}<rect ${area} fill="${theme.decks[deck].ground}"/>${drawn}</svg>`,
  );
}

/** An icon of a card's text on its own, such as an element. */
export function signPicture(sign: Sign, words: Words, icons: Icons = asset('icons')()): string {
  const palette = newPalette(icons, words, false);
  const emblem = iconEmblem(sign, palette);
  const ink = new OutlineInk();
  const drawn = paint(emblemArt(emblem), ink);
  const [, , width, height] = emblem.box;
  return withOwnIds(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${emblem.box.join(' ')}" width="${width}" height="${height}">${ink.definitions()}${drawn}</svg>`,
  );
}
