/** The wording of locations in the landscape: groups, regions, and what is adjacent to or on something. */
import {
  type Compare,
  type Group,
  type Holding,
  isGround,
  isThisTile as isInThisTile,
  type Region,
  type Site,
  type Sought,
  type Spot,
  sitesOf,
  type Where,
} from '../../program/index.ts';
import { formName, type WordingContext, yes } from './context.ts';
import { clause, type Phrase } from './parts.ts';
import type { NamePhrase } from './translation/translator.ts';

/** "forest habitat", "lion communities", "enclosed landmass". */
export function group({ enclosed, ...group }: Group, many: boolean, wording: WordingContext): NamePhrase {
  const form = formName(many);
  const what = plainGroup(group, many, wording);
  return enclosed ? wording.named('enclosed', { what, form }) : what;
}

function plainGroup(group: Group, many: boolean, wording: WordingContext): NamePhrase {
  switch (group.group) {
    case 'habitat':
      if (group.of === 'tile') return wording.named('any-habitat', { form: formName(many) });
      return wording.named('habitat', { of: wording.bare(group.of), form: formName(many) });
    case 'community': {
      const { of } = group;
      if (wording.isSpecies(of)) return wording.named('species-community', { form: formName(many) });
      const values = { of: wording.bare(of), ofMany: wording.noun(of, true), form: formName(many) };
      return wording.named('community', values);
    }
    case 'landmass':
      return wording.named('landmass', { form: formName(many) });
  }
}

/** "this habitat", "the largest lion community". */
export function region(region: Region, wording: WordingContext): NamePhrase {
  if ('name' in region) return wording.named(region.region, { what: wording.given(region.name) });
  if (!('group' in region)) return wording.named(region.region);
  const values = { group: group(region.group, false, wording) };
  if (region.region !== 'any') return wording.named(region.region, values);
  const some = wording.article(values.group);
  const phrase = region.with ? clause(some.phrase, holding(region.with, wording)) : some.phrase;
  return { ...some, phrase };
}

/** "no adjacent habitat", "no lion community": none of several; undefined for a region of which there is one. */
export function noRegion(region: Region, wording: WordingContext): NamePhrase | undefined {
  if (region.region === 'adjacent-habitat' || region.region === 'feature-habitat')
    return wording.named(`no-${region.region}`);
  if (region.region !== 'any') return undefined;
  const none = wording.named('no-group', { group: group(region.group, false, wording) });
  return region.with ? { ...none, phrase: clause(none.phrase, holding(region.with, wording)) } : none;
}

/** "with at least 2 lions". */
export function holding(held: Holding, wording: WordingContext): Phrase {
  const { what } = wording.compared(held.compare, false, (many) => wording.nouns(held.things, many));
  return wording.say('holding', { what });
}

/** "this", "that lion", "a lion or a cheetah". */
export function spot(spot: Spot, wording: WordingContext): Phrase {
  switch (spot.spot) {
    case 'this':
      return wording.this;
    case 'this-tile':
    case 'this-feature':
      return wording.say(spot.spot);
    case 'named':
      return wording.given(spot.name);
    case 'thing':
      return wording.article(wording.noun(spot.thing, false)).phrase;
    case 'things':
      if (spot.compare.is === 'least' && spot.compare.amount === 1)
        return wording.alternatives(spot.things).phrase;
      return wording.compared(spot.compare, false, (many) => wording.nouns(spot.things, many)).what.phrase;
  }
}

/** The subject of a location: one thing, several things, or the "this" of a condition. */
type Subject = 'one' | 'many' | 'this';

/** What a place is said of: things, or groups with or without what they hold. */
export interface PlaceSubject {
  things?: readonly Sought[];
  group?: 'plain' | 'holding';
  /** In a condition, where `and` begins the next test (L26). */
  isTested?: boolean;
}

/**
 * "adjacent to this", "on the edge and adjacent to a lion"; empty without a location. The subject is
 * one thing, or several if `many`.
 */
export function where(
  where: Where | undefined,
  wording: WordingContext,
  many = false,
  of: PlaceSubject = {},
): Phrase {
  if (!where) return [];
  const places = sitesOf(where);
  const subject = many ? 'many' : 'one';
  const [first, ...others] = findJoints(places, of);
  const isClause = of.isTested === true && (first || others.includes(true));
  const place = all(places, subject, wording, [first && !isClause, ...others]);
  if (!isClause) return place;
  const both = yes(others.includes(true));
  const values = { form: subject, not: yes(isNot(places[0])), joint: yes(first), both };
  return wording.say('that-is', { place, ...values });
}

const isNot = (sites: readonly Site[]) => sites.length === 1 && sites[0].not === true;

/** Which sites could be said of the thing before them, and would then mean another board: "and" stands before them. */
function findJoints(places: readonly (readonly Site[])[], { things = [], group }: PlaceSubject): boolean[] {
  return places.map((sites, at) => {
    if (at > 0) return isApart(places[at - 1], sites, group !== undefined);
    return group ? group === 'holding' : holdsFew(things);
  });
}

