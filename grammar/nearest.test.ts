import { describe, expect, it } from 'vitest';
import { andList, didYouMean, nearest, orList } from './nearest.ts';

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

  it('are a question', () => {
    expect(didYouMean('pr', ['per', 'or'])).toBe('did you mean `or` or `per`?');
    expect(didYouMean('xyz', ['per'])).toBeUndefined();
    expect(orList(['a', 'b', 'c'])).toBe('a, b or c');
    expect(andList(['a', 'b'])).toBe('a and b');
    expect(andList(['a'])).toBe('a');
  });
});
