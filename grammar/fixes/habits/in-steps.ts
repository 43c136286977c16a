/** Advice about habits in steps, where something else was expected; one row each. */
import type { IToken } from 'chevrotain';
import type { Advice } from '../../mistakes.ts';
import { numberOf, spanOf } from '../../tokens/token-text.ts';
import { isA } from '../../tokens/tokens.ts';
import { insertion, removal, replacement, sourceFix } from '../edits.ts';
import { fixJoinedSteps } from '../slips/joined-steps.ts';
import { NUMBERS } from '../slips/number-words.ts';
import { fixSecondTest, fixSites, fixSubject } from '../slips/repeated-words.ts';
import { fixSeparator } from '../slips/separator.ts';
import {
  DEEDS,
  fixAnother,
  fixBare,
  fixLacking,
  fixNoAmount,
  fixNoBraces,
  fixNotAny,
  fixOne,
  fixRank,
  fixThan,
  fixUse,
  fixWithin,
  fixWithout,
} from '../slips/short-forms.ts';
import { stepWindow, type Tokens } from '../step-window.ts';
import { ARTICLES, COUNTS, type Habit } from './habit.ts';

export const IN_STEPS: readonly Habit[] = [
  // `if a lion is adjacent`.
  ({ tokens, expected, found, before }) =>
    expected === 'adjacent' && isA(tokens.peek(-1), 'if') && isA(before, 'Article') && isA(found, 'AnyWord')
      ? { hint: `begin with \`there is ${before.image} ${found.image}\` or \`adjacent to\`` }
      : undefined,
  // `replace a tile without 2 lions with land`.
  ({ tokens, found }) =>
    found.image === 'without' && isA(tokens.peek(2), 'Number') ? fixLacking(tokens) : undefined,
  // `gain a card of 5 and play it`.
  ({ tokens, found, before }) =>
    found.image === 'play' && tokens.peek(2).image === 'it' && before.image === 'and'
      ? {
          hint: 'only `gain a card and play it` plays what it gives: `; play a card` plays any card of the hand',
          fixes: [
            sourceFix('write `; play a card`', false, {
              from: spanOf(tokens.peek(-1)).to,
              to: spanOf(tokens.peek(2)).to,
              text: '; play a card',
            }),
          ],
        }
      : undefined,
  // `place forest and gain 1vp`, `either gain 1vp or place forest`, `either draw a card or gain 1vp`.
  ({ tokens, expected, found, before }) => {
    const isJoined = isA(found, 'StepWord', '{') && isA(before, 'and', 'or', 'either');
    return isJoined || (expected === '{' && isA(before, 'either') && isA(found, 'Name'))
      ? fixJoinedSteps(tokens)
      : undefined;
  },
  // `choose another lion`, `may choose another lion { gain 1vp }`.
  ({ tokens, expected, found, before }) =>
    expected === 'player' && before.image === 'another' && isA(found, 'Name')
      ? fixAnother(tokens)
      : undefined,
  // `rotate any card`, `place any cube on it`.
  ({ expected, found, tokens }) =>
    found.image === 'any' && isA(tokens.peek(2), 'Name') && ARTICLES.has(expected)
      ? { hint: 'write `a`', fixes: [replacement(spanOf(found), 'a', true)] }
      : undefined,
  // `replace desert, grassland or water with …`, `move a lion, rhino or fish 1 space`.
  ({ expected, found, tokens }) =>
    (expected === 'with' || expected === 'distance') && isA(found, ',') ? fixSeparator(tokens) : undefined,
  // `move a lion on the edge or on a desert 2 spaces`.
  ({ expected, found, tokens }) =>
    (expected === 'with' || expected === 'distance') && isA(found, 'and', 'or')
      ? fixSites(tokens)
      : undefined,
  // `swap a desert and a water`, `replace a desert by water`.
  ({ expected, found }) =>
    expected === 'with' && isA(found, 'and', 'by', 'for', 'into', 'to')
      ? {
          hint: 'write what replaces it after `with`',
          fixes: [replacement(spanOf(found), 'with')],
        }
      : undefined,
  // `if you have placed a lion`.
  ({ tokens, found, before }) =>
    before.image === 'have' && tokens.peek(-1).image === 'you' && DEEDS.test(found.image)
      ? { hint: 'leave `have` out', fixes: [removal(spanOf(before), 'have', true)] }
      : undefined,
  // `if there is not a lion`.
  ({ tokens, expected }) =>
    expected === 'comparison' || expected === 'amount-or-none' ? fixNotAny(tokens) : undefined,
  // `if there are more than 2 lions`.
  ({ tokens, expected }) =>
    expected === 'comparison' || expected === 'rank-or-asset' ? fixThan(tokens) : undefined,
  // `if within two spaces of a lion`.
  ({ tokens, expected }) => (expected === 'condition' ? fixWithin(tokens) : undefined),
  // `if first use`, `if its last use`, `if this is the last use`.
  ({ tokens, expected }) =>
    expected === 'condition' || expected === 'site' ? fixUse(tokens, expected) : undefined,
  // `each player without cubes { … }`.
  ({ tokens, before }) => (/^players?$/.test(before.image) ? fixWithout(tokens) : undefined),
  // `each player with the least vp`, `each player with most cubes`.
  ({ expected, found }) => fixRank(expected, found),
  // `choose the player { … }`, `choose 2 players { … }`, `swap 2 deserts with a water`.
  ({ tokens, found, before }) => fixOne(tokens, found, before),
  // `if there is a lion and no shark`, `if adjacent to a lion and a shark`.
  ({ expected, tokens }) =>
    expected === 'adjacent' || expected === 'condition' ? fixSecondTest(tokens) : undefined,
  // `if placed a lion`, `if it is on a desert`.
  ({ expected, tokens }) => (expected === 'condition' ? fixSubject(tokens) : undefined),
  // `if there is lion`, `where a = desert with lion`.
  ({ expected, found, before }) =>
    expected === 'comparison' && isA(found, 'Name') && !isA(before, 'and') && !NUMBERS.includes(found.image)
      ? fixNoAmount(found)
      : undefined,
  // `if at least 2 lions`.
  ({ expected, found, tokens }) => (expected === 'condition' ? fixCount(found, tokens) : undefined),
  // `lose up to 2 cubes`.
  ({ tokens, found, before }) =>
    isA(found, 'up') && before.image === 'lose' && isA(tokens.peek(2), 'to')
      ? {
          hint: '`lose` takes fewer if there are fewer: leave `up to` out',
          fixes: [removal({ from: found.startOffset, to: spanOf(tokens.peek(2)).to }, 'up to')],
        }
      : undefined,
  // `move a fish up to 2 spaces`, as the card prints it.
  ({ tokens, expected, found }) =>
    expected === 'distance' && isA(found, 'up') && isA(tokens.peek(2), 'to')
      ? {
          hint: 'fewer spaces will do anyway: leave `up to` out',
          sure: true,
          fixes: [removal({ from: found.startOffset, to: spanOf(tokens.peek(2)).to }, 'up to')],
        }
      : undefined,
  // `gain 1vp per adjacent different animal`.
  ({ expected, found, before }) =>
    COUNTS.has(expected) && found.image === 'different' && before.image === 'adjacent'
      ? {
          hint: 'write `different adjacent`',
          fixes: [
            replacement({ from: before.startOffset, to: spanOf(found).to }, 'different adjacent', true),
          ],
        }
      : undefined,
  // `gain 1vp per lion at the edge`.
  ({ tokens, expected, found, before }) =>
    expected === 'most' && found.image === 'the' && tokens.peek(2).image === 'edge'
      ? {
          hint: 'write `on the edge`',
          fixes: [replacement({ from: before.startOffset, to: spanOf(found).to }, 'on the', true)],
        }
      : undefined,
  // `gain 1vp per lion in the edge`.
  ({ tokens, found }) =>
    found.image === 'edge' && tokens.peek(-1).image === 'in'
      ? { hint: 'write `on the edge`', fixes: [replacement(spanOf(tokens.peek(-1)), 'on', true)] }
      : undefined,
  // `in this landscape`.
  ({ found, before }) =>
    found.image === 'landscape' && before.image === 'this'
      ? { hint: 'write `the landscape`', fixes: [replacement(spanOf(before), 'the', true)] }
      : undefined,
  // `remove up to all lions`.
  ({ tokens, expected, found }) =>
    expected === 'limit' && found.image === 'all'
      ? {
          hint: 'write `all` without `up to`, or how many there may be: `up to 3 lions`',
          fixes: [removal({ from: tokens.peek(-1).startOffset, to: found.startOffset }, 'up to')],
        }
      : undefined,
  // `remove this`.
  ({ tokens, expected, found, before }) =>
    found.image === 'this' && expected === 'thing' && tokens.peek(2).image !== 'tile'
      ? {
          hint:
            before.image === 'replace'
              ? 'write `this tile`'
              : `write \`this tile\`, or name the thing: \`${before.image} a lion on this tile\``,
          // The second thing of a swap is rarely a tile.
          ...(before.image !== 'swap' && { fixes: [insertion(spanOf(found).to, ' tile')] }),
        }
      : undefined,
  // `gain 1vp;; place forest`.
  ({ tokens, code, found, before }) =>
    code === 'ECO113' && isA(found, ';') && !(isA(before, '{') && isA(tokens.peek(2), '}'))
      ? { hint: 'leave `;` out: one is enough between two steps', fixes: [removal(spanOf(found), ';', true)] }
      : undefined,
  // `repeat 2 place forest`, `each player gain 1vp`.
  ({ tokens, expected, found, code }) =>
    expected === '{' && code === 'ECO105' && isA(found, 'StepWord') && beginsStep(tokens)
      ? fixBare(tokens)
      : undefined,
  // `each player gains 1vp`, `choose another player; gain 1vp`.
  ({ tokens, expected, found }) =>
    expected === '{' && !/^(and|or|then)$/.test(found.image) ? fixNoBraces(tokens) : undefined,
  // `if you have a card then { … }`: a word before a brace.
  ({ expected, found, tokens }) =>
    expected === '{' && found.image === 'then' && isA(tokens.peek(2), '{')
      ? { hint: 'leave `then` out', fixes: [removal(spanOf(found), 'then', true)] }
      : undefined,
];

/** Whether the parser is in a step, and not in the head of a card. */
function beginsStep(tokens: Tokens): boolean {
  const window = stepWindow(tokens);
  return window !== undefined && isA(window.step[0], 'StepWord');
}

/** Advice about a condition that begins with a count: it needs `there is` or `there are` before it. */
function fixCount(found: IToken, tokens: Tokens): Advice | undefined {
  const isLimit = found.image === 'at' && /^(least|most)$/.test(tokens.peek(2).image);
  const compares = isLimit || found.image === 'exactly';
  if (!compares && !isA(found, 'Number', 'Article', 'no')) return undefined;
  const ahead = [1, 2, 3].find((at) => isA(tokens.peek(at), 'Number'));
  const amount = compares || isA(found, 'Number') ? ahead && numberOf(tokens.peek(ahead)) : undefined;
  if (amount === 0) return { hint: 'for none, write `if there is no lion`' };
  const is = (amount ?? 1) === 1 ? 'is' : 'are';
  return {
    hint: `write \`there ${is}\` before it, or who has it: \`you have …\``,
    fixes: [insertion(found.startOffset, `there ${is} `)],
  };
}
