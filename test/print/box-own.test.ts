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
const [{ shapes, texts }] = box.pages as [(typeof box.pages)[0]];
const leaflet = texts
  .map(({ text }) => text)
  .join(' ')
  .replace(/\s+/g, ' ')
  .toLowerCase();

test('every text fits its place', () => expect(box.warnings).toEqual([]));

test('the leaflet is one side, explains how to mix in the expansion, and lists its contents', () => {
  expect(box.pages.map(({ head }) => head.split(' · ')[2])).toEqual([
    'What is in it',
    'Pieces',
    'Pieces: other side',
    'Tokens',
  ]);
  expect(leaflet).toContain('shuffle its cards into the decks');
  for (const { count } of animals) expect(leaflet).toContain(`${count}`);
});

describe('the leaflet', () => {
  test('shows each new animal as its token and says where it goes', () => {
    expect(animals.length).toBeGreaterThan(1);
    for (const { name, count } of animals) {
      // Its tint and letters are those it has in the box of the whole game.
      const tint = speciesTint(words.animals.findIndex((animal) => animal.name === name));
      expect(
        shapes.filter(({ colour }) => colour === tint),
        name,
      ).toHaveLength(1);
      expect(leaflet).toContain(`${name} × ${count}`);
      expect(leaflet).toContain(`${name}s: only on a tile with`);
      expect(leaflet).toContain(`${name}s go on`);
    }
  });

  test('shows each new marker and starting hand with its rule', () => {
    expect(markers.length * hands.length).toBeGreaterThan(0);
    for (const { name, count } of markers) {
      expect(leaflet).toContain(`${name} × ${count}`);
      expect(leaflet).toContain(`a ${name} goes on a`);
    }
    expect(leaflet).toContain('pearlwort a starting hand');
  });

  test('shows each Landscape Feature as its card, with the rules of features', () => {
    const frames = shapes.filter(
      ({ width, height, colour }) =>
        width > 40 && near(width, height) && colour === COLOUR_THEME.decks.blue.frame,
    );
    expect(frames).toHaveLength(features.length);
    for (const { title, number } of features) {
      expect(leaflet).toContain(`${number}`);
      expect(leaflet).toContain(title.toLowerCase());
    }
    expect(leaflet).toContain('within 2 spaces of this feature');
    expect(leaflet).toContain('you may play a feature from your hand');
  });
});
