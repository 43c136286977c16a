/** The nouns of the rules in English: names of things, how many of them, and where they stand. */
import type { Compare, Group, Kind, Quantity, Region, Spot, Thing, Where } from '../../runtime/ops/terms.ts';
import type { Words } from './language.ts';
import { icon, join, keyword, type Part, type Phrase, plain, say } from './parts.ts';

interface Noun {
  one: string;
  many: string;
}

/** The engine's own nouns. Water is spoken of as a tile, so that it is never taken for the element. */
const NOUNS = new Map<string, Noun>(
  Object.entries({
    desert: { one: 'desert', many: 'deserts' },
    grassland: { one: 'grassland', many: 'grasslands' },
    water: { one: 'water tile', many: 'water tiles' },
    land: { one: 'land tile', many: 'land tiles' },
    tile: { one: 'tile', many: 'tiles' },
    mountain: { one: 'mountain', many: 'mountains' },
    forest: { one: 'forest', many: 'forests' },
    animal: { one: 'animal', many: 'animals' },
  }),
);

const spaced = (name: string) => name.replaceAll('-', ' ');

function nounOf(thing: Thing, words: Words): Noun {
  const known = NOUNS.get(thing);
  if (known) return known;
  const animal = words.animals.find(({ name }) => name === thing);
  return { one: spaced(thing), many: spaced(animal?.plural ?? `${thing}s`) };
}

/** "lion", "lions". */
export function noun(thing: Thing, many: boolean, words: Words): Phrase {
  const { one, many: several } = nounOf(thing, words);
  return [icon({ icon: 'thing', name: thing }, many ? several : one)];
}

/** "a" or "an", as it sounds before the phrase. */
export function article(phrase: Phrase): Phrase {
  const sound = plain(phrase);
  const an = /^[aeio]/.test(sound) || /^u(?!ni|s)/.test(sound);
  return say`${an ? 'an' : 'a'} ${phrase}`;
}

/** "a, b or c", the joining word in small capitals. */
export function orList(phrases: readonly Phrase[]): Phrase {
  return list(phrases, keyword('or'));
}

/** "a, b and c". */
export function andList(phrases: readonly Phrase[]): Phrase {
  return list(phrases, { part: 'text', text: 'and' });
}

function list(phrases: readonly Phrase[], word: Part): Phrase {
  const last = phrases.length - 1;
  return join(
    phrases.flatMap((phrase, i): (string | Part | Phrase)[] => {
      if (i === 0) return [phrase];
      return i === last ? [' ', word, ' ', phrase] : [', ', phrase];
    }),
  );
}

/** "lion or gorilla", "lions or gorillas". */
export function nouns(things: readonly Thing[], many: boolean, words: Words): Phrase {
  return orList(things.map((thing) => noun(thing, many, words)));
}

/** "a lion or a gorilla". */
export function anyOf(things: readonly Thing[], words: Words): Phrase {
  return orList(things.map((thing) => article(noun(thing, false, words))));
}

/** What a placement may put down: "animal with a water tab", "grasslands". */
export function kind(kind: Kind, many: boolean, words: Words): Phrase {
  if (typeof kind === 'string') return noun(kind, many, words);
  const text = `${many ? 'animals' : 'animal'} with a ${kind.animalOf} tab`;
  return [icon({ icon: 'animal-of', terrain: kind.animalOf }, text)];
}

/** "a lion", "2 lions", "up to 3 lions". */
export function quantified(quantity: Quantity, form: (many: boolean) => Phrase[]): Phrase {
  const { amount, upTo } = quantity;
  if (amount === 1 && !upTo) return orList(form(false).map(article));
  return say`${upTo ? 'up to ' : ''}${amount} ${orList(form(amount > 1))}`;
}

/** A compared number of something: "at least 2 lions", "no lions". `not` says the opposite. */
export function compared(compare: Compare, not: boolean, form: (many: boolean) => Phrase): Phrase {
  const { is, amount } = compare;
  const counted = (words: string, n = amount) => say`${words}${n} ${form(n !== 1)}`;
  const none = say`no ${form(true)}`;
  const some = article(form(false));
  switch (is) {
    case 'least':
      if (amount === 1) return not ? none : some;
      return counted(not ? 'fewer than ' : 'at least ');
    case 'most':
      if (amount === 0) return not ? some : none;
      return counted(not ? 'more than ' : 'at most ');
    case 'exactly':
      if (amount === 0) return not ? some : none;
      return counted(not ? 'not exactly ' : 'exactly ');
  }
}

/** True when what `compared` says is in the singular. */
export function comparedIsOne({ is, amount }: Compare, not: boolean): boolean {
  if (amount === 0) return is !== 'least' && not;
  return amount === 1 && !(is === 'least' && not);
}

/** "forest habitat", "lion communities". */
export function group(group: Group, many: boolean): Phrase {
  switch (group.group) {
    case 'habitat':
      return say`${bare(group.of)} ${many ? 'habitats' : 'habitat'}`;
    case 'community':
      return say`${bare(group.of)} ${many ? 'communities' : 'community'}`;
    case 'landmass':
      return say`${many ? 'landmasses' : 'landmass'}`;
  }
}

/** The name alone, as before another noun: "water habitat". */
function bare(thing: Thing): Phrase {
  return [icon({ icon: 'thing', name: thing }, spaced(thing))];
}

export function region(region: Region): Phrase {
  switch (region.region) {
    case 'this-habitat':
      return say`this habitat`;
    case 'this-community':
      return say`this community`;
    case 'this-landmass':
      return say`this landmass`;
    case 'adjacent-habitat':
      return say`an adjacent habitat`;
    case 'landscape':
      return say`the landscape`;
    case 'this-feature':
      return say`this feature`;
    case 'feature-habitat':
      return say`the habitat containing this feature`;
    case 'largest':
      return say`the largest ${group(region.group, false)}`;
  }
}

/** The name a card gives to a thing with `as`. */
export const given = (name: string) => `“${spaced(name)}”`;

function spot(spot: Spot, words: Words): Phrase {
  switch (spot.spot) {
    case 'this':
      return say`this`;
    case 'this-tile':
      return say`this tile`;
    case 'named':
      return say`${given(spot.name)}`;
    case 'thing':
      return article(noun(spot.thing, false, words));
  }
}

/** " adjacent to this", " in this habitat or an adjacent habitat": with its space; empty without a place. */
export function where(where: Where | undefined, words: Words): Phrase {
  if (!where) return [];
  switch (where.where) {
    case 'adjacent':
      return say` adjacent to ${spot(where.to, words)}`;
    case 'on':
      return say` on ${spot(where.spot, words)}`;
    case 'in':
      return say` in ${orList(where.regions.map(region))}`;
    case 'edge':
      return say` on the edge of the landscape`;
  }
}
