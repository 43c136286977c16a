/** The steps of a card: blocks, steps and rewards. */
import type { Op } from '../../program/index.ts';
import type {
  AssetNode,
  ConditionNode,
  CountNode,
  MarkNode,
  PlayersNode,
  ThingNode,
  WhereNode,
} from './conditions.ts';
import type { Node, Num, QuotedSpan, Span, Word } from './span.ts';

export interface BlockNode extends Node {
  steps: StepNode[];
}

/** A step, as far as it could be read. */
export type StepNode =
  | GainNode
  | PlaceNode
  | MoveNode
  | ReplaceNode
  | RemoveNode
  | SwapNode
  | CoinStepNode
  | GiveNode
  | CardStepNode
  | ChooseNode
  | ChooseSpeciesNode
  | StopNode
  | DrawNode
  | DoNode
  | ChoosePlayerNode
  | OwnerNode
  | ForEachNode
  | ThatPlayerNode
  | MayNode
  | EitherNode
  | IfNode
  | RepeatNode
  | EachNode
  | ByHandNode
  | LooseNode;

/** An action, with the `if` at its end. */
interface Action extends Node {
  if?: ConditionNode;
}
/** `gain 1vp per adjacent forest at most 4`: one or more rewards, joined with `and` (all of them) or `or` (one of them). */
export interface GainNode extends Action {
  kind: 'gain';
  rewards: RewardNode[];
  join?: 'and' | 'or';
  /** `1/3/6vp for …`: then there are no rewards, and `per` is what is counted. */
  table?: Num[];
  per?: PerNode;
  atLeast?: Num;
  atMost?: Num;
}
export interface RewardNode extends Span {
  amount?: Num;
  /** `vp`, `card`, `cube` or an element; absent for a mix and for "a card and play it". */
  what?: Word;
  /** `a card of 5`. */
  of?: Num;
  /** `3 of sun, water`. */
  mix?: Word[];
  /** "a card and play it". */
  cardToPlay?: true;
}
export interface PerNode extends Span {
  each?: Num;
  count?: CountNode;
}
export interface QuantityNode extends Num {
  upTo: boolean;
}
/** `all`. */
export interface AllNode extends Span {
  all: true;
}
/** A quantity, or `all`. */
export type QuantityOrAllNode = QuantityNode | AllNode;
export interface KindNode extends Span {
  word: Word;
  /** `animal of water`. */
  of?: Word;
}
/** `place 2 forests adjacent to a mountain`. */
export interface PlaceNode extends Action {
  kind: 'place';
  quantity?: QuantityNode;
  kinds: KindNode[];
  where?: WhereNode;
  as?: Word;
}
/** `move up to 3 antelopes 1 space over any terrain`. */
export interface MoveNode extends Action {
  kind: 'move';
  quantity?: QuantityOrAllNode;
  other?: Span;
  things: Word[];
  where?: WhereNode;
  /** Absent for any distance, to the nearest tile. */
  spaces?: Num;
  over: boolean;
  goal?: GoalNode;
  as?: Word;
}
/** Where a move ends: `to a grassland without animals`, `to the nearest water`, `away from this`, `towards a lion`. */
export type GoalNode = Span &
  (
    | { goal: 'tile' | 'nearest'; things: ThingNode[]; where?: WhereNode }
    | { goal: 'away' | 'towards'; spot?: MarkNode }
  );
/** An action on things in the landscape. */
interface ActionOnThings extends Action {
  /** `other` or `another`: all but "this". */
  other?: Span;
  /** True for `this tile`: then `things` has only its `tile`. */
  thisTile?: true;
  things: ThingNode[];
  where?: WhereNode;
}
/** `replace a desert with grassland or water`. */
export interface ReplaceNode extends ActionOnThings {
  kind: 'replace';
  quantity?: QuantityOrAllNode;
  with: Word[];
  as?: Word;
}
/** `remove up to 2 animals adjacent to a lion`. */
export interface RemoveNode extends ActionOnThings {
  kind: 'remove';
  quantity?: QuantityOrAllNode;
}
/** `swap a lion with an antelope adjacent to this`. */
export interface SwapNode extends ActionOnThings {
  kind: 'swap';
  with: ThingNode[];
  /** The same after `with`. */
  withOther?: Span;
  /** The same for `this tile` after `with`. */
  withThisTile?: true;
  withWhere?: WhereNode;
  as?: Word;
}
/** `pay 2 cubes` and `lose 2vp`. */
export interface CoinStepNode extends Action {
  kind: 'pay' | 'lose';
  quantity?: QuantityOrAllNode;
  what?: AssetNode;
}
/** `give a card to the owner`. */
export interface GiveNode extends Action {
  kind: 'give';
  quantity?: QuantityNode;
  what?: AssetNode;
  receiver?: ReceiverNode;
}
/** Who is given something. */
export interface ReceiverNode extends Span {
  player?: 'owner' | 'that-player' | 'another';
  on?: 'left' | 'right';
}
/** `play a card` and `rotate a card counter-clockwise`. */
export interface CardStepNode extends Action {
  kind: 'play' | 'rotate';
  another?: boolean;
  cubes?: Num;
}
/** `choose a lion as hunter`: chooses something, which becomes "this". */
export interface ChooseNode extends ActionOnThings {
  kind: 'choose';
  as?: Word;
}
/** `choose a species in this habitat as totem`. */
export interface ChooseSpeciesNode extends Action {
  kind: 'choose-species';
  species?: Word;
  where?: WhereNode;
  as?: Word;
}
/** `stop if you have no card`. */
export interface StopNode extends Action {
  kind: 'stop';
}
/** `draw 2 elements`. */
export interface DrawNode extends Action {
  kind: 'draw';
  amount?: Num;
}
/** `do another active card`. */
export interface DoNode extends Action {
  kind: 'do';
  card?: Op<'do'>['card'];
}
export interface MayNode extends Node {
  kind: 'may';
  /** A single action for `may place …`. */
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
  times?: QuantityNode;
  per?: PerNode;
  steps: BlockNode;
}
/** `each player with the fewest cubes { … }`. */
export interface EachNode extends Node {
  kind: 'each';
  other: boolean;
  with?: PlayersNode;
  steps: BlockNode;
}
/** `that player { … }`. */
export interface ThatPlayerNode extends Node {
  kind: 'that-player';
  steps: BlockNode;
}
/** `choose another player { … }`. */
export interface ChoosePlayerNode extends Node {
  kind: 'choose-player';
  other?: boolean;
  /** `the player on your left`. */
  on?: 'left' | 'right';
  steps: BlockNode;
}
/** `by hand "Plant a tree where you like."` */
export interface ByHandNode extends Node {
  kind: 'by-hand';
  text?: QuotedSpan;
}
/** `the owner { … }`. */
export interface OwnerNode extends Node {
  kind: 'the-owner';
  steps: BlockNode;
}
/** `for each lion in this habitat as hunter { … }`. */
export interface ForEachNode extends Node {
  kind: 'for-each';
  other?: Span;
  things: ThingNode[];
  where?: WhereNode;
  as?: Word;
  steps: BlockNode;
}
/** Steps in braces that belong to no step, such as those left over from a broken one. */
export interface LooseNode extends Node {
  kind: 'loose';
  steps: BlockNode;
}
