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

interface Read {
  text: string;
  tokens: readonly IToken[];
  /** For the index of each brace, the index of its partner. */
  partners: ReadonlyMap<number, number>;
}

type Finder = (read: Read, at: number, token: IToken) => Edit[] | undefined;

const STEPS: ReadonlySet<string> = new Set(STEP_WORDS);
const CLAUSES: ReadonlySet<string> = new Set(CLAUSE_WORDS);
const LINES: ReadonlySet<string> = new Set(LINE_WORDS);
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

const endOf = (token: IToken) => token.startOffset + token.image.length;
const instead = (token: IToken, text: string): Edit => ({
  from: token.startOffset,
  to: endOf(token),
  text,
});
const isText = (token: IToken) => token.image.startsWith('"');
const isWord = (token: IToken | undefined) => token !== undefined && /^[a-z]/.test(token.image);
const isName = (token: IToken) => isWord(token) && !KEYWORDS.has(token.image) && !/^x\d+$/.test(token.image);

/** Indices of the first tokens of a block's steps, if the block has only steps. */
function stepsOf({ tokens, partners }: Read, open: number): number[] | undefined {
  const close = partners.get(open);
  if (close === undefined) return undefined;
  const starts: number[] = [];
  for (let at = open + 1; at < close; at++) {
    const fresh = tokens[at - 1].image === ';' || at === open + 1;
    if (fresh) starts.push(at);
    if (tokens[at].image === '{') at = partners.get(at) ?? close;
  }
  return starts.length > 0 && starts.every((at) => STEPS.has(tokens[at].image)) ? starts : undefined;
}

/** Every kind of mistake, with the edits that make it at a token. */
const SLIPS: Readonly<Record<string, Finder>> = {
  'curly quotes': (_, __, token) =>
    isText(token) ? [instead(token, `“${token.image.slice(1, -1)}”`)] : undefined,
  'single quotes': (_, __, token) =>
    // The apostrophe in `the lions' share` would look like the end of the text.
    isText(token) && !/'(?![a-z])/.test(token.image)
      ? [instead(token, `'${token.image.slice(1, -1)}'`)]
      : undefined,
  '// comment': ({ text, tokens }, at, token) => {
    const next = tokens[at + 1];
    const end = text.indexOf('\n', endOf(token));
    return next && end >= 0 && next.startOffset > end && !text.slice(endOf(token), end).includes('#')
      ? [{ from: endOf(token), to: endOf(token), text: ' // a comment' }]
      : undefined;
  },
  ', between steps': ({ tokens }, at, token) =>
    token.image === ';' && STEPS.has(tokens[at + 1]?.image) ? [instead(token, ',')] : undefined,
  'no ; between steps': ({ tokens }, at, token) =>
    token.image === ';' && STEPS.has(tokens[at + 1]?.image) ? [instead(token, '')] : undefined,
  'and between steps': ({ tokens }, at, token) =>
    token.image === ';' && STEPS.has(tokens[at + 1]?.image) && !optional(tokens, at)
      ? [instead(token, ' and')]
      : undefined,
  'then between steps': ({ tokens }, at, token) =>
    token.image === ';' && STEPS.has(tokens[at + 1]?.image) ? [instead(token, '; then')] : undefined,
  '. after a step': ({ tokens }, at, token) =>
    token.image === ';' && tokens[at + 1] && tokens[at + 1].startLine !== token.startLine
      ? [instead(token, '.')]
      : undefined,
  '; after a clause': ({ tokens }, at, token) =>
    CLAUSES.has(token.image) &&
    at > 2 &&
    tokens[at + 1] &&
    tokens[at - 1].image !== ';' &&
    !LINES.has(tokens[at - 1].image) &&
    tokens[at - 1].image !== 'in'
      ? [{ from: endOf(tokens[at - 1]), to: endOf(tokens[at - 1]), text: ';' }]
      : undefined,
  ': after a clause word': (_, at, token) =>
    ['leaves', 'energy', 'note'].includes(token.image) && at > 2
      ? [instead(token, `${token.image}:`)]
      : undefined,
  parentheses: ({ partners, tokens }, at, token) =>
    token.image === '{' && partners.has(at)
      ? [instead(token, '('), instead(tokens[partners.get(at)!], ')')]
      : undefined,
  'a capital': (_, __, token) =>
    isWord(token) && token.image.length > 3
      ? [instead(token, token.image[0].toUpperCase() + token.image.slice(1))]
      : undefined,
  underscore: (_, __, token) =>
    isName(token) && token.image.includes('-')
      ? [instead(token, token.image.replaceAll('-', '_'))]
      : undefined,
  'two words': (_, __, token) =>
    isName(token) && token.image.includes('-')
      ? [instead(token, token.image.replaceAll('-', ' '))]
      : undefined,
  'may A and B': (read, at, token) => {
    const { tokens, partners } = read;
    const open = at + 1;
    if (token.image !== 'may' || tokens[open]?.image !== '{') return undefined;
    const steps = stepsOf(read, open);
    if (!steps || steps.length < 2) return undefined;
    // Each `may` is read as a separate option.
    if (steps.some((at) => tokens[at].image === 'may')) return undefined;
    return withoutBraces(read, open, steps, ' and', partners.get(open)!);
  },
  'either A or B': (read, at, token) => {
    const { tokens, partners } = read;
    const open = at + 1;
    if (token.image !== 'either' || tokens[open]?.image !== '{') return undefined;
    const edits: Edit[] = [];
    for (let from = open; ; ) {
      const steps = stepsOf(read, from);
      const close = partners.get(from);
      if (steps?.length !== 1 || close === undefined) return undefined;
      // With two `either`, an `or` would be ambiguous.
      if (tokens[steps[0]].image === 'either') return undefined;
      edits.push(...withoutBraces(read, from, steps, '', close));
      if (tokens[close + 1]?.image !== 'or' || tokens[close + 2]?.image !== '{') return edits;
      from = close + 2;
    }
  },
  'place A and B': ({ tokens }, at, token) => {
    const verb = token.image;
    if (!['place', 'remove'].includes(verb) || !tokens.slice(at).some(({ image }) => image === ';'))
      return undefined;
    const end = tokens.findIndex(
      ({ image }, i) => i > at && (image === ';' || image === '{' || image === '}'),
    );
    if (tokens[end]?.image !== ';' || tokens[end + 1]?.image !== verb) return undefined;
    // `a desert with a mountain and 2 lions` would put the lions on the desert.
    if (tokens.slice(at, end).some(({ image }) => image === 'with')) return undefined;
    return [{ from: endOf(tokens[end - 1]), to: endOf(tokens[end + 1]), text: ' and' }];
  },
  '2 grassland in energy': (read, at, token) => amounts(read, at, token, (n, name) => `${n} ${name}`),
  '2x grassland in energy': (read, at, token) => amounts(read, at, token, (n, name) => `${n}x ${name}`),
  'and in energy': (read, at, token) =>
    token.image === ',' && clauseAt(read, at) === 'energy' ? [instead(token, ' and')] : undefined,
  'and between rewards': ({ tokens }, at, token) =>
    token.image === 'and' &&
    /^\d+$/.test(tokens[at + 1]?.image) &&
    stepAt(tokens, at) === 'gain' &&
    /^[a-z]/.test(tokens[at - 1].image)
      ? [{ from: endOf(tokens[at - 1]), to: endOf(token), text: ',' }]
      : undefined,
  ', between things': ({ tokens }, at, token) =>
    token.image === 'or' && isName(tokens[at - 1]) && isName(tokens[at + 1])
      ? [{ from: endOf(tokens[at - 1]), to: endOf(token), text: ',' }]
      : undefined,
  'on any': ({ tokens }, at, token) =>
    (token.image === 'a' || token.image === 'an') && isWord(tokens[at + 1])
      ? [instead(token, 'any')]
      : undefined,
  'number in words': (_, __, token) =>
    /^[1-6]$/.test(token.image) ? [instead(token, NUMBERS[Number(token.image)])] : undefined,
  'two letters swapped': (_, __, token) => {
    if (!KEYWORDS.has(token.image) || token.image.length < 5) return undefined;
    const { image } = token;
    return [instead(token, image.slice(0, 2) + image[3] + image[2] + image.slice(4))];
  },
  'a letter missing': (_, __, token) =>
    KEYWORDS.has(token.image) && token.image.length > 5
      ? [instead(token, token.image.slice(0, 2) + token.image.slice(3))]
      : undefined,
  '>= for at least': ({ tokens }, at, token) =>
    token.image === 'least' && tokens[at - 1]?.image === 'at'
      ? [{ from: tokens[at - 1].startOffset, to: endOf(token), text: '>=' }]
      : undefined,
  VP: (_, __, token) => (token.image === 'vp' ? [instead(token, 'VP')] : undefined),
};

