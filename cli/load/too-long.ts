/** Warnings about texts that are too long for their cards, which commands add to what the compiler reports. */
import { inPlaceOrder } from '../../compiler/index.ts';
import { allTooLong } from '../../language/problems/index.ts';
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
  const sheet = card === undefined ? undefined : await import('../../print/sheet/index.ts');
  const size = sheet?.toCardSize(sheet.parseCardSize(card!));
  const sets = await Promise.all(
    result.sets.map(async (set) => ({ set, extras: await read(setFolders({ ...result, sets: [set] })) })),
  );
  return { ...result, problems: inPlaceOrder([...result.problems, ...allTooLong(sets, size)]) };
}
