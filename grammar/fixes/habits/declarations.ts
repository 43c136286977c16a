/** Advice about habits in sets, cards and Landscape Features, where something else was expected. */
import { DEEDS, EVENTS } from '../../../program/index.ts';
import { adviceTo, insert, insertion, sourceFix } from '../../tokens/edits.ts';
import { spanOf } from '../../tokens/token-text.ts';
import { isA } from '../../tokens/tokens.ts';
import { DECLARATION_WORDS } from '../../tokens/words.ts';
import { MOST_TOKENS, type Tokens } from '../step-window.ts';
import {
  type Habit,
  HEAD_NUMBERS,
  insertAfter,
  insertBefore,
  remove,
  removeWord,
  row,
  suggest,
  withSureHint,
  write,
} from './habit.ts';

const HOW_MANY = 'say how many there are: `$0 x10`';

const SET_HABITS: readonly Habit[] = [
  // `animals yak x3 on desert`.
  ...DECLARATION_WORDS.map((one) =>
    withSureHint(
      row(
        ['ECO112', 'setting'],
        `> ${one}s`,
        `write \`${one}\`: each has a declaration of its own`,
        write(one),
      ),
    ),
  ),
  // `set rivers extends first-continent`.
  row(
    'ECO114',
    '> extends|ClauseWord|FeatureClauseWord',
    'a text in quotes, as in `"Lions"`, comes before `$1`',
  ),
  // `set rivers "Rivers" players 2 to 4 extends first-continent`, and `extends` twice.
  row('ECO117', '> extends', 'a set extends one other, which is named right after the title'),
  // `extends "first-continent"`.
  row('anywhere', 'extends > "[a-z][\\w-]*"', 'write `$word1` without quotes', write('$word1')),
  // `supply land 4 water 3`.
  row(
    'ECO117',
    'Number > land|water|mountains?|forests? Number|+',
    'write `,` between two of them',
    insertAfter(','),
  ),
  // `target 80 60`.
  row(
    'ECO117',
    'target .* > Number',
    'write the points of a short game after `short`: `short $1`',
    insertBefore('short '),
  ),
  // `marker nest x3 on forest up to 2 per tile`.
  row('a', 'up .* Number > per', 'write `up to $0 a tile`', write('a')),
  row('a', 'up .* Number >', 'write `up to $0 a tile`', insertAfter(' a tile')),
  // `animal yak on desert x3`.
  row('piece-count', '> on', fixLateCount),
  // `layout bay "d x" where x = water`.
  row('ECO112', '> where', 'a layout has no `where`: it is drawn with `d`, `g` and `w`'),
  // `cubes 6`.
  row(
    'start',
    '> !Number',
    'give both numbers, as in `cubes 66 start 7`, or how many more there are, as in `cubes +6`',
  ),
  // `animal yak 3 on desert`, `animal yak 3x on desert`.
  row('piece-count', '> Number x', 'write `x$1`', write('x$1', 1, 2)),
  row('piece-count', '> Number', 'write `x$1`', write('x$1')),
  // `animal yak, gnu x3 on desert`.
  row('piece-count', '> ,|and|or', 'each has a declaration of its own, with its number: `$0 x10`'),
  // `animal yak on desert`: only the designer can say how many, so the fix is not certain.
  row('piece-count', '> on', HOW_MANY, insertAfter(' x10', false)),
  row('piece-count', '> !Text', HOW_MANY, insertAfter(' x10 on grassland', false)),
  // `animal yak x3`.
  row('on', '>', (tokens) => {
    const [before, found] = [tokens.peek(0), tokens.peek(1)];
    return isA(found, 'EOF') || found.startLine !== before.startLine
      ? { hint: 'say where it lives: `on grassland`', fixes: [insertion(spanOf(before).to, ' on grassland')] }
      : undefined;
  }),
];

