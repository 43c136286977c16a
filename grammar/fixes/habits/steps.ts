/** Advice about habits in steps, where something else was expected; one row each. */
import type { ExpectationId } from '../../expectations.ts';
import type { Advice } from '../../mistakes.ts';
import { aOrAn } from '../../print/words.ts';
import { meantKeyword } from '../../recovery/nearest.ts';
import { numberOf, spanOf, wordOf } from '../../tokens/token-text.ts';
import { isA, KEYWORDS } from '../../tokens/tokens.ts';
import { adviceTo, insert, insertion, removal, replacement, sourceFix, wordRemoval } from '../edits.ts';
import { fixSites } from '../slips/joined-sites.ts';
import { fixJoinedSteps } from '../slips/joined-steps.ts';
import { NUMBER_WORDS } from '../slips/number-words.ts';
import { fixSeparator } from '../slips/separator.ts';
import {
  DEED_WORDS,
  fixBare,
  fixLacking,
  fixNoAmount,
  fixNoBraces,
  fixThan,
  fixWithin,
  fixWithout,
} from '../slips/short-forms.ts';
import { stepWindow, type Tokens } from '../step-window.ts';
import {
  ARTICLES,
  COUNTS,
  type Habit,
  insertAfter,
  insertBefore,
  remove,
  removeWords,
  row,
  suggest,
  THINGS,
  withSureHint,
  write,
  writeAfter,
} from './habit.ts';

/** Whole phrases of everyday English. */
export const WORDING_HABITS: readonly Habit[] = [
  // `if water is adjacent`, `if no lion is adjacent`.
  row('condition', '> Name is adjacent', undefined, suggest('adjacent to $1', 1, 3)),
  row('condition', '> no Name is adjacent', undefined, suggest('adjacent to no $2', 1, 4)),
  // `if more than 3 lions`.
  row(
    'condition',
    '> more|fewer|less',
    'begin with `there are` or `you have`, as in `there are at least 4 lions`',
  ),
  // `may place a lion; if you do, gain 1vp`.
  row(
    ['have', 'have-or-deed'],
    '> do',
    'put what depends on a step in the same braces: `may { place a lion; gain 2vp }`',
  ),
  // `on the border`.
  row('edge', '> border|boundary|rim|margin', 'write `on the edge`', write('edge')),
  // `within 2 tiles of a water`.
  row('space-or-spaces', '> tile|hex|field|step', undefined, suggest('space')),
  row('space-or-spaces', '> tilee?s|hexe?s|fielde?s|stepe?s', undefined, suggest('spaces')),
  // `move a lion by 2 spaces`.
  row('distance', '> by', undefined, remove(1, 1, false)),
  // `gain 1/3/6vp per lion`, `gain 1/3/6vp`, `gain 1/3/6 for lions`.
  row('for', '> per', 'what a table counts is behind `for`', write('for')),
  row('for', '>', 'say what is counted: `gain 1/3/6vp for lions`'),
  row('vp', 'Table > for', 'write `vp` behind the table: `gain 1/3/6vp for lions`', insertAfter('vp')),
  // `gain up to 5vp per lion`.
  row('reward', '> up', 'write the limit of a gain at its end: `gain 1vp per lion at most 5`'),
  // `per card in your hand`, `per card in hands`.
  row('region', 'cards? in > your|the|their|his|her hands?', 'write `card in hand`', write('hand', 1, 2)),
  row('region', 'cards? in > hands?', 'write `card in hand`', write('hand')),
  // `remove the lion`, `adjacent to the water`.
  row('anywhere', '> the Name', fixThe),
  fixNoun,
  // `gain 1vp per each lion`.
  row(COUNTS, '> each|every Name', undefined, removeWords()),
  // `move a lion 2`.
  row('space-or-spaces', '1 > ;|}|EOF', 'distances are in spaces: `1 space`', insertAfter(' space')),
  row('space-or-spaces', '> ;|}|EOF', 'distances are in spaces: `$0 spaces`', insertAfter(' spaces')),
  // `in landscape`.
  row('region', 'in > landscape', 'write `in the landscape`', insertBefore('the ')),
  // `on the landscape`.
  row('edge', 'on .* > landscape', 'write `in the landscape`', write('in', -1)),
  // `in the board`, `on the map`.
  row(
    ['edge', 'landscape', 'the-region'],
    'the > board|map|table|world',
    undefined,
    suggest('in the landscape', -1, 1),
  ),
  // `rotate a card`.
  row(
    'counter-clockwise',
    '> ;|}|EOF',
    'write `rotate a card counter-clockwise`',
    insertAfter(' counter-clockwise'),
  ),
  // `play one card`.
  row('card', '> one Name', undefined, write('a')),
  // `place lion as "leader"`.
  row('own-name', '> "[a-z][a-z0-9-]*"', 'write `$word1` without quotes', suggest('$word1')),
  // `if there is a lion, gain 1vp`, `if there is a lion then gain 1vp`.
  row('{', '> ,|then StepWord', fixConditionWithoutBraces),
];

