/** Mends for what is written instead of something that is expected: one row for each habit. */
import { EOF, type IToken } from 'chevrotain';
import type { Advice, SyntaxCode } from '../mistakes.ts';
import { numberOf, spanOf } from '../tokens/token-text.ts';
import {
  AnyWord,
  Article,
  BlockClose,
  BlockOpen,
  ClauseWord,
  Comma,
  DeclarationWord,
  Equals,
  FeatureClauseWord,
  KEYWORDS,
  Name,
  NumberToken,
  Semicolon,
  StepWord,
  Text,
  Times,
  word,
} from '../tokens/tokens.ts';
import { DECLARED } from './declared.ts';
import type { Habit, Unexpected } from './habit.ts';
import { mendJoinedSteps } from './joined-steps.ts';
import { insertion, mend, removal, replacement } from './mends.ts';
import { NUMBERS } from './number-words.ts';
import { IN_REGIONS } from './regions.ts';
import { mendSecondTest, mendSites, mendSubject } from './said-once.ts';
import { mendSeparator } from './separator.ts';
import {
  DEEDS,
  mendAnother,
  mendBare,
  mendEventList,
  mendLacking,
  mendNoAmount,
  mendNoBraces,
  mendNotAny,
  mendOne,
  mendRank,
  mendThan,
  mendUse,
  mendWithin,
  mendWithout,
} from './short-forms.ts';
import { isA, stepWindow, type Tokens } from './step-window.ts';
import { WORDINGS } from './wordings.ts';

