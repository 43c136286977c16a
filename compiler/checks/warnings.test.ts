import { expect, test } from 'vitest';
import { compileText } from '../../test/base-set.ts';

const card = (number: number, steps: string) => `card ${number} brown leaves 2 energy sun { ${steps} }\n`;
const warned = (text: string, base = '') =>
  compileText(text, { files: [{ file: 'base.eco', text: base }] }).problems.map(
    ({ code, message }) => `${code} ${message}`,
  );

test('a card that is the same as one of the extended set is warned of, unless it replaces that', () => {
  const base = `set low "Low" extends first-continent\n${card(901, 'gain 1vp')}`;
  const top = 'set top "Top" extends low\n';
  expect(warned(`${top}${card(902, 'gain 1vp')}`, base)).toEqual(['ECO702 Card 902 is the same as card 901']);
  const replacing = ['ECO705 Card 901 replaces card 901 of low'];
  expect(warned(`${top}${card(901, 'gain 1vp')}`, base)).toEqual(replacing);
  expect(warned(`${top}${card(901, 'gain 2vp')}${card(902, 'gain 1vp')}`, base)).toEqual(replacing);
});

test('warnings call cards by their titles', () => {
  const rain = (number: number, title: string) =>
    card(number, 'gain 1vp').replace(' brown', ` brown "${title}"`);
  const base = `set low "Low" extends first-continent\n${rain(901, 'Rain')}`;
  const top = 'set top "Top" extends low\n';
  expect(warned(top + rain(902, 'Hail'), base)).toEqual([
    'ECO702 Card 902 "Hail" is the same as card 901 "Rain"',
  ]);
  expect(warned(rain(902, 'Hail') + rain(903, 'Snow'))).toEqual([
    'ECO702 Card 903 "Snow" is the same as card 902 "Hail"',
  ]);
  expect(warned(top + rain(901, 'Hail'), base)).toEqual([
    'ECO705 Card 901 "Hail" replaces card 901 "Rain" of low',
  ]);
});

test('repeating once for each of what is never done gives nothing', () => {
  expect(warned(card(901, 'gain 1vp; repeat per removed forest { gain 1vp }'))).toEqual([
    'ECO701 Counting what is removed (forest) in card 901 gives nothing',
  ]);
  expect(warned(card(901, 'remove a forest; repeat per removed forest { gain 1vp }'))).toEqual([]);
});