const ONE_EACH = 'one changes places with one other: `swap a desert with a water`';
const ONE_PLAYER = 'write `choose a player { … }`: one is chosen at a time';
const WHOLE_CONDITION = 'write the whole condition again: `there is a lion and there is no shark`';
const SURPLUS_SEMICOLON = 'leave `;` out: one is enough between two steps';

/** Words and signs in steps. */
export const STEP_HABITS: readonly Habit[] = [
  // `"Sing."`, `by-hand "Sing."`.
  row('step', '> Text', 'write `by hand` before what people do themselves', insertBefore('by hand ')),
  row('step', '> by-hand|hand|manually Text', undefined, write('by hand')),
  // `if a lion is adjacent`.
  row('adjacent', 'if Article > AnyWord', 'begin with `there is $0 $1` or `adjacent to`'),
  // `replace a tile without 2 lions with land`.
  row('anywhere', '> without Number', fixLacking),
  // `gain a card of 5 and play it`.
  row(
    'anywhere',
    'and > play it',
    'only `gain a card and play it` plays what it gives: `; play a card` plays any card of the hand',
    writeAfter(-1, '; play a card', 2, false),
  ),
  // `place forest and gain 1vp`, `either gain 1vp or place forest`, `either draw a card or gain 1vp`.
  row('anywhere', 'and|or|either > StepWord|{', fixJoinedSteps),
  row('{', 'either > Name', fixJoinedSteps),
  // `choose another lion`, `may choose another lion { gain 1vp }`.
  row('player', 'another > Name', 'only a player can be `another`: write `a`'),
  // `rotate any card`, `place any cube on it`.
  row(ARTICLES, '> any Name', undefined, write('a')),
  // `replace desert, grassland or water with …`, `move a lion, rhino or fish 1 space`.
  row(['with', 'distance'], '> ,', fixSeparator),
  // `move a lion on the edge or on a desert 2 spaces`.
  row(['with', 'distance'], '> or', fixSites),
  // `swap a desert and a water`, `replace a desert by water`.
  row('with', '> and|by|for|into|to', 'write what replaces it after `with`', suggest('with')),
  // `if you have placed a lion`.
  row('anywhere', `you have > ${DEED_WORDS}`, undefined, remove(0)),
  // `if there is not a lion`.
  row(['comparison', 'amount-or-none'], '> not Article|any', undefined, write('no', 1, 2)),
  // `if there are more than 2 lions`.
  row(['comparison', 'rank-or-asset'], '>', (tokens) => fixThan(tokens)),
  // `if within two spaces of a lion`.
  row('condition', '>', fixWithin),
  // `if first use`, `if its last use`, `if this is the last use`.
  row('condition', '> its|the first|last use', 'write `this is its $2 use`', write('this is its')),
  row('condition', '> first|last use', 'write `this is its $1 use`', insertBefore('this is its ')),
  row('site', '> its|the first|last use', 'write `this is its $2 use`', write('its')),
  row('site', '> first|last use', 'write `this is its $1 use`', insertBefore('its ')),
  // `each player without cubes { … }`.
  row('anywhere', 'players? >', fixWithout),
  // `each player with the least vp`, `each player with most cubes`.
  row('rank-or-asset', '> most|fewest', 'write `the $1`', insertBefore('the ')),
  row(['rank', 'most'], '> greatest|highest|largest|more', undefined, write('most')),
  row(['rank', 'most'], '> fewer|least|less|lowest|smallest', undefined, write('fewest')),
  // `choose the player { … }`, `choose 2 players { … }`, `swap 2 deserts with a water`.
  row('anywhere', 'choose > Number players?', ONE_PLAYER),
  row('anywhere', 'choose > the players?', ONE_PLAYER, suggest('a')),
  row('anywhere', 'swap > Number', ONE_EACH),
  // `if there is a lion and no shark`, `if adjacent to a lion and a shark`.
  row('condition', 'and|or > no|Number', WHOLE_CONDITION),
  row('adjacent', 'and|or Article > AnyWord', WHOLE_CONDITION),
  // `if placed a lion`, `if it is on a desert`.
  row('condition', `> ${DEED_WORDS}`, 'write `you $1`', insertBefore('you ')),
  row(
    'condition',
    '> it has',
    'say what has it: `this tile has …`, `this habitat has …` or `this community has …`',
  ),
  row('condition', '> it is|isn', 'write `this is`', write('this')),
  // `if there is lion`, `where a = desert with lion`.
  row('comparison', '!and > Name', (tokens) =>
    NUMBER_WORDS.includes(tokens.peek(1).image) ? undefined : fixNoAmount(tokens.peek(1)),
  ),
  // `if at least 2 lions`.
  row('condition', '> at|exactly|no|Number|Article', fixCount),
  // `lose up to 2 cubes`.
  row(
    'anywhere',
    'lose > up to',
    '`lose` takes fewer if there are fewer: leave `up to` out',
    remove(1, 2, false),
  ),
  // `move a fish up to 2 spaces`, as the card prints it.
  withSureHint(
    row('distance', '> up to', 'fewer spaces will do anyway: leave `up to` out', remove(1, 2, false)),
  ),
  // `gain 1vp per adjacent different animal`.
  row(COUNTS, 'adjacent > different', undefined, write('different adjacent', 0, 1)),
  // `gain 1vp per lion at the edge`.
  row('most', '> the edge', 'write `on the edge`', write('on the', 0, 1)),
  // `gain 1vp per lion in the edge`.
  row('anywhere', 'in .* > edge', 'write `on the edge`', write('on', -1)),
  // `in this landscape`.
  row('anywhere', 'this > landscape', 'write `the landscape`', write('the', 0)),
  // `remove up to all lions`.
  row(
    'limit',
    '> all',
    'write `all` without `up to`, or how many there may be: `up to 3 lions`',
    removeWords(-1, 0, false),
  ),
  // `remove this`.
  row('thing', '> this !tile', fixThis),
  // `gain 1vp;; place forest`.
  row('ECO113', '!{ > ;', SURPLUS_SEMICOLON, remove()),
  row('ECO113', '> ; !}', SURPLUS_SEMICOLON, remove()),
  // `repeat 2 place forest`, `each player gain 1vp`.
  row('{', '> StepWord', (tokens) =>
    // In a step, and not in the head of a card.
    isA(stepWindow(tokens)?.step[0], 'StepWord') ? fixBare(tokens) : undefined,
  ),
  // `each player gains 1vp`, `choose another player; gain 1vp`.
  row('{', '> !and|or|then', fixNoBraces),
  // `if you have a card then { … }`: a word before a brace.
  row('{', '> then {', undefined, remove()),
];

