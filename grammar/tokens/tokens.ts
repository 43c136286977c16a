/**
 * The tokens of a text: signs, numbers, quoted texts, words.
 *
 * Keywords are contextual. One pattern matches every word; those that the grammar knows (`words.ts`) then get their own token
 * types.
 */
import { createToken, EOF, type IToken, Lexer, type TokenType, tokenMatcher } from 'chevrotain';
import { DEEDS } from '../../program/index.ts';
import {
  CLAUSE_WORDS,
  DECLARATION_WORDS,
  FEATURE_CLAUSE_WORDS,
  HARD_WORDS,
  KEYWORD_FORMS,
  type Keyword,
  LINE_WORDS,
  SETTING_WORDS,
  type Sign,
  SOFT_WORDS,
  STEP_WORDS,
  TRIGGER_WORDS,
} from './words.ts';

const abstract = (name: string, categories: TokenType[] = []): TokenType =>
  createToken({ name, pattern: Lexer.NA, categories });

/** Anything except `;`, `}` and the end of the text: what a broken step can begin with. */
export const Anything = abstract('Anything');
/** Any word, including hard ones: for positions where only a new name is allowed. */
export const AnyWord = abstract('AnyWord', [Anything]);
/** A word that can be a name: unknown to the grammar, or soft. */
export const Name = abstract('Name', [AnyWord]);

