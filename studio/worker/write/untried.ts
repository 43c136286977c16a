/** The events that no scenario tries, for the page. */
import { type UntriedEvent, untriedEvents, type Workspace } from '../../../language/index.ts';
import { lineNumber } from '../workspace.ts';

/** An untried event, and the line of its step, from 1. */
export type UntriedStep = UntriedEvent & { line: number };

/** The untried events of all cards, in the order of the texts. */
export function* untried(workspace: Workspace): Generator<undefined, UntriedStep[]> {
  const found = yield* untriedEvents(workspace);
  return found.map((one) => ({ ...one, line: lineNumber(workspace, one.file, one.from) }));
}
