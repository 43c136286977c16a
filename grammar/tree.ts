/**
 * The tree of a file: what is written, not yet what it means.
 *
 * Plain data. Every node knows the half-open span of characters it covers. A node in which a mistake was found
 * is `broken`: it holds what could be read, and later phases say nothing about what it lacks.
 */

/** Characters `from` (included) to `to` (excluded) of the file. */
export interface Span {
  from: number;
  to: number;
}

/** A node that a mistake may have left incomplete. */
export interface Node extends Span {
  broken?: true;
}

/** A word as it is written. */
export interface Word extends Span {
  text: string;
}
/** A whole number; `a` and `an` are 1. */
export interface Num extends Span {
  value: number;
}
/** A text in quotes, without them. */
export interface Quoted extends Span {
  value: string;
  /** True without the second quote: it may have swallowed what stands behind it on its line. */
  open?: true;
}

export interface FileTree extends Span {
  file: string;
  items: Item[];
  /** Comments with their `#`, in the order they stand. */
  comments: Span[];
  /** What no declaration could be made of; a word in it may be meant as declared. */
  skipped: Span[];
}

export type Item =
  | SetNode
  | ElementNode
  | AnimalNode
  | HandNode
  | LayoutNode
  | CardNode
  | FeatureNode
  | ScenarioNode;

export interface SetNode extends Node {
  kind: 'set';
  name?: Word;
  title?: Quoted;
  extends?: Word;
  settings: Setting[];
  /** True when something among the settings could not be read; it may be an `extends`. */
  brokenSettings?: true;
}
export type Setting = Node &
  (
    | { setting: 'players'; least?: Num; most?: Num }
    | { setting: 'target'; full?: Num; short?: Num }
    | { setting: 'cubes'; total?: Num; start?: Num; more?: Num }
    | { setting: 'supply'; supplies: { thing: Word; amount: Num }[] }
    | { setting: 'deal'; brown?: Num; blue?: Num; active?: Num; players?: Num }
    | { setting: 'draw'; tokens?: Num; players?: Num }
  );

export interface ElementNode extends Node {
  kind: 'element';
  name?: Word;
  count?: Num;
  any: boolean;
}
export interface AnimalNode extends Node {
  kind: 'animal';
  name?: Word;
  plural?: Word;
  count?: Num;
  on: Word[];
}
export interface HandNode extends Node {
  kind: 'hand';
  name?: Word;
  mark?: 'footprint' | 'leaf';
  title?: Quoted;
}
export interface LayoutNode extends Node {
  kind: 'layout';
  name?: Word;
  rows: Quoted[];
}

export interface CardNode extends Node {
  kind: 'card';
  number?: Num;
  deck?: 'brown' | 'blue';
  title?: Quoted;
  clauses: Clause[];
  /** True when something among the clauses could not be read: one of them may be missing because of it. */
  brokenClauses?: true;
  block?: BlockNode;
}
export type SourceClause = Node & { clause: 'source'; source?: 'attested' | 'adapted'; text?: Quoted };
export type NoteClause = Node & { clause: 'note'; text?: Quoted };
export type Clause =
  | (Node & { clause: 'leaves'; amount?: Num })
  | (Node & { clause: 'energy'; spots: { element: Word; times?: Num }[] })
  | (Node & { clause: 'hand'; name?: Word; active: boolean })
  | SourceClause
  | NoteClause
  /** `active` that follows no hand. */
  | (Node & { clause: 'active' });

/** A Landscape Feature. */
export interface FeatureNode extends Node {
  kind: 'feature';
  number?: Num;
  deck?: 'brown' | 'blue';
  title?: Quoted;
  clauses: FeatureClause[];
  /** True when something among the clauses could not be read: one of them may be missing because of it. */
  brokenClauses?: true;
  triggers: TriggerNode[];
}
export type FeatureClause =
  | SourceClause
  | NoteClause
  | (Node & { clause: 'pattern'; rows: Quoted[]; legend: LegendNode[] })
  | (Node & { clause: 'token'; name?: Word });

/** When something happens, and what. */
export type TriggerNode = PlainTriggerNode | EventNode;
interface TriggerParts extends Node {
  /** The words before the block. */
  head: Span;
  steps?: BlockNode;
}
/** `on play` and `at end`. */
interface PlainTriggerNode extends TriggerParts {
  trigger: 'play' | 'end';
}
/** `when an animal is moved from this feature by you`. */
export interface EventNode extends TriggerParts {
  trigger: 'event';
  thing?: Word;
  deed?: 'placed' | 'moved' | 'removed';
  /** `from …`. */
  outOf?: RegionNode;
  into?: RegionNode;
  where?: WhereNode;
  byYou: boolean;
}

export interface ScenarioNode extends Node {
  kind: 'scenario';
  title?: Quoted;
  lines: LineNode[];
}

export interface BlockNode extends Node {
  steps: StepNode[];
}

export type StepNode =
  | GainNode
  | PlaceNode
  | MoveNode
  | ReplaceNode
  | RemoveNode
  | CardStepNode
  | ChooseNode
  | MayNode
  | EitherNode
  | IfNode
  | RepeatNode
  | EachNode
  | LooseNode;

