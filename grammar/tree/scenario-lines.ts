/** The lines of a scenario. */
import type { CompareNode } from './conditions.ts';
import type { Node, Num, QuotedSpan, Span, Word } from './span.ts';
import type { BlockNode } from './steps.ts';

/** A line of a scenario. */
export type LineNode = Node &
  (
    | { line: 'board'; rows: QuotedSpan[]; legend: LegendNode[] }
    | { line: 'layout'; name?: Word }
    | { line: 'given'; given?: GivenNode }
    | ({ line: 'do'; steps: BlockNode } & OfPlayer)
    | ({ line: 'do-card'; card?: Num } & OfPlayer)
    | { line: 'do-feature'; feature?: Num }
    | { line: 'do-end' | 'do-round' }
    | { line: 'choose' | 'refuse'; choice?: ChoiceNode }
    | { line: 'expect'; expectation?: ExpectationNode }
  );

export interface LegendNode extends Span {
  letter: Word;
  cell?: CellNode;
}
/** `desert with 1 mountain and at least 1 forest`. */
export interface CellNode extends Span {
  terrain: Word;
  tokens: { compare: CompareNode; thing: Word }[];
}
/** Which player it belongs to: `player 2`. */
export interface OfPlayer {
  player?: Num;
}
/** What `given` in a scenario sets up before anything is done. */
export type GivenNode = Span &
  OfPlayer &
  (
    | { given: 'players' | 'cubes' | 'vp' | 'tokens'; amount: Num }
    | { given: 'round'; amount?: Num }
    | { given: 'harbinger' }
    | { given: 'active'; card?: Num; has: { amount?: Num; what?: 'leaves' | 'cubes'; species?: Word }[] }
    | { given: 'kept'; card?: Num; species?: Word }
    | { given: 'hand'; cards: Num[] }
    | { given: 'supply'; thing?: Word; amount?: Num }
    | { given: 'feature'; feature?: Num }
    | { given: 'next'; elements: Word[] }
  );
/** Words, numbers and cells of a choice, as written: `lion a to 1`, `card 14`, `a, b, c`. */
export interface ChoiceNode extends Span {
  words: (Word | Num)[];
  /** The end of a move: `a to 1`. */
  end?: Word;
  /** Further cells after commas. */
  more: Word[];
}
/** What `expect` in a scenario requires of the game. */
export type ExpectationNode = Span &
  OfPlayer &
  (
    | { expect: 'vp' | 'options'; amount: Num }
    | { expect: 'gained'; gained: { amount: Num; what: Word }[] }
    | { expect: 'has'; amount: Num; what: 'cubes' | 'cards' }
    | { expect: 'tile'; cell: Word; need?: CellNode }
    | { expect: 'empty'; cell: Word }
    | { expect: 'landscape'; amount: Num; things: Word[] }
    | { expect: 'supply'; thing?: Word; amount?: Num }
    | { expect: 'card'; card?: Num; leaves?: Num; cubes?: Num }
    | { expect: 'kept'; card?: Num }
    | { expect: 'stopped' | 'finished' }
  );
