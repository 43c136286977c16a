/** Amounts, distances, limits, ranks and uses, worded as in everyday English: `within two spaces`, `its last use`. */
import type { IToken } from 'chevrotain';
import type { ExpectationId } from '../../expectations.ts';
import type { Advice, Edit } from '../../mistakes.ts';
import { articleOf } from '../../print/words.ts';
import { numberOf, spanOf } from '../../tokens/token-text.ts';
import { isA } from '../../tokens/tokens.ts';
import { insertion, replacement, sourceFix } from '../edits.ts';
import { verbMeant } from '../phrases/synonyms.ts';
import { stepWindow, type Tokens } from '../step-window.ts';
import { joinsOfSteps, separated } from './joined-steps.ts';
import { NUMBERS } from './number-words.ts';

/** Past participles of the deeds. */
export const DEEDS = /^(placed|moved|removed|replaced|paid|lost)$/;

/** Synonyms of `most` and `fewest`. */
const RANKS: ReadonlyMap<string, string> = new Map([
  ...['greatest', 'highest', 'largest', 'more'].map((one) => [one, 'most'] as const),
  ...['fewer', 'least', 'less', 'lowest', 'smallest'].map((one) => [one, 'fewest'] as const),
]);

/** `with the least vp`, `with most cubes`. */
export function fixRank(expected: ExpectationId, found: IToken): Advice | undefined {
  if (expected === 'rank-or-asset' && /^(most|fewest)$/.test(found.image))
    return {
      hint: `write \`the ${found.image}\``,
      fixes: [insertion(found.startOffset, 'the ', true)],
    };
  const rank = expected === 'rank' || expected === 'most' ? RANKS.get(found.image) : undefined;
  return rank === undefined
    ? undefined
    : { hint: `write \`${rank}\``, fixes: [replacement(spanOf(found), rank, true)] };
}

/** The use of a card, with some words left out. */
export function fixUse(tokens: Tokens, expected: ExpectationId): Advice | undefined {
  const found = tokens.peek(1);
  const owner = ['its', 'the'].includes(found.image) ? found : undefined;
  const use = tokens.peek(owner ? 2 : 1).image;
  const isUse = tokens.peek(owner ? 3 : 2).image === 'use' && /^(first|last)$/.test(use);
  if (!isUse) return undefined;
  const before = expected === 'condition' ? 'this is its' : 'its';
  const fix = owner
    ? replacement(spanOf(owner), before, true)
    : insertion(found.startOffset, `${before} `, true);
  return { hint: `write \`this is its ${use} use\``, fixes: [fix] };
}

/** A number of players, or of things to swap, where only one is possible. */
export function fixOne(tokens: Tokens, found: IToken, before: IToken): Advice | undefined {
  const players = /^players?$/.test(tokens.peek(2).image);
  if (before.image === 'choose' && players && isA(found, 'Number', 'the')) {
    const hint = 'write `choose a player { … }`: one is chosen at a time';
    return isA(found, 'Number') ? { hint } : { hint, fixes: [replacement(spanOf(found), 'a')] };
  }
  return before.image === 'swap' && isA(found, 'Number')
    ? { hint: 'one changes places with one other: `swap a desert with a water`' }
    : undefined;
}

/** `within two spaces`, `within a space`: the distance is written in digits. */
export function fixWithin(tokens: Tokens): Advice | undefined {
  const far = tokens.peek(2);
  if (tokens.peek(1).image !== 'within' || !/^spaces?$/.test(tokens.peek(3).image)) return undefined;
  const value = isA(far, 'Article') ? 1 : NUMBERS.indexOf(far.image.toLowerCase());
  if (value < 1) return undefined;
  return {
    hint: `write the number in digits: \`within ${value} ${value === 1 ? 'space' : 'spaces'}\``,
    fixes: [replacement(spanOf(far), String(value), true)],
  };
}

/** `at most 5 at least 2`: the least comes first. */
export function fixLimits(tokens: Tokens): Advice | undefined {
  const [at, most, most5, , least, least2] = [-2, -1, 0, 1, 2, 3].map((ahead) => tokens.peek(ahead));
  const isTurned = most.image === 'most' && isA(most5, 'Number') && least.image === 'least';
  if (!isTurned || !isA(least2, 'Number')) return undefined;
  const text = `at least ${least2.image} at most ${most5.image}`;
  const fix = sourceFix(`write \`${text}\``, true, { from: at.startOffset, to: spanOf(least2).to, text });
  return { hint: `the least comes first: \`${text}\``, fixes: [fix] };
}

/** `each player without cubes`, `expect a is grassland without lions`: there the amount is `no`. */
export function fixWithout(tokens: Tokens): Advice | undefined {
  const found = tokens.peek(1);
  if (found.image !== 'without') return undefined;
  return { hint: 'write `with no`', fixes: [replacement(spanOf(found), 'with no', true)] };
}

