/** `textDocument/hover`. */
import type { Hover, HoverParams } from 'vscode-languageserver';
import { foldersOfFile, hoverAt } from '../../index.ts';
import { rangeIn } from '../documents.ts';
import { isPlain, markup } from '../markup.ts';
import type { RequestContext } from '../request-context.ts';

/** Terminal editors, which would show the picture of a card as thousands of characters. */
const IN_TERMINALS = /neovim|^vim|helix|kakoune|emacs|eglot/i;

/** The hover text, as Markdown or plain text. */
export async function hover(
  { textDocument, position }: HoverParams,
  asked: RequestContext,
): Promise<Hover | null> {
  const at = asked.at(textDocument.uri);
  if (!at) return null;
  const formats = asked.client.textDocument?.hover?.contentFormat;
  const pictures = !isPlain(formats) && !IN_TERMINALS.test(asked.clientName);
  const look = await asked.look(foldersOfFile(asked.workspace, at.file));
  const found = hoverAt(asked.workspace, at.file, at.document.offsetAt(position), { pictures, look });
  if (!found) return null;
  return { contents: markup(found.markdown, formats), range: rangeIn(at.document, found) };
}
