/** Rewards, conditions, counts and players as nodes of the tree. */
import type {
  ConditionNode,
  CountNode,
  OneSiteNode,
  PerNode,
  PlayersNode,
  RewardNode,
  TestNode,
} from '../../../grammar/index.ts';
import type {
  Condition,
  Count,
  Per,
  PlayersWith,
  RankedPlayers,
  Reward,
  Test,
} from '../../../program/terms.ts';
import { groupNode, regionNode, spotNode, whereNode } from './where.ts';
import { AT, coin, compareNode, nouns, num, word } from './words.ts';

export function rewardNode(r: Reward): RewardNode {
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

export const conditionNode = ({ tests, join }: Condition): ConditionNode => ({
  ...AT,
  tests: tests.map(testNode),
  join: join === 'any' ? 'or' : 'and',
});

function testNode(t: Test): TestNode {
  const base = { ...AT, not: ('not' in t && t.not) ?? false };
  const whereTest = (site: OneSiteNode): TestNode => ({
    ...base,
    test: 'where',
    where: { ...AT, sites: [site] },
  });
  switch (t.test) {
    case 'where':
      return { ...base, test: 'where', where: whereNode(t.where) };
    case 'adjacent': {
      const things = nouns(t.things, t.compare.amount);
      const spot = { ...AT, spot: 'things' as const, compare: compareNode(t.compare), things };
      return whereTest({ ...AT, not: false, where: 'adjacent', spot });
    }
    case 'adjacent-to':
      return whereTest({
        ...AT,
        not: false,
        where: 'adjacent',
        spot: spotNode({ spot: 'named', name: t.name }),
      });
    case 'edge':
      return whereTest({ ...AT, not: false, where: 'edge' });
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

export const perNode = ({ each, of }: Per): PerNode => ({
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

export function playersNode(players: RankedPlayers | PlayersWith): PlayersNode {
  const { what } = players;
  const active = what === 'active-card';
  const amount = 'rank' in players ? 2 : players.compare.amount;
  const one = active ? 'card' : what;
  const asset = { ...AT, active, word: word(what === 'vp' || amount === 1 ? one : `${one}s`) };
  if ('rank' in players) return { ...AT, rank: players.rank, asset };
  return { ...AT, compare: compareNode(players.compare), asset };
}
