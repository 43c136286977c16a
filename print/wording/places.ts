/** The wording of locations in the landscape: groups, regions, and what is adjacent to or on something. */
import {
  type Group,
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

/** "forest habitat", "lion communities". */
export function group(group: Group, many: boolean, wording: WordingContext): NamePhrase {
  switch (group.group) {
    case 'habitat':
      return wording.named('habitat', { of: wording.bare(group.of), form: formName(many) });
    case 'community': {
      const { of } = group;
      const values = { of: wording.bare(of), ofMany: wording.noun(of, true), form: formName(many) };
      return wording.named('community', values);
    }
    case 'landmass':
      return wording.named('landmass', { form: formName(many) });
  }
}

/** "this habitat", "the largest lion community". */
export function region(region: Region, wording: WordingContext): NamePhrase {
  return 'group' in region
    ? wording.named(region.region, { group: group(region.group, false, wording) })
    : wording.named(region.region);
}

function spot(spot: Spot, wording: WordingContext): Phrase {
  switch (spot.spot) {
    case 'this':
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

/**
 * "adjacent to this", "on the edge of the landscape not adjacent to a lion"; empty without a location. The subject is
 * one thing, or several if `many`.
 */
export function where(where: Where | undefined, wording: WordingContext, many = false): Phrase {
  if (!where) return [];
  return all(sitesOf(where), many ? 'many' : 'one', wording);
}

/** Locations that must all apply. With `verb`, the first omits its `not`, because the verb before it contains it. */
function all(places: readonly (readonly Site[])[], subject: Subject, wording: WordingContext, verb = false) {
  const isNot = (at: number) => places[at].length === 1 && places[at][0].not === true;
  const after = (at: number) => (isNot(at) ? 'not' : places[at].length > 1 ? 'either' : 'plain');
  return clause(
    ...places.map((sites, at) => {
      const plainly = isNot(at) ? plainSite(sites[0], subject, wording) : either(sites, subject, wording);
      if (at === 0) return verb ? plainly : either(sites, subject, wording);
      const values = { place: plainly, form: subject, not: yes(isNot(at)), after: after(at - 1) };
      return wording.say('also-there', values);
    }),
  );
}

/** "either on a mountain or adjacent to a forest"; a single site without "either". */
function either(sites: readonly Site[], subject: Subject, wording: WordingContext): Phrase {
  const phrases = sites.map((one): NamePhrase => ({ phrase: site(one, subject, wording), gender: '' }));
  // Joined pairwise by "or", without the commas of a list: a comma would seem to end the location.
  const places = phrases.reduce((first, next) => wording.or([first, next]));
  return sites.length === 1 ? places.phrase : wording.say('either-place', { places });
}

function site(site: Site, subject: Subject, wording: WordingContext): Phrase {
  const place = plainSite(site, subject, wording);
  return site.not ? wording.say('not-there', { place, form: subject }) : place;
}

/** A site without its `not`. */
function plainSite(site: Site, form: Subject, wording: WordingContext): Phrase {
  switch (site.where) {
    case 'adjacent':
      return wording.say('adjacent-to', { what: spot(site.to, wording), form });
    case 'on':
      return wording.say('on', { what: spot(site.spot, wording) });
    case 'in':
      return wording.say('in', { regions: wording.or(site.regions.map((one) => region(one, wording))) });
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

/** The location of "this", for use after a verb that contains the `not` of the first site. */
export function placeOfThis(where: Where, wording: WordingContext): { place: Phrase; not: boolean } {
  const places = sitesOf(where);
  const [[first, ...others]] = places;
  const not = first.not === true && others.length === 0;
  return { place: all(places, 'this', wording, not), not };
}
