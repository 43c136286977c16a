/**
 * Finds what sentences mean by "it" and "the lake", which the tables mark. "It" is what the card language means by "this": what was
 * placed, moved or chosen last. `the_it` and `the_water` are it in a place, `is_lion` is it before what is asked of it, `the_deed`
 * what the step before did, `the_reward` what was gained before. `as_that-lion` is the only lion that steps act on, `as_lion-2` the
 * second, and `as_lion-1-or-lion-2` one of several; the step that brought it in gets `as that-lion`.
 */
import type { CountNode, SiteNode, SpotNode, StepNode } from '../grammar/index.ts';
import { isGround, namesOfThings, terrainsOf } from '../program/index.ts';
import {
  allNodes,
  deed,
  type Effect,
  innerNodes,
  isNaming,
  isOne,
  makeEffect,
  type NamingNode,
  NOWHERE,
  namedThings,
  nodeParts,
  wordNodes,
} from './effect.ts';
import { REFERENTS, type ReferentMark } from './marks.ts';

/**
 * Effects one after the other, with what each mark in them means; undefined if one of them means nothing.
 * @param markers the markers of the set
 */
export function withReferents(effects: readonly Effect[], markers: readonly string[]): Effect[] | undefined {
  if (!isMarked(effects)) return [...effects];
  const bound = structuredClone(effects);
  // What a card waits for is an effect of its own.
  const blocks = bound.flatMap(({ triggers }) => triggers.map((trigger) => trigger.steps?.steps ?? []));
  for (const block of [bound.flatMap(({ steps }) => steps), ...blocks]) bindBlock(block, markers);
  return isMarked(bound) ? undefined : bound.map(({ steps, triggers }) => makeEffect(steps, triggers));
}

const isMarked = (effects: readonly Effect[]): boolean =>
  wordNodes(effects).some(({ text }) => REFERENTS.some((mark) => text.startsWith(`${mark}_`)));

/** Something that a step placed, moved or chose. */
interface Named {
  step: NamingNode;
  /** Undefined if it can be several kinds of things. */
  thing: string | undefined;
}

type Done = Extract<CountNode, { count: 'done' | 'spent' }>;

/** What marks can mean, by the steps before them. */
interface Before {
  named: readonly Named[];
  /** What the last step did to which things, such as `removed lions`. */
  done?: Done | undefined;
  /** What was gained last. */
  reward?: string | undefined;
}

/** Changes the marks in the steps of an effect to what they mean there. */
function bindBlock(block: readonly StepNode[], markers: readonly string[]): void {
  const steps = allNodes(block);
  bindNames(block, steps.filter(isNaming), markers);
  let before: Before = { named: [] };
  for (const step of steps) {
    for (const part of nodeParts(step, innerNodes(step))) bindPart(part, before, step.kind === 'swap');
    before = behind(step, before);
  }
}

/** Changes the marks that a node has itself. */
function bindPart(part: object, before: Before, isInSwap: boolean): void {
  if ('sites' in part)
    part.sites = (part.sites as SiteNode[]).filter(
      (site) => !('spot' in site && isSelf(markedNoun('is', site.spot), before)),
    );
  else if ('spot' in part && typeof part.spot === 'object')
    part.spot = meantSpot(part.spot as SpotNode, before, 'where' in part && part.where === 'on', isInSwap);
  else if ('count' in part && typeof part.count === 'object')
    part.count = meantCount(part.count as CountNode, before);
  else if ('text' in part && part.text === 'the_reward') part.text = before.reward ?? part.text;
}

/** The noun of a place or count that is nothing but `the_` or `is_` and a noun. */
const markedNoun = (mark: ReferentMark, of: SpotNode | CountNode | undefined): string | undefined => {
  const [one, ...others] = of && 'things' in of ? of.things : [];
  return others.length === 0 && one?.text.startsWith(`${mark}_`)
    ? one.text.slice(mark.length + 1)
    : undefined;
};

