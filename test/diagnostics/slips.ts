/** Mistakes by habit, from other languages or everyday English, each made wherever a text allows it. */
import type { IToken } from 'chevrotain';
import { type Edit, withEdits } from '../../grammar/index.ts';
import { lex } from '../../grammar/tokens/lex.ts';
import { KEYWORDS } from '../../grammar/tokens/tokens.ts';
import { CLAUSE_WORDS, LINE_WORDS, STEP_WORDS } from '../../grammar/tokens/words.ts';

/** The edits that make a mistake in a text, and the kind of mistake. */
export interface Slip {
  kind: string;
  edits: Edit[];
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

const oneOf = (words: Iterable<string>) => `(?:${[...words].join('|')})(?![\\w-])`;
const STEP = oneOf(STEP_WORDS);
const CLAUSE = oneOf(CLAUSE_WORDS);
const KEYWORD = oneOf(KEYWORDS);
const NAME = `(?!${KEYWORD}|x\\d+(?![\\w-]))[a-z][\\w-]*`;
const TOKEN = '(?:"[^"]*"|[\\w-]+|[^\\s\\w"])';
/** What may stand between two tokens. */
const GAP = '(?:\\s|#.*\\n)*';
const IN_ENERGY = `(?<=\\benergy\\b(?:(?!${CLAUSE})[^;{}])*)`;

/** Reads a pattern at the beginning of a token. */
const at = (pattern: string) => new RegExp(pattern, 'y');

/** What is written by habit instead of what is right. */
const HABITS: Readonly<Record<string, [right: RegExp, habit: string | ((word: string) => string)]>> = {
  'curly quotes': [at('"([^"]*)"'), '“$1”'],
  // The apostrophe in `the lions' share` would look like the end of the text.
  'single quotes': [at(`"((?:[^"']|'(?=[a-z]))*)"`), "'$1'"],
  '// comment': [at(`(${TOKEN})(?=[ \\t]*\\n${GAP}\\S)`), '$1 // a comment'],
  ', between steps': [at(`;(?=${GAP}${STEP})`), ','],
  'no ; between steps': [at(`;(?=${GAP}${STEP})`), ''],
  // After an optional step, `and` would make the next step optional too.
  'and between steps': [at(`(?<!(?:^|[;{}])${GAP}may\\b[^;{}]*);(?=${GAP}${STEP})`), ' and'],
  'then between steps': [at(`;(?=${GAP}${STEP})`), '; then'],
  '. after a step': [at(`;(?=[ \\t]*(?:#.*)?\\n${GAP}\\S)`), '.'],
  '; after a clause': [at(`(?!;|in\\b|${oneOf(LINE_WORDS)})(${TOKEN})(?=${GAP}${CLAUSE})`), '$1;'],
  ': after a clause word': [at('(?:leaves|energy|note)(?![\\w-])'), (word) => `${word}:`],
  'a capital': [at('[a-z][\\w-]{3,}'), (word) => word[0].toUpperCase() + word.slice(1)],
  underscore: [at(`(?=\\w+-)${NAME}`), (name) => name.replaceAll('-', '_')],
  'two words': [at(`(?=\\w+-)${NAME}`), (name) => name.replaceAll('-', ' ')],
  '2 grassland in energy': [at(`${IN_ENERGY}([a-z][\\w-]*) x(\\d+)`), '$2 $1'],
  '2x grassland in energy': [at(`${IN_ENERGY}([a-z][\\w-]*) x(\\d+)`), '$2x $1'],
  'and in energy': [at(`${IN_ENERGY},`), ' and'],
  'and between rewards': [at(`(?<=\\bgain\\b[^;{}]*)([a-z][\\w-]*)(?![\\w-])${GAP}and(?=${GAP}\\d)`), '$1,'],
  ', between things': [at(`(${NAME})(?![\\w-])${GAP}or(?![\\w-])(?=${GAP}${NAME})`), '$1,'],
  'on any': [at(`an?(?=${GAP}[a-z])(?![\\w-])`), 'any'],
  'number in words': [at('[1-6](?!\\d)'), (digit) => NUMBERS[Number(digit)]],
  'two letters swapped': [at(`(?=${KEYWORD})(?=[\\w-]{5})(..)(.)(.)`), '$1$3$2'],
  'a letter missing': [at(`(?=${KEYWORD})(?=[\\w-]{6})(..).`), '$1'],
  '>= for at least': [at(`at${GAP}least(?![\\w-])`), '>='],
  VP: [at('vp(?![\\w-])'), 'VP'],
};

interface Read {
  text: string;
  tokens: readonly IToken[];
  /** For the index of each brace, the index of its partner. */
  partners: ReadonlyMap<number, number>;
}

const endOf = (token: IToken) => token.startOffset + token.image.length;
const instead = (token: IToken, text: string): Edit => ({
  from: token.startOffset,
  to: endOf(token),
  text,
});

/** Other signs or words around blocks: the edits at a token. */
const BLOCK_HABITS: Readonly<Record<string, (read: Read, at: number, token: IToken) => Edit[] | undefined>> =
  {
    parentheses: ({ partners, tokens }, at, token) =>
      token.image === '{' && partners.has(at)
        ? [instead(token, '('), instead(tokens[partners.get(at)!], ')')]
        : undefined,
  };

/** The edit that writes something by habit at an offset. */
function habitAt(text: string, from: number, kind: string): Edit[] | undefined {
  const [right, habit] = HABITS[kind];
  right.lastIndex = from;
  const found = right.exec(text);
  if (!found) return undefined;
  const to = from + found[0].length;
  right.lastIndex = from;
  // A type of TypeScript's library allows only one of the two kinds of replacement.
  const now = text.replace(right, habit as string);
  return [{ from, to, text: now.slice(from, now.length - (text.length - to)) }];
}

/** The kinds of mistakes. */
export const SLIP_KINDS: readonly string[] = [...Object.keys(HABITS), ...Object.keys(BLOCK_HABITS)];

/** All mistakes of a kind that can be made in a correct text. */
export function slipsIn(text: string, kind: string): Slip[] {
  const { tokens } = lex(text);
  const partners = new Map<number, number>();
  const open: number[] = [];
  for (const [at, { image }] of tokens.entries()) {
    if (image === '{') open.push(at);
    const from = image === '}' ? open.pop() : undefined;
    if (from !== undefined) partners.set(from, at);
  }
  const read = { text, tokens, partners };
  return tokens.flatMap((token, at) => {
    const edits =
      kind in HABITS ? habitAt(text, token.startOffset, kind) : BLOCK_HABITS[kind](read, at, token);
    return edits ? [{ kind, edits }] : [];
  });
}

/** A text with mistakes in it. */
export const slipped = (text: string, ...slips: readonly Slip[]): string =>
  withEdits(
    text,
    slips.flatMap(({ edits }) => edits),
  );
