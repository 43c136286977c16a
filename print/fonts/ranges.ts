/** Which fonts a text needs, by the characters in it. */
import { CUTS, type Font, type FontPackage } from './cuts.ts';
import { readFontRanges } from './fonts.ts';

/** A part of a font package: its name, and its characters. */
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
  const subsets = Object.entries(readFontRanges(name)).map(([part, range]) => ({
    part,
    range,
    characters: charactersOf(range),
  }));
  known.set(name, subsets);
  return subsets;
}

/** The characters of a text that no font here has. Whitespace needs none. */
export function lackingFonts(text: string): string[] {
  const subsets = subsetsOf(CUTS[0].package);
  const has = (character: string) =>
    /\s/.test(character) || subsets.some(({ characters }) => characters.test(character));
  return [...new Set(text)].filter((character) => !has(character));
}

/** The fonts that contain the characters of `text`; always includes Latin. */
export function fontsOf(text: string): Font[] {
  // Few characters are beyond plain Latin, and the text of all pages is long.
  const beyond = [...new Set(text.match(/[\u0100-\u{10ffff}]/gu))].join('');
  return CUTS.flatMap((cut) =>
    subsetsOf(cut.package)
      .filter(({ part, characters }) => part === 'latin' || characters.test(beyond))
      .map(({ part, range }) => ({
        ...cut,
        range,
        file: fontFile(cut, part),
      })),
  );
}

/** The name of the file with a part of a cut. */
export const fontFile = ({ package: name, weight, style }: (typeof CUTS)[number], part: string): string =>
  `${name}-${part}-${weight}-${style}`;

/** The characters of a CSS range such as "U+0100-02BA,U+2113". */
function charactersOf(range: string): RegExp {
  const spans = range.replace(
    /U\+([\da-f]+)(?:-([\da-f]+))?,?\s*/gi,
    (_, from, to = from) => `\\u{${from}}-\\u{${to}}`,
  );
  return new RegExp(`[${spans}]`, 'u');
}