/** `more than 2 lions`, `fewer than 3 cubes`: the language names the limit itself. */
export function fixThan(tokens: Tokens, from = 1): Advice | undefined {
  const [than, than2, amount] = [from, from + 1, from + 2].map((ahead) => tokens.peek(ahead));
  const isLeast = than.image === 'more' || than.image === 'greater';
  if (!isLeast && !/^(fewer|less)$/.test(than.image)) return undefined;
  if (than2.image !== 'than' || !isA(amount, 'Number')) return undefined;
  const value = numberOf(amount) + (isLeast ? 1 : -1);
  if (value < 1) return undefined;
  const text = `at ${isLeast ? 'least' : 'most'} ${value}`;
  const fixes = [replacement({ from: than.startOffset, to: spanOf(amount).to }, text, true)];
  return { hint: `write \`${text}\``, fixes };
}

/** `per lion placed`, `per 2 forests removed`: the deed comes first. */
export function fixDeed(tokens: Tokens): Advice | undefined {
  const [deed, thing] = [tokens.peek(1), tokens.peek(0)];
  if (!DEEDS.test(deed.image) || !isA(thing, 'Name')) return undefined;
  const before = tokens.peek(-1);
  const isCounted = before.image === 'per' || (isA(before, 'Number') && tokens.peek(-2).image === 'per');
  if (!isCounted) return undefined;
  const text = `${deed.image} ${thing.image}`;
  const fixes = [replacement({ from: thing.startOffset, to: spanOf(deed).to }, text, true)];
  return { hint: `write \`${text}\``, fixes };
}

/** A second part of what is on a ground: `with a lion without forests`, `without 2 animals`. */
export function fixLacking(tokens: Tokens): Advice | undefined {
  const [found, next] = [tokens.peek(1), tokens.peek(2)];
  if (found.image !== 'without') return undefined;
  if (isA(next, 'Number')) return fixFewer(tokens);
  const held = [-1, -2, -3, -4].find((ahead) => isA(tokens.peek(ahead), 'with', 'and'));
  if (held === undefined || !isA(next, 'Name')) return undefined;
  const fixes = [replacement(spanOf(found), 'and no', true)];
  return { hint: 'write `and no`', fixes };
}

/** `without 2 lions`: may mean fewer than two, or none. */
function fixFewer(tokens: Tokens): Advice {
  const [without, amount, thing] = [1, 2, 3].map((ahead) => tokens.peek(ahead));
  const most = numberOf(amount) - 1;
  const some = most < 1 ? 'with no' : `with at most ${most}`;
  const none = most < 1 ? '' : `, or \`without ${isA(thing, 'Name') ? thing.image : 'animals'}\` for none`;
  return {
    hint: `\`without\` has no number: write \`${some}\`${none}`,
    fixes: [replacement({ from: without.startOffset, to: spanOf(amount).to }, some)],
  };
}

/** `repeat 2 place forest`: steps inside another step are in braces. */
export function fixBare(tokens: Tokens): Advice | undefined {
  const window = stepWindow(tokens);
  if (!window || !isA(tokens.peek(1), 'StepWord')) return undefined;
  const { step } = window;
  const end = spanOf(step[step.length - 1]).to;
  const from = tokens.peek(1).startOffset;
  const edits = [
    { from, to: from, text: '{ ' },
    ...joinsOfSteps(step).flatMap((at) => separated(step, at, '')),
    { from: end, to: end, text: ' }' },
  ];
  return { hint: 'write the braces', fixes: [sourceFix('write the braces', false, ...edits)] };
}

/** `choose another lion`, perhaps followed by a block that belongs to a `may`. */
export function fixAnother(tokens: Tokens): Advice {
  const [may, choose, another, thing] = [-2, -1, 0, 1].map((ahead) => tokens.peek(ahead));
  const hint = 'only a player can be `another`: write `a`';
  const article = { ...spanOf(another), text: articleOf(thing.image) };
  let end = 1;
  while (isA(tokens.peek(end + 1), 'AnyWord', 'Number') && end < LONGEST_STEP) end++;
  if (!isA(tokens.peek(end + 1), '{'))
    return { hint, fixes: [sourceFix(`write \`${article.text}\``, false, article)] };
  if (may.image !== 'may') return stepsBehind(tokens, end, hint, article);
  const from = choose.startOffset;
  const edits = [
    { from, to: from, text: '{ ' },
    article,
    { from: spanOf(tokens.peek(end)).to, to: spanOf(tokens.peek(end + 1)).to, text: ';' },
  ];
  return {
    hint: `${hint}, and put both steps in the braces: \`may { choose ${article.text} ${thing.image}; … }\``,
    fixes: [sourceFix('write the braces around both steps', false, ...edits)],
  };
}

