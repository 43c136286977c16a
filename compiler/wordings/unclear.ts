/** Steps by which, after the steps before them, people mean something else as well: their text is left unread. */
import type { StepNode, WhereNode } from '../../grammar/index.ts';
import { ENGINE_THINGS } from '../../program/index.ts';
import { isOne, onlyKind } from './step-facts.ts';

/** What the steps before did. */
interface Before {
  /** What the last step did, and to which things. */
  deed: { did: string; thing?: string } | undefined;
  /** Things of which several were placed. */
  multiples: ReadonlySet<string>;
  /** What "it" is where a lake or the like was chosen. */
  area: string | undefined;
  /** Whether elements were drawn. */
  hasDrawn: boolean;
}

/** Whether people can mean something else by a step. */
export const isUnclear = (step: StepNode, before: Before): boolean =>
  CHECKS.some((check) => check(step, before));

const CHECKS: readonly ((step: StepNode, before: Before) => boolean)[] = [
  // Who may choose between two numbers of points has no choice, and of two that are added the second may have a condition.
  (step) => new Set(kindsOf(step)).size < kindsOf(step).length,
  // Of things of which some were removed, those or the ones that are left.
  (step, { deed }) =>
    deed?.did === 'removed' &&
    countsOf(step).some(
      ({ things, adjacent, isAsked }) =>
        !adjacent && !isAsked && [deed.thing, 'animal'].includes(onlyKind(things)),
    ),
  // "Draw 3 elements. 1 point for each water": each that was drawn, or each in the landscape.
  (step, { hasDrawn }) =>
    hasDrawn &&
    countsOf(step).some(({ things }) => things.some(({ text }) => ENGINE_THINGS.some((one) => one === text))),
  // "Place 2 lions. 1 point per lion": each of both, or each in the landscape.
  (step, { multiples }) =>
    'per' in step &&
    countsOf(step).some(
      ({ things, adjacent, isAsked }) => !adjacent && !isAsked && multiples.has(onlyKind(things) ?? ''),
    ),
  // In the lake that was chosen, or anywhere.
  (step, { area }) => area !== undefined && (countsOf(step).length > 0 || isOfAll(step)),
  // "If …, and if …": the second is a condition of its own, or one in the first.
  (step) => step.kind === 'if' && step.steps.steps.length > 1 && step.steps.steps.some(isConditional),
  // "Another player gains a card or loses a cube", or you lose one.
  (step) => {
    const ofOthers =
      step.kind === 'either' ? step.branches.map(({ steps: [first] }) => isOfOthers(first)) : [];
    return ofOthers.includes(true) && ofOthers.indexOf(true) < ofOthers.lastIndexOf(false);
  },
  // "2 fish in a lake" are in one of them, or in two.
  (step) => 'where' in step && !isOne(step) && isSpread(step.where),
  (step) =>
    testsOf(step).some(
      ({ count, compare }) =>
        (compare?.value ?? 0) > 1 && count !== undefined && 'where' in count && isSpread(count.where),
    ),
];

const kindsOf = (step: StepNode): (string | undefined)[] =>
  step.kind === 'gain' ? step.rewards.map(({ what }) => what?.text) : [];

const isConditional = (step: StepNode): boolean =>
  step.kind === 'if' || ('if' in step && step.if !== undefined);

const isOfOthers = (step?: StepNode): boolean => step?.kind === 'each' || step?.kind === 'choose-player';

/** Whether something is done to all that there are anywhere. */
const isOfAll = (step: StepNode): boolean =>
  'quantity' in step &&
  step.quantity !== undefined &&
  'all' in step.quantity &&
  !('where' in step && step.where);

/** How many there are, asked in the condition of a step. */
function testsOf(step: StepNode) {
  const condition = step.kind === 'if' ? step.condition : 'if' in step ? step.if : undefined;
  return (condition?.tests ?? []).flatMap((test) => (test.test === 'there' ? test : []));
}

/** What a step counts without a place, and whether it asks for some of it. */
function countsOf(step: StepNode) {
  const given = 'per' in step && step.per ? [{ count: step.per.count, isAsked: false }] : [];
  const asked = testsOf(step).map(({ count, compare }) => ({ count, isAsked: compare?.value !== 0 }));
  return [...given, ...asked].flatMap(({ count, isAsked }) =>
    count?.count === 'things' && !count.where ? { ...count, isAsked } : [],
  );
}

/** Whether several things can be in one of some places, or each in another. */
function isSpread(where: WhereNode | undefined): boolean {
  const [site, ...others] = where?.sites ?? [];
  if (!site || site.not || others.length > 0) return false;
  if (site.where === 'in') return site.regions.some(({ region }) => region === 'any');
  if (site.where !== 'on' || site.spot?.spot !== 'things') return false;
  return site.spot.things.some(({ text, held, lacks }) => text === 'tile' && !held && !lacks);
}
