/**
 * Advice about slips in steps, where something else was expected. What people say instead is here if it can be fixed, else in
 * `words/hints.en.txt`.
 */
import type { Advice } from '../../mistakes.ts';
import { adviceTo, insertion, replacement } from '../../tokens/edits.ts';
import { spanOf } from '../../tokens/token-text.ts';
import { isA } from '../../tokens/tokens.ts';
import { aOrAn } from '../../tokens/word-collector.ts';
import { fixSeparator } from '../slips/separator.ts';
import { DEED_WORDS, fixBare, fixNoAmount } from '../slips/short-forms.ts';
import { stepWindow, type Tokens } from '../step-window.ts';
import { COUNTS, type Habit, insertAfter, insertBefore, remove, row, suggest, write } from './habit.ts';

const ONE_PLAYER = 'write `choose a player { … }`: one is chosen at a time';
const WHOLE_CONDITION = 'write the whole condition again: `there is a lion and there is no shark`';
const WHICH_GROUP =
  'say which one, as in `this habitat`, `an adjacent habitat` or `the largest forest habitat`';
const FIRST_HOW_FAR = 'say how far before it: `2 spaces $1 …`; only `to the nearest …` goes as far as needed';
const EACH_WAY = 'write each way in braces: `either { … } or { … }`';

