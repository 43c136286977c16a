/** Text and tables in Markdown. */

/** A table. Its cells are Markdown: what people wrote goes through `markdownText` first. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/**
 * A text as one line in which all Markdown and HTML characters are escaped. A zero-width space keeps GitHub from making a
 * link or a mention of it, which would notify people: GitHub looks for these after the escapes are gone.
 */
export const markdownText = (text: string): string =>
  text
    .replaceAll(/[\\`*_{}[\]<>|#&~$]/g, '\\$&')
    .replaceAll(/[@#]|\bgh-(?=\d)|:(?=\/\/)|\bwww(?=\.)/gi, '$&&#8203;')
    .replaceAll(/\s+/g, ' ');
