import { expect, test } from 'vitest';
import '../../../print/index.ts';
import { workspaceOf } from '../../../test/language/workspaces.ts';
import { tryOut } from './trials.ts';

test('L60 each question by hand is a row of a trial, with its answer', () => {
  const text = `set mine "Mine" extends first-continent
card 900 brown leaves 2 energy sun { by hand "Take what you need."; gain 1vp }
`;
  const choices = ['points', 'player 1', 'gain 3'];
  const trial = tryOut(workspaceOf({ '/a.eco': text }), {
    number: 900,
    on: { situation: 5 },
    choices,
    state: 0,
  });
  expect(trial?.states.map(({ title, result }) => `${title} ${result}`)).toEqual([
    'the board ',
    'What do you do by hand? points',
    'Which player? player 1',
    'How many do they gain or lose? gain 3',
    'by hand "Take what you need." +3 points',
    'What do you do by hand? 8 choices',
  ]);
});
