import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../test/programs/runs.ts';
import { type DeclaredForms, renameForms } from './forms.ts';

test.each<[DeclaredForms, string, DeclaredForms | undefined]>([
  [{ name: 'lion', plural: 'lions', stated: 'no' }, 'yak', { name: 'yak', plural: 'yaks', stated: 'no' }],
  [
    { name: 'lion', plural: 'lions', stated: 'no' },
    'fox',
    { name: 'fox', plural: 'foxes', stated: 'plainly' },
  ],
  [
    { name: 'wolf', plural: 'wolves', stated: 'plainly' },
    'lion',
    { name: 'lion', plural: 'lions', stated: 'no' },
  ],
  [
    { name: 'wolf', plural: 'wolves', stated: 'plainly' },
    'fox',
    { name: 'fox', plural: 'foxes', stated: 'plainly' },
  ],
  [
    { name: 'wolf', plural: 'wolves', stated: 'otherwise' },
    'lion',
    { name: 'lion', plural: 'lions', stated: 'otherwise' },
  ],
  [
    { name: 'fish', plural: 'fish', stated: 'plainly' },
    'lion',
    { name: 'lion', plural: 'lions', stated: 'no' },
  ],
  [
    { name: 'lion', plural: 'lions', stated: 'plainly' },
    'yak',
    { name: 'yak', plural: 'yaks', stated: 'plainly' },
  ],
  [{ name: 'fox', plural: 'foxs', stated: 'no' }, 'yak', { name: 'yak', plural: 'yaks', stated: 'plainly' }],
  [
    { name: 'child', plural: 'children', stated: 'plainly' },
    'yak',
    { name: 'yak', plural: 'children', stated: 'plainly' },
  ],
  // Plurals stated without need differ from required ones.
  [
    { name: 'lion', plural: 'lions', stated: 'plainly' },
    'fox',
    { name: 'fox', plural: 'foxs', stated: 'no' },
  ],
  [{ name: 'child', plural: 'yaks', stated: 'plainly' }, 'yak', undefined],
])('%j becomes %s', (forms, to, now) => expect(renameForms(forms, to)).toEqual(now));

test('renaming back restores the old forms, unless the first rename is refused', () => {
  const names = fc.constantFrom('lion', 'yak', 'fox', 'wolf', 'fish', 'moose', 'ox', 'bus', 'child');
  const plurals = fc.constantFrom('lions', 'foxes', 'foxs', 'wolves', 'fish', 'oxen', 'children', 'yaks');
  const stated = fc.constantFrom('plainly' as const, 'otherwise' as const);
  const forms = fc.oneof(
    names.map((name): DeclaredForms => ({ name, plural: `${name}s`, stated: 'no' })),
    fc.record({ name: names, plural: plurals, stated }),
  );
  fc.assert(
    fc.property(forms, names, (one, to) => {
      const there = renameForms(one, to);
      if (there && to !== one.name) expect(renameForms(there, one.name)).toEqual(one);
    }),
    runs(500, 7),
  );
});
