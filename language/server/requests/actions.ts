/** `textDocument/codeAction`: quick fixes, declarations to create, and fixing everything that `ecos check --fix` would fix. */
import { type CodeAction, CodeActionKind, type CodeActionParams } from 'vscode-languageserver';
import { type Action, fileDrafts, findFixes, fixAll, foldersOfFile, offeredActions } from '../../index.ts';
import { documentSpan } from '../documents.ts';
import { workspaceEdit } from '../protocol/edits.ts';
import { ofFile, type RequestContext } from '../request-context.ts';
import { toDiagnostic } from './diagnostics.ts';

const KINDS: Readonly<Record<Action['kind'], string>> = {
  fix: CodeActionKind.QuickFix,
  'fix-all-of-kind': CodeActionKind.QuickFix,
  'fix-all': CodeActionKind.SourceFixAll,
};

/** The code actions for a range, of the requested kinds; without requested kinds, one combined list. */
export const codeActions = ofFile(async ({ range, context: { only } }: CodeActionParams, context) => {
  const { workspace, file, document } = context;
  const extras = await context.extras(foldersOfFile(workspace, file));
  const span = documentSpan(document, range);
  const isRequested = (kind: string) => only?.some((one) => `${kind}.`.startsWith(one && `${one}.`));
  const all = isRequested(CodeActionKind.SourceFixAll)
    ? fixAll(workspace, file, (text) => fileDrafts(workspace, text, file, extras))
    : undefined;
  const offers = only
    ? [
        ...(isRequested(CodeActionKind.QuickFix) ? findFixes(workspace, file, span, extras) : []),
        ...(all ? [all] : []),
      ]
    : offeredActions(workspace, file, span, extras);
  return offers.map((action) => translated(action, context));
});

function translated({ title, kind, edits, problem, certain }: Action, context: RequestContext): CodeAction {
  const { workspace, uris, pages } = context;
  return {
    title,
    kind: KINDS[kind],
    ...(problem && { diagnostics: [toDiagnostic(workspace, problem, uris, pages)] }),
    ...(kind === 'fix' && certain && { isPreferred: true }),
    edit: workspaceEdit(context, edits),
  };
}
