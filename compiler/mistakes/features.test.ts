import { expect, it } from 'vitest';
import { problemCodes, problemsOf } from '../../test/base-set.ts';
import { type Coded, testWording } from '../../test/coded.ts';

const WATERS = 'pattern "W W"';
/** What a feature has before its block, its triggers, and the expected codes. */
const FEATURES: [head: string, triggers: string, ...codes: string[]][] = [
  // Events.
  [WATERS, 'on play { gain 1vp } at end { gain 1vp }; when a lion is moved by you { gain 1vp }'],
  [WATERS, 'when a mountain or a lion is placed or moved or removed { gain 1vp }'],
  [WATERS, 'when you complete a card { gain 1vp } when a round begins { gain 1vp }'],
  [WATERS, 'when you complete another card { gain 1vp }', 'ECO720'],
  [WATERS, 'when another player completes a card { that player { lose 1vp } }'],
  [WATERS, 'when a mountain or lion is moved { gain 1vp }', 'ECO312'],
  [WATERS, 'when a mountain is placed or moved { gain 1vp }', 'ECO312'],
  [WATERS, 'when a mountain or lyon is placed or removed { gain 1vp }', 'ECO202'],
  [WATERS, 'when a mountain is placed or { gain 1vp }', 'ECO105'],
  [WATERS, 'when a lion is removed or placed { gain 1vp per adjacent forest }'],
  [WATERS, 'when a lion or desert is removed { gain 1vp per adjacent forest }', 'ECO301'],
  [WATERS, '', 'ECO404'],
  [WATERS, 'on play { }', 'ECO404'],
  [WATERS, 'gain 1vp', 'ECO117'],
  [WATERS, 'gain 1vp; gain 2vp; on play { gain 1 gold }', 'ECO117', 'ECO201'],
  [WATERS, 'when a lion is moved to this feature { gain 1vp }', 'ECO105'],
  [WATERS, 'when a lion is moved by you to this feature { gain 1 gold }', 'ECO105', 'ECO201'],
  [WATERS, 'when you place a lion { gain 1 gold }', 'ECO105', 'ECO201'],
  ['pattern "G G" where', 'on play { gain 1vp }', 'ECO105'],
  [WATERS, 'on plai { gain 1vp; gain 1 gold }', 'ECO105', 'ECO201'],
  [WATERS, 'when a lyon is placed { gain 1vp if on the edge }', 'ECO202'],
  [WATERS, 'when a tile is replaced { gain 1vp }', 'ECO105'],
  [WATERS, 'when a tile with a lion is placed { gain 1vp }', 'ECO105'],
  [WATERS, 'on play gain 1vp', 'ECO105'],
  [WATERS, 'at end { choose a tile }', 'ECO701'],
  [WATERS, 'at end { gain 1vp per removed forest }', 'ECO701'],
  // What "this" is (L25).
  [WATERS, 'on play { gain 1vp if on the edge }', 'ECO301'],
  [WATERS, 'when a lion is placed { gain 1vp per lion in this community }'],
  [WATERS, 'when a forest is placed { gain 1vp per lion in this community }', 'ECO302'],
  [WATERS, 'when a lion is removed { gain 1vp if on the edge }', 'ECO301'],
  [WATERS, 'when a lion is placed in this habitat { gain 1vp }', 'ECO301'],
  [WATERS, 'when a lion is placed adjacent { gain 1vp }', 'ECO301'],
  [WATERS, 'on play { place lion as simba }; at end { gain 1vp if adjacent to simba }', 'ECO301', 'ECO309'],
  // Events that can never happen.
  [WATERS, 'when a mountain is placed in a mountain habitat with at least 2 mountains { gain 1vp }'],
  [WATERS, 'when a tile is moved { gain 1vp }', 'ECO312'],
  [WATERS, 'when a forest is moved { gain 1vp }', 'ECO312'],
  [WATERS, 'when a lion is placed from the landscape { gain 1vp }', 'ECO312'],
  [WATERS, 'when a lion is removed into this feature { gain 1vp }', 'ECO312'],
  [WATERS, 'when a lion is moved into the landscape { gain 1vp }', 'ECO312'],
  [WATERS, 'when a lion is moved into this feature { gain 1vp }'],
  [WATERS, 'when a water is placed in this feature { gain 1vp }', 'ECO312'],
  [WATERS, 'when a water is placed in the habitat containing this feature { gain 1vp }'],
  [WATERS, 'when a desert is placed in the habitat containing this feature { gain 1vp }', 'ECO312'],
  [WATERS, 'when a lion is placed in this feature { gain 1vp }', 'ECO312'],
  [WATERS, 'when a mountain is placed in this feature { gain 1vp }', 'ECO312'],
  [WATERS, 'when an animal is placed in this feature { gain 1vp }'],
  [WATERS, 'when a fish is placed on a mountain { gain 1vp }', 'ECO312'],
  [WATERS, 'when a tile is removed from this feature { gain 1vp }', 'ECO312'],
  [WATERS, 'when a tile is removed in this feature or the landscape { gain 1vp }'],
  [WATERS, 'when a desert is placed on a tile { gain 1vp }', 'ECO304'],
  [WATERS, 'on play { place water in this feature }', 'ECO310'],
  [WATERS, 'on play { remove a tile in this feature }', 'ECO310'],
  [WATERS, 'on play { replace a water in this feature with land }', 'ECO310'],
  [WATERS, 'on play { remove an animal in this feature }'],
  ['pattern "G G" token peak', 'when a mountain is removed from this feature { gain 1vp }', 'ECO312'],
  ['pattern "G G" token peak', 'when a mountain is placed in this feature { gain 1vp }', 'ECO312'],
  ['pattern "G G" token peak', 'when a forest is placed in this feature { gain 1vp }'],
  ['pattern "G G"', 'when a mountain is removed from this feature { gain 1vp }'],
  // The head.
  ['', 'on play { gain 1vp }', 'ECO109'],
  ['pattern "G G" pattern "D D"', 'on play { gain 1vp }', 'ECO108'],
  ['pattern "G G" leaves 2', 'on play { gain 1vp }', 'ECO117'],
  ['pattern "G G" token Peak', 'on play { gain 1vp }', 'ECO116'],
  ['pattern G', 'on play { gain 1vp }', 'ECO105'],
];

