/** Advice about habits in scenarios and in the heads of cards, where something else was expected. */
import { spanOf } from '../../tokens/token-text.ts';
import { isA } from '../../tokens/tokens.ts';
import { insertion, removal, replacement, sourceFix, wordRemoval } from '../edits.ts';
import { type Habit, HEAD_NUMBERS } from './habit.ts';

/** Other forms of the words for how an effect ended. */
const OUTCOMES: ReadonlyMap<string, string> = new Map([
  ['stop', 'stopped'],
  ['finish', 'finished'],
]);

export const IN_SCENARIOS: readonly Habit[] = [
  // `given player 2 has 3 cubes`, `expect player 2 has 3vp`.
  ({ tokens, expected, found, before }) => {
    const player = isA(before, 'Number') && tokens.peek(-1).image === 'player';
    const surplus = player && /^(has|with)$/.test(found.image) ? found : undefined;
    if (surplus && isA(tokens.peek(2), 'Number'))
      return {
        hint: `leave \`${surplus.image}\` out`,
        fixes: [wordRemoval(surplus, tokens.peek(2))],
      };
    const has = tokens.peek(-1);
    return expected === 'cubes-or-cards' && found.image === 'vp' && has.image === 'has'
      ? { hint: 'leave `has` out before points', fixes: [wordRemoval(has, before)] }
      : undefined;
  },
  // `given hand card 1`.
  ({ tokens, found, before }) =>
    found.image === 'card' && (before.image === 'hand' || isA(before, ',')) && isA(tokens.peek(2), 'Number')
      ? {
          hint: 'write only the numbers: `hand 12, 14`',
          fixes: [wordRemoval(found, tokens.peek(2))],
        }
      : undefined,
  // `do gain 1vp`.
  ({ found, before }) =>
    before.image === 'do' && isA(found, 'StepWord')
      ? { hint: 'put the steps in braces: `do { … }`' }
      : undefined,
  // `answer yes`.
  ({ code, found }) =>
    code === 'ECO117' && /^(answer|pick|select)$/.test(found.image)
      ? { hint: 'write `choose`', fixes: [replacement(spanOf(found), 'choose', true)] }
      : undefined,
  // `choose "yes"`.
  ({ expected, found }) => {
    const answer = /^"(\w+)"$/.exec(found.image)?.[1];
    return expected === 'choice' && answer !== undefined
      ? { hint: `write \`${answer}\` without quotes`, fixes: [replacement(spanOf(found), answer, true)] }
      : undefined;
  },
  // `expect 2 forests`, `expect 1 point`.
  ({ expected, found, before }) => {
    if (expected !== 'result-unit' || !isA(found, ';', '}')) return undefined;
    if (/^points?$/.test(before.image))
      return { hint: 'points are written `vp`', fixes: [replacement(spanOf(before), 'vp', true)] };
    return /^(animal|desert|forest|grassland|land|mountain|tile|water)s?$/.test(before.image)
      ? {
          hint: 'write `in the landscape` after it',
          fixes: [insertion(spanOf(before).to, ' in the landscape', true)],
        }
      : undefined;
  },
  // `expect a is a desert`.
  ({ tokens, expected, found }) =>
    expected === 'cell-content' && isA(found, 'Article') && isA(tokens.peek(2), 'Name')
      ? {
          hint: `leave \`${found.image}\` out`,
          fixes: [wordRemoval(found, tokens.peek(2))],
        }
      : undefined,
  // `expect a = desert`, `expect a has 1 lion`, `expect stop`, `expect gain 1vp`.
  ({ tokens, expected, found }) => {
    if (expected !== 'expectation') return undefined;
    const next = tokens.peek(2);
    const whole = OUTCOMES.get(found.image);
    if (whole) return { hint: `write \`${whole}\``, fixes: [replacement(spanOf(found), whole, true)] };
    if (found.image === 'gain')
      return { hint: 'write `expect 1vp`, or `expect gained 1 sun` for what else is gained' };
    if (next.image === '=') return { hint: 'write `is`', fixes: [replacement(spanOf(next), 'is', true)] };
    return next.image === 'has'
      ? { hint: `say the terrain, too: \`${found.image} is desert with 1 lion\`` }
      : undefined;
  },
  // `expect supply 3 fish`.
  ({ tokens, found, before }) => {
    const thing = tokens.peek(2);
    if (before.image !== 'supply' || !isA(found, 'Number') || !isA(thing, 'Name')) return undefined;
    const text = `${thing.image} ${found.image}`;
    const at = { from: found.startOffset, to: spanOf(thing).to };
    return { hint: `write \`supply ${text}\``, fixes: [replacement(at, text, true)] };
  },
  // `where a = desert with 1 lion, 1 forest`.
  ({ expected, found, before }) =>
    expected === 'sketch-letter' && isA(found, 'Number') && isA(before, ',')
      ? {
          hint: 'join the things on a tile with `and`',
          fixes: [replacement(spanOf(before), ' and', true)],
        }
      : undefined,
];

