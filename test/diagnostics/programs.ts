/** Small valid programs: each is one card or one scenario from the catalogue or the rules, with the cards it needs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../../compiler/compile.ts';
import { parse } from '../../grammar/parser.ts';
import type { Item, ScenarioNode } from '../../grammar/tree/declarations.ts';
import type { Problem } from '../../program/index.ts';
import { readySets } from '../ready-sets.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const CARDS = join(ROOT, 'cards', 'first-continent');

function textsIn(folder: string): { file: string; text: string }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eco'))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}

/** The set whose words the programs use. */
const base = readySets().find(({ id }) => id === 'first-continent')!;

/** Whether a text has errors. */
export function isBroken(text: string): boolean {
  return problemsOf(text).some(({ severity }) => severity === 'error');
}

/** The problems of a text compiled alone, with the words of the base set. */
export function problemsOf(text: string): Problem[] {
  return compile([{ files: [{ file: 'broken.eco', text }] }], [base]).problems;
}

interface Piece {
  item: Item;
  text: string;
}

/**
 * All programs, in the order of the files: first the cards, then the scenarios. Without the titles of cards, so that a new name
 * does not lead to other mistakes.
 */
export function programs(): string[] {
  const pieces = [...textsIn(CARDS), ...textsIn(join(ROOT, 'test', 'rules'))].flatMap(({ file, text }) =>
    parse(file, text).tree.items.map((item): Piece => {
      const own = text.slice(item.from, item.to);
      return { item, text: own.replace(/^(card .*?) ".*"$/m, '$1') };
    }),
  );
  const cards = new Map<number, string>();
  for (const { item, text } of pieces) {
    if (item.kind === 'card' && item.number && !cards.has(item.number.value))
      cards.set(item.number.value, text);
  }
  const scenarios = pieces.flatMap(({ item, text }) =>
    item.kind === 'scenario' ? [[...needed(item).map((number) => cards.get(number)), text].join('\n\n')] : [],
  );
  const all = [...cards.values(), ...scenarios].map((text) => `${text}\n`);
  return [...new Set(all)];
}

/** The numbers of the cards that a scenario mentions. */
function needed(scenario: ScenarioNode): number[] {
  const numbers = new Set<number>();
  JSON.stringify(scenario.lines, (key, value: unknown) => {
    if ((key === 'card' || key === 'cards') && value)
      for (const number of valuesIn(value)) numbers.add(number);
    return value;
  });
  return [...numbers];
}

function valuesIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(valuesIn);
  if (typeof value !== 'object' || value === null || !('value' in value)) return [];
  return typeof value.value === 'number' ? [value.value] : [];
}
