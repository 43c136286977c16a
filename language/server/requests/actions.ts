/** `textDocument/codeAction`: fixes, declarations to create, and everything that can be fixed without asking. */
import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  type Diagnostic,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import { type Action, fixAll, fixesAt } from '../../index.ts';
import type { Asked } from '../asked.ts';
import { spanIn } from '../documents.ts';
import { workspaceEdit } from '../edits.ts';
import { diagnosticOf } from './diagnostics.ts';

const KINDS: Readonly<Record<Action['kind'], string>> = {
  fix: CodeActionKind.QuickFix,
  'fix-all-of-kind': CodeActionKind.QuickFix,
  'fix-all': CodeActionKind.SourceFixAll,
};

/** What can be done about a range, of the kinds that the client asks for. */
export function codeActions(
  { textDocument, range, context }: CodeActionParams,
  asked: Asked,
): CodeAction[] | null {
  const at = asked.at(textDocument.uri);
  if (!at) return null;
  const isWanted = (kind: string) =>
    context.only?.some((only) => kind === only || kind.startsWith(`${only}.`)) ?? true;
  const fixes = isWanted(CodeActionKind.QuickFix)
    ? fixesAt(asked.workspace, at.file, spanIn(at.document, range))
    : [];
  const all = isWanted(CodeActionKind.SourceFixAll) ? fixAll(asked.workspace, at.file) : undefined;
  return [...fixes, ...(all ? [all] : [])].map((action) => translated(action, asked));
}

function translated({ title, kind, edits, problem, certain }: Action, asked: Asked): CodeAction {
  const diagnostics: Diagnostic[] = problem
    ? [diagnosticOf(asked.workspace, problem, asked.uris, asked.pages)]
    : [];
  const edit: WorkspaceEdit = workspaceEdit(asked, edits);
  return {
    title,
    kind: KINDS[kind],
    ...(problem && { diagnostics }),
    ...(kind === 'fix' && certain && { isPreferred: true }),
    edit,
  };
}
