/** Advice about habits after `in`, instead of a region. */
import type { IToken } from 'chevrotain';
import type { Advice } from '../../mistakes.ts';
import { meantKeyword } from '../../recovery/nearest.ts';
import { spanOf, wordOf } from '../../tokens/token-text.ts';
import { isA } from '../../tokens/tokens.ts';
import { adviceTo, replacement } from '../edits.ts';
import { suggestKeyword } from '../phrases/synonyms.ts';
import type { Tokens } from '../step-window.ts';
import { type Habit, row, suggest, write } from './habit.ts';

const GROUND = /^(desert|grassland|water|land|tile|mountain|forest)s?$/;

const OWNERS = 'its|his|her|their|that|the';
const WHOLE = 'habitat|community|landmass';

const WHICH_GROUP =
  'say which one, as in `this habitat`, `an adjacent habitat` or `the largest forest habitat`';

/** What to write instead of `in a desert`, `in a desert habitat`. */
function groundAdvice(tokens: Tokens): Advice | undefined {
  const found = tokens.peek(1);
  if (isA(found, 'GroupNoun') || isA(tokens.peek(2), 'GroupKind')) return { hint: WHICH_GROUP };
  const [, ground] = GROUND.exec(found.image) ?? [];
  return ground ? { hint: `what is on a tile is \`on a ${ground}\`` } : undefined;
}

const GROUPS = ['habitat', 'community'];

/** Synonyms of the words for groups. */
const GROUP_SYNONYMS: ReadonlyMap<string, string> = new Map([
  ...['area', 'biome', 'field', 'habitats', 'region'].map((one) => [one, 'habitat'] as const),
  ...['communities', 'flock', 'group', 'herd', 'pack'].map((one) => [one, 'community'] as const),
  ...['continent', 'island', 'land'].map((one) => [one, 'landmass'] as const),
]);

/** The kind of ground or token a word means, even if it is not a word of the language. */
function kindMeant(token: IToken): string | undefined {
  const meant = suggestKeyword('thing', wordOf(token))?.fixes?.[0].edits[0].text ?? token.image;
  return /^(desert|grassland|water|mountain|forest)s?$/.exec(meant)?.[1];
}

export const REGION_HABITS: readonly Habit[] = [
  // `in the largest grassland`, `in the largest ocean`.
  row('group-kind', '>', (tokens) => {
    const [before, found] = [tokens.peek(0), tokens.peek(1)];
    const kind = kindMeant(before);
    if (kind === undefined || (isA(found, 'AnyWord') && meantKeyword(wordOf(found), GROUPS)))
      return undefined;
    return adviceTo(replacement(spanOf(before), `${kind} habitat`, kind === before.image));
  }),
  // `in this desert`, `in this herd`.
  row('this-region', '> AnyWord', (tokens) => {
    const found = tokens.peek(1);
    const whole = GROUP_SYNONYMS.get(found.image) ?? (kindMeant(found) && 'habitat');
    return whole ? adviceTo(replacement(spanOf(found), whole), `write \`this ${whole}\``) : undefined;
  }),
  // `in the biggest habitat`.
  row('the-region', '> biggest|greatest|longest|widest', undefined, write('largest')),
  row('the-region', '> littlest|shortest|tiniest', undefined, write('smallest')),
  // `in its community`, `in the habitat`.
  row('anywhere', `in > ${OWNERS} ${WHOLE}`, 'write `this $2`', suggest('this')),
  row('anywhere', `in ${OWNERS} > ${WHOLE}`, 'write `this $1`', suggest('this', 0)),
  // `in the habitat`, `in the largest habitat`.
  row('containing', '>', WHICH_GROUP),
  row('group', '> habitat|community', WHICH_GROUP),
  // `place lion in a desert`, `in the desert`, `place lion in desert`.
  row('anywhere', 'in Article|the >', groundAdvice),
  row('anywhere', 'in >', groundAdvice),
];
