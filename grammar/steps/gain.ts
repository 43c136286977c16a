/** The syntax of `gain`. */
import { actionStep } from '../blocks/step.ts';
import { forCount, per } from '../counts/count.ts';
import type { Advice } from '../mistakes.ts';
import { amount } from '../nouns.ts';
import { PLACES } from '../places/where.ts';
import type { Lookahead, Reading } from '../recovery/reading.ts';
import {
  all,
  check,
  choice,
  field,
  joined,
  list,
  maybe,
  maybeWhen,
  node,
  part,
  printed,
  rule,
  set,
  when,
} from '../syntax.ts';
import { adviceTo, insertion, replacement } from '../tokens/edits.ts';
import { spanOf } from '../tokens/token-text.ts';
import { name, number, table } from '../tokens/token-values.ts';
import type { GainNode, RewardNode } from '../tree/steps.ts';

/** `1vp`, `3 sun`, `2 of sun, water`, `a card`, `a card of 5`, `a card and play it`. */
const reward = node<RewardNode>(
  rule(
    'reward',
    all(
      printed(
        maybeWhen((reading) => reading.is(1, 'Number', 'Article'), field('amount', amount)),
        ({ amount, what, cardToPlay }: RewardNode, words) => {
          if (!amount) return;
          if (cardToPlay || what?.text === 'card' || what?.text === 'cube') words.amount(amount.value);
          else words.number(amount.value);
        },
      ),
      choice(
        [
          all('of', list('mix', name('element-name'))),
          when(
            (reading) =>
              reading.is(1, 'card') && reading.is(2, 'and') && reading.is(3, 'play') && isOne(reading),
            all('card', 'and', 'play', 'it', set({ cardToPlay: true })),
          ),
          all(
            field('what', name('reward')),
            maybeWhen(
              (reading) => /^cards?$/.test(reading.peek(0).image),
              all('of', field('of', number('draw-size'))),
            ),
          ),
        ],
        'reward',
      ),
      check(checkReward),
    ),
  ),
);

const NO_REWARDS: readonly RewardNode[] = [];

/**
 * `gain 1vp per adjacent forest at most 4`: one or more rewards, joined with `and` (all of them) or `or` (one of them); or
 * `gain 1/3/6vp for lions`: points by a table.
 */
export const gain = actionStep<GainNode>(
  'gain',
  ['per', 'at', 'and', 'or', 'of', 'with', 'habitat', 'community', ...PLACES],
  choice(
    [
      all(field('table', table()), set({ rewards: NO_REWARDS }), 'vp', part('per', forCount)),
      all(
        joined('rewards', reward),
        maybe(part('per', per)),
        maybeWhen(
          (reading) => reading.is(2, 'least'),
          all('at', 'least', field('atLeast', number('minimum'))),
        ),
        maybe('at', 'most', field('atMost', number('maximum'))),
      ),
    ],
    'reward',
  ),
);

/** Whether the amount before the next token is one: only one card is gained and played. */
const isOne = (reading: Lookahead): boolean => reading.is(0, 'Article') || reading.peek(0).image === '1';

function checkReward(reading: Reading, { what, amount }: RewardNode): void {
  if (what?.text === 'vp' && !amount) {
    const values = { expected: 'how many points', found: '`vp`' };
    const { advice, behind } = fixPoints(reading);
    reading.report({ code: 'ECO106', from: what.from, to: what.to }, () => ({ values, ...advice }));
    reading.skip(behind);
    // What follows `equal to` belongs to the reported mistake.
    if (reading.peek(1).image === 'equal') reading.skipTo(() => reading.is(1, ';', '}', 'EOF'));
  }
  if (what?.text === 'card' && reading.is(1, 'play') && reading.is(2, 'it')) {
    reportMissingAnd(reading);
  }
}

/**
 * Advice where `vp` was parsed without a number, as in `gain vp 2`, and how many tokens after it belong to the same mistake.
 */
function fixPoints(reading: Reading): { advice: Advice; behind: number } {
  const [vp, next] = [reading.peek(0), reading.peek(1)];
  const { from } = spanOf(vp);
  if (reading.is(1, 'Number')) {
    const fix = replacement({ from, to: spanOf(next).to }, `${next.image}vp`, true);
    return { advice: adviceTo(fix), behind: 1 };
  }
  if (next.image === 'equal') return { advice: { hint: 'write `gain 1vp per lion`' }, behind: 0 };
  const isCounted = /^(per|for|each)$/.test(next.image);
  return { advice: isCounted ? { fixes: [insertion(from, '1')] } : {}, behind: 0 };
}

/** Reports a missing `and`, and skips what it would have joined. */
export function reportMissingAnd(reading: Reading): void {
  const fix = insertion(spanOf(reading.peek(0)).to, ' and', true);
  reading.reportExpected('and', adviceTo(fix, 'put `and` before it'));
  reading.skipTo(() => reading.is(1, ';', '}', 'EOF'));
}
