/**
 * Finds what a sentence means by "it" and "the lion", which the table marks: `obj_this` and `obj_lion` where something is done to
 * it, `the_lion` in a place, `the_deed` for what the step before did, `the_reward` for what was gained before.
 */
import {
  parse,
  type SpotNode,
  type StepNode,
  type ThingNode,
  type WhereNode,
  type Word,
} from '../../grammar/index.ts';
import { isAction, isGround, OPERATIONS } from '../../program/index.ts';
import { allNodes, isNaming, type NamingNode, thingsOf } from './naming.ts';

/** Something to write in place of a part of the text. */
interface Change {
  from: number;
  to: number;
  text: string;
}

/** A thing that a step acts on, and could name. */
interface Naming {
  thing: string;
  step: NamingNode;
}

/** What was spoken of before a step. */
interface Spoken {
  /** Things that a story told of. */
  told: readonly string[];
  /** What "another one" is one of. */
  kind: string | undefined;
  /** The only thing that the last step removed, while nothing is "this": its place is "there". */
  removed: Extract<StepNode, { kind: 'remove' }> | undefined;
  /** What "this" is; undefined if it can be several things, or nothing. */
  self: string | undefined;
  /** Whether the last step acted at several places, so that none is "there". */
  isEverywhere: boolean;
  /** Things beside or on the tile of "this", and where. */
  near: Map<string, string>;
  /** What the last step did, such as `removed forest`. */
  deed: string | undefined;
  reward: string | undefined;
  lost: string | undefined;
  named: Naming[];
}

const HEAD = 'card 1 brown leaves 1 energy sun {\n';
/** What the table writes for something that was spoken of. */
export const MARK = /\b(?:obj|the)_/;

/** What a step counts as having done, such as `removed`. */
export const deedOf = ({ kind }: StepNode): string | undefined =>
  isAction(kind) ? OPERATIONS[kind].deed : undefined;

/**
 * The text with what each mark means; undefined if one of them means nothing.
 * @param told the things that a story before it names
 */
export function withReferents(eco: string, told: readonly string[] = []): string | undefined {
  if (!MARK.test(eco)) return eco;
  const text = `${HEAD}${eco}\n}`;
  const { tree, problems } = parse('', text);
  const [card] = tree.items;
  if (problems.length > 0 || card?.kind !== 'card' || !card.block) return undefined;
  const binder = new Binder(text, told);
  binder.block(card.block.steps);
  for (const { steps } of card.block.triggers) binder.block(steps?.steps ?? []);
  const bound = binder.changes
    .toSorted((a, b) => b.from - a.from)
    .reduce((all, { from, to, text: by }) => all.slice(0, from) + by + all.slice(to), text)
    .slice(HEAD.length, -2);
  return MARK.test(bound) ? undefined : bound;
}

class Binder {
  readonly changes: Change[] = [];
  readonly #text: string;
  /** The steps of the last `may`: they are done only together. */
  #chosen: readonly StepNode[] = [];
  /** What "one" is, in the steps done if there is none. */
  #missing: { thing: string | undefined; steps: readonly StepNode[] } | undefined;
  #current: StepNode | undefined;
  readonly #spoken: Spoken;

  constructor(text: string, told: readonly string[]) {
    this.#text = text;
    const none = { self: undefined, deed: undefined, reward: undefined, lost: undefined, removed: undefined };
    this.#spoken = { ...none, kind: undefined, near: new Map(), named: [], told, isEverywhere: false };
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
    if (step.kind === 'place') for (const { word } of step.kinds) this.#kind(step, word);
    for (const spot of spotsIn(step)) this.#spot(spot);
    if (step.kind === 'gain') this.#gain(step);
    if (step.kind === 'lose' || step.kind === 'pay') this.#spoken.lost = step.what?.text;
    if (step.kind === 'if') {
      for (const test of step.condition?.tests ?? []) {
        if (test.test === 'where') this.#nearIn(test.where);
        if (test.test === 'there' && test.count?.count === 'things' && test.compare?.value === 0)
          this.#missing = { thing: only(test.count.things), steps: allNodes(step.steps.steps) };
        if (test.test === 'region' && test.region?.region === 'this-tile')
          for (const { text } of test.things) this.#spoken.near.set(text, 'on this tile');
      }
    }
    this.#act(step);
  }