export const STEP_HABITS: readonly Habit[] = [
  // `in the habitat`, `in the largest habitat`.
  row('containing', '>', WHICH_GROUP),
  row('group', '> habitat|community', WHICH_GROUP),
  // `move a lion to a water`, `move a lion to nearest water`.
  row('distance', '> to nearest', undefined, write('to the nearest', 1, 2)),
  row('distance', '> to|into|toward|towards|away', FIRST_HOW_FAR),
  // `adjacent to the nearest water`.
  row('near-spot', '> the nearest', 'only a move has a nearest: `move a lion to the nearest grassland`'),
  // `towards 2 lions`, `away from this feature`, `to this habitat`.
  row('thing', 'towards|from > Number', 'the nearest of them counts', suggest('a')),
  row('near-spot', 'towards|from > this', 'a feature is everywhere on its tiles: choose one of them first'),
  row('from', 'away > of', undefined, write('from')),
  row('thing', 'to > this', 'write which tile: `to a tile in this habitat`, `to a tile adjacent to this`'),
  // `space between this and a lion`.
  row('kept-name', '> this|Article', 'give it a name first: `choose a lion as old`'),
  // `if there are 2 lions moved at least 2 spaces`.
  row('{', '> moved at', 'moves are counted after `per`: `gain 1vp per lion moved at least 2 spaces`'),
  // `gain up to 5vp per lion`.
  row('reward', '> up', 'write the limit of a gain at its end: `gain 1vp per lion at most 5`'),
  // `remove the lion`.
  row('anywhere', '> the Name', fixThe),
  // `rotate a card`.
  row('counter-clockwise', '> ;|}|EOF', undefined, insertAfter(' counter-clockwise')),
  // `place lion as "leader"`.
  row('own-name', '> "[a-z][a-z0-9-]*"', 'write `$word1` without quotes', suggest('$word1')),
  // `"Sing."`, `by-hand "Sing."`.
  row('step', '> Text', 'write `by hand` before what people do themselves', insertBefore('by hand ')),
  row('step', '> by-hand|hand|manually Text', undefined, write('by hand')),
  // `take a card`, `your opponents lose 1vp`.
  row('step', '> take', undefined, suggest('gain')),
  row('step', '> return', undefined, suggest('remove')),
  row('step', '> another player', undefined, write('choose another player', 1, 2, false)),
  row('step', '> your opponents?', undefined, write('each other player', 1, 2, false)),
  row('step', '> all other players', undefined, write('each other player', 1, 3, false)),
  // `replace a desert tile with water`.
  row('with', 'Name > tiles?', 'leave `$1` out: `$0` is enough', remove()),
  // `if a lion is adjacent`.
  row('adjacent', 'if Article > AnyWord', 'begin with `there is $0 $1` or `adjacent to`'),
  // `the habitat of this`.
  row('kept-name', 'the habitat|community|landmass of > this', undefined, write('this $-1', -2, 1)),
  // `rotate other card`.
  row('card', 'rotate > other', undefined, write('another')),
  // `there is another lion`.
  row('comparison', '> another', undefined, write('1 other')),
  // `replace desert, grassland or water with …`, `move a lion, rhino or fish 1 space`.
  row(['with', 'distance'], '> ,', fixSeparator),
  // `choose 2 players { … }`, `swap 2 deserts with a water`.
  row('anywhere', 'choose > Number players?', ONE_PLAYER),
  row('anywhere', 'choose > the players?', ONE_PLAYER, suggest('a')),
  row('anywhere', 'swap > Number', 'one changes places with one other: `swap a desert with a water`'),
  // `if there is a lion and no shark`, `if adjacent to a lion and a shark`.
  row('condition', 'and|or > no|Number', WHOLE_CONDITION),
  row('adjacent', 'and|or Article > AnyWord', WHOLE_CONDITION),
  // `if no lion`.
  row(
    'condition',
    '> no Name',
    'write `there is` before it, or who has it: `you have …`',
    write('there is no', 1, 1, false),
  ),
  // `if placed a lion`.
  row('condition', `> ${DEED_WORDS}`, 'write `you $1`', insertBefore('you ')),
  row(
    'condition',
    '> it has',
    'say what has it: `this tile has …`, `this habitat has …` or `this community has …`',
  ),
  // `if there is lion`, `where a = desert with lion`.
  row(['comparison', 'rank-or-asset'], '!and > Name', (tokens) => fixNoAmount(tokens.peek(1))),
  // `gain 1/3vp for each lion`.
  row(COUNTS, 'for > each', 'write `for` without `each`: `gain 1/3/6vp for lions`', remove()),
  // `gain 1vp per adjacent different animal`, `in this landscape`.
  row(COUNTS, 'adjacent > different', undefined, write('different adjacent', 0, 1)),
  row('anywhere', 'this > landscape', 'write `the landscape`', write('the', 0)),
  // `lose up to 2 cubes`.
  row(
    'anywhere',
    'lose > up to',
    '`lose` takes fewer if there are fewer: leave `up to` out',
    remove(1, 2, false),
  ),
  // `give all cards to another player`, `give a cube to me`.
  row(
    'amount',
    'give > all|up',
    'write how many at most: `give 9 cubes to another player` gives what there is',
  ),
  row('receiver', '> me|you|myself', undefined, write('the owner')),
  row('receiver', '> Article|any|other|one AnyWord', undefined, write('another player', 1, 2, false)),
  // `do an active card`.
  row('of', 'active card > ;|}|EOF', undefined, insertAfter(' of another player')),
  // `remove this`.
  row('thing', '> this !tile', fixThis),
  // `either gain 1vp or { place forest }`, `either { … } or gain 1vp`.
  row('{', 'either|or > Name|StepWord', EACH_WAY),
  // `repeat 2 place forest`.
  row('{', '> StepWord', (tokens) =>
    // In a step, and not in the head of a card.
    isA(stepWindow(tokens)?.step[0], 'StepWord') ? fixBare(tokens) : undefined,
  ),
  // `choose another player; gain 1vp`.
  row('{', 'another player > ;|Name', 'put what is done in braces: `choose another player { … }`'),
  // `if you have a card then { … }`: a word before a brace.
  row('{', '> then|times {', undefined, remove()),
];

const REGION_WORDS = /^(largest|smallest|landscape|edge|most|fewest|least|player)s?$/;

/** A definite article before a thing. */
function fixThe(tokens: Tokens): Advice | undefined {
  const [the, { image }] = [tokens.peek(1), tokens.peek(2)];
  if (REGION_WORDS.test(image)) return undefined;
  const hint = `write \`${aOrAn(image)}\` for any of them, \`this\` for what was last placed, moved or chosen`;
  return image.endsWith('s') ? { hint } : adviceTo(replacement(spanOf(the), aOrAn(image)), hint);
}

/** `this` as the object of a step, which may be its tile or a thing on it. */
function fixThis(tokens: Tokens): Advice {
  const { image: verb } = tokens.peek(0);
  return {
    hint: `write \`this tile\`, or name the thing: \`${verb} a lion on this tile\``,
    // The second thing of a swap is rarely a tile.
    ...(verb !== 'swap' && { fixes: [insertion(spanOf(tokens.peek(1)).to, ' tile')] }),
  };
}
