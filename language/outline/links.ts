/** Places of a file that lead somewhere else. */
import type { Span } from '../../grammar/index.ts';
import { nameAt } from '../names/names.ts';
import { treeOf } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { walkTree } from './tree-spans.ts';

/** A link: to a place in a file, or to a page of the web. */
export type Link = Span & ({ file: string; at: number } | { url: string });

const URL_IN_TEXT = /https?:\/\/[^\s"]*[^\s".,;:!?)]/g;

/** The links of a file: the set it extends, cards and features in scenarios, and pages that sources name. */
export function linksIn(workspace: Workspace, file: string): Link[] {
  const tree = treeOf(workspace, file)?.tree;
  if (!tree) return [];
  const links: Link[] = [];
  const linkName = (span: Span | undefined) => {
    const [declared] = (span && nameAt(workspace, file, span.from)?.declarations) || [];
    if (span && declared)
      links.push({ from: span.from, to: span.to, file: declared.file, at: declared.from });
  };
  walkTree(tree, (node) => {
    if ('kind' in node && node.kind === 'set' && 'extends' in node)
      linkName(node.extends as Span | undefined);
    if ('line' in node && node.line === 'do-card' && 'card' in node) linkName(node.card as Span | undefined);
    if ('line' in node && node.line === 'do-feature' && 'feature' in node)
      linkName(node.feature as Span | undefined);
    if ('clause' in node && node.clause === 'source' && 'text' in node)
      links.push(...pagesIn(node.text as Span & { value: string }));
    return true;
  });
  return links;
}

function pagesIn({ from, value }: Span & { value: string }): Link[] {
  return [...value.matchAll(URL_IN_TEXT)].map(({ index, 0: url }) => {
    // Behind the quote.
    const start = from + 1 + index;
    return { from: start, to: start + url.length, url };
  });
}
