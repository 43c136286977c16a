/**
 * What may stand where, in a designer's words: for each part of the language what is expected there and the words
 * that may begin it. Messages and suggestions come from here, never from the names of tokens.
 */
import { STEP_WORDS } from './tokens.ts';

export interface Part {
  /** What is expected, so that "… is expected here" is a sentence. */
  expected: string;
  /** Words that may begin it, for "did you mean". */
  words: readonly string[];
}

const part = (expected: string, words: readonly string[] = []): Part => ({ expected, words });
const noun = 'an animal, a terrain, mountain, forest or tile';

const CONDITION_WORDS = ['adjacent', 'on', 'not', 'there', 'you', 'this', 'the', 'an'];
const COMPARE_WORDS = ['at', 'exactly', 'no', 'a', 'an'];
const WHERE_WORDS = ['adjacent', 'on', 'in'];

/**
 * By `rule` for a choice, by `rule/token` where a single word, number or name is expected, by `rule/each` for what
 * stands at least once.
 */
export const PARTS: Readonly<Record<string, Part>> = {
  amount: part('a number or `a`'),
  quantity: part('a number, `a` or `up to`'),
  'quantity/Number': part('a number after `up to`'),
  'thing/Name': part(noun),
  'spotThing/Name': part('`this`, a name kept with `as`, or a thing', ['this']),
  spot: part('`this`, a name kept with `as`, or a thing', ['this']),
  where: part('`adjacent`, `on` or `in`', WHERE_WORDS),
  region: part('a region, such as `this habitat`, `an adjacent habitat` or `the landscape`', [
    'this',
    'the',
    'an',
  ]),
  'region/GroupNoun': part('`habitat`, `community`, `landmass` or `feature` after `this`', [
    'habitat',
    'community',
    'landmass',
    'feature',
  ]),
  regionOfAll: part('`landscape` or `largest` after `the`', ['landscape', 'largest']),
  group: part('a group, such as `forest habitat`, `lion community` or `landmass`', ['landmass']),
  'group/GroupKind': part('`habitat` or `community`', ['habitat', 'community']),
  landscapeCount: part('what is counted', ['different', 'adjacent']),
  landscapeExpectation: part('a number or `no`'),
  count: part('what is counted', ['different', 'adjacent', 'placed', 'moved', 'removed', 'replaced']),
  compare: part('a number, `at least`, `at most`, `exactly`, `a` or `no`', COMPARE_WORDS),
  compareAt: part('`least` or `most` after `at`', ['least', 'most']),
  test: part('a condition, such as `adjacent to water`, `on the edge` or `there is a lion`', CONDITION_WORDS),
  isOrAre: part('`is` or `are` after `there`', ['is', 'are']),
  'haveTest/Name': part('`vp`, `cube` or `card`', ['vp', 'cube', 'card']),
  action: part('a step', STEP_WORDS),
  mayBody: part('a step or `{` after `may`', STEP_WORDS),
  reward: part('what is gained: points (`vp`), an element, a card or a cube'),
  'reward/Name': part('what is gained: points (`vp`), an element, a card or a cube'),
  'mix/each': part('an element'),
  'mix/Name': part('an element'),
  kind: part('what is placed: a terrain, land, mountain, forest or an animal'),
  'kind/Name': part('what is placed: a terrain, land, mountain, forest or an animal'),
  'move/Number': part('how many spaces'),
  'atMost/Number': part('a number after `at most`'),
  repeatTimes: part('a number, `up to` or `per` after `repeat`', ['up', 'per']),
  'repeatTimes/Number': part('a number after `up to`'),
  item: part('a step', STEP_WORDS),

  newName: part('a name'),
  home: part('a terrain, `mountain` or `forest`'),
  'animal/each': part('a terrain, `mountain` or `forest`'),
  'setHead/Text': part('the title of the set in quotes'),
  'element/Times': part('how many there are, as in `x10`'),
  'animal/Times': part('how many there are, as in `x10`'),
  'hand/HandSymbol': part('`footprint` or `leaf`', ['footprint', 'leaf']),
  'hand/Text': part('the title of the hand in quotes'),
  'sketch/each': part('a row of the sketch in quotes'),
  'cardHead/Number': part('the number of the card'),
  'cardHead/DeckWord': part('the deck, `brown` or `blue`', ['brown', 'blue']),
  'leavesClause/Number': part('how many leaves (1 to 4)'),
  handClause: part('the name of a hand'),
  'sourceClause/SourceWord': part('`attested` or `adapted`', ['attested', 'adapted']),
  'sourceClause/Text': part('where the text comes from, in quotes'),
  'noteClause/Text': part('the note in quotes'),
  cubesSetting: part('a number or `+`'),
  'supplySetting/each': part('what is supplied, such as `land` or `forest`'),
  'supplySetting/Name': part('what is supplied, such as `land` or `forest`'),

  'featureHead/Number': part('the number of the feature'),
  'featureHead/DeckWord': part('the deck, `brown` or `blue`', ['brown', 'blue']),
  'featureHead/Text': part('the title of the feature in quotes'),
  tokenClause: part('the name of the token'),
  eventDeed: part('`placed`, `moved` or `removed` after `is`', ['placed', 'moved', 'removed']),
  eventPlace: part('`from`, `into` or a place', ['from', 'into', 'in', 'on', 'adjacent']),

  'scenarioHead/Text': part('the title of the scenario in quotes'),
  'legend/each': part('a letter of the sketch'),
  'legend/AnyWord': part('a letter of the sketch'),
  'cell/Name': part('a terrain'),
  'cell/each': part('a number, `at least`, `at most`, `exactly`, `a` or `no`', COMPARE_WORDS),
  need: part('mountain, forest or an animal'),
  'need/Name': part('mountain, forest or an animal'),
  given: part('a number, `card`, `hand`, `supply` or `feature` after `given`', [
    'card',
    'hand',
    'supply',
    'feature',
  ]),
  'givenCard/Leaves': part('`leaf` or `leaves`', ['leaf', 'leaves']),
  'given/each': part('the number of a card'),
  givenAmount: part('`cubes` or `players`', ['cubes', 'players']),
  doWhat: part('`{`, `card`, `feature` or `end of game` after `do`', ['card', 'feature', 'end']),
  choiceWord: part('what is chosen, such as a letter or digit of the board'),
  cellName: part('a letter or digit of the board'),
  keptName: part('a name of your own after `as`'),
  'keptName/Name': part('a name of your own after `as`'),
  'either/each': part('`or` and another block', ['or']),
  'energyClause/each': part('an element'),
  spotElement: part('an element'),
  'landscapeExpectation/`in`': part('`in the landscape`, or `vp` or `options` after the number'),
  tileExpectation: part('a terrain or `empty`', ['empty']),
  expectation: part('what is expected, such as `2vp` or `a is water`', [
    'gained',
    'supply',
    'card',
    'stopped',
    'finished',
  ]),
  'cardExpectation/Leaves': part('`leaf` or `leaves`', ['leaf', 'leaves']),
  'expectation/each': part('a number or `a`'),
  'gainedAmount/Name': part('an element, `card` or `cube`', ['card', 'cube']),
};

/** Parts that are single tokens, wherever they stand. */
export const TOKENS: Readonly<Record<string, string>> = {
  Number: 'a number',
  Text: 'a text in quotes',
  Times: 'how many, as in `x2`',
  Name: 'a name',
  AnyWord: 'a name',
  BlockOpen: '`{`',
  BlockClose: '`}`',
  Semicolon: '`;`',
  Comma: '`,`',
  Equals: '`=`',
};
