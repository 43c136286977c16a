/** Steps joined by words as in everyday English: `place forest and gain 1vp`, `either gain 1vp or place forest`. */
import type { IToken } from 'chevrotain';
import type { Advice, Edit } from '../../mistakes.ts';
import { spanOf } from '../../tokens/token-text.ts';
import { isA } from '../../tokens/tokens.ts';
import { adviceTo, inBraces, insert, sourceFix } from '../edits.ts';
import { verbMeant } from '../phrases/synonyms.ts';
import { outerTokens, stepWindow, type Tokens } from '../step-window.ts';

/** Steps that are complete with just a thing, so that a second thing may be a second step. */
const OF_A_THING = ['place', 'remove', 'gain', 'choose', 'pay', 'lose'];

/** Advice about an `and` or `or` that joins two steps; undefined if none does. */
export function fixJoinedSteps(tokens: Tokens): Advice | undefined {
  const found = stepWindow(tokens);
  if (!found) return undefined;
  const { step, read } = found;
  const outer = outerTokens(step);
  const may = isA(step[0], 'may');
  const first = may ? 1 : 0;
  if (isA(step[0], 'either')) return fixEither(step, outer) ?? fixBehind(step, read);
  if (may && isA(step[1], '{')) return fixBehind(step, read);
  // The word that does not fit: the last one parsed, or the next.
  const here = [read - 1, read].find((at) => isA(step[at], 'and', 'or'));
  if (here === undefined || here <= first || !step[here + 1]) return undefined;
  const join = step[here];
  const joins = outer.filter(
    (at) =>
      at === here || (at > first && isSame(step[at], join) && isStep(step[at + 1]) && !isReward(step, at)),
  );
  const verb = step[first]?.image ?? '';
  const verbless = joins.filter((at) => !isStep(step[at + 1]));
  if (isA(join, 'or')) {
    // A step that begins with one of these words continues another step.
    if (verbless.length > 0 || isA(step[first], 'and', 'or')) return undefined;
    return fixOr(step, first, joins, may);
  }
  if (verbless.length > 0 && !(OF_A_THING.includes(verb) && isThing(step, here + 1))) return undefined;
  // A condition at the end may apply to both steps.
  const plain = step.slice(joins[0]).every((token) => !isA(token, 'if'));
  // `pay A and B`: a player who can pay only one of the two pays neither.
  // Two amounts after `player with` may belong to the same player.
  // After `may A and may B`, it is unclear whether B is only for a player who did A.
  const isUnclear = may && joins.some((at) => isA(step[at + 1], 'may'));
  const certain =
    plain &&
    !isUnclear &&
    verbless.every((at) => verb !== 'pay' && isWhole(step, at + 1) && !isOfPlayer(step.slice(0, at)));
  const edits = joins.flatMap((at) => separateStep(step, at, verbless.includes(at) ? ` ${verb}` : ''));
  if (!may && verbless.length === 0) return stepsSeparated(certain, edits);
  if (!may) {
    const fix = sourceFix(`write a second \`${verb}\``, certain, ...edits);
    return adviceTo(fix, `these are two steps: \`${verb} …; ${verb} …\``);
  }
  edits.push(...inBraces(step[1].startOffset, endOf(step.at(-1)!)));
  return adviceTo(
    sourceFix('write `may { …; … }`', certain, ...edits),
    'put steps that are optional together in braces: `may { …; … }`',
  );
}

/** `either` without its braces. */
function fixEither(step: readonly IToken[], outer: readonly number[]): Advice | undefined {
  const hint = 'write each way in braces: `either { … } or { … }`';
  const ors = outer.filter((at) => isA(step[at], 'or') && step[at + 1]);
  const between = ors.filter((at) => isA(step[at + 1], '{') || otherVerb(step[at + 1]) !== undefined);
  const joins = between.length > 0 ? between : ors;
  const first = step[1] && otherVerb(step[1]);
  if (joins.length === 0 || (first === undefined && !isA(step[1], '{'))) return { hint };
  const verb = first === undefined ? '' : `${first} `;
  const begins = [1, ...joins.map((at) => at + 1)];
  const ends = [...joins, step.length];
  const edits = begins.flatMap((from, i): Edit[] => {
    const [begin, end] = [step[from], step[ends[i] - 1]];
    if (isA(begin, '{')) return [];
    const meant = otherVerb(begin);
    const missing = meant === undefined ? verb : '';
    const opened =
      meant === undefined || meant === begin.image
        ? insert(begin.startOffset, `{ ${missing}`)
        : { ...spanOf(begin), text: `{ ${meant}` };
    return [opened, insert(endOf(end), ' }')];
  });
  if (edits.length === 0) return undefined;
  // A nested choice may end anywhere, and a synonym of a verb may mean something else.
  const isWritten = begins.every((at) => [undefined, step[at].image].includes(otherVerb(step[at])));
  const certain = isWritten && outer.every((at) => at === 0 || !isA(step[at], 'either'));
  return adviceTo(sourceFix('write the braces', certain, ...edits), hint);
}

