import { expect, test } from 'vitest';
import { idleInBox, idleInCalibration } from './idle-options.ts';

const USUAL = { profile: 'home', marks: true, tokens: 'square' } as const;

test.each([
  [{}, []],
  [{ paper: 'a5', duplex: true }, []],
  [{ cards: '1-3' }, ['Without effect on the pages of --calibrate: --cards.']],
  [{ legend: true, marks: false }, ['Without effect on the pages of --calibrate: --legend, --no-marks.']],
  [
    { card: 'poker', own: true, tokens: 'hex' },
    ['Without effect on the pages of --calibrate: --own, --card, --tokens.'],
  ],
  // The paper is as large as the card.
  [{ profile: 'shop', card: '120x160mm', bleed: '5mm' }, []],
  [{ profile: 'shop', card: 'poker', paper: 'a4' }, ['Without effect on the pages of --calibrate: --card.']],
] as const)('options without effect on calibration pages are reported: %j', (options, warnings) => {
  expect(idleInCalibration({ ...USUAL, ...options })).toEqual(warnings);
});

test('--own prints no page of icons, so --legend has no effect with it', () => {
  const options = { ...USUAL, box: true, legend: true } as const;
  // A complete box always has a legend.
  expect(idleInBox(options)).toEqual([]);
  expect(idleInBox({ ...options, own: true })).toEqual([
    '--legend adds no page with --own: print it without --box.',
  ]);
});
