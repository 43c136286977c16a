/** zlib inflates what was deflated, for any combination of texts. */
import { constants, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { deflateAgainst, WINDOW } from './deflate.ts';

/** Inflates as a reader that has the previous text. */
function inflated(before: Buffer, deflated: Buffer): Buffer {
  const whole = Buffer.concat([deflated, Buffer.from([0, 0, 0xff, 0xff])]);
  return inflateRawSync(whole, { dictionary: before, finishFlush: constants.Z_SYNC_FLUSH });
}

/** Bytes of every value, without repeated sequences. */
const bytes = (length: number, seed = 1): Buffer =>
  Buffer.from(
    Uint32Array.from({ length: Math.ceil(length / 4) }, (_, at) => Math.imul(at + seed, 0x9e3779b1)).buffer,
  ).subarray(0, length);

test('copies and new texts of every length are inflated correctly', () => {
  const before = bytes(2000);
  for (let length = 0; length <= 600; length++) {
    for (const text of [before.subarray(8, 8 + length), bytes(length, 5000)])
      expect(inflated(before, deflateAgainst(before, text))).toEqual(text);
  }
});

test('copies from every distance are inflated correctly', () => {
  for (const length of [1, 2, 4, 9, 100, 1000, 5000, WINDOW - 300]) {
    const before = bytes(length);
    for (let from = 0; from < length; from += Math.ceil(length / 40)) {
      const text = Buffer.concat([bytes(7, 70_000), before.subarray(from, from + 280)]);
      expect(inflated(before, deflateAgainst(before, text))).toEqual(text);
    }
  }
});

test('a text with few changes is compressed well', () => {
  const before = Buffer.from(
    JSON.stringify(Array.from({ length: 150 }, (_, at) => ({ q: at, terrain: `t${at % 7}` }))),
  );
  const original = before.toString();
  for (const text of [
    original,
    original.replace('"q":70', '"q":170').replace('"q":20', '"q":2'),
    original.slice(0, 900) + original.slice(1200),
    `${original.slice(0, 900)}{"Ä":"ü"},${original.slice(900)}`,
  ]) {
    const deflated = deflateAgainst(before, Buffer.from(text));
    expect(inflated(before, deflated).toString()).toBe(text);
    expect(deflated.length).toBeLessThan(90);
  }
});
