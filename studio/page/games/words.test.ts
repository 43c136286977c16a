/** The words and drawings of the place Games: numbers in words, changed lines, axes of plots. */
import { expect, test } from 'vitest';
import { count, counted } from '../../../table/page/around/index.ts';
import { changedLines } from './changed-lines.ts';
import { scaleOf } from './plot.ts';
import { lasting, lifted, liftedBetween, signedDecimal } from './words.ts';

test('numbers are written with signs, thousands separators and units', () => {
  expect([count(1400), counted(1, 'game'), counted(4000, 'game')]).toEqual([
    '1,400',
    '1 game',
    '4,000 games',
  ]);
  expect([lifted(0.0324), lifted(-0.0356), lifted(0), lifted(-0.0001)]).toEqual([
    '+3.2',
    '−3.6',
    '0.0',
    '0.0',
  ]);
  expect(liftedBetween({ low: -0.016, high: 0.084 })).toBe('−1.6 to +8.4');
  expect(signedDecimal(-0.4)).toBe('−0.4');
  expect([lasting(51.2), lasting(240), lasting(7200)]).toEqual(['52 s', '4 min', '2 h']);
});

test('the changed lines of a card are found, and no others', () => {
  const card = (number: number, gain: string) => `card ${number}\n{\n  gain ${gain};\n}\n`;
  const before = card(1, '1vp') + card(2, '3vp');
  const now = card(1, '5vp') + card(2, '2vp');
  expect(changedLines(before, now, now.indexOf('card 2'), now.length - 1)).toEqual([
    { sign: '−', text: 'gain 3vp;' },
    { sign: '+', text: 'gain 2vp;' },
  ]);
  expect(
    changedLines(before, card(1, '5vp') + card(2, '3vp'), now.indexOf('card 2'), now.length - 1),
  ).toEqual([]);
});

test('the axis of a plot begins and ends at round numbers, and has few ticks', () => {
  const scale = scaleOf([0.13, 0.42, 0.25], 10, 110, 0.05);
  expect(scale.ticks.map((tick) => Math.round(tick * 100))).toEqual([10, 15, 20, 25, 30, 35, 40, 45]);
  expect([scale.at(0.1), scale.at(0.45), scale.at(2)]).toEqual([10, 110, 110]);
  expect(scaleOf([0, 1], 0, 100, 0.05).ticks.length).toBeLessThanOrEqual(9);
  expect(scaleOf([0, 0], 0, 100, 0.05).ticks).toEqual([0, 0.05]);
});