  /** What a step makes "this", and what it was beside. */
  #act(step: StepNode): void {
    const acted = 'things' in step ? step.things.map(({ text }) => text) : [];
    const [first, ...others] = isNaming(step) ? thingsOf(step) : acted;
    const thing = first !== undefined && others.length === 0 ? this.#plain(first) : undefined;
    const deed = deedOf(step);
    // Of two things that were done alike, either may be meant.
    if (deed && this.#spoken.deed?.startsWith(deed)) this.#spoken.deed = undefined;
    else if (deed && thing !== undefined)
      this.#spoken.deed = `${deed} ${step.kind === 'replace' && acted[0] !== undefined ? this.#plain(acted[0]) : thing}`;
    if (step.kind === 'remove' && this.#spoken.named.length === 0)
      this.#spoken.removed =
        isOne(step) && !step.if && thing !== undefined && !isGround(thing) ? step : undefined;
    if (!isNaming(step)) return;
    this.#spoken.isEverywhere = !isOne(step);
    this.#spoken.removed = undefined;
    this.#spoken.self = isOne(step) ? thing : undefined;
    this.#spoken.near = new Map();
    if (thing !== undefined) this.#spoken.named.push({ thing, step });
    this.#spoken.kind = this.#spoken.named.every((one) => one.thing === thing) ? thing : undefined;
    if (step.kind !== 'move' && step.kind !== 'swap' && 'where' in step) this.#nearIn(step.where);
    if (step.kind === 'choose')
      for (const { held } of step.things)
        for (const one of held ?? []) this.#near(one.things, 'on this tile');
  }

  #nearIn(where: WhereNode | undefined): void {
    for (const site of where?.sites ?? []) {
      if (site.not || (site.where !== 'adjacent' && site.where !== 'on') || site.spot?.spot !== 'things')
        continue;
      this.#near(site.spot.things, site.where === 'on' ? 'on this tile' : 'adjacent to this');
    }
  }

