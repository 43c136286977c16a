import { describe, expect, it } from 'vitest';
import { andList, orList } from '../tokens/lists.ts';
import { didYouMean, nearest } from './nearest.ts';

describe('suggestions', () => {
  it.each<[string, string[], string[]]>([
    ['Sun', ['sun', 'sum'], ['sun']],
    ['sunn', ['water', 'sun'], ['sun']],
    ['gian', ['gain', 'give'], ['gain']],
    ['lyon', ['lion', 'rhino'], ['lion']],
    ['grasland', ['land', 'grassland'], ['grassland']],
    ['pr', ['per', 'or', 'at'], ['or', 'per']],
    ['moon', ['sun', 'water'], []],
    ['nile', ['lion', 'nile-crocodile'], ['nile-crocodile']],
    ['ab', ['b', 'cd'], ['b']],
  ])('%s among %j: %j', (word, known, near) => {
    expect(nearest(word, known)).toEqual(near);
    expect(nearest(word, known.toReversed())).toEqual(near);
  });

  it('are at most three, for words of at most 64 characters and among at most 500 names', () => {
    const names = Array.from({ length: 500 }, (_, i) => `okapi-${i}`);
    expect(nearest('okapi-x', names).length).toBe(3);
    expect(nearest('okapi-x', [...names, 'lion'])).toEqual([]);
    expect(nearest('a'.repeat(64), [`${'a'.repeat(63)}b`])).toHaveLength(1);
    expect(nearest('a'.repeat(65), ['a'.repeat(64)])).toEqual([]);
    expect(nearest('a'.repeat(64), ['a'.repeat(65)])).toEqual([]);
  });

  it('stop reading an endless list of names', () => {
    let read = 0;
    function* names() {
      for (;;) yield `n${read++}`;
    }
    expect(nearest('lion', names())).toEqual([]);
    expect(read).toBeLessThan(1000);
  });

  it('are worded as a question', () => {
    expect(didYouMean('pr', ['per', 'or'])).toBe('did you mean `or` or `per`?');
    expect(didYouMean('xyz', ['per'])).toBeUndefined();
    expect(orList(['a', 'b', 'c'])).toBe('a, b or c');
    expect(andList(['a', 'b'])).toBe('a and b');
    expect(andList(['a'])).toBe('a');
  });
});

it.each([[], ['a'], ['a', 'b'], ['a', 'b', 'c']])(
  'lists read like those of `Intl.ListFormat`: %s',
  (...words) => {
    const made = (type: Intl.ListFormatType) => new Intl.ListFormat('en-GB', { type }).format(words);
    expect(orList(words)).toBe(made('disjunction'));
    expect(andList(words)).toBe(made('conjunction'));
  },
);
