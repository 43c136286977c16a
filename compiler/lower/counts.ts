/** Lowers counts, comparisons and tests. */
import {
  type Advice,
  type AssetNode,
  adviceTo,
  type CompareNode,
  type ConditionNode,
  type CountNode,
  type PerNode,
  removal,
  replacement,
  type SiteNode,
  type Span,
  type TestNode,
  type ThingNode,
  type Word,
} from '../../grammar/index.ts';
import {
  type Condition,
  type Count,
  DEEDS,
  type Deed,
  EXPECTED_NOUNS,
  isToken,
  type Per,
  readGood,
  type Sought,
  type Test,
  wordFor,
} from '../../program/index.ts';
import { why } from '../catalogue/entry.ts';
import { findThing, whatIs } from '../names.ts';
import type { Context } from '../scope.ts';
import { ANY_REFERENT, withThis } from '../scope.ts';
import { compareInCondition } from './compare.ts';
import {
  atLeastOne,
  bindElement,
  bindSpot,
  bindThings,
  elementNames,
  lowerAll,
  noteName,
  whole,
} from './context.ts';
import { checkOnTile, checkTest } from './place-checks.ts';
import { lowerGroup, lowerName, lowerOther, lowerRegion, lowerWhere, needsThis } from './places.ts';
import { lowerAsset, lowerPlayers, lowerPlayersWith } from './players.ts';
import { bindSought, lowerAmount } from './sought.ts';

export function lowerPer(context: Context, node: PerNode | undefined): Per | undefined {
  if (!node?.count) return undefined;
  const each = node.each ? atLeastOne(context, node.each) : 1;
  return whole({ each, of: lowerCount(context, node.count) });
}

function lowerCount(context: Context, node: CountNode): Count | undefined {
  switch (node.count) {
    case 'done': {
      const things = node.things.length > 0 ? bindSought(context, node.things, EXPECTED_NOUNS.thing) : [];
      const where = lowerWhere(context, node.where);
      if (!things || (node.where && !where)) return undefined;
      if (node.where && node.deed === 'removed') {
        const hint = 'write `per removed …` without a place';
        return context.report.add('ECO310', node.where, { why: why('removed-is-nowhere') }, { hint });
      }
      if (!checkRemoved(context, node)) return undefined;
      const [thing, ...more] = things;
      const done = thing === undefined ? {} : more.length > 0 ? { things: [thing, ...more] } : { thing };
      return {
        count: 'done',
        deed: node.deed,
        ...done,
        ...(where && { where }),
      };
    }
    case 'players':
      return lowerPlayerCount(context, node);
    case 'spent': {
      const what = node.leaf ? 'leaf' : node.what && lowerAsset(context, node.what);
      return what && { count: 'spent', how: node.how, what };
    }
    case 'own':
      return lowerOwn(context, node);
    case 'spaces':
      return { count: 'spaces' };
    case 'moves': {
      const things = bindThings(context, node.things, EXPECTED_NOUNS.animal);
      return whole({ count: 'moves', things, spaces: atLeastOne(context, node.spaces) });
    }
    case 'distance': {
      const [from, to] = [node.one, node.other].map((name) => name && lowerName(context, name));
      const over = node.across && { over: lowerAcross(context, node.across) };
      return whole({ count: 'distance', from, to, ...over });
    }
    case 'drawn':
      return whole({ count: 'drawn', ...lowerDrawn(context, node.element) });
    case 'things':
      return lowerThingCount(context, node);
    case 'groups': {
      const group = lowerGroup(context, node.group);
      const counted = whole({
        count: 'groups',
        ...lowerAdjacent(context, node),
        group,
        ...(node.with && { with: lowerAmount(context, node.with) }),
        ...(node.where && { where: lowerWhere(context, node.where) }),
      });
      if (!node.different) return counted;
      const what =
        node.group?.group === 'landmass' ? 'landmass' : `${node.group?.of?.text} ${node.group?.group}`;
      return context.report.add('ECO305', node.different, { what }, withoutDifferent(node.different));
    }
  }
}

function lowerOwn(
  context: Context,
  { what, deck, state, element: word, ...at }: Extract<CountNode, { count: 'own' }>,
): Count | undefined {
  const text = context.report.textOf(at);
  // A set may declare something with this name.
  const named = what === 'spot' || what === 'round' ? findThing(context.names, text) : undefined;
  if (named !== undefined) {
    noteName(context, { ...at, text }, 'thing');
    return { count: 'things', things: [named] };
  }
  if (what === 'active-card' && deck) return { count: 'own', what, deck };
  if (what !== 'spot') return { count: 'own', what };
  const element = word && { element: bindSpot(context, word) };
  return whole({ count: 'own', what, ...(state && { state }), ...element });
}

