/**
 * The keywords of the grammar.
 *
 * *Hard* words hold a step together (`place`, `per`, `adjacent`) and are never parsed as the name of a thing. *Soft* words
 * (`leaves`, `card`, `start` …) are names wherever a name is allowed.
 */
import { DEEDS } from '../../program/index.ts';

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
  'give',
  'play',
  'rotate',
  'choose',
  'stop',
  'may',
  'either',
  'if',
  'repeat',
  'each',
  'by',
] as const;

/** Words that were added later and join the parts of a step. */
export const LATER_JOINING_WORDS = [
  ...['within', 'without', 'beside', 'all', 'another', 'paid', 'lost', 'its', 'away', 'towards', 'between'],
] as const;
/**
 * Words that were added later: they are soft and can be names after `as`, so that cards that use them as names keep their
 * meaning.
 */
const NEWER_WORDS = [
  ...LATER_JOINING_WORDS,
  ...['swap', 'pay', 'lose', 'give', 'by'],
  ...['smallest', 'nearest', 'fewest', 'replaces', 'cards', 'marker', 'left', 'last', 'use', 'kept'],
  ...['stop', 'owner', 'that', 'draw', 'drawn', 'drew', 'next'],
  ...['enclosed', 'your', 'right', 'keeps', 'out', 'covered', 'open', 'spot', 'species', 'impact', 'art'],
  ...['complete', 'completes', 'completed', 'round', 'begins', 'harbinger'],
] as const;
export const LATER_WORDS: ReadonlySet<string> = new Set(NEWER_WORDS);

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
export const CLAUSE_WORDS = ['leaves', 'energy', 'hand', 'source', 'note', 'art', 'impact'] as const;
/** First words of the clauses of a feature. */
export const FEATURE_CLAUSE_WORDS = ['pattern', 'token', 'hand', 'source', 'note'] as const;
/** First words of the triggers of a feature. */
export const TRIGGER_WORDS = ['on', 'at', 'when'] as const;
/** First words of the settings of a set. */
export const SETTING_WORDS = ['players', 'target', 'cubes', 'supply', 'deal', 'draw'] as const;
/** First words of the lines of a scenario. */
export const LINE_WORDS = ['board', 'layout', 'given', 'do', 'choose', 'refuse', 'expect'] as const;

/** Hard words that join the parts of a step. */
const JOINERS = [
  ...['and', 'or', 'per', 'at', 'on', 'in', 'adjacent', 'to', 'as', 'with', 'of', 'over', 'is', 'are', 'has'],
  ...['up', 'not', 'there', 'you', 'no', 'a', 'an', 'exactly', 'different', 'this', 'the', 'else'],
  ...['habitat', 'community', 'landmass'],
  ...DEEDS,
] as const;

/** Soft words: keywords where the grammar expects them, and names elsewhere. A first word that is also hard stays hard. */
export const SOFT_WORDS = [
  ...['extends', 'plural', 'any', 'short', 'start', 'for', 'footprint', 'leaf', 'brown', 'blue', 'active'],
  ...['attested', 'adapted', 'player', 'other', 'space', 'terrain', 'it', 'counter-clockwise', 'edge'],
  ...['least', 'most', 'have', 'tile', 'landscape', 'largest', 'containing', 'mountain', 'forest', 'desert'],
  ...['grassland', 'water', 'where', 'end', 'game', 'gained', 'options', 'stopped', 'finished', 'empty'],
  ...['vp', 'yes', 'done', 'none', 'first', 'second', 'third', 'fourth', 'from', 'into'],
  ...NEWER_WORDS,
  ...STEP_WORDS,
  ...DECLARATION_WORDS,
  ...CLAUSE_WORDS,
  ...FEATURE_CLAUSE_WORDS,
  ...TRIGGER_WORDS,
  ...SETTING_WORDS,
  ...LINE_WORDS,
] as const;

/** A keyword. */
export type Keyword = (typeof STEP_WORDS)[number] | (typeof JOINERS)[number] | (typeof SOFT_WORDS)[number];

/** A sign of the grammar. */
export type Sign = '{' | '}' | ';' | ',' | '=' | '+';

/** Words that are never the name of a thing. */
export const HARD_WORDS: readonly Keyword[] = [
  ...STEP_WORDS.filter((step) => !LATER_WORDS.has(step)),
  ...JOINERS,
];

/** Other forms of keywords. */
export const KEYWORD_FORMS: Readonly<Record<string, Keyword>> = {
  habitats: 'habitat',
  communities: 'community',
  landmasses: 'landmass',
  spaces: 'space',
  spots: 'spot',
  option: 'options',
  cube: 'cubes',
  tiles: 'tile',
  tokens: 'token',
  elements: 'element',
};
