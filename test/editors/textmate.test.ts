/** Editors colour every word of every card the way the parser reads it. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import oniguruma from 'vscode-oniguruma';
import textmate from 'vscode-textmate';
import { lex } from '../../grammar/tokens/lex.ts';
import { KEYWORDS, typeOfWord } from '../../grammar/tokens/tokens.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const FOLDER = join(ROOT, 'editors', 'vscode');
const filesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.eco'))
    .map((file) => join(folder, file));
const files = ['cards', join('cli', 'templates'), 'test'].flatMap(filesIn);

let grammar: textmate.IGrammar;
beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve('vscode-oniguruma/release/onig.wasm');
  await oniguruma.loadWASM(readFileSync(wasm));
  const { contributes } = JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8'));
  const [{ path, scopeName }] = contributes.grammars;
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: async () => textmate.parseRawGrammar(readFileSync(join(FOLDER, path), 'utf8'), path),
  });
  grammar = (await registry.loadGrammar(scopeName))!;
});

/** The innermost scope of each character of a text; empty if it has none. */
function scopesOf(text: string): string[] {
  const scopes: string[] = [];
  let state = textmate.INITIAL;
  for (const line of text.split(/(?<=\n)/)) {
    const bare = line.replace(/\r?\n$/, '');
    const { tokens, ruleStack } = grammar.tokenizeLine(bare, state);
    state = ruleStack;
    const own: string[] = new Array(line.length).fill('');
    for (const { startIndex, endIndex, scopes: all } of tokens) {
      own.fill(all.length > 1 ? all.at(-1)! : '', startIndex, Math.min(endIndex, bare.length));
    }
    scopes.push(...own);
  }
  return scopes;
}

/** The beginning of the scope that a parser's token should have. */
function expectedScope(name: string, image: string): RegExp {
  if (typeOfWord(image)) return /^(storage\.type|keyword|support\.constant)\.(.*\.)?eco$/;
  if (/^(Number|Times|Table)$/.test(name)) return /^constant\.numeric\.((times|table)\.)?eco$/;
  if (name === 'Text') return /^string\.quoted\.double\.eco$/;
  if (name === 'Identifier') return /^variable\.other\.name\.eco$/;
  if (name === 'Equals' || name === 'Plus') return /^keyword\.operator\.(assignment|arithmetic)\.eco$/;
  return /^punctuation\..*\.eco$/;
}

describe.each(files)('%s', (file) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const { tokens, comments } = lex(text);

  test('every token and comment has its scope, and no other text has one', () => {
    const scopes = scopesOf(text);
    const spans = [
      ...tokens.map(({ image, startOffset, tokenType }) => ({
        from: startOffset,
        image,
        scope: expectedScope(tokenType.name, image),
      })),
      ...comments.map(({ from, to }) => ({ from, image: text.slice(from, to), scope: /^comment\.line\./ })),
    ];
    const wrong = spans.filter(
      ({ from, image, scope }) =>
        new Set(scopes.slice(from, from + image.length)).size !== 1 || !scope.test(scopes[from]),
    );
    expect(wrong.map(({ image, from }) => `${image}: ${scopes[from]}`)).toEqual([]);
    expect(scopes.filter((scope) => scope.startsWith('invalid'))).toEqual([]);
    for (const { from, image } of spans) scopes.fill('', from, from + image.length);
    expect(scopes.filter((scope) => scope !== '')).toEqual([]);
  });
});

test('every keyword has a scope, and a name that begins with a keyword is a name', () => {
  expect(files.length).toBeGreaterThan(30);
  for (const word of KEYWORDS) {
    const [scope] = scopesOf(`${word} `);
    expect({ word, scope }).toEqual({ word, scope: expect.not.stringMatching(/^variable|^$/) });
    expect(scopesOf(`${word}-x`)).toEqual(new Array(word.length + 2).fill('variable.other.name.eco'));
  }
});

test('an unclosed text is marked, and ends with its line', () => {
  const scopes = scopesOf('card 1 "open\ncard 2\n');
  expect(scopes[8]).toBe('invalid.illegal.open-text.eco');
  expect(scopes['card 1 "open\n'.length]).toBe('storage.type.declaration.eco');
});

test.each([
  ['keyword.control.step', 'swap pay lose either'],
  ['keyword.operator.word', 'with without within beside adjacent placed paid lost all another its this'],
  ['storage.type.declaration', 'marker animal'],
  ['support.constant', 'largest smallest most fewest first last use left extends replaces cards vp'],
])('%s is the scope of: %s', (scope, words) => {
  for (const word of words.split(' '))
    expect([word, scopesOf(`${word} `)[0]]).toEqual([word, `${scope}.eco`]);
});
