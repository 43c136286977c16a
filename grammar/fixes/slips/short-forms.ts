/** Amounts, distances, limits, ranks and uses, worded as in everyday English: `within two spaces`, `its last use`. */
import type { IToken } from 'chevrotain';
import { DEEDS, SPENDINGS } from '../../../program/index.ts';
import type { Advice } from '../../mistakes.ts';
import { adviceTo, inBraces, insert, insertion, replacement, sourceFix } from '../../tokens/edits.ts';
import { spanOf } from '../../tokens/token-text.ts';
import { isA } from '../../tokens/tokens.ts';
import { aOrAn } from '../../tokens/word-collector.ts';
import { remove, row, suggest, write } from '../habits/habit.ts';
import { stepWindow, type Tokens } from '../step-window.ts';

/** Past participles of the deeds. */
export const DEED_WORDS = [...DEEDS, ...SPENDINGS].join('|');

/** `each player without cubes`, `expect a is grassland without lions`: there the amount is `no`. */
export const fixWithout = row('anywhere', '> without', undefined, write('with no'));

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

/** `over any terrain` behind the goal of a move. */
function fixOver(tokens: Tokens): Advice | undefined {
  const { step = [] } = stepWindow(tokens) ?? {};
  const far = step.find((token, at) => isA(token, 'space') && !isA(step[at - 2], 'within'));
  if (!far) return undefined;
  const [from, to] = [spanOf(tokens.peek(0)).to, spanOf(tokens.peek(3)).to];
  const edits = [insert(spanOf(far).to, ' over any terrain'), { from, to, text: '' }];
  return adviceTo(sourceFix('write `over any terrain` behind how far', true, ...edits));
}

/** Words that say it in another way, where a step could have ended. */
export const LEFTOVER_WORDS = [
  row('anywhere', 'cards?|cubes? > from hand', 'leave it out: it is implied', remove(1, 2)),
  row('anywhere', '> from|to the supply', 'leave it out: it is implied', remove(1, 3)),
  row('anywhere', 'place Article|Number Name > anywhere', 'leave it out: it is implied', remove()),
  row('anywhere', 'place Article|Number Name > into', 'write where with `on`: `place a fish on a water`'),
  row('anywhere', '> to a maximum of Number', undefined, write('at most', 1, 4)),
  row('anywhere', 'cards? > you have ;|}|EOF', 'write `$0 in hand`', write('in hand', 1, 2)),
  row(
    'anywhere',
    '> you have ;|}|EOF',
    'leave it out: what is in the landscape belongs to no player',
    remove(1, 2),
  ),
  row('anywhere', 'within Number spaces? > from', undefined, write('of')),
  row('anywhere', 'spaces? > from', undefined, write('away from')),
  row('anywhere', 'to nearest > Name', undefined, write('to the nearest', -1, 0)),
  row('anywhere', '> over any terrain', fixOver),
  row('anywhere', '> around', undefined, suggest('adjacent to')),
  row('anywhere', 'cube > paid|lost', undefined, write('$1 $0', 0, 1)),
];

/** `repeat 2 place forest`: steps inside another step are in braces. */
export function fixBare(tokens: Tokens): Advice | undefined {
  const last = stepWindow(tokens)?.step.at(-1);
  if (!last) return undefined;
  const edits = inBraces(tokens.peek(1).startOffset, spanOf(last).to);
  return adviceTo(sourceFix('write the braces', false, ...edits));
}
