/** The fonts of the sheets, embedded: what is printed looks the same everywhere. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface FontFace {
  family: string;
  weight: number;
  style: 'normal' | 'italic';
  /** The characters it is for, as in CSS. */
  range: string;
  /** The file, in base64. */
  data: string;
}

const CUTS = [
  { family: 'Alegreya Sans', package: 'alegreya-sans', weight: 400, style: 'normal' },
  { family: 'Alegreya Sans', package: 'alegreya-sans', weight: 400, style: 'italic' },
  { family: 'Alegreya Sans', package: 'alegreya-sans', weight: 500, style: 'normal' },
  { family: 'Alegreya Sans', package: 'alegreya-sans', weight: 800, style: 'normal' },
  { family: 'Alegreya Sans SC', package: 'alegreya-sans-sc', weight: 700, style: 'normal' },
] as const;

const require = createRequire(import.meta.url);

/** The characters of a text that no font here has. Spaces and the like need none. */
export function lackingFonts(text: string): string[] {
  const { package: name } = CUTS[0];
  const root = dirname(require.resolve(`@fontsource/${name}/package.json`));
  const ranges = Object.values(
    JSON.parse(readFileSync(join(root, 'unicode.json'), 'utf8')) as Record<string, string>,
  );
  const spans = ranges.flatMap(spansOf);
  const lacks = (character: string) => {
    const code = character.codePointAt(0)!;
    return !/\s/.test(character) && !spans.some(({ from, to }) => code >= from && code <= to);
  };
  return [...new Set(Array.from(text))].filter(lacks);
}

/** The fonts that have the characters of `text`; Latin always. */
export function fontsFor(text: string): FontFace[] {
  const used = new Set(Array.from(text, (character) => character.codePointAt(0)!));
  return CUTS.flatMap(({ package: name, family, weight, style }) => {
    const root = dirname(require.resolve(`@fontsource/${name}/package.json`));
    const ranges = JSON.parse(readFileSync(join(root, 'unicode.json'), 'utf8')) as Record<string, string>;
    return Object.entries(ranges)
      .filter(([part, range]) => part === 'latin' || covers(range, used))
      .map(([part, range]) => {
        const file = join(root, 'files', `${name}-${part}-${weight}-${style}.woff2`);
        return { family, weight, style, range, data: readFileSync(file, 'base64') };
      });
  });
}

/** True when a CSS range has one of the characters beyond plain Latin. */
function covers(range: string, used: ReadonlySet<number>): boolean {
  const spans = spansOf(range);
  return [...used].some((code) => code > 0xff && spans.some(({ from, to }) => code >= from && code <= to));
}

/** A CSS range, "U+0100-02BA,U+2113", as numbers. */
function spansOf(range: string): { from: number; to: number }[] {
  return range.split(',').map((span) => {
    const [from, to] = span.trim().replace(/^U\+/i, '').split('-');
    return { from: Number.parseInt(from!, 16), to: Number.parseInt(to ?? from!, 16) };
  });
}
