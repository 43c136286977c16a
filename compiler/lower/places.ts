/** Lowers places: spots, regions and groups. */
import {
  type Advice,
  adviceTo,
  type GroupNode,
  meantName,
  type OneSiteNode,
  type RegionNode,
  removal,
  replacement,
  type SiteNode,
  type Span,
  type SpotNode,
  type WhereNode,
  type Word,
} from '../../grammar/index.ts';
import {
  ENGINE_THINGS,
  EXPECTED_NOUNS,
  type Group,
  type Region,
  type Site,
  type Spot,
  type Where,
} from '../../program/index.ts';
import { findThing, fits, isDoubtful, whatIs } from '../names.ts';
import type { Context } from '../scope.ts';
import { couldBeAnimal, hasThis, spotNames } from '../scope.ts';
import { compareInCondition } from './compare.ts';
import { atLeastOne, bindThing, lowerAll, whole } from './context.ts';
import { bindHeld, bindSought, lowerAmount } from './sought.ts';

/** Reports a missing "this"; returns whether there is one. */
export function needsThis({ scope, report }: Context, at: Span, what: string): boolean {
  if (hasThis(scope)) return true;
  const hint = scope.inEvent ? 'mark the place with a marker: `… in a habitat with a mound`' : undefined;
  report.add('ECO301', at, { what }, { hint });
  return false;
}

/** `other` or `another`; without a "this", it leaves nothing out, which is a warning. */
export function lowerOther({ scope, report }: Context, at: Span | undefined): { other?: true } {
  if (!at) return {};
  if (!hasThis(scope)) {
    const word = report.textOf(at);
    const fix = word === 'another' ? replacement(at, 'a', true) : removal(at, word);
    report.add('ECO720', at, { word }, { fixes: [fix] });
  }
  return { other: true };
}

/** `lion habitat`, `forest communities`: suggests the right word to follow the name. */
function otherGroup({ report }: Context, of: Word, hint: string): Advice {
  const [word] = report.wordsAfter(of);
  const other = word && OTHER_GROUP[word.text];
  return other ? { hint, fixes: [replacement(word, other)] } : { hint };
}

const OTHER_GROUP: Readonly<Record<string, string>> = {
  habitat: 'community',
  habitats: 'communities',
  community: 'habitat',
  communities: 'habitats',
};

export function lowerGroup(context: Context, node: GroupNode | undefined): Group | undefined {
  if (!node) return undefined;
  const enclosed = node.enclosed && { enclosed: true as const };
  if (node.group === 'landmass') return { group: 'landmass', ...enclosed };
  const { names, report } = context;
  const { group, of: word } = node;
  if (!word) return { group, of: group === 'habitat' ? 'tile' : 'animal', ...enclosed };
  const { habitat, animal } = EXPECTED_NOUNS;
  const [expected, others, other] =
    group === 'habitat' ? [habitat, animal, 'community'] : [animal, habitat, 'habitat'];
  const known = findThing(names, word.text);
  const hint =
    known !== undefined && fits(names, others, known)
      ? otherGroup(context, word, `say \`${known} ${other}\``)
      : undefined;
  if (group === 'community' && known !== undefined && !fits(names, animal, known)) {
    return report.add('ECO302', word, { what: `\`${known}\`` }, { hint });
  }
  return whole({ group, of: bindThing(context, word, expected, hint), ...enclosed });
}

export function lowerRegion(context: Context, node: RegionNode): Region | undefined {
  const { report, scope } = context;
  switch (node.region) {
    case 'this-feature':
    case 'feature-habitat':
      if (scope.feature) return { region: node.region };
      return report.add('ECO308', node, {});
    case 'landscape':
      return { region: 'landscape' };
    case 'habitat-of':
    case 'community-of':
    case 'landmass-of': {
      const kept = node.name && lowerName(context, node.name);
      return kept && { region: node.region, name: kept.name };
    }
    case 'largest':
    case 'smallest':
    case 'any': {
      const group = lowerGroup(context, node.group);
      const held = node.with && { with: lowerAmount(context, node.with) };
      return whole({ region: node.region, group, ...held });
    }
    case 'this-community':
      if (!needsThis(context, node, '`this community`')) return undefined;
      if (couldBeAnimal(scope)) return { region: 'this-community' };
      return report.add('ECO302', node, { what: '"this", which is not an animal,' });
    case 'this-habitat':
    case 'this-landmass':
    case 'adjacent-habitat':
    case 'this-tile': {
      const what = node.region === 'adjacent-habitat' ? 'adjacent' : node.region.replace('-', ' ');
      return needsThis(context, node, `\`${what}\``) ? { region: node.region } : undefined;
    }
  }
}

