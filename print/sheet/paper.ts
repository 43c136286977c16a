/** Reads papers and lengths, as they are written in options, into millimetres. */

/** Width and height in millimetres. */
export interface Paper {
  width: number;
  height: number;
}

/** Papers by name. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const satisfies Record<string, Paper>;

/** A paper by name, or as `WIDTHxHEIGHTmm`; undefined for anything else. */
export function parsePaper(text: string): Paper | undefined {
  const name = text.trim().toLowerCase();
  if (Object.hasOwn(PAPERS, name)) return PAPERS[name as keyof typeof PAPERS];
  const [, width, height] = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)mm$/i.exec(text.trim()) ?? [];
  if (width === undefined || height === undefined || Number(width) === 0 || Number(height) === 0)
    return undefined;
  return { width: Number(width), height: Number(height) };
}

/** A length written `63mm` or `63`, in millimetres; undefined for anything else. */
export function parseLength(text: string): number | undefined {
  const [, amount] = /^(\d+(?:\.\d+)?)(?:mm)?$/i.exec(text.trim()) ?? [];
  return amount === undefined ? undefined : Number(amount);
}

/** An offset to the right and down, `0.5,-1mm`, in millimetres; undefined for anything else. */
export function parseOffset(text: string): { x: number; y: number } | undefined {
  const [, x, y] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)(?:mm)?$/i.exec(text.trim()) ?? [];
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) };
}
