/**
 * Names what is meant again. The table writes `@that-lion` for the only lion that steps act on, `@lion-2` for the second, and
 * `@lion-1-or-lion-2` for one of several; the step that brought it in gets `as that-lion`.
 */
import { parseSteps, type StepNode } from '../../grammar/index.ts';
import { type NamedThing, namesOfThings, OPERATIONS } from '../../program/index.ts';

/** A step that makes something "this", and can name it. */
export type NamingNode = Extract<
  StepNode,
  { kind: 'place' | 'move' | 'replace' | 'swap' | 'choose' | 'for-each' }
>;

/** The steps of an effect with the names that they need; undefined if something is meant that no step brings in. */
export function withNames(marked: string, markers: readonly string[]): string | undefined {
  const names = new Set([...marked.matchAll(/@([\w-]+)/g)].map(([, name]) => name!));
  if (names.size === 0) return marked;
  const text = unmarked(marked);
  const nodes = allNodes(parseSteps(text).steps).filter(isNaming);
  const things = namesOfThings(
    nodes.map((node) => ({ things: thingsOf(node), isEach: node.kind === 'for-each' })),
    markers,
  );
  const wanted = new Set([...names].flatMap((name) => name.split(OR)));
  let named = text;
  for (const [i, node] of [...nodes.entries()].toReversed()) {
    const own = nameOf(things[i]!);
    const name = [...names].find((one) => one.split(OR).includes(own));
    if (name === undefined) continue;
    wanted.delete(own);
    const at = placeOfName(node, text);
    named = `${named.slice(0, at)} as ${name}${named.slice(at)}`;
  }
  return wanted.size === 0 ? named : undefined;
}

/** Steps without the marks of names. */
export const unmarked = (steps: string): string => steps.replaceAll('@', '');

const OR = '-or-';
const nameOf = ({ noun, nth, alike }: Omit<NamedThing, 'as'>): string =>
  alike === 1 ? `that-${noun}` : `${noun}-${nth}`;

export const isNaming = (node: StepNode): node is NamingNode =>
  node.kind in OPERATIONS && OPERATIONS[node.kind as keyof typeof OPERATIONS].setsThis;

/** Steps, each followed by those inside it. */
export const allNodes = (steps: readonly StepNode[]): StepNode[] =>
  steps.flatMap((node) => {
    const blocks = 'branches' in node ? node.branches : 'steps' in node ? [node.steps] : [];
    const more = 'otherwise' in node && node.otherwise ? [node.otherwise] : [];
    return [node, ...[...blocks, ...more].flatMap((block) => allNodes(block.steps))];
  });

/** The words for what a step makes "this". */
export function thingsOf(node: NamingNode): string[] {
  if (node.kind === 'place') return node.kinds.map(({ word }) => word.text);
  return (node.kind === 'replace' ? node.with : node.things).map(({ text }) => text);
}

/** Where a step in a text gets a name: behind all else, but before its condition or steps. */
export function placeOfName(node: NamingNode, text: string): number {
  const condition = node.kind !== 'for-each' && node.if ? text.lastIndexOf('if', node.if.from) : node.to;
  return text.slice(0, node.kind === 'for-each' ? node.steps.from : condition).trimEnd().length;
}