/** The verb a step begins with, or that a synonym stands for: `draw a card`. */
const otherVerb = (token: IToken): string | undefined =>
  isA(token, 'StepWord') ? token.image : isA(token, 'Name') ? verbMeant(token.image) : undefined;

/** `may { … } and gain 1vp`, `either { … } or { … } and gain 1vp`: the braces show where the step ends. */
function fixBehind(step: readonly IToken[], read: number): Advice | undefined {
  const here = [read - 1, read].find((at) => isA(step[at], 'and'));
  if (here === undefined || !isStep(step[here + 1]) || !isA(step[here - 1], '}')) return undefined;
  return stepsSeparated(true, separateStep(step, here, ''));
}

const stepsSeparated = (certain: boolean, edits: readonly Edit[]): Advice =>
  adviceTo(
    sourceFix('write `;` between the steps', certain, ...edits),
    'steps are separated by `;`, not by `and`',
  );

/** A choice between steps. */
function fixOr(step: readonly IToken[], first: number, joins: readonly number[], may: boolean): Advice {
  const [open, close] = may ? ['{ either { ', ' } }'] : ['either { ', ' }'];
  const edits = [
    insert(step[first].startOffset, open),
    ...joins.flatMap((at) => [insert(endOf(step[at - 1]), ' }'), insert(endOf(step[at]), ' {')]),
    insert(endOf(step.at(-1)!), close),
  ];
  return adviceTo(
    sourceFix('write `either { … } or { … }`', true, ...edits),
    'to choose between steps, write `either { … } or { … }`',
  );
}

/** Indices of each `and` in a step that another step follows. */
export const joinsOfSteps = (step: readonly IToken[]): number[] =>
  outerTokens(step).filter((at) => isA(step[at], 'and') && isStep(step[at + 1]) && !isReward(step, at));

/** Edits that replace the word at index `at` with `;` and `text`. */
export function separateStep(step: readonly IToken[], at: number, text: string): Edit[] {
  const { from, to } = spanOf(step[at]);
  const end = endOf(step[at - 1]);
  if (step[at - 1].startLine === step[at].startLine) return [{ from: end, to, text: `;${text}` }];
  return [insert(end, ';'), { from, to, text: text.trim() }];
}

const endOf = (token: IToken): number => spanOf(token).to;
const isStep = (token: IToken | undefined): boolean => isA(token, 'StepWord');
const isSame = (token: IToken, other: IToken): boolean => token.tokenType === other.tokenType;

/** Whether `and play it` or `and place a cube on it` begins here, which belongs to a card that is gained or played. */
function isReward(step: readonly IToken[], at: number): boolean {
  const hasWords = (from: number, ...images: string[]) =>
    images.every((image, i) => step[from + i]?.image === image);
  return hasWords(at, 'and', 'play', 'it') || (hasWords(at, 'and', 'place') && hasWords(at + 4, 'on', 'it'));
}

/** Whether a thing begins here, with an amount or, as in `place forest and mountain`, without. */
function isThing(step: readonly IToken[], at: number): boolean {
  const verb = step.find((token) => isA(token, 'StepWord') && !isA(token, 'may'));
  // `gain 1vp per lion and rhino` joins what is counted.
  if (verb?.image === 'gain') return isA(step[at], 'Number', 'Article');
  return isA(step[at], 'Number', 'Article', 'Name');
}

/** Whether the step so far has a `player with`, so that an amount may be what a player has. */
function isOfPlayer(step: readonly IToken[]): boolean {
  return step.some((token, at) => /^players?$/.test(token.image) && isA(step[at + 1] ?? token, 'with'));
}

/** Whether only a thing remains up to the end of the step. */
function isWhole(step: readonly IToken[], at: number): boolean {
  const name = isA(step[at], 'Article', 'Number') ? at + 1 : at;
  return name === step.length - 1 && isA(step[name], 'Name') && !isA(step[name], '}');
}
