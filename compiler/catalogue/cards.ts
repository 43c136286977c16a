/** ECO401 to ECO419: cards that cannot be printed or played. */
import { card, entry, inCard, inHead } from './entry.ts';

const extending = 'set small "Small" extends first-continent';

export const CARDS = {
  ECO401: entry({
    message: 'there are two cards {number}',
    hint: 'give one of them an unused number',
    explanation:
      'Each card and Landscape Feature of a set has its own number. One with a number of the extended set replaces that card.',
    wrong: `${card('gain 1vp')}\n${card('gain 2vp')}`,
    mended: `${card('gain 1vp')}\n${card('gain 2vp').replace('900', '901')}`,
  }),
  ECO402: entry({
    message: 'a card has 1 to 4 leaves, not {leaves}',
    explanation: 'A card is turned to its next edge after each use, so it can be used one to four times.',
    ...inHead('leaves 5 energy sun', 'leaves 4 energy sun'),
  }),
  ECO403: entry({
    message: 'a card has at most 8 spots for cubes, not {spots}',
    explanation: 'Only eight spots fit on a card.',
    ...inHead('leaves 2 energy sun x5, water x4', 'leaves 2 energy sun x4, water x4'),
  }),
  ECO404: entry({
    message: '{what} does nothing',
    hint: 'write its steps between `{` and `}`',
    explanation: 'A card needs at least one step, a feature at least one trigger with a step.',
    ...inCard('', 'gain 1vp'),
  }),
  ECO405: entry({
    message: 'a card belongs to at most one {mark} hand',
    hint: 'remove one of the two',
    explanation: 'A card has room for the mark of one footprint hand and of one leaf hand.',
    ...inHead('leaves 2 energy sun hand lion hand rhino', 'leaves 2 energy sun hand lion'),
  }),
  ECO406: entry({
    message: '`active` needs a hand',
    hint: 'name the hand, as in `hand lion active`, or remove `active`',
    explanation: 'A card is active in a starting hand, so `active` needs its name: `hand lion active`.',
    ...inHead('leaves 2 energy sun active', 'leaves 2 energy sun'),
  }),
  ECO407: entry({
    message: '{what} replaces nothing',
    hint: 'remove `replaces`, or give it the number of a card of the extended set',
    explanation:
      'A card replaces the one with its number in the set that its set extends. `replaces` confirms that this is intended.',
    wrong: `${extending}\n${card('gain 1vp').replace('brown', 'brown replaces')}`,
    mended: `${extending}\n${card('gain 1vp')}`,
  }),
  ECO408: entry({
    message: 'this step is behind a trigger',
    hint: 'write the steps of the card before its triggers',
    explanation: 'What a card does when it is completed comes before what it waits for.',
    ...inCard('when a lion is placed { gain 1vp } gain 2vp', 'gain 2vp; when a lion is placed { gain 1vp }'),
  }),
};
