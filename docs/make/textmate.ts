/**
 * The TextMate grammar of the card language, for viewers and editors that colour by such grammars: made from the tokens of
 * the parser, so that it knows each of their words and no other.
 */
import {
  CLAUSE_WORDS,
  DECLARATION_WORDS,
  FEATURE_CLAUSE_WORDS,
  KEYWORDS,
  LEXED,
  LINE_WORDS,
  RESERVED,
  SETTING_WORDS,
  STEP_WORDS,
  TRIGGER_WORDS,
} from '../../grammar/tokens.ts';
import type { Page } from './page.ts';

/** Where viewers find it. */
export const TEXTMATE_FILE = 'editors/vscode/eco.tmLanguage.json';

/** What words are called; of a word in several families the first counts. */
const FAMILIES: readonly [scope: string, words: Iterable<string>][] = [
  ['storage.type.declaration', DECLARATION_WORDS],
  ['keyword.control.step', STEP_WORDS],
  [
    'keyword.other.line',
    [...CLAUSE_WORDS, ...FEATURE_CLAUSE_WORDS, ...TRIGGER_WORDS, ...SETTING_WORDS, ...LINE_WORDS],
  ],
  ['keyword.operator.word', RESERVED],
  ['support.constant', KEYWORDS],
];

/** What the other tokens are called. */
const SCOPES: Readonly<Record<string, string>> = {
  Comment: 'comment.line.number-sign',
  Times: 'constant.numeric.times',
  Number: 'constant.numeric',
  Text: 'string.quoted.double',
  OpenText: 'invalid.illegal.open-text',
  BlockOpen: 'punctuation.section.block.begin',
  BlockClose: 'punctuation.section.block.end',
  Semicolon: 'punctuation.terminator',
  Comma: 'punctuation.separator',
  Equals: 'keyword.operator.assignment',
  Plus: 'keyword.operator.arithmetic',
  Identifier: 'variable.other.name',
};

interface Pattern {
  name: string;
  match: string;
}

/** No letter of a name follows. */
const END = '(?![A-Za-z0-9_]|-[A-Za-z0-9_])';

function patterns(): Pattern[] {
  const taken = new Set<string>();
  const words = FAMILIES.map(([scope, family]): Pattern => {
    const fresh = [...new Set(family)].filter((word) => !taken.has(word)).toSorted();
    for (const word of fresh) taken.add(word);
    return { name: `${scope}.eco`, match: `(?:${fresh.join('|')})${END}` };
  });
  const tokens = LEXED.filter(({ name }) => name !== 'Space').map(({ name, PATTERN }): Pattern => {
    const match = matchOf(name, PATTERN);
    return { name: `${SCOPES[name]}.eco`, match: name === 'Times' ? match + END : match };
  });
  // A name is whatever word no family has.
  const at = tokens.findIndex(({ name }) => name.startsWith(SCOPES.Identifier!));
  return tokens.toSpliced(at, 0, ...words);
}

/** What the lexer reads with a function, as a pattern: a quote, then words with the blanks before them, up to the end of the line. */
const OPEN_TEXT = /"(?:[^\S\r\n]*[^\s"])*?(?=(?:[^\S\r\n]*[{;,])?[^\S\r\n]*(?:[\r\n]|$))/;

function matchOf(name: string, pattern: unknown): string {
  if (name === 'OpenText') return OPEN_TEXT.source;
  return pattern instanceof RegExp ? pattern.source : `${pattern}`.replace(/[{}+]/g, '\\$&');
}

/** The one file. */
export function textMatePages(): Page[] {
  const grammar = {
    $schema: 'https://raw.githubusercontent.com/martinring/tmlanguage/master/tmlanguage.json',
    information_for_contributors: [
      'Made by `npm run docs` from grammar/tokens.ts; changes made here by hand are lost.',
    ],
    name: 'Ecos cards',
    scopeName: 'source.eco',
    fileTypes: ['eco'],
    patterns: patterns(),
  };
  return [{ file: TEXTMATE_FILE, text: `${JSON.stringify(grammar, null, 2)}\n` }];
}
