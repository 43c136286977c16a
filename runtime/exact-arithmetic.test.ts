/**
 * The engine and its bots give the same results on every machine: they use no function whose result depends on the
 * JavaScript engine, the clock or the user's locale.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/** The functions of `Math` that the standard defines to the last bit. The others are "implementation-approximated". */
const EXACT = new Set('abs ceil clz32 floor fround imul max min round sign sqrt trunc'.split(' '));
/** Names that give access to the clock, randomness or a locale. */
const FOREIGN = new Set(['Date', 'Intl', 'Temporal', 'performance', 'crypto']);
const LOCAL = /^toLocale|^localeCompare$/;
const POWER = new Set([ts.SyntaxKind.AsteriskAsteriskToken, ts.SyntaxKind.AsteriskAsteriskEqualsToken]);

/** Every expression in a source whose result may differ elsewhere, with its line. */
function inexact(text: string): string[] {
  const source = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const add = (node: ts.Node): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${line + 1}: ${node.getText()}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === 'Math') {
      const { parent } = node;
      const isExact = ts.isPropertyAccessExpression(parent) && EXACT.has(parent.name.text);
      if (!isExact) add(parent);
    } else if (ts.isIdentifier(node) && (FOREIGN.has(node.text) || LOCAL.test(node.text))) add(node);
    else if (ts.isBinaryExpression(node) && POWER.has(node.operatorToken.kind)) add(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const ROOT = join(import.meta.dirname, '..');
/** The sources that determine a game: the engine and the programs it plays. */
const sources = ['program', 'runtime'].flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(room, file))
    .sort(),
);

describe('every source of the engine and of programs is exact', () => {
  test.each(sources)('%s', (file) => {
    expect(inexact(readFileSync(join(ROOT, file), 'utf8'))).toEqual([]);
  });
});

test.each([
  ['Math.log(2)', ['1: Math.log']],
  ['const { exp } = Math;', ['1: { exp } = Math']],
  ["Math['pow'](2, 3)", ["1: Math['pow']"]],
  ['globalThis.Math.sin(1)', ['1: globalThis.Math']],
  ['let a = 2;\na **= 3 ** a', ['2: a **= 3 ** a', '2: 3 ** a']],
  ['Math.random() + Date.now()', ['1: Math.random', '1: Date']],
  ["['b'].sort((a, b) => a.localeCompare(b))", ['1: localeCompare']],
  ['/* Math.log */ Math.max(1, Math.sqrt(2))', []],
])('the inexact parts of %s are found', (text, expected) => {
  expect(inexact(text)).toEqual(expected);
});
