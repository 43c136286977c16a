/** Names after `as`: "this" where that is the same thing, and otherwise numbered. */
import { type Block, type Step, stepInfo } from '../../program/operations.ts';
import { allSteps } from '../../program/walk.ts';

/** What is known of "this" before a step. */
interface Known {
  /** A name of "this": both are the same thing, or both nothing. */
  name?: string | undefined;
  /** Whether nothing has been "this" yet, nor has any name been given. */
  isNone?: boolean;
}

const setsThis = (steps: Block): boolean => allSteps(steps).some((step) => stepInfo(step).setsThis);

/** The steps with "this" for each name that means nothing else there. */
export function withThis(steps: Block, known: Known): Block {
  let now = known;
  return steps.map((step) => {
    const before = now;
    if (setsThis([step])) now = { name: nameOfThis(step, before) };
    return Object.fromEntries(
      Object.entries(step).map(([key, value]) => [key, partWithThis(step, key, value, before)]),
    ) as unknown as Step;
  });
}

/** The name that "this" has for sure once a step is over. */
function nameOfThis(step: Step, { isNone }: Known): string | undefined {
  if (!('as' in step) || step.op === 'for-each') return undefined;
  // A placement that cannot be done ends what comes after it (L12), unless what is missing is a "this" or a name (L29).
  const isGate =
    step.op === 'place' && !step.quantity.upTo && !step.if && !NEEDS_THIS.test(JSON.stringify(step.where));
  return isGate || isNone ? step.as : undefined;
}

const NEEDS_THIS = /"(?:this|named|adjacent-habitat)/;

function partWithThis(step: Step, key: string, value: unknown, known: Known): unknown {
  const isLoop = step.op === 'repeat' || step.op === 'each-player';
  const inside = step.op === 'for-each' ? { name: step.as } : isLoop && setsThis(step.steps) ? {} : known;
  if (key === 'steps' || key === 'otherwise') return withThis(value as Block, inside);
  if (key === 'branches') return (value as Block[]).map((branch) => withThis(branch, inside));
  // Where the second thing of a swap is looked for, "this" is the first; where several are, it is the last one.
  const isOnce = !('quantity' in step) || ('amount' in step.quantity && step.quantity.amount === 1);
  if (key === 'withWhere' || !isOnce || known.name === undefined) return value;
  // A way is between names alone.
  if (JSON.stringify(value)?.includes('"distance"')) return value;
  return JSON.parse(JSON.stringify(value), (_, part) =>
    part?.spot === 'named' && part.name === known.name ? { spot: 'this' } : part,
  );
}

/** Names that are meant again, numbered as they are first given; the others are left out. */
export function plainNames(steps: Block): Block {
  const text = JSON.stringify(steps);
  const isMeant = (name: string) => text.includes(`"name":"${name}"`);
  const given = allSteps(steps).flatMap((step) => ('as' in step && step.as !== undefined ? [step.as] : []));
  const names = [...new Set(given)].filter(isMeant);
  return JSON.parse(text, (key, value) => {
    if (key !== 'as' && key !== 'name') return value;
    return names.includes(value) ? `name-${names.indexOf(value) + 1}` : key === 'as' ? undefined : value;
  });
}
