/** The texts of the worker, as a sequence of workspaces, with the sets they need. */
import {
  edit,
  fileText,
  lacksBase,
  openWorkspace,
  type SetExtras,
  type Workspace,
} from '../../language/index.ts';
import { asset, LANGUAGES, withOwnIcons } from '../../print/face/index.ts';
import { memoize, Recent } from '../../program/index.ts';
import { adviceFrom } from '../../words/advice/index.ts';
import type { ExtrasAnswer } from '../server-messages.ts';
import type { BundledSet } from '../site-messages.ts';
import type { FileChange, FileText, OutsideSet } from '../text-places.ts';

/** Hints about words that the card language does not have; the table is loaded with the first. */
const advise = adviceFrom(() => asset('words')('hints.en'));

/** What a worker opens. */
export interface Opening {
  texts: readonly FileText[];
  outside: readonly OutsideSet[];
  extras?: ExtrasAnswer;
}

/**
 * A workspace of the texts that the page opens.
 * @param bundled the bundled sets, not used until a text needs one
 */
export function openTexts({ texts, outside, extras }: Opening, bundled: readonly BundledSet[]): Workspace {
  const workspace = openWorkspace({ roots: [''], texts, known: outside, advise });
  opened.set(workspace.memory, { bundled, plain: extras, extras: extras && readExtras(extras) });
  return knowingBases(workspace);
}

/** Takes other words and drawings; what is compiled stays. */
export function changeExtras({ memory }: Workspace, extras: ExtrasAnswer): void {
  const { bundled = [] } = opened.get(memory) ?? {};
  opened.set(memory, { bundled, plain: extras, extras: readExtras(extras) });
}

/** The workspace after changes. */
export function withChanges(workspace: Workspace, changes: readonly FileChange[]): Workspace {
  return knowingBases(edit(workspace, changes));
}

/** The last earlier texts requested for a workspace. */
const asked = memoize((_: Workspace) => new Recent<Workspace>(1));

/** The workspace with earlier texts; cached while the same texts are requested. */
export const withEarlier = (workspace: Workspace, changes: readonly FileChange[]): Workspace =>
  asked(workspace).getOrInsertComputed(JSON.stringify(changes), () => withChanges(workspace, changes));

/** The words and drawings of a set, from the message of the page. */
const readExtras = ({ nouns, titles = {}, icons, signs = {}, art = [] }: ExtrasAnswer): SetExtras => ({
  nouns: new Map(LANGUAGES.flatMap((lang) => (nouns[lang] ? [[lang, new Map(nouns[lang])] as const] : []))),
  titles: new Map(LANGUAGES.map((lang) => [lang, new Map(titles[lang])])),
  icons: withOwnIcons(icons),
  signs: new Map(Object.entries(signs)),
  art: new Map(art),
});

/** What each workspace was opened with besides texts, keyed by the memory that its snapshots share. */
const opened = new WeakMap<
  Workspace['memory'],
  { bundled: readonly BundledSet[]; plain: ExtrasAnswer | undefined; extras: SetExtras | undefined }
>();

/** The bundled sets for a workspace. */
export const bundledSetsFor = ({ memory }: Workspace): readonly BundledSet[] =>
  opened.get(memory)?.bundled ?? [];

/** The words and drawings of the open set. */
export const workspaceExtras = ({ memory }: Workspace): SetExtras | undefined => opened.get(memory)?.extras;

/** The same as data. */
export const plainExtras = ({ memory }: Workspace): ExtrasAnswer =>
  opened.get(memory)?.plain ?? { nouns: {}, icons: {} };

/** Adds the bundled sets to a workspace if it needs one of them. */
function knowingBases(workspace: Workspace): Workspace {
  const bundled = bundledSetsFor(workspace);
  // Asked in this order, they are not loaded for a set that knows none.
  const hasBundled = workspace.known.some((set) => bundled.includes(set));
  if (hasBundled || !lacksBase(workspace)) return workspace;
  return edit(workspace, [{ known: [...workspace.known, ...bundled] }]);
}

/** The line of an offset in a file, from 1. */
export function lineNumber(workspace: Workspace, file: string, offset: number): number {
  const text = fileText(workspace, file)?.text ?? '';
  return text.slice(0, offset).split('\n').length;
}