const CARD_HABITS: readonly Habit[] = [
  // `energy sun, {`.
  row('element-name', ', > {|ClauseWord', 'leave `,` out after the last of them', remove(0)),
  // `card no 1 brown`.
  row(HEAD_NUMBERS, '> [Nn][OoRr]|[Nn][Uu][Mm]([Bb][Ee][Rr])? Number', undefined, removeWord()),
  // `card "1" brown`.
  row(HEAD_NUMBERS, '> "\\d+"', 'write `$word1` without quotes', write('$word1')),
  // `card brown 1`.
  row(HEAD_NUMBERS, '> brown|blue Number', 'the number comes first: `$2 $1`', write('$2 $1', 1, 2)),
  // `card 1 "Rain" brown`.
  row('deck', '> Text brown|blue', 'the deck comes before the title', write('$2 $1', 1, 2)),
  // `card 1 brown title "Rain"`.
  row(
    'ECO117',
    'brown|blue > title|name|named|called Text',
    'leave `$1` out: the title follows the deck',
    removeWord(),
  ),
  row('ECO117', '> title|name|named|called Text', 'the title follows the deck: `card 1 brown "Rain"`'),
  // `cost sun`.
  row('card-clause', '> energies|costs?|price|elements?|spots? Name', undefined, suggest('energy')),
  // `2 leaves`.
  row('card-clause', '> Number leaves', undefined, write('leaves $1', 1, 2)),
  // `leevs 2`, `uses 2`: no other clause of a card has a number.
  row('card-clause', '> l\\w*[fv]\\w*s|uses Number', 'did you mean `leaves`?', write('leaves')),
  // `card 1 brown replace "Rain"`.
  row('ECO117', 'brown|blue > replace', undefined, suggest('replaces')),
  // `source "rulebook"`, `source original "mine"`.
  row(
    'source-kind',
    '> Text',
    'write `attested` for the text as printed, `adapted` for a changed one: `source attested $1`',
  ),
  row('source-kind', '> original', 'leave `$0` out: without it a text is original'),
  // `leaves 3x`.
  row('ECO117', 'Number > x', undefined, remove()),
  // `card 12 brown "Rain" replaces`.
  row('ECO117', 'Text > replaces', (tokens) => {
    const [{ from, to }, { to: end }] = [spanOf(tokens.peek(0)), spanOf(tokens.peek(1))];
    const edits = [insert(from, 'replaces '), { from: to, to: end, text: '' }];
    return adviceTo(sourceFix('write `replaces` before the title', true, ...edits));
  }),
];

const BRACES = 'put what happens then in braces: `{ gain 1vp }`';

/** What effects do that triggers do not wait for (L22). */
const NO_EVENTS = [...DEEDS, 'swapped'].filter((deed) => !(deed in EVENTS));

const FEATURE_HABITS: readonly Habit[] = [
  // `at the end { … }`.
  row('end', '> the end', 'write `at end`', removeWord()),
  // `at end of game { … }`.
  ...['of game', 'of .* game'].map((words) =>
    row('trigger-steps', `end > ${words}`, (tokens) => {
      const at = { from: spanOf(tokens.peek(0)).to, to: spanOf(tokens.peek(words.split(' ').length)).to };
      return adviceTo(sourceFix('remove `of game`', true, { ...at, text: '' }), 'write `at end`');
    }),
  ),
  // `when a lion moves { … }`.
  row('is', '> moves', undefined, write('is moved')),
  // `when a card is completed { … }`.
  row(
    'event',
    'card is > Name',
    'write `when you complete a card`, or `when another player completes a card`',
  ),
  // `when lions are placed { … }`.
  row('is', '> are', 'each event is about one thing: `when a lion is placed`'),
  // `is moved out of this feature`.
  row(['event-place', 'event-place-or-steps'], '> out of', undefined, write('from', 1, 2)),
  // `when a lion is placed, gain 1vp`.
  row(['trigger-steps', 'event-place-or-steps'], '> StepWord', BRACES),
  // `whenever a lion is placed { … }`.
  row('ECO117', '> whenever', undefined, write('when')),
  // `when you place a lion { … }`.
  row('anywhere', 'when > you', 'name the thing first, and who did it last: `when a lion is placed by you`'),
  // `is placed by anyone { … }`.
  row('event-by', 'by > !EOF', 'without these words, an event is one by anybody'),
  // `when a grassland with a lion is placed`.
  row(
    'is',
    '> with|without',
    '`when` only names a thing; test what is on it in a step, as in `gain 1vp if this tile has a lion`',
  ),
  // `when a forest, mountain or lion is placed`, `when a forest is replaced`.
  row('is', '> ,', 'write `or` between them', write(' or')),
  row('is', '> and', undefined, write('or')),
  row('event', `> ${NO_EVENTS.join('|')}`, '`$1` is not an event'),
];

/** Habits in declarations other than scenarios, outside of steps. */
export const DECLARATION_HABITS: readonly Habit[] = [...SET_HABITS, ...CARD_HABITS, ...FEATURE_HABITS];

/** `on desert x3`: the number comes before `on`. */
function fixLateCount(tokens: Tokens) {
  let at = 2;
  while (at < MOST_TOKENS && isA(tokens.peek(at), 'Name', 'or')) at++;
  const times = tokens.peek(at);
  if (!isA(times, 'Times')) return undefined;
  const edits = [
    insert(spanOf(tokens.peek(0)).to, ` ${times.image}`),
    { from: spanOf(tokens.peek(at - 1)).to, to: spanOf(times).to, text: '' },
  ];
  return adviceTo(sourceFix(`write \`${times.image}\` before \`on\``, true, ...edits));
}
