/** How wide the nodes of a layout are. Lengths are in pixels. */
import { memoize } from '../../program/index.ts';
import { OBJECT } from './breaks.ts';
import { setText } from './letters.ts';
import { type LineItem, paragraphWidths } from './lines.ts';
import type { FlowNode, Inline } from './nodes.ts';

interface Widths {
  least: number;
  most: number;
}

/** The minimum width of a node, and the width at which none of its lines is broken. Every ancestor of a node asks. */
export const widthsOf = memoize((node: FlowNode<unknown>): Widths => {
  switch (node.flow) {
    case 'lines': {
      const { least, most } = paragraphWidths(itemsOf(node.items));
      // A box in the paragraph is as narrow as possible, or as wide as its content.
      const hasBox = node.items.some(({ part }) => part === 'block');
      return { least: hasBox ? paragraphWidths(itemsOf(node.items, 0)).least : least, most };
    }
    case 'stack':
    case 'columns':
      return widest(node.children.map((child) => widthsOf(child.node)));
    case 'row': {
      const all = node.cells.map(({ node, width }) => width ?? widthsOf(node).least);
      const least = sum(all, node.gap * (all.length - 1));
      return { least, most: least };
    }
    case 'side-by-side': {
      const all = node.children.map(widthsOf);
      const gaps = node.gap.across * Math.max(0, all.length - 1);
      return {
        least: widest(all).least,
        most: sum(
          all.map(({ most }) => most),
          gaps,
        ),
      };
    }
    case 'frame':
      return wider(node.child, 2 * (node.padding.side + node.border));
    case 'bullet':
      return wider(node.child, node.indent);
    case 'art':
      return { least: node.width, most: node.width };
    case 'rule':
      return { least: 0, most: 0 };
  }
});

const sum = (widths: readonly number[], gaps: number) => widths.reduce((total, one) => total + one, gaps);

const widest = (all: readonly Widths[]): Widths => ({
  least: Math.max(0, ...all.map(({ least }) => least)),
  most: Math.max(0, ...all.map(({ most }) => most)),
});

function wider(node: FlowNode<unknown>, by: number): Widths {
  const { least, most } = widthsOf(node);
  return { least: least + by, most: most + by };
}

/** The width of a node that shrinks to fit its content, given the available width. */
export function shrunk(node: FlowNode<unknown>, room: number): number {
  const { least, most } = widthsOf(node);
  return Math.min(most, Math.max(least, room));
}

/** The parts of lines, in a form that can be measured. */
export const itemsOf = (items: readonly Inline<unknown>[], room = Number.POSITIVE_INFINITY): LineItem[] =>
  items.map((item): LineItem => {
    const keep = item.part !== 'block' && item.keep ? { keep: item.keep } : {};
    if (item.part === 'text') {
      const { text, style } = item;
      return { text, measure: (to) => setText(text.slice(0, to), style).width, ...keep };
    }
    const width =
      item.part === 'art' ? item.width + item.margin.left + item.margin.right : shrunk(item.node, room);
    return { text: OBJECT, measure: (to) => (to === 0 ? 0 : width), ...keep };
  });
