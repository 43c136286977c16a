/** Advice where something else was expected: the habits in sets, cards and steps, and mistakes that can occur anywhere. */

import type { IToken } from 'chevrotain';
import type { ExpectationId } from '../../expectations.ts';
import type { Advice, SyntaxCode } from '../../mistakes.ts';
import { numberOf, spanOf } from '../../tokens/token-text.ts';
import { isA, KEYWORDS } from '../../tokens/tokens.ts';
import { insertion, removal, replacement, sourceFix } from '../edits.ts';
import { fixPhrase } from '../phrases/phrases.ts';
import { NUMBERS, OFTEN } from '../slips/number-words.ts';
import type { Tokens } from '../step-window.ts';
import { DECLARED } from './declared.ts';
import { AMOUNTS, type Habit, THINGLIKE, type Unexpected } from './habit.ts';
import { IN_STEPS } from './in-steps.ts';
import { IN_REGIONS } from './regions.ts';
import { WORDINGS } from './wordings.ts';

/** The known habits, in order; the first that gives advice wins. */
const HABITS: readonly Habit[] = [
  ...DECLARED,
  // `on the same tile`, `move a lion to a water`.
  ({ tokens, code }) => (code === 'ECO105' || code === 'ECO106' ? fixPhrase(tokens) : undefined),
  ...WORDINGS,
  ...IN_REGIONS,
  // `leaves = 3`.
  ({ found, before, code }) =>
    isA(found, '=') && code !== 'ECO113'
      ? {
          hint: 'leave `=` out',
          fixes: [sourceFix('remove `=`', true, { ...spanOf(found), text: blank(before, found) })],
        }
      : undefined,
  // `leaves x3`, `place x3 lions`.
  ({ code, expected, found }) =>
    (code === 'ECO106' || THINGLIKE.has(expected)) && isA(found, 'Times')
      ? {
          hint: `write \`${numberOf(found)}\``,
          fixes: [replacement(spanOf(found), String(numberOf(found)), true)],
        }
      : undefined,
  // `leaves two`.
  ({ code, expected, found }) => {
    const image = found.image.toLowerCase();
    const value = OFTEN.get(image) ?? NUMBERS.indexOf(image);
    const isNumber = code === 'ECO106' || AMOUNTS.has(expected);
    if (!isNumber || value < 1) return undefined;
    return {
      hint: `write the number in digits: \`${value}\``,
      fixes: [replacement(spanOf(found), String(value), true)],
    };
  },
  // `note small`.
  ({ code, tokens, found }) => {
    if (code !== 'ECO114' || !isA(found, 'AnyWord')) return undefined;
    const { from, to } = { from: found.startOffset, to: endOfWords(tokens) };
    return {
      hint: 'write it in quotes, as in `"Lions"`',
      fixes: [
        sourceFix('write it in quotes', false, { from, to: from, text: '"' }, { from: to, to, text: '"' }),
      ],
    };
  },
  ...IN_STEPS,
];

/** `if if there is a lion`, `place place forest`: advice about a repeated word. */
export function fixDoubled(tokens: Tokens): Advice | undefined {
  const [found, before] = [tokens.peek(1), tokens.peek(0)];
  const { image } = found;
  // In `layout g g`, the second letter may be a drawing instead of a repeated name.
  if (image !== before.image || image.length < 2 || !isA(found, 'AnyWord', 'Text')) return undefined;
  return { hint: `\`${image}\` is there twice`, fixes: [removal(spanOf(found), image, KEYWORDS.has(image))] };
}

/** Advice where something else was expected, if the text matches a known habit. */
export function fixExpected(tokens: Tokens, code: SyntaxCode, expected: ExpectationId): Advice | undefined {
  const unexpected: Unexpected = { tokens, code, expected, found: tokens.peek(1), before: tokens.peek(0) };
  for (const habit of HABITS) {
    const advice = habit(unexpected);
    if (advice) return advice;
  }
  return undefined;
}

/** What separates two words when the sign between them is removed. */
const blank = (before: IToken, sign: IToken): string => (spanOf(before).to < sign.startOffset ? '' : ' ');

/** The most tokens of a head that are examined. */
const LONGEST_HEAD = 100;

/** `price 3`: a clause that cards do not have. */
export function fixUnknownClause(tokens: Tokens, expected: ExpectationId): Advice | undefined {
  if (expected !== 'card-clause' && expected !== 'feature-clause') return undefined;
  // A card without braces: the clause to remove would be its effect.
  if (isA(tokens.peek(1), 'StepWord'))
    return { hint: 'put the steps of the effect in braces: `{ gain 1vp }`' };
  // It may be a misspelling of a required clause.
  const needed = expected === 'card-clause' ? ['leaves', 'energy'] : ['pattern'];
  const written = new Set<string>();
  for (let at = 0; at > -LONGEST_HEAD && !isA(tokens.peek(at), 'EOF', 'DeclarationWord'); at--)
    written.add(tokens.peek(at).image);
  if (!needed.every((clause) => written.has(clause))) return undefined;
  const at = { from: tokens.peek(1).startOffset, to: endOfWords(tokens) };
  return { fixes: [sourceFix('remove this clause', false, { ...at, text: '' })] };
}

/** The end of the words that share the line of the next token and begin no clause. */
function endOfWords(tokens: Tokens): number {
  let at = 1;
  const continues = (token: IToken) =>
    token.startLine === tokens.peek(1).startLine &&
    isA(token, 'AnyWord', 'Number') &&
    !isA(token, 'ClauseWord', 'FeatureClauseWord', 'Text');
  while (continues(tokens.peek(at + 1))) at++;
  return spanOf(tokens.peek(at)).to;
}

/** `animal yak x3 desert`, `cubes 66 7`, `at 5`: advice where exactly one word is missing. */
export function fixMissing(tokens: Tokens, expected: ExpectationId): Advice | undefined {
  const [found, before] = [tokens.peek(1), tokens.peek(0)];
  const missing = expected === 'have-or-deed' ? 'have' : expected;
  if (!(missing === ',' || KEYWORDS.has(missing)) || isA(found, '}', 'StepWord')) return undefined;
  const fits = missing === 'player' ? isA(found, '{') : isA(found, 'Number', 'Name');
  if (before.startLine !== found.startLine || !fits) return undefined;
  return {
    hint: `put \`${missing}\` between \`${before.image}\` and \`${found.image}\``,
    fixes: [insertion(spanOf(before).to, missing === ',' ? ',' : ` ${missing}`)],
  };
}
