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
  /** A node after a bullet, which is on the node's first baseline and to the left of all of it. */
  | { flow: 'bullet'; bullet: string; style: TextStyle; indent: number; child: FlowNode<Art> }
  /** Nodes stacked vertically, with a gap above each. */
  | { flow: 'stack'; children: readonly StackNode<Art>[] }
  /** Nodes side by side, centred; they wrap if they are too wide for one line. */
  | { flow: 'side-by-side'; children: readonly FlowNode<Art>[]; gap: { across: number; down: number } }
  /** A node with a line around it, as narrow as its content. */
  | {
      flow: 'frame';
      child: FlowNode<Art>;
      padding: { above: number; side: number; below: number };
      border: number;
    }
  /** Nodes side by side in cells as wide as stated; the others share the remaining width. */
  | { flow: 'row'; cells: readonly Cell<Art>[]; gap: number; isTop?: boolean }
  /** Nodes stacked in two columns of equal width, as even in height as possible. */
  | { flow: 'columns'; children: readonly StackNode<Art>[]; gap: number }
  | { flow: 'art'; art: Art; width: number; height: number; below: number }
  /** A line across the whole width. */
  | { flow: 'rule'; height: number };

/** A node in a row. */
interface Cell<Art> {
  node: FlowNode<Art>;
  width?: number;
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
  below: number;
}
