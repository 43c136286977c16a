/** Describes the change in a mutant. */
import {
  type CardNode,
  type FeatureClause,
  type FeatureNode,
  printItem,
  printSteps,
  printTriggers,
  type StepNode,
  type TriggerNode,
} from '../../grammar/index.ts';
import { type NounForms, withAgreement } from './agreement.ts';
import { type Path, treePart } from './paths.ts';

/** A declaration that can be mutated. */
export type Declaration = CardNode | FeatureNode;

/** Describes the change at a path by comparing the step around it before and after. */
export function describeChange(before: Declaration, after: Declaration, path: Path, forms: NounForms) {
  const end = path.findLastIndex((key, at) => typeof key === 'number' && isDescribed(path[at - 1]));
  const whole = path.slice(0, end + 1);
  const old = words(before, whole);
  const now = withAgreement(words(after, whole), forms);
  return { change: `"${old}" becomes "${now}"`, title: titleOf(differenceIn(old, now)) };
}

/** What the second text lacks or changes: "at most 5", "2vp per lion, not 3vp per lion". */
function differenceIn(before: string, after: string): string {
  const [old, now] = [before.split(' '), after.split(' ')];
  let start = 0;
  while (start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (end < now.length - start && end < old.length - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const part = (all: readonly string[], context: number) =>
    all.slice(start, all.length - end + context).join(' ');
  if (start + end === now.length) return part(old, 0);
  if (start + end === old.length) return `not ${part(now, 0)}`;
  // The next word may be needed for context.
  const next = old[old.length - end] ?? '';
  const context = /^[a-z-]{3,}$/.test(next) && !LINK_WORDS.has(next) ? 1 : 0;
  return `${part(old, context)}, not ${part(now, context)}`;
}

const LINK_WORDS: ReadonlySet<string> = new Set(['per', 'and', 'with', 'has', 'where', 'adjacent']);

/** Turns a difference into the title of a scenario that shows it. */
const TITLES: readonly (readonly [RegExp, string])[] = [
  [/^at (most|least) (\d+)$/, 'never $1 than $2'],
  [/^not over any terrain$/, 'not over any terrain'],
  [/^not (adjacent|different|by you)$/, 'not only $1'],
  [/^(adjacent|on the edge|by you)$/, 'only $1'],
  [/^((on|in|within|adjacent to|of) .+)$/, 'only $1'],
  [/^different$/, 'each kind counts once'],
  [/^an? (\S+), not exactly 1 \S+$/, 'more than one $1 will do'],
  [/^(?:an?|\d+) (\S+), not up to .+$/, '$1 is not optional'],
  [/^up to (\d+) (\S+), not \S+ \S+$/, 'fewer than $1 $2 are enough'],
  [/^largest (.+), not smallest .+$/, 'the largest $1, not the smallest'],
  [/^smallest (.+), not largest .+$/, 'the smallest $1, not the largest'],
  [/^an? (\S+), not (\d+) \S+$/, 'one $1, not $2'],
  [/^(\d+) (\S+), not (\d+) \S+$/, '$1 $2, not $3'],
];

function titleOf(difference: string): string {
  const [pattern, words] = TITLES.find(([one]) => one.test(difference)) ?? [];
  const title = pattern ? difference.replace(pattern, words ?? '') : difference;
  return quotable(title.replace('never most', 'never more').replace('never least', 'never less'));
}

/** A text that can be a string literal of the card language. */
export const quotable = (text: string): string => text.replaceAll('"', "'");

/** A description of a change, and the title of a scenario that would notice it. */
export type MutantTitle = ReturnType<typeof describeChange>;

const isDescribed = (key: string | number | undefined) =>
  key === 'steps' || key === 'triggers' || key === 'clauses';

function words(item: Declaration, path: Path): string {
  const part = treePart(item, path);
  switch (path.at(-2)) {
    case 'steps':
      return describeStep(part as StepNode);
    case 'triggers':
      return describeTriggers([part as TriggerNode]).replace(/ \{ \}$/, '');
    case 'clauses': {
      const text = printItem({ ...(item as FeatureNode), clauses: [part as FeatureClause], triggers: [] });
      return /pattern .*?(?= \{|$)/.exec(text)?.[0] ?? text;
    }
    default:
      // The whole list of triggers.
      return `{ ${describeTriggers((item.kind === 'feature' ? item.triggers : item.block?.triggers) ?? [])} }`;
  }
}

/** Triggers on one line, without the steps inside them. */
const describeTriggers = (triggers: readonly TriggerNode[]): string =>
  printTriggers(triggers.map((trigger) => ({ ...trigger, steps: EMPTY })));
const EMPTY = { from: 0, to: 0, steps: [] };

/** A step on one line, without the steps inside it. */
export function describeStep(step: StepNode): string {
  return printSteps([withoutInnerSteps(step)]).replaceAll(/\{\s*\}/g, '{ … }');
}

function withoutInnerSteps(step: StepNode): StepNode {
  if (step.kind === 'either') return { ...step, branches: step.branches.map(() => EMPTY) };
  if (step.kind === 'if') return { ...step, steps: EMPTY, ...(step.otherwise && { otherwise: EMPTY }) };
  return 'steps' in step ? { ...step, steps: EMPTY } : step;
}
