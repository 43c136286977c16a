/** Signs from other languages that this one does not have: parsed as what they mean, and reported. */
import type { IToken } from 'chevrotain';
import { MOMENTS, TERRAINS } from '../../program/index.ts';
import type { Advice, FoundMistakes, SourceFix } from '../mistakes.ts';
import { adviceTo, removal, replacement, sourceFix } from '../tokens/edits.ts';
import { spanOf, toNumber } from '../tokens/token-text.ts';
import { findTokenType, isA, type TokenKind } from '../tokens/tokens.ts';
import { CLAUSE_WORDS, DECLARATION_WORDS, type Keyword, STEP_WORDS } from '../tokens/words.ts';
import type { Span } from '../tree/span.ts';

/** What to write instead of characters that begin no token; one row each. */
const SIGNS: Readonly<Record<string, string>> = {
  '&': 'and',
  '&&': 'and',
  '|': 'or',
  '||': 'or',
  '/': 'or',
  '>=': 'at least',
  '≥': 'at least',
  '<=': 'at most',
  '≤': 'at most',
};

/** How many characters around a sign are searched for its meaning. */
const LOOKED_AT = 100;

/** A letter of a legend, and the terrain that may follow its sign. */
const AFTER_LETTER = /(^|[^\w-])[A-Za-z]$/;
const TERRAIN = new RegExp(`^\\s*(?:${[...TERRAINS, 'land'].join('|')})\\b`);

/** What to do about characters of a text that begin no token. */
export function fixSigns(of: string, { from, to }: Span): Advice {
  // An `=` is a token of the language, so it is not among the unknown characters.
  const compares = /^[<>]$/.test(of.slice(from, to)) && of[to] === '=';
  const at = { from, to: compares ? to + 1 : to };
  const sign = of.slice(from, at.to);
  const after = of.slice(at.to, at.to + LOOKED_AT);
  const blank = /\s/.test(of.charAt(from - 1)) ? '' : ' ';
  const instead = SIGNS[sign];
  if (instead) {
    const text = `${blank}${instead}${/^\s/.test(after) ? '' : ' '}`;
    const fix = sourceFix(`write \`${instead}\``, sign !== '/', { ...at, text });
    return { hint: `write \`${instead}\``, fixes: [fix] };
  }
  if (sign === ':' && AFTER_LETTER.test(of.slice(0, from).slice(-3)) && TERRAIN.test(after))
    return { hint: 'write `=`', fixes: [replacement(at, /^\s/.test(after) ? ' =' : ' = ', true)] };
  const listed = fixListSign(of, at);
  if (listed) return listed;
  if (sign === ':' && beginsStep(after) && !isBehindHead(of, from))
    return {
      hint: 'put steps that belong together in braces, as in `may { pay a cube; gain 3vp }` or `if there is a lion { gain 1vp }`; a choice is `either { … } or { … }`',
    };
  if (sign === ':') return { hint: 'leave `:` out', fixes: [removal(at, ':', true)] };
  if (sign === '.') {
    if (beginsStep(after) || /^\s*(\r?\n|\}|$)/.test(after)) {
      // Of a sentence, more may have to change.
      const isProse = SENTENCE.test(of.slice(Math.max(0, from - LOOKED_AT), from)) || CAPITAL.test(after);
      const fix = replacement(at, ';', !isProse);
      return { hint: 'steps end with `;`', sure: true, fixes: [fix] };
    }
  }
  if (isApostrophe(of, from))
    return { hint: 'words have no apostrophes: write `this is not`, `there is no`, `in this habitat`' };
  if (/[×✕*]/.test(sign)) {
    const [digits] = /^[ \t]*\d+/.exec(after) ?? [];
    const fix = digits && replacement({ from, to: to + digits.length }, `${blank}x${digits.trim()}`, true);
    return { hint: 'how many is written with an `x`, as in `x2`', sure: true, ...(fix && { fixes: [fix] }) };
  }
  if (/\p{L}/u.test(sign)) return { hint: 'names consist of `a` to `z` and hyphens' };
  return { fixes: [removal(at, sign)] };
}

/** A sentence that begins with a capital, up to its end. */
const SENTENCE = /(?:^|[.!?;{}\n])\s*\p{Lu}[^.!?;{}]*$/u;

const CAPITAL = /^\s*\p{Lu}/u;

/** Whether a sign is the full stop of a sentence, and not of a number before a step. */
export const endsSentence = (of: string, at: number): boolean =>
  /^[\p{L})]\.(?!\S)/u.test(of.slice(at - 1, at + 2));

/** Whether a text begins with the first word of a step. */
function beginsStep(text: string): boolean {
  const [, first] = /^\s*([a-z]+)/i.exec(text) ?? [];
  return STEP_WORDS.some((word) => word === first?.toLowerCase());
}

