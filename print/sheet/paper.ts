/** Parses paper and card sizes, lengths and offsets from options, into millimetres. */
import { CARD_SIZES } from '../face/geometry.ts';

/** Width and height in millimetres. */
export interface Paper {
  width: number;
  height: number;
}

/** Papers by name. */
export const PAPERS = Object.freeze({
  a3: Object.freeze({ width: 297, height: 420 }),
  a4: Object.freeze({ width: 210, height: 297 }),
  a5: Object.freeze({ width: 148, height: 210 }),
  letter: Object.freeze({ width: 215.9, height: 279.4 }),
  legal: Object.freeze({ width: 215.9, height: 355.6 }),
}) satisfies Record<string, Paper>;

/** A size as `WIDTHxHEIGHT`, optionally with spaces and `mm`; undefined for anything else, or if a side is zero. */
function parseSize(text: string): Paper | undefined {
  const sides = /^(\d+(?:\.\d+)?)(?:mm)?\s*[x×]\s*(\d+(?:\.\d+)?)\s*(?:mm)?$/i.exec(text.trim()) ?? [];
  const [width, height] = [Number(sides[1]), Number(sides[2])];
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** The size of a card by name, as `WIDTHxHEIGHTmm`, or as the side of a square one; undefined for anything else. */
export function parseCard(text: string): Paper | undefined {
  const name = text.trim().toLowerCase();
  if (Object.hasOwn(CARD_SIZES, name)) return CARD_SIZES[name as keyof typeof CARD_SIZES];
  const side = parseLength(text) ?? 0;
  return side > 0 ? { width: side, height: side } : parseSize(text);
}

/** A paper by name, or as `WIDTHxHEIGHTmm`; undefined for anything else. */
export function parsePaper(text: string): Paper | undefined {
  if (typeof text !== 'string') return undefined;
  const name = text.trim().toLowerCase();
  if (Object.hasOwn(PAPERS, name)) return PAPERS[name as keyof typeof PAPERS];
  return /mm$/i.test(text.trim()) ? parseSize(text) : undefined;
}

/** A length written `63mm` or `63`, in millimetres; undefined for anything else. */
export function parseLength(text: string): number | undefined {
  const [, amount] = /^(\d+(?:\.\d+)?)\s*(?:mm)?$/i.exec(text.trim()) ?? [];
  return amount === undefined ? undefined : Number(amount);
}

/** An offset to the right and down in millimetres, such as `0.5,-1mm`, optionally with spaces; undefined for anything else. */
export function parseOffset(text: string): { x: number; y: number } | undefined {
  const [, x, y] =
    /^([-+]?\d+(?:\.\d+)?)\s*(?:mm)?\s*,\s*([-+]?\d+(?:\.\d+)?)\s*(?:mm)?$/i.exec(text.trim()) ?? [];
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) };
}
