import { expect, test } from 'vitest';
import { compileText } from '../../test/base-set.ts';
import { type Coded, testCodes } from '../../test/coded.ts';

const card = (number: number, steps: string) => `card ${number} brown leaves 2 energy sun { ${steps} }\n`;
const warned = (text: string, base = '') =>
  compileText(text, { files: [{ file: 'base.eco', text: base }] }).problems.map(
    ({ code, message }) => `${code} ${message}`,
  );

test('a card that equals a card of the extended set gets a warning, unless it replaces that card', () => {
  const base = `set low "Low" extends first-continent\n${card(901, 'gain 1vp')}`;
  const top = 'set top "Top" extends low\n';
  expect(warned(`${top}${card(902, 'gain 1vp')}`, base)).toEqual(['ECO702 Card 902 is the same as card 901']);
  const replacing = ['ECO705 Card 901 replaces card 901 of low'];
  expect(warned(`${top}${card(901, 'gain 1vp')}`, base)).toEqual(replacing);
  expect(warned(`${top}${card(901, 'gain 2vp')}${card(902, 'gain 1vp')}`, base)).toEqual(replacing);
});

test('warnings call cards by their titles', () => {
  const rain = (number: number, title: string) =>
    card(number, 'gain 1vp').replace(' brown', ` brown "${title}"`);
  const base = `set low "Low" extends first-continent\n${rain(901, 'Rain')}`;
  const top = 'set top "Top" extends low\n';
  expect(warned(top + rain(902, 'Hail'), base)).toEqual([
    'ECO702 Card 902 "Hail" is the same as card 901 "Rain"',
  ]);
  expect(warned(rain(902, 'Hail') + rain(903, 'Snow'))).toEqual([
    'ECO702 Card 903 "Snow" is the same as card 902 "Hail"',
  ]);
  expect(warned(top + rain(901, 'Hail'), base)).toEqual([
    'ECO705 Card 901 "Hail" replaces card 901 "Rain" of low',
  ]);
});

test('`repeat per` with an action that never happens is reported as giving nothing', () => {
  expect(warned(card(901, 'gain 1vp; repeat per removed forest { gain 1vp }'))).toEqual([
    'ECO701 Counting what is removed (forest) in card 901 gives nothing',
  ]);
  expect(warned(card(901, 'remove a forest; repeat per removed forest { gain 1vp }'))).toEqual([]);
});

const STEPS: Coded[] = [
  // Names.
  ['place lion as hunter; gain 1vp', 'ECO707'],
  ['place lion as hunter; gain 1vp if adjacent to hunter'],
  ['place lion as hunter; may place forest adjacent to hunter'],
  ['place lion as hunter; gain 1vp per animal adjacent to hunter'],
  ['place lion as hunter; swap a lion with a rhino adjacent to hunter'],
  ['place lion as hunter; place rhino as prey; remove a forest on prey', 'ECO707'],
  ['may place lion as hunter; repeat 2 { remove an animal adjacent to hunter }'],
  // Branches.
  ['either { gain 1vp } or { gain 1vp }', 'ECO708'],
  ['either { gain 1vp } or { gain 2vp } or { gain 1vp; }', 'ECO708'],
  ['either { place lion } or { place a lion; gain 1vp }'],
  ['either { gain 1vp } or { gain a sun } or { }'],
  // Repeated once.
  ['repeat 1 { gain 1vp }', 'ECO709'],
  ['repeat 2 { gain 1vp }'],
  ['repeat up to 1 { place lion }'],
  // Optional, although declining has no advantage.
  ['may gain 1vp', 'ECO710'],
  ['may gain 1vp if adjacent to a forest', 'ECO301'],
  ['may { gain 1vp; gain a card or a cube }', 'ECO710'],
  ['may { remove a forest; gain 1vp }'],
  ['may { }', 'ECO701'],
  ['may { }; gain 1vp', 'ECO701'],
  ['place lion; if on a desert { }', 'ECO701'],
  ['repeat up to 2 { }; each player { gain 1vp }', 'ECO701'],
  ['place lion; if on a desert { gain 1vp } else { }'],
  ['either { gain 1vp } or { }'],
  ['may gain a card and play it'],
  ['may place lion'],
  // The same steps both ways.
  ['if you have 2 cards { gain 1vp } else { gain 1vp }', 'ECO712'],
  ['if you have 2 cards { gain 1vp } else { gain 2vp }'],
  ['if you have 2 cards { gain 1vp } else if you have 3 cubes { gain 1vp } else { gain 2vp }'],
  ['if you have 2 cards { gain 1vp }'],
];
testCodes(STEPS, (steps) => card(901, steps));

test('each trigger of a feature is checked separately', () => {
  const feature = (triggers: string) => `feature 901 blue "F" pattern "G" { ${triggers} }`;
  expect(warned(feature('on play { place lion as hunter }; at end { gain 1vp }'))).toEqual([
    'ECO707 Nothing uses the name `hunter`',
  ]);
  expect(
    warned(feature('on play { may gain 1vp }; when a lion is moved { repeat 1 { gain 1vp } }')),
  ).toHaveLength(2);
});

test('a warning points at the unused name or at the repeated branch', () => {
  const text = card(901, 'place lion as hunter; either { gain 1vp } or { gain 1vp }');
  const parts = compileText(text).problems.map(({ column, length }) =>
    text.slice(column - 1, column - 1 + length!),
  );
  expect(parts).toEqual(['hunter', '{ gain 1vp }']);
});

test.each<[board: string, ...messages: string[]]>([
  ['"a w" where a = desert with 1 shark', 'ECO711 `shark` lives in water, but here it is on desert'],
  ['"a g" where a = water with 2 lions', 'ECO711 `lion` lives on land, but here it is on water'],
  ['"a g" where a = water with a gorilla', 'ECO711 `gorilla` lives on land, but here it is on water'],
  ['"a w" where a = grassland with 1 gorilla and 1 stork'],
  ['"a g" where a = water with 1 stork and no lion'],
  ['"a g" where a = desert with 1 rhino'],
  ['"a g" where a = grassland with 1 glacier'],
  [
    '"a g" where a = water with 1 glacier',
    'ECO711 `glacier` lies on desert or mountain, but here it is on water',
  ],
  ['"a g" where a = desert with 1 reed', 'ECO711 `reed` lies on water, but here it is on desert'],
])('board %s', (board, ...messages) => {
  const marker = 'marker glacier x6 on desert or mountain\nmarker reed x6 on water\n';
  expect(warned(`${marker}scenario "x" { board ${board} do { gain 1vp }; expect 1vp }`)).toEqual(messages);
});

test('a warning on a board does not hide the other problems of the scenario', () => {
  const text =
    'scenario "x" { board "a d" where a = water with 10 lions do { gain 1vp }; expect c is desert }';
  expect(warned(text)).toEqual([
    'ECO612 The board needs 10 of `lion`, the set has 8',
    'ECO711 `lion` lives on land, but here it is on water',
    'ECO608 `c` is not a place on the board: it does not appear there',
  ]);
});

test.each([card(901, 'place watr'), 'scenario "wrong" { layout standard do { gain } }'])(
  'an error elsewhere does not keep a scenario with a warning on its board from running: %s',
  (wrong) => {
    const [set] = compileText(`${wrong}
scenario "warned" { board "a d" where a = water with a lion do { gain 1vp }; expect 1vp }`).sets;
    expect(set.scenarios.map(({ title }) => title)).toEqual(['warned']);
  },
);
