/** Mends for what people write after `in` instead of a region. */
import type { IToken } from 'chevrotain';
import type { Advice } from '../mistakes.ts';
import { spanOf } from '../tokens/token-text.ts';
import { Article, GroupKind, GroupNoun, word } from '../tokens/tokens.ts';
import type { Habit } from './habit.ts';
import { replacement } from './mends.ts';
import { isA } from './step-window.ts';

const GROUND = /^(desert|grassland|water|land|tile|mountain|forest)s?$/;

const WHICH_GROUP: Advice = {
  hint: 'say which one, as in `this habitat`, `an adjacent habitat` or `the largest forest habitat`',
};

/** What to write instead of `in a desert`, `in a desert habitat`. */
function adviceFor(found: IToken, next: IToken): Advice | undefined {
  if (isA(found, GroupNoun) || isA(next, GroupKind)) return WHICH_GROUP;
  const [, ground] = GROUND.exec(found.image) ?? [];
  return ground ? { hint: `what is on a tile is \`on a ${ground}\`` } : undefined;
}

export const IN_REGIONS: readonly Habit[] = [
  // `in its community`, `in the habitat`.
  ({ tokens, expected, found, before }) => {
    const isIn = (ahead: number) => isA(tokens.peek(ahead), word('in'));
    const group = isIn(0) ? tokens.peek(2) : found;
    const whose = isIn(0) ? found : isIn(-1) ? before : undefined;
    return whose &&
      expected !== '`containing`' &&
      /^(its|his|her|their|that|the)$/.test(whose.image) &&
      /^(habitat|community|landmass)$/.test(group.image)
      ? { hint: `write \`this ${group.image}\``, fixes: [replacement(spanOf(whose), 'this')] }
      : undefined;
  },
  // `in the habitat`, `in the largest habitat`.
  ({ expected, found }) =>
    expected === '`containing`' ||
    (expected.startsWith('a group') && /^(habitat|community)$/.test(found.image))
      ? WHICH_GROUP
      : undefined,
  // `place lion in a desert`, `in the desert`.
  ({ tokens, found, before }) =>
    isA(tokens.peek(-1), word('in')) && isA(before, Article, word('the'))
      ? adviceFor(found, tokens.peek(2))
      : undefined,
  // `place lion in desert`.
  ({ tokens, found, before }) => (isA(before, word('in')) ? adviceFor(found, tokens.peek(2)) : undefined),
];