/** What to do about each thing that people write; the first that knows something is taken. */
const HABITS: readonly Habit[] = [
  ...DECLARED,
  ...WORDINGS,
  ...IN_REGIONS,
  // `leaves = 3`.
  ({ found, before, code }) =>
    isA(found, Equals) && code !== 'ECO113'
      ? {
          hint: 'leave `=` out',
          fixes: [mend('remove `=`', true, { ...spanOf(found), text: blank(before, found) })],
        }
      : undefined,
  // `leaves x3`, `place x3 lions`.
  ({ code, expected, found }) =>
    (code === 'ECO106' || expected.startsWith('what is')) && isA(found, Times)
      ? {
          hint: `write \`${numberOf(found)}\``,
          fixes: [replacement(spanOf(found), String(numberOf(found)), true)],
        }
      : undefined,
  // `cubes 6`.
  ({ expected, found }) =>
    expected === '`start`' && !isA(found, NumberToken)
      ? { hint: 'give both numbers, as in `cubes 66 start 7`, or how many more there are, as in `cubes +6`' }
      : undefined,
  // `leaves 3x`.
  ({ code, found, before }) =>
    code === 'ECO117' && found.image === 'x' && isA(before, NumberToken)
      ? { hint: 'leave `x` out', fixes: [removal(spanOf(found), 'x', true)] }
      : undefined,
  // `if a lion is adjacent`.
  ({ tokens, expected, found, before }) =>
    expected === '`adjacent`' &&
    isA(tokens.peek(-1), word('if')) &&
    isA(before, Article) &&
    isA(found, AnyWord)
      ? { hint: `begin with \`there is ${before.image} ${found.image}\` or \`adjacent to\`` }
      : undefined,
  // `replace a tile without 2 lions with land`.
  ({ tokens, found }) =>
    found.image === 'without' && isA(tokens.peek(2), NumberToken) ? mendLacking(tokens) : undefined,
  // `gain a card of 5 and play it`.
  ({ tokens, found, before }) =>
    found.image === 'play' && tokens.peek(2).image === 'it' && before.image === 'and'
      ? {
          hint: 'only `gain a card and play it` plays what it gives: `; play a card` plays any card of the hand',
          fixes: [
            mend('write `; play a card`', false, {
              from: spanOf(tokens.peek(-1)).to,
              to: spanOf(tokens.peek(2)).to,
              text: '; play a card',
            }),
          ],
        }
      : undefined,
  // `place forest and gain 1vp`, `either gain 1vp or place forest`.
  ({ tokens, found, before }) =>
    isA(found, StepWord, BlockOpen) && isA(before, word('and'), word('or'), word('either'))
      ? mendJoinedSteps(tokens)
      : undefined,
  // `choose another lion`, `may choose another lion { gain 1vp }`.
  ({ tokens, expected, found, before }) =>
    expected === '`player`' && before.image === 'another' && isA(found, Name)
      ? mendAnother(tokens)
      : undefined,
  // `rotate any card`, `place any cube on it`.
  ({ expected, found, tokens }) =>
    found.image === 'any' && isA(tokens.peek(2), Name) && /`card`|`a`/.test(expected)
      ? { hint: 'write `a`', fixes: [replacement(spanOf(found), 'a', true)] }
      : undefined,
  // `replace desert, grassland or water with …`, `move a lion, rhino or fish 1 space`.
  ({ expected, found, tokens }) =>
    /^(`with`|how many spaces)$/.test(expected) && isA(found, Comma) ? mendSeparator(tokens) : undefined,
  // `move a lion on the edge or on a desert 2 spaces`.
  ({ expected, found, tokens }) =>
    /^(`with`|how many spaces)$/.test(expected) && isA(found, word('and'), word('or'))
      ? mendSites(tokens)
      : undefined,
  // `swap a desert and a water`, `replace a desert by water`.
  ({ expected, found }) =>
    expected === '`with`' && isA(found, word('and'), word('by'), word('for'), word('into'), word('to'))
      ? {
          hint: 'what comes in its place is said after `with`',
          fixes: [replacement(spanOf(found), 'with')],
        }
      : undefined,
  // `when a grassland with a lion is placed`.
  ({ expected, found }) =>
    expected === '`is`' && isA(found, word('with'), word('without'))
      ? {
          hint: '`when` only names a thing; what is on it is asked by a step, as in `gain 1vp if this tile has a lion`',
        }
      : undefined,
  // `when a forest, mountain or lion is placed`, `when a forest is replaced`.
  ({ tokens, expected }) => (expected === '`is`' ? mendEventList(tokens) : undefined),
  ({ expected, found }) =>
    expected.startsWith('`placed`') && /^(replaced|swapped)$/.test(found.image)
      ? { hint: `what is ${found.image} makes no event` }
      : undefined,
  // `if you have placed a lion`.
  ({ tokens, found, before }) =>
    before.image === 'have' && tokens.peek(-1).image === 'you' && DEEDS.test(found.image)
      ? { hint: 'leave `have` out', fixes: [removal(spanOf(before), 'have', true)] }
      : undefined,
  // `if there is not a lion`.
  ({ tokens, expected }) => (expected.includes('or `no`') ? mendNotAny(tokens) : undefined),
  // `if there are more than 2 lions`.
  ({ tokens, expected }) => (/at least|the most/.test(expected) ? mendThan(tokens) : undefined),
  // `if within two spaces of a lion`.
  ({ tokens, expected }) => (expected.startsWith('a condition') ? mendWithin(tokens) : undefined),
  // `if first use`, `if its last use`, `if this is the last use`.
  ({ tokens, expected }) =>
    /^(a condition|`adjacent`, `on`)/.test(expected) ? mendUse(tokens, expected) : undefined,
  // `each player without cubes { … }`.
  ({ tokens, before }) => (/^players?$/.test(before.image) ? mendWithout(tokens) : undefined),
  // `each player with the least vp`, `each player with most cubes`.
  ({ expected, found }) => mendRank(expected, found),
  // `choose the player { … }`, `choose 2 players { … }`, `swap 2 deserts with a water`.
  ({ tokens, found, before }) => mendOne(tokens, found, before),
  // `if there is a lion and no shark`, `if adjacent to a lion and a shark`.
  ({ expected, tokens }) =>
    expected === '`adjacent`' || expected.startsWith('a condition') ? mendSecondTest(tokens) : undefined,
  // `if placed a lion`, `if it is on a desert`.
  ({ expected, tokens }) => (expected.startsWith('a condition') ? mendSubject(tokens) : undefined),
  // `if there is lion`, `where a = desert with lion`.
  ({ expected, found, before }) =>
    expected.startsWith('a number, `at least`') &&
    isA(found, Name) &&
    !isA(before, word('and')) &&
    !NUMBERS.includes(found.image)
      ? mendNoAmount(found)
      : undefined,
  // `if at least 2 lions`.
  ({ expected, found, tokens }) =>
    expected.startsWith('a condition') ? mendCount(found, tokens) : undefined,
  // `lose up to 2 cubes`.
  ({ tokens, found, before }) =>
    isA(found, word('up')) && before.image === 'lose' && isA(tokens.peek(2), word('to'))
      ? {
          hint: '`lose` takes what there is, never more than it says: leave `up to` out',
          fixes: [removal({ from: found.startOffset, to: spanOf(tokens.peek(2)).to }, 'up to')],
        }
      : undefined,
  // `move a fish up to 2 spaces`, as the card prints it.
  ({ tokens, expected, found }) =>
    expected === 'how many spaces' && isA(found, word('up')) && isA(tokens.peek(2), word('to'))
      ? {
          hint: 'fewer spaces will do anyway: leave `up to` out',
          fixes: [removal({ from: found.startOffset, to: spanOf(tokens.peek(2)).to }, 'up to')],
        }
      : undefined,
  // `gain 1vp per adjacent different animal`.
  ({ expected, found, before }) =>
    expected === 'what is counted' && found.image === 'different' && before.image === 'adjacent'
      ? {
          hint: 'write `different adjacent`',
          fixes: [
            replacement({ from: before.startOffset, to: spanOf(found).to }, 'different adjacent', true),
          ],
        }
      : undefined,
  // `gain 1vp per lion at the edge`.
  ({ tokens, expected, found, before }) =>
    expected === '`most`' && found.image === 'the' && tokens.peek(2).image === 'edge'
      ? {
          hint: 'write `on the edge`',
          fixes: [replacement({ from: before.startOffset, to: spanOf(found).to }, 'on the', true)],
        }
      : undefined,
  // `gain 1vp per lion in the edge`.
  ({ tokens, found }) =>
    found.image === 'edge' && tokens.peek(-1).image === 'in'
      ? { hint: 'write `on the edge`', fixes: [replacement(spanOf(tokens.peek(-1)), 'on', true)] }
      : undefined,
  // `in this landscape`.
  ({ found, before }) =>
    found.image === 'landscape' && before.image === 'this'
      ? { hint: 'write `the landscape`', fixes: [replacement(spanOf(before), 'the', true)] }
      : undefined,
  // `remove up to all lions`.
  ({ tokens, expected, found }) =>
    expected.startsWith('a number after `up to`') && found.image === 'all'
      ? {
          hint: 'write `all` without `up to`, or how many there may be: `up to 3 lions`',
          fixes: [removal({ from: tokens.peek(-1).startOffset, to: found.startOffset }, 'up to')],
        }
      : undefined,
  // `remove this`.
  ({ tokens, expected, found, before }) =>
    found.image === 'this' && expected.startsWith('an animal') && tokens.peek(2).image !== 'tile'
      ? {
          hint:
            before.image === 'replace'
              ? 'write `this tile`'
              : `write \`this tile\`, or name the thing: \`${before.image} a lion on this tile\``,
          // The other thing of a swap is rarely a tile.
          ...(before.image !== 'swap' && { fixes: [insertion(spanOf(found).to, ' tile')] }),
        }
      : undefined,
  // `gain 1vp;; place forest`.
  ({ tokens, code, found, before }) =>
    code === 'ECO113' && isA(found, Semicolon) && !(isA(before, BlockOpen) && isA(tokens.peek(2), BlockClose))
      ? { hint: 'leave `;` out: one is enough between two steps', fixes: [removal(spanOf(found), ';', true)] }
      : undefined,
  // `leaves two`.
  ({ code, expected, found }) => {
    const value = NUMBERS.indexOf(found.image.toLowerCase());
    const isNumber = code === 'ECO106' || expected.startsWith('a number');
    if (!isNumber || value < 1) return undefined;
    return {
      hint: `write the number in digits: \`${value}\``,
      fixes: [replacement(spanOf(found), String(value), true)],
    };
  },
  // `note small`.
  ({ code, tokens, found }) => {
    if (code !== 'ECO114' || !isA(found, AnyWord)) return undefined;
    const { from, to } = { from: found.startOffset, to: endOfWords(tokens) };
    return {
      hint: 'write it in quotes, as in `"Lions"`',
      fixes: [mend('write it in quotes', false, { from, to: from, text: '"' }, { from: to, to, text: '"' })],
    };
  },
  // `animal yak 3 on desert`, `animal yak 3x on desert`.
  ({ expected, tokens, found }) => {
    if (!expected.startsWith('how many there are') || !isA(found, NumberToken)) return undefined;
    const next = tokens.peek(2);
    const sign = next.image === 'x' ? next : found;
    const fix = replacement({ from: found.startOffset, to: spanOf(sign).to }, `x${found.image}`, true);
    return { hint: `write \`x${found.image}\``, fixes: [fix] };
  },
  // `animal yak on desert`: how many is for the designer to say.
  ({ expected, found, before }) =>
    expected.startsWith('how many there are') && !isA(found, Text)
      ? {
          hint: `say how many there are: \`${before.image} x10\``,
          fixes: [insertion(spanOf(before).to, found.image === 'on' ? ' x10' : ' x10 on grassland')],
        }
      : undefined,
  // `animal yak x3`.
  ({ expected, found, before }) =>
    expected === '`on`' && (isA(found, EOF) || found.startLine !== before.startLine)
      ? {
          hint: 'say where it lives: `on grassland`',
          fixes: [insertion(spanOf(before).to, ' on grassland')],
        }
      : undefined,
  // `card 12 brown "Rain" replaces`.
  ({ code, found, before }) =>
    code === 'ECO117' && found.image === 'replaces' && isA(before, Text)
      ? {
          hint: 'write `replaces` before the title',
          fixes: [
            mend(
              'write `replaces` before the title',
              true,
              { from: before.startOffset, to: before.startOffset, text: 'replaces ' },
              { from: spanOf(before).to, to: spanOf(found).to, text: '' },
            ),
          ],
        }
      : undefined,
  // `repeat 2 place forest`, `each player gain 1vp`.
  ({ tokens, expected, found, code }) =>
    expected === '`{`' && code === 'ECO105' && isA(found, StepWord) && beginsStep(tokens)
      ? mendBare(tokens)
      : undefined,
  // `each player gains 1vp`, `choose another player; gain 1vp`.
  ({ tokens, expected, found }) =>
    expected === '`{`' && !/^(and|or|then)$/.test(found.image) ? mendNoBraces(tokens) : undefined,
  // `if you have a card then { … }`: a word before a brace.
  ({ expected, found, tokens }) =>
    expected === '`{`' && found.image === 'then' && isA(tokens.peek(2), BlockOpen)
      ? { hint: 'leave `then` out', fixes: [removal(spanOf(found), 'then', true)] }
      : undefined,
];