/** Patterns and the expected codes. */
const PATTERNS: Coded[] = [
  ['". G d" " w l ."'],
  ['"G 1"', 'ECO602'],
  ['"G x"', 'ECO602'],
  ['"G g" where x = desert', 'ECO603'],
  ['"G g" where g = desert', 'ECO607'],
  ['"G x" where x = montain', 'ECO202'],
  ['"G x" where x = lion', 'ECO206'],
  ['"G x" where x = land with 1 desert', 'ECO206'],
  ['"X x" where x = land with at least 1 animal and no forest and at most 2 lions'],
  ['"G" "g"', 'ECO601'],
  ['". ."', 'ECO616'],
  ['"g g"', 'ECO616'],
  ['"G   g"', 'ECO615'],
  ['"G . G"', 'ECO617'],
  ['"G X" where x = water with 1 mountain', 'ECO606'],
  ['"G X" where x = water with at least 1 forest', 'ECO606'],
  ['"G X" where x = land with at least 2 mountains', 'ECO606'],
  ['"G X" where x = desert with 1 forest'],
  ['"G X" where x = desert with 1 forest and no mountain', 'ECO606'],
  ['"G X" where x = land with 2 forests'],
  ['"G X" where x = land with 3 forests', 'ECO606'],
  ['"G X" where x = land with 1 lion and 2 lions', 'ECO606'],
  ['"G W" token peak', 'ECO606'],
  ['"G w" token peak'],
];

testWording(
  FEATURES.map(([head, triggers, ...codes]) => [`${head} { ${triggers} }`, ...codes]),
  (text) => `feature 1 blue "x"\n${text.replace(' { ', '\n{ ').replace(/ }$/, '\n}')}`,
);

testWording(PATTERNS, (pattern) => `feature 1 blue "x"\npattern ${pattern}\n{ on play { gain 1vp } }`);

it('a feature and a card cannot have the same number', () => {
  const one = 'feature 1 blue "x" pattern "G" { on play { gain 1vp } }';
  const other = 'card 1 brown leaves 2 energy sun { gain 1vp }';
  expect(problemCodes(problemsOf(`${one}\n${other}`))).toEqual(['ECO401']);
  expect(problemCodes(problemsOf(`${other}\n${one}`))).toEqual(['ECO401']);
});
