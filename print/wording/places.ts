/** Where things stand: groups, regions and spots. */
import type { Group, Region, Spot, Where } from '../../program/index.ts';
import { article, bare, form, noun, orList, spaced } from './nouns.ts';
import type { Phrase } from './parts.ts';
import type { WordingContext } from './speech.ts';
import type { Named } from './translator.ts';

/** "forest habitat", "lion communities". */
export function group(group: Group, many: boolean, speech: WordingContext): Named {
  const { tongue } = speech;
  switch (group.group) {
    case 'habitat':
      return tongue.named('habitat', { of: bare(group.of, speech), form: form(many) });
    case 'community':
      return tongue.named('community', {
        of: bare(group.of, speech),
        ofMany: noun(group.of, true, speech),
        form: form(many),
      });
    case 'landmass':
      return tongue.named('landmass', { form: form(many) });
  }
}

export function region(region: Region, speech: WordingContext): Named {
  const { tongue } = speech;
  if (region.region === 'largest')
    return tongue.named('largest', { group: group(region.group, false, speech) });
  return tongue.named(region.region);
}

/** The name a card gives to a thing with `as`. */
export function given(name: string, { tongue }: WordingContext): Phrase {
  return tongue.say('given', { name: spaced(name) });
}

function spot(spot: Spot, speech: WordingContext): Phrase {
  switch (spot.spot) {
    case 'this':
    case 'this-tile':
      return speech.tongue.say(spot.spot);
    case 'named':
      return given(spot.name, speech);
    case 'thing':
      return article(noun(spot.thing, false, speech), speech).phrase;
  }
}

/** "adjacent to this", "in this habitat or an adjacent habitat"; empty without a place. */
export function where(where: Where | undefined, speech: WordingContext): Phrase {
  if (!where) return [];
  const { tongue } = speech;
  switch (where.where) {
    case 'adjacent':
      return tongue.say('adjacent-to', { what: spot(where.to, speech) });
    case 'on':
      return tongue.say('on', { what: spot(where.spot, speech) });
    case 'in': {
      const regions = orList(
        where.regions.map((one) => region(one, speech)),
        speech,
      );
      return tongue.say('in', { regions });
    }
    case 'edge':
      return tongue.say('on-the-edge');
  }
}
