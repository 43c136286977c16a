/** What is said in Markdown, as a client reads it. */
import { type MarkupContent, MarkupKind } from 'vscode-languageserver';

/** Markdown, or the same without its signs for a client that names formats and not this one. */
export function markup(markdown: string, formats: readonly MarkupKind[] | undefined): MarkupContent {
  return isPlain(formats)
    ? { kind: MarkupKind.PlainText, value: plainText(markdown) }
    : { kind: MarkupKind.Markdown, value: markdown };
}

/** Whether a client reads no Markdown. */
export function isPlain(formats: readonly MarkupKind[] | undefined): boolean {
  return formats !== undefined && !formats.includes(MarkupKind.Markdown);
}

/** Texts of hovers and offers without signs of Markdown; words of the language stay in backquotes, as in messages. */
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
