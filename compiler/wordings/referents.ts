/**
 * Finds what a sentence means by "it" and "the lion", which the table marks: `obj_this` and `obj_lion` where something is done to
 * it, `the_lion` in a place, `on is_lion` before what is asked of it, `the_deed` for what the step before did, `the_reward` for
 * what was gained before. `as_that-lion` is the only lion that steps act on, `as_lion-2` the second, and `as_lion-1-or-lion-2` one
 * of several; the step that brought it in gets `as that-lion`.
 */
import {
  type Edit,
  type GainNode,
  type IfNode,
  parse,
  type Span,
  type StepNode,
  type TestNode,
  type ThingNode,
  type WhereNode,
  type Word,
  withEdits,
} from '../../grammar/index.ts';
import { isGround, namesOfThings, terrainsOf } from '../../program/index.ts';
import { cardAround } from './plain-card.ts';
import { allNodes, blocksOf, deedOf, isNaming, isOne, type NamingNode, thingsOf } from './step-facts.ts';
import type { Table } from './table.ts';

/** What the table writes for something that was spoken of. */
export const MARK = /\b(?:obj|the|is|as)_/;
/** A mark, with the word before it that goes or stays with it. */
const MARKS = /\b(a |on |per (?:\d+ )?)?(obj|the|is)_([\w-]+)/g;
const NAMES = /\bas_([\w-]+)/g;
/** A place near "this". */
const NEAR_THIS = /\b(?:to|of) (?:the_it|this(?! (?:tile|feature)))\b/;

/**
 * The text with what each mark means; undefined if one of them means nothing, or if people can mean more by it than it says.
 * @param told the things that a story before it names
 */
export function withReferents(
  eco: string,
  { markers, isPrinted }: Pick<Table, 'markers' | 'isPrinted'>,
  told: readonly string[] = [],
): string | undefined {
  if (isPrinted && !MARK.test(eco)) return eco;
  if (!isPrinted && (isBesideItself(eco) || OTHERS_OF_CHOSEN.test(eco))) return undefined;
  const text = cardAround(eco);
  const { tree, problems } = parse('', text);
  const [item] = tree.items;
  if (problems.length > 0 || (item?.kind !== 'card' && item?.kind !== 'feature'))
    return MARK.test(eco) ? undefined : eco;
  const triggers = (item.kind === 'card' ? item.block?.triggers : item.triggers) ?? [];
  const changes: Edit[] = [];
  // Each is an effect of its own.
  for (const block of [
    item.kind === 'card' ? item.block : undefined,
    ...triggers.map(({ steps }) => steps),
  ]) {
    const binder = new Binder(text, told, changes);
    binder.read(block?.steps ?? [], markers);
    if (!isPrinted && binder.isUnclear) return undefined;
  }
  const from = text.indexOf(eco);
  const bound = withEdits(text, changes).slice(from, from + eco.length - text.length);
  return MARK.test(bound) ? undefined : bound;
}

/** A place of a place: the second is of what stands there, not of the ground. */
const PLACE_OF_PLACE =
  /\bon (?:an? |\d+ )?([\w-]+)(?: with(?:out)? [^;{}]*?)? (?:and )?(?:adjacent to|within \d+ spaces of) ([^;{}]*)/g;

/** Whether something stands on a ground and is to be beside its like, where its own ground counts, too. */
const isBesideItself = (eco: string): boolean =>
  [...eco.matchAll(PLACE_OF_PLACE)].some(([, ground, beside]) =>
    beside!
      .match(/[\w-]+/g)
      ?.some((word) => terrainsOf(word).some((one) => terrainsOf(ground!).includes(one))),
  );

