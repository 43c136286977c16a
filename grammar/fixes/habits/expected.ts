/** Advice where something else was expected: the habits in sets, cards and steps, and mistakes that can occur anywhere. */
import type { IToken } from 'chevrotain';
import type { ExpectationId } from '../../expectations.ts';
import type { Advice } from '../../mistakes.ts';
import { adviceTo, insert, insertion, removal, replacement, sourceFix } from '../../tokens/edits.ts';
import { spanOf, toNumber } from '../../tokens/token-text.ts';
import { isA, KEYWORDS } from '../../tokens/tokens.ts';
import type { Tokens } from '../step-window.ts';
import { DECLARATION_HABITS } from './declarations.ts';
import { firstAdvice, type Habit, MULTIPLIABLE_THINGS, row } from './habit.ts';
import { SCENARIO_HABITS } from './scenarios.ts';
import { STEP_HABITS } from './steps.ts';

/** The known habits, in order; the first that gives advice wins. */
const HABITS: readonly Habit[] = [
  ...DECLARATION_HABITS,
  ...SCENARIO_HABITS,
  // `leaves = 3`.
  (tokens, expected) => {
    const [before, found] = [spanOf(tokens.peek(0)), spanOf(tokens.peek(1))];
    if (!isA(tokens.peek(1), '=') || expected === 'step') return undefined;
    // The sign separated two words.
    const text = before.to < found.from ? '' : ' ';
    return adviceTo(sourceFix('remove `=`', true, { ...found, text }));
  },
  // `leaves x3`, `place x3 lions`.
  row(['ECO106', ...MULTIPLIABLE_THINGS], '> Times', (tokens) =>
    adviceTo(replacement(spanOf(tokens.peek(1)), String(toNumber(tokens.peek(1))), true)),
  ),
  // `note small`.
  row('ECO114', '> AnyWord', (tokens) => {
    const quotes = [tokens.peek(1).startOffset, endOfWords(tokens)].map((at) => insert(at, '"'));
    return adviceTo(sourceFix('write it in quotes', false, ...quotes), 'write it in quotes, as in `"Lions"`');
  }),
  // A card without braces.
  row(
    ['card-clause', 'feature-clause'],
    '> StepWord',
    'put the steps of the effect in braces: `{ gain 1vp }`',
  ),
  ...STEP_HABITS,
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
export const fixExpected: Habit = (tokens, expected) => firstAdvice(HABITS, tokens, expected);

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
  return adviceTo(
    insertion(spanOf(before).to, missing === ',' ? ',' : ` ${missing}`),
    `put \`${missing}\` between \`${before.image}\` and \`${found.image}\``,
  );
}