const REGION_WORDS = /^(largest|smallest|landscape|edge|most|fewest|least|player)$/;

/** A definite article, where there is only an indefinite one or none. */
function fixThe(tokens: Tokens, expected?: ExpectationId): Advice | undefined {
  const [the, thing] = [tokens.peek(1), tokens.peek(2)];
  if (!expected || REGION_WORDS.test(thing.image)) return undefined;
  if (COUNTS.has(expected)) return adviceTo(wordRemoval(the, thing));
  if (!THINGS.has(expected)) return undefined;
  const text = aOrAn(thing.image);
  const hint =
    expected === 'spot'
      ? `write \`${text}\` for any of them, \`this\` for what was last placed, moved or chosen`
      : `write \`${text}\`: which one, its player chooses`;
  return thing.image.endsWith('s') ? { hint } : adviceTo(replacement(spanOf(the), text), hint);
}

/** `this` as the object of a step, which may be its tile or a thing on it. */
function fixThis(tokens: Tokens): Advice {
  const { image: verb } = tokens.peek(0);
  return {
    hint:
      verb === 'replace'
        ? 'write `this tile`'
        : `write \`this tile\`, or name the thing: \`${verb} a lion on this tile\``,
    // The second thing of a swap is rarely a tile.
    ...(verb !== 'swap' && { fixes: [insertion(spanOf(tokens.peek(1)).to, ' tile')] }),
  };
}

