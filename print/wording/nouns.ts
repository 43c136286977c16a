/** The nouns of the rules: names of things, lists of them, and how many. */
import type { Compare, Kind, Quantity, Thing } from '../../program/index.ts';
import type { FileNoun } from './language.ts';
import { icon, join, keyword, type Part, type Phrase, plain } from './parts.ts';
import type { WordingContext } from './speech.ts';
import type { Named, Tongue } from './translator.ts';

/** A noun as many as wanted; `form` in the messages. */
export type Form = (many: boolean) => Named;

export const form = (many: boolean) => (many ? 'many' : 'one');
export const yes = (is: boolean) => (is ? 'yes' : 'no');
export const spaced = (name: string) => name.replaceAll('-', ' ');

/** A thing as its language's file calls it, else as its set does. */
function nounOf(thing: Thing, { tongue, words }: WordingContext): FileNoun {
  const known = tongue.noun(`thing-${thing}`);
  if (known) return known;
  const one = spaced(thing);
  const animal = words.animals.find(({ name }) => name === thing);
  return { one, many: spaced(animal?.plural ?? `${thing}s`), bare: one, gender: '' };
}

/** "lion", "lions". */
export function noun(thing: Thing, many: boolean, speech: WordingContext): Named {
  const { one, many: several, gender } = nounOf(thing, speech);
  return { phrase: [icon({ icon: 'thing', name: thing }, many ? several : one)], gender };
}

/** The name alone, as beside another noun: "water habitat". */
export function bare(thing: Thing, speech: WordingContext): Named {
  const { bare, gender } = nounOf(thing, speech);
  return { phrase: [icon({ icon: 'thing', name: thing }, bare)], gender };
}

/** An element as its language's file calls it, else as its set does. */
export function elementName(name: string, { tongue }: Pick<WordingContext, 'tongue'>): string {
  return tongue.noun(`element-${name}`)?.one ?? spaced(name);
}

/** "card", "cubes": a noun of the language's file that has an icon. */
export const good =
  (name: 'card' | 'cube', { tongue }: WordingContext): Form =>
  (many) => {
    const { one, many: several, gender } = tongue.noun(name)!;
    return { phrase: [icon({ icon: name }, many ? several : one)], gender };
  };

/** "a lion", "an antelope". */
export function article(what: Named, { tongue }: WordingContext): Named {
  return { phrase: tongue.say('a', { what }), gender: what.gender };
}

/** "a, b or c", the joining word in small capitals. */
export function orList(all: readonly Named[], { tongue }: WordingContext): Named {
  const or = (next: Named): Part => keyword(plain(tongue.say('or', { next })));
  return list(all, (next) => [or(next)], tongue);
}

/** "a, b and c". */
export function andList(all: readonly Named[], { tongue }: WordingContext): Named {
  return list(all, (next) => tongue.say('and', { next }), tongue);
}

function list(all: readonly Named[], joiner: (next: Named) => Phrase, tongue: Tongue): Named {
  const last = all.at(-1)!;
  const before = all.slice(0, -1);
  if (before.length === 0) return last;
  const first = before.reduce((list, next) => ({
    phrase: tongue.say('list-more', { first: list, next }),
    gender: next.gender,
  }));
  return { phrase: tongue.say('list-last', { first, joined: joiner(last), last }), gender: last.gender };
}

/** "lion or gorilla", "lions or gorillas". */
export function nouns(things: readonly Thing[], many: boolean, speech: WordingContext): Named {
  return orList(
    things.map((thing) => noun(thing, many, speech)),
    speech,
  );
}

/** "a lion or a gorilla". */
export function anyOf(things: readonly Thing[], speech: WordingContext): Named {
  return orList(
    things.map((thing) => article(noun(thing, false, speech), speech)),
    speech,
  );
}

/** What a placement may put down: "animal with a water tab", "grasslands". */
export function kind(kind: Kind, many: boolean, speech: WordingContext): Named {
  if (typeof kind === 'string') return noun(kind, many, speech);
  const terrain = nounOf(kind.animalOf, speech).bare;
  const { phrase, gender } = speech.tongue.named('animal-with-tab', { terrain, form: form(many) });
  // One icon stands for all of it.
  return { phrase: [icon({ icon: 'animal-of', terrain: kind.animalOf }, plain(phrase))], gender };
}

/** "a lion", "2 lions", "up to 3 lions". */
export function quantified(
  quantity: Quantity,
  of: (many: boolean) => Named[],
  speech: WordingContext,
): Phrase {
  const { amount, upTo } = quantity;
  if (amount === 1 && !upTo) {
    return orList(
      of(false).map((one) => article(one, speech)),
      speech,
    ).phrase;
  }
  const number = speech.tongue.say('amount', { amount, upTo: yes(upTo) });
  return join([number, ' ', orList(of(amount > 1), speech).phrase]);
}

/** A cube, 2 cubes. */
export function some(amount: number, of: Form, speech: WordingContext): Named {
  if (amount === 1) return article(of(false), speech);
  const what = of(true);
  return { phrase: speech.tongue.say('so-many', { amount, what }), gender: what.gender };
}

/** A compared number of something. */
export interface Compared {
  what: Named;
  /** Whether what is said of it is in the plural. */
  many: boolean;
  /** Whether it is "no lions". */
  none: boolean;
}

/** What a comparison is called, and its opposite. */
const SAID: Record<Compare['is'], [plainly: string, opposite: string]> = {
  least: ['least', 'fewer'],
  most: ['most', 'more'],
  exactly: ['exactly', 'not-exactly'],
};

/** "at least 2 lions", "no lions"; with `not`, the opposite. */
export function compared(compare: Compare, not: boolean, of: Form, speech: WordingContext): Compared {
  const { is, amount } = compare;
  const { tongue } = speech;
  const single = of(false);
  const some = (): Compared => ({ what: article(single, speech), many: false, none: false });
  const none = (): Compared => {
    const phrase = tongue.say('none', { one: single, many: of(true) });
    return { what: { phrase, gender: single.gender }, many: true, none: true };
  };
  if (is === 'least' && amount === 1) return not ? none() : some();
  if (is !== 'least' && amount === 0) return not ? some() : none();
  const counted = of(amount !== 1);
  const phrase = tongue.say('compared', { is: SAID[is][not ? 1 : 0], amount, what: counted });
  return { what: { phrase, gender: counted.gender }, many: amount !== 1, none: false };
}
