/** A file and its declarations: sets, words, cards, features, scenarios. */
import type { EventDeed, Moment, Property } from '../../program/index.ts';
import type { RegionNode, WhereNode } from './conditions.ts';
import type { LegendNode, LineNode } from './scenario-lines.ts';
import type { Node, Num, QuotedSpan, Span, Word } from './span.ts';
import type { BlockNode, StepNode } from './steps.ts';

export interface FileTree extends Span {
  file: string;
  items: Item[];
  /** Comments with their `#`, in the order of the text. */
  comments: Span[];
  /** Text that no declaration could be made of; a word in it may have been meant as a declaration. */
  skipped: Span[];
}

/** A declaration: anything at the top level of a file. */
export type Item =
  | SetNode
  | ElementNode
  | AnimalNode
  | MarkerNode
  | HandNode
  | LayoutNode
  | CardNode
  | FeatureNode
  | ScenarioNode;

/** A declaration of the set itself or of one of its words. */
export type WordItem = Exclude<Item, { kind: 'card' | 'feature' | 'scenario' }>;

export interface SetNode extends Node {
  kind: 'set';
  name?: Word;
  title?: QuotedSpan;
  extends?: Word;
  settings: Setting[];
  /** True if something among the settings could not be parsed; it may be an `extends`. */
  brokenSettings?: true;
}
/** A setting: a number of the game that a set declares. */
export type Setting = Node &
  (
    | { setting: 'players'; least?: Num; most?: Num }
    | { setting: 'target'; full?: Num; short?: Num }
    | { setting: 'cubes'; total?: Num; start?: Num; more?: Num }
    | { setting: 'supply'; supplies: { thing: Word; more?: Span; amount: Num }[] }
    | { setting: 'deal'; brown?: Num; blue?: Num; active?: Num; players?: Num }
    | { setting: 'draw'; tokens?: Num; players?: Num }
  );

export interface ElementNode extends Node {
  kind: 'element';
  name?: Word;
  count?: Num;
  any: boolean;
}
/** What animals and markers have in common. */
interface PieceNode extends Node, PropertyNodes {
  name?: Word;
  plural?: Word;
  count?: Num;
  on: Word[];
}
/** Their properties: a fixed word as JSON has it, such as `edge`, or what was written. */
export type PropertyNodes = { [P in Property]?: string | Word | Num };
/** A species: `animal heron plural herons 6 on water`. */
export interface AnimalNode extends PieceNode {
  kind: 'animal';
}
/** Markers that tiles can hold: `marker nest plural nests 8 on land`. */
export interface MarkerNode extends PieceNode {
  kind: 'marker';
}
export interface HandNode extends Node {
  kind: 'hand';
  name?: Word;
  mark?: 'footprint' | 'leaf';
  title?: QuotedSpan;
}
export interface LayoutNode extends Node {
  kind: 'layout';
  name?: Word;
  rows: QuotedSpan[];
}

/** What cards and Landscape Features have in common. */
interface NumberedNode<C> extends Node {
  number?: Num;
  deck?: 'brown' | 'blue';
  /** `replaces`: it replaces the one with its number in the extended set. */
  replaces?: Span;
  title?: QuotedSpan;
  clauses: C[];
  /** True if something among the clauses could not be parsed: a clause may be missing because of it. */
  brokenClauses?: true;
}
/** A card. */
export interface CardNode extends NumberedNode<Clause> {
  kind: 'card';
  block?: CardBlockNode;
}
/** The steps of a card, and its triggers behind them. */
export interface CardBlockNode extends BlockNode {
  triggers: CardTriggerNode[];
  /** Steps behind a trigger, which is a mistake. */
  late?: StepNode[];
}
/** `source attested "…"`: where the text of a card comes from. */
export type SourceClause = Node & { clause: 'source'; source?: 'attested' | 'adapted'; text?: QuotedSpan };
/** `hand lion`: the starting hand it is in. */
export type HandClause = Node & { clause: 'hand'; name?: Word };
/** `note "…"`: small print. */
export type NoteClause = Node & { clause: 'note'; text?: QuotedSpan };
/** `art "herd.png" at 60 by "NAME"`: the picture in place of the band, the height of what is seen of it, and its artist. */
export type ArtClause = Node & { clause: 'art'; file?: QuotedSpan; at?: Num; by?: QuotedSpan };
/** `impact`: what is done by hand makes it an Impact card. */
export type ImpactClause = Node & { clause: 'impact' };
/** A clause of a card; each except `hand` is written at most once. */
export type Clause =
  | (Node & { clause: 'leaves'; amount?: Num })
  | (Node & { clause: 'energy'; spots: { element: Word; times?: Num }[] })
  | (HandClause & { active: boolean })
  | SourceClause
  | NoteClause
  | ArtClause
  | ImpactClause
  /** `active` that follows no hand. */
  | (Node & { clause: 'active' });

/** A Landscape Feature. */
export interface FeatureNode extends NumberedNode<FeatureClause> {
  kind: 'feature';
  triggers: TriggerNode[];
}
/** A clause of a Landscape Feature; each except `hand` is written at most once. */
export type FeatureClause =
  | HandClause
  | SourceClause
  | NoteClause
  /** Which is a mistake. */
  | ImpactClause
  | (Node & { clause: 'pattern'; rows: QuotedSpan[]; legend: LegendNode[] })
  | (Node & { clause: 'token'; name?: Word });

/** An event and its effect. */
export type TriggerNode = MomentNodes[Moment] | EventNode;
/** A trigger of a card, which has no `on play`. */
export type CardTriggerNode = MomentNodes[Exclude<Moment, 'play'>] | EventNode;
interface TriggerParts extends Node {
  /** The words before the block. */
  head: Span;
  steps?: BlockNode;
}
/** `on play`, `at end`. */
type MomentNodes = { [M in Moment]: TriggerParts & { trigger: M } };
/** `when an animal is moved from this feature by you`, `when a mountain or forest is placed or removed`. */
export interface EventNode extends TriggerParts {
  trigger: 'event';
  things: Word[];
  deeds: EventDeed[];
  /** `from …`. */
  outOf?: RegionNode;
  into?: RegionNode;
  where?: WhereNode;
  by?: 'you' | 'another';
}

export interface ScenarioNode extends Node {
  kind: 'scenario';
  title?: QuotedSpan;
  lines: LineNode[];
}
