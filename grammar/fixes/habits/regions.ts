/** Advice about habits after `in`, instead of a region. */
import type { IToken } from 'chevrotain';
import type { Advice } from '../../mistakes.ts';
import { meantKeyword } from '../../recovery/nearest.ts';
import { spanOf, wordOf } from '../../tokens/token-text.ts';
import { isA } from '../../tokens/tokens.ts';
import { replacement } from '../edits.ts';
import { suggestKeyword } from '../phrases/synonyms.ts';
import type { Habit } from './habit.ts';

const GROUND = /^(desert|grassland|water|land|tile|mountain|forest)s?$/;

const WHICH_GROUP: Advice = {
  hint: 'say which one, as in `this habitat`, `an adjacent habitat` or `the largest forest habitat`',
};

/** What to write instead of `in a desert`, `in a desert habitat`. */
function adviceFor(found: IToken, next: IToken): Advice | undefined {
  if (isA(found, 'GroupNoun') || isA(next, 'GroupKind')) return WHICH_GROUP;
  const [, ground] = GROUND.exec(found.image) ?? [];
  return ground ? { hint: `what is on a tile is \`on a ${ground}\`` } : undefined;
}

const GROUPS = ['habitat', 'community'];

/** Synonyms of `largest` and `smallest`. */
const SIZES: ReadonlyMap<string, string> = new Map([
  ...['biggest', 'greatest', 'longest', 'widest'].map((one) => [one, 'largest'] as const),
  ...['littlest', 'shortest', 'tiniest'].map((one) => [one, 'smallest'] as const),
]);

/** Synonyms of the words for groups. */
const WHOLES: ReadonlyMap<string, string> = new Map([
  ...['area', 'biome', 'field', 'habitats', 'region'].map((one) => [one, 'habitat'] as const),
  ...['communities', 'flock', 'group', 'herd', 'pack'].map((one) => [one, 'community'] as const),
  ...['continent', 'island', 'land'].map((one) => [one, 'landmass'] as const),
]);

/** The kind of ground or token a word means, even if it is not a word of the language. */
function kindMeant(token: IToken): string | undefined {
  const meant = suggestKeyword('thing', wordOf(token))?.fixes?.[0].edits[0].text ?? token.image;
  return /^(desert|grassland|water|mountain|forest)s?$/.exec(meant)?.[1];
}

export const IN_REGIONS: readonly Habit[] = [
  // `in the largest grassland`, `in the largest ocean`.
  ({ expected, before, found }) => {
    const kind = expected === 'group-kind' ? kindMeant(before) : undefined;
    return kind === undefined || (isA(found, 'AnyWord') && meantKeyword(wordOf(found), GROUPS))
      ? undefined
      : {
          hint: `write \`${kind} habitat\``,
          fixes: [replacement(spanOf(before), `${kind} habitat`, kind === before.image)],
        };
  },
  // `in this desert`, `in this herd`.
  ({ expected, found }) => {
    if (expected !== 'this-region' || !isA(found, 'AnyWord')) return undefined;
    const whole = WHOLES.get(found.image) ?? (kindMeant(found) && 'habitat');
    return whole === undefined
      ? undefined
      : { hint: `write \`this ${whole}\``, fixes: [replacement(spanOf(found), whole)] };
  },
  // `in the biggest habitat`.
  ({ expected, found }) => {
    const size = expected === 'the-region' ? SIZES.get(found.image) : undefined;
    return size === undefined
      ? undefined
      : { hint: `write \`${size}\``, fixes: [replacement(spanOf(found), size, true)] };
  },
  // `in its community`, `in the habitat`.
  ({ tokens, expected, found, before }) => {
    const isIn = (ahead: number) => isA(tokens.peek(ahead), 'in');
    const group = isIn(0) ? tokens.peek(2) : found;
    const whose = isIn(0) ? found : isIn(-1) ? before : undefined;
    return whose &&
      expected !== 'containing' &&
      /^(its|his|her|their|that|the)$/.test(whose.image) &&
      /^(habitat|community|landmass)$/.test(group.image)
      ? { hint: `write \`this ${group.image}\``, fixes: [replacement(spanOf(whose), 'this')] }
      : undefined;
  },
  // `in the habitat`, `in the largest habitat`.
  ({ expected, found }) =>
    expected === 'containing' || (expected === 'group' && /^(habitat|community)$/.test(found.image))
      ? WHICH_GROUP
      : undefined,
  // `place lion in a desert`, `in the desert`.
  ({ tokens, found, before }) =>
    isA(tokens.peek(-1), 'in') && isA(before, 'Article', 'the')
      ? adviceFor(found, tokens.peek(2))
      : undefined,
  // `place lion in desert`.
  ({ tokens, found, before }) => (isA(before, 'in') ? adviceFor(found, tokens.peek(2)) : undefined),
];
