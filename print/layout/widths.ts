/** How wide the nodes of a layout are. Lengths are in pixels. */
import { memoize } from '../../program/index.ts';
import { OBJECT } from './breaks.ts';
import { setText } from './letters.ts';
import { type LineItem, paragraphWidth } from './lines.ts';
import type { FlowNode, Inline, StackNode } from './nodes.ts';

/** The width at which none of the lines of a node is broken. Every ancestor of a node asks. */
export const naturalWidth = memoize((node: FlowNode<unknown>): number => {
  switch (node.flow) {
    case 'lines':
      return paragraphWidth(lineItems(node.items));
    case 'stack':
    case 'columns':
      return stackWidth(node);
    case 'row':
      return sum(
        node.cells.map(({ node, width }) => width ?? naturalWidth(node)),
        node.gap,
      );
    case 'side-by-side':
      return sum(node.children.map(naturalWidth), node.gap.across);
    case 'block':
      return naturalWidth(node.child) + node.indent;
    case 'box':
      return Math.max(...node.branches.map(stackWidth)) + 2 * node.indent;
    case 'art':
      return node.width;
    case 'rule':
      return 0;
  }
});

const stackWidth = ({ children }: { children: readonly StackNode<unknown>[] }): number =>
  Math.max(0, ...children.map((child) => naturalWidth(child.node)));

/** The sum of widths with a gap between each two. */
const sum = (widths: readonly number[], gap: number) =>
  widths.reduce((total, width) => total + width, gap * (widths.length - 1));

/** The parts of lines, in a form that can be measured. */
export const lineItems = (items: readonly Inline<unknown>[]): LineItem[] =>
  items.map((item): LineItem => {
    if (item.part === 'text') {
      const { text, style } = item;
      return { text, measure: (from, to) => setText(text.slice(from, to), style).width };
    }
    const width = item.width + item.margin.left + item.margin.right;
    return { text: OBJECT, measure: (from, to) => (from === to ? 0 : width) };
  });
