/** Places in the landscape: groups, regions, and what is next to or on something. */
import type { Group, Region, Sought, Spot, Where } from '../../program/index.ts';
import { form, type WordingContext } from './context.ts';
import type { Phrase } from './parts.ts';
import type { Named } from './translator.ts';

/** "forest habitat", "lion communities". */
export function group(group: Group, many: boolean, wording: WordingContext): Named {
  switch (group.group) {
    case 'habitat':
      return wording.named('habitat', { of: wording.bare(group.of), form: form(many) });
    case 'community': {
      const { of } = group;
      const values = { of: wording.bare(of), ofMany: wording.noun(of, true), form: form(many) };
      return wording.named('community', values);
    }
    case 'landmass':
      return wording.named('landmass', { form: form(many) });
  }
}

/** "this habitat", "the largest lion community". */
export function region(region: Region, wording: WordingContext): Named {
  return 'group' in region
    ? wording.named(region.region, { group: group(region.group, false, wording) })
    : wording.named(region.region);
}

function spot(spot: Spot, wording: WordingContext): Phrase {
  switch (spot.spot) {
    case 'this':
    case 'this-tile':
      return wording.say(spot.spot);
    case 'named':
      return wording.given(spot.name);
    case 'thing':
      return wording.article(wording.noun(spot.thing, false)).phrase;
  }
}

/** "adjacent to this", "in this habitat or an adjacent habitat"; empty without a place. */
export function where(where: Where | undefined, wording: WordingContext): Phrase {
  switch (where?.where) {
    case undefined:
      return [];
    case 'adjacent':
      return wording.say('adjacent-to', { what: spot(where.to, wording) });
    case 'on':
      return wording.say('on', { what: spot(where.spot, wording) });
    case 'in':
      return wording.say('in', { regions: wording.or(where.regions.map((one) => region(one, wording))) });
    case 'edge':
      return wording.say('on-the-edge');
  }
}

/** Whether the thing of a step is `this tile`. */
export function isThisTile(things: readonly Sought[], where: Where | undefined): boolean {
  const [only] = where?.where === 'in' && where.regions.length === 1 ? where.regions : [];
  return only?.region === 'this-tile' && things.length === 1 && things[0] === 'tile';
}
