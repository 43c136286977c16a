/** What the text of steps says of deeds, amounts and things. */
import { type BlockNode, parse, type StepNode, type Word } from '../grammar/index.ts';
import { OPERATIONS, type Step, stepInfo } from '../program/index.ts';

/** What the text of a card or feature does at once, and what it waits for; undefined if it has a mistake. */
export function parseEffect(text: string) {
  const { tree, problems } = parse('', text);
  const [item] = problems.length > 0 ? [] : tree.items;
  if (item?.kind === 'feature') return { block: undefined, triggers: item.triggers };
  return item?.kind === 'card' ? { block: item.block, triggers: item.block?.triggers ?? [] } : undefined;
}

/** A step that makes something "this", and can name it. */
export type NamingNode = Extract<StepNode, { as?: Word }>;

const facts = ({ kind }: StepNode) => (kind in OPERATIONS ? stepInfo({ op: kind } as Step) : undefined);

export const isNaming = (step: StepNode): step is NamingNode => facts(step)?.setsThis === true;

/** The words for what a step makes "this". */
export function namedThings(step: NamingNode): string[] {
  if (step.kind === 'place') return step.kinds.map(({ word }) => word.text);
  return (step.kind === 'replace' ? step.with : step.things).map(({ text }) => text);
}

/** What a step counts as having done, such as `removed`. */
export const deed = (step: StepNode): string | undefined => facts(step)?.deed;

/** Whether a step is done to one thing. */
export const isOne = (step: StepNode): boolean =>
  !('quantity' in step) ||
  !step.quantity ||
  ('value' in step.quantity && step.quantity.value === 1 && !step.quantity.upTo);

/** The blocks of a step. */
export function innerNodes(step: StepNode): BlockNode[] {
  const blocks = 'branches' in step ? step.branches : 'steps' in step ? [step.steps] : [];
  return 'otherwise' in step && step.otherwise ? [...blocks, step.otherwise] : blocks;
}

/** Steps, each followed by those inside it. */
export const allNodes = (steps: readonly StepNode[] = []): StepNode[] =>
  steps.flatMap((step) => [step, ...innerNodes(step).flatMap((block) => allNodes(block.steps))]);

/** The word for the only kind of thing among some; undefined if there are several. */
export const onlyKind = ([one, ...others]: readonly string[]): string | undefined =>
  others.length === 0 ? one : undefined;
