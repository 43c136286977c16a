/** The nodes of a layout. Lengths are in pixels. */
import type { TextStyle } from './letters.ts';

/** A node of the layout. */
export type FlowNode<Art> =
  | {
      flow: 'lines';
      items: readonly Inline<Art>[];
      style: TextStyle;
      lineHeight: number;
      /** Its lines are centred by default. */
      align?: 'left' | 'right';
      /** True if its lines are filled one after the other; otherwise they are balanced. */
      isFilled?: boolean;
    }
  /** A node with a line at its left from its top to its bottom: indented, or beside a line outside it with round ends. */
  | { flow: 'block'; child: FlowNode<Art>; indent: number; rule: number; tone: RuleTone; outside?: number }
  /** Alternatives in one frame, with a line between each two. */
  | {
      flow: 'box';
      branches: readonly { children: readonly StackNode<Art>[]; divider?: Divider<Art> }[];
      /** How far the text is inside the node, its sides inside the frame, and its ends. */
      indent: number;
      sides: number;
      ends: number;
      line: number;
      radius: number;
    }
  /** Nodes stacked vertically, with a gap above each. */
  | { flow: 'stack'; children: readonly StackNode<Art>[] }
  /** Nodes side by side, centred; they wrap if they are too wide for one line. */
  | { flow: 'side-by-side'; children: readonly FlowNode<Art>[]; gap: { across: number; down: number } }
  /** Nodes side by side in cells as wide as stated; the others share the remaining width. */
  | { flow: 'row'; cells: readonly { node: FlowNode<Art>; width?: number }[]; gap: number; isTop?: boolean }
  /** Nodes stacked in two columns of equal width, as even in height as possible. */
  | { flow: 'columns'; children: readonly StackNode<Art>[]; gap: number }
  | { flow: 'art'; art: Art; width: number; height: number }
  /** A line across the whole width. */
  | { flow: 'rule'; height: number };

/** The colour of a line: between things, or beside the rows of a block. */
export type RuleTone = 'line' | 'block' | 'box' | 'others';

/** What is before an alternative: some space, a word, and a line in the middle of that, which begins some way after it. */
export interface Divider<Art> {
  above: number;
  word: FlowNode<Art>;
  gap: number;
}

/** A node in a stack. */
export interface StackNode<Art> {
  above: number;
  node: FlowNode<Art>;
  /** True if no column ends after it. */
  isHeading?: boolean;
  /** The name of all parts of the node that have none of their own. */
  name?: string;
}

/** A part of a line. */
export type Inline<Art> =
  | { part: 'text'; text: string; style: TextStyle }
  | { part: 'art'; art: Art; width: number; height: number; margin: Margin; lift: number };

/** The margin around an emblem in a line. */
interface Margin {
  left: number;
  right: number;
}
