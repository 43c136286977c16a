/** What can be expected at a position of a text, by its id: messages show its text, and fixes are found by its id. */
import { DEEDS, EVENT_DEEDS, MOMENTS, PIECE_PROPERTIES, SPENDINGS } from '../program/index.ts';
import type { SyntaxCode } from './mistakes.ts';
import { orList } from './tokens/lists.ts';
import {
  CLAUSE_WORDS,
  DECLARATION_WORDS,
  FEATURE_CLAUSE_WORDS,
  type Keyword,
  LINE_WORDS,
  SETTING_WORDS,
  type Sign,
  STEP_WORDS,
  TRIGGER_WORDS,
} from './tokens/words.ts';

export interface Expectation {
  /** What messages say; absent if they list the words. */
  text?: string;
  /** The words it can begin with. */
  words?: readonly string[];
  /** The code of a problem where it is missing; `ECO105` if absent. */
  code?: SyntaxCode;
}

const MOMENT_TEXTS = Object.values(MOMENTS).flatMap(({ words }) =>
  words[0] === 'when' ? [] : [`\`${words.join(' ')}\``],
);
const PLACES = ['adjacent', 'on', 'in', 'within', 'not', 'either'] as const;
const CONDITIONS = [...PLACES, 'there', 'you', 'this', 'the', 'an'] as const;
const COUNTS = ['different', 'adjacent', 'player', 'other', ...DEEDS, ...SPENDINGS, 'drawn'] as const;
const SETTINGS = ['extends', ...SETTING_WORDS, ...DECLARATION_WORDS] as const;
const GIVEN_WORDS = ['player', 'card', 'hand', 'supply', 'feature', 'next', 'round', 'harbinger'] as const;
const RESULTS = ['player', 'has', 'gained', 'supply', 'card', 'stopped', 'finished'] as const;

