/** The events that no scenario tries, for the page. */
import { textOf, untriedIn, type Workspace } from '../../../language/index.ts';
import type { UntriedShown } from '../../messages.ts';
import { toPagePath } from '../workspace.ts';

/** The untried events of all cards, in the order of the texts. */
export function* untried(workspace: Workspace): Generator<undefined, UntriedShown[]> {
  const found = yield* untriedIn(workspace);
  return found.map((one) => {
    const before = (textOf(workspace, one.file)?.text ?? '').slice(0, one.from);
    return { ...one, file: toPagePath(one.file), line: before.split('\n').length };
  });
}
