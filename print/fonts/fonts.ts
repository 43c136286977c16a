/** The fonts of sheets, embedded so that prints look the same everywhere. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FONT_CUTS } from '../face/cuts.ts';
import { fontFolder } from './font-folder.ts';

const CUTS = Object.values(FONT_CUTS);
type FontPackage = (typeof CUTS)[number]['package'];

/** A part of a font, as declared in CSS. */
interface Font {
  family: string;
  weight: number;
  style: string;
  /** Its characters, as `unicode-range`. */
  range: string;
  /** Its file, in base64. */
  data: string;
}

/** A part of a font package: its name, and its characters, also as a CSS range. */
interface Subset {
  part: string;
  range: string;
  characters: RegExp;
}

/** The subsets of each font package, read once. */
const known = new Map<FontPackage, Subset[]>();

function subsetsOf(name: FontPackage): Subset[] {
  const before = known.get(name);
  if (before) return before;
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(join(fontFolder(name), 'unicode.json'), 'utf8'),
  );
  const subsets = Object.entries(ranges).map(([part, range]) => ({
    part,
    range,
    characters: charactersOf(range),
  }));
  known.set(name, subsets);
  return subsets;
}

/** The characters of a text that no font here has. Whitespace needs none. */
export function lackingFonts(text: string): string[] {
  const subsets = subsetsOf(FONT_CUTS.text.package);
  const has = (character: string) =>
    /\s/.test(character) || subsets.some(({ characters }) => characters.test(character));
  return [...new Set(text)].filter((character) => !has(character));
}

/** The fonts that contain the characters of `text`; always includes Latin. */
export function fontsOf(text: string): Font[] {
  // Few characters are beyond plain Latin, and the text of all pages is long.
  const beyond = [...new Set(text.match(/[\u0100-\u{10ffff}]/gu))].join('');
  return CUTS.flatMap(({ package: name, ...cut }) =>
    subsetsOf(name)
      .filter(({ part, characters }) => part === 'latin' || characters.test(beyond))
      .map(({ part, range }) => {
        const file = `${name}-${part}-${cut.weight}-${cut.style}.woff2`;
        return { ...cut, range, data: readFileSync(join(fontFolder(name), 'files', file), 'base64') };
      }),
  );
}

/** The characters of a CSS range such as "U+0100-02BA,U+2113". */
function charactersOf(range: string): RegExp {
  const spans = range.replace(
    /U\+([\da-f]+)(?:-([\da-f]+))?,?\s*/gi,
    (_, from, to = from) => `\\u{${from}}-\\u{${to}}`,
  );
  return new RegExp(`[${spans}]`, 'u');
}
