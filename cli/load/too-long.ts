/** Warnings about texts that are too long for their cards, which commands add to what the compiler reports. */
import { inPlaceOrder } from '../../compiler/index.ts';
import { allTooLong } from '../../language/problems/index.ts';
import type { CardSize } from '../../print/face/index.ts';
import type { Compilation } from './compile.ts';
import { newExtrasCache } from './set-extras.ts';
import { setFolders } from './set-files.ts';
import '../../print/own-assets/index.ts';

const read = newExtrasCache();

/**
 * Adds the warnings about the cards of all named sets.
 * @param card the size of the cards, as `ecos print` takes it; the usual sizes by default
 */
export async function withTooLong(result: Compilation, card?: string): Promise<Compilation> {
  const size = card === undefined ? undefined : await sizeOf(card);
  const sets = await Promise.all(
    result.sets.map(async (set) => ({ set, extras: await read(setFolders({ ...result, sets: [set] })) })),
  );
  return { ...result, problems: inPlaceOrder([...result.problems, ...allTooLong(sets, size)]) };
}

async function sizeOf(card: string): Promise<CardSize> {
  const { toCardSize, parseCardSize } = await import('../../print/sheet/index.ts');
  return toCardSize(parseCardSize(card));
}
