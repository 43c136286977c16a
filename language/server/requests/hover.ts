/** `textDocument/hover`. */
import type { Hover, HoverParams } from 'vscode-languageserver';
import { foldersOfFile, hoverText } from '../../index.ts';
import { documentRange } from '../documents.ts';
import { markup, showsPictures } from '../protocol/markup.ts';
import { ofFile } from '../request-context.ts';

/** The hover text, as Markdown or plain text. */
export const hover = ofFile(async ({ position }: HoverParams, context): Promise<Hover | null> => {
  const { workspace, file, document, client } = context;
  const formats = client.textDocument?.hover?.contentFormat;
  const pictures = showsPictures(context, formats);
  const extras = await context.extras(foldersOfFile(workspace, file));
  const found = hoverText(workspace, file, document.offsetAt(position), { pictures, extras });
  return found ? { contents: markup(found.markdown, formats), range: documentRange(document, found) } : null;
});
