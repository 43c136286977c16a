/** The pictures that sets provide for their cards: what they are by their headers, before anything decodes them. */
import { isFault, parseDrawing } from '../drawing/drawing.ts';
import type { CardArt } from './card-art.ts';

export type ArtType = 'png' | 'jpg' | 'svg';

/** A picture as it is read; an SVG is rewritten with nothing but its plain shapes. */
export interface ArtContent extends Pick<CardArt, 'size'> {
  type: ArtType;
  bytes: Uint8Array;
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
  const header = new Header(bytes);
  const size = pngSize(header) ?? jpegSize(header);
  if (!size) return readDrawing(bytes);
  const { type, width, height } = size;
  if (width === 0 || height === 0) return DAMAGED;
  if (width * height > MOST_PIXELS)
    return { why: `its ${width} × ${height} pixels are more than 25 million`, hint: SAVE_SMALLER };
  return { type, bytes, size: { width, height } };
}

/** An SVG of plain shapes, which loads nothing. */
function readDrawing(bytes: Uint8Array): ArtContent | ArtFault {
  const text = utf8(bytes)?.replace(/^\uFEFF/, '');
  if (!text || !/^\s*</.test(text) || !/<svg[\s>]/.test(text)) return NO_PICTURE;
  if (bytes.length > LARGEST_DRAWING) return asPng('it is larger than 1 MB');
  const drawing = parseDrawing(text);
  if (isFault(drawing)) return asPng(`line ${drawing.line}: ${drawing.fault}`);
  const { box, body } = drawing;
  const [, , width, height] = box;
  const size = `width="${DRAWING_ACROSS}" height="${(DRAWING_ACROSS * height) / width}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" ${size}>${body}</svg>`;
  return { type: 'svg', bytes: new TextEncoder().encode(svg) };
}

const asPng = (why: string): ArtFault => ({ why, hint: 'export it as a PNG' });

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Numbers in a file; behind its end all are 0. */
class Header {
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  byte = (at: number): number => (this.#has(at, 1) ? this.#view.getUint8(at) : 0);
  short = (at: number, little = false): number => (this.#has(at, 2) ? this.#view.getUint16(at, little) : 0);
  long = (at: number, little = false): number => (this.#has(at, 4) ? this.#view.getUint32(at, little) : 0);
  #has = (at: number, length: number): boolean => at + length <= this.#view.byteLength;
}

/** `\x89PNG`, a line break in two systems, and the name of the first part, which holds the size. */
function pngSize({ long }: Header) {
  if (long(0) !== 0x89504e47 || long(4) !== 0x0d0a1a0a || long(12) !== 0x49484452) return undefined;
  return { type: 'png' as const, width: long(16), height: long(20) };
}

/** The frames that browsers decode: baseline, extended and progressive. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
const START = 0xd8;
const APPLICATION_1 = 0xe1;
const SCAN = 0xda;

/** Walks the segments of a JPEG up to its picture; no size if it has no frame that browsers decode. */
function jpegSize(header: Header) {
  const { byte, short } = header;
  if (short(0) !== 0xff00 + START) return undefined;
  const size = { type: 'jpg' as const, width: 0, height: 0 };
  let isTurned = false;
  for (let at = 2; byte(at) === 0xff && byte(at + 1) !== SCAN; ) {
    const marker = byte(at + 1);
    // Any number of fill bytes may come before a marker.
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === APPLICATION_1) isTurned ||= isSideways(header, at + 4);
    if (FRAMES.has(marker)) {
      size.height = short(at + 5);
      size.width = short(at + 7);
    }
    const length = short(at + 2);
    if (length < 2) break;
    at += 2 + length;
  }
  return isTurned ? { ...size, width: size.height, height: size.width } : size;
}

const ORIENTATION = 0x0112;

/** Whether an EXIF segment says that the picture lies on its side. */
function isSideways({ short, long }: Header, at: number): boolean {
  // `Exif`, two zeros, and a TIFF file of numbers in either byte order.
  if (long(at) !== 0x45786966 || short(at + 4) !== 0) return false;
  const tiff = at + 6;
  const little = short(tiff) === 0x4949;
  const entries = tiff + long(tiff + 4, little);
  const count = short(entries, little);
  for (let entry = entries + 2; entry < entries + 2 + count * 12; entry += 12) {
    if (short(entry, little) === ORIENTATION) return short(entry + 8, little) >= 5;
  }
  return false;
}
