/** What the effects of cards are worth. What was worked out is kept while neither the card nor what it builds on changes. */
import { Recent, type SetProgram } from '../../program/index.ts';
import { triedWith, type Worth, worthInSteps } from '../../simulate/worth/index.ts';
import { chainOf, compiledOf, itemAt } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** How many figures are kept of the sets that extend one. */
const MOST_KEPT = 300;

/** By the set that is extended, then by the words and the card. */
const kept = new WeakMap<SetProgram, Recent<Worth | undefined>>();

/** What is worked out in steps of a few milliseconds, for those who have other things to do in between. */
export type InSteps<T> = Generator<undefined, T | undefined>;

/** What the effect of a card is worth; nothing where that cannot be said. */
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

/** What tells apart how a card is tried with the sets that one extends: all that it and its words do, not its title. */
export function keyOfTried(tried: readonly SetProgram[], number: number): string {
  if (tried.length === 1) return `${number}`;
  const own = tried[tried.length - 1];
  return `${number} ${JSON.stringify({ ...own, cards: own.cards.map(({ title: _, ...card }) => card) })}`;
}

/** What the effect of a card is worth, by the id of its set and its number. */
export function* worthByNumber(workspace: Workspace, set: string, number: number): InSteps<Worth> {
  const chain = chainOf(workspace, set);
  return chain && (yield* worthIn(chain, number));
}

/** What the effect of the card around an offset is worth. */
export function* worthAt(workspace: Workspace, file: string, offset: number): InSteps<Worth> {
  const card = itemAt(workspace, file, offset);
  const chain = compiledOf(workspace, file)?.set.chain;
  return card?.kind === 'card' && card.number && chain ? yield* worthIn(chain, card.number.value) : undefined;
}
