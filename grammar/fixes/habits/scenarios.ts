/** Advice about habits in scenarios and legends, where something else was expected. */
import { type Habit, insertAfter, removeWord, row, write, writeAfter } from './habit.ts';

const LANDSCAPE_THINGS = 'animals?|deserts?|forests?|grasslands?|lands?|mountains?|tiles?|waters?';

export const SCENARIO_HABITS: readonly Habit[] = [
  // `given player 2 has 3 cubes`, `expect player 2 has 3vp`.
  row('anywhere', 'player Number > has|with Number', undefined, removeWord()),
  row('cubes-or-cards', 'has .* > vp', 'leave `has` out before points', removeWord(-1)),
  // `given hand card 1`.
  row('anywhere', 'hand|, > card Number', 'write only the numbers: `hand 12, 14`', removeWord()),
  // `do gain 1vp`.
  row('anywhere', 'do > StepWord', 'put the steps in braces: `do { … }`'),
  // `answer yes`.
  row('ECO117', '> answer|pick|select', undefined, write('choose')),
  // `choose "yes"`.
  row('choice', '> "\\w+"', 'write `$word1` without quotes', write('$word1')),
  // `expect 2 forests`, `expect 1 point`.
  row('result-unit', 'points? > ;|}', 'points are written `vp`', write('vp', 0)),
  row(
    'result-unit',
    `${LANDSCAPE_THINGS} > ;|}`,
    'write `in the landscape` after it',
    insertAfter(' in the landscape'),
  ),
  // `expect a is a desert`.
  row('cell-content', '> Article Name', undefined, removeWord()),
  // `expect a = desert`, `expect a has 1 lion`, `expect stop`, `expect gain 1vp`.
  row('expectation', '> stop', undefined, write('stopped')),
  row('expectation', '> finish', undefined, write('finished')),
  row('expectation', '> gain', 'write `expect 1vp`, or `expect gained 1 sun` for what else is gained'),
  row('expectation', '> .* =', undefined, write('is', 2)),
  row('expectation', '> .* has', 'say the terrain, too: `$1 is desert with 1 lion`'),
  // `expect supply 3 fish`.
  row('anywhere', 'supply > Number Name', 'write `supply $2 $1`', write('$2 $1', 1, 2)),
  // `where a = desert with 1 lion, 1 forest`.
  row('sketch-letter', ', > Number', 'join the things on a tile with `and`', write(' and', 0)),
  // `where a is desert`.
  row('=', '> is', undefined, write('=')),
  // `where a = desert with 1 lion and b = water`.
  row('anywhere', 'and > Name =', 'write `,` between two letters', writeAfter(-1, ',', 0)),
  // `where a = desert and 1 lion`.
  row(['ECO117', 'ECO112'], '= .* > and Number', undefined, write('with')),
  // `layout g w`, `board g w`.
  row('sketch-row', '> [A-Za-z0-9]', 'put each row of a sketch in quotes: `"g w"`'),
];