const Identifier = createToken({
  name: 'Identifier',
  // Bounded, because the regex engine keeps a backtracking position for every hyphen, and millions of them exhaust its memory.
  pattern: /[A-Za-z][A-Za-z0-9_]*(?:-[A-Za-z0-9_]+){0,1000}/,
  categories: [Name],
});
const Space = createToken({ name: 'Space', pattern: /\s+/, group: Lexer.SKIPPED });
const Comment = createToken({ name: 'Comment', pattern: /#[^\r\n]*/, group: 'comments' });
/** `x3`: three of. */
export const Times = createToken({
  name: 'Times',
  pattern: /x\d+/,
  longer_alt: Identifier,
  categories: [Anything],
});
/** `1/3/6`: the points of a table. Bounded like words. */
export const Table = createToken({
  name: 'Table',
  pattern: /\d{1,15}(?:\s{0,9}\/\s{0,9}\d{1,15}){1,99}/,
  categories: [Anything],
});
export const NumberToken = createToken({ name: 'Number', pattern: /\d+/, categories: [Anything] });
export const Text = createToken({ name: 'Text', pattern: /"[^"\r\n]*"/, categories: [Anything] });
/** A string without its closing quote; it ends before a sign at the end of the line. */
export const OpenText = createToken({
  name: 'OpenText',
  pattern: { exec: openText },
  start_chars_hint: ['"'],
  categories: [Text],
  line_breaks: false,
});
/** `“Lions”`, `'Lion's pride'`: a text in typographic quotes or those of other languages. */
export const ForeignText = createToken({
  name: 'ForeignText',
  pattern: { exec: foreignText },
  start_chars_hint: [...'“”„‟«»‘’‚`´\'"'],
  categories: [Text],
  line_breaks: false,
});
/** `// points`. */
export const ForeignComment = createToken({
  name: 'ForeignComment',
  pattern: /\/\/[^\r\n]*|\/\*(?:[^*]|\*(?!\/)){0,2000}\*\//,
  group: 'foreignComments',
});
/** `1.5` and `-1`, which no amount can be. Matched from the decimal point, so that whole numbers match at once. */
export const Decimal = createToken({
  name: 'Decimal',
  pattern: /\.\d+/,
  categories: [NumberToken, Anything],
});
export const Negative = createToken({
  name: 'Negative',
  pattern: /-\d+/,
  categories: [NumberToken, Anything],
});
export const ParenOpen = createToken({ name: 'ParenOpen', pattern: /[([]/ });
export const ParenClose = createToken({ name: 'ParenClose', pattern: /[)\]]/ });
/** The sentences of a block that says its effect in a person's own words. */
const Prose = abstract('Prose', [Anything]);
/**
 * Bounded like words. Opened by one kind of quote and closed by any of that kind. Between two apostrophes, a text may contain a
 * `name`; an apostrophe before a letter closes nothing.
 */
const FOREIGN_TEXTS = [
  /'(?:[^"'\r\n]|'(?=[A-Za-z])){0,1000}'(?![A-Za-z])/y,
  /"[^"“”\r\n]{0,1000}[“”](?![^\r\n]*")/y,
  /[“”„‟«»][^"“”„‟«»\r\n]{0,1000}["“”„‟«»]/y,
  /[‘’‚`´'](?:[^"‘’`´'\r\n]|[‘’`´'](?=[A-Za-z])){0,1000}[‘’`´'](?![A-Za-z])/y,
];

function foreignText(text: string, at: number): RegExpExecArray | null {
  for (const pattern of FOREIGN_TEXTS) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return found;
  }
  return null;
}

const REST_OF_LINE = /"[^\r\n]*/y;

/**
 * What `OpenText` matches: a line from a quote on, without a single `{`, `;` or `,` at its end and the whitespace around it. A
 * regular expression would examine the whitespace in quadratic time.
 */
function openText(text: string, at: number): RegExpExecArray | null {
  REST_OF_LINE.lastIndex = at;
  const found = REST_OF_LINE.exec(text);
  if (found) {
    const line = found[0].trimEnd();
    found[0] = /[{;,]/.test(line.slice(-1)) ? line.slice(0, -1).trimEnd() : line;
  }
  return found;
}

/** Keywords that are allowed in the same places. */
const FAMILIES = {
  Article: ['a', 'an'],
  ActionVerb: DEEDS,
  GroupKind: ['habitat', 'community'],
  /** What "this" can belong to. */
  GroupNoun: ['habitat', 'community', 'landmass', 'feature'],
  DeckWord: ['brown', 'blue'],
  HandSymbol: ['footprint', 'leaf'],
  SourceWord: ['attested', 'adapted'],
  /** `leaves` and `leaf`, agreeing with the number before them. */
  Leaves: ['leaves', 'leaf'],
  /** First words of steps, which an unknown word must not hide. */
  StepWord: STEP_WORDS,
  DeclarationWord: DECLARATION_WORDS,
  ClauseWord: CLAUSE_WORDS,
  FeatureClauseWord: FEATURE_CLAUSE_WORDS,
  TriggerWord: TRIGGER_WORDS,
  SettingWord: SETTING_WORDS,
  LineWord: LINE_WORDS,
} as const satisfies Record<string, readonly Keyword[]>;

const families = Object.entries<readonly Keyword[]>(FAMILIES).map(
  ([name, words]) => [abstract(name), words] as const,
);

/** The name of a keyword's token type, which is also how messages show it. */
export const wordName = (keyword: string): string => `\`${keyword}\``;

const keywords = new Map<string, TokenType>(
  [...new Set<Keyword>([...HARD_WORDS, ...SOFT_WORDS])].map((keyword) => {
    const own = families.filter(([, words]) => words.includes(keyword)).map(([family]) => family);
    // `choose` begins lines too, which are never mistaken for steps, so it can be read as a name.
    const isName = !HARD_WORDS.includes(keyword) || FAMILIES.LineWord.some((word) => word === keyword);
    return [keyword, abstract(wordName(keyword), [isName ? Name : AnyWord, ...own])];
  }),
);

const familyWords = new Map<TokenType, readonly string[]>(families);

/** The keywords that a token type is or stands for; empty for names, numbers and signs. */
export function wordsOfType(type: TokenType): readonly string[] {
  return familyWords.get(type) ?? (type.name.startsWith('`') ? [type.name.slice(1, -1)] : []);
}

const sign = (pattern: Sign, name: string, categories: TokenType[] = []): TokenType =>
  createToken({ name, pattern, categories });
const SIGNS: Readonly<Record<Sign, TokenType>> = {
  '{': sign('{', 'BlockOpen', [Anything]),
  '}': sign('}', 'BlockClose'),
  ';': sign(';', 'Semicolon'),
  ',': sign(',', 'Comma', [Anything]),
  '=': sign('=', 'Equals', [Anything]),
  '+': sign('+', 'Plus', [Anything]),
};

/** Kinds of tokens other than single keywords and signs, by the names under which the grammar refers to them. */
const CLASSES = {
  Anything,
  AnyWord,
  Name,
  Number: NumberToken,
  Times,
  Table,
  Text,
  OpenText,
  EOF,
  ForeignText,
  Decimal,
  Negative,
  ParenOpen,
  ParenClose,
  Prose,
};

/** A kind of token: a certain keyword or sign, or any token of a class. */
export type TokenKind = Keyword | Sign | keyof typeof CLASSES | keyof typeof FAMILIES;

const types = new Map<string, TokenType>([
  ...keywords,
  ...families.map(([family]) => [family.name, family] as const),
  ...Object.entries({ ...SIGNS, ...CLASSES }),
]);

/** The token type of a kind. */
export const findTokenType = (kind: TokenKind): TokenType => types.get(kind)!;

/** Whether a token is of one of these kinds. */
export function isA(token: IToken | undefined, ...kinds: readonly TokenKind[]): boolean {
  if (!token) return false;
  // The most frequent call of all, so it is a plain loop.
  for (const kind of kinds) if (tokenMatcher(token, types.get(kind)!)) return true;
  return false;
}

/** How much deeper in braces a token leads: 1 for `{`, -1 for `}`. */
export const depthChange = ({ tokenType }: IToken): number =>
  tokenType === SIGNS['{'] ? 1 : tokenType === SIGNS['}'] ? -1 : 0;

/** Hard words, and the words that a name must not use because it could not be told apart from them. */
export const RESERVED_KEYWORDS: ReadonlySet<string> = new Set([
  ...HARD_WORDS,
  'habitats',
  'communities',
  'landmasses',
]);

/** All keywords. */
export const KEYWORDS: ReadonlySet<string> = new Set([...keywords.keys(), ...Object.keys(KEYWORD_FORMS)]);

const formTypes = new Map(
  [...keywords].concat(
    Object.entries(KEYWORD_FORMS).map(([form, keyword]) => [form, keywords.get(keyword)!]),
  ),
);

/** The token type of a word, if the grammar knows it; assigned after lexing. */
export const typeOfWord = (image: string): TokenType | undefined => formTypes.get(image);

/** The token types that the lexer matches, in this order. */
export const LEXED_TOKENS = [
  ...[Space, Comment, ForeignComment, Times, Identifier, Decimal, Table, NumberToken],
  ...[Negative, Text, ForeignText, OpenText, ParenOpen, ParenClose],
  ...Object.values(SIGNS),
];

/** Every token type that the parser uses. */
export const VOCABULARY = [
  ...LEXED_TOKENS,
  ...[Anything, AnyWord, Name, Prose],
  ...families.map(([family]) => family),
  ...keywords.values(),
];
