import { expect, test } from 'vitest';
import { problemsOf } from '../test/base-set.ts';

test('a word of everyday language is accepted if the set declares it', () => {
  expect(problemsOf('animal tree x3 on water card 1 brown leaves 2 energy sun { place tree }')).toEqual([]);
});
