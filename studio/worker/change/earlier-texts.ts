/** The set with earlier texts. */
import type { Workspace } from '../../../language/index.ts';
import type { FileChange } from '../../text-places.ts';
import { withChanges } from '../workspace.ts';

/** The last earlier texts requested for a workspace. */
const asked = new WeakMap<Workspace, { key: string; earlier: Workspace }>();

/** The workspace with earlier texts; cached while the same texts are requested. */
export function withEarlier(workspace: Workspace, changes: readonly FileChange[]): Workspace {
  const key = JSON.stringify(changes);
  const known = asked.get(workspace);
  if (known?.key === key) return known.earlier;
  const earlier = withChanges(workspace, changes);
  asked.set(workspace, { key, earlier });
  return earlier;
}
