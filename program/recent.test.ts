import { expect, test } from 'vitest';
import { Recent } from './recent.ts';

const numbers = (amount: number) => Array.from({ length: amount }, (_, n) => `${n}`);

test('the newer half is always kept, and never more entries than the limit', () => {
  const recent = new Recent<number>(10);
  for (const key of numbers(100)) {
    recent.set(key, Number(key));
    const kept = numbers(100).filter((one) => recent.has(one));
    expect(kept.length).toBeLessThanOrEqual(10);
    const latest = numbers(Number(key) + 1).slice(-5);
    expect(latest.filter((one) => !recent.has(one))).toEqual([]);
  }
});

test('an entry that is read again and again stays, however many are added', () => {
  const recent = new Recent<number>(10);
  recent.set('often', -1);
  for (const key of numbers(100)) {
    recent.set(key, Number(key));
    expect(recent.get('often')).toBe(-1);
  }
  expect(recent.get('0')).toBeUndefined();
  for (const key of numbers(100)) recent.set(key, Number(key));
  expect(recent.get('often')).toBeUndefined();
});

test('a value can be undefined, and a key can get a new value', () => {
  const recent = new Recent<number | undefined>(2);
  recent.set('a', undefined);
  expect([recent.has('a'), recent.get('a'), recent.has('b')]).toEqual([true, undefined, false]);
  recent.set('a', 1);
  recent.set('b', 2);
  recent.set('b', 3);
  expect([recent.get('a'), recent.get('b')]).toEqual([1, 3]);
});
