/** Edits of texts: undoing them, even after later changes. */
import { expect, test } from 'vitest';
import { applyEdits, editBetween, movedEdits } from './documents.ts';

const BEFORE = 'place heron; gain 1vp per heron;';
const EDITS = [
  { from: 26, to: 31, text: 'crane bird' },
  { from: 6, to: 11, text: 'owl' },
];
const AFTER = 'place owl; gain 1vp per crane bird;';

test('edits are made in any order', () => {
  expect(applyEdits(BEFORE, EDITS)).toBe(AFTER);
});

const UNDO = { text: AFTER, edits: [editBetween(AFTER, BEFORE)] };
const MAKE = { text: BEFORE, edits: EDITS };
test.each([
  ['undone', 'without a change', UNDO, AFTER, BEFORE],
  ['undone', 'after one before them', UNDO, `may ${AFTER}`, `may ${BEFORE}`],
  ['undone', 'after one after them', UNDO, `${AFTER} # more`, `${BEFORE} # more`],
  ['not undone', 'after one in one of them', UNDO, AFTER.replace('owl', 'owel'), undefined],
  ['not undone', 'after one in all of them, as by undoing them', UNDO, BEFORE, undefined],
  ['made', 'after one before them', MAKE, `may ${BEFORE}`, `may ${AFTER}`],
  ['made', 'after one between them', MAKE, BEFORE.replace('1vp', '25vp'), AFTER.replace('1vp', '25vp')],
  ['not made', 'after one in one of them', MAKE, BEFORE.replace('heron', 'her'), undefined],
])('edits for an earlier text are %s %s', (_, __, { text, edits }, now, wanted) => {
  const moved = movedEdits([text, now], edits);
  expect(moved && applyEdits(now, moved)).toBe(wanted);
});

test('edits are moved change by change, also between changes on both sides of them', () => {
  const versions = [BEFORE, `may ${BEFORE}`, `may ${BEFORE} # more`];
  const moved = movedEdits(versions, EDITS);
  expect(moved && applyEdits(versions.at(-1)!, moved)).toBe(`may ${AFTER} # more`);
  expect(movedEdits([...versions, undefined], EDITS)).toBeUndefined();
});

test('the edit between two texts is the smallest one', () => {
  expect(editBetween('gain 1vp', 'gain 12vp')).toEqual({ from: 6, to: 6, text: '2' });
  expect(editBetween('aa', 'a')).toEqual({ from: 1, to: 2, text: '' });
  expect(applyEdits('aba', [editBetween('aba', 'ababa')])).toBe('ababa');
});
