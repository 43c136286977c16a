/** Advice about habits in sets, Landscape Features and legends, where something else was expected. */

import { spanOf } from '../../tokens/token-text.ts';
import { isA } from '../../tokens/tokens.ts';
import { DECLARATION_WORDS } from '../../tokens/words.ts';
import { insertion, removal, replacement, sourceFix, wordRemoval } from '../edits.ts';
import { fixEventList } from '../slips/short-forms.ts';
import type { Habit } from './habit.ts';
import { IN_CARDS, IN_SCENARIOS } from './lines.ts';
import { fixLayoutLegend, IN_SKETCHES } from './sketches.ts';

const DECLARATIONS: ReadonlySet<string> = new Set(DECLARATION_WORDS);

const IN_SETS: readonly Habit[] = [
  // `animals yak x3 on desert`.
  ({ code, expected, found }) => {
    const one = found.image.slice(0, -1);
    const isPlural = found.image.endsWith('s') && DECLARATIONS.has(one);
    return isPlural && (code === 'ECO112' || expected === 'setting')
      ? {
          hint: `write \`${one}\`: each has a declaration of its own`,
          sure: true,
          fixes: [replacement(spanOf(found), one, true)],
        }
      : undefined;
  },
  // `set rivers extends first-continent`.
  ({ code, found }) =>
    code === 'ECO114' && isA(found, 'extends', 'ClauseWord', 'FeatureClauseWord')
      ? { hint: `a text in quotes, as in \`"Lions"\`, comes before \`${found.image}\`` }
      : undefined,
  // `set rivers "Rivers" players 2 to 4 extends first-continent`, and `extends` twice.
  ({ code, found }) =>
    code === 'ECO117' && isA(found, 'extends')
      ? { hint: 'a set extends one other, which is named right after the title' }
      : undefined,
  // `extends "first-continent"`.
  ({ found, before }) => {
    const name = /^"([a-z][\w-]*)"$/.exec(found.image)?.[1];
    return before.image === 'extends' && isA(found, 'Text') && name !== undefined
      ? { hint: `write \`${name}\` without quotes`, fixes: [replacement(spanOf(found), name, true)] }
      : undefined;
  },
  // `supply land 4 water 3`.
  ({ tokens, code, found, before }) =>
    code === 'ECO117' && /^(land|water|mountains?|forests?)$/.test(found.image) && isA(before, 'Number')
      ? isA(tokens.peek(2), 'Number') || tokens.peek(2).image === '+'
        ? { hint: 'write `,` between two of them', fixes: [insertion(spanOf(before).to, ',', true)] }
        : undefined
      : undefined,
  // `target 80 60`.
  ({ tokens, code, found }) =>
    code === 'ECO117' && isA(found, 'Number') && tokens.peek(-1).image === 'target'
      ? {
          hint: `write the points of a short game after \`short\`: \`short ${found.image}\``,
          fixes: [insertion(found.startOffset, 'short ', true)],
        }
      : undefined,
  // `marker nest x3 on forest up to 2 per tile`.
  ({ tokens, expected, found, before }) => {
    if (expected !== 'a' || !isA(before, 'Number') || tokens.peek(-2).image !== 'up') return undefined;
    const hint = `write \`up to ${before.image} a tile\``;
    if (found.image === 'per') return { hint, fixes: [replacement(spanOf(found), 'a', true)] };
    return { hint, fixes: [insertion(spanOf(before).to, ' a tile', true)] };
  },
  // `animal yak on desert x3`.
  ({ tokens, expected, found, before }) => {
    if (expected !== 'piece-count' || found.image !== 'on') return undefined;
    let at = 2;
    while (at < LONGEST_LINE && isA(tokens.peek(at), 'Name', 'or')) at++;
    const times = tokens.peek(at);
    if (!isA(times, 'Times')) return undefined;
    const fix = sourceFix(
      `write \`${times.image}\` before \`on\``,
      true,
      { from: spanOf(before).to, to: spanOf(before).to, text: ` ${times.image}` },
      { from: spanOf(tokens.peek(at - 1)).to, to: spanOf(times).to, text: '' },
    );
    return { hint: `write \`${times.image}\` before \`on\``, fixes: [fix] };
  },
  // `layout bay "d x" where x = water`.
  ({ tokens, code, found }) =>
    code === 'ECO112' && found.image === 'where' ? fixLayoutLegend(tokens) : undefined,
  // `cubes 6`.
  ({ expected, found }) =>
    expected === 'start' && !isA(found, 'Number')
      ? { hint: 'give both numbers, as in `cubes 66 start 7`, or how many more there are, as in `cubes +6`' }
      : undefined,
  // `animal yak 3 on desert`, `animal yak 3x on desert`.
  ({ expected, tokens, found }) => {
    if (expected !== 'piece-count' || !isA(found, 'Number')) return undefined;
    const next = tokens.peek(2);
    const sign = next.image === 'x' ? next : found;
    const fix = replacement({ from: found.startOffset, to: spanOf(sign).to }, `x${found.image}`, true);
    return { hint: `write \`x${found.image}\``, fixes: [fix] };
  },
  // `animal yak, gnu x3 on desert`.
  ({ expected, found, before }) =>
    expected === 'piece-count' && isA(found, ',', 'and', 'or')
      ? { hint: `each has a declaration of its own, with its number: \`${before.image} x10\`` }
      : undefined,
  // `animal yak on desert`: only the designer can say how many, so the fix is not certain.
  ({ expected, found, before }) =>
    expected === 'piece-count' && !isA(found, 'Text')
      ? {
          hint: `say how many there are: \`${before.image} x10\``,
          fixes: [insertion(spanOf(before).to, found.image === 'on' ? ' x10' : ' x10 on grassland')],
        }
      : undefined,
  // `animal yak x3`.
  ({ expected, found, before }) =>
    expected === 'on' && (isA(found, 'EOF') || found.startLine !== before.startLine)
      ? {
          hint: 'say where it lives: `on grassland`',
          fixes: [insertion(spanOf(before).to, ' on grassland')],
        }
      : undefined,
];

