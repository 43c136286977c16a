/** Links in a file. */
import type { QuotedSpan, Span } from '../../grammar/index.ts';
import { findName } from '../names/names.ts';
import { fileItems } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** A link to a position in a file, or to a web page. */
export type LinkInText = Span & ({ file: string; at: number } | { url: string });

const URL_IN_TEXT = /https?:\/\/[^\s"]*[^\s".,;:!?)]/g;

/** The links of a file: the set it extends, cards and features in scenarios, and URLs in `source` clauses. */
export function fileLinks(workspace: Workspace, file: string): LinkInText[] {
  const toName = (span: Span | undefined): LinkInText[] => {
    const [declared] = (span && findName(workspace, file, span.from)?.declarations) || [];
    return span && declared ? [{ from: span.from, to: span.to, file: declared.file, at: declared.from }] : [];
  };
  return fileItems(workspace, file).flatMap((item) => {
    switch (item.kind) {
      case 'set':
        return toName(item.extends);
      case 'card':
      case 'feature':
        return item.clauses.flatMap((clause) =>
          clause.clause === 'source' && clause.text ? pagesIn(clause.text) : [],
        );
      case 'scenario':
        return item.lines.flatMap((line) => {
          if (line.line === 'do-card') return toName(line.card);
          return line.line === 'do-feature' ? toName(line.feature) : [];
        });
      default:
        return [];
    }
  });
}

function pagesIn({ from, value }: QuotedSpan): LinkInText[] {
  return [...value.matchAll(URL_IN_TEXT)].map(({ index, 0: url }) => {
    // Skip the opening quote.
    const start = from + 1 + index;
    return { from: start, to: start + url.length, url };
  });
}
