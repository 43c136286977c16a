/** The fonts of the sheets, embedded so that prints look the same everywhere. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontFolder } from './font-folder.ts';

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
  characters: RegExp;
}

/** The subsets of a font's package, by its name; read once. */
const known = new Map<string, Subset[]>();

function subsetsOf(name: string): Subset[] {
  const before = known.get(name);
  if (before) return before;
  const file = join(fontFolder(name), 'unicode.json');
  const ranges = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const subsets = Object.entries(ranges).map(([part, range]) => ({
    part,
    range,
    characters: charactersOf(range),
  }));
  known.set(name, subsets);
  return subsets;
}

/** The characters of a text that no font here has. Spaces and the like need none. */
export function lackingFonts(text: string): string[] {
  const subsets = subsetsOf(CUTS[0].package);
  const has = (character: string) =>
    /\s/.test(character) || subsets.some(({ characters }) => characters.test(character));
  return [...new Set(text)].filter((character) => !has(character));
}

/**
 * The fonts that have the characters of `text`, Latin always: each with the `range` of its characters as in CSS, and the
 * `data` of its file in base64.
 */
export function fontsFor(text: string) {
  // Few characters are beyond plain Latin, and the text of all pages is long.
  const beyond = [...new Set(text.match(/[\u0100-\u{10ffff}]/gu))].join('');
  return CUTS.flatMap(({ package: name, family, weight, style }) =>
    subsetsOf(name)
      .filter(({ part, characters }) => part === 'latin' || characters.test(beyond))
      .map(({ part, range }) => {
        const file = join(fontFolder(name), 'files', `${name}-${part}-${weight}-${style}.woff2`);
        return { family, weight, style, range, data: readFileSync(file, 'base64') };
      }),
  );
}

/** The characters of a CSS range, "U+0100-02BA,U+2113". */
function charactersOf(range: string): RegExp {
  const spans = range.replace(
    /U\+([\da-f]+)(?:-([\da-f]+))?,?\s*/gi,
    (_, from, to = from) => `\\u{${from}}-\\u{${to}}`,
  );
  return new RegExp(`[${spans}]`, 'u');
}
