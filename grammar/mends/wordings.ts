/** Mends for whole wordings of everyday English: `if water is adjacent`, `in your hand`, `if you do`. */
import type { Advice } from '../mistakes.ts';
import { articleOf } from '../print/words.ts';
import { meantKeyword } from '../recovery/nearest.ts';
import { spanOf, wordOf } from '../tokens/token-text.ts';
import { KEYWORDS, Name, word } from '../tokens/tokens.ts';
import type { Habit } from './habit.ts';
import { mend, removal, replacement, wordRemoval } from './mends.ts';
import { isA, stepWindow, type Tokens } from './step-window.ts';

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
  // `remove the lion`, `adjacent to the water`.
  ({ tokens, expected, found }) => {
    const thing = tokens.peek(2);
    const isThing =
      /^(what is (placed|counted)|an animal, a terrain|`this`, a name|a number, `at least`)/.test(expected);
    if (
      found.image === 'the' &&
      expected === 'what is counted' &&
      isA(thing, Name) &&
      !OF_REGIONS.test(thing.image)
    )
      return { hint: 'leave `the` out', fixes: [wordRemoval(found, thing)] };
    if (!isThing || found.image !== 'the' || !isA(thing, Name) || OF_REGIONS.test(thing.image))
      return undefined;
    const isSpot = expected.startsWith('`this`');
    const text = articleOf(thing.image);
    const hint = isSpot
      ? `write \`${text}\` for any of them, \`this\` for what was last placed, moved or chosen`
      : `write \`${text}\`: which one, its player chooses`;
    return thing.image.endsWith('s') ? { hint } : { hint, fixes: [replacement(spanOf(found), text)] };
  },
  ({ tokens }) => mendNoun(tokens),
];

const OF_REGIONS = /^(largest|smallest|landscape|edge|most|fewest|least|player)$/;

/** `place a grassland tile`, `remove a lion token`: a word that says what a thing is anyway. */
export function mendNoun(tokens: Tokens): Advice | undefined {
  const [found, thing] = [tokens.peek(1), tokens.peek(0)];
  const isTile = /^(tile|hex)(e?s)?$/.test(found.image);
  const isToken = /^(token|figure|animal|piece|standee)s?$/.test(found.image);
  const before = tokens.peek(-1).image;
  if (!(isTile || isToken) || !isA(thing, Name) || !isA(found, Name) || /^(of|as)$/.test(before))
    return undefined;
  if (/^(any|all|every|each|another|other|same|that)$/.test(thing.image)) return undefined;
  // `different adacent animal` lacks nothing but a letter.
  if (!KEYWORDS.has(thing.image) && meantKeyword(wordOf(thing), KEYWORDS)) return undefined;
  const isGround = /^(desert|grassland|water|land)s?$/.test(thing.image);
  // `remove a forest tile` may be about the tile.
  if (isTile && !isGround && stepWindow(tokens)?.step[0].image !== 'place') {
    const one = thing.image.replace(/s$/, '');
    return { hint: `\`${one}\` is the token alone; its tile is a \`tile with ${articleOf(one)} ${one}\`` };
  }
  if (isToken && isGround) return undefined;
  return {
    hint: `leave \`${found.image}\` out: \`${thing.image}\` is enough`,
    fixes: [
      mend(`remove \`${found.image}\``, true, { from: spanOf(thing).to, to: spanOf(found).to, text: '' }),
    ],
  };
}
