/** Words that speak of "this", where nothing is "this". */
import { refersToSomething, type Speakable } from '../../compiler/index.ts';
import { parseUnfinished } from '../../grammar/index.ts';

/**
 * Words that speak of "this", or may do so, and how each may go on without: `gain 1vp per animal adjacent` is adjacent to
 * "this", `adjacent to a forest` is not, and `if adjacent to a forest` is again.
 */
const GO_ON: Readonly<Record<string, readonly string[]>> = {
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
/** They speak of "this" unless another word after them says what they speak of. */
const BARE = /\b(?:adjacent|spaces?|this)\s*$/;

/** Tells of words after a text whether they would speak of "this" although nothing is "this". */
export function withoutThis(text: string, known: Speakable): (word: string) => boolean {
  const before = text.trimEnd();
  const isBare = BARE.test(before);
  let isNothing: boolean | undefined;
  return (word) => {
    const goOn = GO_ON[word] ?? (isBare ? [''] : undefined);
    if (!goOn) return false;
    isNothing ??= nothingIsThis(before, known);
    if (!isNothing) return false;
    let speaks = false;
    for (const more of goOn) {
      // A word that cannot end here says nothing by itself.
      if (more === '' && speaks) break;
      const said = speaksOfNothing(before, ` ${word}${more}`, known, more === '');
      if (said === false) return false;
      speaks ||= said === true;
    }
    return speaks;
  };
}

/** Whether nothing is "this" in the last step of a text; true, too, where no other step can be in its place. */
function nothingIsThis(before: string, known: Speakable): boolean {
  const step = before.slice(0, stepBefore(before));
  return speaksOfNothing(step, ' gain 1vp if this is on a desert', known) !== false;
}

/** Whether the last step of a text speaks of "this" with these words after it, and nothing is; undefined where they cannot follow. */
function speaksOfNothing(
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
  const speaks = item && !refersToSomething(item, stepBefore(before), text, known);
  // Where more words have to follow, what is before these speaks for itself.
  if (speaks === false && isBroken && words !== '') return speaksOfNothing(before, '', known, true);
  return speaks;
}

/** Where the last step of a text begins. */
const stepBefore = (text: string) => /[^;{}]*$/.exec(text)!.index;
