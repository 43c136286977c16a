/**
 * Finds what a sentence means by "it" and "the lion", which the table marks: `obj_this` and `obj_lion` where something is done to
 * it, `the_lion` in a place, `on is_lion` before what is asked of it, `the_deed` for what the step before did, `the_reward` for
 * what was gained before.
 */
import {
  type Edit,
  parse,
  type Span,
  type SpotNode,
  type StepNode,
  type TestNode,
  type ThingNode,
  type WhereNode,
  type Word,
  withEdits,
} from '../../grammar/index.ts';
import { isGround, terrainsOf } from '../../program/index.ts';
import { allNodes, isNaming, type NamingNode, placeOfName, thingsOf } from './naming.ts';
import { deedOf, isOne, spotsIn } from './step-facts.ts';

/** A thing that a step acts on, and could name. */
interface Naming {
  thing: string;
  step: NamingNode;
}

const CARD_HEAD = 'card 1 brown leaves 1 energy sun {\n';
const FEATURE_HEAD = 'feature 1 blue "Title" pattern "G" {\n';
/** What the table writes for something that was spoken of. */
export const MARK = /\b(?:obj|the|is)_/;

/**
 * The text with what each mark means; undefined if one of them means nothing.
 * @param told the things that a story before it names
 */
export function withReferents(eco: string, told: readonly string[] = []): string | undefined {
  if (!MARK.test(eco)) return eco;
  const head = eco.startsWith('on play') ? FEATURE_HEAD : CARD_HEAD;
  const text = `${head}${eco}\n}`;
  const { tree, problems } = parse('', text);
  const [item] = tree.items;
  const triggers = item?.kind === 'feature' ? item.triggers : item?.kind === 'card' && item.block?.triggers;
  if (problems.length > 0 || !triggers) return undefined;
  const binder = new Binder(text, told);
  if (item?.kind === 'card') binder.block(item.block?.steps ?? []);
  for (const { steps } of triggers) binder.block(steps?.steps ?? []);
  const bound = withEdits(text, binder.changes).slice(head.length, -2);
  return MARK.test(bound) ? undefined : bound;
}

class Binder {
  readonly changes: Edit[] = [];
  readonly #text: string;
  /** Things that a story told of. */
  readonly #told: readonly string[];
  /** The steps of the last `may`: they are done only together. */
  #chosen: readonly StepNode[] = [];
  /** What "one" is, in the steps done if there is none. */
  #missing: { thing: string | undefined; steps: readonly StepNode[] } | undefined;
  /** What "each of them" is, in the steps done if there are some. */
  #counted: { text: string | undefined; steps: readonly StepNode[] } | undefined;
  #current: StepNode | undefined;
  /** What "another one" is one of. */
  #kind: string | undefined;
  /** The only thing that the last step removed, while nothing is "this": its place is "there". */
  #removed: Extract<StepNode, { kind: 'remove' }> | undefined;
  /** What "this" is; undefined if it can be several things, or nothing. */
  #self: string | undefined;
  /** Whether the last step acted at several places, so that none is "there". */
  #isEverywhere = false;
  /** What "there" is where a condition spoke of a region of "this". */
  #region: string | undefined;
  /** Things beside or on the tile of "this", and where. */
  #near = new Map<string, string>();
  /** What the last step did, such as `removed forest`. */
  #deed: string | undefined;
  /** Whether that was done to one thing. */
  #isSingle = false;
  #reward: string | undefined;
  #lost: string | undefined;
  readonly #named: Naming[] = [];

  constructor(text: string, told: readonly string[]) {
    this.#text = text;
    this.#told = told;
  }

