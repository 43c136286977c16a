/** The worth of card effects. Figures are cached while neither the card nor the sets it builds on change. */
import { memoize, Recent, type SetProgram } from '../../program/index.ts';
import { type EffectValue, effectValueInSteps, triedWith } from '../../simulate/effect-value/index.ts';
import { namedSet } from '../names/named-sets.ts';
import { fileCompilation, findItem } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** A computation in slices of a few milliseconds, so that the caller can do other work in between. */
export type Steps<T> = Generator<undefined, T | undefined>;

/** Computes something about a card, the last of its chain, in slices. */
type CardComputation<T> = (chain: readonly SetProgram[], number: number) => Steps<T>;

/**
 * Caches what is computed about cards, by the extended set, then by the words and the card.
 * @param most how many values to cache for all sets that extend the same one
 */
export function cachedByCard<T>(most: number, compute: CardComputation<T>): CardComputation<T> {
  const recent = memoize((_: SetProgram) => new Recent<T | undefined>(most));
  return function* (chain, number) {
    const tried = triedWith(chain, number);
    if (!tried) return undefined;
    const values = recent(tried.length > 1 ? tried[tried.length - 2] : tried[0]);
    const key = keyOfTried(tried, number);
    if (!values.has(key)) values.set(key, yield* compute(chain, number));
    return values.get(key);
  };
}

/** The worth of a card's effect; `undefined` if it cannot be computed. */
export const cardValue = cachedByCard(300, effectValueInSteps);

/** The cache key of a card tried with the sets that its set extends: everything that affects its behaviour, so not its title. */
function keyOfTried(tried: readonly SetProgram[], number: number): string {
  if (tried.length === 1) return `${number}`;
  const own = tried[tried.length - 1];
  return `${number} ${JSON.stringify({ ...own, cards: own.cards.map(({ title: _, ...card }) => card) })}`;
}

/** The worth of a card's effect, by the id of its set and its number. */
export function* worthByNumber(workspace: Workspace, set: string, number: number): Steps<EffectValue> {
  const chain = namedSet(workspace, set)?.compiled.set.chain;
  return chain && (yield* cardValue(chain, number));
}

/** The worth of the effect of the card around an offset. */
export function* estimateWorth(workspace: Workspace, file: string, offset: number): Steps<EffectValue> {
  const card = findItem(workspace, file, offset);
  const chain = fileCompilation(workspace, file)?.set.chain;
  return card?.kind === 'card' && card.number && chain
    ? yield* cardValue(chain, card.number.value)
    : undefined;
}
