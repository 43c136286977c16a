import { type Coded, testWording } from '../../test/coded.ts';

const NO_DO = 'do { place lion };';
/** Lines of a scenario and the expected codes. */
const LINES: Coded[] = [
  [`layout standard given 3 players; given 5 cubes; given supply lion 2; ${NO_DO} choose yes`],
  [`layout standard given supply desert 3; ${NO_DO}`, 'ECO206'],
  [`layout standard given hand 3, 4; ${NO_DO}`, 'ECO205', 'ECO205'],
  [
    `layout standard given card 3 active with 2 leaves; ${NO_DO} expect card 3 has 1 leaf and 1 cube`,
    'ECO205',
    'ECO205',
  ],
  [`layout standard given feature 3 in hand; ${NO_DO}`, 'ECO205'],
  ['layout standard do feature 3', 'ECO205'],
  [
    `layout standard given 2 players; ${NO_DO} expect player 2 0vp; expect player 2 gained 1 sun; expect has 7 cubes`,
  ],
  [`layout standard ${NO_DO} expect player 2 has 0 cubes; expect player 0 0vp`, 'ECO612', 'ECO612'],
  [`layout standard ${NO_DO} expect player 1 finished; expect player 1 has 2vp`, 'ECO612', 'ECO105'],
  ['layout standard do end of game'],
  ['board "g x"', 'ECO602'],
  ['board "g L"', 'ECO605'],
  ['board "g x" where x = land', 'ECO605'],
  ['board "g x" where x = desert with at least 1 mountain', 'ECO605'],
  ['board "g x" where x = water with 1 mountain', 'ECO606'],
  ['board "g x" where x = desert with 2 mountains', 'ECO606'],
  ['board "g x" where x = grassland with 3 forests and 1 mountain', 'ECO606'],
  ['board "g x" where x = grassland with 2 forests and 1 mountain'],
  ['board "g x" where x = desert with 1 lyon', 'ECO202'],
  ['board "g x" where x = desert with 1 desert', 'ECO206'],
  ['board "g x" where xy = desert', 'ECO602', 'ECO607'],
  ['board "g x" where x = desert, x = water', 'ECO607'],
  ['board "M m" where m = desert with 1 mountain'],
  ['board ". 1"', 'ECO611'],
  [`board "g g 1" ${NO_DO} expect g is empty`, 'ECO608'],
  [`board "g d 1" ${NO_DO} choose d to 1; choose lion d; choose forest d to 1; choose 1; refuse done`],
  [
    `board "g d" ${NO_DO} choose card; choose card 7; choose first; choose sun; choose no; choose vp; choose cube`,
    'ECO205',
  ],
  [`board "g d" ${NO_DO} choose a, g, d`, 'ECO608'],
  [`board "g d 1" ${NO_DO} choose g, d, 1`],
  [`board "g d" ${NO_DO} choose g, d, g`, 'ECO614'],
  [`board "g d" ${NO_DO} choose g to d, g`, 'ECO614'],
  [`board "g d" ${NO_DO} choose lion g, d`, 'ECO614'],
  [`board "g d" ${NO_DO} choose 3 g`, 'ECO614'],
  [`board "g d" ${NO_DO} choose card g`, 'ECO614'],
  [`board "g d" ${NO_DO} expect gained 1 vp`, 'ECO206'],
  [`board "g d" ${NO_DO} expect gained 2 suns, 1 card, 3 cubes`],
  [`board "g d" ${NO_DO} expect no lions or rhinos in the landscape`],
  [`board "g d" ${NO_DO} expect supply animal 3`, 'ECO206'],
  [`board "g d" ${NO_DO} expect d is land with at least 1 animal and no fish`],
  [`board "g d" ${NO_DO} expect stopped expect finished expect 3 options`],
  [`board "g d" ${NO_DO} layout standard`, 'ECO610'],
  [`board "g d" do end of game; ${NO_DO} do end of game; do end of game`, 'ECO620', 'ECO620'],
];

testWording(LINES, (lines) => `scenario "x" {\n${lines}\n}`);
