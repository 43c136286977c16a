/** One cause gives one problem with a fitting hint: mistakes that could look like two. */
import { expect, test } from 'vitest';
import { problemsOf } from '../test/base-set.ts';

const card = (steps: string) => `card 1 brown leaves 2 energy sun {\n${steps}\n}`;
const scenario = (lines: string) => `scenario "x" {\n${lines}\n}`;

/** A text, and for each expected problem its code and a part of its message or hint. */
const CASES: [title: string, text: string, ...expected: [code: string, part: string][]][] = [
  ['an unknown character instead of a semicolon', card('gain 1vp § gain 2vp'), ['ECO101', '§']],
  ['nothing but a semicolon', card(';'), ['ECO113', ';']],
  ['a title that is not closed', 'card 1 brown "T leaves 2 energy sun\n{ gain 1vp }', ['ECO102', 'quote']],
  [
    'a note that is not closed',
    'card 1 brown note "N leaves 2 energy sun\n{ gain 1vp }',
    ['ECO102', 'quote'],
  ],
  [
    'a title of a feature that is not closed',
    'feature 1 blue "T\n  pattern "G"\n{ on play { gain 1vp } }',
    ['ECO102', 'quote'],
  ],
  [
    'a title of a set that is not closed',
    'set s "S extends first-continent\ncard 1 brown leaves 2 energy sun { gain 1 sun }',
    ['ECO102', 'quote'],
  ],
  [
    'an unknown name twice, each with left-over words after it',
    card('place lion on any grassland; place lion on any desert'),
    ['ECO309', '`any`, and in 1 more place'],
  ],
  [
    'a misspelt ground with misspelt animals on it',
    card('place lion on graslnd with 2 lyons'),
    ['ECO309', '`grassland`'],
    ['ECO202', '`lions`'],
  ],
  [
    'a misspelt ground without misspelt animals',
    card('gain 1vp per graslnd without lyons'),
    ['ECO202', '`grassland`'],
    ['ECO202', '`lions`'],
  ],
  [
    'an animal with things on it',
    `animal lane x2 on desert\n${card('gain 1vp per lane with 2 lions')}`,
    ['ECO206', 'a terrain, land or tile'],
  ],
  [
    'a misspelt `leaves`, far from it',
    'card 1 brown leevs 2 energy sun { gain 1vp }',
    ['ECO117', 'did you mean `leaves`?'],
  ],
  [
    '`choose another` with a thing instead of a player, and a block',
    card('may choose another lion { gain 1vp }'),
    ['ECO105', 'choose a lion; …'],
  ],
  ['a step word that begins nothing', card('gain 2vp play'), ['ECO111', '`play`']],
  [
    'a clause by mistake',
    'feature 1 blue "F"\n  pattern "G"\npattern\n  on play { gain 1vp }\n}',
    ['ECO105', '`{`'],
  ],
  [
    'a pattern without its rows before a whole one',
    'feature 1 blue "F"\n  pattern G\n  pattern "G G"\n{ on play { gain 1vp } }',
    ['ECO105', 'a row of the sketch'],
  ],
  [
    'a title after its clause',
    'feature 1 blue pattern\n  "Great river" "W W"\n{ on play { gain 1vp } }',
    ['ECO114', 'title'],
  ],
  [
    'a hand without its name',
    'card 1 brown\n  leaves 2\n  energy sun\n  hand\n  hand daisy\n{ gain 1vp }',
    ['ECO105', 'the name of a hand'],
  ],
  [
    'a token without its name',
    'feature 1 blue "F"\n  pattern "G"\n  token\n  note "N"\n{ on play { gain 1vp } }',
    ['ECO105', 'the name of the token'],
  ],
  [
    'something else instead of a brace',
    card('  repeat per 3 lions 2\n    place lion;\n    gain 2vp;\n  };'),
    ['ECO105', '`{`'],
  ],
  ['and after or', card('gain 1vp or sun and cube'), ['ECO111', 'all with `and` or all with `or`']],
  ['or after and', card('gain 1vp and sun or cube'), ['ECO111', 'all with `and` or all with `or`']],
  [
    'or after and in a condition',
    card('gain 1vp if you have a card and you have a cube or you have 3vp'),
    ['ECO111', 'all with `and` or all with `or`'],
  ],
  [
    'or after and before a block',
    card('if you have a card and you have a cube or you have 3vp { gain 1vp }'),
    ['ECO105', 'all with `and` or all with `or`'],
  ],
  ['as after a step that keeps nothing', card('remove a forest as stump'), ['ECO111', 'does not fit']],
  ['if after a block', card('may { gain 1vp; gain 2vp } if you have a card'), ['ECO111', 'before the block']],
  [
    'if after a repetition',
    card('repeat 2 { gain 1vp } if you have a card;\ngain 1 gold'),
    ['ECO111', 'before the block'],
    ['ECO201', 'gold'],
  ],
  ['a block that is not closed', card('gain 1vp; { gain 2vp'), ['ECO111', '{']],
  ['steps without do', scenario('layout standard\nplace water;'), ['ECO111', '`do { … }`']],
  ['a block without do', scenario('layout standard\n{ gain 1vp }'), ['ECO105', '`do` before the steps']],
  ['no element for the spots', 'card 1 brown leaves 2 energy 2 sun { gain 1vp }', ['ECO105', 'an element']],
  ['no element of several', card('gain 2 of 3 sun'), ['ECO105', 'an element']],
  ['a supply without a thing', 'set s "S"\n  supply 5 land', ['ECO105', 'what is supplied']],
  [
    'a text instead of the terrain of an animal',
    'animal yak x3 on "land"',
    ['ECO105', 'a terrain, `mountain` or `forest`'],
  ],
  ['there without is', card('gain 1vp if there a lion'), ['ECO105', '`is` or `are`']],
  [
    'a token on a tile without a number',
    scenario('board "a" where a = desert with lion\ndo { gain 1vp }'),
    ['ECO105', 'a number'],
  ],
  [
    'a number of leaves without the word',
    scenario('layout standard\ngiven card 1 active with 2;\ndo { gain 1vp }'),
    ['ECO105', '`leaf` or `leaves`'],
  ],
  [
    'a place without a terrain',
    scenario('board "a" where a = desert\ndo { gain 1vp };\nexpect a is with 1 lion'),
    ['ECO105', 'a terrain or `empty`'],
  ],
  [
    'lines of a scenario around and in a block',
    card('expect 1vp;\nmay { expect 2vp; expect 3vp };\nexpect 4vp;\nexpect 5vp'),
    ['ECO113', '`expect`'],
    ['ECO113', '`expect`'],
  ],
  [
    'a feature without a pattern',
    'feature 1 blue "F" { on play { gain 1vp } }',
    ['ECO109', 'as in `pattern "G G"`'],
  ],
  ['a name of JavaScript', card('place mountain as constructor'), ['ECO116', 'JavaScript']],
  ['an article as a name', card('place mountain as an'), ['ECO311', '`an`']],
  [
    'a kept name with an article',
    card('place mountain as peak; gain 1vp if adjacent to a peak'),
    ['ECO202', 'without an article'],
  ],
  [
    'a kept name in a list',
    card('place mountain as peak; gain 1vp if adjacent to peak or water'),
    ['ECO202', 'stands alone'],
  ],
  [
    'a kept name as a thing',
    card('choose a lion as friend; move friend 1 space'),
    ['ECO202', 'stands alone'],
  ],
  [
    'a player with a name that is used',
    card('choose another player as friend { gain 1vp per lion adjacent to friend }'),
    ['ECO105', 'choose another player { … }'],
  ],
  ['fewer cubes', 'set s "S" extends first-continent\n  cubes -6', ['ECO106', '`cubes +6`']],
  [
    'a kept name with an article, in a place',
    card('place mountain as peak; place lion on a peak'),
    ['ECO202', 'without an article'],
  ],
  [
    'points in `expect gained`',
    scenario('layout standard do { gain 1vp }; expect gained 1 vp'),
    ['ECO206', '`expect 2vp`'],
  ],
  [
    'a hand instead of a card, with clauses of a card',
    'hand 1 brown leaves 2 energy sun\n  hand lion active\n{ gain 1vp }\ncard 2 brown leaves 2 energy sun hand lion { gain 1vp }',
    ['ECO105', 'a name'],
    ['ECO105', '`footprint`'],
  ],
  ['an unknown set', 'set s "S" extends nothing', ['ECO502', 'first-continent']],
];

test.each(CASES)('%s', (_, text, ...expected) => {
  const problems = problemsOf(text);
  expect(problems).toHaveLength(expected.length);
  for (const [i, [code, part]] of expected.entries()) {
    expect(problems[i]).toContain(code);
    expect(problems[i]).toContain(part);
  }
});
