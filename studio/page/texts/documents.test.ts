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

test.each<[string, string, string | undefined]>([
  ['no change', AFTER, BEFORE],
  ['before them', `may ${AFTER}`, `may ${BEFORE}`],
  ['after them', `${AFTER} # more`, `${BEFORE} # more`],
  ['in one of them', AFTER.replace('owl', 'owel'), undefined],
  ['in all of them, as by undoing them', BEFORE, undefined],
])('edits can be undone after a later change, unless it is inside them: %s', (_, now, wanted) => {
  const undo = movedEdits([AFTER, now], [editBetween(AFTER, BEFORE)]);
  expect(undo && applyEdits(now, undo)).toBe(wanted);
});

test.each<[string, string, string | undefined]>([
  ['before them', `may ${BEFORE}`, `may ${AFTER}`],
  ['between them', BEFORE.replace('gain 1vp', 'gain 25vp'), AFTER.replace('gain 1vp', 'gain 25vp')],
  ['in one of them', BEFORE.replace('heron', 'her'), undefined],
])(
  'edits for an earlier text are made in a later one, unless its change is inside them: %s',
  (_, now, wanted) => {
    const moved = movedEdits([BEFORE, now], EDITS);
    expect(moved && applyEdits(now, moved)).toBe(wanted);
  },
);

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
