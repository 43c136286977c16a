/**
 * The letters of the cards' fonts: widths and kerning, for texts that are not set by a browser, and outlines for pictures of
 * cards (`print/face/`).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CutData, FONT_CUTS, type Outlines } from '../../../print/face/cuts.ts';
import { fontFolder } from '../../../print/fonts/font-folder.ts';
import type { GeneratedFile } from '../page.ts';
import { Font } from './true-type.ts';

/** A module with the metrics of all cuts, and one with the outlines of their letters. */
export function letterPages(): GeneratedFile[] {
  const cuts = Object.entries(FONT_CUTS).map(([name, { package: from, weight, style }]) => {
    const file = join(fontFolder(from), 'files', `${from}-latin-${weight}-${style}.woff`);
    return { name, ...cutOf(new Font(readFileSync(file))) };
  });
  const data = cuts.map(({ name, cut }) => `${name}:${JSON.stringify(cut)}`);
  const outlines = cuts.map(({ name, outlines }) => {
    const each = Object.entries(outlines).map((entry) => entry.map((part) => JSON.stringify(part)).join(':'));
    return `${name}:{\n${each.join(',\n')}}`;
  });
  return [moduleOf('letters', data, 'CutData'), moduleOf('outlines', outlines, 'Outlines')];
}

const moduleOf = (name: string, cuts: readonly string[], type: string): GeneratedFile => ({
  file: `print/face/${name}.generated.ts`,
  text: `${HEAD}export default {\n${cuts.join(',\n')}} as Record<import('./cuts.ts').CutName, import('./cuts.ts').${type}>;\n`,
});

const HEAD = `/** Made by \`npm run docs\` from the fonts; changes made here by hand are lost. */
// @ts-nocheck
`;

/** A letter followed by a character from here on stands for an alternate drawing of the letter. */
const SELECTOR = 0xfe00;

/** The part of a font that is needed. */
function cutOf(font: Font): { cut: CutData; outlines: Outlines } {
  const glyphs = font.characters();
  for (const [digit, lining] of font.substitutes('lnum')) {
    for (const [character, glyph] of glyphs) if (glyph === digit) glyphs.set(character, lining);
  }
  const byGlyph = new Map([...glyphs].map(([character, glyph]) => [glyph, character]));
  for (const { parts, glyph } of font.ligatures('liga')) {
    const letters = parts.map((part) => byGlyph.get(part));
    // The other ligatures are letters followed by marks, which are written as one character.
    if (letters.every((letter) => letter !== undefined && /\p{L}/u.test(letter)))
      glyphs.set(letters.join(''), glyph);
  }
  const alternates: Record<string, Record<string, string>> = {};
  for (const { from, before, to } of font.alternates('liga')) {
    const [letter, next] = [byGlyph.get(from), byGlyph.get(before)];
    if (letter === undefined || next === undefined || alternates[letter]?.[next] !== undefined) continue;
    const known = [...glyphs].find(([name, glyph]) => glyph === to && name.startsWith(letter))?.[0];
    const name =
      known ??
      letter + String.fromCodePoint(SELECTOR + new Set(Object.values(alternates[letter] ?? {})).size);
    glyphs.set(name, to);
    alternates[letter] = { ...alternates[letter], [next]: name };
  }
  const names = [...glyphs.keys()];
  const kerning = font.kerning();
  const table = names.map((left) => names.map((right) => kerning(glyphs.get(left)!, glyphs.get(right)!)));
  const rows = alike(table.map((row) => row.join(' ')));
  const columns = alike(names.map((_, i) => table.map((row) => row[i]).join(' ')));
  const classes = (of: readonly number[]) =>
    Object.fromEntries(names.flatMap((name, i) => (of[i] === 0 ? [] : [[name, of[i]! - 1]])));
  const each = <Value>(of: (glyph: number) => Value) =>
    Object.fromEntries(names.map((name) => [name, of(glyphs.get(name)!)]));
  const cut = {
    units: font.units,
    ...font.bounds,
    left: classes(rows.of),
    right: classes(columns.of),
    kerning: rows.first.slice(1).map((row) => columns.first.slice(1).map((column) => table[row]![column]!)),
    letters: each((glyph) => font.advance(glyph)),
    alternates,
  };
  return { cut, outlines: each((glyph) => font.outline(glyph)) };
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
