/** Where, how many, and if: the nodes of places, counts and tests. */
import type { Count, Deed, Spending } from '../../program/index.ts';
import type { Num, Span, Word } from './span.ts';

/** A place, where a step does something or where things are counted: all of its sites must hold. */
export interface WhereNode extends Span {
  sites: SiteNode[];
}
/** One site of a place, or `either … or …`. */
export type SiteNode = OneSiteNode | (Span & { not: boolean; where: 'either'; of: OneSiteNode[] });
/** `not adjacent to a lion`, `within 2 spaces`: `not` negates what follows. */
export type OneSiteNode = Span & { not: boolean } & (
    | { where: 'adjacent'; spot?: SpotNode }
    | { where: 'on'; spot?: SpotNode }
    | { where: 'in'; regions: RegionNode[] }
    | { where: 'edge' }
    | { where: 'within'; spaces?: Num; spot?: SpotNode }
  );
/** A thing; a ground may describe what is on it. */
export interface ThingNode extends Word {
  /** `with 2 animals and a forest`. */
  held?: HeldNode[];
  /** `without mountains`. */
  lacks?: { things: Word[] };
}
/** `2 animals`, `a lion or cheetah`: what is on a ground. */
export interface HeldNode {
  compare?: CompareNode;
  things: Word[];
}
/** What something is adjacent to or on: "this", a name, or things of some kinds. */
export type SpotNode = Span &
  (
    | { spot: 'this' | 'this-tile' | 'this-feature' }
    /** A single word without a number may be a name. */
    | { spot: 'things'; compare?: CompareNode; things: ThingNode[] }
  );
/** A spot that is one thing, or any of some. */
export type MarkNode = Span &
  ({ spot: 'this' | 'this-tile' } | { spot: 'things'; compare?: CompareNode; things: ThingNode[] });
/** Part of the landscape, after `in`, `from` and `into`. */
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
          | 'feature-habitat'
          | 'this-tile';
      }
    | { region: 'habitat-of' | 'community-of' | 'landmass-of'; name?: Word }
    /** `a habitat with a lion`: all such groups together. */
    | { region: 'largest' | 'smallest' | 'any'; group?: GroupNode; with?: HoldingNode }
  );
/** What a group holds: `with at least 2 lions`. */
export interface HoldingNode {
  compare?: CompareNode;
  things: ThingNode[];
}
/** `water habitat`, `lion community`, `landmass`; without `of`, any habitat of a terrain, or any community. */
export type GroupNode = Span & { enclosed?: Span } & (
    | { group: 'habitat' | 'community'; of?: Word }
    | { group: 'landmass' }
  );

/** What is counted, after `per` and in conditions. */
export type CountNode = Span &
  (
    | {
        count: 'things';
        different?: Span;
        adjacent: boolean;
        other?: Span;
        things: ThingNode[];
        where?: WhereNode;
      }
    | {
        count: 'groups';
        different?: Span;
        adjacent: boolean;
        group?: GroupNode;
        with?: HoldingNode;
        where?: WhereNode;
      }
    | { count: 'done'; deed: Deed; things: ThingNode[]; where?: WhereNode }
    | { count: 'players'; other: boolean; with?: PlayersNode }
    /** `leaf`: the leaves of the cards that were paid or lost. */
    | { count: 'spent'; how: Spending; what?: AssetNode; leaf?: boolean }
    | {
        count: 'own';
        what: Extract<Count, { count: 'own' }>['what'];
        deck?: 'brown' | 'blue';
        state?: 'covered' | 'open';
        element?: Word;
      }
    | { count: 'spaces' }
    | { count: 'moves'; things: Word[]; spaces?: Num }
    /** `across`: `land` or `water`. */
    | { count: 'distance'; one?: Word; other?: Word; across?: Word }
    | { count: 'drawn'; element?: Word }
  );
/** `the most vp`, `at least 3 cubes`: what singles out players. */
export interface PlayersNode extends Span {
  rank?: 'most' | 'fewest';
  compare?: CompareNode;
  asset?: AssetNode;
}
/** `vp`, `cubes`, `active cards`. */
export interface AssetNode extends Span {
  active: boolean;
  word?: Word;
}

export interface CompareNode extends Num {
  /** `bare`: a number on its own, read as at least in conditions, and as exactly in legends and `expect`. */
  is: 'bare' | 'least' | 'most' | 'exactly';
}
export interface ConditionNode extends Span {
  join?: 'and' | 'or';
  tests: TestNode[];
}
/** One test of a condition. */
export type TestNode = Span & { not: boolean } /** `where` is a test of "this". */ & (
    | { test: 'where'; where?: WhereNode }
    | {
        test: 'region';
        region?: RegionNode;
        compare?: CompareNode;
        different?: Span;
        other?: Span;
        things: ThingNode[];
      }
    /** `turned`: whether there is a `not` after `this is`. */
    | { test: 'different'; turned: boolean; compare?: CompareNode; different?: Span; things: ThingNode[] }
    | { test: 'there'; compare?: CompareNode; count?: CountNode }
    | { test: 'have'; with?: PlayersNode }
    | { test: 'did'; deed: Deed; compare?: CompareNode; things: ThingNode[] }
    | { test: 'spent'; how: Spending; compare?: CompareNode; what?: AssetNode }
    | { test: 'drew'; compare?: CompareNode; element?: Word }
    | { test: 'use'; turned: boolean; use: 'first' | 'last' }
    | { test: 'harbinger'; turned: boolean }
  );
