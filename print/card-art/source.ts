/** The pictures that sets provide for their cards: what they are by their headers, before anything decodes them. */
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { isFault, parseDrawing } from '../drawing/drawing.ts';
import type { CardArt } from './card-art.ts';

export type ArtType = 'png' | 'jpg' | 'svg';

/** A picture as it is read; an SVG is rewritten with nothing but its plain shapes. */
export interface ArtContent extends Pick<CardArt, 'size'> {
  type: ArtType;
  bytes: Uint8Array;
  /** The canvas of an SVG. */
  canvas?: { width: number; height: number };
  /** Whether its EXIF tag turns or mirrors it. */
  isTurned?: boolean;
}

/** The picture of a card, to be copied for drawing. */
export interface ArtSource extends ArtContent, Pick<CardArt, 'file' | 'at' | 'by'> {
  /** The number of the card. */
  card: number;
  /** Where the file is on the disk. */
  path: string;
  /** Of the file: another one when it changes. */
  mark: string;
}

/** Why a picture cannot be used, and what to do, as a problem says it. */
export interface ArtFault {
  why: string;
  hint: string;
  /** The line of an SVG that it is about. */
  line?: number;
}

/** The largest file in bytes. */
export const LARGEST_ART = 4 * 2 ** 20;
/** The most pixels, which a few bytes can promise. */
const MOST_PIXELS = 25e6;
const LARGEST_DRAWING = 2 ** 20;
/** The pixels across an SVG when a browser draws it: those of the largest copy. */
const DRAWING_ACROSS = 1440;

const SAVE_SMALLER = 'save it smaller: 1440 pixels across are enough for every card';
/** The fault of a file that is larger. */
export const TOO_LARGE: ArtFault = {
  why: `it is larger than ${LARGEST_ART / 2 ** 20} MB`,
  hint: SAVE_SMALLER,
};
const DAMAGED: ArtFault = {
  why: 'it is damaged, or of a kind that browsers do not draw',
  hint: 'save it again as a PNG or JPEG',
};
const NO_PICTURE: ArtFault = { why: 'it is no PNG, JPEG or SVG', hint: 'save it as a PNG or JPEG' };

/** What a file is, and its size upright. Nothing is decoded: who draws it has to expect that the rest of it is damaged. */
export function readArt(bytes: Uint8Array): ArtContent | ArtFault {
  if (bytes.length > LARGEST_ART) return TOO_LARGE;
  const found = pixels(bytes);
  if (!found) return readDrawing(bytes);
  const { width, height } = found.size;
  if (width === 0 || height === 0) return DAMAGED;
  if (width * height > MOST_PIXELS)
    return { why: `its ${width} × ${height} pixels are more than 25 million`, hint: SAVE_SMALLER };
  return { ...found, bytes };
}

/** The kind of a picture that has pixels, and its size upright, which is 0 if its header is damaged. */
function pixels(bytes: Uint8Array) {
  const type = bytes[0] === 0x89 ? 'png' : 'jpg';
  const { validate, calculate } = type === 'png' ? PNG : JPG;
  try {
    if (!validate(bytes)) return undefined;
    const { width, height, orientation = 1 } = calculate(bytes);
    // From 5 on the picture lies on its side.
    const size = orientation < 5 ? { width, height } : { width: height, height: width };
    return { type, size, isTurned: orientation > 1 } as const;
  } catch {
    return { type, size: { width: 0, height: 0 } } as const;
  }
}

/** An SVG of plain shapes, which loads nothing. */
function readDrawing(bytes: Uint8Array): ArtContent | ArtFault {
  const text = utf8(bytes)?.replace(/^\uFEFF/, '');
  if (!text || !/^\s*</.test(text) || !/<svg[\s>]/.test(text)) return NO_PICTURE;
  if (bytes.length > LARGEST_DRAWING) return asPng('it is larger than 1 MB');
  const drawing = parseDrawing(text);
  if (isFault(drawing)) return asPng(`line ${drawing.line}: ${drawing.fault}`, drawing.line);
  const { box, body } = drawing;
  const [, , width, height] = box;
  const size = `width="${DRAWING_ACROSS}" height="${(DRAWING_ACROSS * height) / width}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" ${size}>${body}</svg>`;
  return { type: 'svg', bytes: new TextEncoder().encode(svg), canvas: { width, height } };
}

const asPng = (why: string, line?: number): ArtFault => ({
  ...{ why, hint: 'export it as a PNG' },
  ...(line && { line }),
});

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
