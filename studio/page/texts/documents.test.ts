/** Edits of texts: undoing them, even after later changes. */
import { expect, test } from 'vitest';
import { editBetween, edited, editedSince, inverseEdits } from './documents.ts';

const BEFORE = 'place heron; gain 1vp per heron;';
const EDITS = [
  { from: 26, to: 31, text: 'crane bird' },
  { from: 6, to: 11, text: 'owl' },
];
const AFTER = 'place owl; gain 1vp per crane bird;';

test('edits can be undone in the text that they produced', () => {
  expect(edited(BEFORE, EDITS)).toBe(AFTER);
  expect(edited(AFTER, inverseEdits(BEFORE, EDITS))).toBe(BEFORE);
});

test.each<[string, string, string | undefined]>([
  ['no change', AFTER, BEFORE],
  ['before them', `may ${AFTER}`, `may ${BEFORE}`],
  ['between them', AFTER.replace('gain 1vp', 'gain 25vp'), BEFORE.replace('gain 1vp', 'gain 25vp')],
  ['after them', `${AFTER} # more`, `${BEFORE} # more`],
  ['in one of them', AFTER.replace('owl', 'owel'), undefined],
  ['in all of them, as by undoing them', BEFORE, undefined],
])('edits can be undone after a later change, unless it is inside them: %s', (_, now, wanted) => {
  expect(editedSince(AFTER, now, inverseEdits(BEFORE, EDITS))).toBe(wanted);
});

test('the edit between two texts is the smallest one', () => {
  expect(editBetween('gain 1vp', 'gain 12vp')).toEqual({ from: 6, to: 6, text: '2' });
  expect(editBetween('aa', 'a')).toEqual({ from: 1, to: 2, text: '' });
  expect(edited('aba', [editBetween('aba', 'ababa')])).toBe('ababa');
});