/** Lowers what a place refers to. */
export function lowerSpot(context: Context, node: SpotNode): Spot | undefined {
  switch (node.spot) {
    case 'this':
      return needsThis(context, node, '`this`') ? { spot: 'this' } : undefined;
    case 'this-tile':
      return needsThis(context, node, '`this tile`') ? { spot: 'this-tile' } : undefined;
    case 'this-feature':
      if (context.scope.feature) return { spot: 'this-feature' };
      return context.report.add('ECO308', node, {});
    case 'things': {
      const [first] = node.things;
      if (!node.compare && node.things.length === 1) {
        // A kept name must not be the name of a thing (L5), so the word is unambiguous.
        if (context.scope.kept.has(first.text)) return lowerName(context, first);
        if (reportUnknownSpot(context, first)) {
          bindHeld(context, first);
          return undefined;
        }
      }
      const compare = node.compare ? compareInCondition(context, node.compare) : AT_LEAST_ONE;
      const things = bindSought(context, node.things, EXPECTED_NOUNS.thing);
      if (!compare || !things) return undefined;
      const [thing] = things;
      const isAny = compare.is === 'least' && compare.amount === 1 && things.length === 1;
      return isAny && typeof thing === 'string'
        ? { spot: 'thing', thing }
        : { spot: 'things', compare, things };
    }
  }
}

const AT_LEAST_ONE = { is: 'least', amount: 1 } as const;

/** The thing kept under a name; reports any other word and returns undefined. */
export function lowerName(context: Context, word: Word): Extract<Spot, { spot: 'named' }> | undefined {
  const { names, scope, report } = context;
  const { text } = word;
  if (scope.kept.has(text)) {
    report.names.add('uses', 'kept', text, word, scope.kept);
    return { spot: 'named', name: text };
  }
  const is = whatIs(names, text);
  if (reportUnknownSpot(context, word, () => [...scope.kept]) || !is) return undefined;
  const hint = `give one a name first: \`choose a ${text} as …\``;
  return report.add('ECO206', word, { name: text, is, expected: 'a name kept with `as`' }, { hint });
}

/** Reports a word without an article that is neither a kept name nor anything else known; returns whether that is the case. */
function reportUnknownSpot(
  { names, scope, report }: Context,
  word: Span & { text: string },
  known = () => [...spotNames(scope, names, ENGINE_THINGS), ...(hasThis(scope) ? ['this'] : [])],
): boolean {
  if (findThing(names, word.text) !== undefined || isDoubtful(names, 'animal', word.text)) return false;
  if (scope.unread.has(word.text) || scope.refused.has(word.text)) return true;
  // After an unreadable step, the word may be a name that the step kept, unless it was already unknown before.
  if (!scope.unsure || scope.unknown.has(word.text)) {
    if (whatIs(names, word.text) !== undefined) return false;
    const behind = report.wordsAfter(word);
    const hint = () =>
      /^(it|that|them|itself)$/.test(word.text)
        ? adviceTo(replacement(word, 'this'))
        : (names.advise('thing', [word, ...behind]) ?? meantName(word, known(), behind));
    report.add('ECO309', word, { name: word.text }, { hint, known });
    scope.unknown.add(word.text);
  }
  return true;
}

/** Lowers a place; a place with one site, or one `either`, becomes that site itself. */
export function lowerWhere(context: Context, node: WhereNode | undefined): Where | undefined {
  const sites = node && lowerAll(node.sites, (site) => lowerSite(context, site));
  const all = sites?.flat();
  if (!all) return undefined;
  return all.length === 1 ? all[0] : { where: 'all', of: all };
}

type OneOrEither = Exclude<Where, { where: 'all' }>;

/** Lowers a site; `not either` becomes the negation of each. */
function lowerSite(context: Context, node: SiteNode): OneOrEither[] | undefined {
  if (node.where !== 'either') {
    const site = lowerOneSite(context, node);
    return site && [node.not ? negated(site) : site];
  }
  const of = lowerAll(node.of, (site) => {
    const one = lowerOneSite(context, site);
    return one && (site.not === node.not ? one : negated(one));
  });
  return of && (node.not ? of : [{ where: 'any', of }]);
}

const negated = (site: Site): Site => ({ not: true, ...site });

function lowerOneSite(context: Context, node: OneSiteNode): Site | undefined {
  switch (node.where) {
    case 'edge':
      return { where: 'edge' };
    case 'adjacent': {
      const to = lowerSpotOrThis(context, node, '`adjacent`');
      return to && { where: 'adjacent', to };
    }
    case 'on': {
      const spot = node.spot && lowerSpot(context, node.spot);
      if (spot?.spot !== 'this-feature') return spot && { where: 'on', spot };
      return { where: 'in', regions: [{ region: 'this-feature' }] };
    }
    case 'in': {
      const regions = lowerAll(node.regions, (region) => lowerRegion(context, region));
      return regions && { where: 'in', regions };
    }
    case 'within': {
      const spaces = node.spaces && atLeastOne(context, node.spaces);
      const of = lowerSpotOrThis(context, node, '`within`');
      if (spaces === undefined || !of) return undefined;
      // The tiles of a feature are within any distance of it, and not adjacent to it.
      if (spaces === 1 && of.spot !== 'this-feature') return { where: 'adjacent', to: of };
      return { where: 'within', spaces, of };
    }
  }
}

/** What a site is near: the given spot, or "this" if there is none. */
function lowerSpotOrThis(context: Context, node: Span & { spot?: SpotNode }, what: string): Spot | undefined {
  if (node.spot) return lowerSpot(context, node.spot);
  return needsThis(context, node, what) ? { spot: 'this' } : undefined;
}