export const EXPECTATIONS = {
  // Numbers and amounts.
  number: { text: 'a number', code: 'ECO106' },
  amount: { text: 'a number or `a`' },
  'amount-or-none': { text: 'a number or `no`' },
  quantity: { text: 'a number, `a` or `up to`' },
  'quantity-or-all': { text: 'a number, `a`, `up to` or `all`' },
  'exact-or-all': { text: 'a number, `a` or `all`', words: ['all'] },
  comparison: {
    text: 'a number, `at least`, `at most`, `exactly`, `a` or `no`',
    words: ['at', 'exactly', 'no', 'a', 'an'],
  },
  bound: { text: '`least` or `most` after `at`', words: ['least', 'most'] },
  limit: { text: 'a number after `up to`', code: 'ECO106' },
  minimum: { text: 'a number after `at least`', code: 'ECO106' },
  maximum: { text: 'a number after `at most`', code: 'ECO106' },
  distance: { text: 'how many spaces', code: 'ECO106' },
  'repeat-count': { text: 'a number, `up to` or `per` after `repeat`', words: ['up', 'per'] },
  'draw-size': { text: 'how many cards are looked at', code: 'ECO106' },
  'space-or-spaces': { words: ['space', 'spaces'] },
  'cube-or-cubes': { words: ['cube', 'cubes'] },
  'leaf-or-leaves': { words: ['leaf', 'leaves'] },
  'leaves-or-cubes': { words: ['leaves', 'cubes'] },
  'on-card': { text: 'a number of leaves or cubes, or the animal that the card chose' },
  'animal-name': { text: 'an animal' },

  // Things, places and counts.
  thing: { text: 'an animal, a terrain, mountain, forest or tile' },
  'tile-content': { text: 'a thing on a tile: a mountain, a forest or an animal' },
  placement: { text: 'what is placed: a terrain, land, mountain, forest or an animal' },
  reward: { text: 'what is gained: points (`vp`), an element, a card or a cube' },
  'element-name': { text: 'an element' },
  'own-name': { text: 'a name of your own after `as`' },
  'near-spot': { text: '`this`, a name kept with `as`, or a thing', words: ['this'] },
  site: { text: '`adjacent`, `on`, `in` or `within`', words: PLACES },
  'other-site': { text: '`or` and another place' },
  region: {
    text: 'a region, such as `this habitat`, `an adjacent habitat` or `the landscape`',
    words: ['this', 'the', 'an'],
  },
  'this-region': {
    text: '`habitat`, `community`, `landmass`, `feature` or `tile` after `this`',
    words: ['habitat', 'community', 'landmass', 'feature', 'tile'],
  },
  'the-region': {
    text: '`landscape`, `largest`, `smallest` or `habitat of` and a name after `the`',
    words: ['landscape', 'largest', 'smallest', 'habitat', 'community', 'landmass'],
  },
  group: {
    text: 'a group, such as `forest habitat`, `lion community` or `landmass`',
    words: ['landmass'],
  },
  'group-kind': { words: ['habitat', 'community'] },
  count: { text: 'what is counted', words: COUNTS },
  'landscape-count': { text: 'what is counted', words: ['different', 'adjacent'] },
  'kept-name': { text: 'a name kept with `as`' },
  'land-or-water': { text: '`land` or `water` after `over`' },
  deed: { words: DEEDS },
  spending: { words: SPENDINGS },
  'spot-state': { words: ['covered', 'open'] },

  // Conditions, players and steps.
  step: { text: '', words: STEP_WORDS, code: 'ECO113' },
  'step-or-block': { text: 'a step or `{` after `may`', words: STEP_WORDS },
  'other-block': { text: '`or` and another block', words: ['or'] },
  condition: {
    text: 'a condition, such as `adjacent to water`, `on the edge` or `there is a lion`',
    words: CONDITIONS,
  },
  'have-or-deed': { text: '`have`', words: ['have', ...DEEDS, ...SPENDINGS, 'drew'] },
  elements: { text: '`element` or `elements` after `draw`', words: ['elements'] },
  verb: { text: '`is` or `are` after `there`', words: ['is', 'are'] },
  'first-or-last': { text: '`first` or `last` after `its`', words: ['first', 'last'] },
  asset: { text: '`vp`, `cubes`, `cards` or `active cards`', words: ['vp', 'cubes', 'cards'] },
  rank: { text: '`most` or `fewest` after `the`', words: ['most', 'fewest'] },
  'rank-or-asset': {
    text: '`the most`, `the fewest` or how much of something',
    words: ['the', 'at', 'exactly', 'no'],
  },
  'by-hand-text': { text: 'what is done by hand, in quotes', code: 'ECO114' },
  'player-choice': { words: ['a', 'another', 'the'] },
  'card-to-do': {
    text: '`an active card of another player`, `another active card` or `the card completed last` after `do`',
    words: ['an', 'another', 'the'],
  },
  receiver: {
    text: '`the owner`, `that player`, `another player` or `the player on your left` after `to`',
    words: ['the', 'that', 'another'],
  },
  'the-receiver': { words: ['owner', 'player'] },
  side: { words: ['left', 'right'] },

  // Sets.
  declaration: { text: '', words: DECLARATION_WORDS, code: 'ECO112' },
  name: { text: 'a name' },
  text: { text: 'a text in quotes', code: 'ECO114' },
  hyphen: { text: '`-` between the words of a name' },
  'set-title': { text: 'the title of the set in quotes', code: 'ECO114' },
  setting: { text: 'a setting of the set', words: SETTINGS, code: 'ECO117' },
  'cube-supply': { text: 'a number or `+`' },
  'supply-thing': { text: 'what is supplied, such as `land` or `forest`' },
  'piece-count': { text: 'how many there are, as in `x10`' },
  'most-value': { text: PIECE_PROPERTIES.most.what, code: 'ECO106' },
  ground: { text: 'a terrain, `mountain` or `forest`' },
  'beside-value': { text: PIECE_PROPERTIES.beside.what, words: ['water', 'mountain', 'the'] },
  'excludes-value': { text: PIECE_PROPERTIES.excludes.what, words: PIECE_PROPERTIES.excludes.other },
  'hand-symbol': { words: ['footprint', 'leaf'] },
  'hand-title': { text: 'the title of the hand in quotes', code: 'ECO114' },
  'sketch-row': { text: 'a row of the sketch in quotes' },
  'sketch-letter': { text: 'a letter of the sketch' },

  // Cards and Landscape Features.
  'card-number': { text: 'the number of the card', code: 'ECO106' },
  'card-clause': { text: 'a clause of the card', words: CLAUSE_WORDS, code: 'ECO117' },
  'card-effect': { text: 'the effect of the card in `{` and `}`' },
  deck: { text: 'the deck, `brown` or `blue`', words: ['brown', 'blue'] },
  'leaf-count': { text: 'how many leaves (1 to 4)', code: 'ECO106' },
  multiplier: { text: 'how many, as in `x2`' },
  'hand-name': { text: 'the name of a hand' },
  'source-kind': { words: ['attested', 'adapted'] },
  'source-text': { text: 'where the text comes from, in quotes', code: 'ECO114' },
  'note-text': { text: 'the note in quotes', code: 'ECO114' },
  'art-file': { text: 'the file of the picture in quotes', code: 'ECO114' },
  'art-place': { text: 'a number from 0 (top) to 100 (bottom)', code: 'ECO106' },
  artist: { text: 'the name of the artist in quotes', code: 'ECO114' },
  'feature-number': { text: 'the number of the feature', code: 'ECO106' },
  'feature-title': { text: 'the title of the feature in quotes', code: 'ECO114' },
  'feature-clause': { text: 'a clause of the feature', words: FEATURE_CLAUSE_WORDS, code: 'ECO117' },
  'feature-effect': { text: 'what the feature does in `{` and `}`' },
  'token-name': { text: 'the name of the token' },
  trigger: {
    text: `how a feature says when something happens (${[...MOMENT_TEXTS, '`when …`'].join(', ')})`,
    words: TRIGGER_WORDS,
    code: 'ECO117',
  },
  'trigger-steps': { text: 'the steps in `{` and `}`' },
  event: { text: `${orList(EVENT_DEEDS.map((deed) => `\`${deed}\``))} after \`is\``, words: EVENT_DEEDS },
  'event-place': { text: '`from`, `into` or a place', words: ['from', 'into', ...PLACES] },
  'event-place-or-steps': {
    text: '`from`, `into`, a place, `by you`, `by another player` or the steps in `{` and `}`',
    words: ['from', 'into', ...PLACES, 'by'],
  },
  'event-by': { words: ['you', 'another'] },

  // Scenarios.
  'scenario-title': { text: 'the title of the scenario in quotes', code: 'ECO114' },
  line: { text: 'a line of a scenario', words: LINE_WORDS, code: 'ECO117' },
  'do-block': { text: '`do` before the steps' },
  'do-target': {
    text: '`{`, `card`, `player`, `feature`, `next round` or `end of game` after `do`',
    words: ['card', 'player', 'feature', 'next', 'end'],
  },
  cell: { text: 'a letter or digit of the board' },
  'cell-content': { text: 'a terrain or `empty`', words: ['empty'] },
  'cell-terrain': { text: 'a terrain' },
  'cell-token': { text: 'mountain, forest or an animal' },
  choice: { text: 'what is chosen, such as a letter or digit of the board' },
  'given-line': {
    text: `${orList(['a number', ...GIVEN_WORDS.map((word) => `\`${word}\``)])} after \`given\``,
    words: GIVEN_WORDS,
  },
  'hand-card': { text: 'the number of a card', code: 'ECO106' },
  'cubes-or-players': { words: ['cubes', 'vp', 'players', 'tokens'] },
  'cubes-or-cards': { words: ['cubes', 'cards'] },
  expectation: { text: 'what is expected, such as `2vp` or `a is water`', words: RESULTS },
  'gain-kind': { text: 'an element, `card` or `cube`', words: ['card', 'cube'] },
  'result-unit': {
    text: '`in the landscape`, or `vp` or `options` after the number',
    words: ['vp', 'options'],
  },

  'something-else': { text: 'something else' },
} as const satisfies Readonly<Record<string, Expectation>> & { readonly [K in Keyword | Sign]?: never };

type Table = typeof EXPECTATIONS;
/** What can be expected: an entry of the table, or a certain keyword or sign. */
export type ExpectationId = keyof Table | Keyword | Sign;
/** An expectation that has words. */
export type IdWithWords = { [Id in keyof Table]: 'words' extends keyof Table[Id] ? Id : never }[keyof Table];

/** An expectation; that of a keyword or sign is the word itself. */
export const findExpectation = (id: ExpectationId): Expectation =>
  id in EXPECTATIONS ? EXPECTATIONS[id as keyof Table] : { words: [id] };
export const keywords = (id: ExpectationId): readonly string[] => findExpectation(id).words ?? [];
