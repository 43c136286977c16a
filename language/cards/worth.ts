/** The worth of card effects. Figures are cached while neither the card nor the sets it builds on change. */
import { Recent, type SetProgram } from '../../program/index.ts';
import { triedWith, type Worth, worthInSteps } from '../../simulate/worth/index.ts';
import { chainOf, compiledOf, itemAt } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** The number of figures to cache for all sets that extend the same one. */
const MOST_KEPT = 300;

/** By the extended set, then by the words and the card. */
const kept = new WeakMap<SetProgram, Recent<Worth | undefined>>();

/** A computation in slices of a few milliseconds, so that the caller can do other work in between. */
export type InSteps<T> = Generator<undefined, T | undefined>;

/** The worth of a card's effect; `undefined` if it cannot be computed. */
export function* worthIn(chain: readonly SetProgram[], number: number): InSteps<Worth> {
  const tried = triedWith(chain, number);
  if (!tried) return undefined;
  const below = tried.length > 1 ? tried[tried.length - 2] : tried[0];
  const figures = kept.get(below) ?? new Recent<Worth | undefined>(MOST_KEPT);
  kept.set(below, figures);
  const key = keyOfTried(tried, number);
  if (figures.has(key)) return figures.get(key);
  const worth = yield* worthInSteps(chain, number);
  figures.set(key, worth);
  return worth;
}

/** The cache key of a card tried with the sets that its set extends: everything that affects its behaviour, so not its title. */
export function keyOfTried(tried: readonly SetProgram[], number: number): string {
  if (tried.length === 1) return `${number}`;
  const own = tried[tried.length - 1];
  return `${number} ${JSON.stringify({ ...own, cards: own.cards.map(({ title: _, ...card }) => card) })}`;
}

/** The worth of a card's effect, by the id of its set and its number. */
export function* worthByNumber(workspace: Workspace, set: string, number: number): InSteps<Worth> {
  const chain = chainOf(workspace, set);
  return chain && (yield* worthIn(chain, number));
}

/** The worth of the effect of the card around an offset. */
export function* worthAt(workspace: Workspace, file: string, offset: number): InSteps<Worth> {
  const card = itemAt(workspace, file, offset);
  const chain = compiledOf(workspace, file)?.set.chain;
  return card?.kind === 'card' && card.number && chain ? yield* worthIn(chain, card.number.value) : undefined;
}
