/**
 * The words of the grammar.
 *
 * *Hard* words hold a step together (`place`, `per`, `adjacent`); they are never read as the name of a thing. *Soft* words
 * (`leaves`, `card`, `start` …) are names wherever a name is allowed.
 */

/** The first words of steps. */
export const STEP_WORDS = [
  'gain',
  'place',
  'move',
  'replace',
  'remove',
  'swap',
  'pay',
  'lose',
  'play',
  'rotate',
  'choose',
  'may',
  'either',
  'if',
  'repeat',
  'each',
] as const;

/** Words that came later and join the parts of a step. */
export const LATER_JOINING = [
  ...['within', 'without', 'beside', 'all', 'another', 'paid', 'lost', 'its'],
] as const;
/** Words that came later: they are soft and may be names after `as`, so that cards that use them stay what they are. */
const LATER = [
  ...LATER_JOINING,
  ...['swap', 'pay', 'lose', 'smallest', 'fewest', 'replaces', 'cards', 'marker', 'left', 'last', 'use'],
] as const;
export const LATER_WORDS: ReadonlySet<string> = new Set(LATER);

/** First words of declarations. */
export const DECLARATION_WORDS = [
  'set',
  'element',
  'animal',
  'marker',
  'hand',
  'layout',
  'card',
  'feature',
  'scenario',
] as const;
/** First words of the clauses of a card. */
export const CLAUSE_WORDS = ['leaves', 'energy', 'hand', 'source', 'note'] as const;
/** First words of the clauses of a feature. */
export const FEATURE_CLAUSE_WORDS = ['pattern', 'token', 'source', 'note'] as const;
/** First words of what a feature does when. */
export const TRIGGER_WORDS = ['on', 'at', 'when'] as const;
/** First words of the settings of a set. */
export const SETTING_WORDS = ['players', 'target', 'cubes', 'supply', 'deal', 'draw'] as const;
/** First words of the lines of a scenario. */
export const LINE_WORDS = ['board', 'layout', 'given', 'do', 'choose', 'refuse', 'expect'] as const;

/** Hard words that join the parts of a step. */
const JOINING = [
  ...['and', 'or', 'per', 'at', 'on', 'in', 'adjacent', 'to', 'as', 'with', 'of', 'over', 'is', 'are', 'has'],
  ...['up', 'not', 'there', 'you', 'no', 'a', 'an', 'exactly', 'different', 'this', 'the', 'else'],
  ...['habitat', 'community', 'landmass', 'placed', 'moved', 'removed', 'replaced'],
] as const;

/**
 * Soft words: the grammar knows them where they are expected, elsewhere they are names. A first word that is hard
 * stays so.
 */
export const SOFT = [
  ...['extends', 'plural', 'any', 'short', 'start', 'for', 'footprint', 'leaf', 'brown', 'blue', 'active'],
  ...['attested', 'adapted', 'player', 'other', 'space', 'terrain', 'it', 'counter-clockwise', 'edge'],
  ...['least', 'most', 'have', 'tile', 'landscape', 'largest', 'containing', 'mountain', 'forest', 'desert'],
  ...['grassland', 'water', 'where', 'end', 'game', 'gained', 'options', 'stopped', 'finished', 'empty'],
  ...['vp', 'yes', 'done', 'first', 'second', 'third', 'fourth', 'from', 'into', 'by'],
  ...LATER,
  ...STEP_WORDS,
  ...DECLARATION_WORDS,
  ...CLAUSE_WORDS,
  ...FEATURE_CLAUSE_WORDS,
  ...TRIGGER_WORDS,
  ...SETTING_WORDS,
  ...LINE_WORDS,
] as const;

/** A word of the grammar. */
export type Keyword = (typeof STEP_WORDS)[number] | (typeof JOINING)[number] | (typeof SOFT)[number];

/** Words that are never the name of a thing. */
export const HARD: readonly Keyword[] = [...STEP_WORDS.filter((step) => !LATER_WORDS.has(step)), ...JOINING];

/** Other forms of the grammar's own words. */
export const FORMS: Readonly<Record<string, Keyword>> = {
  habitats: 'habitat',
  communities: 'community',
  landmasses: 'landmass',
  spaces: 'space',
  option: 'options',
  cube: 'cubes',
  tiles: 'tile',
};
