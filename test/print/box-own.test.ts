/** The box of an expansion: its leaflet shows what each new piece looks like and states its rule. */
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { compile } from '../../compiler/compile.ts';
import { ownContents } from '../../print/box/own.ts';
import { speciesTint } from '../../print/box/pieces/species.ts';
import { COLOUR_THEME } from '../../print/face/theme.ts';
import { drawnBox, near } from './box-set.ts';

const { chain, words, program } = compile(bundledSets()).sets.find(
  ({ program }) => program.id === 'polar-shores',
)!;
const { animals, markers = [], hands } = program.vocabulary;
const { features } = program;

const box = await drawnBox({
  words,
  cards: [...program.cards, ...features],
  own: ownContents(chain),
  tokens: 'square',
  iconFolders: [fileURLToPath(new URL('../../cards/polar-shores/icons', import.meta.url))],
});
const [front, back] = box.pages.map(({ texts }) =>
  texts
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .toLowerCase(),
) as [string, string];
const { shapes } = box.pages[1]!;

test('every text fits its place', () => expect(box.warnings).toEqual([]));

test('the front of the leaflet explains how to mix in the expansion, and lists its contents', () => {
  expect(front).toContain('shuffle its cards into the decks');
  for (const { count } of animals) expect(front).toContain(`${count}`);
});

describe('the back of the leaflet', () => {
  test('shows each new animal as its token and says where it goes', () => {
    expect(animals.length).toBeGreaterThan(1);
    for (const { name, count } of animals) {
      // Its tint and letters are those it has in the box of the whole game.
      const tint = speciesTint(words.animals.findIndex((animal) => animal.name === name));
      expect(
        shapes.filter(({ colour }) => colour === tint),
        name,
      ).toHaveLength(1);
      expect(back).toContain(`${name} × ${count}`);
      expect(back).toContain(`${name}s: only on a tile with`);
      expect(back).toContain(`${name}s go on`);
    }
  });

  test('shows each new marker and starting hand with its rule', () => {
    expect(markers.length * hands.length).toBeGreaterThan(0);
    for (const { name, count } of markers) {
      expect(back).toContain(`${name} × ${count}`);
      expect(back).toContain(`a ${name} goes on a`);
    }
    expect(back).toContain('pearlwort a starting hand');
  });

  test('shows each Landscape Feature as its card in full size, with the rules of features', () => {
    const frames = shapes.filter(
      ({ width, height, colour }) =>
        near(width, 63) && near(height, 63) && colour === COLOUR_THEME.decks.blue.frame,
    );
    expect(frames).toHaveLength(features.length);
    for (const { title, number } of features) {
      expect(back).toContain(`${number}`);
      expect(back).toContain(title.toLowerCase());
    }
    expect(back).toContain('within 2 spaces of this feature');
    expect(back).toContain('you may play a feature from your hand');
  });
});
