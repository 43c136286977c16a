/** Advice about whole phrases of everyday English: `if water is adjacent`, `in your hand`, `if you do`. */
import type { Advice } from '../../mistakes.ts';
import { articleOf } from '../../print/words.ts';
import { meantKeyword } from '../../recovery/nearest.ts';
import { spanOf, wordOf } from '../../tokens/token-text.ts';
import { isA, KEYWORDS } from '../../tokens/tokens.ts';
import { insertion, removal, replacement, sourceFix, wordRemoval } from '../edits.ts';
import { stepWindow, type Tokens } from '../step-window.ts';
import { COUNTS, type Habit, THINGS } from './habit.ts';

export const WORDINGS: readonly Habit[] = [
  // `if water is adjacent`, `if no lion is adjacent`.
  ({ tokens, expected, found }) => {
    const at = isA(found, 'no') ? 2 : 1;
    const isOne = isA(tokens.peek(at), 'Name') && tokens.peek(at + 1).image === 'is';
    if (expected !== 'condition' || !isOne || tokens.peek(at + 2).image !== 'adjacent') return undefined;
    const condition = `adjacent to ${at === 2 ? 'no ' : ''}${tokens.peek(at).image}`;
    const end = spanOf(tokens.peek(at + 2)).to;
    return {
      hint: `write \`${condition}\``,
      fixes: [replacement({ from: found.startOffset, to: end }, condition)],
    };
  },
  // `if more than 3 lions`.
  ({ expected, found }) =>
    expected === 'condition' && /^(more|fewer|less)$/.test(found.image)
      ? { hint: 'begin with `there are` or `you have`, as in `there are at least 4 lions`' }
      : undefined,
  // `may place a lion; if you do, gain 1vp`.
  ({ expected, found }) =>
    (expected === 'have' || expected === 'have-or-deed') && found.image === 'do'
      ? { hint: 'put what depends on a step in the same braces: `may { place a lion; gain 2vp }`' }
      : undefined,
  // `on the border`.
  ({ expected, found }) =>
    expected === 'edge' && /^(border|boundary|rim|margin)$/.test(found.image)
      ? { hint: 'write `on the edge`', fixes: [replacement(spanOf(found), 'edge', true)] }
      : undefined,
  // `within 2 tiles of a water`.
  ({ expected, found }) => {
    if (expected !== 'space-or-spaces' || !/^(tile|hex|field|step)(e?s)?$/.test(found.image))
      return undefined;
    const space = found.image.endsWith('s') ? 'spaces' : 'space';
    return { hint: `write \`${space}\``, fixes: [replacement(spanOf(found), space)] };
  },
  // `move a lion by 2 spaces`.
  ({ expected, found }) =>
    expected === 'distance' && found.image === 'by'
      ? { hint: 'leave `by` out', fixes: [removal(spanOf(found), 'by')] }
      : undefined,
  // `gain up to 5vp per lion`.
  ({ expected, found }) =>
    expected === 'reward' && found.image === 'up'
      ? { hint: 'write the limit of a gain at its end: `gain 1vp per lion at most 5`' }
      : undefined,
  // `per card in your hand`, `per card in hands`.
  ({ tokens, expected, found, before }) => {
    const isCard = /^cards?$/.test(tokens.peek(-1).image) && isA(before, 'in');
    const last = /^(your|the|their|his|her)$/.test(found.image) ? 2 : 1;
    if (!isCard || expected !== 'region' || !/^hands?$/.test(tokens.peek(last).image)) return undefined;
    const at = { from: found.startOffset, to: spanOf(tokens.peek(last)).to };
    return { hint: 'write `card in hand`', fixes: [replacement(at, 'hand', true)] };
  },
  // `remove the lion`, `adjacent to the water`.
  ({ tokens, expected, found }) => {
    const thing = tokens.peek(2);
    if (found.image === 'the' && COUNTS.has(expected) && isA(thing, 'Name') && !OF_REGIONS.test(thing.image))
      return { hint: 'leave `the` out', fixes: [wordRemoval(found, thing)] };
    if (!THINGS.has(expected) || found.image !== 'the' || !isA(thing, 'Name') || OF_REGIONS.test(thing.image))
      return undefined;
    const isSpot = expected === 'spot';
    const text = articleOf(thing.image);
    const hint = isSpot
      ? `write \`${text}\` for any of them, \`this\` for what was last placed, moved or chosen`
      : `write \`${text}\`: which one, its player chooses`;
    return thing.image.endsWith('s') ? { hint } : { hint, fixes: [replacement(spanOf(found), text)] };
  },
  ({ tokens }) => fixNoun(tokens),
  // `gain 1vp per each lion`.
  ({ tokens, expected, found }) =>
    COUNTS.has(expected) && /^(each|every)$/.test(found.image) && isA(tokens.peek(2), 'Name')
      ? { hint: `leave \`${found.image}\` out`, fixes: [wordRemoval(found, tokens.peek(2))] }
      : undefined,
  // `move a lion 2`.
  ({ expected, found, before }) =>
    expected === 'space-or-spaces' && isA(found, ';', '}', 'EOF')
      ? {
          hint: `distances are in spaces: \`${before.image} space${before.image === '1' ? '' : 's'}\``,
          fixes: [insertion(spanOf(before).to, before.image === '1' ? ' space' : ' spaces', true)],
        }
      : undefined,
  // `in landscape`.
  ({ expected, found, before }) =>
    expected === 'region' && found.image === 'landscape' && before.image === 'in'
      ? { hint: 'write `in the landscape`', fixes: [insertion(found.startOffset, 'the ', true)] }
      : undefined,
  // `on the landscape`.
  ({ tokens, expected, found }) =>
    expected === 'edge' && found.image === 'landscape' && tokens.peek(-1).image === 'on'
      ? { hint: 'write `in the landscape`', fixes: [replacement(spanOf(tokens.peek(-1)), 'in', true)] }
      : undefined,
  // `in the board`, `on the map`.
  ({ tokens, expected, found }) => {
    const [place, the] = [tokens.peek(-1), tokens.peek(0)];
    const isRegion = expected === 'edge' || expected === 'landscape' || expected === 'the-region';
    if (!isRegion || the.image !== 'the' || !/^(board|map|table|world)$/.test(found.image)) return undefined;
    const at = { from: place.startOffset, to: spanOf(found).to };
    return { hint: 'write `in the landscape`', fixes: [replacement(at, 'in the landscape')] };
  },
  // `rotate a card`.
  ({ expected, found, before }) =>
    expected === 'counter-clockwise' && isA(found, ';', '}', 'EOF')
      ? {
          hint: 'write `rotate a card counter-clockwise`',
          fixes: [insertion(spanOf(before).to, ' counter-clockwise', true)],
        }
      : undefined,
  // `play one card`.
  ({ tokens, expected, found }) =>
    expected === 'card' && found.image === 'one' && isA(tokens.peek(2), 'Name')
      ? { hint: 'write `a`', fixes: [replacement(spanOf(found), 'a', true)] }
      : undefined,
  // `place lion as "leader"`.
  ({ expected, found }) => {
    const name = /^"([a-z][a-z0-9-]*)"$/.exec(found.image)?.[1];
    return expected === 'own-name' && name
      ? { hint: `write \`${name}\` without quotes`, fixes: [replacement(spanOf(found), name)] }
      : undefined;
  },
  // `if there is a lion, gain 1vp`, `if there is a lion then gain 1vp`.
  ({ tokens, expected, found }) => {
    if (expected !== '{' || !(isA(found, ',') || found.image === 'then') || !isA(tokens.peek(2), 'StepWord'))
      return undefined;
    const hint =
      'put what depends on a condition in braces: `if … { gain 1vp }`, or before it: `gain 1vp if …`';
    const { step = [], read = 0 } = stepWindow(tokens) ?? {};
    const last = step[step.length - 1];
    // A comma before a step looks like the end of the step that begins here.
    if (!last || read >= step.length - 1 || step.slice(read + 1).some((one) => isA(one, 'else', '{')))
      return { hint };
    return {
      hint,
      sure: true,
      fixes: [
        sourceFix(
          'write the braces',
          false,
          { from: spanOf(tokens.peek(0)).to, to: spanOf(found).to, text: ' {' },
          { from: spanOf(last).to, to: spanOf(last).to, text: ' }' },
        ),
      ],
    };
  },
];

