/** Places: where a step does something, or where things are counted. */
import { EXPECTATIONS } from '../expectations.ts';
import { MOST_TOKENS } from '../fixes/step-window.ts';
import { things } from '../nouns.ts';
import { withoutTo } from '../recovery/near.ts';
import { meantKeyword } from '../recovery/nearest.ts';
import type { Lookahead, Reading } from '../recovery/reading.ts';
import { isMisspelt } from '../recovery/unknown.ts';
import {
  all,
  check,
  counted,
  field,
  flag,
  list,
  maybe,
  maybeWhen,
  node,
  type Part,
  printed,
  rows,
  ruleOf,
  type ValuePart,
  variants,
} from '../syntax.ts';
import { replacement } from '../tokens/edits.ts';
import { toWord } from '../tokens/token-text.ts';
import { number } from '../tokens/token-values.ts';
import type { Keyword } from '../tokens/words.ts';
import type { MarkNode, OneSiteNode, SiteNode, SpotNode, WhereNode } from '../tree/conditions.ts';
import { compare } from './compare.ts';
import { findJoints, isHolder, type Placed, type PlaceKey } from './joints.ts';
import { region } from './region.ts';

/** Words that a place can start with. */
export const PLACES = EXPECTATIONS.site.words;

const atThisTile = (reading: Lookahead): boolean => reading.is(2, 'tile');

/** `this`, `this tile`, `this feature`, a kept name or things: `lion`, `exactly 6 water`, `a lion or cheetah`. */
const spot = ruleOf(
  'spot',
  variants<SpotNode>()(
    'spot',
    {
      'this-tile': all('this', 'tile'),
      'this-feature': all('this', 'feature'),
      this: all('this'),
      things: all(
        maybeWhen((reading) => !reading.is(1, 'Name'), field('compare', compare)),
        things,
      ),
    },
    {
      when: {
        'this-tile': atThisTile,
        'this-feature': (reading) => reading.is(2, 'feature'),
      },
      expected: 'near-spot',
    },
  ),
);

/** What a move is away from or towards: a spot without a number, and no feature. */
export const mark = ruleOf(
  'mark',
  variants<MarkNode>()(
    'spot',
    {
      'this-tile': all('this', 'tile'),
      this: all('this'),
      things: all(
        maybeWhen((reading) => reading.is(1, 'Article'), field('compare', compare)),
        things,
      ),
    },
    {
      when: { 'this-tile': atThisTile, this: (reading) => !reading.is(2, 'feature') },
      expected: 'near-spot',
    },
  ),
);

const ONE_SITE = {
  adjacent: all(
    'adjacent',
    maybe('to', field('spot', spot)),
    withoutTo('adjacentThing', field('spot', spot)),
  ),
  edge: all('on', 'the', 'edge', maybe('of', 'the', 'landscape')),
  on: all('on', check(checkEdge), field('spot', spot)),
  in: all('in', list('regions', region, { separator: 'or', when: orRegion })),
  within: all(
    'within',
    field('spaces', number('distance')),
    counted('space', 'spaces', 'space-or-spaces'),
    maybe('of', field('spot', spot)),
  ),
} satisfies { [K in OneSiteNode['where']]: Part<Extract<OneSiteNode, { where: K }>> };
const EDGE = (reading: Lookahead) => reading.is(2, 'the');

/** `on edge`, `on teh edge`: without this check, these words would be parsed as names. */
function checkEdge(reading: Reading): void {
  const first = toWord(reading.peek(1));
  if (reading.is(1, 'edge')) {
    const advice = { hint: 'write `on the edge`', fixes: [replacement(first, 'the edge', true)] };
    reading.reportExpected('the', advice);
  } else if (reading.is(1, 'Name') && (reading.is(2, 'edge') || isMisspelt(reading, ['edge'], 2))) {
    const advice = meantKeyword(first, ['the']);
    if (advice) reading.reportExpected('the', advice);
  }
}

/** `on the edge`, `not within 2 spaces of a lion`. */
const oneSite = ruleOf(
  'oneSite',
  variants<OneSiteNode>()('where', ONE_SITE, {
    before: flag('not', 'not'),
    when: { edge: EDGE },
    expected: 'site',
  }),
);

/** Like `oneSite`, or `either on the edge or adjacent to a lion`; `and` may stand before a further restriction. */
const site = ruleOf(
  'site',
  variants<SiteNode>()(
    'where',
    {
      ...ONE_SITE,
      either: all(
        'either',
        list('of', oneSite, { separator: 'or', least: 2, when: orSite, expected: 'other-site' }),
      ),
    },
    {
      before: all(maybeWhen(isFurther, all('and')), flag('not', 'not')),
      when: { edge: EDGE },
      expected: 'site',
    },
  ),
);

