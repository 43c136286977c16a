/**
 * Programs as trees of the card language, the way back from what the compiler makes; grammar's own printer writes them.
 *
 * Only for tests: what people write they keep as text, and nothing else has to be turned back.
 */
import type {
  All,
  CompareNode,
  ConditionNode,
  CountNode,
  GroupNode,
  Num,
  OneSiteNode,
  PerNode,
  PlayersNode,
  Quantity as QuantityNode,
  RegionNode,
  RewardNode,
  SiteNode,
  SpotNode,
  StepNode,
  TestNode,
  ThingNode,
  WhereNode,
  Word,
} from '../../grammar/index.ts';
import { printSteps } from '../../grammar/print/print.ts';
import type { Block, Step } from '../../program/operations.ts';
import { markersOf } from '../../program/set.ts';
import type {
  Coin,
  Compare,
  Condition,
  Count,
  Group,
  Holder,
  Kind,
  Per,
  PlayersWith,
  Quantity,
  QuantityOrAll,
  RankedPlayers,
  Region,
  Reward,
  Site,
  Sought,
  Spot,
  Test,
  Thing,
  Where,
} from '../../program/terms.ts';
import { sitesOf } from '../../program/where.ts';
import { WORDS } from './base.ts';

/** Nothing of this stands in a text. */
export const AT = { from: 0, to: 0 } as const;

/** The text of a block's steps without braces around them. */
export const sourceOf = (steps: Block): string => printSteps(steps.map(stepNode));

export const blockNode = (steps: Block) => ({ ...AT, steps: steps.map(stepNode) });

function stepNode(s: Step): StepNode {
  switch (s.op) {
    case 'gain':
      return {
        ...AT,
        kind: 'gain',
        rewards: s.rewards.map(rewardNode),
        join: s.choice ? 'or' : 'and',
        ...(s.per && { per: perNode(s.per) }),
        ...(s.atLeast && { atLeast: num(s.atLeast) }),
        ...(s.atMost && { atMost: num(s.atMost) }),
        ...ownIf(s),
      };
    case 'place': {
      const kind = (k: Kind) =>
        typeof k === 'string' ? { word: noun(k, s.quantity.amount) } : animalOf(k, s);
      return {
        ...AT,
        kind: 'place',
        ...many(s),
        kinds: s.kinds.map((k) => ({ ...AT, ...kind(k) })),
        ...tail(s),
      };
    }
    case 'move':
      return {
        ...AT,
        kind: 'move',
        ...many(s),
        things: nouns(s.things, amountOf(s)),
        spaces: num(s.spaces),
        over: s.overAnyTerrain ?? false,
        ...tail(s),
      };
    case 'replace':
      return {
        ...AT,
        kind: 'replace',
        ...many(s),
        things: nouns(s.things, amountOf(s)),
        with: nouns(s.with, 1),
        ...tail(s),
      };
    case 'remove':
      return { ...AT, kind: 'remove', ...many(s), things: nouns(s.things, amountOf(s)), ...tail(s) };
    case 'swap': {
      const second = { with: nouns(s.with, 1), ...(s.withWhere && { withWhere: whereNode(s.withWhere) }) };
      return { ...AT, kind: 'swap', things: nouns(s.things, 1), ...second, ...tail(s) };
    }
    case 'pay':
    case 'lose':
      return {
        ...AT,
        kind: s.op,
        quantity:
          'all' in s.quantity ? { ...AT, all: true } : { ...num(s.quantity.amount), upTo: s.quantity.upTo },
        what: coin(s.what, amountOf(s)),
        ...ownIf(s),
      };
    case 'play':
    case 'rotate':
      return { ...AT, kind: s.op, ...(s.cubes > 0 && { cubes: num(s.cubes) }), ...ownIf(s) };
    case 'choose':
      return { ...AT, kind: 'choose', things: nouns(s.things, 1), ...tail(s) };
    case 'may':
      return { ...AT, kind: 'may', steps: blockNode(s.steps) };
    case 'either':
      return { ...AT, kind: 'either', branches: s.branches.map(blockNode) };
    case 'if':
      return {
        ...AT,
        kind: 'if',
        condition: conditionNode(s.condition),
        steps: blockNode(s.steps),
        ...(s.otherwise && { otherwise: blockNode(s.otherwise) }),
      };
    case 'repeat': {
      const often = s.times;
      const times =
        'per' in often
          ? { per: perNode(often.per) }
          : { times: { ...num('upTo' in often ? often.upTo : often.times), upTo: 'upTo' in often } };
      return { ...AT, kind: 'repeat', ...times, steps: blockNode(s.steps) };
    }
    case 'each-player':
      return {
        ...AT,
        kind: 'each',
        other: s.other ?? false,
        ...(s.with && { with: playersNode(s.with) }),
        steps: blockNode(s.steps),
      };
    case 'choose-player':
      return { ...AT, kind: 'choose-player', other: s.other ?? false, steps: blockNode(s.steps) };
  }
}