/** Whether a step is being read, and not the head of a card. */
function beginsStep(tokens: Tokens): boolean {
  const window = stepWindow(tokens);
  return window !== undefined && isA(window.step[0], StepWord);
}

/** `if if there is a lion`, `place place forest`: a word that was typed twice. */
export function mendDoubled(tokens: Tokens): Advice | undefined {
  const [found, before] = [tokens.peek(1), tokens.peek(0)];
  const { image } = found;
  if (image !== before.image || image === '' || !isA(found, AnyWord, Text)) return undefined;
  return { hint: `\`${image}\` is there twice`, fixes: [removal(spanOf(found), image, KEYWORDS.has(image))] };
}

/** What to do where something else is expected, if what is there is a known habit. */
export function mendExpected(tokens: Tokens, code: SyntaxCode, expected: string): Advice | undefined {
  const unexpected: Unexpected = { tokens, code, expected, found: tokens.peek(1), before: tokens.peek(0) };
  for (const habit of HABITS) {
    const advice = habit(unexpected);
    if (advice) return advice;
  }
  return undefined;
}

/** What a condition that only counts begins with. */
function mendCount(found: IToken, tokens: Tokens): Advice | undefined {
  const isLimit = found.image === 'at' && /^(least|most)$/.test(tokens.peek(2).image);
  const compares = isLimit || found.image === 'exactly';
  if (!compares && !isA(found, NumberToken, Article, word('no'))) return undefined;
  const ahead = [1, 2, 3].find((at) => isA(tokens.peek(at), NumberToken));
  const amount = compares || isA(found, NumberToken) ? ahead && numberOf(tokens.peek(ahead)) : undefined;
  if (amount === 0) return { hint: 'for none, write `if there is no lion`' };
  const is = (amount ?? 1) === 1 ? 'is' : 'are';
  return {
    hint: `write \`there ${is}\` before it, or who has it: \`you have …\``,
    fixes: [insertion(found.startOffset, `there ${is} `)],
  };
}

