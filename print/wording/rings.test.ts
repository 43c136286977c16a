import { expect, test } from 'vitest';
import { compileSteps } from '../../compiler/compile.ts';
import { compileText } from '../../test/base-set.ts';
import { WORDS } from '../../test/print/fixtures/words.ts';
import type { Row } from './parts.ts';
import { cardRows, featureRows } from './text.ts';

/** The rows as a card shows them, with rings in parentheses. */
const read = (rows: readonly Row[]) =>
  rows
    .map(({ sentence }) =>
      sentence
        .map((part) => {
          if (part.part !== 'icon' || part.icon.icon !== 'ring') return part.text;
          return part.icon.isList ? `(${part.icon.letter}): ` : `(${part.icon.letter})`;
        })
        .join(''),
    )
    .join(' / ');
const cardWith = (text: string, lang?: 'es') =>
  read(cardRows({ steps: compileSteps(text, WORDS).steps }, WORDS, lang));

test.each([
  [
    'place lion as den; place antelope adjacent to den',
    'Place a lion(A) / Place an antelope adjacent to (A)',
  ],
  [
    'place forest or mountain as den; place antelope on den',
    'Place (A): a forest or a mountain / Place an antelope on (A)',
  ],
  [
    'move lion in the largest landmass 1 space as den; place antelope adjacent to den',
    'Move a lion(A) in the largest landmass by 1 space / Place an antelope adjacent to (A)',
  ],
  [
    'choose a grassland with a lion or antelope as den; if not adjacent to den { gain 1vp }',
    'Choose a grassland(A) with a lion or antelope / If this is not adjacent to (A), gain 1 point',
  ],
  [
    'replace desert with water or grassland as den; place lion within 2 spaces of den',
    'Replace a desert with (A): a water tile or a grassland / Place a lion within 2 spaces of (A)',
  ],
  [
    'swap a lion with an antelope as den; place lion adjacent to den',
    'Swap a lion(A) with an antelope / Place a lion adjacent to (A)',
  ],
  [
    'place lion; choose this tile as den; place lion; move antelope adjacent to den 1 space',
    'Place a lion / Choose this tile(A) / Place a lion / Move an antelope adjacent to (A) by 1 space',
  ],
  [
    'for each lion on the edge as hunter { gain 1vp per fish adjacent to hunter }',
    'For each lion(A) on the edge, one after the other: gain 1 point for each fish adjacent to (A)',
  ],
])('a thing that is meant again has a letter, and is named by it: %s', (text, rows) => {
  expect(cardWith(text)).toBe(rows);
});

test('letters are in the order in which their things stand; a name that nothing means has none', () => {
  const text =
    'place lion as idle; place rhino as one; place stork as two; place fish adjacent to two; place fish adjacent to one';
  expect(cardWith(text)).toBe(
    'Place a lion / Place a rhino(A) / Place a stork(B) / Place a fish adjacent to (B) / Place a fish adjacent to (A)',
  );
});

test('one of several things of a name has the letter of all of them', () => {
  const text = 'either { place lion as den } or { place rhino as den } place antelope adjacent to den';
  expect(cardWith(text)).toBe(
    'Either place a lion(A) / or place a rhino(A) / Place an antelope adjacent to (A)',
  );
});

test('in Spanish, too', () => {
  expect(cardWith('choose a lion or a rhino as den; remove animal adjacent to den', 'es')).toBe(
    'Elige (A): un león o un rinoceronte / Quita un animal adyacente a (A)',
  );
});

test('the triggers of a feature do not share letters', () => {
  const trigger = 'place lion as den; place antelope adjacent to den';
  const { sets } = compileText(
    `feature 1 blue "F" pattern "G" { on play { ${trigger} } at end { ${trigger} } }`,
  );
  const text = read(featureRows(sets[0]!.program.features[0]!, WORDS, 'en', 'drawn'));
  expect(text.match(/\(.\)/g)).toEqual(['(A)', '(A)', '(B)', '(B)']);
});