/** An action's own trailing `if`. */
interface Action extends Node {
  if?: ConditionNode;
}
export interface GainNode extends Action {
  kind: 'gain';
  rewards: RewardNode[];
  join?: 'and' | 'or';
  per?: PerNode;
  atMost?: Num;
}
export interface RewardNode extends Span {
  amount?: Num;
  /** `vp`, `card`, `cube` or an element; absent for a mix and for "a card and play it". */
  what?: Word;
  /** `3 of sun, water`. */
  mix?: Word[];
  /** "a card and play it". */
  cardToPlay?: true;
}
export interface PerNode extends Span {
  each?: Num;
  count?: CountNode;
}
export interface Quantity extends Num {
  upTo: boolean;
}
export interface KindNode extends Span {
  word: Word;
  /** `animal of water`. */
  of?: Word;
}
export interface PlaceNode extends Action {
  kind: 'place';
  quantity?: Quantity;
  kinds: KindNode[];
  where?: WhereNode;
  as?: Word;
}
export interface MoveNode extends Action {
  kind: 'move';
  quantity?: Quantity;
  things: Word[];
  where?: WhereNode;
  spaces?: Num;
  over: boolean;
  as?: Word;
}
export interface ReplaceNode extends Action {
  kind: 'replace';
  quantity?: Quantity;
  things: Word[];
  where?: WhereNode;
  with: Word[];
  as?: Word;
}
export interface RemoveNode extends Action {
  kind: 'remove';
  quantity?: Quantity;
  things: Word[];
  where?: WhereNode;
}
/** `play a card` and `rotate a card counter-clockwise`. */
export interface CardStepNode extends Action {
  kind: 'play' | 'rotate';
  cubes?: Num;
}
export interface ChooseNode extends Action {
  kind: 'choose';
  things: Word[];
  where?: WhereNode;
  as?: Word;
}
export interface MayNode extends Node {
  kind: 'may';
  /** One action for `may place …`. */
  steps: BlockNode;
}
export interface EitherNode extends Node {
  kind: 'either';
  branches: BlockNode[];
}
export interface IfNode extends Node {
  kind: 'if';
  condition?: ConditionNode;
  steps: BlockNode;
  otherwise?: BlockNode;
}
export interface RepeatNode extends Node {
  kind: 'repeat';
  times?: Quantity;
  per?: PerNode;
  steps: BlockNode;
}
export interface EachNode extends Node {
  kind: 'each';
  other: boolean;
  steps: BlockNode;
}
/** Steps in braces that belong to nothing: what a broken step left over. */
export interface LooseNode extends Node {
  kind: 'loose';
  steps: BlockNode;
}

export type WhereNode = Span &
  (
    | { where: 'adjacent'; spot?: SpotNode }
    | { where: 'on'; spot?: SpotNode }
    | { where: 'in'; regions: RegionNode[] }
    | { where: 'edge' }
  );
export type SpotNode = Span &
  ({ spot: 'this' } | { spot: 'this-tile' } | { spot: 'word'; article: boolean; word: Word });
export type RegionNode = Span &
  (
    | {
        region:
          | 'this-habitat'
          | 'this-community'
          | 'this-landmass'
          | 'adjacent-habitat'
          | 'landscape'
          | 'this-feature'
          | 'feature-habitat';
      }
    | { region: 'largest'; group?: GroupNode }
  );
export type GroupNode = Span & ({ group: 'habitat' | 'community'; of: Word } | { group: 'landmass' });

export type CountNode = Span &
  (
    | { count: 'things'; different?: Span; adjacent: boolean; things: Word[]; where?: WhereNode }
    | {
        count: 'groups';
        different?: Span;
        adjacent: boolean;
        group?: GroupNode;
        with?: { compare: CompareNode; things: Word[] };
        where?: WhereNode;
      }
    | { count: 'done'; deed: 'placed' | 'moved' | 'removed' | 'replaced'; thing?: Word }
  );

export interface CompareNode extends Num {
  /** `bare`: a number on its own, which conditions read as at least, legends and `expect` as exactly. */
  is: 'bare' | 'least' | 'most' | 'exactly';
}
export interface ConditionNode extends Span {
  join?: 'and' | 'or';
  tests: TestNode[];
}
export type TestNode = Span & { not: boolean } & (
    | { test: 'adjacent'; compare?: CompareNode; things: Word[] }
    | { test: 'edge' }
    | { test: 'region'; region?: RegionNode; compare?: CompareNode; things: Word[] }
    | { test: 'there'; compare?: CompareNode; count?: CountNode }
    | { test: 'have'; compare?: CompareNode; what?: Word }
  );

export type LineNode = Node &
  (
    | { line: 'board'; rows: Quoted[]; legend: LegendNode[] }
    | { line: 'layout'; name?: Word }
    | { line: 'given'; given?: GivenNode }
    | { line: 'do'; steps: BlockNode }
    | { line: 'do-card'; card?: Num }
    | { line: 'do-feature'; feature?: Num }
    | { line: 'do-end' }
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
export type GivenNode = Span &
  (
    | { given: 'players' | 'cubes'; amount: Num }
    | { given: 'active'; card?: Num; leaves?: Num }
    | { given: 'hand'; cards: Num[] }
    | { given: 'supply'; thing?: Word; amount?: Num }
    | { given: 'feature'; feature?: Num }
  );
/** Words, numbers and cells of a choice, as they stand: `lion a to 1`, `card 14`, `a, b, c`. */
export interface ChoiceNode extends Span {
  words: (Word | Num)[];
  /** The end of a move: `a to 1`. */
  end?: Word;
  /** Further cells after commas. */
  more: Word[];
}
export type ExpectationNode = Span &
  (
    | { expect: 'vp' | 'options'; amount: Num }
    | { expect: 'gained'; gained: { amount: Num; what: Word }[] }
    | { expect: 'tile'; cell: Word; need?: CellNode }
    | { expect: 'empty'; cell: Word }
    | { expect: 'landscape'; amount: Num; things: Word[] }
    | { expect: 'supply'; thing?: Word; amount?: Num }
    | { expect: 'card'; card?: Num; leaves?: Num; cubes?: Num }
    | { expect: 'stopped' | 'finished' }
  );
