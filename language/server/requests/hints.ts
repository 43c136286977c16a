/** `textDocument/inlayHint`: what "this" is, and the worth of effects. */
import { type InlayHint, InlayHintKind, type InlayHintParams } from 'vscode-languageserver';
import { type Hint, hintsIn, worthHints } from '../../index.ts';
import { spanIn } from '../documents.ts';
import { type RequestContext, type RequestedFile, taken } from '../request-context.ts';

/** The hints of a range. Calculating worth takes long, so other messages are read in between. */
export async function inlayHints(
  { textDocument, range }: InlayHintParams,
  context: RequestContext,
): Promise<InlayHint[] | null> {
  const at = context.at(textDocument.uri);
  if (!at) return null;
  const span = spanIn(at.document, range);
  const hints = hintsIn(context.workspace, at.file, span).map((hint) => inlayHint(hint, at, 'behind'));
  for (const worth of worthHints(context.workspace, at.file, span)) {
    const hint = await taken(worth, context);
    if (context.token.isCancellationRequested) break;
    if (hint) hints.push(inlayHint(hint, at, 'before'));
  }
  return hints;
}

function inlayHint(
  { at, label, tooltip }: Hint,
  { document }: RequestedFile,
  where: 'before' | 'behind',
): InlayHint {
  return {
    position: document.positionAt(at),
    label,
    tooltip,
    kind: InlayHintKind.Type,
    ...(where === 'before' ? { paddingRight: true } : { paddingLeft: true }),
  };
}
