import { expect, test } from 'vitest';
import { hexName, parseHex } from './hex-names.ts';

test('the name of each hex gives the hex again, and no other text does', () => {
  for (let q = -90; q <= 90; q += 3)
    for (let r = -90; r <= 90; r++) expect(parseHex(hexName({ q, r }))).toEqual({ q, r });
  expect(parseHex('m10')).toEqual({ q: 0, r: 0 });
  for (const name of ['', 'm', '10', 'M10', 'm010', 'm-0', 'm1.5', 'bm10', 'azm3', ' m10'])
    expect(parseHex(name)).toBeUndefined();
});
