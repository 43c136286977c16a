/** Snippets as the editor reads them. */

/** Converts the fields of a snippet to the editor's syntax, which has no choices: the first is the text of the field. */
export const snippetFields = (snippet: string): string =>
  snippet.replace(/\|([^,|]*)[^|]*\|\}/g, ':$1}').replace(/\$0/g, `$$\{}`);
