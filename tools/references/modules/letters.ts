/**
 * The letters of the cards' fonts: widths and kerning, for texts that are not set by a browser, and outlines for pictures of
 * cards (`print/layout/`).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Buffer, Face, Feature, Font, type GlyphInfo, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import svgpath from 'svgpath';
import { fontFolder } from '../../../print/fonts/font-folder.ts';
import { BOARD_CUT, type CutData, FONT_CUTS, type Outlines } from '../../../print/layout/cuts.ts';
import type { GeneratedFile } from '../page.ts';

/** A module with the metrics of all cuts, one with the outlines that boards need, and one with those of all other cuts. */
export async function letterPages(): Promise<GeneratedFile[]> {
  const cuts = await Promise.all(
    Object.entries(FONT_CUTS).map(async ([name, { package: from, weight, style }]) => {
      const file = join(fontFolder(from), 'files', `${from}-latin-${weight}-${style}.woff`);
      return {
        name,
        ...cutOf(await subsetFont(readFileSync(file), TEXT_CHARACTERS, { targetFormat: 'sfnt' })),
      };
    }),
  );
  const data = cuts.map(({ name, cut }) => `${name}:${JSON.stringify(cut)}`);
  const outlines = cuts.map(({ name, outlines }) => {
    const each = Object.entries(outlines).map((entry) => entry.map((part) => JSON.stringify(part)).join(':'));
    return `${name}:{\n${each.join(',\n')}}`;
  });
  const ofBoards = (text: string) => text.startsWith(`${BOARD_CUT}:`);
  return [
    moduleOf('letters', data, 'CutData', 'CutName'),
    moduleOf('board-outlines', outlines.filter(ofBoards), 'Outlines', `'${BOARD_CUT}'`),
    moduleOf(
      'outlines',
      outlines.filter((text) => !ofBoards(text)),
      'Outlines',
      `Exclude<CutName, '${BOARD_CUT}'>`,
    ),
  ];
}

const moduleOf = (name: string, cuts: readonly string[], type: string, names: string): GeneratedFile => ({
  file: `print/layout/${name}.generated.ts`,
  text: `${HEAD}export default {\n${cuts.join(',\n')}} as Record<${names.replace('CutName', "import('./cuts.ts').CutName")}, import('./cuts.ts').${type}>;\n`,
});

const HEAD = `/** Made by \`npm run docs\` from the fonts; changes made here by hand are lost. */
// @ts-nocheck
`;

/** Characters used in texts: no control characters, and accents only combined with their letters. */
const TEXT_CHARACTERS = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code))
  .filter((character) => /[\p{Lu}\p{Ll}\p{Lo}\p{N}\p{P}\p{S}\p{Zs}]/u.test(character))
  .join('');
/** Numbers as tall as capitals. */
const FEATURES = [new Feature('lnum')];
/** A letter followed by a character from here on stands for an alternate drawing of the letter. */
const FIRST_SELECTOR = 0xfe00;
const SELECTORS = /[\ufe00-\ufe0f]/;

/** The part of a font that is needed. */
function cutOf(file: Uint8Array): { cut: CutData; outlines: Outlines } {
  const face = new Face(new Blob(file));
  const font = new Font(face);
  const buffer = new Buffer();
  const shaped = (text: string) => {
    buffer.reset();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer, FEATURES);
    return buffer.getGlyphInfosAndPositions();
  };
  const characters = Array.from(face.collectUnicodes(), (code) => String.fromCodePoint(code));
  const glyphs = new Map(characters.map((character) => [character, shaped(character)[0]!.codepoint]));
  const alternates: Record<string, Record<string, string>> = {};
  for (const letter of characters.filter((character) => /\p{L}/u.test(character))) {
    for (const next of characters) {
      const [{ codepoint: glyph }, second] = shaped(letter + next) as [GlyphInfo, GlyphInfo?];
      if (!second) glyphs.set(letter + next, glyph);
      else if (glyph !== glyphs.get(letter)) {
        const known = alternates[letter] ?? {};
        const selector = String.fromCodePoint(FIRST_SELECTOR + new Set(Object.values(known)).size);
        const name = Object.values(known).find((name) => glyphs.get(name) === glyph) ?? letter + selector;
        glyphs.set(name, glyph);
        alternates[letter] = { ...known, [next]: name };
      }
    }
  }
  const names = [...glyphs.keys()];
  const texts = names.map((name) => name.replace(SELECTORS, ''));
  const table = texts.map((left) =>
    texts.map((right) => {
      const { codepoint, xAdvance } = shaped(left + right)[0]!;
      return xAdvance! - font.glyphHAdvance(codepoint);
    }),
  );
  const rows = alike(table.map((row) => row.join(' ')));
  const columns = alike(names.map((_, i) => table.map((row) => row[i]).join(' ')));
  const classes = (of: readonly number[]) =>
    Object.fromEntries(names.flatMap((name, i) => (of[i] === 0 ? [] : [[name, of[i]! - 1]])));
  const each = <Value>(of: (glyph: number) => Value) =>
    Object.fromEntries([...glyphs].map(([name, glyph]) => [name, of(glyph)]));
  const { ascender, descender } = font.hExtents();
  const cut = {
    units: face.upem,
    ascent: ascender,
    descent: -descender,
    left: classes(rows.of),
    right: classes(columns.of),
    kerning: rows.first.slice(1).map((row) => columns.first.slice(1).map((column) => table[row]![column]!)),
    letters: each((glyph) => font.glyphHAdvance(glyph)),
    alternates,
    digits: [...'0123456789'].map((digit) => {
      const { xBearing, width } = font.glyphExtents(glyphs.get(digit)!)!;
      return [xBearing, xBearing + width] as const;
    }),
    figure: font.glyphExtents(glyphs.get('1')!)!.yBearing,
  };
  return { cut, outlines: each((glyph) => outline(font.glyphToPath(glyph))) };
}

/** A path with y downwards, in the short forms of lines along an axis and of curves that mirror the control point before. */
function outline(path: string): string {
  let mirrored = '';
  return svgpath(path)
    .scale(1, -1)
    .rel()
    .iterate(([command, x, y, endX, endY]) => {
      const isSmooth = `${x} ${y}` === mirrored;
      mirrored = command === 'q' ? `${endX - x} ${endY - y}` : '';
      if (command === 'q' && isSmooth) return [['t', endX, endY]];
      if (command === 'l' && x === 0) return [['v', y]];
      return command === 'l' && y === 0 ? [['h', x]] : undefined;
    })
    .toString();
}

/**
 * The class of each text, and the first text of each class, where texts that are equal share a class; class 0 is for texts in
 * which all numbers are 0.
 */
function alike(texts: readonly string[]): { of: number[]; first: number[] } {
  const classes = new Map<string, number>([[texts[0]!.replace(/-?\d+/g, '0'), 0]]);
  const first = [0];
  const of = texts.map((text, i) => {
    const known = classes.get(text) ?? classes.size;
    if (known === classes.size) first.push(i);
    classes.set(text, known);
    return known;
  });
  return { of, first };
}
