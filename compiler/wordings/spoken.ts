/** What the steps of an effect have spoken of, one after the other: what "this", "there", "each of them" can be behind them. */
import type {
  CountNode,
  GainNode,
  IfNode,
  RegionNode,
  Span,
  StepNode,
  TestNode,
  WhereNode,
  Word,
} from '../../grammar/index.ts';
import { isGround, isToken } from '../../program/index.ts';
import { allNodes, deedOf, isNaming, isOne, type NamingNode, onlyKind, thingsOf } from './step-facts.ts';

/** What the table writes for something that was spoken of. */
export const MARK = /\b(?:obj|the|is|as)_/;
/** A place near "this", or on its tile. */
const NEAR_THIS = /\b(?:(?:to|of) (?:the_it|this(?! (?:tile|feature)))|on this tile)\b/;

/** What the steps up to one have spoken of. */
export class Spoken {
  readonly #text: string;
  /** The steps of the last `may`: they are done only together. */
  chosen: readonly StepNode[] = [];
  /** What "one" is, in the steps done if there is none. */
  missing: { thing: string | undefined; steps: readonly StepNode[] } | undefined;
  /** The only thing that the last step removed, while nothing is "this": its place is "there". */
  removed: Extract<StepNode, { kind: 'remove' }> | undefined;
  /** Whether something was removed elsewhere than on the tile of "this", which can be "there" as well. */
  isElsewhere = false;
  /** What "there" is where a condition spoke of a region. */
  region: string | undefined;
  /** What "it" is where a lake or the like was chosen, which the table marks by `as is_habitat`. */
  area: string | undefined;
  /** What "there" is, in the steps done if there is such a tile; nobody can tell beside other things. */
  found: { where: string | undefined; steps: readonly StepNode[] } | undefined;
  /** Where each of two kinds is of which a condition found one beside the other, until something is done in its steps. */
  pair: { where: Record<string, string>; steps: readonly StepNode[] } | undefined;
  /** Things beside or on the tile of "this", and where. */
  near = new Map<string, string>();
  /** What the last step did, such as `removed`, and to which things, if it was all done to the same. */
  deed: { did: string; thing?: string } | undefined;
  /** Whether that was done to one thing. */
  isSingle = false;
  /** The steps of the last loop: what each does, is done several times. */
  #looped: readonly StepNode[] = [];
  /** Whether the last thing is one of every player, so that none is "it". */
  isOfAll = false;
  /** What was gained last, and what was paid or lost last. */
  reward: string | undefined;
  lost: string | undefined;
  /** The steps that made something "this", with what it is if it can be only one thing. */
  readonly named: { thing: string | undefined; step: NamingNode }[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  /** What "this" is; undefined if it can be several things, or nothing. */
  get self(): string | undefined {
    const last = this.named.at(-1);
    return last && !this.isOfAll && isOne(last.step) ? last.thing : undefined;
  }

  /** Whether "this" was put next to something, which can be "it" as well. */
  get isBeside(): boolean {
    return [...this.near.values()].some((where) => where.includes('adjacent'));
  }

  isSelf(noun: string): boolean {
    if (noun === 'beast')
      return (
        this.self !== undefined &&
        isBeast(this.self) &&
        this.named.filter(({ thing }) => isBeast(thing)).length === 1
      );
    return noun === this.self || (noun === 'tile' && this.self !== undefined && isGround(this.self));
  }

  plain(word: string): string {
    if (word === 'obj_another') return this.named[0]?.thing ?? word;
    return word === 'obj_this' ? (this.self ?? word) : word.replace(/^obj_/, '');
  }

  /** What a step did, and what can be meant after it. */
  note(step: StepNode): void {
    if (step.kind === 'gain') this.reward = lastReward(step) ?? this.reward;
    // "Each player with at least 4 cubes loses one."
    if (step.kind === 'each' && step.with?.asset && !step.with.asset.active)
      this.lost = this.reward = step.with.asset.word?.text;
    if (step.kind === 'if') for (const test of step.condition?.tests ?? []) this.#noteTest(test, step);
    if (step.kind === 'repeat' || step.kind === 'for-each') this.#looped = allNodes(step.steps.steps);
    this.#noteDeed(step);
    if (step.kind === 'remove' && this.named.length === 0) {
      const thing = onlyKind(step.things);
      const isThing = thing !== undefined && !isGround(this.plain(thing));
      this.removed = isOne(step) && !step.if && isThing ? step : undefined;
    }
    if (step.kind === 'remove' && this.named.length > 0) {
      const from = this.#text.slice(step.from, step.to);
      this.isElsewhere = !/\b(?:obj_this|this tile|on (?:this|the_|as_))/.test(from);
    }
    if (!isNaming(step)) return;
    this.isElsewhere = false;
    const [, area] = /^is_(\w+)$/.exec(step.as?.text ?? '') ?? [];
    const where = 'where' in step && step.where ? this.#text.slice(step.where.from, step.where.to) : '';
    this.area = area && `this ${area}`;
    const [first, ...others] = thingsOf(step);
    // What is placed there does not change where that is.
    const isStaying =
      /\bthe_(?:ground|place)\b/.test(where) && !isToken(first ?? '') && step.kind !== 'replace';
    if (area !== undefined || !isStaying) this.region = this.area;
    const isThing = first !== undefined && others.length === 0 && area === undefined;
    this.named.push({ thing: isThing ? this.plain(first) : undefined, step });
    this.isOfAll = false;
    this.removed = undefined;
    this.near = new Map();
    if (step.kind !== 'move' && step.kind !== 'swap') this.#noteNear(step.where);
  }

  #noteDeed(step: StepNode): void {
    const did = deedOf(step);
    if (did === undefined) return;
    this.pair = undefined;
    this.isSingle = isOne(step) && !this.#looped.includes(step) && this.deed?.did !== did;
    if (step.kind === 'lose' || step.kind === 'pay') {
      if (step.what?.text !== 'the_lost') this.lost = step.what?.text;
      if (!isOne(step)) {
        // Of what was done to things and what was paid, either may be meant.
        this.deed = this.deed || this.lost === undefined ? undefined : { did, thing: this.lost };
        return;
      }
    }
    const things = step.kind === 'place' ? thingsOf(step) : 'things' in step ? step.things.map(textOf) : [];
    const thing = things.length > 0 ? things.map((one) => this.plain(one)).join(' or ') : undefined;
    // Of two things that were done alike, either may be meant.
    if (this.deed?.did === did && this.deed.thing !== thing) this.deed = { did };
    else if (thing !== undefined) this.deed = { did, thing };
  }

