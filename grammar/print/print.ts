/** Prints trees as text, from the same description of the language that the parser uses. */
import { steps } from '../blocks/block.ts';
import { triggers } from '../cards/triggers.ts';
import { cardFile } from '../file.ts';
import type { ListSyntax, Syntax, ValueSyntax, VariantsSyntax } from '../syntax.ts';
import { WordCollector } from '../tokens/word-collector.ts';
import type { Item, TriggerNode } from '../tree/declarations.ts';
import type { StepNode } from '../tree/steps.ts';

/** A declaration without mistakes as one line, without comments; `formatFile` lays it out. */
export const printItem = (item: Item): string => printed(cardFile, { items: [item] });
/**
 * Steps in one line, without braces around them.
 * @param plural of a name, where several are meant; by default names are as they are
 */
export const printSteps = (all: readonly StepNode[], plural?: (name: string) => string): string =>
  printed(steps, { steps: all }, plural);
/** The same for triggers. */
export const printTriggers = (all: readonly TriggerNode[], plural?: (name: string) => string): string =>
  printed(triggers, { triggers: all }, plural).slice('{ '.length, -' }'.length);

function printed(syntax: Syntax, node: object, plural = (name: string) => name): string {
  const words = new WordCollector(plural);
  write(syntax, node as Fields, words);
  return words.text();
}

type Fields = Readonly<Record<string, unknown>>;

/** Writes a node according to a part of the language. */
function write(syntax: Syntax, node: Fields, words: WordCollector): void {
  switch (syntax.is) {
    case 'token':
      if (syntax.one !== undefined) words.counted(syntax.one, syntax.write);
      else words.literal(syntax.write);
      break;
    case 'all':
      for (const part of syntax.parts) write(part, node, words);
      break;
    case 'maybe':
      if (hasContent(syntax.part, node)) write(syntax.part, node, words);
      break;
    case 'choice': {
      const ways = syntax.ways.filter(({ surplus }) => !surplus);
      const way = ways.find(({ part }) => hasContent(part, node)) ?? ways[0];
      write(way.part, node, words);
      break;
    }
    case 'field':
      if (node[syntax.key] !== undefined) writeValue(syntax.value, node[syntax.key], words);
      break;
    case 'list':
      writeList(syntax, node, words);
      break;
    case 'joined':
      for (const [i, value] of valuesOf(node, syntax.key).entries()) {
        if (i > 0) words.literal(String(node.join));
        writeValue(syntax.value, value, words);
      }
      break;
    case 'recover':
    case 'rule':
      if (syntax.part) write(syntax.part, node, words);
      break;
    case 'printed':
      syntax.print(node as never, words, (part, of) => write(part, of as Fields, words));
  }
}

function writeList({ key, value, between, leading }: ListSyntax, node: Fields, words: WordCollector): void {
  for (const [i, one] of valuesOf(node, key).entries()) {
    if (between && (i > 0 || leading)) words.literal(between);
    writeValue(value, one, words);
  }
}

function writeValue(value: ValueSyntax, given: unknown, words: WordCollector): void {
  if (value.is === 'read-token') value.print(given as never, words);
  else if (value.is === 'rule-of') writeValue(value.value, given, words);
  else if (value.is === 'extended') {
    writeValue(value.value, given, words);
    write(value.part, given as Fields, words);
  } else if (value.is === 'node')
    write({ is: 'all', parts: [...(value.head ? [value.head] : []), value.part] }, given as Fields, words);
  else writeVariant(value, given as Fields, words);
}

function writeVariant({ tag, before, ways }: VariantsSyntax, node: Fields, words: WordCollector): void {
  const way = ways.find(({ name }) => name === node[tag]);
  if (!way) throw new Error(`nothing writes ${tag} ${String(node[tag])}`);
  if (before) write(before, node, words);
  write(way.part, node, words);
}

const valuesOf = (node: Fields, key: string) => (node[key] ?? []) as readonly unknown[];

/** Whether a node has anything for a part to write; undefined if the part is written for every node. */
function hasContent(syntax: Syntax, node: Fields): boolean | undefined {
  switch (syntax.is) {
    case 'all': {
      const all = syntax.parts.map((part) => hasContent(part, node));
      return all.includes(false) ? false : all.includes(true) || undefined;
    }
    case 'choice': {
      const ways = syntax.ways.map(({ part }) => hasContent(part, node));
      return ways.includes(true) || (ways.includes(undefined) ? undefined : false);
    }
    case 'set':
      return Object.entries(syntax.values).every(([key, value]) => node[key] === value);
    case 'field':
      return node[syntax.key] !== undefined;
    case 'list':
    case 'joined':
      return valuesOf(node, syntax.key).length > 0;
    case 'recover':
    case 'printed':
    case 'rule':
      return syntax.part && hasContent(syntax.part, node);
    default:
      return undefined;
  }
}