/** "Next to it", "in the water". */
function meantSpot(spot: SpotNode, before: Before, isOn: boolean, isInSwap: boolean): SpotNode {
  const noun = markedNoun('the', spot);
  if (noun === undefined) return spot;
  // Where two are swapped, "it" is the first of them.
  if (noun === 'it' && isInSwap) return { ...NOWHERE, spot: 'this' };
  const name = (text: string) => ({ ...NOWHERE, spot: 'things' as const, things: [{ ...NOWHERE, text }] });
  // "In the water", of which nothing was said before, is in any.
  if (terrainsOf(noun).length === 1 && !before.named.some(({ thing }) => thing === noun))
    return { ...name(noun), compare: { ...NOWHERE, is: 'bare', value: 1 } };
  if (isSelf(noun, before)) {
    if (isOn && before.named.length > 0) return { ...NOWHERE, spot: 'this-tile' };
    return self(before) === undefined ? spot : { ...NOWHERE, spot: 'this' };
  }
  const found = before.named.findLast((one) => one.thing === noun);
  return found && isOne(found.step) ? name(nameOf(found.step, `that-${noun}`)) : spot;
}

/** "For each of them". */
function meantCount(count: CountNode, { done }: Before): CountNode {
  if (markedNoun('the', count) !== 'deed' || !done) return count;
  if (!('where' in count) || !count.where) return done;
  return done.count === 'done' ? { ...done, where: count.where } : count;
}

/** What "this" is; undefined if it can be several things, or nothing. */
function self({ named }: Before): string | undefined {
  const last = named.at(-1);
  return last && isOne(last.step) ? last.thing : undefined;
}

/** Whether a noun means "this". */
function isSelf(noun: string | undefined, before: Before): boolean {
  const is = self(before);
  return noun === 'it' || (is !== undefined && (noun === is || (noun === 'tile' && isGround(is))));
}

/** Names what is meant by its place among its like. */
function bindNames(
  block: readonly StepNode[],
  steps: readonly NamingNode[],
  markers: readonly string[],
): void {
  const things = steps.map((step) => ({
    things: namedThings(step).map(({ text }) => text),
    isEach: step.kind === 'for-each',
  }));
  const names = namesOfThings(things, markers).map(({ noun, nth, alike }) =>
    alike === 1 ? `that-${noun}` : `${noun}-${nth}`,
  );
  for (const word of wordNodes(block)) {
    const name = word.text.startsWith('as_') ? word.text.slice('as_'.length) : '';
    const ways = name.split('-or-');
    if (!ways.every((way) => names.includes(way))) continue;
    const meant = steps.filter((_, i) => ways.includes(names[i]!));
    if (meant.every((step) => nameOf(step, name) === name)) word.text = name;
  }
}

/** What marks can mean behind a step. */
function behind(step: StepNode, before: Before): Before {
  const gained = step.kind === 'gain' ? step.rewards.flatMap(({ what }) => what ?? []) : [];
  return {
    named: isNaming(step) ? [...before.named, { thing: onlyKind(namedThings(step)), step }] : before.named,
    done: doneBy(step) ?? before.done,
    reward: onlyKind(gained) ?? before.reward,
  };
}

/** The name of what a step makes "this"; it gets this one if it has none. */
function nameOf(step: NamingNode, name: string): string {
  step.as ??= { ...NOWHERE, text: name };
  return step.as.text;
}

/** The only kind of thing among some; undefined if there are several. */
const onlyKind = ([one, ...others]: readonly { text: string }[]): string | undefined =>
  others.length === 0 ? one?.text : undefined;

/** What a step did, as it is counted. */
function doneBy(step: StepNode): Done | undefined {
  const did = deed(step);
  if (did === undefined) return undefined;
  if (did === 'paid' || did === 'lost')
    return 'what' in step && step.what
      ? { ...NOWHERE, count: 'spent', how: did, what: step.what }
      : undefined;
  const things = step.kind === 'place' ? namedThings(step) : 'things' in step ? step.things : [];
  if (things.length === 0) return undefined;
  return { ...NOWHERE, count: 'done', deed: did, things: things.map(({ text }) => ({ ...NOWHERE, text })) };
}
