/**
 * Finds what sentences mean by "it" and "the lake", which the tables mark. "It" is what the card language means by "this": what was
 * placed, moved or chosen last. `the_it` and `the_water` are it in a place, `is_lion` is it before what is asked of it, `the_deed`
 * what the step before did, `the_reward` what was gained before. `as_that-lion` is the only lion that steps act on, `as_lion-2` the
 * second, and `as_lion-1-or-lion-2` one of several; the step that brought it in gets `as that-lion`.
 */
import { cardAround } from '../compiler/index.ts';
import { type BlockNode, type Edit, type StepNode, withEdits } from '../grammar/index.ts';
import { isGround, namesOfThings, terrainsOf } from '../program/index.ts';
import {
  allNodes,
  deed,
  innerNodes,
  isNaming,
  isOne,
  type NamingNode,
  namedThings,
  onlyKind,
  parseEffect,
} from './step-facts.ts';

/** A mark, with the word before it that goes or stays with it. */
const MARKS = /\b(on |per (?:\d+ )?)?(the|is)_([\w-]+)/g;
const MARK = /\b(?:the|is|as)_/;
const NAMES = /\bas_([\w-]+)/g;
/** Parts steps; no step has a comment. */
const BETWEEN = '; #\n';

/**
 * Steps one after the other, with what each mark in them means; undefined if one of them means nothing.
 * @param markers the markers of the set
 */
export function withReferents(steps: readonly string[], markers: readonly string[]): string[] | undefined {
  const eco = steps.join(BETWEEN);
  if (!MARK.test(eco)) return [...steps];
  const text = cardAround(eco);
  const effect = parseEffect(text);
  if (!effect) return undefined;
  // Each is an effect of its own.
  const changes = [effect.block, ...effect.triggers.map((trigger) => trigger.steps)].flatMap((block) =>
    block ? new Binder(text, block, markers).changes : [],
  );
  const start = text.indexOf(eco);
  const own = changes.map((edit) => ({ ...edit, from: edit.from - start, to: edit.to - start }));
  const bound = withEdits(eco, own);
  return MARK.test(bound) ? undefined : bound.split(BETWEEN);
}

/** Something that a step placed, moved or chose. */
interface Named {
  step: NamingNode;
  /** Undefined if it can be several kinds of things. */
  thing: string | undefined;
}

/** Reads the steps of an effect, and changes the marks in them to what they mean there. */
class Binder {
  readonly changes: Edit[] = [];
  readonly #text: string;
  readonly #named: Named[] = [];
  /** What the last step did to which things, such as `removed lions`. */
  #deed: string | undefined;
  #reward: string | undefined;

  constructor(text: string, block: BlockNode, markers: readonly string[]) {
    this.#text = text;
    const steps = allNodes(block.steps);
    this.#name(steps.filter(isNaming), block, markers);
    for (const step of steps) {
      const own = text.slice(step.from, innerNodes(step)[0]?.from ?? step.to);
      for (const { 0: mark, 1: before = '', 2: kind, 3: word, index } of own.matchAll(MARKS)) {
        const meant = this.#mention(step, before, kind!, word!);
        const from = step.from + index;
        if (meant !== undefined) this.changes.push({ from, to: from + mark.length, text: meant });
      }
      this.#note(step);
    }
  }

  /** What "this" is; undefined if it can be several things, or nothing. */
  get #self(): string | undefined {
    const last = this.#named.at(-1);
    return last && isOne(last.step) ? last.thing : undefined;
  }

  #isSelf(noun: string): boolean {
    const self = this.#self;
    return noun === 'it' || noun === self || (noun === 'tile' && self !== undefined && isGround(self));
  }

  /** "Next to it", "for each of them", "2 more". */
  #mention(step: StepNode, before: string, kind: string, word: string): string | undefined {
    // Where two are swapped, "it" is the first of them.
    if (word === 'it' && step.kind === 'swap') return `${before}this`;
    if (kind === 'is') return this.#isSelf(word) ? '' : undefined;
    if (word === 'reward') return this.#reward;
    if (word === 'deed') return this.#deed && `${before}${this.#deed}`;
    // "In the water", of which nothing was said before, is in any.
    const isAny = terrainsOf(word).length === 1 && !this.#named.some(({ thing }) => thing === word);
    if (isAny) return `${before}a ${word}`;
    if (this.#named.length === 0) return undefined;
    if (this.#isSelf(word)) return before === 'on ' ? 'on this tile' : this.#self && `${before}this`;
    const name = this.#nameOfLast(word);
    return name && `${before}${name}`;
  }

  #nameOfLast(thing: string): string | undefined {
    const found = this.#named.findLast((one) => one.thing === thing);
    return found && isOne(found.step) ? this.#nameOf(found.step, `that-${thing}`) : undefined;
  }

  /** Names what is meant by its place among its like. */
  #name(steps: readonly NamingNode[], { from, to }: BlockNode, markers: readonly string[]): void {
    const things = steps.map((step) => ({ things: namedThings(step), isEach: step.kind === 'for-each' }));
    const names = namesOfThings(things, markers).map(({ noun, nth, alike }) =>
      alike === 1 ? `that-${noun}` : `${noun}-${nth}`,
    );
    for (const { 0: mark, 1: name, index } of this.#text.slice(from, to).matchAll(NAMES)) {
      const ways = name!.split('-or-');
      if (!ways.every((way) => names.includes(way))) continue;
      const meant = steps.filter((_, i) => ways.includes(names[i]!));
      if (meant.every((step) => this.#nameOf(step, name!) === name))
        this.changes.push({ from: from + index, to: from + index + mark.length, text: name! });
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
      this.changes.push({ from: at, to: at, text: ` as ${name}` });
    }
    return step.as.text;
  }

  #note(step: StepNode): void {
    if (step.kind === 'gain')
      this.#reward = onlyKind(step.rewards.flatMap(({ what }) => what?.text ?? [])) ?? this.#reward;
    const [did, things] = [deed(step), objects(step)];
    if (did !== undefined && things.length > 0) this.#deed = `${did} ${things.join(' or ')}`;
    if (isNaming(step)) this.#named.push({ thing: onlyKind(namedThings(step)), step });
  }
}

/** The words for what a step is done to. */
function objects(step: StepNode): string[] {
  if (step.kind === 'place') return namedThings(step);
  if (step.kind === 'lose' || step.kind === 'pay') return step.what?.word ? [step.what.word.text] : [];
  return 'things' in step ? step.things.map(({ text }) => text) : [];
}
