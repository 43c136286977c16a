/** Words that refer to "this" where there is no "this". */
import { refersToSomething, type Speakable } from '../../compiler/index.ts';
import { parseUnfinished } from '../../grammar/index.ts';

/**
 * Words that refer, or may refer, to "this", and continuations that avoid it: in `gain 1vp per animal adjacent`, `adjacent`
 * refers to "this"; in `adjacent to a forest` it does not; in `if adjacent to a forest` it does again.
 */
const CONTINUATIONS: Readonly<Record<string, readonly string[]>> = {
  this: [' feature', ' is its last use', ' tile', ' tile with a forest', ''],
  adjacent: [' to a forest', ' forest'],
  within: [' 2 spaces of a forest'],
  space: [' of a forest'],
  spaces: [' of a forest'],
  is: [' its last use', ' on a desert'],
  to: [' a forest'],
  of: [' a forest'],
  on: [' a desert', ' the edge'],
  in: [' a forest habitat', ' the largest landmass'],
};
/** Endings that refer to "this" unless the next word names something else. */
const BARE = /\b(?:adjacent|spaces?|this)\s*$/;

/** Returns a predicate: whether a word after the text would refer to "this" although there is no "this". */
export function withoutThis(text: string, known: Speakable): (word: string) => boolean {
  const before = text.trimEnd();
  const isBare = BARE.test(before);
  let isNothing: boolean | undefined;
  return (word) => {
    const continuations = CONTINUATIONS[word] ?? (isBare ? [''] : undefined);
    if (!continuations) return false;
    isNothing ??= nothingIsThis(before, known);
    if (!isNothing) return false;
    let isMissing = false;
    for (const more of continuations) {
      // A word that cannot end the phrase refers to nothing by itself.
      if (more === '' && isMissing) break;
      const isLacking = lacksThis(before, ` ${word}${more}`, known, more === '');
      if (isLacking === false) return false;
      isMissing ||= isLacking === true;
    }
    return isMissing;
  };
}

/** Whether there is no "this" in the last step of a text; also true if no other step can replace it. */
function nothingIsThis(before: string, known: Speakable): boolean {
  const step = before.slice(0, stepBefore(before));
  return lacksThis(step, ' gain 1vp if this is on a desert', known) !== false;
}

/** Whether the last step of a text, continued with these words, refers to a missing "this"; `undefined` if they cannot follow. */
function lacksThis(
  before: string,
  words: string,
  known: Speakable,
  isUnfinished = false,
): boolean | undefined {
  const text = before + words;
  const { items, problems } = parseUnfinished(text);
  const item = items.at(-1);
  const isBroken = problems.some(({ from }) => from >= before.length && (isUnfinished || from < text.length));
  if (isBroken && !isUnfinished) return undefined;
  const isMissing = item && !refersToSomething(item, stepBefore(before), text, known);
  // If more words must follow, judge the text before these words alone.
  if (isMissing === false && isBroken && words !== '') return lacksThis(before, '', known, true);
  return isMissing;
}

/** The offset at which the last step of a text begins. */
const stepBefore = (text: string) => /[^;{}]*$/.exec(text)!.index;