function lowerAcross({ names, report }: Context, word: Word): 'land' | 'water' | undefined {
  if (word.text === 'land' || word.text === 'water') return word.text;
  const is = whatIs(names, word.text) ?? 'nothing that a way leads over';
  const known = () => ['land', 'water'];
  return report.add('ECO206', word, { name: word.text, is, expected: '`land` or `water`' }, { known });
}

/** `adjacent`, if it is written: it needs a "this". */
function lowerAdjacent(context: Context, node: Span & { adjacent: boolean }) {
  return node.adjacent && { adjacent: needsThis(context, node, '`adjacent`') || undefined };
}

/** Reports a `removed` count of grounds that are said to hold or lack something. */
function checkRemoved({ report }: Context, { deed, things }: { deed: Deed; things: ThingNode[] }): boolean {
  const holder = things.find(({ held, lacks }) => held || lacks);
  if (!holder || deed !== 'removed') return true;
  const hint = `say \`${holder.text}\` alone`;
  report.add('ECO310', holder, { why: why('removed-is-empty') }, { hint });
  return false;
}

function lowerPlayerCount(
  context: Context,
  node: Extract<CountNode, { count: 'players' }>,
): Count | undefined {
  // A set may declare an animal with this name.
  const animal = context.names.animals.get('player');
  if (animal && !node.other && !node.with) {
    noteName(context, { ...node, text: context.report.textOf(node) }, 'thing');
    return { count: 'things', things: [animal.name] };
  }
  const held = node.with && { with: lowerPlayersWith(context, node.with) };
  return whole({ count: 'players', ...(node.other && { other: true }), ...held });
}

/** How to count what a player has. */
const ASSET_HINTS: Readonly<Record<string, string>> = {
  cube: 'write `cube you have` for those that are not on cards',
  card: 'write `card in hand` or `active card`',
  vp: 'points cannot be counted: `if you have 10vp` can ask for them',
};

/** What to write for something a player has, or has paid or lost. */
function hintForGood({ report }: Context, [first]: readonly Word[]): string | Advice | undefined {
  const good = first && readGood(first.text);
  const [next] = good ? report.wordsAfter(first) : [];
  if (!good || (next?.text !== 'paid' && next?.text !== 'lost')) return good && ASSET_HINTS[good];
  return adviceTo(replacement({ from: first.from, to: next.to }, `${next.text} ${good}`, true));
}

/** Words that a count can begin with. */
const BEFORE_THINGS = ['adjacent', 'different', ...DEEDS, 'player', 'other', 'active', 'landmass'];

function lowerThingCount(context: Context, node: Extract<CountNode, { count: 'things' }>): Count | undefined {
  const { things: words } = node;
  const alsoFits = node.different ? ['adjacent'] : BEFORE_THINGS;
  const hint = hintForGood(context, words);
  const counted = whole({
    count: 'things',
    ...(node.different && { different: true }),
    ...lowerAdjacent(context, node),
    ...(node.adjacent && node.other ? { other: true as const } : lowerOther(context, node.other)),
    things: bindSought(context, words, EXPECTED_NOUNS.thing, 'least', hint, alsoFits),
    ...(node.where && { where: lowerWhere(context, node.where) }),
  });
  if (!counted || !checkOnTile(context, counted.things, counted.where, node.where)) return undefined;
  return checkKinds(context, node.different, counted.things) ? counted : undefined;
}

/** How many of which things, or how many kinds of them. */
function lowerKinds(
  context: Context,
  node: { compare?: CompareNode; different?: Span; things: ThingNode[] },
) {
  const amount = lowerAmount(context, node);
  if (!amount || !checkKinds(context, node.different, amount.things)) return undefined;
  return { ...(node.different && { different: true as const }), ...amount };
}

/** Reports `different` before things of which there is only one kind. */
function checkKinds({ report }: Context, different: Span | undefined, things: readonly Sought[]): boolean {
  if (!different || hasKinds(things)) return true;
  report.add('ECO305', different, { what: things.map(wordFor).join(' or ') }, withoutDifferent(different));
  return false;
}

/** Whether the things span several species or several terrains. */
function hasKinds(sought: readonly Sought[]): boolean {
  const things = sought.map(wordFor);
  if (things.some(isToken)) return false;
  return things.length > 1 || ['animal', 'land', 'tile'].includes(things[0]);
}

