/** Saving trials as scenarios. */
import { expect, test } from 'vitest';
import { withEdits } from '../../grammar/index.ts';
import { workspaceOf } from '../../test/language/workspaces.ts';
import { tryCard } from '../cards/trial.ts';
import { fileScenarios, runOutcome } from './scenarios.ts';
import { scenarioOfTrial } from './trial-scenario.ts';

const FILE = '/cards/a.eco';
const CARDS = `set s "S" extends first-continent

card 1 brown
  leaves 2
  energy sun
{
  place water;
  move a lion 1 space;
  gain 1vp per lion in the landscape;
  gain 1 sun;
}
`;

/** The saved scenario of a trial in a stored situation that always chooses the first option. */
function kept(situation: number): string | undefined {
  const workspace = workspaceOf({ [FILE]: CARDS });
  const at = CARDS.indexOf('card 1');
  const made: string[] = [];
  for (;;) {
    const trial = tryCard(workspace, FILE, at, { situation }, made)!;
    if (trial.status === 'waits') made.push(trial.states.at(-1)!.options[0].choose);
    else {
      const edit = scenarioOfTrial(workspace, FILE, { trial, number: 1, title: 'tried' });
      return edit && withEdits(CARDS, [edit]);
    }
  }
}

test('a saved scenario has the board, the choices and the results, and passes', () => {
  let count = 0;
  for (const situation of [0, 4, 8, 12, 100]) {
    const text = kept(situation);
    if (text === undefined) continue;
    count++;
    expect(text.slice(CARDS.length)).toMatch(
      /^\nscenario "1: tried"\n\{\n {2}board "[\s\S]*do card 1;\n[\s\S]*expect \d+vp;\n {2}expect gained 1 sun;\n {2}expect finished;\n\}\n$/,
    );
    const workspace = workspaceOf({ [FILE]: text });
    expect(runOutcome(fileScenarios(workspace, FILE)[0])?.result).toEqual({ passed: true });
  }
  expect(count).toBeGreaterThanOrEqual(3);
});
