/**
 * Finds what a sentence means by "it" and "the lion", which the table marks: `obj_this` and `obj_lion` where something is done to
 * it, `the_lion` in a place, `on is_lion` before what is asked of it, `the_deed` for what the step before did, `the_reward` for
 * what was gained before, `the_points` for points if that was nothing else. `the_ground` is the tile or the lake that "in it" means,
 * `the_origin` where something was before, `as is_habitat` says that a lake was chosen and not a tile. `as_that-lion` is the only
 * lion that steps act on, `as_lion-2` the second, and `as_lion-1-or-lion-2` one of several; the step that brought it in gets
 * `as that-lion`.
 */
import { type Edit, parse, type Span, type StepNode, withEdits } from '../../grammar/index.ts';
import { isGround, isToken, namesOfThings, terrainsOf } from '../../program/index.ts';
import { cardAround } from './plain-card.ts';
import { lastReward, MARK, Spoken } from './spoken.ts';
import { allNodes, blocksOf, isNaming, isOne, type NamingNode, thingsOf } from './step-facts.ts';
import type { Table } from './table.ts';

/** A mark, with the word before it that goes or stays with it. */
const MARKS = /\b(a |as |on |per (?:\d+ )?)?(obj|the|is)_([\w-]+)/g;
/** "When a forest is placed next to the water": any water. */
const ANY_GROUND = /(?<=^when [^{]*)\bthe_(desert|grassland|water)\b/g;
const NAMES = /\bas_([\w-]+)/g;
/** The habitat of "this", called a lake. */
const OWN_AREA = /\bthis_(\w+) habitat\b/g;
/** Steps that make something "this". */
const NAMING = /\b(?:place|choose|move|replace|swap|for each)\b/;

/** The text in which "the lake" is the largest one, where that came before and nothing was "this", or else the habitat of "this". */
const withOwnAreas = (eco: string): string =>
  eco.replace(OWN_AREA, (_, area: string, at: number) => {
    const before = eco.slice(0, at);
    const great = new RegExp(`\\bthe (?:largest|smallest) ${area} habitat\\b`).exec(before)?.[0];
    return great && !NAMING.test(before) ? great : 'this habitat';
  });

/**
 * The text with what each mark means; undefined if one of them means nothing, or if people can mean more by it than it says.
 * @param said the text, in which `this_water habitat` is the habitat of "this", called a lake
 * @param told the things that a story before it names
 */
export function withReferents(
  said: string,
  { markers, isPrinted, doubts }: Pick<Table, 'markers' | 'isPrinted' | 'doubts'>,
  told: readonly string[] = [],
): string | undefined {
  if (isPrinted && !MARK.test(said)) return said;
  if (doubts.entries().some(([{ items }, pattern]) => items.length === 0 && pattern.test(said)))
    return undefined;
  const eco = withOwnAreas(said).replaceAll(ANY_GROUND, 'a $1');
  const text = cardAround(eco);
  const { tree, problems } = parse('', text);
  const [item] = tree.items;
  if (problems.length > 0 || (item?.kind !== 'card' && item?.kind !== 'feature'))
    return MARK.test(eco) ? undefined : eco;
  const own = item.kind === 'card' ? item.block : undefined;
  const triggers = (item.kind === 'card' ? own?.triggers : item.triggers) ?? [];
  const changes: Edit[] = [];
  // Each is an effect of its own.
  for (const block of [own, ...triggers.map(({ steps }) => steps)]) {
    const binder = new Binder(text, told, changes);
    binder.read(block?.steps ?? [], markers);
  }
  const from = text.indexOf(eco);
  const bound = withEdits(text, changes).slice(from, from + eco.length - text.length);
  return MARK.test(bound) ? undefined : bound;
}

/** A mark in a step: what it says of what, the word before it, and the text of the step, in which it is `at` an index. */
interface Marked {
  step: StepNode;
  own: string;
  before: string;
  word: string;
  at: number;
}

/** Reads the steps of an effect, and changes the marks in them to what they mean there. */
class Binder {
  readonly #text: string;
  /** Things that a story told of. */
  readonly #told: readonly string[];
  readonly #changes: Edit[];
  readonly spoken: Spoken;

  constructor(text: string, told: readonly string[], changes: Edit[]) {
    this.#text = text;
    this.#told = told;
    this.#changes = changes;
    this.spoken = new Spoken(text);
  }

  read(block: readonly StepNode[], markers: readonly string[]): void {
    const steps = allNodes(block);
    this.#name(steps.filter(isNaming), { from: block[0]?.from ?? 0, to: block.at(-1)?.to ?? 0 }, markers);
    let everyone: readonly StepNode[] = [];
    for (const step of steps) {
      if (everyone.length > 0 && !everyone.includes(step)) {
        everyone = [];
        this.spoken.isOfAll = true;
      }
      if (step.kind === 'each') everyone = allNodes(step.steps.steps);
      if (step.kind === 'may') this.spoken.chosen = step.steps.steps;
      const own = this.#text.slice(step.from, blocksOf(step)[0]?.from ?? step.to);
      for (const { 0: mark, 1: before = '', 2: kind, 3: word, index } of own.matchAll(MARKS)) {
        const marked = { step, own, before, word: word!, at: index };
        const meant =
          kind === 'is'
            ? (before === 'as ' || this.spoken.isSelf(word!)) && ''
            : kind === 'the'
              ? this.#meant(marked)
              : step.kind === 'place'
                ? this.#placed(marked)
                : this.#object(marked);
        const from = step.from + index;
        if (typeof meant === 'string') this.#change({ from, to: from + mark.length }, meant);
      }
      this.spoken.note(step);
    }
  }

  #change({ from, to }: Span, text: string): void {
    this.#changes.push({ from, to, text });
  }

  /** The only thing that a story told of, if no step or condition has spoken of another. */
  get #subject(): string | undefined {
    const { named, deed, found } = this.spoken;
    const [told, ...others] = named.length === 0 && !deed && !found ? this.#told : [];
    return others.length === 0 ? told : undefined;
  }

  /** Names what is meant by its place among its like. */
  #name(steps: readonly NamingNode[], { from, to }: Span, markers: readonly string[]): void {
    const things = steps.map((step) => ({ things: thingsOf(step), isEach: step.kind === 'for-each' }));
    const names = namesOfThings(things, markers).map(({ noun, nth, alike }) =>
      alike === 1 ? `that-${noun}` : `${noun}-${nth}`,
    );
    for (const { 0: mark, 1: name, index } of this.#text.slice(from, to).matchAll(NAMES)) {
      const ways = name!.split('-or-');
      if (!ways.every((way) => names.includes(way))) continue;
      const meant = steps.filter((_, i) => ways.includes(names[i]!));
      if (meant.every((step) => this.#nameOf(step, name!) === name))
        this.#change({ from: from + index, to: from + index + mark.length }, name!);
    }
  }

  /** The name of what a step makes "this"; it gets this one if it has none. */
  #nameOf(step: NamingNode, name: string): string {
    if (!step.as) {
      // Behind all else, but before its condition or steps.
      const condition =
        step.kind !== 'for-each' && step.if ? this.#text.lastIndexOf('if', step.if.from) : step.to;
      const end = step.kind === 'for-each' ? step.steps.from : condition;
      const at = this.#text.slice(0, end).trimEnd().length;
      step.as = { text: name, from: at, to: at };
      this.#change(step.as, ` as ${name}`);
    }
    return step.as.text;
  }

  /** The name of the last thing of a kind that a step brought in. */
  #lastOf(thing: string): string | undefined {
    const step = this.spoken.named.findLast((one) => one.thing === thing)?.step;
    return step && !this.spoken.isOfAll && isOne(step) ? this.#nameOf(step, `that-${thing}`) : undefined;
  }

  /** "Put it on a desert", "put another one". */
  #placed({ step, before, word }: Marked): string | undefined {
    const [first] = this.spoken.named;
    const meanings: Record<string, string | undefined> = {
      // One of the only kind that there was.
      another: this.spoken.named.every(({ thing }) => thing === first?.thing) ? first?.thing : undefined,
      one: this.spoken.missing?.steps.includes(step) ? this.spoken.missing.thing : undefined,
      // "A shy rhino steps out of the dust. Place it in the desert."
      this: this.#subject,
    };
    return meanings[word] && `${before}${meanings[word]}`;
  }

  /** "Remove it", "remove the lion". */
  #object({ step, before, word }: Marked): string | undefined {
    const thing = word === 'this' ? (this.spoken.self ?? word) : word;
    if (thing === 'place') return this.#stay(step);
    // What a condition found, and what is beside what was just placed, can be meant as well; of animals on a tile, any is moved.
    const isEither =
      (step.kind === 'remove' || step.kind === 'move') &&
      [...this.spoken.near.keys()].some((one) => !isGround(one));
    if (word === 'this' && (isEither || thing === 'animal' || this.spoken.found?.steps.includes(step)))
      return undefined;
    if (thing === this.spoken.self && isGround(thing)) return 'this tile';
    const { where: pair, steps } = this.spoken.pair ?? {};
    const near = this.spoken.near.get(thing) ?? (steps?.includes(step) ? pair?.[thing] : undefined);
    // "The lion" beside another lion can be either.
    if (thing === this.spoken.self) return near === undefined ? `${before}${thing} on this tile` : undefined;
    const name = near === undefined ? this.#lastOf(thing) : undefined;
    const where = near ?? (name && `on ${name}`);
    return where && `${before}${thing} ${where}`;
  }

  /** Makes the tile of what was just removed "this". */
  #stay(step: StepNode): string {
    const removed = this.spoken.removed;
    // What may not be removed has no place.
    if (!removed || (this.spoken.chosen.includes(removed) && !this.spoken.chosen.includes(step)))
      return 'this tile';
    const [thing] = removed.things;
    const where = removed.where ? ` ${this.#text.slice(removed.where.from, removed.where.to)}` : '';
    const ground = isToken(thing!.text) ? 'land' : 'tile';
    const chosen = `choose a ${ground} with a ${thing!.text}${where}; `;
    this.#change({ from: removed.from, to: removed.from }, chosen);
    this.#change({ from: thing!.to, to: removed.where?.to ?? thing!.to }, ' on this tile');
    this.spoken.removed = undefined;
    return 'this tile';
  }

  /** "For each", "one more", "adjacent to the lion". */
  #meant(marked: Marked): string | undefined {
    const { step, before, word } = marked;
    if (before.startsWith('per')) return this.#per(marked);
    // "No other lion", "no other animal", of a lion.
    const other = /^own-(.*)/.exec(word)?.[1];
    if (other !== undefined)
      return other === this.spoken.self || (other === 'animal' && this.spoken.isSelf('beast'))
        ? `${before}${other}`
        : undefined;
    // "If you removed at least one", "each of them next to another" of what was placed.
    const { did, thing } = this.spoken.deed ?? {};
    if (word === did) return thing && `${before}${thing}`;
    if (word === 'lost') {
      if (step.kind === 'gain') return this.spoken.lost;
      const { lost, reward = lost } = this.spoken;
      return lost === undefined || lost === reward ? reward : undefined;
    }
    // "+1" is of what was given before.
    if (word === 'points') return (this.spoken.reward ?? 'vp') === 'vp' ? 'vp' : undefined;
    if (word !== 'reward') return this.#spot(marked);
    // "Take 2 cubes if you have less than 3."
    return (step.kind === 'gain' ? lastReward(step) : undefined) ?? this.spoken.reward;
  }

  /** "For each", of what the last step did; once, where that is done only together with this. */
  #per({ step, before, word }: Marked): string | undefined {
    const { did, thing } = this.spoken.deed ?? {};
    // Of what was done to one thing, each is none of what was done.
    const isAny = word === 'deed' || (word === 'deeds' && !this.spoken.isSingle);
    const isDeed = thing !== undefined && (isAny || word === did || word === thing);
    const meant = isDeed ? `${did} ${thing}` : undefined;
    if (meant === undefined || step.kind !== 'gain') return meant && `${before}${meant}`;
    const [first, second] = this.spoken.chosen;
    const isOnce = first !== undefined && isOne(first) && second === step;
    const isAnywhere = step.per?.count?.count === 'things' && !step.per.count.where;
    return isOnce && isAnywhere ? '' : `${before}${meant}`;
  }

  /** "There", "adjacent to the lion". */
  #spot(marked: Marked): string | undefined {
    const { step, before, word, at } = marked;
    const { named, region, area, found, self, isElsewhere, isOfAll } = this.spoken;
    const last = named.at(-1);
    // "A lion and an antelope next to it": the lion, if nothing came before it that can be "it" as well.
    if (word === 'first') return named.length === 1 ? this.#spot({ ...marked, word: 'it' }) : undefined;
    const isOnGround = last?.thing !== undefined && !isGround(last.thing);
    const isBeside = isOnGround && this.spoken.isBeside;
    // Of several places none is "there", and of several things none is "it".
    const isSeveral = last !== undefined && !isOne(last.step);
    if (word === 'place' || word === 'origin') {
      if (isOfAll || (word === 'origin' && last)) return undefined;
      if (region !== undefined) return `in ${region}`;
      if (found?.steps.includes(step)) return found.where;
      if (isElsewhere || isBeside || isSeveral || last?.step.kind === 'swap') return undefined;
      return `${before}${this.#stay(step)}`;
    }
    if (word === 'ground') {
      if (area !== undefined) return `in ${area}`;
      // "Place 2 sharks in the biggest lake. Remove a fish in it."
      if (region !== undefined && isOnGround) return `in ${region}`;
      // "In it" is on the tile that was placed; of a lake that was chosen, it can be any tile.
      const isLake = last?.step.kind === 'choose' && self !== 'tile' && self !== 'land';
      return self !== undefined && isGround(self) && !isLake ? `${before}this tile` : undefined;
    }
    const isOn = before === 'on ';
    const isUnknown = isOfAll || isSeveral || (isOn && (isBeside || isElsewhere));
    // Where two are swapped, "it" is the first of them.
    if (word === 'it' && isUnknown && step.kind !== 'swap') return undefined;
    const noun = word === 'it' ? last?.thing : word;
    // The first of several that are placed on a tile does not change it.
    if (word === 'it' && isOn && self !== undefined && isGround(self)) return 'on this tile';
    // Where several are placed, "this" is the last one of them.
    const isIt = word === 'it' && area === undefined;
    const isThis = (isIt || this.spoken.isSelf(word)) && (isOne(step) || !isNaming(step));
    const name = isThis ? 'this' : noun && this.#lastOf(noun);
    if (name) return `${before}${name}`;
    // "The sea", of which nothing was said before, is any.
    const said = this.#text.slice(this.#text.indexOf('{'), step.from + at);
    const isAny = terrainsOf(word).length === 1 && !new RegExp(`\\b${word}\\b`).test(said);
    return isAny ? `${before}a ${word}` : undefined;
  }
}
