/** The name that the screen gives to the step that asks. */
import { expect, test } from 'vitest';
import { blockDecisions } from '../../program/decisions/decisions.ts';
import type { Step } from '../../program/operations.ts';
import type { Instruction } from '../../runtime/link/code.ts';
import { frameCode } from '../../runtime/state.ts';
import { link } from '../../runtime/steps/linked-cards.ts';
import { runningEffect } from '../../runtime/view/running-effect.ts';
import { askingStep } from '../../table/decision/question.ts';
import { few, runs } from '../programs/runs.ts';
import { playRandomGames, type Session } from './sessions.ts';

/** The fields of a count that are slots: the player who is "you", and where the journal began. */
const SLOTS: ReadonlySet<string> = new Set(['you', 'by', 'since']);

/** The fields that distinguish instructions of one kind, without slots and jumps, which depend on the surrounding code. */
function mainOf(instruction: Instruction): object {
  const about = 'op kinds things with amount upTo spaces cubes choice per atMost'.split(' ');
  const main = Object.entries(instruction).filter(([key]) => about.includes(key));
  return JSON.parse(
    JSON.stringify(Object.fromEntries(main), (key, value) => (SLOTS.has(key) ? undefined : value)),
  );
}

/** The instructions of a step; several of one kind for what is done by hand. */
const instructionsOf = ({ book }: Session, step: Step): Instruction[] => link([step], book.words).steps;

let found = 0;

function expectStep(session: Session): void {
  const { game, book } = session;
  const frame = game.stack.at(-1);
  const running = runningEffect(game);
  const step = running && askingStep(book, running);
  if (frame?.task !== 'effect') {
    expect(step).toBeUndefined();
    return;
  }
  if (!step) throw new Error(`no step for ${game.asked.kind}`);
  const instruction = frameCode(game, frame).steps[frame.at];
  expect(instructionsOf(session, step).map(mainOf)).toContainEqual(mainOf(instruction));
  expect(blockDecisions([step])).toContain(game.asked.kind);
  found++;
}

test('in random games, the step that asks is the one its instruction was linked from', () => {
  found = 0;
  playRandomGames(runs(60, 97), 150, expectStep);
  expect(found).toBeGreaterThan(few(100));
});
