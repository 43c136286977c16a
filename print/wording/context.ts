/** Composes rules texts from a language and the words of a set: its nouns, and lists of them. */
import {
  allSteps,
  type Block,
  type Compare,
  type Holder,
  type Kind,
  markersOf,
  type NamedThing,
  namedPlayers,
  namedThings,
  type Op,
  type QuantityOrAll,
  type Sought,
  type Step,
  speciesName,
  stepInfo,
  type Thing,
} from '../../program/index.ts';
import type { FileNoun, Lang, WordingLength, Words } from './language.ts';
import {
  capital,
  clause,
  type IconSubject,
  icon,
  join,
  keyword,
  type Phrase,
  plain,
  type TextPart,
} from './parts.ts';
import type { MessageId } from './translation/messages.ts';
import {
  type MessageArguments,
  type NamePhrase,
  type Translator,
  translator,
} from './translation/translator.ts';

/** A noun in the singular or plural, which the messages call `form`. */
export type Form = (many: boolean) => NamePhrase;

export const formName = (many: boolean) => (many ? 'many' : 'one');
export const yes = (is: boolean | undefined) => (is ? 'yes' : 'no');
export const withSpaces = (name: string) => name.replaceAll('-', ' ');

/** A noun on its own, capitalised. */
export const label = (noun: NamePhrase | string): string =>
  plain(capital([{ part: 'text', text: typeof noun === 'string' ? noun : plain(noun.phrase) }]));

/** The icon of what is placed. */
export const nounIcon = (kind: Kind): IconSubject =>
  typeof kind === 'string'
    ? { icon: 'thing', name: kind, isPlaced: true }
    : { icon: 'animal-of', terrain: kind.animalOf };

/** Whether the quantity is more than one. */
export const isSeveral = (quantity: QuantityOrAll) => 'all' in quantity || quantity.amount > 1;

/** The name of a comparison, and of its opposite. */
const COMPARISONS: Record<Compare['is'], [plainly: string, opposite: string]> = {
  least: ['least', 'fewer'],
  most: ['most', 'more'],
  exactly: ['exactly', 'not-exactly'],
};

/** What a wording depends on besides the words of a set. */
interface WordingOptions {
  lang?: Lang | undefined;
  length?: WordingLength | undefined;
  /** Whether it also says what a table says. */
  hasTable?: boolean;
  /** The effect that gives things their names. */
  effect?: Block;
  /** The name of the species that the card chooses (L68); by default that of the effect. */
  species?: string | undefined;
  /** Whether a single thing on a ground is worded as `1`. */
  countsOne?: boolean;
  /** What all players could do before, and whether what the reader of the card gains comes next. */
  others?: { deeds: ReadonlySet<string>; isGainNext: boolean } | undefined;
  /** What "this" is called where it would not be plain. */
  thisThing?: Phrase | undefined;
}

function othersAfter(step: Step, before: WordingOptions['others']): WordingOptions['others'] {
  if (step.op === 'each-player') {
    const deeds = allSteps([step]).flatMap((one) => stepInfo(one).deed ?? []);
    return { deeds: new Set([...(before?.deeds ?? []), ...deeds]), isGainNext: true };
  }
  return before && step.op === 'gain' ? { ...before, isGainNext: false } : before;
}

/** A language with the words of a set. */
export class WordingContext {
  readonly say: Translator['say'];
  readonly named: Translator['named'];
  readonly #translator: Translator;
  readonly #words: Words;
  readonly #options: WordingOptions;

  constructor(words: Words, options: WordingOptions = {}) {
    this.#translator = translator(options.lang ?? 'en', options.length, options.hasTable);
    this.say = this.#translator.say;
    this.named = this.#translator.named;
    this.#words = words;
    this.#options =
      'species' in options ? options : { ...options, species: speciesName(options.effect ?? []) };
  }

  #with(options: WordingOptions): WordingContext {
    return new WordingContext(this.#words, { ...this.#options, ...options });
  }

  /** The same context, but with "a desert with 1 lion" where "a desert with a lion" would be ambiguous (L31). */
  countingOne(): WordingContext {
    return this.#with({ countsOne: true });
  }

  /** The same context, for the names in another effect. */
  within(effect: Block): WordingContext {
    return this.#with({ effect, thisThing: undefined, others: undefined });
  }

  /** The same context, for words in which "this" is called otherwise. */
  callingThis(thisThing?: Phrase): WordingContext {
    return this.#with({ thisThing });
  }

  /** The same context, for words after a step: if it acts on several things, "this" is the last of them. */
  after(step: Step): WordingContext {
    const others = othersAfter(step, this.#options.others);
    return this.#with({ others }).#afterThis(step);
  }

  /** Whether only the reader of the card gains what comes next, after what all players did. */
  get isOnlyYours(): boolean {
    return this.#options.others?.isGainNext === true;
  }

  /** Whether all players could do something before. */
  isByAnyone(deed: string): boolean {
    return this.#options.others?.deeds.has(deed) === true;
  }

  #afterThis(step: Step): WordingContext {
    const last = allSteps([step]).findLast((one) => stepInfo(one).setsThis);
    if (!last || step.op === 'for-each') return this;
    const areSeveral = 'quantity' in last && isSeveral(last.quantity);
    return this.callingThis(areSeveral ? this.say('last-one', { deed: stepInfo(last).deed! }) : undefined);
  }