function isApart(before: readonly Site[], [next, ...more]: readonly Site[], isOfGroup: boolean): boolean {
  const [first] = before;
  if (before.length > 1 || first.not) return true;
  switch (first.where) {
    case 'edge':
      return false;
    case 'in': {
      const region = first.regions.at(-1)?.region;
      const isWhole = region === 'landscape' || region === 'this-tile';
      return (next.where !== 'in' || more.length > 0) && !isWhole;
    }
    case 'on': {
      // What is on the tile of a thing is where the thing is, unless it is missing.
      const { spot } = first;
      if (isOfGroup || spot.spot === 'this-feature') return true;
      return spot.spot === 'things' && (isFew(spot.compare) || holdsFew(spot.things));
    }
    default:
      return true;
  }
}

/** Whether a site is beside no things, or at most a few. */
const isBesideFew = (site: Site | undefined): boolean =>
  site?.where === 'adjacent' && site.to.spot === 'things' && isFew(site.to.compare);

const isFew = ({ is, amount }: Compare) => is === 'most' || amount === 0;

/** Whether the last of these is a ground with none or at most a few of something: what comes next could be said of that. */
export function holdsFew(things: readonly Sought[]): boolean {
  const last = things.at(-1);
  return typeof last === 'object' && last.with.some(({ compare }) => isFew(compare));
}

/** Locations that must all apply. With `verb`, the first omits its `not`, because the verb before it contains it. */
function all(
  places: readonly (readonly Site[])[],
  subject: Subject,
  wording: WordingContext,
  joints: readonly boolean[],
  verb = false,
) {
  const after = (sites: readonly Site[] = []) =>
    isNot(sites) ? 'not' : sites.length > 1 || isBesideFew(sites[0]) ? 'several' : 'plain';
  return clause(
    ...places.map((sites, at) => {
      const whole = either(sites, subject, wording, at < places.length - 1);
      const plainly = isNot(sites) ? plainSite(sites[0], subject, wording) : whole;
      if (at === 0 && !joints[0]) return verb ? plainly : whole;
      const values = { place: plainly, form: subject, not: yes(isNot(sites)), joint: yes(joints[at]) };
      return wording.say('also-there', { ...values, after: after(places[at - 1]) });
    }),
  );
}

/** "either on a mountain or adjacent to a forest", with a comma before more; a single site without "either". */
function either(sites: readonly Site[], subject: Subject, wording: WordingContext, more: boolean): Phrase {
  const isOne = sites.length === 1;
  const phrases = sites.map(
    (one): NamePhrase => ({ phrase: site(one, subject, wording, !isOne), gender: '' }),
  );
  // Joined pairwise by "or", without the commas of a list: a comma would seem to end the location.
  const places = phrases.reduce((first, next) => wording.or([first, next]));
  return isOne ? places.phrase : wording.say('either-place', { places, more: yes(more) });
}

function site(site: Site, subject: Subject, wording: WordingContext, isOfSeveral: boolean): Phrase {
  const place = plainSite(site, subject, wording, isOfSeveral);
  return site.not ? wording.say('not-there', { place, form: subject }) : place;
}

/** Whether a spot is a tile by what is on it. */
const isOfTokens = (spot: Spot): boolean => {
  const things = spot.spot === 'things' ? spot.things : spot.spot === 'thing' ? [spot.thing] : [];
  return things.length > 0 && things.every((one) => typeof one === 'string' && !isGround(one));
};

/** A site without its `not`. */
function plainSite(site: Site, form: Subject, wording: WordingContext, isOfSeveral = false): Phrase {
  switch (site.where) {
    case 'adjacent':
      return wording.say('adjacent-to', { what: spot(site.to, wording), form });
    case 'on':
      return wording.say('on', { what: spot(site.spot, wording), token: yes(isOfTokens(site.spot)) });
    case 'in': {
      const [first, ...others] = site.regions.map((one) => region(one, wording));
      const also = others.map((one) => wording.named('also-in', { region: one, several: yes(isOfSeveral) }));
      return wording.say('in', { regions: wording.or([first!, ...also]) });
    }
    case 'edge':
      return wording.say('on-the-edge');
    case 'within':
      return wording.say('within', { spaces: site.spaces, of: spot(site.of, wording) });
  }
}

/** Whether a step's only thing is `this tile`. */
export function meansThisTile(things: readonly Sought[], where: Where | undefined): boolean {
  return isInThisTile(where) && things.length === 1 && things[0] === 'tile';
}

/** The location of "this", for use after a verb that contains the `not` of the first site and "both". */
export function placeOfThis(
  where: Where,
  wording: WordingContext,
): { place: Phrase; not: boolean; both: boolean } {
  const places = sitesOf(where);
  const joints = findJoints(places, {});
  const not = isNot(places[0]);
  return { place: all(places, 'this', wording, joints, not), not, both: joints.includes(true) };
}