const OF_REGIONS = /^(largest|smallest|landscape|edge|most|fewest|least|player)$/;

/** `place a grassland tile`, `remove a lion token`: the second word is redundant. */
export function fixNoun(tokens: Tokens): Advice | undefined {
  const [found, thing] = [tokens.peek(1), tokens.peek(0)];
  const isTile = /^(tile|hex)(e?s)?$/.test(found.image);
  const isToken = /^(token|figure|animal|piece|standee)s?$/.test(found.image);
  const before = tokens.peek(-1).image;
  if (!(isTile || isToken) || !isA(thing, 'Name') || !isA(found, 'Name') || /^(of|as)$/.test(before))
    return undefined;
  if (/^(any|all|every|each|another|other|same|that)$/.test(thing.image)) return undefined;
  const isGround = /^(desert|grassland|water|land)s?$/.test(thing.image);
  // In `different adacent animal`, a letter is missing, and no word is redundant.
  if (!isGround && !KEYWORDS.has(thing.image) && meantKeyword(wordOf(thing), KEYWORDS)) return undefined;
  // `remove a forest tile` may mean the tile.
  if (isTile && !isGround && stepWindow(tokens)?.step[0].image !== 'place') {
    const one = thing.image.replace(/s$/, '');
    return { hint: `\`${one}\` is the token alone; its tile is a \`tile with ${articleOf(one)} ${one}\`` };
  }
  if (isToken && isGround) return undefined;
  return {
    hint: `leave \`${found.image}\` out: \`${thing.image}\` is enough`,
    fixes: [
      sourceFix(`remove \`${found.image}\``, true, {
        from: spanOf(thing).to,
        to: spanOf(found).to,
        text: '',
      }),
    ],
  };
}
