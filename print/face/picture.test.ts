import { expect, test } from 'vitest';
import { compileSteps } from '../../compiler/compile.ts';
import { DECKS } from '../../program/index.ts';
import { elementsOf } from '../../test/print/fixtures/board-elements.ts';
import { CARDS } from '../../test/print/fixtures/cards.ts';
import { TEXTS } from '../../test/print/fixtures/texts.ts';
import { WORDS } from '../../test/print/fixtures/words.ts';
import { rowsOfSteps } from '../wording/rows-of-steps.ts';
import { backPicture, cardPicture, signPicture } from './picture.ts';

const [card] = CARDS as [(typeof CARDS)[0]];

/** The names of all elements of a picture, their ids, and the ids it refers to; throws if it is not well-formed. */
function read(svg: string) {
  const elements = elementsOf(svg);
  return {
    ids: elements.flatMap(({ attributes }) => attributes.id ?? []),
    used: new Set(elements.flatMap(({ attributes }) => attributes.href?.slice(1) ?? [])),
    names: new Set(elements.map(({ name }) => name)),
  };
}

test('a picture consists only of shapes, and defines each shape once', () => {
  const { svg, overflows } = cardPicture(card, WORDS);
  const { ids, used, names } = read(svg);
  expect([...names].toSorted()).toEqual(
    ['defs', 'g', 'path', 'polygon', 'rect', 'svg', 'use'].filter((name) => names.has(name)),
  );
  expect(names.has('text')).toBe(false);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...used].toSorted()).toEqual(ids.toSorted());
  expect(overflows).toEqual([]);
});

test('no two different pictures share an id, and the same picture is the same each time', () => {
  const draw = () => [
    ...CARDS.map((one) => cardPicture(one, WORDS).svg),
    cardPicture(card, WORDS, 'es').svg,
    cardPicture(card, WORDS, 'en', undefined, { size: { width: '9', height: '9' } }).svg,
    ...DECKS.map((deck) => backPicture(deck, WORDS)),
    signPicture({ icon: 'element', name: 'sun', amount: 1 }, WORDS),
    signPicture({ icon: 'element', name: 'water', amount: 1 }, WORDS),
  ];
  const pictures = draw();
  const ids = pictures.flatMap((svg) => read(svg).ids);
  expect(ids.length).toBeGreaterThan(pictures.length);
  expect(new Set(ids).size).toBe(ids.length);
  expect(draw()).toEqual(pictures);
});

test('no text of a card is taken for an id', () => {
  const title = 'A\uffff0 href="#\uffff0"';
  const { svg } = cardPicture({ ...card, title, note: title }, WORDS);
  expect(svg).toBe(
    cardPicture({ ...card, title: title.replaceAll('\uffff', '\ufffd'), note: title }, WORDS).svg,
  );
});

test('titles and notes are escaped, and letters that the fonts lack are left as text', () => {
  const { svg } = cardPicture({ ...card, title: '<script>&"', note: '</svg><script>1</script> & 雨' }, WORDS);
  const { names } = read(svg);
  expect(names.has('script')).toBe(false);
  expect(svg).toContain('>雨</text>');
});

test('for a text that does not fit, the picture reports by how much it is too long', () => {
  const steps = TEXTS.slice(0, 12).flatMap(([text]) => text);
  const { svg, overflows } = cardPicture({ ...card, steps }, WORDS, 'es');
  read(svg);
  expect(overflows[0]!.over).toBeGreaterThan(10);
});

test('each row carries the path of its step and has an area for the pointer', () => {
  for (const card of CARDS) {
    const { svg } = cardPicture(card, WORDS);
    const marked = [...svg.matchAll(/<g data-step="([^"]*)"><rect [^>]*fill="none"/g)].map(
      ([, name]) => name,
    );
    const expected = rowsOfSteps(card, WORDS).flatMap(({ path, trigger }) => {
      if (trigger !== undefined) return [`${trigger}:${path?.join('.') ?? ''}`];
      return path ? [path.join('.')] : [];
    });
    // The text omits the pattern of a feature if it is drawn; boxes have the name of the row above them.
    expect(new Set(marked)).toEqual(new Set(expected));
  }
});

test('an icon can be drawn on its own, and a word without a drawing is shown by its first letters', () => {
  const { names } = read(signPicture({ icon: 'element', name: 'sun', amount: 1 }, WORDS));
  expect(names.has('text')).toBe(false);
  const letters = read(signPicture({ icon: 'element', name: 'okapi', amount: 1 }, WORDS));
  expect(letters.names.has('use')).toBe(true);
  expect([...letters.used].toSorted()).toEqual(letters.ids.toSorted());
});

test('the rows of a block are one after another, each in one group, also where two share a line', () => {
  const { steps } = compileSteps('may { place lion; gain 2vp; gain 1 cube }', WORDS);
  const { svg } = cardPicture({ ...card, steps }, WORDS);
  expect([...svg.matchAll(/<g data-step="([^"]*)">/g)].map(([, name]) => name)).toEqual([
    '0',
    '0.0.0',
    '0.0.1',
    '0.0.2',
  ]);
});
