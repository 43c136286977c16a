import { expect, test } from 'vitest';
import { bundledCopies, workspaceOf } from '../../test/language/workspaces.ts';
import { textOf } from '../workspace/workspace.ts';
import { rowsAt, stepAt } from './steps.ts';

const FILE = '/cards/mine/a.eco';
const TEXT = `set mine "Mine" extends first-continent
card 900 brown leaves 1 energy sun {
  place a lion;
  may { gain 2vp; gain a sun; gain a card };
  gain 3vp
}
feature 901 blue "Hill"
  pattern "G"
{ on play { gain 4vp }; at end { gain 5vp; gain 6vp } }
card 902 blue leaves 1 energy sun { place a lino }
scenario "S" { board "g"; do { gain 7vp; gain 8vp }; do card 900 }
`;
const workspace = workspaceOf({ [FILE]: TEXT });
const words = ({ from, to }: { from: number; to: number }) => TEXT.slice(from, to);

test.each([
  ['lion', 'place a lion', [0], 900, undefined],
  ['may', 'may { gain 2vp; gain a sun; gain a card }', [1], 900, undefined],
  ['2vp', 'gain 2vp', [1, 0, 0], 900, undefined],
  ['3vp', 'gain 3vp', [2], 900, undefined],
  ['4vp', 'gain 4vp', [0], 901, 0],
  ['6vp', 'gain 6vp', [1], 901, 1],
  ['8vp', 'gain 8vp', [1], undefined, undefined],
])('the step at `%s` has its span, path, card and trigger', (at, text, path, number, trigger) => {
  const found = stepAt(workspace, FILE, TEXT.indexOf(at) + 1)!;
  expect([words(found), found.path, found.card?.number, found.trigger]).toEqual([
    text,
    path,
    number,
    trigger,
  ]);
});

test.each(['energy sun', 'pattern', 'lino', 'board', 'do card'])('there is no step at `%s`', (at) =>
  expect(stepAt(workspace, FILE, TEXT.indexOf(at) + 1)).toBeUndefined(),
);

test('each row of a card has the span of its step, in two languages', () => {
  const rows = rowsAt(workspace, FILE, TEXT.indexOf('2vp'))!;
  expect(rows.map(({ text, at }) => [text, at && words(at)])).toEqual([
    ['Place a lion.', 'place a lion'],
    ['You may:', 'may { gain 2vp; gain a sun; gain a card }'],
    ['Gain 2 points.', 'gain 2vp'],
    ['Gain 1 sun.', 'gain a sun'],
    ['Gain a card.', 'gain a card'],
    ['Gain 3 points.', 'gain 3vp'],
  ]);
  const spanish = rowsAt(workspace, FILE, TEXT.indexOf('2vp'), 'es')!;
  expect(spanish.map(({ at }) => at)).toEqual(rows.map(({ at }) => at));
  expect(spanish[2]!.text).toBe('Gana 2 puntos.');
});

test('a trigger row of a feature has the span of all its steps, a pattern row has none', () => {
  const rows = rowsAt(workspace, FILE, TEXT.indexOf('pattern'))!;
  expect(rows.map(({ at }) => at && words(at))).toEqual([undefined, 'gain 4vp', 'gain 5vp; gain 6vp']);
});

test('sets, scenarios and cards with errors have no rows', () => {
  for (const at of ['set mine', 'lino', 'scenario'])
    expect(rowsAt(workspace, FILE, TEXT.indexOf(at) + 1)).toBeUndefined();
});

test('each step of the bundled cards is found at its first character', () => {
  const copies = workspaceOf(bundledCopies());
  for (const file of copies.texts.keys()) {
    const { text } = textOf(copies, file)!;
    for (const { index } of text.matchAll(/^card /gm)) {
      for (const row of rowsAt(copies, file, index) ?? []) {
        const found = row.at && stepAt(copies, file, row.at.from);
        expect(found?.path.slice(0, row.path!.length)).toEqual(row.path);
      }
    }
  }
});
