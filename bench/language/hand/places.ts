/** The part of the hand-written parser for things, places, counts and conditions. */
import type * as T from '../../../grammar/index.ts';
import {
  amount,
  goTo,
  here,
  isArticle,
  isName,
  isNumber,
  key,
  next,
  num,
  pass,
  position,
  skip,
  take,
  to,
  word,
  wrong,
} from './reader.ts';

const DEEDS: ReadonlySet<string> = new Set(['placed', 'moved', 'removed', 'replaced']);
const AT = { from: 0, to: 0 };

export function thing(): T.Word {
  if (isArticle()) pass(1);
  return isName() ? word() : wrong();
}

export function things(): T.Word[] {
  const all = [thing()];
  while (key() === 'or' && !atSite(1) && (isName(1) || ((key(1) === 'a' || key(1) === 'an') && isName(2)))) {
    pass(1);
    all.push(thing());
  }
  return all;
}

export function where(): { where?: T.WhereNode } {
  return atSite() ? { where: whereNode() } : {};
}

export function whereNode(): T.WhereNode {
  const { from } = here();
  const sites: T.SiteNode[] = [];
  do sites.push(site());
  while (atSite());
  return { sites, from, to: to() };
}

/** Whether a site begins `ahead` tokens from here, rather than a step or the region of a test. */
function atSite(ahead = 0): boolean {
  const word = key(ahead);
  if (word === 'not') return atSite(ahead + 1);
  if (word === 'either') return key(ahead + 1) !== '{';
  if (word === 'adjacent') return key(ahead + 1) !== 'habitat';
  return word === 'on' || word === 'in' || (word === 'within' && isNumber(ahead + 1));
}

function site(): T.SiteNode {
  const { from } = here();
  if (key(key() === 'not' ? 1 : 0) !== 'either') return oneSite();
  const not = skip('not');
  pass(1);
  const of = [oneSite()];
  while (key() === 'or' && atSite(1)) {
    pass(1);
    of.push(oneSite());
  }
  return { where: 'either', not, of, from, to: to() };
}

function oneSite(): T.OneSiteNode {
  const { from } = here();
  const base = { not: skip('not'), from };
  const { key: name } = next();
  if (name === 'adjacent')
    return { ...base, where: 'adjacent', ...(skip('to') && { spot: spot() }), to: to() };
  if (name === 'on' && key() === 'the') {
    pass(2);
    if (skip('of')) pass(2);
    return { ...base, where: 'edge', to: to() };
  }
  if (name === 'on') return { ...base, where: 'on', spot: spot(), to: to() };
  if (name === 'within') {
    const spaces = num();
    pass(1);
    return { ...base, where: 'within', spaces, ...(skip('of') && { spot: spot() }), to: to() };
  }
  const regions = [region()];
  while (key() === 'or' && regionFollows()) {
    pass(1);
    regions.push(region());
  }
  return { ...base, where: 'in', regions, to: to() };
}

/** Whether the next `or` joins a region, rather than a test that begins with one. */
export function regionFollows(): boolean {
  const begin = position();
  pass(1);
  const starts = isArticle() ? key(1) === 'adjacent' : ['adjacent', 'this', 'the'].includes(key());
  if (starts && key(1) !== 'is' && !(key() === 'adjacent' && key(1) !== 'habitat')) region();
  const follows = position() > begin + 1 && key() !== 'has';
  goTo(begin);
  return follows;
}

export function spot(): T.SpotNode {
  const { from } = here();
  if (skip('this')) {
    const whole = skip('tile') ? 'this-tile' : skip('feature') ? 'this-feature' : 'this';
    return { spot: whole, from, to: to() };
  }
  const much = isName() ? {} : { compare: compare() };
  return { spot: 'things', ...much, things: things(), from, to: to() };
}

export function region(): T.RegionNode {
  const { from } = here();
  const plain = (name: Exclude<T.RegionNode['region'], 'largest'>): T.RegionNode => ({
    region: name,
    from,
    to: to(),
  });
  if (skip('this')) {
    const whole = next().key;
    if (whole === 'habitat' || whole === 'community' || whole === 'landmass' || whole === 'feature')
      return plain(`this-${whole}`);
    return wrong();
  }
  if (skip('the')) {
    if (skip('landscape')) return plain('landscape');
    if (skip('largest')) return { region: 'largest', group: group(), from, to: to() };
    for (const next of ['habitat', 'containing', 'this', 'feature']) take(next);
    return plain('feature-habitat');
  }
  if (isArticle()) pass(1);
  take('adjacent');
  take('habitat');
  return plain('adjacent-habitat');
}

