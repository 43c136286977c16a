/** ECO601 to ECO619: sketches, and scenarios that cannot be set up or fail when run. */
import { entry, feature, scenario } from './entry.ts';

const pattern = (text: string) => feature('on play { gain 1vp }', `pattern ${text}`);
const lines = (board: string, rest = 'do { gain 1vp }; expect 1vp') =>
  scenario(board === '' ? rest : `${board}\n  ${rest}`);

/** An example and its correction: scenarios on these boards, features with these patterns. */
const onBoard = (wrong: string, mended: string) => ({ wrong: lines(wrong), mended: lines(mended) });
const inPattern = (wrong: string, mended: string) => ({ wrong: pattern(wrong), mended: pattern(mended) });

export const SCENARIOS = {
  ECO601: entry({
    message: 'this is between two hexes',
    explanation:
      'In a sketch, neighbours in a row are two columns apart, and each row is shifted by one column relative to the row before.',
    ...onBoard('board "g g" "d"', 'board "g g" " d"'),
  }),
  ECO602: entry({
    message: 'the sketch does not explain {letters}',
    explanation:
      '`d`, `g` and `w` are terrain, digits are places without a tile, `.` is nothing; explain any other letter after `where`: `where m = desert with 1 mountain`.',
    ...onBoard('board "g m"', 'board "g m" where m = desert with 1 mountain'),
  }),
  ECO603: entry({
    message: 'the letter `{letter}` is not in the sketch',
    hint: 'draw it in the sketch, or remove its explanation',
    explanation: 'Every letter that `where` explains must be in the sketch.',
    ...onBoard('board "g g" where m = desert', 'board "g m" where m = desert'),
  }),
  ECO604: entry({
    message: 'the digit `{digit}` appears twice',
    hint: 'use another digit for one of them',
    explanation: 'A digit names one place of the board.',
    ...onBoard('board "g 1 1"', 'board "g 1 2"'),
  }),
  ECO605: entry({
    message: 'a board must say exactly what is on it: {why}',
    explanation:
      'On a board a tile is desert, grassland or water, with an exact number of tokens. `land` and `at least` are for patterns.',
    ...onBoard('board "g l"', 'board "g d"'),
  }),
  ECO606: entry({
    message: '{why}',
    explanation:
      'A tile holds one mountain, none on water. A grassland holds one forest, and any land one more with a mountain. A pattern must describe tiles that can exist.',
    ...onBoard('board "m g" where m = desert with 1 forest', 'board "m g" where m = grassland with 1 forest'),
  }),
  ECO607: entry({
    message: '`{letter}` cannot be explained here: {why}',
    hint: 'use another letter',
    explanation:
      'A letter is explained once. `d`, `g`, `w` and `l` keep their meaning, digits name places without a tile.',
    ...onBoard('board "d g" where d = water', 'board "m g" where m = water'),
  }),
  ECO608: entry({
    message: '`{name}` is not a place on the board: {why}',
    explanation: 'A place is a digit, or a letter that appears on the board once.',
    wrong: lines('board "g d"', 'do { place water }; choose 1'),
    mended: lines('board "g d 1"', 'do { place water }; choose 1'),
  }),
  ECO609: entry({
    message: '`{line}` comes too late: it belongs before the first `do`',
    hint: 'move this line up',
    explanation: 'The landscape and all `given` lines are set up before anything is done.',
    wrong: lines('board "g d"', 'do { gain 1vp }; given 3 cubes; expect 1vp'),
    mended: lines('board "g d"', 'given 3 cubes; do { gain 1vp }; expect 1vp'),
  }),
  ECO610: entry({
    message: 'the scenario has two landscapes',
    hint: 'split it into two scenarios',
    explanation: 'A scenario begins with one `board` or one `layout`.',
    ...onBoard('layout standard board "g d"', 'board "g d"'),
  }),
  ECO611: entry({
    message: 'the scenario has no landscape',
    hint: 'begin it with `layout standard`, or draw a `board`',
    explanation: 'A scenario begins with a `board` or a `layout` that has at least one tile.',
    ...onBoard('', 'layout standard'),
  }),
  ECO612: entry({
    message: '{why}',
    explanation:
      'A scenario can set up only what a game with the set could have. Tiles and tokens come from the supplies, the set limits players, leaves and cubes, and a card is in one place. Each thing can be given only once. A player can have points, cubes, cards in hand and gains, and must be one of the players of the game.',
    ...onBoard('board "a g" where a = water with 7 sharks', 'board "a g" where a = water with 6 sharks'),
  }),
  ECO613: entry({
    message: '`{line}` needs an effect, but nothing has been done yet',
    hint: 'write a `do` before it',
    explanation: '`choose` and `refuse` answer what an effect asks, so a `do` has to come before them.',
    wrong: lines('board "g 1"', 'choose 1; do { place water }'),
    mended: lines('board "g 1"', 'do { place water }; choose 1'),
  }),
  ECO614: entry({
    message: '{why}',
    explanation:
      '`choose` takes a place (`1`), an animal and its place (`lion a`), a move (`a to 1`), a word, `card 12`, or yes, no, done, first to fourth.',
    wrong: lines('board "d w"', 'do { place lion or rhino }; choose lyon'),
    mended: lines('board "d w"', 'do { place lion or rhino }; choose lion'),
  }),
  ECO615: entry({
    message: 'this cell touches no other cell of the pattern',
    explanation:
      'The cells of a pattern are connected. Write `.` for a cell that may be anything; spaces only pad.',
    ...inPattern('"G G   g"', '"G G . g"'),
  }),
  ECO616: entry({
    message: 'the pattern has no capital letter, so the feature covers nothing',
    explanation:
      'Capital letters are the cells inside the red line: the tile of the feature covers them. Small letters only have to be there.',
    ...inPattern('"g g"', '"G g"'),
  }),
  ECO617: entry({
    message: 'the tile of the feature would be in two pieces: this cell touches no other under it',
    explanation: 'The capital letters of a pattern are one piece of cardboard, so they are connected.',
    ...inPattern('"G g G"', '"G G g"'),
  }),
  ECO618: entry({
    message: 'the decision does not offer this',
    explanation:
      '`choose` takes one of the options of the next decision, `refuse` names something that is not one of them.',
    wrong: lines('board "g 1 . 2"', 'do { place water }; choose 2'),
    mended: lines('board "g 1 . 2"', 'do { place water }; choose 1'),
    whenRun: true,
  }),
  ECO619: entry({
    message: 'the result is not what was expected',
    explanation: 'The scenario ran, but a line that expects something found something else.',
    wrong: lines('board "g d"', 'do { gain 1vp }; expect 2vp'),
    mended: lines('board "g d"', 'do { gain 1vp }; expect 1vp'),
    whenRun: true,
  }),
};