export const IN_CARDS: readonly Habit[] = [
  // `energy sun, {`.
  ({ expected, found, before }) =>
    expected === 'element-name' && isA(before, ',') && isA(found, '{', 'ClauseWord')
      ? { hint: 'leave `,` out after the last of them', fixes: [removal(spanOf(before), ',', true)] }
      : undefined,
  // `card no 1 brown`.
  ({ tokens, expected, found }) =>
    HEAD_NUMBERS.has(expected) && /^(no|nr|num|number)$/i.test(found.image) && isA(tokens.peek(2), 'Number')
      ? { hint: `leave \`${found.image}\` out`, fixes: [wordRemoval(found, tokens.peek(2))] }
      : undefined,
  // `card "1" brown`.
  ({ expected, found }) => {
    const number = HEAD_NUMBERS.has(expected) && /^"(\d+)"$/.exec(found.image)?.[1];
    return number
      ? { hint: `write \`${number}\` without quotes`, fixes: [replacement(spanOf(found), number, true)] }
      : undefined;
  },
  // `card brown 1`.
  ({ tokens, expected, found }) => {
    const number = tokens.peek(2);
    if (!HEAD_NUMBERS.has(expected) || !isA(number, 'Number')) return undefined;
    if (!/^(brown|blue)$/.test(found.image)) return undefined;
    const text = `${number.image} ${found.image}`;
    const at = { from: found.startOffset, to: spanOf(number).to };
    return { hint: `the number comes first: \`${text}\``, fixes: [replacement(at, text, true)] };
  },
  // `card 1 "Rain" brown`.
  ({ tokens, expected, found }) => {
    const deck = tokens.peek(2);
    if (expected !== 'deck' || !isA(found, 'Text') || !/^(brown|blue)$/.test(deck.image)) return undefined;
    const text = `${deck.image} ${found.image}`;
    const at = { from: found.startOffset, to: spanOf(deck).to };
    return { hint: 'the deck comes before the title', fixes: [replacement(at, text, true)] };
  },
  // `card 1 brown title "Rain"`.
  ({ tokens, code, found, before }) =>
    code === 'ECO117' && /^(title|name|named|called)$/.test(found.image) && isA(tokens.peek(2), 'Text')
      ? isA(before, 'brown', 'blue')
        ? {
            hint: `leave \`${found.image}\` out: the title follows the deck`,
            fixes: [wordRemoval(found, tokens.peek(2))],
          }
        : { hint: 'the title follows the deck: `card 1 brown "Rain"`' }
      : undefined,
  // `cost sun`.
  ({ tokens, expected, found }) =>
    expected === 'card-clause' &&
    /^(energies|costs?|price|elements?|spots?)$/.test(found.image) &&
    isA(tokens.peek(2), 'Name')
      ? { hint: 'write `energy`', fixes: [replacement(spanOf(found), 'energy')] }
      : undefined,
  // `2 leaves`.
  ({ tokens, expected, found }) => {
    const leaves = tokens.peek(2);
    if (expected !== 'card-clause' || !isA(found, 'Number') || !isA(leaves, 'leaves')) return undefined;
    const text = `leaves ${found.image}`;
    const at = { from: found.startOffset, to: spanOf(leaves).to };
    return { hint: `write \`${text}\``, fixes: [replacement(at, text, true)] };
  },
  // `leevs 2`, `uses 2`: no other clause of a card has a number.
  ({ tokens, code, expected, found }) =>
    code === 'ECO117' &&
    expected === 'card-clause' &&
    /^(l\w*[fv]\w*s|uses)$/.test(found.image) &&
    isA(tokens.peek(2), 'Number')
      ? { hint: 'did you mean `leaves`?', fixes: [replacement(spanOf(found), 'leaves', true)] }
      : undefined,
  // `card 1 brown replace "Rain"`.
  ({ code, found, before }) =>
    code === 'ECO117' && found.image === 'replace' && isA(before, 'brown', 'blue')
      ? { hint: 'write `replaces`', fixes: [replacement(spanOf(found), 'replaces')] }
      : undefined,
  // `source "rulebook"`, `source original "mine"`.
  ({ tokens, expected, found, before }) => {
    if (expected !== 'source-kind') return undefined;
    if (isA(found, 'Text'))
      return {
        hint: `write \`attested\` for the text as printed, \`adapted\` for a changed one: \`source attested ${found.image}\``,
      };
    if (found.image !== 'original') return undefined;
    const text = tokens.peek(2);
    const to = spanOf(isA(text, 'Text') ? text : found).to;
    const fix = sourceFix('remove this clause', false, { from: spanOf(tokens.peek(-1)).to, to, text: '' });
    return { hint: `leave \`${before.image}\` out: without it a text is original`, fixes: [fix] };
  },
  // `leaves 3x`.
  ({ code, found, before }) =>
    code === 'ECO117' && found.image === 'x' && isA(before, 'Number')
      ? { hint: 'leave `x` out', fixes: [removal(spanOf(found), 'x', true)] }
      : undefined,
  // `card 12 brown "Rain" replaces`.
  ({ code, found, before }) =>
    code === 'ECO117' && found.image === 'replaces' && isA(before, 'Text')
      ? {
          hint: 'write `replaces` before the title',
          fixes: [
            sourceFix(
              'write `replaces` before the title',
              true,
              { from: before.startOffset, to: before.startOffset, text: 'replaces ' },
              { from: spanOf(before).to, to: spanOf(found).to, text: '' },
            ),
          ],
        }
      : undefined,
];
