/** `textDocument/hover`. */
import type { Hover, HoverParams } from 'vscode-languageserver';
import { foldersOfFile, hoverAt } from '../../index.ts';
import { rangeIn } from '../documents.ts';
import { isPlain, markup } from '../protocol/markup.ts';
import type { RequestContext } from '../request-context.ts';

/** Terminal editors, which would show the picture of a card as thousands of characters. */
const IN_TERMINALS = /neovim|^vim|helix|kakoune|emacs|eglot/i;

/** The hover text, as Markdown or plain text. */
export async function hover(
  { textDocument, position }: HoverParams,
  context: RequestContext,
): Promise<Hover | null> {
  const at = context.at(textDocument.uri);
  if (!at) return null;
  const formats = context.client.textDocument?.hover?.contentFormat;
  const pictures = !isPlain(formats) && !IN_TERMINALS.test(context.clientName);
  const look = await context.look(foldersOfFile(context.workspace, at.file));
  const found = hoverAt(context.workspace, at.file, at.document.offsetAt(position), { pictures, look });
  if (!found) return null;
  return { contents: markup(found.markdown, formats), range: rangeIn(at.document, found) };
}