  #noteTest(test: TestNode, { steps, otherwise }: IfNode): void {
    if (test.test === 'where') this.#noteNear(test.where);
    if (test.test === 'have') this.reward ??= test.what?.text;
    if (test.test === 'region' && test.region) this.#noteRegion(test.region);
    if (test.test !== 'there' || !test.count) return;
    const { count, compare, not } = test;
    const textOfThis = ({ from, to }: Span) => this.#text.slice(from, to).replaceAll('the_it', 'this');
    const places = 'where' in count ? (count.where?.sites ?? []) : [];
    for (const site of places)
      if (site.where === 'in' && !site.not) for (const region of site.regions) this.#noteRegion(region);
    if (count.count !== 'things') return;
    if (compare?.value && !not) {
      const isTile = compare.value === 1 && count.things.every(({ text }) => isGround(text));
      this.found = { where: isTile ? `on a ${textOfThis(count)}` : undefined, steps: allNodes(steps.steps) };
    }
    const none = compare?.value === 0 ? steps : otherwise;
    const thing = onlyKind(count.things);
    const where = count.where && textOfThis(count.where);
    // "If there is an antelope next to it …, otherwise place one": there, or anywhere.
    const isNear = where !== undefined && NEAR_THIS.test(where);
    this.missing = { thing: isNear ? undefined : thing, steps: allNodes(none?.steps) };
    if (compare?.value && isNear) this.#beside(count.things, where);
    if (compare?.value === 1 && !not) this.#notePair(count, allNodes(steps.steps));
  }

  /** "If a shark is next to a fish, remove the fish": one that is. */
  #notePair({ things, where }: Extract<CountNode, { count: 'things' }>, steps: readonly StepNode[]): void {
    const [site, ...others] = where?.sites ?? [];
    if (others.length > 0 || site?.where !== 'adjacent' || site.not || site.spot?.spot !== 'things') return;
    const [one, other] = [onlyKind(things), onlyKind(site.spot.things)];
    if (one === undefined || other === undefined || one === other) return;
    this.pair = { where: { [one]: `adjacent to a ${other}`, [other]: `adjacent to a ${one}` }, steps };
  }

  /** "The largest lake" and "this habitat" can be "there", "a lake with a fish" cannot. */
  #noteRegion({ region, from, to }: RegionNode): void {
    if (/^(?:largest|smallest|this-(?:habitat|landmass))$/.test(region))
      this.region = this.#text.slice(from, to);
  }

  #noteNear(where: WhereNode | undefined): void {
    for (const site of where?.sites ?? []) {
      if (site.not) continue;
      const text = this.#text.slice(site.from, site.to);
      const [, named, region] =
        /^in (the (?:largest|smallest) )?.*(habitat|landmass|community)/.exec(text) ?? [];
      // The habitat of a gorilla in a forest is that of its tile, and a forest in a desert has its own.
      const hasOwn = isToken(this.self ?? '') && this.named.at(-2)?.thing !== this.self;
      const isOther = region === 'habitat' && (hasOwn || /\b(?:forest|mountain) hab/.test(text));
      if (isOther) this.region = named && text.slice('in '.length);
      else if (region !== undefined) this.region = `this ${region}`;
      if ((site.where !== 'adjacent' && site.where !== 'on') || site.spot?.spot !== 'things') continue;
      this.#beside(site.spot.things, site.where === 'on' ? 'on this tile' : 'adjacent to this');
    }
  }

  #beside(things: readonly Word[], where: string): void {
    const thing = onlyKind(things);
    if (thing !== undefined) this.near.set(thing, where);
  }
}

/** Whether it can be an animal. */
const isBeast = (thing?: string): boolean => !thing || !(isGround(thing) || isToken(thing));

const textOf = ({ text }: Word): string => text;

/** What a step gives last. */
export function lastReward({ rewards }: GainNode): string | undefined {
  const [what, ...others] = new Set(rewards.map((reward) => reward.what?.text));
  if (others.length > 0) return undefined;
  return what === undefined || MARK.test(what) ? undefined : what;
}
