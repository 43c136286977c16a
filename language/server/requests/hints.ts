/** `textDocument/inlayHint`: what "this" is, and the worth of effects. */
import { type InlayHint, InlayHintKind, type InlayHintParams } from 'vscode-languageserver';
import { type Hint, rangeHints, worthHints } from '../../index.ts';
import { documentSpan } from '../documents.ts';
import { ofFile, type RequestedFile, runUnlessCancelled } from '../request-context.ts';

/** The hints of a range. Calculating worth takes long, so other messages are read in between. */
export const inlayHints = ofFile(async ({ range }: InlayHintParams, at) => {
  const span = documentSpan(at.document, range);
  const hints = rangeHints(at.workspace, at.file, span).map((hint) =>
    inlayHint(hint, at, { paddingLeft: true }),
  );
  for (const worth of worthHints(at.workspace, at.file, span)) {
    const hint = await runUnlessCancelled(worth, at);
    if (at.token.isCancellationRequested) break;
    if (hint) hints.push(inlayHint(hint, at, { paddingRight: true }));
  }
  return hints;
});

const inlayHint = (
  { at, label, tooltip }: Hint,
  { document }: RequestedFile,
  padding: Pick<InlayHint, 'paddingLeft' | 'paddingRight'>,
): InlayHint => ({
  position: document.positionAt(at),
  label,
  tooltip,
  kind: InlayHintKind.Type,
  ...padding,
});