export function lowerCondition(context: Context, node: ConditionNode | undefined): Condition | undefined {
  if (!node) return undefined;
  const tests = lowerAll(node.tests, (test) => lowerTest(context, test));
  return tests && { join: node.join === 'or' ? 'any' : 'all', tests };
}

function lowerTest(context: Context, node: TestNode): Test | undefined {
  const not = node.not ? ({ not: true } as const) : {};
  switch (node.test) {
    case 'where':
      return lowerWhereTest(context, node);
    case 'use':
      return { ...(node.not !== node.turned && { not: true }), test: 'use', use: node.use };
    case 'harbinger':
      return { ...(node.not !== node.turned && { not: true }), test: 'harbinger' };
    case 'region': {
      const region = node.region && lowerRegion(context, node.region);
      const amount = lowerKinds(context, node);
      if (!region || !amount) return undefined;
      return { ...not, test: 'region', region, ...lowerOther(context, node.other), ...amount };
    }
    case 'there': {
      const compare = compareInCondition(context, node.compare);
      const count = node.count && lowerCount(context, node.count);
      return whole({ ...not, test: 'there', compare, count });
    }
    case 'did': {
      const amount = lowerAmount(context, node);
      if (!amount || !checkRemoved(context, node)) return undefined;
      return { ...not, test: 'did', deed: node.deed, ...amount };
    }
    case 'spent': {
      const coins = lowerAssets(context, node);
      return coins && { ...not, test: 'spent', how: node.how, ...coins };
    }
    case 'drew': {
      const compare = compareInCondition(context, node.compare);
      return whole({ ...not, test: 'drew', compare, ...lowerDrawn(context, node.element) });
    }
    case 'have': {
      const had = node.with && lowerPlayers(context, node.with);
      return had && { ...not, test: 'have', ...had };
    }
    case 'different': {
      const hasSomething = needsThis(context, node, '`adjacent`');
      const amount = lowerKinds(context, node);
      const negation = node.not !== node.turned && { not: true as const };
      return amount && hasSomething ? { ...negation, test: 'adjacent', ...amount } : undefined;
    }
  }
}

/** `sun` after `drawn` or `drew`; nothing for `elements`, which are any. */
function lowerDrawn(context: Context, word: Word | undefined): { element?: string | undefined } {
  if (word && /^elements?$/.test(word.text)) return {};
  const known = () => [...elementNames(context.names), 'elements'];
  return { element: word && bindElement(context, word, false, known) };
}

/** `3 cubes`: how much of what a player has. */
function lowerAssets(context: Context, node: { compare?: CompareNode; what?: AssetNode }) {
  const compare = compareInCondition(context, node.compare);
  return whole({ compare, what: node.what && lowerAsset(context, node.what) });
}

const withoutDifferent = (at: Span) => ({ fixes: [removal(at, 'different')] });

/** A test of where "this" is. Whatever an older test can express is lowered to that test. */
function lowerWhereTest(
  context: Context,
  { not, where: node }: Extract<TestNode, { test: 'where' }>,
): Test | undefined {
  if (!node) return undefined;
  const [first, ...others] = node.sites;
  // The `not` of the test belongs to the site after it (L26).
  const sites = [{ ...first, not }, ...others];
  const hasSomething = needsThis(context, node, nameOfSite(first));
  // A missing "this" is reported only once.
  const scope = hasSomething ? context.scope : withThis(context.scope, [ANY_REFERENT]);
  const where = lowerWhere({ ...context, scope }, { ...node, sites });
  if (!hasSomething || !where || !checkTest(context, where, node)) return undefined;
  const negation = 'not' in where ? ({ not: true } as const) : {};
  if (where.where === 'edge') return { ...negation, test: 'edge' };
  if (where.where === 'adjacent') {
    const { to } = where;
    if (to.spot === 'named') return { ...negation, test: 'adjacent-to', name: to.name };
    if (to.spot === 'things')
      return { ...negation, test: 'adjacent', compare: to.compare, things: to.things };
    if (to.spot === 'thing') {
      return { ...negation, test: 'adjacent', compare: { is: 'least', amount: 1 }, things: [to.thing] };
    }
  }
  return { test: 'where', where };
}

function nameOfSite(site: SiteNode): string {
  if (site.where === 'either') return nameOfSite(site.of[0]);
  return site.where === 'edge' ? '`on the edge`' : `\`${site.where}\``;
}
