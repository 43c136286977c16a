/** Markdown in the format that the client supports. */
import { type MarkupContent, MarkupKind } from 'vscode-languageserver';

/** Markdown, or plain text for a client that lists its formats without Markdown. */
export function markup(markdown: string, formats: readonly MarkupKind[] | undefined): MarkupContent {
  return isPlain(formats)
    ? { kind: MarkupKind.PlainText, value: plainText(markdown) }
    : { kind: MarkupKind.Markdown, value: markdown };
}

/** Terminal editors, which would show the picture of a card as thousands of characters. */
const IN_TERMINALS = /neovim|^vim|helix|kakoune|emacs|eglot/i;

/** Whether a client shows pictures in Markdown. */
export const showsPictures = (
  { clientName }: { clientName: string },
  formats: readonly MarkupKind[] | undefined,
): boolean => !isPlain(formats) && !IN_TERMINALS.test(clientName);

/** Whether a client does not support Markdown. */
function isPlain(formats: readonly MarkupKind[] | undefined): boolean {
  return formats !== undefined && !formats.includes(MarkupKind.Markdown);
}

/** Hover and completion texts without Markdown syntax. Words of the language stay in backquotes, as in messages. */
function plainText(markdown: string): string {
  const lines = markdown.split('\n').filter((line) => !/^(?:```\w*|---)$/.test(line));
  const plain = lines.map((line) =>
    line
      .replace(/^> ?/, '')
      .replace(/ {2}$/, '')
      .replace(/^\*(?=[^*])(.*)\*$/, '$1')
      .replaceAll('**', '')
      .replace(/\\([\\`*_{}[\]<>()#+!|~-])/g, '$1'),
  );
  return plain.join('\n').replace(/\n{3,}/g, '\n\n');
}
