/** Amounts, distances, limits, ranks and uses, worded as in everyday English: `within two spaces`, `its last use`. */
import type { IToken } from 'chevrotain';
import type { Advice } from '../../mistakes.ts';
import { aOrAn } from '../../print/words.ts';
import { numberOf, spanOf } from '../../tokens/token-text.ts';
import { isA } from '../../tokens/tokens.ts';
import { adviceTo, inBraces, insertion, replacement, sourceFix } from '../edits.ts';
import { type Habit, row, write } from '../habits/habit.ts';
import { stepWindow, type Tokens } from '../step-window.ts';

/** Past participles of the deeds. */
export const DEED_WORDS = 'placed|moved|removed|replaced|paid|lost';

/** `at most 5 at least 2`: the least comes first. */
export const fixLimits = row(
  'anywhere',
  '.* most Number > .* least Number',
  'the least comes first: `at least $3 at most $0`',
  write('at least $3 at most $0', -2, 3),
);

/** `each player without cubes`, `expect a is grassland without lions`: there the amount is `no`. */
export const fixWithout = row('anywhere', '> without', undefined, write('with no'));

/** `more than 2 lions`, `fewer than 3 cubes`: the language names the limit itself. */
export function fixThan(tokens: Tokens, from = 1): Advice | undefined {
  const [than, than2, amount] = [from, from + 1, from + 2].map((ahead) => tokens.peek(ahead));
  const isLeast = than.image === 'more' || than.image === 'greater';
  if (!isLeast && !/^(fewer|less)$/.test(than.image)) return undefined;
  if (than2.image !== 'than' || !isA(amount, 'Number')) return undefined;
  const value = numberOf(amount) + (isLeast ? 1 : -1);
  if (value < 1) return undefined;
  const text = `at ${isLeast ? 'least' : 'most'} ${value}`;
  return adviceTo(replacement({ from: than.startOffset, to: spanOf(amount).to }, text, true));
}

/** `per lion placed`, `per 2 forests removed`: the deed comes first. */
export const DEED_ORDER_HABITS: readonly Habit[] = ['per', 'per Number'].map((per) =>
  row('anywhere', `${per} Name > ${DEED_WORDS}`, undefined, write('$1 $0', 0, 1)),
);

/** A second part of what is on a ground: `with a lion without forests`, `without 2 animals`. */
export function fixLacking(tokens: Tokens): Advice | undefined {
  const [found, next] = [tokens.peek(1), tokens.peek(2)];
  if (found.image !== 'without') return undefined;
  if (isA(next, 'Number'))
    return { hint: '`without` has no number: write `with no lion` or `with at most 1 lion`' };
  const held = [-1, -2, -3, -4].find((ahead) => isA(tokens.peek(ahead), 'with', 'and'));
  if (held === undefined || !isA(next, 'Name')) return undefined;
  return adviceTo(replacement(spanOf(found), 'and no', true));
}

/** `with lion`: the amount is missing. */
export function fixNoAmount(name: IToken): Advice {
  if (name.image.endsWith('s')) return { hint: `say how many: \`2 ${name.image}\` or \`no ${name.image}\`` };
  const article = aOrAn(name.image);
  return adviceTo(
    insertion(name.startOffset, `${article} `),
    `say how many: \`${article} ${name.image}\`, \`no ${name.image}\` or a number`,
  );
}

/** `desert with lion`: the amount of what is on a ground is missing. */
export const fixHeldAmount = row(
  'anywhere',
  'deserts?|grasslands?|water|lands?|tiles? > with Name',
  (tokens) => fixNoAmount(tokens.peek(2)),
);

/** `repeat 2 place forest`: steps inside another step are in braces. */
export function fixBare(tokens: Tokens): Advice | undefined {
  const last = stepWindow(tokens)?.step.at(-1);
  if (!last) return undefined;
  const edits = inBraces(tokens.peek(1).startOffset, spanOf(last).to);
  return adviceTo(sourceFix('write the braces', false, ...edits));
}
