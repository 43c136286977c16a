/** The editor's questions while the user writes. */
import {
  complete,
  definitionsAt,
  documentationOf,
  formatting,
  type Hover,
  hoverAt,
  prepareRename,
  renameAt,
  type Workspace,
} from '../../../language/index.ts';
import type { TextEdit } from '../../../program/index.ts';
import type { CompletionShown } from '../../messages.ts';
import type { AtOffset, SpanIn } from '../../text-places.ts';
import { lookOfSet } from '../given-look.ts';
import { toPagePath, toWorkspacePath } from '../workspace.ts';

/** The possible completions at an offset. */
export function offers(workspace: Workspace, { file, offset }: AtOffset): CompletionShown | null {
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
  { file, label, kind }: { file: string; label: string; kind: string },
): string | null {
  const offer = { label, kind } as Parameters<typeof documentationOf>[2];
  return (
    documentationOf(workspace, toWorkspacePath(file), offer, { pictures: true, look: lookOfSet() }) ?? null
  );
}

/** The hover text of a word, in Markdown. */
export function aboutWord(workspace: Workspace, { file, offset }: AtOffset): Hover | null {
  return hoverAt(workspace, toWorkspacePath(file), offset, { look: lookOfSet() }) ?? null;
}

/** The edits that give a file its canonical layout. */
export function formatEdits(workspace: Workspace, { file }: { file: string }): TextEdit[] {
  return formatting(workspace, toWorkspacePath(file)).map((edit) => ({ ...edit, file }));
}

/** Where a name is declared, if in a file of the page. */
export function declaration(workspace: Workspace, { file, offset }: AtOffset): SpanIn | null {
  const found = definitionsAt(workspace, toWorkspacePath(file), offset).find((one) =>
    workspace.texts.has(one.file),
  );
  return found ? { file: toPagePath(found.file), from: found.from, to: found.to } : null;
}

/** The name at an offset, if it can be renamed. */
export function renameable(
  workspace: Workspace,
  { file, offset }: AtOffset,
): (SpanIn & { text: string }) | { refused: string } {
  const found = prepareRename(workspace, toWorkspacePath(file), offset);
  if ('refused' in found) return found;
  return { file, from: found.from, to: found.to, text: found.name };
}

/** The edits that rename a name. */
export function renaming(
  workspace: Workspace,
  { file, offset, to }: AtOffset & { to: string },
): TextEdit[] | { refused: string } {
  const found = renameAt(workspace, toWorkspacePath(file), offset, to);
  if ('refused' in found) return found;
  return found.edits.map((edit) => ({ ...edit, file: toPagePath(edit.file) }));
}