/** A sign before a step: of a list, as in `1. place forest`, or between two steps, as in `gain 1vp – place forest`. */
function fixListSign(of: string, { from, to }: Span): Advice | undefined {
  const after = of.slice(to, to + LOOKED_AT);
  const sign = of.slice(from, to);
  if (!/^[•·▪●*–—.)-]$/.test(sign) || !beginsStep(after)) return undefined;
  const before = of.slice(Math.max(0, from - LOOKED_AT), from);
  const [, number] = /(?:^|[\n{;])[ \t]*(\d*)$/.exec(before) ?? [];
  if (number !== undefined && (number !== '') === /[.)]/.test(sign)) {
    const point = { from: from - number.length, to: to + after.search(/\S/) };
    return {
      hint: 'steps have no numbers or signs before them, and a `;` between them',
      sure: true,
      fixes: [removal(point, number + sign, true)],
    };
  }
  if (number !== undefined || !/[–—-]/.test(sign)) return undefined;
  const blanks = before.length - before.trimEnd().length;
  return adviceTo(replacement({ from: from - blanks, to }, ';'), 'write `;` between two steps');
}

/** Whether a sign is between two letters: what is behind it is the rest of a word, as in `isn't`. */
export const isApostrophe = (of: string, at: number): boolean =>
  /^[A-Za-z]['’‘`´][A-Za-z]/.test(of.slice(at - 1, at + 2));

/** Whether a `:` follows `may` or the keyword of a declaration or clause, where it is merely surplus. */
export function isBehindHead(of: string, at: number): boolean {
  const [head = ''] = /[a-z]+$/.exec(of.slice(Math.max(0, at - LOOKED_AT), at)) ?? [];
  return of[at] === ':' && HEADS.has(head);
}

const HEADS: ReadonlySet<string> = new Set(['may', ...DECLARATION_WORDS, ...CLAUSE_WORDS]);

/** Whether a `#` was meant to belong to a number, as in `card #12`, rather than to begin a comment before it. */
export const isNumberSign = (of: string, at: number): boolean =>
  /\b(?:card|feature|player)[ \t]*$/.test(of.slice(Math.max(0, at - LOOKED_AT), at)) &&
  /^#\d(?![^\n]*\n\s*\d)/.test(of.slice(at, at + LOOKED_AT));

/** Reports tokens that only other languages have. What remains of them is parsed as part of this language. */
export function readForeign(of: string, read: IToken[], problems: FoundMistakes): IToken[] {
  const tokens = read.flatMap((token, i) => (joinsNext(read, i) ? [] : token));
  const partners = parensOf(tokens);
  return tokens.flatMap((token, i) => {
    if (isA(token, 'ForeignText')) reportText(token, problems);
    else if (isA(token, 'Decimal', 'Negative')) reportNumber(tokens, i, problems);
    else if (isA(token, 'ParenOpen', 'ParenClose')) {
      const other = partners.get(i);
      if (other !== undefined) return reportParen(tokens, i, other, problems) ? token : [];
      const at = spanOf(token);
      const explain = () => ({ values: { text: token.image }, ...fixListSign(of, at) });
      problems.add({ code: 'ECO101', ...at }, explain);
      return [];
    }
    return token;
  });
}

/** Merges a number with the decimal point and digits right after it; returns whether they are there. */
function joinsNext(tokens: readonly IToken[], i: number): boolean {
  const [number, next] = [tokens[i], tokens[i + 1]];
  if (number.tokenType !== findTokenType('Number') || !isA(next, 'Decimal')) return false;
  if (spanOf(number).to !== next.startOffset) return false;
  next.image = number.image + next.image;
  next.startOffset = number.startOffset;
  next.startColumn = number.startColumn!;
  return true;
}

/** Reports a sign as what it means; the text is read as if that were written. */
function reportSign(problems: FoundMistakes, at: Span, sign: string, hint: string, fix: SourceFix): void {
  const place = { from: at.from, to: at.from + sign.length };
  problems.add({ code: 'ECO101', ...place, understood: true }, () => ({
    values: { text: sign },
    hint,
    fixes: [fix],
  }));
}

/** Reports a comment that begins with another sign. */
export function reportComment(comment: IToken, of: string, problems: FoundMistakes): void {
  const at = spanOf(comment);
  const [sign] = /^\/[/*]/.exec(comment.image) ?? ['//'];
  const lines = comment.image.slice(2).replace(/\*\/$/, '').trimEnd().split('\n');
  // What follows it on its line is not part of it.
  const end = /^[ \t]*(\r?\n|$)/.test(of.slice(at.to, at.to + LOOKED_AT)) ? '' : '\n';
  const fix = sourceFix('write `#`', true, { ...at, text: `#${lines.join('\n#')}${end}` });
  reportSign(problems, at, sign, 'a comment begins with `#` and ends with its line', fix);
}

/** Reports a `#` before a number. */
export function reportNumberSign(at: Span, problems: FoundMistakes): void {
  const hint = '`#` begins a comment: write the number without it';
  reportSign(problems, at, '#', hint, removal(at, '#', true));
}

function reportText(token: IToken, problems: FoundMistakes): void {
  const { from, to } = spanOf(token);
  const { image } = token;
  const sign = image.startsWith('"') ? image.slice(-1) : image[0];
  const hint = `put texts in straight double quotes: \`"${image.slice(1, -1)}"\``;
  const quotes = [from, to - 1].map((at) => ({ from: at, to: at + 1, text: '"' }));
  reportSign(problems, { from, to }, sign, hint, sourceFix('write straight quotes', true, ...quotes));
}

function reportNumber(tokens: readonly IToken[], i: number, problems: FoundMistakes): void {
  const [token, before] = [tokens[i], tokens.at(i - 1)];
  const at = spanOf(token);
  if (isA(token, 'Negative') && i > 0 && isA(before, 'Number') && spanOf(before!).to === at.from) {
    const text = ` to ${toNumber(token)}`;
    problems.add({ code: 'ECO101', from: at.from, to: at.from + 1 }, () => ({
      values: { text: '-' },
      hint: `write \`${before!.image}${text}\``,
      fixes: [replacement(at, text)],
    }));
    return;
  }
  problems.add({ code: 'ECO106', ...at }, () => ({
    values: { expected: 'a whole number', found: `\`${token.image}\`` },
    ...adviceFor(tokens, i),
  }));
}

function adviceFor(tokens: readonly IToken[], i: number): Advice {
  const [first, last, token, next, second] = [-2, -1, 0, 1, 2].map(
    (ahead): IToken | undefined => tokens[i + ahead],
  );
  const at = spanOf(token!);
  if (isA(token, 'Decimal')) {
    const hint = 'points and all other amounts are whole';
    // `1vp.5`: the number comes before the word.
    if (last && spanOf(last).to === at.from) return { hint };
    return { hint, fixes: [replacement(at, String(Math.round(Number(token!.image))))] };
  }
  const coin = next?.startLine === token!.startLine && /^(vp|cubes?|cards?)$/.exec(next!.image)?.[0];
  if (!coin || !last || isA(last, 'LineWord', 'Number', 'has')) return { hint: 'no amount is below 0' };
  const lose = `lose ${toNumber(token!)}`;
  const hint = `what is taken away is lost: \`${lose}${coin === 'vp' ? '' : ' '}${coin}\``;
  // `lose` has no `per`.
  if (second?.image === 'per') return { hint };
  if (last.image === 'gain')
    return { hint, fixes: [replacement({ from: last.startOffset, to: at.to }, lose)] };
  // `gain 2vp and -1vp`.
  if (last.image !== 'and' || !first) return { hint };
  return { hint, fixes: [replacement({ from: spanOf(first).to, to: at.to }, `; ${lose}`)] };
}

/** Indices of matching parentheses, in both directions. */
function parensOf(tokens: readonly IToken[]): Map<number, number> {
  const partners = new Map<number, number>();
  const open: number[] = [];
  for (const [i, token] of tokens.entries()) {
    if (isA(token, 'ParenOpen')) open.push(i);
    else if (isA(token, 'ParenClose')) {
      const from = open.pop();
      if (from === undefined) continue;
      partners.set(from, i);
      partners.set(i, from);
    }
  }
  return partners;
}

/**
 * Reports a pair of parentheses once. Those around steps are parsed as braces, others are dropped; returns whether the token
 * stays.
 */
function reportParen(tokens: IToken[], i: number, other: number, problems: FoundMistakes): boolean {
  const token = tokens[i];
  const at = spanOf(token);
  const [first, last] = [Math.min(i, other), Math.max(i, other)];
  const braces = isBlock(tokens, first);
  if (i === first) {
    const edits = [at, spanOf(tokens[last])].map((place, side) => ({
      ...place,
      text: braces ? '{}'[side] : '',
    }));
    problems.add({ code: 'ECO101', ...at, ...(braces && { understood: true as const }) }, () => ({
      values: { text: token.image },
      hint: braces ? 'put steps in `{` and `}`' : 'write it without parentheses',
      fixes: [sourceFix(braces ? 'write `{` and `}`' : 'remove the parentheses', braces, ...edits)],
    }));
  }
  // The second parenthesis is handled after the first, which may have become a brace.
  if (braces) become(token, i === first ? '{' : '}');
  return braces;
}

function become(token: IToken, kind: TokenKind): void {
  token.tokenType = findTokenType(kind);
  token.tokenTypeIdx = token.tokenType.tokenTypeIdx!;
}

/** Whether a parenthesis opens a block of steps, of scenario lines or of triggers. */
function isBlock(tokens: readonly IToken[], at: number): boolean {
  const [before, next, second] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  if (before && isA(before, 'may', 'either', 'else', 'do')) return true;
  if (before && next && isA(before, 'player') && isA(next, 'ParenClose')) return true;
  if (!next || !second || isA(next, 'EOF')) return false;
  const isMoment = ({ words }: { words: readonly Keyword[] }) =>
    words.every((word, i) => isA(tokens[at + 1 + i], word));
  if (Object.values(MOMENTS).some(isMoment)) return true;
  // An aside, or a condition in parentheses.
  if (isA(next, 'if')) return false;
  return isA(next, 'StepWord', 'LineWord', 'when') && isA(second, 'Anything');
}
