/** The box of an expansion: its leaflet shows what each new piece looks like and states its rule. */
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { compile } from '../../compiler/compile.ts';
import { ownContents } from '../../print/box/own.ts';
import { tintOf } from '../../print/box/pieces/species.ts';
import { COLOUR_THEME } from '../../print/card/theme.ts';
import { near } from './box-measure.ts';
import { INPUT } from './box-set.ts';
import { type MeasuredPage, measurePdf } from './fixtures/measure.ts';
import { newPrinter } from './printer.ts';

const { printBox } = newPrinter();

const { chain, words, program } = compile(bundledSets()).sets.find(
  ({ program }) => program.id === 'polar-shores',
)!;
const { animals, markers = [], hands } = program.vocabulary;
const { features } = program;

let warnings: string[];
let pages: MeasuredPage[];
beforeAll(async () => {
  const result = await printBox({
    ...INPUT,
    words,
    cards: [...program.cards, ...features],
    own: ownContents(chain),
    tokens: 'square',
    iconFolders: [fileURLToPath(new URL('../../cards/polar-shores/icons', import.meta.url))],
  });
  warnings = result.warnings;
  pages = await measurePdf(result.pdf);
});

const textOf = ({ texts }: MeasuredPage) =>
  texts
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');
const drawn = () => pages[1]!.fills;
const isSquare = (side: number, colour: string) => (fill: MeasuredPage['fills'][number]) =>
  near(fill.width, side) && near(fill.height, side) && fill.colour === colour;

test('every text fits its place', () => expect(warnings).toEqual([]));

test('the front of the leaflet explains how to mix in the expansion, and lists its contents', () => {
  expect(textOf(pages[0]!)).toContain('Shuffle its cards into the decks');
  for (const { count } of animals) expect(textOf(pages[0]!)).toContain(`${count}`);
});

describe('the back of the leaflet', () => {
  test('shows each new animal as its token and says where it goes', () => {
    expect(animals.length).toBeGreaterThan(1);
    for (const [i, { name, count }] of animals.entries()) {
      expect(
        drawn().filter(({ colour }) => colour === tintOf(i)),
        name,
      ).toHaveLength(1);
      expect(textOf(pages[1]!).toLowerCase()).toContain(`${name} × ${count}`);
      expect(textOf(pages[1]!).toLowerCase()).toContain(`${name}s: only on a tile with`);
      expect(textOf(pages[1]!).toLowerCase()).toContain(`${name}s go on`);
    }
  });

  test('shows each new marker and starting hand with its rule', () => {
    expect(markers.length * hands.length).toBeGreaterThan(0);
    for (const { name, count } of markers) {
      expect(textOf(pages[1]!).toLowerCase()).toContain(`${name} × ${count}`);
      expect(textOf(pages[1]!)).toContain(`A ${name} goes on a`);
    }
    expect(textOf(pages[1]!)).toContain('Pearlwort A starting hand');
  });

  test('shows each Landscape Feature as its card in full size, with the rules of features', () => {
    const frames = drawn().filter(isSquare(63, COLOUR_THEME.decks.blue.frame.toLowerCase()));
    expect(frames).toHaveLength(features.length);
    for (const { title, number } of features) {
      expect(textOf(pages[1]!)).toContain(`${number}`);
      expect(textOf(pages[1]!).toLowerCase()).toContain(title.toLowerCase());
    }
    expect(textOf(pages[1]!)).toContain('within 2 spaces of this feature');
    expect(textOf(pages[1]!)).toContain('you may play a feature from your hand');
  });
});