  #near(things: readonly Word[], where: string): void {
    const [one, ...others] = things;
    if (one && others.length === 0) this.#spoken.near.set(one.text, where);
  }

  #plain(word: string): string {
    return word === 'obj_this' ? (this.#spoken.self ?? word) : word.replace(/^obj_/, '');
  }

  /** "Put it on a desert", "put another one". */
  #kind(step: Extract<StepNode, { kind: 'place' }>, { text, from, to }: Word): void {
    const { told, kind } = this.#spoken;
    const [gate] = this.#chosen;
    const removed =
      gate?.kind === 'remove' && isOne(gate) && this.#chosen.includes(step) ? only(gate.things) : undefined;
    // "A leopard climbs a tree. Put it there."
    const isScene = spotsIn(step).some(
      (spot) => spot.spot === 'things' && spot.things[0]?.text === 'the_place',
    );
    const subject = told.length === (isScene ? 2 : 1) ? told[0] : undefined;
    const meanings = new Map([
      ['obj_another', kind],
      ['obj_one', this.#missing?.steps.includes(step) ? this.#missing.thing : undefined],
      ['obj_this', gate?.kind === 'remove' ? removed : subject],
      [`obj_${removed}`, removed],
    ]);
    const meant = meanings.get(text);
    if (meant !== undefined) this.changes.push({ from, to, text: meant });
  }

  /** "Remove it", "remove the lion". */
  #object(step: StepNode, { text, from, to }: ThingNode): void {
    if (!text.startsWith('obj_')) return;
    const { self, told, named } = this.#spoken;
    const thing = this.#plain(text);
    const article = 'quantity' in step ? step.quantity : undefined;
    if (thing === 'place' || (thing === self && isGround(thing))) {
      if (thing === 'place') this.#stay();
      this.changes.push({ from: article?.from ?? from, to, text: 'this tile' });
      return;
    }
    const [only, ...others] = told;
    const isTold =
      named.length === 0 && (told.includes(thing) || (thing === 'obj_this' && others.length === 0));
    const where =
      thing === self ? 'on this tile' : (this.#spoken.near.get(thing) ?? this.#named(thing, 'on'));
    if (where !== undefined) this.changes.push({ from, to, text: `${thing} ${where}` });
    else if (isTold && only !== undefined)
      this.changes.push({ from, to, text: thing === 'obj_this' ? only : thing });
  }

  /** Makes the tile of what was just removed "this". */
  #stay(): void {
    const { removed } = this.#spoken;
    const isChosen = (of: StepNode | undefined) => of !== undefined && this.#chosen.includes(of);
    // What may not be removed has no place.
    if (!removed || (isChosen(removed) && !isChosen(this.#current))) return;
    const [thing] = removed.things;
    const where = removed.where ? ` ${this.#text.slice(removed.where.from, removed.where.to)}` : '';
    this.changes.push(
      {
        from: removed.from,
        to: removed.from,
        text: `choose a ${thing!.text === 'animal' ? 'tile' : 'land'} with a ${thing!.text}${where}; `,
      },
      { from: thing!.to, to: removed.where?.to ?? thing!.to, text: ' on this tile' },
    );
    this.#spoken.removed = undefined;
  }

  /** "Adjacent to the lion". */
  #spot(spot: SpotNode): void {
    if (spot.spot !== 'things') return;
    const [only] = spot.things;
    if (!only?.text.startsWith('the_')) return;
    const thing = only.text.slice('the_'.length);
    if (thing === 'place') {
      const { told, named, removed, isEverywhere } = this.#spoken;
      if (isEverywhere) return;
      const scene = named.length === 0 && !removed ? told[1] : undefined;
      this.#stay();
      this.changes.push({
        from: spot.from,
        to: spot.to,
        text: scene === undefined ? 'this tile' : `a ${scene}`,
      });
      return;
    }
    const name = thing === this.#spoken.self ? 'this' : this.#named(thing, '');
    if (name !== undefined) this.changes.push({ from: spot.from, to: spot.to, text: name.trim() });
  }

  /** The name of the last thing of a kind that a step brought in; the step gets one if it has none. */
  #named(thing: string, before: string): string | undefined {
    const found = this.#spoken.named.findLast((one) => one.thing === thing);
    if (!found || !isOne(found.step)) return undefined;
    const { step } = found;
    const name = step.as?.text ?? `that-${thing}`;
    if (!step.as) {
      const at = nameAt(step);
      if (at === undefined) return undefined;
      step.as = { text: name, from: at, to: at };
      this.changes.push({ from: at, to: at, text: ` as ${name}` });
    }
    return `${before} ${name}`;
  }

  #gain(step: Extract<StepNode, { kind: 'gain' }>): void {
    const { rewards, per } = step;
    const { deed, reward, lost } = this.#spoken;
    const [first, ...others] = this.#chosen;
    const isChosen = first !== undefined && isOne(first) && others[0] === step;
    for (const { what } of rewards)
      if (what?.text === 'the_reward' && reward) this.changes.push({ ...what, text: reward });
      else if (what?.text === 'the_lost' && lost) this.changes.push({ ...what, text: lost });
    if (per?.count?.count === 'things' && per.count.things[0]?.text === 'the_deed' && deed)
      this.changes.push(isChosen ? { ...per, text: '' } : { ...per.count, text: deed });
    const last = rewards.at(-1)?.what?.text;
    if (last !== undefined && !MARK.test(last)) this.#spoken.reward = last;
  }
}

/** The word for the only kind of thing among some. */
const only = ([one, ...others]: readonly Word[]): string | undefined =>
  others.length === 0 ? one?.text : undefined;

/** Whether a step is done to one thing. */
const isOne = (step: StepNode): boolean =>
  !('quantity' in step) ||
  !step.quantity ||
  ('value' in step.quantity && step.quantity.value === 1 && !step.quantity.upTo);

/** The places that a step speaks of, in its own sites and counts, not in the steps inside it. */
function spotsIn(step: StepNode): SpotNode[] {
  const found: SpotNode[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    else if (typeof value === 'object' && value !== null) {
      if ('spot' in value && typeof value.spot === 'string') found.push(value as SpotNode);
      for (const [key, inner] of Object.entries(value)) if (!INNER.has(key)) visit(inner);
    }
  };
  visit(step);
  return found;
}

/** The fields of a step that hold steps. */
const INNER: ReadonlySet<string> = new Set(['steps', 'branches', 'otherwise']);

/** Where a name can be written behind what a step acts on: before its `if`. */
const nameAt = (step: StepNode): number | undefined =>
  'steps' in step ? undefined : 'if' in step && step.if ? undefined : step.to;
