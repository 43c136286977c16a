/** Edits of texts: undoing them, even after later changes. */
import { expect, test } from 'vitest';
import { editBetween, edited, editedSince, takingBack } from './documents.ts';

const BEFORE = 'place heron; gain 1vp per heron;';
const EDITS = [
  { from: 26, to: 31, text: 'crane bird' },
  { from: 6, to: 11, text: 'owl' },
];
const AFTER = 'place owl; gain 1vp per crane bird;';

test('edits are taken back in the text that they made', () => {
  expect(edited(BEFORE, EDITS)).toBe(AFTER);
  expect(edited(AFTER, takingBack(BEFORE, EDITS))).toBe(BEFORE);
});

test.each<[string, string, string | undefined]>([
  ['nowhere', AFTER, BEFORE],
  ['before them', `may ${AFTER}`, `may ${BEFORE}`],
  ['between them', AFTER.replace('gain 1vp', 'gain 25vp'), BEFORE.replace('gain 1vp', 'gain 25vp')],
  ['after them', `${AFTER} # more`, `${BEFORE} # more`],
  ['in one of them', AFTER.replace('owl', 'owel'), undefined],
  ['in all of them, as by taking them back', BEFORE, undefined],
])('with something written since %s', (_, now, wanted) => {
  expect(editedSince(AFTER, now, takingBack(BEFORE, EDITS))).toBe(wanted);
});

test('between two texts is the smallest edit', () => {
  expect(editBetween('gain 1vp', 'gain 12vp')).toEqual({ from: 6, to: 6, text: '2' });
  expect(editBetween('aa', 'a')).toEqual({ from: 1, to: 2, text: '' });
  expect(edited('aba', [editBetween('aba', 'ababa')])).toBe('ababa');
});
