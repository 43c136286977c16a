/** Advice about habits after `in`, instead of a region. */
import type { Advice } from '../../mistakes.ts';
import { isA } from '../../tokens/tokens.ts';
import type { Tokens } from '../step-window.ts';
import { type Habit, row, suggest, write } from './habit.ts';

const GROUND = /^(desert|grassland|water|land|tile|mountain|forest)s?$/;

const OWNERS = 'its|his|her|their|that|the';
const GROUP = 'habitat|community|landmass';

const WHICH_GROUP =
  'say which one, as in `this habitat`, `an adjacent habitat` or `the largest forest habitat`';

/** What to write instead of `in a desert`, `in a desert habitat`. */
function groundAdvice(tokens: Tokens): Advice | undefined {
  const found = tokens.peek(1);
  if (isA(found, 'GroupNoun') || isA(tokens.peek(2), 'GroupKind')) return { hint: WHICH_GROUP };
  const [, ground] = GROUND.exec(found.image) ?? [];
  return ground ? { hint: `what is on a tile is \`on a ${ground}\`` } : undefined;
}

export const REGION_HABITS: readonly Habit[] = [
  // `in the biggest habitat`.
  row('the-region', '> biggest|greatest|longest|widest', undefined, write('largest')),
  row('the-region', '> littlest|shortest|tiniest', undefined, write('smallest')),
  // `in its community`, `in the habitat`.
  row('anywhere', `in > ${OWNERS} ${GROUP}`, 'write `this $2`', suggest('this')),
  row('anywhere', `in ${OWNERS} > ${GROUP}`, 'write `this $1`', suggest('this', 0)),
  // `in the habitat`, `in the largest habitat`.
  row('containing', '>', WHICH_GROUP),
  row('group', '> habitat|community', WHICH_GROUP),
  // `place lion in a desert`, `in the desert`, `place lion in desert`.
  row('anywhere', 'in Article|the >', groundAdvice),
  row('anywhere', 'in >', groundAdvice),
];
