import { expect, test } from 'vitest';
import { type FeatureProgram, isFeature } from '../../program/index.ts';
import { elementsOf } from '../../test/print/fixtures/board-elements.ts';
import { CARDS } from '../../test/print/fixtures/cards.ts';
import { WORDS } from '../../test/print/fixtures/words.ts';
import { boardSvg } from '../board/board-svg.ts';
import { svgToPng } from '../svg-to-png.ts';
import { cardSvg, featureSvg } from './card-svg.ts';

const card = CARDS.find((one) => !isFeature(one))!;
const feature: FeatureProgram = {
  number: 900,
  deck: 'blue',
  title: 'Delta',
  pattern: [{ q: 0, r: 0, terrain: 'water', tokens: [], covered: true }],
  triggers: [],
  source: { kind: 'original' },
};
const board = (terrain: string) =>
  boardSvg({ landscape: [{ q: 0, r: 0, terrain, mountains: 2, forests: 0, animals: [] }] });

test('any pictures can stand in one page: each has words, none has letters of a font, and no two share an id', () => {
  const pictures = [
    cardSvg(card, WORDS),
    cardSvg(card, { ...WORDS, lang: 'es' }),
    cardSvg(card, WORDS, { size: 'poker' }),
    cardSvg(card, WORDS, { frame: 'light' }),
    featureSvg(feature, WORDS),
    board('water'),
    board('desert'),
  ].map(elementsOf);
  const ids = pictures.flat().flatMap(({ attributes }) => attributes.id ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [svg, title, description, ...shapes] of pictures) {
    expect(svg!.attributes).toMatchObject({
      role: 'img',
      'aria-labelledby': title!.attributes.id,
      'aria-describedby': description!.attributes.id,
    });
    expect([title!.name, description!.name]).toEqual(['title', 'desc']);
    expect(shapes.map(({ name }) => name)).not.toContain('text');
  }
});

test('the words of a picture are the name and rules text of its card, in its language', () => {
  expect(cardSvg({ ...card, title: 'A & B' }, WORDS)).toContain(`>${card.number} "A &amp; B"</title>`);
  expect(cardSvg(card, { ...WORDS, lang: 'es' })).toMatch(/<desc [^>]*>(?:Coloca|Gana|Elige|Mueve)/);
});

test('anything but a card, words and a size is refused with what is expected', () => {
  expect(() => cardSvg(undefined as never, WORDS)).toThrow('cardSvg expects a compiled card');
  expect(() => featureSvg(card as never, WORDS)).toThrow('featureSvg expects a compiled Landscape Feature');
  expect(() => cardSvg(card, {} as never)).toThrow('cardSvg expects the words of a compiled set');
  expect(() => cardSvg(card, WORDS, { size: 'big' as never })).toThrow(
    'a size of square, poker, tarot, mini, or',
  );
  expect(() => boardSvg({} as never)).toThrow('boardSvg expects a view of a game');
});

test('a picture becomes a PNG of the resolution that is asked for', async () => {
  const png = Buffer.from(await svgToPng(cardSvg(card, WORDS, { size: { width: 25.4, height: 25.4 } }), 100));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([100, 100]);
  await expect(svgToPng('<svg/>', 0)).rejects.toThrow('svgToPng draws 36 to 1200 pixels per inch, not 0');
  for (const odd of [undefined, 'x', '<p>'])
    await expect(svgToPng(odd as never)).rejects.toThrow('svgToPng expects a picture as SVG');
});