/** What stands between two words when a sign is taken out. */
const blank = (before: IToken, sign: IToken): string => (spanOf(before).to < sign.startOffset ? '' : ' ');

/** Most tokens of a head that are looked at. */
const LONGEST_HEAD = 100;

/** `price 3`: a clause that no card has. */
export function mendUnknownClause(tokens: Tokens, expected: string): Advice | undefined {
  if (!expected.startsWith('a clause')) return undefined;
  // A card without braces: the clause to remove would be its effect.
  if (isA(tokens.peek(1), StepWord))
    return { hint: 'the steps of the effect stand in braces: `{ gain 1vp }`' };
  // It may be one of those that are needed.
  const needed = expected.endsWith('card') ? ['leaves', 'energy'] : ['pattern'];
  const said = new Set<string>();
  for (let at = 0; at > -LONGEST_HEAD && !isA(tokens.peek(at), EOF, DeclarationWord); at--)
    said.add(tokens.peek(at).image);
  if (!needed.every((clause) => said.has(clause))) return undefined;
  const at = { from: tokens.peek(1).startOffset, to: endOfWords(tokens) };
  return { fixes: [mend('remove this clause', false, { ...at, text: '' })] };
}

/** Where the words end that stand in a line and begin nothing else. */
function endOfWords(tokens: Tokens): number {
  let at = 1;
  const goesOn = (token: IToken) =>
    token.startLine === tokens.peek(1).startLine &&
    isA(token, AnyWord, NumberToken) &&
    !isA(token, ClauseWord, FeatureClauseWord, Text);
  while (goesOn(tokens.peek(at + 1))) at++;
  return spanOf(tokens.peek(at)).to;
}

/** `animal yak x3 desert`, `cubes 66 7`, `at 5`: what to do where one word alone is missing. */
export function mendMissing(tokens: Tokens, expected: string): Advice | undefined {
  const [found, before] = [tokens.peek(1), tokens.peek(0)];
  const missing = /^`([a-z]+|,)`$/.exec(expected)?.[1];
  if (missing === undefined || isA(found, BlockClose, StepWord)) return undefined;
  const fits = missing === 'player' ? isA(found, BlockOpen) : isA(found, NumberToken, Name);
  if (before.startLine !== found.startLine || !fits) return undefined;
  return {
    hint: `put \`${missing}\` between \`${before.image}\` and \`${found.image}\``,
    fixes: [insertion(spanOf(before).to, missing === ',' ? ',' : ` ${missing}`)],
  };
}
