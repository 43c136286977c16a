/** The words of the place Games: numbers in words. */
import { expect, test } from 'vitest';
import { count, pluralize } from '../../../table/page/around/index.ts';
import { lasting, liftedBetween, liftLabel } from './words.ts';

test('numbers are written with signs, thousands separators and units', () => {
  expect([count(1400), pluralize(1, 'game'), pluralize(4000, 'game')]).toEqual([
    '1,400',
    '1 game',
    '4,000 games',
  ]);
  expect([liftLabel(0.0324), liftLabel(-0.0356), liftLabel(0), liftLabel(-0.0001)]).toEqual([
    '+3.2',
    '−3.6',
    '0.0',
    '0.0',
  ]);
  expect(liftedBetween({ low: -0.016, high: 0.084 })).toBe('−1.6 to +8.4');
  expect([lasting(51.2), lasting(240), lasting(7200)]).toEqual(['52 s', '4 min', '2 h']);
});
