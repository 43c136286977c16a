/** The fonts of the sheets, embedded so that prints look the same everywhere. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontFolder } from './font-folder.ts';

export interface FontFace {
  family: string;
  weight: number;
  style: 'normal' | 'italic';
  /** The characters it is for, as in CSS. */
  range: string;
  /** The file, in base64. */
  data: string;
}

/** The cuts of the fonts that are used, and the packages they come from. */
export const CUTS = [
  { family: 'Alegreya Sans', package: 'alegreya-sans', weight: 400, style: 'normal' },
  { family: 'Alegreya Sans', package: 'alegreya-sans', weight: 400, style: 'italic' },
  { family: 'Alegreya Sans', package: 'alegreya-sans', weight: 500, style: 'normal' },
  { family: 'Alegreya Sans', package: 'alegreya-sans', weight: 800, style: 'normal' },
  { family: 'Alegreya Sans SC', package: 'alegreya-sans-sc', weight: 700, style: 'normal' },
] as const;

/** Part of a font: its file, and its characters. */
interface Subset {
  part: string;
  range: string;
  spans: { from: number; to: number }[];
}

/** The subsets of a font's package, by its name; read once. */
const known = new Map<string, Subset[]>();

function subsetsOf(name: string): Subset[] {
  const before = known.get(name);
  if (before) return before;
  const file = join(fontFolder(name), 'unicode.json');
  const ranges = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const subsets = Object.entries(ranges).map(([part, range]) => ({ part, range, spans: spansOf(range) }));
  known.set(name, subsets);
  return subsets;
}

const isIn = ({ spans }: Subset, code: number) => spans.some(({ from, to }) => code >= from && code <= to);

/** The characters of a text that no font here has. Spaces and the like need none. */
export function lackingFonts(text: string): string[] {
  const subsets = subsetsOf(CUTS[0].package);
  const lacks = (character: string) =>
    !/\s/.test(character) && !subsets.some((subset) => isIn(subset, character.codePointAt(0)!));
  return [...new Set(text)].filter(lacks);
}

/** The fonts that have the characters of `text`; Latin always. */
export function fontsFor(text: string): FontFace[] {
  // Few characters are beyond plain Latin, and the text of all pages is long.
  const codes = new Set((text.match(/[\u0100-\u{10ffff}]/gu) ?? []).map((one) => one.codePointAt(0)!));
  return CUTS.flatMap(({ package: name, family, weight, style }) =>
    subsetsOf(name)
      .filter((subset) => subset.part === 'latin' || [...codes].some((code) => isIn(subset, code)))
      .map(({ part, range }) => {
        const file = join(fontFolder(name), 'files', `${name}-${part}-${weight}-${style}.woff2`);
        return { family, weight, style, range, data: readFileSync(file, 'base64') };
      }),
  );
}

/** A CSS range, "U+0100-02BA,U+2113", as numbers. */
function spansOf(range: string): { from: number; to: number }[] {
  return range.split(',').map((span) => {
    const [from, to] = span.trim().replace(/^U\+/i, '').split('-');
    return { from: Number.parseInt(from!, 16), to: Number.parseInt(to ?? from!, 16) };
  });
}
