/** Steps in braces. What a step can be is filled in by the registry of steps, which contain blocks themselves. */
import { EVENT_DEEDS, MOMENTS, type Moment, momentNames } from '../../program/index.ts';
import type { Lookahead } from '../recovery/reading.ts';
import { all, forward, node, rule } from '../syntax.ts';
import type { Keyword } from '../tokens/words.ts';
import type { CardBlockNode } from '../tree/declarations.ts';
import type { BlockNode, StepNode } from '../tree/steps.ts';

/** Steps without braces around them. */
export const steps = forward<{ steps?: StepNode[] | undefined }>('steps');
/** A block without the node it fills. */
export const braces = rule('block', all('{', steps, '}'));
export const block = node<BlockNode>(braces);
/** One action without braces, for `may`. */
export const action = forward<{ steps?: StepNode[] | undefined }>('anAction');
/** One step of any kind without braces, where only an action may do without them. */
export const bareStep = forward<{ steps?: StepNode[] | undefined }>('bareStep');

/** A block before its steps are read. */
export const emptyBlock = (at = 0): BlockNode => ({ from: at, to: at, steps: [] });

/** The block for anything that does not begin a step. Shared, as there may be millions of them, and so without a position. */
export const NO_STEPS: BlockNode = emptyBlock();

/** Whether a node is the block of a card, in which triggers may follow the steps. */
export const isCardBlock = (node: object): node is CardBlockNode => 'triggers' in node && 'steps' in node;

/** Whether some words are ahead. */
export const atWords = (reading: Lookahead, words: readonly Keyword[]): boolean =>
  words.every((word, i) => reading.is(i + 1, word));

/** Whether the words of a moment can be written on a card. */
export const isOnCards = (name: Moment): name is Exclude<Moment, 'play'> => MOMENTS[name].of !== 'feature';

/** Whether a trigger of a card is ahead: `when` before anything but an event is a mistake for `if`. */
export function atTrigger(reading: Lookahead): boolean {
  if (momentNames.some((name) => isOnCards(name) && atWords(reading, MOMENTS[name].words))) return true;
  if (!reading.is(1, 'when')) return false;
  let at = 2;
  while (!reading.is(at, 'is', ';', '{', '}', 'EOF')) at++;
  return reading.is(at, 'is') && reading.is(at + 1, 'Name', ...EVENT_DEEDS);
}
