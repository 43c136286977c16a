/** What a new set can grow from, for the page that begins one, and the pictures of cards that it shows as a fan. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CompiledSet } from '../../compiler/index.ts';
import { loadIcons } from '../../print/index.ts';
import type { FreshAnswer } from '../../studio/serve/index.ts';
import { catchRefusal } from '../files/system-errors.ts';
import { loadSets } from '../load/compile.ts';
import { copiedSets, SMALL_SET } from '../run/new-set.ts';
import { heldCards } from './held-cards.ts';

/** The template of `ecos new` without `--from`. */
export const SMALL_ID = 'small';

/** The templates, the small one first. */
export async function templates(): Promise<FreshAnswer['templates']> {
  const all = [{ ...SMALL_SET, id: SMALL_ID, title: 'A small set' }, ...copiedSets()];
  return Promise.all(
    all.map(async ({ folder, id, title }) => ({ ...(await summarizeSet(folder)), id, title })),
  );
}

/** The texts of the small set, to try it without a folder. */
export const smallTexts = (): FreshAnswer['small'] =>
  readdirSync(SMALL_SET.folder)
    .filter((file) => file.endsWith('.eco'))
    .map((file) => ({ file, text: readFileSync(join(SMALL_SET.folder, file), 'utf8') }));

/** The title of the set in a folder, the number of its cards, and some of them; of a folder that cannot be read only its name. */
export async function summarizeSet(folder: string) {
  const sets: CompiledSet[] = [];
  await catchRefusal(async () => sets.push(...(await loadSets([folder])).sets));
  const [set] = sets.slice(-1);
  if (!set) return { title: basename(folder), count: 0, cards: [] };
  const { program, words } = set;
  const icons = loadIcons([join(folder, 'icons')]);
  return {
    title: program.title,
    count: program.cards.length,
    cards: heldCards(program.cards, words, icons),
  };
}
