import { describe, expect, it } from 'vitest';
import { compileText, show } from '../test/base-set.ts';

const card = (steps: string) => `card 1 brown\n  leaves 2\n  energy sun\n{\n${steps}\n}\n`;

/** Mistakes and all the problems reported for them: each mistake once, and no problem that another one caused. */
const CASES: [title: string, text: string][] = [
  ['two mistakes in two steps', card('  gian 1vp;\n  place lyon')],
  ['a missing semicolon at the end of its line', card('  place grassland # here\n  gain 1vp')],
  ['a missing semicolon before an if with a block', card('  gain 1vp\n  if you have 3 cards { gain 1vp }')],
  [
    'a misspelt word in the middle of a step',
    card('  place forest;\n  gain 1vp per adjcent forest;\n  gain 1 gold'),
  ],
  ['a missing word at the end of a line', card('  place\n  gain 1 gold')],
  [
    'a broken head does not hide what is in the block',
    card('  if foo bar { gain 1 gold } else { place lyon }'),
  ],
  ['a misspelt or between blocks', card('  either { gain 1vp } ro { gain 1 gold }')],
  [
    'a step that could not be read may have changed what a name means',
    card('  choose a tile as x;\n  place bogus;\n  may { place desert as x };\n  move a lion on x 2 spaces'),
  ],
  ['a repeat without a number', card('  repeat { gain 1 gold }')],
  ['a block without a step', card('  gain 1vp;\n  { gain 1 gold }')],
  ['an unknown character silences one mistake of its line', card('  gain § vp;\n  gain 1 gold')],
  ['an unknown character silences nothing on other lines', card('  gain 1vp; §\n  gian 1vp')],
  [
    'an unclosed string',
    'card 1 brown "Small\n  leaves 2\n  energy sun\n{ gain 1 gold }\nscenario "x {\n  layout standart\n}',
  ],
  ['an unclosed block inside', card('  may { place forest; gain 1vp\n  gain 1 gold')],
  [
    'an unclosed card before the next one',
    'card 1 brown leaves 2 energy sun { gain 1vp\n\ncard 2 brown leaves 2 energy sun { gain 1 gold }',
  ],
  [
    'an unclosed do in a scenario',
    'scenario "x"\n{\n  layout standard\n  do { gain 1vp\n  expect 1vp;\n  expect 1 gold in the landscape\n}',
  ],
  ['an extra brace', `${card('  gain 1vp }')}card 2 brown leaves 2 energy sun { gain 1 gold }`],
  [
    'misspelt clauses, one below the other',
    'card 1 brown\n  leavs 2\n  enrgy sun,\n    mountian\n  hnd lion\n{ gain 1vp }\nfeature 2 blue "F"\n  patern "W"\n  tokn peak\n{ on play { gain 1vp } }',
  ],
  ['misspelt lines', 'scenario "x"\n{\n  bord "d"\n  givn 2 cubes\n  do { gain 1vp }\n  expct 1vp\n}'],
  ['misspelt settings', 'set s "S" extends first-continent\n  player 2 to 4\n  targt 80\n  suply land +6'],
  ['a misspelt clause does not miss', 'card 1 brown leafs 2 energy sun { gain 1 gold }'],
  ['a missing comma between elements', 'card 1 brown leaves 2 energy sun grassland { gain 1 gold }'],
  ['a clause without its value', 'card 1 brown\n  leaves\n  energy sun,\n  hand lyon\n{ gain 1vp }'],
  [
    'a card without effect',
    'card 1 brown leaves 2 energy sun\ncard 2 brown leaves 2 energy sun { gain 1 gold }',
  ],
  ['a card without number', 'card brown leaves 2 energy sun { gain 1 gold }'],
  [
    'a misspelt declaration',
    'set s "S"\nelement wild x2 any\nelment sun x3\ncard 1 brown leaves 2 energy sun { gain 1 sun; gain 1 gold }',
  ],
  [
    'a misspelt setting',
    'set s "S" extends first-continent\n  taget 80\n  draw two\n  players 2 to 4\ncard 1 brown leaves 2 energy sun { gain 1 gold }',
  ],
  [
    'a misspelt extends invents no unknown names',
    'set s "S" extend first-continent\ncard 1 brown leaves 2 energy sun { gain 1 sun; gain 0 sun }',
  ],
  [
    'an unknown set invents no unknown names',
    'set s "S" extends last-continent\ncard 1 brown leaves 2 energy sun { gain 1 sun; gain 0 sun }',
  ],
  [
    '"this" is not reported after a broken placement',
    card('  place;\n  gain 1vp per adjacent forest; gain 1vp if adjacent to peak'),
  ],
  [
    'a broken scenario line',
    'scenario "x" {\n  bord "g"\n  choose\n  expect 1 poin\n  expect a is water foo;\n}',
  ],
  ['a word in capitals', card('  Place grassland;\n  gain 1 Sun')],
  ['a name in capitals', 'animal Okapi x3 on grassland\ncard 1 brown leaves 2 energy sun { place okapi }'],
  ['an empty file', ''],
  ['nonsense', '} ; 7 = "x" foo'],
  ['a card in a folder of words', 'leaves 3\nenergy sun { gain 1 gold }'],
];

describe('recovery', () => {
  it.each(CASES)('%s', (_, text) => {
    // One mistake may hide another, which shows up only after the first is fixed.
    expect(compileText(text).problems.map(show).join('\n')).toMatchSnapshot();
  });
});
