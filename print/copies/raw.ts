/** Pictures of cards that are drawn as they are given, where no browser makes copies of them. */
import { type ArtFault, readArt } from '../card-art/source.ts';
import { MEDIA_TYPES } from './copy.ts';

/** All of it is in the picture of its card. */
const LARGEST = 2 ** 20;
const TOO_LARGE: ArtFault = {
  why: 'it is larger than 1 MB',
  hint: 'save it smaller, as a PNG or JPEG: 720 pixels across are enough',
};
const TURNED: ArtFault = { why: 'its EXIF tag turns it', hint: 'save it upright, without the tag' };
const NO_DATA: ArtFault = { why: 'it is no data URL', hint: 'give its bytes, or a data URL' };

/** The kind of a card's picture, given as its bytes or a data URL, and what drawing needs of it; or why it cannot be used. */
export function rawArt(given: Uint8Array | string) {
  const bytes = typeof given === 'string' ? bytesIn(given) : given;
  if (!bytes) return NO_DATA;
  if (bytes.length > LARGEST) return TOO_LARGE;
  const read = readArt(bytes);
  if ('why' in read) return read;
  // Not everything that draws an SVG obeys the tag of a picture in it.
  if (read.isTurned) return TURNED;
  const letters = Array.from(read.bytes, (byte) => String.fromCharCode(byte));
  const href = `data:${MEDIA_TYPES[read.type]};base64,${btoa(letters.join(''))}`;
  const { type, size } = read;
  return { type, art: { ...(size && { size }), copy: { href, ...(size ?? read.canvas!) } } };
}

function bytesIn(url: string): Uint8Array | undefined {
  const [, base64, data] = /^data:[^,]*?(;base64)?,(.*)$/s.exec(url) ?? [];
  if (data === undefined) return undefined;
  try {
    return base64
      ? Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
      : new TextEncoder().encode(decodeURIComponent(data));
  } catch {
    return undefined;
  }
}
