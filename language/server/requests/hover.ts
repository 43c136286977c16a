/** `textDocument/hover`. */
import type { Hover, HoverParams } from 'vscode-languageserver';
import { foldersOfFile, hoverAt } from '../../index.ts';
import { rangeIn } from '../documents.ts';
import { isPlain, markup } from '../protocol/markup.ts';
import { ofFile } from '../request-context.ts';

/** Terminal editors, which would show the picture of a card as thousands of characters. */
const IN_TERMINALS = /neovim|^vim|helix|kakoune|emacs|eglot/i;

/** The hover text, as Markdown or plain text. */
export const hover = ofFile(async ({ position }: HoverParams, context): Promise<Hover | null> => {
  const { workspace, file, document, client, clientName } = context;
  const formats = client.textDocument?.hover?.contentFormat;
  const pictures = !isPlain(formats) && !IN_TERMINALS.test(clientName);
  const look = await context.look(foldersOfFile(workspace, file));
  const found = hoverAt(workspace, file, document.offsetAt(position), { pictures, look });
  return found ? { contents: markup(found.markdown, formats), range: rangeIn(document, found) } : null;
});
