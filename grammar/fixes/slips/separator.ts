/** Wrong signs and words between two things or two steps. */
import type { IToken } from 'chevrotain';
import type { Advice } from '../../mistakes.ts';
import { adviceTo, replacement, sourceFix } from '../../tokens/edits.ts';
import { spanOf } from '../../tokens/token-text.ts';
import { isA } from '../../tokens/tokens.ts';
import type { Span } from '../../tree/span.ts';
import { firstAdvice, type Habit, row, write, writeAfter } from '../habits/habit.ts';
import { MOST_TOKENS, stepWindow, type Tokens } from '../step-window.ts';

const COMMA: Advice = {
  hint: 'write `;` between steps, `and` between rewards and conditions, `or` between things',
};

const NOT_AND = row('anywhere', '> and', 'steps are separated by `;`, not by `and`', writeAfter(0, ';', 1));

const SEPARATORS: readonly Habit[] = [
  row('anywhere', '> , StepWord', 'steps are separated by `;`', write(';')),
  row('anywhere', '> ,', fixComma),
  row(
    'anywhere',
    '> and with|without',
    'what is on a tile is joined by `and`, what is not there by `or`: `with a lion and no shark`, `without lions or sharks`',
  ),
  // After `may`, the next step may be optional, too.
  row('anywhere', '!} > and StepWord', (tokens) =>
    stepWindow(tokens)?.step.some(({ image }) => image === 'may') ? undefined : NOT_AND(tokens),
  ),
  row('anywhere', '> and Name', fixHeldAlso),
  // Where it is unclear what the words join.
  row(
    'anywhere',
    '> and',
    '`and` joins rewards and conditions: write `or` between things, `;` between steps',
  ),
  row(
    'anywhere',
    '> or',
    '`or` joins things, rewards and conditions: write `either { … } or { … }` to choose between steps',
  ),
];

/** What to write instead of the next token, if it is between two steps, things or rewards. */
export const fixSeparator: Habit = (tokens) => firstAdvice(SEPARATORS, tokens);

function fixComma(tokens: Tokens): Advice | undefined {
  const next = tokens.peek(2);
  const found = stepWindow(tokens);
  if (!found || !isA(next, 'Number', 'Article', 'Name')) return COMMA;
  // `draw 2 cards, keep 1`: no reward or thing has its number behind it.
  if (isA(next, 'Name') && isA(tokens.peek(3), 'Number')) return COMMA;
  const { step, read } = found;
  const rest = step.slice(read, read + 1 + listEnd(step.slice(read + 1)));
  const has = (image: string) => step.slice(0, read).some((token) => token.image === image);
  const gains = has('gain') && !has('per') && !has('if');
  const ors = rest.some((token) => isA(token, 'or'));
  // `grassland with 2 lions, a rhino`: `or` joins things without amounts, as in `a lion, a rhino or a fish`.
  const isOneOf = ors && !rest.some((token) => isA(token, 'Number'));
  if (!gains && isA(next, 'Number', 'Article') && !isOneOf) return fixHeld(step, read) ?? COMMA;
  // `place forest, mountain` may mean two steps, or one step with a choice of things.
  if (!gains && !ors && has('place') && !has('if')) {
    return { hint: 'write `or` between things to choose from, a `;` between two steps' };
  }
  const instead = gains && !ors ? 'and' : 'or';
  const edits = rest.flatMap((token, i) => {
    const text = isA(rest[i + 1], instead) ? '' : ` ${instead}`;
    return isA(token, ',') ? { ...separatorSpan(step, read + i), text } : [];
  });
  return {
    hint: gains
      ? `rewards are joined by \`${instead}\``
      : 'things are joined by `or`: `lion or rhino or fish`',
    sure: true,
    fixes: [sourceFix(`write \`${instead}\``, true, ...edits)],
  };
}

/** Whether a comma is followed by a limit, a place or the condition of the step. */
export function continuesStep(tokens: Tokens): boolean {
  const next = tokens.peek(2);
  if (isA(next, 'at', 'adjacent', 'on', 'in', 'within')) return true;
  if (!isA(next, 'if')) return false;
  let at = 3;
  while (at < MOST_TOKENS && !isA(tokens.peek(at), ';', '{', '}', 'EOF')) at++;
  return !isA(tokens.peek(at), '{');
}

/** How many of the tokens belong to a list of things or rewards. */
function listEnd(tokens: readonly IToken[]): number {
  const end = tokens.findIndex((token) => !isA(token, 'Number', 'Article', 'Name', ',', 'and', 'or'));
  return end < 0 ? tokens.length : end;
}

/** Things on a ground are joined by `and`; anything else with an amount may be another step. */
function fixHeld(step: readonly IToken[], read: number): Advice | undefined {
  const before = step.slice(0, read);
  const held = before.findLastIndex((token) => isA(token, 'with'));
  const swaps = isA(before[0], 'replace', 'swap');
  if (held < 0 || swaps || before.slice(held).some((token) => !isHeld(token))) return undefined;
  const fix = sourceFix('write `and`', true, { ...separatorSpan(step, read), text: ' and' });
  return adviceTo(fix, 'join the things on a tile with `and`');
}

/** `tile without lions and fish`: after `and`, an amount is required. */
function fixHeldAlso(tokens: Tokens): Advice | undefined {
  let at = 0;
  while (isOfList(tokens.peek(at))) at--;
  const [ground, opens] = [tokens.peek(at - 1), tokens.peek(at)];
  if (!isA(opens, 'with', 'without') || !GROUND.test(ground.image)) return undefined;
  const none = isA(opens, 'without') || lastAmount(tokens, at) === 'no';
  if (!none && isA(tokens.peek(at + 1), 'Name')) return undefined;
  return none
    ? adviceTo(replacement(spanOf(tokens.peek(1)), 'or'), 'write `or`: neither may be there')
    : { hint: 'say of each how many are on it: `tile with a lion and a forest`' };
}

const GROUND = /^(desert|grassland|water|land|tile)s?$/;

/** The amount that applies to the things before the next token. */
function lastAmount(tokens: Tokens, from: number): string | undefined {
  let at = 0;
  while (at > from && isA(tokens.peek(at), 'Name', 'or')) at--;
  return at > from ? tokens.peek(at).image : undefined;
}

/** Whether a word can be part of what is on a ground. `without` could also be a name. */
const isOfList = (token: IToken): boolean =>
  isA(token, 'Number', 'Article', 'Name', 'no', 'exactly', 'and', 'or')
    ? token.image !== 'without' && !GROUND.test(token.image)
    : /^(at|least|most)$/.test(token.image);

const isHeld = (token: IToken): boolean => isA(token, 'Number', 'Article', 'Name', 'with', 'and');

/** The span of a comma with the whitespace before it. */
function separatorSpan(step: readonly IToken[], at: number): Span {
  const { startOffset: from, startLine } = step[at];
  const before = step[at - 1];
  const end = before.startOffset + before.image.length;
  return { from: before.startLine === startLine ? end : from, to: from + 1 };
}