export function group(): T.GroupNode {
  const { from } = here();
  if (skip('landmass')) return { group: 'landmass', from, to: to() };
  const of = word();
  const kind = next().key === 'habitat' ? 'habitat' : 'community';
  return { group: kind, of, from, to: to() };
}

export function per(): T.PerNode {
  const { from } = take('per');
  const each = isNumber() ? { each: num() } : {};
  return { from, ...each, count: count(), to: to() };
}

export function count(): T.CountNode {
  const { from, key: deed } = here();
  if (!DEEDS.has(deed)) return ownCount() ?? landscapeCount();
  pass(1);
  const what = { things: isName() || isArticle() ? things() : [] };
  return { count: 'done', deed: deed as T.DeedWord, ...what, ...where(), from, to: to() };
}

/** What a player has, and how far things were moved. */
const OWN: Readonly<Record<string, T.CountNode>> = {
  'cubes you have': { ...AT, count: 'own', what: 'cube' },
  'card in hand': { ...AT, count: 'own', what: 'card' },
  'cards in hand': { ...AT, count: 'own', what: 'card' },
  'active card': { ...AT, count: 'own', what: 'active-card' },
  'active cards': { ...AT, count: 'own', what: 'active-card' },
  'leaf left': { ...AT, count: 'own', what: 'leaf' },
  'leaves left': { ...AT, count: 'own', what: 'leaf' },
  'space moved': { ...AT, count: 'spaces' },
};

export function ownCount(): T.CountNode | undefined {
  const { from, key: how } = here();
  if ((how === 'paid' || how === 'lost') && isName(1)) {
    pass(1);
    return { count: 'spent', how, what: word(), from, to: to() };
  }
  for (const words of [2, 3]) {
    const own = OWN[Array.from({ length: words }, (_, n) => key(n)).join(' ')];
    if (!own) continue;
    pass(words);
    return { ...own, from, to: to() };
  }
  return undefined;
}

export function landscapeCount(): T.CountNode {
  const { from, to: wordEnd } = here();
  const different = skip('different') ? { different: { from, to: wordEnd } } : {};
  const adjacent = skip('adjacent');
  const what = { from, to: from, adjacent, ...different };
  if (key() !== 'landmass' && key(1) !== 'habitat' && key(1) !== 'community')
    return { ...what, count: 'things', things: things(), ...where(), to: to() };
  const counted = { ...what, count: 'groups' as const, group: group() };
  const holding = skip('with') ? { with: { compare: compare(), things: things() } } : {};
  return { ...counted, ...holding, ...where(), to: to() };
}

export function compare(): T.CompareNode {
  const { from, to: end } = here();
  if (skip('at')) return { is: next().key === 'least' ? 'least' : 'most', ...num(), from };
  if (skip('exactly')) return { is: 'exactly', ...num(), from };
  if (skip('no')) return { is: 'exactly', value: 0, from, to: end };
  return { is: 'bare', ...amount() };
}

export function condition(): T.ConditionNode {
  const { from } = here();
  const node: T.ConditionNode = { from, to: from, tests: [test()] };
  const join = key();
  if (join === 'and' || join === 'or') {
    node.join = join;
    while (skip(join)) node.tests.push(test());
  }
  node.to = to();
  return node;
}

export function test(): T.TestNode {
  const { from } = here();
  const base = { from, to: from, not: skip('not') };
  if (key() === 'this' && key(1) === 'is') {
    pass(2);
    return { ...base, test: 'where', where: whereNode(), to: to() };
  }
  if (atSite()) return { ...base, test: 'where', where: whereNode(), to: to() };
  if (skip('there')) {
    pass(1);
    return { ...base, test: 'there', compare: compare(), count: landscapeCount(), to: to() };
  }
  if (key() === 'this' && (key(2) === 'its' || key(3) === 'its')) {
    pass(2);
    const turned = skip('not');
    pass(1);
    const use = next().key === 'last' ? 'last' : 'first';
    take('use');
    return { ...base, test: 'use', turned, use, to: to() };
  }
  if (skip('you')) {
    const { key: verb } = next();
    if (DEEDS.has(verb))
      return {
        ...base,
        test: 'did',
        deed: verb as T.DeedWord,
        compare: compare(),
        things: things(),
        to: to(),
      };
    if (verb === 'paid' || verb === 'lost')
      return { ...base, test: 'spent', how: verb, compare: compare(), what: word(), to: to() };
    return { ...base, test: 'have', compare: compare(), what: word(), to: to() };
  }
  const where = region();
  take('has');
  return { ...base, test: 'region', region: where, compare: compare(), things: things(), to: to() };
}