/** A comma or `then` between a condition and a step that depends on it. */
function fixConditionWithoutBraces(tokens: Tokens): Advice {
  const hint =
    'put what depends on a condition in braces: `if … { gain 1vp }`, or before it: `gain 1vp if …`';
  const { step = [], read = 0 } = stepWindow(tokens) ?? {};
  const last = step[step.length - 1];
  // A comma before a step looks like the end of the step that begins here.
  if (!last || read >= step.length - 1 || step.slice(read + 1).some((one) => isA(one, 'else', '{')))
    return { hint };
  const edits = [
    { from: spanOf(tokens.peek(0)).to, to: spanOf(tokens.peek(1)).to, text: ' {' },
    insert(spanOf(last).to, ' }'),
  ];
  return { hint, sure: true, fixes: [sourceFix('write the braces', false, ...edits)] };
}

/** Advice about a condition that begins with a count: it needs `there is` or `there are` before it. */
function fixCount(tokens: Tokens): Advice | undefined {
  const found = tokens.peek(1);
  const isLimit = found.image === 'at' && /^(least|most)$/.test(tokens.peek(2).image);
  const compares = isLimit || found.image === 'exactly';
  if (!compares && !isA(found, 'Number', 'Article', 'no')) return undefined;
  const ahead = [1, 2, 3].find((at) => isA(tokens.peek(at), 'Number'));
  const amount = compares || isA(found, 'Number') ? ahead && numberOf(tokens.peek(ahead)) : undefined;
  if (amount === 0) return { hint: 'for none, write `if there is no lion`' };
  const is = (amount ?? 1) === 1 ? 'is' : 'are';
  return adviceTo(
    insertion(found.startOffset, `there ${is} `),
    `write \`there ${is}\` before it, or who has it: \`you have …\``,
  );
}

/** `place a grassland tile`, `remove a lion token`: the second word is redundant. */
export function fixNoun(tokens: Tokens): Advice | undefined {
  const [found, thing] = [tokens.peek(1), tokens.peek(0)];
  const isTile = /^(tile|hex)(e?s)?$/.test(found.image);
  const isToken = /^(token|figure|animal|piece|standee)s?$/.test(found.image);
  const before = tokens.peek(-1).image;
  if (!(isTile || isToken) || !isA(thing, 'Name') || !isA(found, 'Name') || /^(of|as)$/.test(before))
    return undefined;
  if (/^(any|all|every|each|another|other|same|that)$/.test(thing.image)) return undefined;
  const isGround = /^(desert|grassland|water|land)s?$/.test(thing.image);
  // In `different adacent animal`, a letter is missing, and no word is redundant.
  if (!isGround && !KEYWORDS.has(thing.image) && meantKeyword(wordOf(thing), KEYWORDS)) return undefined;
  // `remove a forest tile` may mean the tile.
  if (isTile && !isGround && stepWindow(tokens)?.step[0].image !== 'place') {
    const one = thing.image.replace(/s$/, '');
    return { hint: `\`${one}\` is the token alone; its tile is a \`tile with ${aOrAn(one)} ${one}\`` };
  }
  if (isToken && isGround) return undefined;
  return adviceTo(
    removal({ from: spanOf(thing).to, to: spanOf(found).to }, found.image, true),
    `leave \`${found.image}\` out: \`${thing.image}\` is enough`,
  );
}
