import { expect, test } from 'vitest';
import { bundledCopies, workspaceOf } from '../../test/language/workspaces.ts';
import { fileText } from '../workspace/workspace.ts';
import { innermostStep, listSteps } from './steps.ts';

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
  const found = innermostStep(workspace, FILE, TEXT.indexOf(at) + 1)!;
  expect([words(found), found.path, found.card?.number, found.trigger]).toEqual([
    text,
    path,
    number,
    trigger,
  ]);
});

test.each(['energy sun', 'pattern', 'lino', 'board', 'do card'])('there is no step at `%s`', (at) =>
  expect(innermostStep(workspace, FILE, TEXT.indexOf(at) + 1)).toBeUndefined(),
);

test('each step of the bundled cards is found at its first character', () => {
  const copies = workspaceOf(bundledCopies());
  for (const file of copies.texts.keys()) {
    const { text } = fileText(copies, file)!;
    for (const { index } of text.matchAll(/^card /gm)) {
      for (const { path, from } of listSteps(copies, file, index))
        expect(innermostStep(copies, file, from)?.path).toEqual(path);
    }
  }
});
