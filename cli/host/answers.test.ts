import { expect, test } from 'vitest';
import { chainOf } from '../../test/simulate/sets.ts';
import { byHandNotice } from './answers.ts';

test('L60 the host is told for which cards bots do nothing by hand', () => {
  const card = (number: number, steps: string, title = '') =>
    `card ${number} brown ${title} leaves 2 energy sun { ${steps} }\n`;
  const some = card(1, 'gain 1vp') + card(2, 'may { by hand "Sing." }', '"Song"') + card(3, 'by hand "Run."');
  expect(byHandNotice(chainOf(some))).toEqual([
    'Bots do not do what these cards say by hand: 2 "Song" and 3.',
  ]);
  expect(byHandNotice(chainOf(card(1, 'gain 1vp')))).toEqual([]);
});