export const word = (text: string): Word => ({ ...AT, text });
export const num = (value: number): Num => ({ ...AT, value });

/** A thing in the singular or plural. */
export function noun(thing: Thing, amount: number): Word {
  if (amount === 1 || thing === 'water' || thing === 'land') return word(thing);
  return word(
    [...WORDS.animals, ...markersOf(WORDS)].find(({ name }) => name === thing)?.plural ?? `${thing}s`,
  );
}
const nouns = (things: readonly Sought[], amount: number): ThingNode[] =>
  things.map((sought) =>
    typeof sought === 'string'
      ? noun(sought, amount)
      : { ...noun(sought.ground, amount), ...heldNode(sought) },
  );
const heldNode = ({ with: held }: Holder) => ({
  held: held.map(({ compare, things }) => ({
    compare: compareNode(compare),
    things: things.map((thing) => noun(thing, compare.amount)),
  })),
});

/** A good in the singular or plural. */
const coin = (what: Coin, amount: number): Word => word(what === 'vp' || amount === 1 ? what : `${what}s`);

const animalOf = ({ animalOf }: Exclude<Kind, string>, { quantity }: { quantity: Quantity }) => ({
  word: noun('animal', quantity.amount),
  of: word(animalOf),
});

/** The number its nouns agree with. */
const amountOf = ({ quantity }: { quantity: QuantityOrAll }) => ('all' in quantity ? 2 : quantity.amount);

/** How many; one goes without saying. */
function many(s: { quantity: Quantity }): { quantity?: QuantityNode };
function many(s: { quantity: QuantityOrAll }): { quantity?: QuantityNode | All };
function many({ quantity }: { quantity: QuantityOrAll }) {
  if ('all' in quantity) return { quantity: { ...AT, all: true } as const };
  const { amount, upTo } = quantity;
  return amount === 1 && !upTo ? {} : { quantity: { ...num(amount), upTo } };
}

/** The end of a step: where, its name, its condition. */
function tail(s: { where?: Where; as?: string; if?: Condition }) {
  return { ...(s.where && { where: whereNode(s.where) }), ...(s.as && { as: word(s.as) }), ...ownIf(s) };
}
const ownIf = (s: { if?: Condition }) => (s.if ? { if: conditionNode(s.if) } : {});

function rewardNode(r: Reward): RewardNode {
  switch (r.gain) {
    case 'element':
      return { ...AT, amount: num(r.amount), what: word(r.element) };
    case 'mix':
      return { ...AT, amount: num(r.amount), mix: r.elements.map(word) };
    case 'card':
    case 'cube': {
      const of = 'of' in r && r.of !== undefined ? { of: num(r.of) } : {};
      return { ...AT, amount: num(r.amount), what: word(r.amount === 1 ? r.gain : `${r.gain}s`), ...of };
    }
    case 'vp':
      return { ...AT, amount: num(r.amount), what: word('vp') };
    case 'card-to-play':
      return { ...AT, amount: num(1), cardToPlay: true };
  }
}

const conditionNode = ({ tests, join }: Condition): ConditionNode => ({
  ...AT,
  tests: tests.map(testNode),
  join: join === 'any' ? 'or' : 'and',
});

function testNode(t: Test): TestNode {
  const base = { ...AT, not: ('not' in t && t.not) ?? false };
  const said = (site: OneSiteNode): TestNode => ({ ...base, test: 'where', where: { ...AT, sites: [site] } });
  switch (t.test) {
    case 'where':
      return { ...base, test: 'where', where: whereNode(t.where) };
    case 'adjacent': {
      const things = nouns(t.things, t.compare.amount);
      const spot = { ...AT, spot: 'things' as const, compare: compareNode(t.compare), things };
      return said({ ...AT, not: false, where: 'adjacent', spot });
    }
    case 'adjacent-to':
      return said({ ...AT, not: false, where: 'adjacent', spot: spotNode({ spot: 'named', name: t.name }) });
    case 'edge':
      return said({ ...AT, not: false, where: 'edge' });
    case 'region':
      return {
        ...base,
        test: 'region',
        region: regionNode(t.region),
        compare: compareNode(t.compare),
        things: nouns(t.things, t.compare.amount),
      };
    case 'there':
      return {
        ...base,
        test: 'there',
        compare: compareNode(t.compare),
        count: countNode(t.count, t.compare.amount),
      };
    case 'have':
      return {
        ...base,
        test: 'have',
        compare: compareNode(t.compare),
        what: coin(t.what, t.compare.amount),
      };
    case 'did':
      return {
        ...base,
        test: 'did',
        deed: t.deed,
        compare: compareNode(t.compare),
        things: nouns(t.things, t.compare.amount),
      };
    case 'spent': {
      const { how, compare, what } = t;
      return { ...base, test: 'spent', how, compare: compareNode(compare), what: coin(what, compare.amount) };
    }
    case 'use':
      return { ...base, test: 'use', turned: false, use: t.use };
  }
}

