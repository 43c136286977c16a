/** Earlier versions of texts. */
import { expect, test } from 'vitest';
import { Versions } from './versions.ts';

test('a file has the text of a version until its next change, and the oldest texts are forgotten', () => {
  const versions = new Versions([{ file: 'a.eco', text: 'zero' }]);
  versions.take(2, { file: 'a.eco', text: 'two' });
  versions.take(3, { file: 'b.eco', text: 'three' });
  versions.take(4, { file: 'a.eco', gone: true });
  const textsOf = (file: string) => [0, 1, 2, 3, 4, 5].map((version) => versions.textOf(file, version));
  expect(textsOf('a.eco')).toEqual(['zero', 'zero', 'two', 'two', undefined, undefined]);
  expect(textsOf('b.eco')).toEqual([undefined, undefined, undefined, 'three', 'three', 'three']);
  for (let version = 5; version < 200; version++)
    versions.take(version, { file: 'a.eco', text: `${version}` });
  expect(versions.textOf('a.eco', 2)).toBe(undefined);
  expect(versions.textOf('a.eco', 198)).toBe('198');
});
