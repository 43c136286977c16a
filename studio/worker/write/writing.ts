/** The editor's questions while the user writes. */
import {
  complete,
  definitionsAt,
  documentationOf,
  formatting,
  hoverAt,
  prepareRename,
  renameAt,
  type Workspace,
} from '../../../language/index.ts';
import type { Questions } from '../../messages.ts';
import { lookOfSet } from '../given-look.ts';
import { toPagePath, toWorkspacePath } from '../workspace.ts';

type Params<Name extends keyof Questions> = Questions[Name]['params'];
type Answer<Name extends keyof Questions> = Questions[Name]['answer'];

/** The possible completions at an offset. */
export function offers(workspace: Workspace, { file, offset }: Params<'complete'>): Answer<'complete'> {
  const found = complete(workspace, toWorkspacePath(file), offset);
  const [first] = found;
  if (!first) return null;
  const { from, to } = first;
  return {
    from,
    to,
    offers: found.map(({ label, kind, detail, insert, snippet }) => ({
      ...{ label, kind, detail, insert },
      ...(snippet !== undefined && { snippet }),
    })),
  };
}

/** The documentation of a completion, in Markdown. */
export function aboutOffer(
  workspace: Workspace,
  { file, label, kind }: Params<'document'>,
): Answer<'document'> {
  const offer = { label, kind } as Parameters<typeof documentationOf>[2];
  return (
    documentationOf(workspace, toWorkspacePath(file), offer, { pictures: true, look: lookOfSet() }) ?? null
  );
}

/** The hover text of a word, in Markdown. */
export function aboutWord(workspace: Workspace, { file, offset }: Params<'hover'>): Answer<'hover'> {
  return hoverAt(workspace, toWorkspacePath(file), offset, { look: lookOfSet() }) ?? null;
}

/** The edits that give a file its canonical layout. */
export function formatEdits(workspace: Workspace, { file }: Params<'format'>): Answer<'format'> {
  return formatting(workspace, toWorkspacePath(file)).map((edit) => ({ ...edit, file }));
}

/** Where a name is declared, if in a file of the page. */
export function declaration(
  workspace: Workspace,
  { file, offset }: Params<'definition'>,
): Answer<'definition'> {
  const found = definitionsAt(workspace, toWorkspacePath(file), offset).find((one) =>
    workspace.texts.has(one.file),
  );
  return found ? { file: toPagePath(found.file), from: found.from, to: found.to } : null;
}

/** The name at an offset, if it can be renamed. */
export function renameable(
  workspace: Workspace,
  { file, offset }: Params<'renameable'>,
): Answer<'renameable'> {
  const found = prepareRename(workspace, toWorkspacePath(file), offset);
  if ('refused' in found) return found;
  return { file, from: found.from, to: found.to, text: found.name };
}

/** The edits that rename a name. */
export function renaming(workspace: Workspace, { file, offset, to }: Params<'rename'>): Answer<'rename'> {
  const found = renameAt(workspace, toWorkspacePath(file), offset, to);
  if ('refused' in found) return found;
  return found.edits.map((edit) => ({ ...edit, file: toPagePath(edit.file) }));
}
