/** The wording of a step, and phrases that several steps share. */
import type { Block, Condition, Op, OpName, Sought, Where } from '../../program/index.ts';
import { condition } from './conditions.ts';
import { isSeveral, type WordingContext } from './context.ts';
import { coins } from './counts.ts';
import { clause, type Phrase, type Placement } from './parts.ts';
import { meansThisTile, where } from './places.ts';

/** The wording of a step that performs an action itself. */
export interface ActionWording<Name extends OpName> {
  /**
   * A clause in the imperative, in lower case, without an end mark and without its condition: "place a lion
   * adjacent to this".
   */
  clause(step: Op<Name>, wording: WordingContext): Phrase;
  /** The clause where nothing stands before it, if that is another. */
  alone?(step: Op<Name>, wording: WordingContext): Phrase | undefined;
  /** What comes after its condition. */
  after?(step: Op<Name>, wording: WordingContext): Phrase;
  /** What the clause places if it says nothing else: a card may draw it large. */
  placement?(step: Op<Name>, wording: WordingContext): Omit<Placement, 'before'> | undefined;
}

/** The wording of a step that contains other steps. */
export interface BlockWording<Name extends OpName> {
  sections(step: Op<Name>, wording: WordingContext): WordedSteps[];
  /** True if the player chooses one of the sections. */
  choice?: true;
  /** The sentence that it has instead of sections, with its end mark. */
  sentence?(step: Op<Name>, wording: WordingContext): string;
}

/** Steps with their lead, including its trailing space: "you may ", "repeat 2 times: ". */
export interface WordedSteps {
  lead: Phrase;
  steps: Block;
  /** True if the steps have rows of their own even if they are short. */
  isBlock?: boolean;
  /** As in a row, if the steps are one of several alternatives. */
  branch?: string;
  /**
   * Whether the lead requires a verb after it, "you may ", contains an imperative, "do this 2 times: ", or both, "let
   * another player ".
   */
  verb?: 'needed' | 'given' | 'both';
}

export type StepWording<Name extends OpName> = ActionWording<Name> | BlockWording<Name>;

/** The text of an action with what may follow it: "if this is adjacent to a forest". */
export function withEnding(words: Phrase, step: { if?: Condition }, wording: WordingContext): Phrase {
  return clause(words, step.if ? wording.say('own-if', { condition: condition(step.if, wording) }) : []);
}

/** "2 lions or rhinos in this habitat". */
export function several(
  { quantity, other, things, where: place }: Op<'replace'> | Op<'remove'>,
  wording: WordingContext,
): Phrase {
  const isOne = 'amount' in quantity && quantity.amount === 1 && !quantity.upTo;
  if (isOne && meansThisTile(things, place)) return wording.say('this-tile');
  const names = (many: boolean) => things.map((one) => wording.noun(one, many));
  const what = wording.quantified(quantity, (many) => wording.others(other, names(many), many));
  return clause(what, where(place, wording, isSeveral(quantity), { things }));
}

/** "2 cubes", "up to 3 cards", "1 point". */
export function coinAmount({ quantity, what }: Op<'pay' | 'lose' | 'give'>, wording: WordingContext): Phrase {
  if (what !== 'vp' || 'all' in quantity || quantity.upTo)
    return wording.quantified(quantity, (many) => [coins(what, wording)(many)]);
  return wording.points(quantity.amount).phrase;
}

/** "and place a cube on it"; empty for no cubes. */
export function cubesOnIt(cubes: number, wording: WordingContext): Phrase {
  if (cubes === 0) return [];
  return wording.say('cubes-on-it', { cubes: wording.some(cubes, (many) => wording.good('cube', many)) });
}

/** "a lion or a grassland with a forest on the edge", "this tile". */
export function oneOfThings(
  things: readonly Sought[],
  place: Where | undefined,
  wording: WordingContext,
  other?: true,
): Phrase {
  if (meansThisTile(things, place)) return wording.say('this-tile');
  return clause(wording.alternatives(things, other).phrase, where(place, wording, false, { things }));
}
