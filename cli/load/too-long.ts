/** What only drawing cards shows, which commands add to what the compiler reports: pictures, and texts that are too long. */
import { inPlaceOrder } from '../../compiler/index.ts';
import { allTooLong } from '../../language/problems/index.ts';
import { setPictures, withPictures } from './card-art.ts';
import type { Compilation } from './compile.ts';
import { newExtrasCache } from './set-extras.ts';
import { setFolders } from './set-files.ts';
import '../../print/own-assets/index.ts';

const read = newExtrasCache();

/**
 * Adds the warnings about the cards of all named sets, and the errors of their pictures.
 * @param card the size of the cards, as `ecos print` takes it; the usual sizes by default
 */
export async function withTooLong(result: Compilation, card?: string): Promise<Compilation> {
  const sheet = card === undefined ? undefined : await import('../../print/sheet/index.ts');
  const size = sheet?.toCardSize(sheet.parseCardSize(card!));
  const found = new Map(result.sets.map((set) => [set, setPictures(result, set)]));
  const sets = await Promise.all(
    result.sets.map(async (set) => {
      const extras = await read(setFolders({ ...result, sets: [set] }));
      const { sources } = found.get(set)!;
      const art = new Map(sources.map((one) => [one.card, one]));
      return { set, extras: sources.length === 0 ? extras : { nouns: new Map(), ...extras, art } };
    }),
  );
  const whole = withPictures(result, [...found.values()]);
  return { ...whole, problems: inPlaceOrder([...whole.problems, ...allTooLong(sets, size)]) };
}
