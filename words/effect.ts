/**
 * What sentences do, as trees of the card language: text is read where a sentence was found, and written for a draft. In between,
 * sentences are joined and "it" is bound in the trees. There, the marks of the tables for what was spoken of before are words.
 */
import { plainHead } from '../compiler/index.ts';
import {
  type BlockNode,
  parseSound,
  printSteps,
  printTriggers,
  type StepNode,
  type TriggerNode,
  type Word,
} from '../grammar/index.ts';
import { OPERATIONS, type Step, stepInfo } from '../program/index.ts';
import { CLAUSES_MARK, JOINS, type JoinMark } from './marks.ts';

/** What a card or Landscape Feature does at once, and what it waits for. */
export interface Effect {
  steps: readonly StepNode[];
  triggers: readonly TriggerNode[];
  /** The same in the card language, in one line. */
  eco: string;
}

/** A part of a sentence: what it does, and how it joins the effect before it, if it does. */
export interface Clause {
  join?: JoinMark | undefined;
  effect: Effect;
}

/** The place of nodes that are made here: they stand in no text. */
export const NOWHERE = { from: 0, to: 0 };

/** A block of steps. */
export const makeBlock = (steps: readonly StepNode[]): BlockNode => ({ ...NOWHERE, steps: [...steps] });

/** Puts steps and triggers together. */
export function makeEffect(steps: readonly StepNode[], triggers: readonly TriggerNode[] = []): Effect {
  return { steps, triggers, eco: printEffect({ steps, triggers }) };
}

/**
 * Writes an effect in the card language, in one line.
 * @param plural of a name, where several are meant; by default names are as they are
 */
export const printEffect = (
  { steps, triggers }: Pick<Effect, 'steps' | 'triggers'>,
  plural?: (name: string) => string,
): string => [printSteps(steps, plural), printTriggers(triggers, plural)].filter(Boolean).join('; ');

/** Reads text of the card language; undefined if it has a mistake. */
export function readEffect(eco: string): Effect | undefined {
  const parseIn = (kind: 'card' | 'feature') => parseSound(`${plainHead(kind)} {\n${eco}\n}`)?.[0];
  // Most of what a Landscape Feature says can be parsed in a card, too.
  const item = parseIn('card') ?? parseIn('feature');
  if (item?.kind === 'feature') return makeEffect([], item.triggers);
  const block = item?.kind === 'card' && !item.block?.late ? item.block : undefined;
  return block && makeEffect(block.steps, block.triggers);
}

/** Reads the clauses of what a table says of a sentence, with its marks; undefined if one has a mistake. */
export function readClauses(meaning: string): Clause[] | undefined {
  const clauses: Clause[] = [];
  for (const clause of meaning.split(` ${CLAUSES_MARK} `)) {
    const [, mark, eco = ''] = /^(?:@(\w+) ?)?(.*)$/s.exec(clause)!;
    const join = JOINS.find((one) => one === mark);
    // What goes on may be a block.
    const effect = readEffect((join && /^\{(.*)\}$/s.exec(eco)?.[1]) ?? eco);
    if (!effect) return undefined;
    clauses.push({ join, effect });
  }
  return clauses;
}

/** Reads the head of a block, such as `repeat 2` or `each player { may`, as tables have it, and puts steps into the block. */
export function readBlock(head: string, inside: readonly StepNode[]): Clause | undefined {
  const [clause] = readClauses(`${head} { }${' }'.repeat(head.split('{').length - 1)}`) ?? [];
  if (!clause) return undefined;
  const { steps, triggers } = clause.effect;
  const [owner] = [...triggers, ...steps];
  const [offer] = owner && 'steps' in owner ? (owner.steps?.steps ?? []) : [];
  const holder = offer ?? owner;
  if (holder && 'steps' in holder) holder.steps = makeBlock(inside);
  return { join: clause.join, effect: owner ? makeEffect(steps, triggers) : makeEffect(inside) };
}

/** A step that makes something "this", and can name it. */
export type NamingNode = Exclude<Extract<StepNode, { as?: Word }>, { kind: 'choose-species' }>;

const facts = ({ kind }: StepNode) => (kind in OPERATIONS ? stepInfo({ op: kind } as Step) : undefined);

export const isNaming = (step: StepNode): step is NamingNode => facts(step)?.setsThis === true;

/** The words for what a step makes "this". */
export function namedThings(step: NamingNode): Word[] {
  if (step.kind === 'place') return step.kinds.map(({ word }) => word);
  return step.kind === 'replace' ? step.with : step.things;
}

/** What a step counts as having done, such as `removed`. */
export const deed = (step: StepNode) => facts(step)?.deed;

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
export const allNodes = (steps: readonly StepNode[]): StepNode[] =>
  steps.flatMap((step) => [step, ...innerNodes(step).flatMap((block) => allNodes(block.steps))]);

/**
 * A node with all its parts, and theirs.
 * @param without parts that are left out, with all that is in them
 */
export function* nodeParts(node: object, without: readonly object[] = []): Generator<object> {
  yield node;
  for (const value of Object.values(node))
    for (const part of [value].flat())
      if (typeof part === 'object' && !without.includes(part)) yield* nodeParts(part);
}

/** All words of a node, such as the names in it. */
export const wordNodes = (node: object): Word[] =>
  [...nodeParts(node)].filter((part): part is Word => 'text' in part && typeof part.text === 'string');
