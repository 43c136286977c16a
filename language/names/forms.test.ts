import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../test/programs/runs.ts';
import { type DeclaredForms, renameForms } from './forms.ts';

/** Forms written as the name, its plural, and how that is stated. */
function formsIn(text: string): DeclaredForms {
  const [name, plural, stated] = text.split(' ');
  return { name, plural, stated } as DeclaredForms;
}

test.each([
  ['lion lions no', 'yak', 'yak yaks no'],
  ['lion lions no', 'fox', 'fox foxes plainly'],
  ['wolf wolves plainly', 'lion', 'lion lions no'],
  ['wolf wolves plainly', 'fox', 'fox foxes plainly'],
  ['wolf wolves otherwise', 'lion', 'lion lions otherwise'],
  ['fish fish plainly', 'lion', 'lion lions no'],
  ['lion lions plainly', 'yak', 'yak yaks plainly'],
  ['fox foxs no', 'yak', 'yak yaks plainly'],
  ['child children plainly', 'yak', 'yak children plainly'],
  // Plurals stated without need differ from required ones.
  ['lion lions plainly', 'fox', 'fox foxs no'],
  ['child yaks plainly', 'yak', undefined],
])('%s becomes %s', (forms, to, now) => expect(renameForms(formsIn(forms), to)).toEqual(now && formsIn(now)));

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
