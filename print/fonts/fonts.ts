/** The fonts of sheets, embedded so that prints look the same everywhere. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoize } from '../../program/index.ts';
import { FONT_CUTS } from '../layout/cuts.ts';
import { fontFolder } from './font-folder.ts';

const CUTS = Object.values(FONT_CUTS);
type Cut = (typeof CUTS)[number];

/** The parts of the package of a cut, read once: their names, and their characters, also as a CSS range. */
const subsetsOf = memoize(({ package: name }: Cut) => {
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(join(fontFolder(name), 'unicode.json'), 'utf8'),
  );
  return Object.entries(ranges).map(([part, range]) => ({ part, range, characters: charactersOf(range) }));
});

/** The characters of a text that no font here has. Whitespace needs none. */
export function lackingFonts(text: string): string[] {
  const subsets = subsetsOf(FONT_CUTS.text);
  const has = (character: string) =>
    /\s/.test(character) || subsets.some(({ characters }) => characters.test(character));
  return [...new Set(text)].filter((character) => !has(character));
}

/**
 * The parts of fonts that contain the characters of `text`, as declared in CSS: each with its characters as
 * `unicode-range`, and its file in base64. Latin is always included.
 */
export function textFonts(text: string) {
  // Few characters are beyond plain Latin, and the text of all pages is long.
  const beyond = [...new Set(text.match(/[\u0100-\u{10ffff}]/gu))].join('');
  return CUTS.flatMap((cut) =>
    subsetsOf(cut)
      .filter(({ part, characters }) => part === 'latin' || characters.test(beyond))
      .map(({ part, range }) => {
        const { package: name, ...font } = cut;
        const file = `${name}-${part}-${cut.weight}-${cut.style}.woff2`;
        return { ...font, range, data: readFileSync(join(fontFolder(name), 'files', file), 'base64') };
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
