/** The worker of the studio: holds the texts and answers questions about them. */

// Both are made when the studio is packed: the words and icons of cards, and the bundled sets.
import 'card-assets';
import bundled from 'bundled-sets';
import { openWorkspace, placedProblems, type WorkspaceText } from '../../language/index.ts';

/** The part of a worker that is used. */
interface Scope {
  onmessage: (event: { data: WorkspaceText[] }) => void;
  postMessage(message: unknown): void;
}

const scope = globalThis as unknown as Scope;
scope.onmessage = ({ data }) => {
  const workspace = openWorkspace({ roots: [''], texts: data, known: bundled });
  scope.postMessage(data.flatMap(({ file }) => placedProblems(workspace, file)));
};