  #change({ from, to }: Span, text: string): void {
    this.changes.push({ from, to, text });
  }

  block(steps: readonly StepNode[]): void {
    for (const step of allNodes(steps)) {
      this.#current = step;
      if (step.kind === 'may') this.#chosen = step.steps.steps;
      this.#step(step);
    }
  }

  #step(step: StepNode): void {
    if ('things' in step) for (const thing of step.things) this.#object(step, thing);
    if (step.kind === 'swap') for (const thing of step.with) this.#object(step, thing);
    if (step.kind === 'place') for (const { word } of step.kinds) this.#placed(step, word);
    for (const spot of spotsIn(step)) this.#spot(spot);
    if (step.kind === 'gain') this.#gain(step);
    if (step.kind === 'repeat') this.#per(step.per);
    this.#tested('if' in step ? step.if?.tests : undefined);
    // "Each player with at least 4 cubes loses one."
    if (step.kind === 'each' && step.with?.asset) this.#lost = this.#reward = step.with.asset.word?.text;
    if ((step.kind === 'lose' || step.kind === 'pay') && step.what?.text === 'the_lost') {
      const [what, ...others] = new Set([this.#lost, this.#reward].filter((one) => one !== undefined));
      if (what !== undefined && others.length === 0) this.#change(step.what, what);
    }
    if (step.kind === 'if') {
      this.#tested(step.condition?.tests);
      this.#count(step);
      for (const test of step.condition?.tests ?? []) {
        if (test.test === 'where') this.#nearIn(test.where);
        if (test.test === 'have') this.#reward ??= test.what?.text;
        if (test.test === 'there' && test.count?.count === 'things') {
          const block = test.compare?.value === 0 ? step.steps : step.otherwise;
          const { where, things } = test.count;
          if (where && test.compare?.value && spotsIn(step).some(isNearThis))
            this.#beside(things, this.#text.slice(where.from, where.to).replaceAll('the_it', 'this'));
          this.#missing = { thing: only(test.count.things), steps: allNodes(block?.steps ?? []) };
        }
        if (test.test !== 'region') continue;
        const { region } = test.region ?? {};
        if (region === 'this-tile') for (const { text } of test.things) this.#near.set(text, 'on this tile');
        if (region === 'this-habitat' || region === 'this-landmass') this.#region = region.replace('-', ' ');
      }
    }
    this.#act(step);
    if (step.kind !== 'lose' && step.kind !== 'pay') return;
    if (step.what?.text !== 'the_lost') this.#lost = step.what?.text;
    if (isOne(step)) return;
    // Of what was done to things and what was paid, either may be meant.
    const isOnly = this.#deed === undefined || this.#isSingle;
    this.#deed = isOnly && this.#lost ? `${deedOf(step)} ${this.#lost}` : undefined;
  }

  /** "If you removed at least one". */
  #tested(tests: readonly TestNode[] = []): void {
    const [deed, thing] = this.#deed?.split(' ') ?? [];
    for (const test of tests) {
      const [did, what] =
        test.test === 'did'
          ? [test.deed, test.things[0]]
          : test.test === 'spent'
            ? [test.how, test.what]
            : [];
      if (what?.text === 'the_done' && did === deed && thing !== undefined) this.#change(what, thing);
    }
  }

  /** What "each of them" is in the steps done if there are at least some. */
  #count({ condition, steps }: Extract<StepNode, { kind: 'if' }>): void {
    const [test, ...others] = condition?.tests ?? [];
    if (test?.test !== 'there' || test.not || others.length > 0 || !test.count) return;
    if (!test.compare?.value || test.compare.is === 'most') return;
    const { from, to } = test.count;
    // "Each of them" can also be one of several that were moved or the like before.
    const text =
      this.#deed === undefined || this.#isSingle
        ? this.#text.slice(from, to).replaceAll('the_it', 'this')
        : undefined;
    this.#counted = { text, steps: allNodes(steps.steps) };
  }

  /** What a step makes "this", and what it was beside. */
  #act(step: StepNode): void {
    const acted = 'things' in step ? step.things.map(({ text }) => text) : [];
    const [first, ...others] = isNaming(step) ? thingsOf(step) : acted;
    const thing = first !== undefined && others.length === 0 ? this.#plain(first) : undefined;
    const deed = deedOf(step);
    if (deed) this.#isSingle = isOne(step);
    const done = step.kind === 'replace' && acted[0] !== undefined ? this.#plain(acted[0]) : thing;
    // Of two things that were done alike, either may be meant.
    if (deed && this.#deed?.startsWith(deed) && this.#deed !== `${deed} ${done}`) this.#deed = deed;
    else if (deed && thing !== undefined) this.#deed = `${deed} ${done}`;
    if (step.kind === 'remove' && this.#named.length === 0)
      this.#removed = isOne(step) && !step.if && thing !== undefined && !isGround(thing) ? step : undefined;
    if (!isNaming(step)) return;
    this.#isEverywhere = !isOne(step);
    this.#region = undefined;
    this.#removed = undefined;
    this.#self = isOne(step) ? thing : undefined;
    this.#near = new Map();
    if (thing !== undefined) this.#named.push({ thing, step });
    this.#kind = this.#named.every((one) => one.thing === thing) ? thing : undefined;
    if (step.kind !== 'move' && step.kind !== 'swap' && 'where' in step) this.#nearIn(step.where);
    if (step.kind === 'choose')
      for (const { held } of step.things)
        for (const one of held ?? []) this.#beside(one.things, 'on this tile');
  }

  #nearIn(where: WhereNode | undefined): void {
    for (const site of where?.sites ?? []) {
      const [, region] =
        /^in .*(habitat|landmass|community)/.exec(this.#text.slice(site.from, site.to)) ?? [];
      if (region !== undefined && !site.not) this.#region = `this ${region}`;
      if (site.not || (site.where !== 'adjacent' && site.where !== 'on') || site.spot?.spot !== 'things')
        continue;
      this.#beside(site.spot.things, site.where === 'on' ? 'on this tile' : 'adjacent to this');
      for (const { held } of site.where === 'on' ? site.spot.things : [])
        for (const { things } of held ?? []) this.#beside(things, 'on this tile');
    }
  }

  #beside(things: readonly Word[], where: string): void {
    const [one, ...others] = things;
    if (one && others.length === 0) this.#near.set(one.text, where);
  }

  #plain(word: string): string {
    return word === 'obj_this' ? (this.#self ?? word) : word.replace(/^obj_/, '');
  }

  /** "Put it on a desert", "put another one". */
  #placed(step: Extract<StepNode, { kind: 'place' }>, word: Word): void {
    const [gate] = this.#chosen;
    const removed =
      gate?.kind === 'remove' && isOne(gate) && this.#chosen.includes(step) ? only(gate.things) : undefined;
    // "A leopard climbs a tree. Put it there."
    const isScene = spotsIn(step).some(
      (spot) => spot.spot === 'things' && spot.things[0]?.text === 'the_place',
    );
    const subject = this.#told.length === (isScene ? 2 : 1) ? this.#told[0] : undefined;
    const meanings = new Map([
      ['obj_another', this.#kind],
      ['obj_one', this.#missing?.steps.includes(step) ? this.#missing.thing : undefined],
      ['obj_this', gate?.kind === 'remove' ? removed : subject],
      [`obj_${removed}`, removed],
    ]);
    const meant = meanings.get(word.text);
    if (meant !== undefined) this.#change(word, meant);
  }

  /** "Remove it", "remove the lion". */
  #object(step: StepNode, { text, from, to }: ThingNode): void {
    if (!text.startsWith('obj_')) return;
    const thing = this.#plain(text);
    const article = 'quantity' in step ? step.quantity : undefined;
    if (thing === 'place' || (thing === this.#self && isGround(thing))) {
      if (thing === 'place') this.#stay();
      this.#change({ from: article?.from ?? from, to }, 'this tile');
      return;
    }
    const [only, ...others] = this.#told;
    const ofTwo =
      others.length === 1 && this.#named.length === 0 && { obj_first: only, obj_second: others[0] }[text];
    if (ofTwo) {
      this.#change({ from, to }, ofTwo);
      return;
    }
    const isTold =
      this.#named.length === 0 &&
      (this.#told.includes(thing) || (thing === 'obj_this' && others.length === 0));
    const near = this.#near.get(thing);
    // "The lion" beside another lion can be either.
    if (thing === this.#self && near !== undefined) return;
    const where = thing === this.#self ? 'on this tile' : (near ?? this.#nameOf(thing, 'on'));
    if (where !== undefined) this.#change({ from, to }, `${thing} ${where}`);
    else if (isTold && only !== undefined) this.#change({ from, to }, thing === 'obj_this' ? only : thing);
  }

  /** Makes the tile of what was just removed "this". */
  #stay(): void {
    const removed = this.#removed;
    const isChosen = (of: StepNode | undefined) => of !== undefined && this.#chosen.includes(of);
    // What may not be removed has no place.
    if (!removed || (isChosen(removed) && !isChosen(this.#current))) return;
    const [thing] = removed.things;
    const where = removed.where ? ` ${this.#text.slice(removed.where.from, removed.where.to)}` : '';
    const ground = thing!.text === 'animal' ? 'tile' : 'land';
    this.#change(
      { from: removed.from, to: removed.from },
      `choose a ${ground} with a ${thing!.text}${where}; `,
    );
    this.#change({ from: thing!.to, to: removed.where?.to ?? thing!.to }, ' on this tile');
    this.#removed = undefined;
  }

  /** "Adjacent to the lion". */
  #spot(spot: SpotNode): void {
    if (spot.spot !== 'things') return;
    const [only] = spot.things;
    // "If the lion is on the edge".
    if (only?.text.startsWith('is_') && this.#isSelf(only.text.slice('is_'.length)))
      this.#change({ from: spot.from - 'on '.length, to: spot.to }, '');
    if (!only?.text.startsWith('the_')) return;
    const thing = only.text.slice('the_'.length);
    if (thing === 'place') {
      if (this.#region !== undefined)
        this.#change({ from: spot.from - 'on '.length, to: spot.to }, `in ${this.#region}`);
      if (this.#isEverywhere || this.#region !== undefined) return;
      const scene = this.#named.length === 0 && !this.#removed ? this.#told[1] : undefined;
      this.#stay();
      this.#change(spot, scene === undefined ? 'this tile' : `a ${scene}`);
      return;
    }
    if (thing === 'ground') {
      // "In it" is on the tile that was placed; of a lake that was chosen, it can be any tile.
      const isTile = this.#self !== undefined && isGround(this.#self);
      if (isTile && this.#named.at(-1)?.step.kind !== 'choose') this.#change(spot, 'this tile');
      return;
    }
    const self = thing === 'it' ? this.#named.at(-1)?.thing : this.#self;
    // Where several are placed, "this" is the last one of them.
    const isAlone = isOne(this.#current!) || !isNaming(this.#current!);
    const isThis = (thing === 'it' || this.#isSelf(thing)) && isAlone;
    const name = isThis ? 'this' : this.#nameOf(thing === 'it' ? (self ?? '') : thing, '');
    if (name !== undefined) this.#change(spot, name.trim());
    // "The sea", of which nothing was said before, is any.
    else if (terrainsOf(thing).length === 1 && this.#named.every((one) => one.thing !== thing))
      this.#change(spot, `a ${thing}`);
  }

  /** Whether a word stands for what the last step did. */
  #isDeed(word: string | undefined): boolean {
    const [deed, thing] = this.#deed?.split(' ') ?? [];
    return thing !== undefined && ['the_deed', `the_${deed}`, `the_${thing}`].includes(word ?? '');
  }

  #isSelf(noun: string): boolean {
    return noun === this.#self || (noun === 'tile' && this.#self !== undefined && isGround(this.#self));
  }

  /** The name of the last thing of a kind that a step brought in; the step gets one if it has none. */
  #nameOf(thing: string, before: string): string | undefined {
    const found = this.#named.findLast((one) => one.thing === thing);
    if (!found || !isOne(found.step)) return undefined;
    const { step } = found;
    const name = step.as?.text ?? `that-${thing}`;
    if (!step.as) {
      const at = placeOfName(step, this.#text);
      step.as = { text: name, from: at, to: at };
      this.#change(step.as, ` as ${name}`);
    }
    return `${before} ${name}`;
  }

  /** "For each", of what the last step did; once, where that is done only together with this. */
  #per(per: Extract<StepNode, { kind: 'gain' }>['per'], isOnce = false): void {
    const count = per?.count?.count === 'things' ? per.count : undefined;
    const thing = count?.things[0];
    if (!per || !thing) return;
    const counted = this.#counted?.steps.includes(this.#current!) ? this.#counted : undefined;
    const deed = this.#isDeed(thing.text) ? this.#deed : undefined;
    const meant = thing.text === 'the_deed' && counted ? counted.text : deed;
    const isLeft = isOnce && !count?.where;
    if (meant !== undefined) this.#change(isLeft ? per : thing, isLeft ? '' : meant);
  }

  #gain(step: Extract<StepNode, { kind: 'gain' }>): void {
    const { rewards, per } = step;
    const [first, ...others] = this.#chosen;
    const isChosen = first !== undefined && isOne(first) && others[0] === step;
    for (const { what } of rewards)
      if (what?.text === 'the_reward' && this.#reward) this.#change(what, this.#reward);
      else if (what?.text === 'the_lost' && this.#lost) this.#change(what, this.#lost);
    this.#per(per, isChosen);
    const last = rewards.at(-1)?.what?.text;
    if (last !== undefined && !MARK.test(last)) this.#reward = last;
    // "Take 2 cubes if you have less than 3."
    for (const test of step.if?.tests ?? [])
      if (test.test === 'have' && test.what?.text === 'the_reward' && this.#reward)
        this.#change(test.what, this.#reward);
  }
}

/** The word for the only kind of thing among some. */
const only = ([one, ...others]: readonly Word[]): string | undefined =>
  others.length === 0 ? one?.text : undefined;

/** Whether a place is "this", or what "it" is. */
const isNearThis = (spot: SpotNode): boolean =>
  spot.spot === 'this' || (spot.spot === 'things' && spot.things[0]?.text === 'the_it');
