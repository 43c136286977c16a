/** Shows the same deals at several strengths, side by side. */
import { type Ladder, NOTHING_FURTHER, type Simulation } from '../../../simulate/index.ts';
import { styled } from '../../terminal/styles.ts';
import { paragraph } from '../../terminal/table.ts';
import { showTables } from './tables.ts';

/** Shows the figures of each strength side by side: for all games, for hands, and for cards. */
export const showLadder = (ladder: Ladder, run: Simulation): string =>
  [
    styled('bold', `The same deals at ${ladder.strengths.length} strengths`),
    ...showTables({ match: { run, against: null }, compared: null, more: { ...NOTHING_FURTHER, ladder } }, [
      'strengths',
      'ladder-hands',
      'ladder',
    ]),
    paragraph(LEGEND),
  ].join('\n\n');

const LEGEND =
  'Games in a hundred more than a fair share that are won by the seat that begins with the card or hand, ± its 95 % margin. ' +
  'Agreed: what the two strongest say together; disputed: one is sure, and the other says the opposite; unconfirmed: the second strongest is sure, and the strongest played too few games. Slope: how much more is won for each step up from greedy.';