/** Advice to move the steps of a block out of its braces, after a thing that is chosen; `end` is the last token of that thing. */
function stepsBehind(tokens: Tokens, end: number, hint: string, article: Edit): Advice {
  const open = end + 1;
  let close = open;
  for (let depth = 1; depth > 0; ) {
    close++;
    if (isA(tokens.peek(close), '{')) depth++;
    else if (isA(tokens.peek(close), '}')) depth--;
    else if (isA(tokens.peek(close), 'EOF') || close > LONGEST_BLOCK) return { hint };
  }
  const isSeparated = isA(tokens.peek(close - 1), ';') || isA(tokens.peek(close + 1), ';', '}', 'EOF');
  const edits = [
    article,
    ...insteadOf(tokens.peek(open), tokens.peek(end), ';'),
    ...insteadOf(tokens.peek(close), tokens.peek(close - 1), isSeparated ? '' : ';'),
  ];
  return {
    hint: `${hint}, and what follows as steps of their own: \`choose ${article.text} ${tokens.peek(1).image}; …\``,
    fixes: [sourceFix('write the steps one after the other', false, ...edits)],
  };
}

/** Writes a text right after a token and removes the brace that follows; a comment between them stays. */
function insteadOf(brace: IToken, before: IToken, text: string): Edit[] {
  const { from, to } = spanOf(brace);
  const end = spanOf(before).to;
  if (from - end <= 1) return [{ from: end, to, text }];
  return [...(text === '' ? [] : [{ from: end, to: end, text }]), { from, to, text: '' }];
}

/** The most tokens that are examined of a step, and of a block. */
const LONGEST_STEP = 20;
const LONGEST_BLOCK = 200;

/** `with lion`: the amount is missing. */
export function fixNoAmount(name: IToken): Advice {
  if (name.image.endsWith('s')) return { hint: `say how many: \`2 ${name.image}\` or \`no ${name.image}\`` };
  const article = articleOf(name.image);
  return {
    hint: `say how many: \`${article} ${name.image}\`, \`no ${name.image}\` or a number`,
    fixes: [insertion(name.startOffset, `${article} `)],
  };
}

/** `desert with lion`: the amount of what is on a ground is missing. */
export function fixHeldAmount(tokens: Tokens): Advice | undefined {
  const [before, found, next] = [tokens.peek(0), tokens.peek(1), tokens.peek(2)];
  const isGround = /^(deserts?|grasslands?|water|lands?|tiles?)$/.test(before.image);
  return isGround && found.image === 'with' && isA(next, 'Name') ? fixNoAmount(next) : undefined;
}

/** `each player gains 1vp`: no braces follow the words for the players. */
export function fixNoBraces(tokens: Tokens): Advice | undefined {
  const window = stepWindow(tokens);
  if (!window || !isA(window.step[0], 'each', 'choose')) return undefined;
  const { step, read } = window;
  const hint = `put what is done in braces: \`${imagesOf(step.slice(0, read))} { … }\``;
  const verb = step[read] && verbMeant(step[read].image);
  if (verb === undefined || isA(step[read], 'StepWord')) return { hint };
  const end = spanOf(step[step.length - 1]).to;
  const edits = [
    { ...spanOf(step[read]), text: `{ ${verb}` },
    { from: end, to: end, text: ' }' },
  ];
  return { hint, fixes: [sourceFix('write the braces', false, ...edits)] };
}

const imagesOf = (tokens: readonly IToken[]): string => tokens.map(({ image }) => image).join(' ');

/** `when a forest, mountain or lion is placed`: the things of an event are joined by `or`. */
export function fixEventList(tokens: Tokens): Advice | undefined {
  const edits: Edit[] = [];
  for (let at = 1; tokens.peek(at).image !== 'is'; at++) {
    const token = tokens.peek(at);
    if (!isA(token, ',', 'Name', 'Article', 'and', 'or')) return undefined;
    const before = tokens.peek(at - 1);
    if (isA(token, 'and')) edits.push({ ...spanOf(token), text: 'or' });
    else if (isA(token, ',') && isA(before, 'Name'))
      edits.push({ ...spanOf(token), text: isA(tokens.peek(at + 1), 'or') ? '' : ' or' });
  }
  if (edits.length === 0) return undefined;
  return { hint: 'write `or` between them', fixes: [sourceFix('write `or`', true, ...edits)] };
}

/** `there is not a lion`, `with not any forest`: none is written `no`. */
export function fixNotAny(tokens: Tokens): Advice | undefined {
  const [not, one] = [tokens.peek(1), tokens.peek(2)];
  if (not.image !== 'not' || !(isA(one, 'Article') || one.image === 'any')) return undefined;
  return {
    hint: 'write `no`',
    fixes: [replacement({ from: not.startOffset, to: spanOf(one).to }, 'no', true)],
  };
}
