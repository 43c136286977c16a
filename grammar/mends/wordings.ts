/** Mends for whole wordings of everyday English: `if water is adjacent`, `in your hand`, `if you do`. */
import { spanOf } from '../tokens/token-text.ts';
import { Name, word } from '../tokens/tokens.ts';
import type { Habit } from './habit.ts';
import { removal, replacement } from './mends.ts';
import { isA } from './step-window.ts';

export const WORDINGS: readonly Habit[] = [
  // `if water is adjacent`, `if no lion is adjacent`.
  ({ tokens, expected, found }) => {
    const at = isA(found, word('no')) ? 2 : 1;
    const isOne = isA(tokens.peek(at), Name) && tokens.peek(at + 1).image === 'is';
    if (!expected.startsWith('a condition') || !isOne || tokens.peek(at + 2).image !== 'adjacent')
      return undefined;
    const said = `adjacent to ${at === 2 ? 'no ' : ''}${tokens.peek(at).image}`;
    const end = spanOf(tokens.peek(at + 2)).to;
    return { hint: `write \`${said}\``, fixes: [replacement({ from: found.startOffset, to: end }, said)] };
  },
  // `if more than 3 lions`.
  ({ expected, found }) =>
    expected.startsWith('a condition') && /^(more|fewer|less)$/.test(found.image)
      ? { hint: 'begin with `there are` or `you have`, as in `there are at least 4 lions`' }
      : undefined,
  // `may place a lion; if you do, gain 1vp`.
  ({ expected, found }) =>
    expected === '`have`' && found.image === 'do'
      ? { hint: 'what depends on a step stands in the same braces: `may { place a lion; gain 2vp }`' }
      : undefined,
  // `on the border`.
  ({ expected, found }) =>
    expected === '`edge`' && /^(border|boundary|rim|margin)$/.test(found.image)
      ? { hint: 'write `on the edge`', fixes: [replacement(spanOf(found), 'edge', true)] }
      : undefined,
  // `within 2 tiles of a water`.
  ({ expected, found }) => {
    if (!expected.includes('`spaces`') || !/^(tile|hex|field|step)(e?s)?$/.test(found.image))
      return undefined;
    const space = found.image.endsWith('s') ? 'spaces' : 'space';
    return { hint: `write \`${space}\``, fixes: [replacement(spanOf(found), space)] };
  },
  // `move a lion by 2 spaces`.
  ({ expected, found }) =>
    expected === 'how many spaces' && found.image === 'by'
      ? { hint: 'leave `by` out', fixes: [removal(spanOf(found), 'by')] }
      : undefined,
  // `gain up to 5vp per lion`.
  ({ expected, found }) =>
    expected.startsWith('what is gained') && found.image === 'up'
      ? { hint: 'what a gain gives at most stands at its end: `gain 1vp per lion at most 5`' }
      : undefined,
  // `per card in your hand`, `per card in hands`.
  ({ tokens, expected, found, before }) => {
    const isCard = /^cards?$/.test(tokens.peek(-1).image) && isA(before, word('in'));
    const last = /^(your|the|their|his|her)$/.test(found.image) ? 2 : 1;
    if (!isCard || !expected.startsWith('a region') || !/^hands?$/.test(tokens.peek(last).image))
      return undefined;
    const at = { from: found.startOffset, to: spanOf(tokens.peek(last)).to };
    return { hint: 'write `card in hand`', fixes: [replacement(at, 'hand', true)] };
  },
];