  /** Whether `that player` of a step is the owner of the card that was done before it. */
  isOfCard(step: Step): boolean {
    return namedPlayers(this.#options.effect ?? [], true).some((one) => one.step === step && one.isOfCard);
  }

  /** "this", "the last one moved". */
  get this(): Phrase {
    return this.#options.thisThing ?? this.say('this');
  }

  /** The subject of a test: "this", "the last one moved", "you". */
  subject(who: 'this' | 'you'): Phrase {
    return (who === 'this' && this.#options.thisThing) || this.say('subject', { who });
  }

  /** A message as plain text. */
  text<Id extends MessageId>(id: Id, ...values: MessageArguments<Id>): string {
    return plain(this.say(id, ...values));
  }

  /** A message as plain text that begins with a capital letter: a title or a sentence. */
  title<Id extends MessageId>(id: Id, ...values: MessageArguments<Id>): string {
    return plain(capital(this.say(id, ...values)));
  }

  /**
   * The noun that the set, or else the language's file, has for `thing-NAME`, `element-NAME`, `hand-NAME` or
   * `layout-NAME`.
   */
  nounOf(id: Parameters<Translator['noun']>[0]): FileNoun | undefined {
    return this.#words.nouns?.get(id) ?? this.#translator.noun(id);
  }

  /** What a step says by hand, in the language if the set has it. */
  sentence(step: Op<'by-hand'>): string {
    return this.#words.sentences?.get(step) ?? step.text;
  }

  private thing(name: Thing): FileNoun {
    const known = this.nounOf(`thing-${name}`);
    if (known) return known;
    const one = withSpaces(name);
    const declared = [...this.#words.animals, ...markersOf(this.#words)].find((word) => word.name === name);
    return { one, many: withSpaces(declared?.plural ?? `${name}s`), bare: one, gender: '' };
  }

  private drawn(what: IconSubject, form: 'one' | 'many' | 'bare', noun: FileNoun): NamePhrase {
    return { phrase: [icon(what, noun[form])], gender: noun.gender };
  }

  /** "lion", "lions", "grasslands with a lion and no forests". */
  noun(sought: Sought, many: boolean): NamePhrase {
    if (typeof sought === 'object') return this.holder(sought, many);
    const name = sought;
    if (this.isSpecies(name)) return this.named('of-species', { what: this.noun('animal', many) });
    return this.drawn({ icon: 'thing', name }, formName(many), this.thing(name));
  }

  /** Whether a word is the name of the species that the card chooses (L68). */
  isSpecies = (kind: Kind): boolean => kind === this.#options.species;

  private holder(holder: Holder, many: boolean): NamePhrase {
    const { phrase, gender } = this.noun(holder.ground, many);
    return { phrase: clause(phrase, this.contentsOf(holder)), gender };
  }

  /** "with a lion and no forests". */
  private contentsOf({ with: held }: Holder): Phrase {
    const all = held.map(({ compare, things }) => {
      const nouns = (several: boolean) => this.nouns(things, several);
      const isOne = compare.is === 'least' && compare.amount === 1;
      if (!isOne || !this.#options.countsOne) return this.compared(compare, false, nouns).what;
      const what = nouns(false);
      return { phrase: this.say('so-many', { amount: 1, what }), gender: what.gender };
    });
    return this.say('holding', { what: this.and(all) });
  }

  /** The bare name, for use next to another noun: "water habitat". */
  bare(name: Thing): NamePhrase {
    return this.drawn({ icon: 'thing', name }, 'bare', this.thing(name));
  }

  /** "card", "cubes": a noun of the language's file that has an icon. */
  good(name: 'card' | 'cube', many = false): NamePhrase {
    return this.drawn({ icon: name }, formName(many), this.#translator.noun(name)!);
  }

  /** "3 points". */
  points(amount: number): NamePhrase {
    return { phrase: [icon({ icon: 'points', amount }, this.text('points', { amount }))], gender: '' };
  }

  /** The name of a starting hand: its own, or that of the animal or plant it is named after. */
  handName(name: string): string {
    return (this.nounOf(`hand-${name}`) ?? this.nounOf(`thing-${name}`))?.one ?? withSpaces(name);
  }

  /** An element on its own, with its icon. */
  element(name: string): NamePhrase {
    return { phrase: [icon({ icon: 'element', name, amount: 1 }, this.elementName(name))], gender: '' };
  }

  elementName(name: string): string {
    return this.nounOf(`element-${name}`)?.one ?? withSpaces(name);
  }

  /** "a lion", "an antelope". */
  article(what: NamePhrase): NamePhrase {
    return { phrase: this.say('a', { what }), gender: what.gender };
  }

  /** "a, b or c", the joining word as a keyword. */
  or(all: readonly NamePhrase[]): NamePhrase {
    const or = (next: NamePhrase): TextPart => keyword(this.text('or', { next }));
    return this.list(all, (next) => [or(next)]);
  }

  /** "a, b and c". */
  and(all: readonly NamePhrase[]): NamePhrase {
    return this.list(all, (next) => this.say('and', { next }));
  }

  private list(all: readonly NamePhrase[], joiner: (next: NamePhrase) => Phrase): NamePhrase {
    const last = all.at(-1)!;
    const before = all.slice(0, -1);
    if (before.length === 0) return last;
    const first = before.reduce((list, next) => ({
      phrase: this.say('list-more', { first: list, next }),
      gender: next.gender,
    }));
    const phrase = this.say('list-last', { first, joined: joiner(last), last });
    return { phrase, gender: last.gender, firstGender: before[0].firstGender ?? before[0].gender };
  }

  /** "lion or gorilla", "lions or gorillas". */
  nouns(things: readonly Sought[], many: boolean): NamePhrase {
    return this.or(things.map((thing) => this.noun(thing, many)));
  }

  /** The nouns, or with `other` one phrase for all: "other lions or gorillas". */
  others(other: true | undefined, names: NamePhrase[], many: boolean): NamePhrase[] {
    return other ? [this.named('others', { what: this.or(names), form: formName(many) })] : names;
  }

  /** Like `nouns`, but separates what is on a single ground, so that other phrases about the ground can come before it. */
  nounsApart(things: readonly Sought[], many: boolean): { what: NamePhrase; contents: Phrase } {
    const [only, ...others] = things;
    if (typeof only !== 'object' || others.length > 0)
      return { what: this.nouns(things, many), contents: [] };
    return { what: this.noun(only.ground, many), contents: this.contentsOf(only) };
  }

  /** "a lion or a gorilla", "another lion or gorilla". */
  alternatives(things: readonly Sought[], other?: true): NamePhrase {
    const names = things.map((thing) => this.noun(thing, false));
    return this.or(this.others(other, names, false).map((name) => this.article(name)));
  }

  /** The kinds of things that can be placed: "animal with a water tab", "grasslands". */
  kind(kind: Kind, many: boolean): NamePhrase {
    if (this.isSpecies(kind)) return this.named('of-species', { what: this.kind('animal', many) });
    if (typeof kind === 'string') return this.drawn(nounIcon(kind), formName(many), this.thing(kind));
    const terrain = this.thing(kind.animalOf).bare;
    const { phrase, gender } = this.named('animal-with-tab', { terrain, form: formName(many) });
    // A single icon represents the whole kind.
    return { phrase: [icon(nounIcon(kind), plain(phrase))], gender };
  }

  /** A thing that is meant again, on a card its ring: "that grassland", "the second lion"; any of them if several have the name. */
  given(name: string): Phrase {
    const all = namedThings(this.#options.effect ?? [], this.#words).filter((one) => one.as === name);
    if (all.length === 0) return this.say('this');
    const { phrase } = this.or(all.map((one) => ({ phrase: this.meantAgain(one), gender: '' })));
    return [icon({ icon: 'ring', name }, plain(phrase))];
  }

  private meantAgain({ noun, nth, alike }: NamedThing): Phrase {
    const what = noun === 'token' || noun === 'thing' ? this.named(`a-${noun}`) : this.noun(noun, false);
    return alike === 1 ? this.say('that', { what }) : this.say('nth', { nth, what });
  }

  /** "a lion", "2 lions", "up to 3 lions", "all lions". */
  quantified(quantity: QuantityOrAll, of: (many: boolean) => NamePhrase[]): Phrase {
    if ('all' in quantity) {
      const [what, ...more] = of(true) as [NamePhrase, ...NamePhrase[]];
      return this.or([{ phrase: this.say('all', { what }), gender: what.gender }, ...more]).phrase;
    }
    const { amount, upTo } = quantity;
    if (amount === 1 && !upTo) return this.or(of(false).map((one) => this.article(one))).phrase;
    return join([this.say('amount', { amount, upTo: yes(upTo) }), ' ', this.or(of(amount > 1)).phrase]);
  }

  /** "a cube", "2 cubes". */
  some(amount: number, of: Form): NamePhrase {
    if (amount === 1) return this.article(of(false));
    const what = of(true);
    return { phrase: this.say('so-many', { amount, what }), gender: what.gender };
  }

  /**
   * "at least 2 lions", "no lions"; with `not`, the opposite. `many` says whether the verb is plural, `none` whether the
   * comparison is "no lions".
   */
  compared({ is, amount }: Compare, not: boolean, of: Form) {
    const single = of(false);
    const some = () => ({ what: this.article(single), many: false, none: false });
    const none = () => {
      const phrase = this.say('none', { one: single, many: of(true) });
      return { what: { phrase, gender: single.gender }, many: true, none: true };
    };
    if (is === 'least' && amount === 1) return not ? none() : some();
    if (is !== 'least' && amount === 0) return not ? some() : none();
    const counted = of(amount !== 1);
    const phrase = this.say('compared', { is: COMPARISONS[is][not ? 1 : 0], amount, what: counted });
    return { what: { phrase, gender: counted.gender }, many: amount !== 1, none: false };
  }
}
