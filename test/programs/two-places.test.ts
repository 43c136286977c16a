/** Sentences with two restrictions of one thing: the `and` between them changes no program, and card and formatter write it. */
import { expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import { formatFile } from '../../grammar/format/format.ts';
import { parseSteps } from '../../grammar/parser.ts';
import { printSteps } from '../../grammar/print/print.ts';
import { stepsText } from '../../print/wording/text.ts';
import { READY } from '../rules/boards.ts';

const TWO_PLACES: [without: string, formatted: string, english: string, spanish: string][] = [
  [
    'gain 1vp per desert adjacent to a grassland adjacent to a water',
    'gain 1vp per desert adjacent to a grassland and adjacent to a water',
    'Gain 1 point for each desert adjacent to a grassland and adjacent to a water tile.',
    'Gana 1 punto por cada desierto adyacente a una pradera y adyacente a una loseta de agua.',
  ],
  [
    'place lion on the edge adjacent to a water not adjacent to a shark',
    'place lion on the edge adjacent to a water and not adjacent to a shark',
    'Place a lion on the edge adjacent to a water tile and not adjacent to a shark.',
    'Coloca un león en el borde y adyacente a una loseta de agua y que no esté adyacente a un tiburón.',
  ],
  [
    'remove a lion within 2 spaces of a forest on the edge',
    'remove a lion within 2 spaces of a forest and on the edge',
    'Remove a lion within 2 spaces of a forest and on the edge.',
    'Quita un león a 2 espacios o menos de un bosque y en el borde.',
  ],
  [
    'gain 1vp per grassland without lions adjacent to a water',
    'gain 1vp per grassland without lions and adjacent to a water',
    'Gain 1 point for each grassland with no lions and adjacent to a water tile.',
    'Gana 1 punto por cada pradera sin ningún león y adyacente a una loseta de agua.',
  ],
  [
    'gain 1vp per water habitat with a fish adjacent to a forest',
    'gain 1vp per water habitat with a fish and adjacent to a forest',
    'Gain 1 point for each water habitat with a fish and adjacent to a forest.',
    'Gana 1 punto por cada hábitat de agua con un pez y adyacente a un bosque.',
  ],
  [
    'gain 1vp per tile either on a lion or adjacent to a forest not on the edge',
    'gain 1vp per tile either on a lion or adjacent to a forest and not on the edge',
    'Gain 1 point for each tile either on a tile with a lion or adjacent to a forest, and not on the edge.',
    'Gana 1 punto por cada loseta o bien sobre una loseta con un león o adyacente a un bosque, y que no esté en el borde.',
  ],
  [
    'move a lion in the largest desert habitat adjacent to a water 2 spaces',
    'move a lion in the largest desert habitat and adjacent to a water 2 spaces',
    'Move a lion in the largest desert habitat and adjacent to a water tile by up to 2 spaces.',
    'Mueve un león en el mayor hábitat de desierto y adyacente a una loseta de agua, hasta 2 espacios.',
  ],
  [
    'swap a desert not on the edge adjacent to a lion with a water adjacent to a fish on the edge',
    'swap a desert not on the edge and adjacent to a lion with a water adjacent to a fish and on the edge',
    'Swap a desert not on the edge and adjacent to a lion with a water tile adjacent to a fish and on the edge.',
    'Intercambia un desierto que no esté en el borde y esté adyacente a un león por una loseta de agua adyacente a un pez y en el borde.',
  ],
  [
    'gain 1vp per lion on no forest within 2 spaces of a water',
    'gain 1vp per lion on no forest and within 2 spaces of a water',
    'Gain 1 point for each lion on a tile with no forests and within 2 spaces of a water tile.',
    'Gana 1 punto por cada león sin ningún bosque debajo y a 2 espacios o menos de una loseta de agua.',
  ],
  [
    'gain 1vp per lion on a grassland adjacent to a water',
    'gain 1vp per lion on a grassland adjacent to a water',
    'Gain 1 point for each lion on a grassland adjacent to a water tile.',
    'Gana 1 punto por cada león sobre una pradera y adyacente a una loseta de agua.',
  ],
];

test.each(TWO_PLACES)('%s', (without, formatted, english, spanish) => {
  expect(stepsOf(formatted)).toEqual(stepsOf(without));
  expect([format(without), format(formatted)]).toEqual([formatted, formatted]);
  expect(printSteps(parseSteps(without).steps)).toBe(formatted);
  expect([textOf(without), textOf(without, 'es')]).toEqual([english, spanish]);
});

const CONDITIONS: [steps: string, english: string, spanish: string][] = [
  [
    'gain 1vp if there is a desert adjacent to a grassland adjacent to a water',
    'Gain 1 point if there is a desert that is both adjacent to a grassland and adjacent to a water tile.',
    'Gana 1 punto si hay un desierto que esté a la vez adyacente a una pradera y adyacente a una loseta de agua.',
  ],
  [
    'gain 1vp if there are at least 2 lions not on the edge adjacent to a water',
    'Gain 1 point if there are at least 2 lions that are both not on the edge and adjacent to a water tile.',
    'Gana 1 punto si hay 2 o más leones que no estén en el borde y estén adyacentes a una loseta de agua.',
  ],
  [
    'gain 1vp if there is a grassland without lions adjacent to a water',
    'Gain 1 point if there is a grassland with no lions that is adjacent to a water tile.',
    'Gana 1 punto si hay una pradera sin ningún león y que esté adyacente a una loseta de agua.',
  ],
  [
    'choose a tile; gain 1vp if adjacent to a grassland adjacent to a water and you have a cube',
    'Choose a tile.\nGain 1 point if this is both adjacent to a grassland and adjacent to a water tile and you have a free cube.',
    'Elige una loseta.\nGana 1 punto si está a la vez adyacente a una pradera y adyacente a una loseta de agua y tienes un cubo libre.',
  ],
  [
    'choose a tile; gain 1vp if not adjacent to a grassland adjacent to a water',
    'Choose a tile.\nGain 1 point if this is both not adjacent to a grassland and adjacent to a water tile.',
    'Elige una loseta.\nGana 1 punto si no está adyacente a una pradera y está adyacente a una loseta de agua.',
  ],
  [
    'choose a lion; gain 1vp if either on a desert or adjacent to a lion on the edge',
    'Choose a lion.\nGain 1 point if this is both either on a desert or adjacent to a lion, and on the edge.',
    'Elige un león.\nGana 1 punto si está a la vez o bien sobre un desierto o adyacente a un león, y además en el borde.',
  ],
  [
    'gain 1vp if there is a lion on a grassland adjacent to a water',
    'Gain 1 point if there is a lion on a grassland adjacent to a water tile.',
    'Gana 1 punto si hay un león sobre una pradera y adyacente a una loseta de agua.',
  ],
];

test.each(CONDITIONS)('%s', (steps, english, spanish) => {
  expect(format(steps)).toBe(steps);
  expect(printSteps(parseSteps(steps).steps)).toBe(steps);
  expect([textOf(steps), textOf(steps, 'es')]).toEqual([english, spanish]);
});

test('an `and` in a condition begins the next test, of "this"', () => {
  const steps =
    'choose a tile; gain 1vp if there is a desert adjacent to a grassland and adjacent to a water';
  const condition = { join: 'all', tests: [{ test: 'there' }, { test: 'adjacent' }] };
  expect(stepsOf(steps)).toMatchObject([{ op: 'choose' }, { op: 'gain', if: condition }]);
});

test.each([
  'gain 1vp per desert and adjacent to a water',
  'gain 1vp per grassland with a lion and and on the edge',
  'gain 1vp per desert adjacent to a water and on',
])('%s is refused: `and` joins two restrictions', (steps) => {
  expect(parseSteps(steps).problems).toHaveLength(1);
});

const cardWith = (steps: string) =>
  `set mine "Mine" extends first-continent\n\ncard 900 blue leaves 1 energy sun\n{\n${steps}\n}\n`;

function compiled(steps: string) {
  const { sets, problems } = compile([{ files: [{ file: 'mine.eco', text: cardWith(steps) }] }], [READY]);
  return { set: sets.at(-1)!, problems };
}

function stepsOf(steps: string) {
  const { set, problems } = compiled(steps);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return set.program.cards.at(-1)!.steps;
}

const textOf = (steps: string, lang: 'en' | 'es' = 'en') =>
  stepsText(stepsOf(steps), compiled(steps).set.words, lang);

/** The steps of a card, as they are formatted. */
function format(steps: string): string {
  const result = formatFile('mine.eco', cardWith(steps));
  if (!('text' in result)) throw new Error(JSON.stringify(result.problems));
  return result.text
    .split('{\n')[1]
    .replaceAll(/\s+/g, ' ')
    .replace(/; \}\s*$/, '')
    .trim();
}