/** "The others" after players that were chosen: other than they, or than who plays. */
const OTHERS_OF_CHOSEN = /\b(?:each player with|choose \w+ player)\b[^{}]*\{[^{}]*\}; each other player\b/;

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
  /** Whether it cannot be told which things are counted. */
  isUnclear = false;
  /** The steps of the last `may`: they are done only together. */
  #chosen: readonly StepNode[] = [];
  /** What "one" is, in the steps done if there is none. */
  #missing: { thing: string | undefined; steps: readonly StepNode[] } | undefined;
  /** What "each of them" is, in the steps done if there are some. */
  #counted: { text: string | undefined; steps: readonly StepNode[] } | undefined;
  /** The only thing that the last step removed, while nothing is "this": its place is "there". */
  #removed: Extract<StepNode, { kind: 'remove' }> | undefined;
  /** What "there" is where a condition spoke of a region of "this". */
  #region: string | undefined;
  /** Things beside or on the tile of "this", and where. */
  #near = new Map<string, string>();
  /** What the last step did, such as `removed`, and to which things, if it was all done to the same. */
  #deed: { did: string; thing?: string } | undefined;
  /** Whether that was done to one thing. */
  #isSingle = false;
  /** Whether the last thing is one of every player, so that none is "it". */
  #isOfAll = false;
  #reward: string | undefined;
  #lost: string | undefined;
  /** The steps that made something "this", with what it is if it can be only one thing. */
  readonly #named: { thing: string | undefined; step: NamingNode }[] = [];

  constructor(text: string, told: readonly string[], changes: Edit[]) {
    this.#text = text;
    this.#told = told;
    this.#changes = changes;
  }

  read(block: readonly StepNode[], markers: readonly string[]): void {
    const steps = allNodes(block);
    this.#name(steps.filter(isNaming), { from: block[0]?.from ?? 0, to: block.at(-1)?.to ?? 0 }, markers);
    let everyone: readonly StepNode[] = [];
    for (const step of steps) {
      if (everyone.length > 0 && !everyone.includes(step)) {
        everyone = [];
        this.#isOfAll = true;
      }
      if (step.kind === 'each') everyone = allNodes(step.steps.steps);
      if (step.kind === 'may') this.#chosen = step.steps.steps;
      const own = this.#text.slice(step.from, blocksOf(step)[0]?.from ?? step.to);
      for (const { 0: mark, 1: before = '', 2: kind, 3: word, index } of own.matchAll(MARKS)) {
        const marked = { step, own, before, word: word!, at: index };
        const meant =
          kind === 'is'
            ? this.#isSelf(word!) && ''
            : kind === 'the'
              ? this.#meant(marked)
              : step.kind === 'place'
                ? this.#placed(marked)
                : this.#object(marked);
        const from = step.from + index;
        if (typeof meant === 'string') this.#change({ from, to: from + mark.length }, meant);
      }
      this.#note(step);
    }
  }

  #change({ from, to }: Span, text: string): void {
    this.#changes.push({ from, to, text });
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
    const { step } = this.#named.findLast((one) => one.thing === thing) ?? {};
    return step && !this.#isOfAll && isOne(step) ? this.#nameOf(step, `that-${thing}`) : undefined;
  }

  /** What "this" is; undefined if it can be several things, or nothing. */
  get #self(): string | undefined {
    const last = this.#named.at(-1);
    return last && !this.#isOfAll && isOne(last.step) ? last.thing : undefined;
  }

  #isSelf(noun: string): boolean {
    return noun === this.#self || (noun === 'tile' && this.#self !== undefined && isGround(this.#self));
  }

  #plain(word: string): string {
    return word === 'obj_this' ? (this.#self ?? word) : word.replace(/^obj_/, '');
  }

  /** "Put it on a desert", "put another one". */
  #placed({ step, own, before, word }: Marked): string | undefined {
    const [gate] = this.#chosen;
    const isBack = gate?.kind === 'remove' && isOne(gate) && this.#chosen.includes(step);
    const removed = isBack ? only(gate.things) : undefined;
    // "A leopard climbs a tree. Put it there."
    const subject = this.#told.length === (own.includes('the_place') ? 2 : 1) ? this.#told[0] : undefined;
    const [first] = this.#named;
    const meanings: Record<string, string | undefined> = {
      // One of the only kind that there was.
      another: this.#named.every(({ thing }) => thing === first?.thing) ? first?.thing : undefined,
      one: this.#missing?.steps.includes(step) ? this.#missing.thing : undefined,
      this: gate?.kind === 'remove' ? removed : subject,
    };
    const meant = word === removed ? removed : meanings[word];
    return meant && `${before}${meant}`;
  }

  /** "Remove it", "remove the lion". */
  #object({ step, before, word }: Marked): string | undefined {
    const thing = word === 'this' ? (this.#self ?? word) : word;
    if (thing === 'place') return this.#stay(step);
    if (thing === this.#self && isGround(thing)) return 'this tile';
    const [first, second, ...others] = this.#named.length === 0 ? this.#told : [];
    if (second !== undefined && others.length === 0 && (word === 'first' || word === 'second'))
      return `${before}${word === 'first' ? first : second}`;
    const near = this.#near.get(thing);
    // "The lion" beside another lion can be either.
    if (thing === this.#self) return near === undefined ? `${before}${thing} on this tile` : undefined;
    const name = near === undefined ? this.#lastOf(thing) : undefined;
    const where = near ?? (name && `on ${name}`);
    if (where !== undefined) return `${before}${thing} ${where}`;
    if (thing === 'this')
      return first !== undefined && second === undefined ? `${before}${first}` : undefined;
    return this.#named.length === 0 && this.#told.includes(thing) ? `${before}${thing}` : undefined;
  }

  /** Makes the tile of what was just removed "this". */
  #stay(step: StepNode): string {
    const removed = this.#removed;
    // What may not be removed has no place.
    if (!removed || (this.#chosen.includes(removed) && !this.#chosen.includes(step))) return 'this tile';
    const [thing] = removed.things;
    const where = removed.where ? ` ${this.#text.slice(removed.where.from, removed.where.to)}` : '';
    const ground = thing!.text === 'mountain' || thing!.text === 'forest' ? 'land' : 'tile';
    const chosen = `choose a ${ground} with a ${thing!.text}${where}; `;
    this.#change({ from: removed.from, to: removed.from }, chosen);
    this.#change({ from: thing!.to, to: removed.where?.to ?? thing!.to }, ' on this tile');
    this.#removed = undefined;
    return 'this tile';
  }

  /** "For each", "one more", "adjacent to the lion". */
  #meant(marked: Marked): string | undefined {
    const { step, own, before, word, at } = marked;
    if (before.startsWith('per')) return this.#per(marked);
    if (word === 'done') {
      // "If you removed at least one".
      const [, did] = /.*\byou (\w+)/s.exec(own.slice(0, at)) ?? [];
      const { thing } = this.#deed?.did === did ? (this.#deed ?? {}) : {};
      return thing && `${before}${thing}`;
    }
    if (word === 'lost') {
      if (step.kind === 'gain') return this.#lost;
      const [what, ...others] = new Set([this.#lost, this.#reward].filter((one) => one !== undefined));
      return others.length === 0 ? what : undefined;
    }
    if (word !== 'reward') return this.#spot(marked);
    if (step.kind !== 'gain') return undefined;
    // "Take 2 cubes if you have less than 3."
    return (own.slice(0, at).includes(' if ') ? rewardOf(step) : undefined) ?? this.#reward;
  }

  /** "For each", of what the last step did; once, where that is done only together with this. */
  #per({ step, before, word }: Marked): string | undefined {
    const { did, thing } = this.#deed ?? {};
    // Of what was done to one thing, each is none of what was done.
    const isAny = word === 'deed' || (word === 'deeds' && !this.#isSingle);
    const isDeed = thing !== undefined && (isAny || word === did || word === thing);
    const isCounted = word.startsWith('deed') && this.#counted?.steps.includes(step);
    const meant = isCounted ? this.#counted?.text : isDeed ? `${did} ${thing}` : undefined;
    if (meant === undefined || step.kind !== 'gain') return meant && `${before}${meant}`;
    const [first, second] = this.#chosen;
    const isOnce = first !== undefined && isOne(first) && second === step;
    const isAnywhere = step.per?.count?.count === 'things' && !step.per.count.where;
    return isOnce && isAnywhere ? '' : `${before}${meant}`;
  }

  /** "There", "adjacent to the lion". */
  #spot({ step, before, word }: Marked): string | undefined {
    const last = this.#named.at(-1);
    if (this.#isOfAll && (word === 'place' || word === 'it')) return undefined;
    if (word === 'place') {
      if (this.#region !== undefined) return `in ${this.#region}`;
      // Of several places, none is "there".
      if (last && !isOne(last.step)) return undefined;
      const scene = last || this.#removed ? undefined : this.#told[1];
      const tile = this.#stay(step);
      return `${before}${scene === undefined ? tile : `a ${scene}`}`;
    }
    if (word === 'ground') {
      // "In it" is on the tile that was placed; of a lake that was chosen, it can be any tile.
      const isTile = this.#self !== undefined && isGround(this.#self) && last?.step.kind !== 'choose';
      return isTile ? `${before}this tile` : undefined;
    }
    const [first] = this.#named;
    if (word === 'first') {
      return first?.thing && isOne(first.step)
        ? `${before}${this.#nameOf(first.step, `that-${first.thing}`)}`
        : undefined;
    }
    const noun = word === 'it' ? last?.thing : word;
    // The first of several that are placed on a tile does not change it.
    if (word === 'it' && before === 'on ' && this.#self !== undefined && isGround(this.#self))
      return 'on this tile';
    // Where several are placed, "this" is the last one of them.
    const isThis = (word === 'it' || this.#isSelf(word)) && (isOne(step) || !isNaming(step));
    const name = isThis ? 'this' : noun && this.#lastOf(noun);
    if (name) return `${before}${name}`;
    // "The sea", of which nothing was said before, is any.
    const isNew = this.#isOfAll || this.#named.every(({ thing }) => thing !== word);
    const isAny = terrainsOf(word).length === 1 && isNew;
    return isAny ? `${before}a ${word}` : undefined;
  }

  /** What a step did, and what can be meant after it. */
  #note(step: StepNode): void {
    if (step.kind === 'gain') {
      // Who may choose between two numbers of points has no choice.
      const kinds = step.rewards.map(({ what }) => what?.text);
      this.isUnclear ||= step.join === 'or' && new Set(kinds).size < kinds.length;
      this.#reward = rewardOf(step) ?? this.#reward;
      const { count } = step.per ?? {};
      // Of things of which some were removed, those or the ones that are left.
      if (count?.count === 'things' && !count.where && !count.adjacent && this.#deed?.did === 'removed')
        this.isUnclear ||= only(count.things) === this.#deed.thing;
    }
    // "Each player with at least 4 cubes loses one."
    if (step.kind === 'each' && step.with?.asset && !step.with.asset.active)
      this.#lost = this.#reward = step.with.asset.word?.text;
    if (step.kind === 'if') for (const test of step.condition?.tests ?? []) this.#noteTest(test, step);
    this.#noteDeed(step);
    if (step.kind === 'remove' && this.#named.length === 0) {
      const thing = only(step.things);
      const isThing = thing !== undefined && !isGround(this.#plain(thing));
      this.#removed = isOne(step) && !step.if && isThing ? step : undefined;
    }
    if (!isNaming(step)) return;
    const [first, ...others] = thingsOf(step);
    const thing = first !== undefined && others.length === 0 ? this.#plain(first) : undefined;
    this.#named.push({ thing, step });
    this.#isOfAll = false;
    this.#region = undefined;
    this.#removed = undefined;
    this.#near = new Map();
    if (step.kind !== 'move' && step.kind !== 'swap') this.#noteNear(step.where);
    if (step.kind === 'choose') for (const thing of step.things) this.#held(thing);
  }

  #noteDeed(step: StepNode): void {
    const did = deedOf(step);
    if (did === undefined) return;
    this.#isSingle = isOne(step);
    if (step.kind === 'lose' || step.kind === 'pay') {
      if (step.what?.text !== 'the_lost') this.#lost = step.what?.text;
      // Of what was done to things and what was paid, either may be meant.
      const thing = this.#deed ? undefined : this.#lost;
      if (!isOne(step)) {
        this.#deed = thing === undefined ? undefined : { did, thing };
        return;
      }
    }
    const things = step.kind === 'place' ? thingsOf(step) : 'things' in step ? step.things.map(textOf) : [];
    const thing = things.length > 0 ? things.map((one) => this.#plain(one)).join(' or ') : undefined;
    // Of two things that were done alike, either may be meant.
    if (this.#deed?.did === did && this.#deed.thing !== thing) this.#deed = { did };
    else if (thing !== undefined) this.#deed = { did, thing };
  }

  #noteTest(test: TestNode, { condition, steps, otherwise }: IfNode): void {
    if (test.test === 'where') {
      this.#noteNear(test.where);
      const [site, ...others] = condition?.tests.length === 1 ? (test.where?.sites ?? []) : [];
      if (site?.where === 'adjacent' && !site.not && others.length === 0 && site.spot?.spot === 'things')
        this.#counted = {
          text: `adjacent ${site.spot.things.map(textOf).join(' or ')}`,
          steps: allNodes(steps.steps),
        };
    }
    if (test.test === 'have') this.#reward ??= test.what?.text;
    if (test.test === 'region') {
      const { region } = test.region ?? {};
      if (region === 'this-tile') for (const thing of test.things) this.#beside([thing], 'on this tile');
      if (region === 'this-habitat' || region === 'this-landmass') this.#region = region.replace('-', ' ');
    }
    if (test.test !== 'there' || !test.count) return;
    const { count, compare, not } = test;
    const textOfThis = ({ from, to }: Span) => this.#text.slice(from, to).replaceAll('the_it', 'this');
    if (compare?.value && compare.is !== 'most' && !not && condition?.tests.length === 1) {
      // "Each of them" can also be one of several that were moved or the like before.
      const text = !this.#deed || this.#isSingle ? textOfThis(count) : undefined;
      this.#counted = { text, steps: allNodes(steps.steps) };
    }
    if (count.count !== 'things') return;
    const block = compare?.value === 0 ? steps : otherwise;
    this.#missing = { thing: only(count.things), steps: allNodes(block?.steps) };
    const where = count.where && textOfThis(count.where);
    if (compare?.value && where && NEAR_THIS.test(where)) this.#beside(count.things, where);
  }

  #noteNear(where: WhereNode | undefined): void {
    for (const site of where?.sites ?? []) {
      if (site.not) continue;
      const text = this.#text.slice(site.from, site.to);
      const [, region] = /^in .*(habitat|landmass|community)/.exec(text) ?? [];
      if (region !== undefined) this.#region = `this ${region}`;
      if ((site.where !== 'adjacent' && site.where !== 'on') || site.spot?.spot !== 'things') continue;
      const { things } = site.spot;
      this.#beside(things, site.where === 'on' ? 'on this tile' : 'adjacent to this');
      if (site.where === 'on') for (const thing of things) this.#held(thing);
    }
  }

  #held({ held = [] }: ThingNode): void {
    for (const { things } of held) this.#beside(things, 'on this tile');
  }

  #beside(things: readonly Word[], where: string): void {
    const thing = only(things);
    if (thing !== undefined) this.#near.set(thing, where);
  }
}

const textOf = ({ text }: Word): string => text;

/** The word for the only kind of thing among some. */
const only = ([one, ...others]: readonly Word[]): string | undefined =>
  others.length === 0 ? one?.text : undefined;

/** What a step gives last. */
function rewardOf({ rewards }: GainNode): string | undefined {
  const what = rewards.at(-1)?.what?.text;
  return what === undefined || MARK.test(what) ? undefined : what;
}