/** `on the edge adjacent to a lion`, `adjacent to a grassland and adjacent to a water`. */
export const where = ruleOf(
  'where',
  node<WhereNode>(
    rows('sites', site, {
      early: false,
      least: 1,
      when: (reading) => isSite(reading) || isJoined(reading),
    }),
  ),
);

/** A place with one site, if there is one. */
export const oneWhere: Part<{ where?: WhereNode | undefined }> = maybeWhen(
  isSite,
  field(
    'where',
    ruleOf(
      'oneWhere',
      node<WhereNode>(rows('sites', oneSite as ValuePart<SiteNode>, { early: false, least: 1, most: 1 })),
    ),
  ),
);

/** What a restriction of a thing begins with. */
const RESTRICTION = ['adjacent', 'within', 'on', 'in', 'with', 'without'] as const;

/** Whether a thing is restricted before; in a condition `and` begins the next test (L26). */
function isFurther(reading: Lookahead): boolean {
  let found = false;
  let at = 0;
  for (; at > -MOST_TOKENS && !reading.is(at, 'if', ';', '{', '}', 'EOF'); at--)
    found ||= reading.is(at, ...RESTRICTION);
  return found && !reading.is(at, 'if');
}

/** Whether `and` and a site follow, which restrict what was restricted before. */
const isJoined = (reading: Lookahead): boolean =>
  reading.is(1, 'and') && isSite(reading, 2) && isFurther(reading);

/** Whether a site begins at a token, and not a step or a region that a test is about. */
export function isSite(reading: Lookahead, at = 1): boolean {
  if (reading.is(at, 'not')) return isSite(reading, at + 1);
  if (reading.is(at, 'either')) return !reading.is(at + 1, '{');
  if (reading.is(at, 'adjacent')) return !reading.is(at + 1, 'habitat');
  if (reading.is(at, 'within')) return reading.is(at + 1, 'Number');
  return reading.is(at, 'on', 'in');
}

/** Whether a site of the same `either` follows an `or`; another `either` begins the next condition (L26). */
function orSite(reading: Lookahead): boolean {
  return isSite(reading, 2) && !reading.is(reading.is(2, 'not') ? 3 : 2, 'either');
}

/** Whether a region follows an `or`, and not a test that begins with a region (`or this habitat has …`). */
function orRegion(reading: Lookahead): boolean {
  const is = (ahead: number, keyword: Keyword) => reading.is(ahead, keyword);
  if (reading.is(2, 'Article') || is(2, 'adjacent')) {
    const at = reading.is(2, 'Article') ? 3 : 2;
    if (is(at, 'adjacent')) return is(at + 1, 'habitat') && !is(at + 2, 'has');
    const kind = [at, at + 1, ...(is(at, 'enclosed') ? [at + 2] : [])].find(
      (ahead) => reading.is(ahead, 'GroupKind') || is(ahead, 'landmass'),
    );
    return kind !== undefined && !is(afterHeld(reading, kind + 1), 'has');
  }
  if ((!is(2, 'this') && !is(2, 'the')) || is(3, 'is')) return false;
  if (is(3, 'largest') || is(3, 'smallest')) {
    const at = is(4, 'enclosed') ? 5 : 4;
    return !is(is(at, 'landmass') ? at + 1 : at + 2, 'has');
  }
  return !is(is(4, 'containing') ? 7 : is(4, 'of') ? 6 : 4, 'has');
}

/** What stands behind what a group holds: `has`, or something of another group or test. */
const AFTER_HELD = [
  ...['has', 'landmass', 'this', 'the', 'you', 'there', 'not', 'either', 'adjacent', 'within', 'on', 'in'],
  ...['GroupKind', ';', '{', '}', 'EOF'],
] as const;

/** The index of the token behind the `with` of a group; `at` if it has none. */
function afterHeld(reading: Lookahead, at: number): number {
  let end = at;
  if (reading.is(at, 'with')) while (!reading.is(end, ...AFTER_HELD)) end++;
  return end;
}

/** The place under a key; in print, `and` stands before the sites that need it, but not in a condition. */
export const placeAs = <K extends PlaceKey>(key: K): Part<{ [k in K]?: WhereNode | undefined }> =>
  printed(field(key, where), (node: Placed, words, write) => {
    const joints = words.inCondition ? [] : findJoints(node, key);
    for (const one of node[key]?.sites ?? []) {
      if (joints.includes(one)) words.literal('and');
      write(field('one', site), { one });
    }
  });
export const someWhereAs = <K extends PlaceKey>(key: K): Part<{ [k in K]?: WhereNode | undefined }> =>
  maybeWhen(
    (reading) => isSite(reading) || (isJoined(reading) && isHolder(reading.node as Placed, key)),
    placeAs(key),
  );
export const someWhere = someWhereAs('where');
