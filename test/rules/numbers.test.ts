/**
 * Every rule in docs/rules.md and every ruling in docs/rulings.md has a test or scenario whose title begins with its
 * number, and no title names a number that does not exist.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** The sections of docs/rules.md, and its rules. */
const page = read('docs/rules.md');
const sections = [...page.matchAll(/^## (R\d+) /gm)].map(([, number]) => number);
const rules = [...page.matchAll(/^\*\*(R\d+\.\d+)\*\* /gm)].map(([, number]) => number);

/** The numbers of the traps, which are common mistakes of engines. */
const traps = [...page.matchAll(/^\*\*Trap (\d+)\*\* /gm)].map(([, number]) => Number(number));

/** The rulings of the language. */
const rulings = [...read('docs/rulings.md').matchAll(/^- \*\*(L\d+)\*\* /gm)].map(([, number]) => number);

const scenarios = [...files('test/**/*.eco'), ...files('cards/**/*.eco')].flatMap((file) =>
  scenarioTitles(read(file)),
);
const titles = [...files('**/*.test.ts').flatMap((file) => testTitles(file, read(file))), ...scenarios];
const tested = new Set(titles.flatMap(numbersTested));

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

function files(pattern: string): string[] {
  const exclude = (name: string): boolean => ['node_modules', 'dist', 'out'].includes(name);
  return globSync(pattern, { cwd: ROOT, exclude });
}

/** The titles of `test(…)`, `it(…)` and their `.each`. */
function testTitles(file: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) found.push(title.text);
      else if (title && ts.isTemplateExpression(title)) found.push(title.head.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found;
}

function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'test' || callee.text === 'it';
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) return isTest(callee.expression);
  return false;
}

function scenarioTitles(text: string): string[] {
  return [...text.matchAll(/^\s*scenario\s+"([^"]*)"/gm)].map(([, title]) => title);
}

/**
 * The rules that a title claims to test: those at its beginning, as in `R7.2, R7.3 and L21 where …` or `Trap 2 R8.2 …`.
 */
function numbersTested(title: string): string[] {
  const [claim] = /^(?:Trap \d+ )?(?:[RL]\d+(?:\.\d+)?(?:, | and | ))*/.exec(title) ?? [''];
  return numbersNamed(claim);
}

function numbersNamed(title: string): string[] {
  return title.match(/\b[RL]\d+(?:\.\d+)?\b/g) ?? [];
}

describe('docs/rules.md', () => {
  test('numbers its rules from R1.1 to R15.14 without a gap', () => {
    const counts = [6, 7, 6, 4, 9, 5, 5, 3, 3, 4, 6, 6, 4, 3, 14];
    expect(sections).toEqual(counts.map((_, section) => `R${section + 1}`));
    const all = counts.flatMap((count, section) =>
      Array.from({ length: count }, (_, i) => `R${section + 1}.${i + 1}`),
    );
    expect(rules).toEqual(all);
  });

  test('has a test for every rule', () => {
    expect(rules.filter((number) => !tested.has(number))).toEqual([]);
  });

  test('has, for each of its nine traps, a test that begins with its number and a rule', () => {
    expect(traps).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const tried = titles.flatMap((title) => /^Trap (\d+) [RL]\d/.exec(title)?.[1] ?? []).map(Number);
    expect([...new Set(tried)].toSorted((a, b) => a - b)).toEqual(traps);
  });

  test('contains, together with the rulings of the language, every number in a title', () => {
    const known = new Set([...sections, ...rules, ...rulings]);
    const unknown = titles.filter((title) => numbersNamed(title).some((number) => !known.has(number)));
    expect(unknown).toEqual([]);
  });
});

describe('docs/rulings.md', () => {
  test('numbers its rulings from L1, each once, up to L42 without a gap', () => {
    expect(rulings.slice(0, 42)).toEqual(Array.from({ length: 42 }, (_, i) => `L${i + 1}`));
    expect(rulings).toEqual([...new Set(rulings)]);
  });

  test('has a scenario in the card language for every ruling', () => {
    const played = new Set(scenarios.flatMap(numbersTested));
    expect(rulings.filter((number) => !played.has(number))).toEqual([]);
  });
});