/** Edits that remove the braces around steps and join the steps in another way. */
function withoutBraces(
  { tokens }: Read,
  open: number,
  steps: readonly number[],
  joined: string,
  close: number,
): Edit[] {
  const ended = tokens[close - 1].image === ';' ? close - 1 : close;
  return [
    { from: tokens[open].startOffset, to: tokens[open + 1].startOffset, text: '' },
    ...steps.slice(1).map((at) => instead(tokens[at - 1], joined)),
    { from: endOf(tokens[ended - 1]), to: endOf(tokens[close]), text: '' },
  ];
}

/** Whether the step that ends at a token is optional: `and` would make the next step optional too. */
const optional = (tokens: readonly IToken[], at: number) =>
  tokens[tokens.findLastIndex(({ image }, i) => i < at && [';', '{', '}'].includes(image)) + 1].image ===
  'may';

/** The clause that a token belongs to, if it is in the head of a card. */
function clauseAt({ tokens }: Read, at: number): string | undefined {
  for (let i = at; i >= 0 && !['{', '}', ';'].includes(tokens[i].image); i--) {
    if (CLAUSES.has(tokens[i].image)) return tokens[i].image;
  }
  return undefined;
}

/** The first word of a token's step. */
function stepAt(tokens: readonly IToken[], at: number): string | undefined {
  for (let i = at; i >= 0 && !['{', '}', ';'].includes(tokens[i].image); i--) {
    if (STEPS.has(tokens[i].image)) return tokens[i].image;
  }
  return undefined;
}

function amounts(
  read: Read,
  at: number,
  token: IToken,
  write: (n: string, name: string) => string,
): Edit[] | undefined {
  const before = read.tokens[at - 1];
  if (!/^x\d+$/.test(token.image) || clauseAt(read, at) !== 'energy') return undefined;
  return [{ from: before.startOffset, to: endOf(token), text: write(token.image.slice(1), before.image) }];
}

/** The kinds of mistakes. */
export const KINDS: readonly string[] = Object.keys(SLIPS);

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
    const edits = SLIPS[kind](read, at, token);
    return edits ? [{ kind, edits }] : [];
  });
}

/** A text with mistakes in it. */
export const slipped = (text: string, ...slips: readonly Slip[]): string =>
  withEdits(
    text,
    slips.flatMap(({ edits }) => edits),
  );