/** A bare number is at least that many. */
function compareNode({ is, amount }: Compare): CompareNode {
  return { ...num(amount), is: is === 'least' && amount < 3 ? 'bare' : is };
}

const perNode = ({ each, of }: Per): PerNode => ({
  ...AT,
  ...(each > 1 && { each: num(each) }),
  count: countNode(of, each),
});

function countNode(c: Count, amount: number): CountNode {
  switch (c.count) {
    case 'things':
      return {
        ...AT,
        count: 'things',
        ...(c.different && { different: AT }),
        adjacent: c.adjacent ?? false,
        things: nouns(c.things, amount),
        ...(c.where && { where: whereNode(c.where) }),
      };
    case 'groups':
      return {
        ...AT,
        count: 'groups',
        adjacent: c.adjacent ?? false,
        group: groupNode(c.group),
        ...(c.with && {
          with: { compare: compareNode(c.with.compare), things: nouns(c.with.things, c.with.compare.amount) },
        }),
        ...(c.where && { where: whereNode(c.where) }),
      };
    case 'players':
      return {
        ...AT,
        count: 'players',
        other: c.other ?? false,
        ...(c.with && { with: playersNode(c.with) }),
      };
    case 'done': {
      const { thing, things = thing ? [thing] : [] } = c;
      return {
        ...AT,
        count: 'done',
        deed: c.deed,
        things: nouns(things, amount),
        ...(c.where && { where: whereNode(c.where) }),
      };
    }
    case 'spent':
      return { ...AT, count: 'spent', how: c.how, what: coin(c.what, amount) };
    case 'own':
      return { ...AT, count: 'own', what: c.what };
    case 'spaces':
      return { ...AT, count: 'spaces' };
  }
}

function playersNode(players: RankedPlayers | PlayersWith): PlayersNode {
  const { what } = players;
  const active = what === 'active-card';
  const amount = 'rank' in players ? 2 : players.compare.amount;
  const one = active ? 'card' : what;
  const asset = { ...AT, active, word: word(what === 'vp' || amount === 1 ? one : `${one}s`) };
  if ('rank' in players) return { ...AT, rank: players.rank, asset };
  return { ...AT, compare: compareNode(players.compare), asset };
}

const groupNode = (g: Group): GroupNode =>
  g.group === 'landmass' ? { ...AT, group: g.group } : { ...AT, group: g.group, of: word(g.of) };

export function whereNode(where: Where): WhereNode {
  const sites = sitesOf(where).map((some): SiteNode => {
    const of = some.map(siteNode);
    return of.length === 1 ? of[0] : { ...AT, not: false, where: 'either', of };
  });
  return { ...AT, sites };
}

function siteNode(site: Site): OneSiteNode {
  const base = { ...AT, not: site.not ?? false };
  switch (site.where) {
    case 'adjacent':
      return { ...base, where: 'adjacent', spot: spotNode(site.to) };
    case 'on':
      return { ...base, where: 'on', spot: spotNode(site.spot) };
    case 'in':
      return { ...base, where: 'in', regions: site.regions.map(regionNode) };
    case 'edge':
      return { ...base, where: 'edge' };
    case 'within':
      return { ...base, where: 'within', spaces: num(site.spaces), spot: spotNode(site.of) };
  }
}

function spotNode(s: Spot): SpotNode {
  switch (s.spot) {
    case 'named':
      return { ...AT, spot: 'things', things: [word(s.name)] };
    case 'thing':
      return { ...AT, spot: 'things', compare: { ...num(1), is: 'bare' }, things: [word(s.thing)] };
    case 'things':
      return {
        ...AT,
        spot: 'things',
        compare: compareNode(s.compare),
        things: nouns(s.things, s.compare.amount),
      };
    default:
      return { ...AT, spot: s.spot };
  }
}

export const regionNode = (r: Region): RegionNode =>
  'group' in r ? { ...AT, region: r.region, group: groupNode(r.group) } : { ...AT, region: r.region };