const IN_FEATURES: readonly Habit[] = [
  // `at the end { … }`.
  ({ tokens, expected, found }) =>
    expected === 'end' && found.image === 'the' && tokens.peek(2).image === 'end'
      ? {
          hint: 'write `at end`',
          fixes: [wordRemoval(found, tokens.peek(2))],
        }
      : undefined,
  // `at end of game { … }`.
  ({ tokens, expected, found, before }) => {
    if (expected !== 'trigger-steps' || before.image !== 'end' || found.image !== 'of') return undefined;
    const game = [2, 3].find((ahead) => tokens.peek(ahead).image === 'game');
    if (game === undefined) return undefined;
    const at = { from: spanOf(before).to, to: spanOf(tokens.peek(game)).to };
    return { hint: 'write `at end`', fixes: [removal(at, 'of game', true)] };
  },
  // `when a lion moves { … }`.
  ({ expected, found }) =>
    expected === 'is' && found.image === 'moves'
      ? { hint: 'write `is moved`', fixes: [replacement(spanOf(found), 'is moved', true)] }
      : undefined,
  // `when lions are placed { … }`.
  ({ expected, found }) =>
    expected === 'is' && found.image === 'are'
      ? {
          hint: 'each event is about one thing: `when a lion is placed`',
        }
      : undefined,
  // `is moved out of this feature`.
  ({ tokens, expected, found }) =>
    (expected === 'event-place' || expected === 'event-place-or-steps') &&
    found.image === 'out' &&
    tokens.peek(2).image === 'of'
      ? {
          hint: 'write `from`',
          fixes: [replacement({ from: found.startOffset, to: spanOf(tokens.peek(2)).to }, 'from', true)],
        }
      : undefined,
  // `when a lion is placed, gain 1vp`.
  ({ tokens, expected, found }) =>
    (expected === 'trigger-steps' || expected === 'event-place-or-steps') &&
    isA(isA(found, ',') ? tokens.peek(2) : found, 'StepWord')
      ? { hint: 'put what happens then in braces: `{ gain 1vp }`' }
      : undefined,
  // `whenever a lion is placed { … }`.
  ({ code, found }) =>
    code === 'ECO117' && found.image === 'whenever'
      ? { hint: 'write `when`', fixes: [replacement(spanOf(found), 'when', true)] }
      : undefined,
  // `when you place a lion { … }`.
  ({ found, before }) =>
    before.image === 'when' && found.image === 'you'
      ? { hint: 'name the thing first, and who did it last: `when a lion is placed by you`' }
      : undefined,
  // `is placed by another player { … }`.
  ({ expected, before, found }) =>
    expected === 'you' && before.image === 'by' && !isA(found, 'EOF')
      ? { hint: 'an event is either `by you` or, without these words, by anybody' }
      : undefined,
  // `when a grassland with a lion is placed`.
  ({ expected, found }) =>
    expected === 'is' && isA(found, 'with', 'without')
      ? {
          hint: '`when` only names a thing; test what is on it in a step, as in `gain 1vp if this tile has a lion`',
        }
      : undefined,
  // `when a forest, mountain or lion is placed`, `when a forest is replaced`.
  ({ tokens, expected }) => (expected === 'is' ? fixEventList(tokens) : undefined),
  ({ expected, found }) =>
    expected === 'event' && /^(replaced|swapped)$/.test(found.image)
      ? { hint: `\`${found.image}\` is not an event` }
      : undefined,
];

const IN_LEGENDS: readonly Habit[] = [
  // `where a is desert`.
  ({ expected, found }) =>
    expected === '=' && found.image === 'is'
      ? { hint: 'write `=`', fixes: [replacement(spanOf(found), '=', true)] }
      : undefined,
  // `where a = desert with 1 lion and b = water`.
  ({ tokens, found, before }) =>
    before.image === 'and' && isA(found, 'Name') && isA(tokens.peek(2), '=')
      ? {
          hint: 'write `,` between two letters',
          fixes: [
            sourceFix('write `,`', true, {
              from: spanOf(tokens.peek(-1)).to,
              to: spanOf(before).to,
              text: ',',
            }),
          ],
        }
      : undefined,
  // `where a = desert and 1 lion`.
  ({ tokens, code, found }) =>
    (code === 'ECO117' || code === 'ECO112') &&
    found.image === 'and' &&
    isA(tokens.peek(-1), '=') &&
    isA(tokens.peek(2), 'Number')
      ? { hint: 'write `with`', fixes: [replacement(spanOf(found), 'with', true)] }
      : undefined,
];

/** Habits outside of steps. */
export const DECLARED: readonly Habit[] = [
  ...IN_SETS,
  ...IN_CARDS,
  ...IN_FEATURES,
  ...IN_SCENARIOS,
  ...IN_LEGENDS,
  ...IN_SKETCHES,
];

/** The most tokens of a declaration that are examined. */
const LONGEST_LINE = 20;
