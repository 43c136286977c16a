/** The box of a set with markers and an animal that lives next to something: its tokens, its rules, its page of icons. */
import { expect, test } from 'vitest';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { compile } from '../../compiler/compile.ts';
import { type BoxContext, boxContext } from '../../print/box/box-context.ts';
import { tileSheets } from '../../print/box/pieces/map-tiles.ts';
import { tokenKinds } from '../../print/box/pieces/tokens.ts';
import { rulesToLookUp } from '../../print/box/rules.ts';
import { loadIcons } from '../../print/icons.ts';
import { legendText } from '../../print/sheet/legend.ts';

const TEXT = `set ice "Ice" extends first-continent
marker glacier x6 on desert or mountain
marker floe x6 on water keeps out animals
marker lily plural lilies x9 on water or forest up to 2 a tile
animal penguin x8 on desert beside water
animal seal x4 on water beside the edge
marker ash plural ash x3 on grassland keeps out tokens
card 901 brown leaves 1 energy sun { place glacier; place lily; place penguin; place seal; gain 1vp }`;
const [{ words }] = compile([{ files: [{ file: 'ice.eco', text: TEXT }] }], bundledSets()).sets;

const contextIn = (lang: 'en' | 'es') =>
  boxContext({ words, features: [], lang, paper: { width: 210, height: 297 }, bleed: 3 }, loadIcons());

const sentencesIn = (context: BoxContext) =>
  rulesToLookUp(context).flatMap((part) => ('text' in part ? part.text : []));

test('markers are among the tokens, in the declared numbers', () => {
  const kinds = tokenKinds(contextIn('en'));
  expect(kinds.find(({ key }) => key === 'marker-glacier')).toMatchObject({ name: 'Glacier', count: 6 });
  expect(kinds.find(({ key }) => key === 'marker-lily')).toMatchObject({ bag: 'Lilies', count: 9 });
});

test('a marker without a drawing is a lettered disc on the page of icons', () => {
  const { palette, wording } = contextIn('en');
  const parts = legendText(words, wording, palette);
  const entries = parts.flatMap((part) => ('pictures' in part ? part.pictures : []));
  expect(entries.find(({ text }) => text === 'Glacier')?.emblem).toMatchObject({
    shape: 'disc',
    pictures: [{ text: 'Gl' }],
  });
  expect([...palette.missing]).toContain('glacier');
});

test('the rules of the box say where markers and animals that need a neighbour go', () => {
  const sentences = sentencesIn(contextIn('en'));
  expect(sentences).toContain('Penguins: only on a tile with a water tile on a neighbouring tile.');
  expect(sentences).toContain('Seals: only on the edge of the landscape.');
  expect(sentences).toContain('A glacier goes on a desert or a mountain; a tile holds one.');
  expect(sentences).toContain(
    'A floe goes on a water tile; a tile holds one. No animal is placed there or ends its move there.',
  );
  expect(sentences.join('\n')).toContain('a tile holds one. No mountain, forest or animal is placed there,');
  expect(sentences).toContain('A lily goes on a water tile or a forest; a tile holds up to 2.');
});

test("the rules and the tiles of the box use the set's names of terrains", () => {
  const floe = { one: 'ice floe', many: 'ice floes', bare: 'ice', gender: '' };
  const renamed = { ...words, nouns: new Map([['thing-desert', floe]]) };
  const paper = { width: 210, height: 297 };
  const context = boxContext({ words: renamed, features: [], lang: 'en', paper, bleed: 3 }, loadIcons());
  const sentences = sentencesIn(context);
  expect(sentences).toContain(
    'Forests: none on an ice floe, one on a grassland; one more where a mountain is.',
  );
  expect(tileSheets(context).flatMap(({ titles }) => titles)).toContain('Land tiles: ice and grassland');
});

test('the rules of the box say in Spanish where animals go', () => {
  const sentences = sentencesIn(contextIn('es'));
  expect(sentences.join('\n')).toMatch(/solo en el borde del terreno/);
});
