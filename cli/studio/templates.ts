/** What a new set can grow from, for the page that begins one: with some cards as pictures, held as a fan. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadIcons } from '../../print/index.ts';
import type { FreshAnswer } from '../../studio/serve/index.ts';
import { loadSets } from '../load/compile.ts';
import { copiedSets, SMALL_SET } from '../run/new-set.ts';
import { heldCards } from './held-cards.ts';

/** The template of `ecos new` without `--from`. */
export const SMALL_ID = 'small';

/** The templates, the small one first. */
export async function templates(): Promise<FreshAnswer['templates']> {
  const all = [{ ...SMALL_SET, id: SMALL_ID, title: 'A small set' }, ...copiedSets()];
  return Promise.all(all.map(async ({ folder, id, title }) => ({ id, title, ...(await cardsIn(folder)) })));
}

/** The texts of the small set, to try it without a folder. */
export const smallTexts = (): FreshAnswer['small'] =>
  readdirSync(SMALL_SET.folder)
    .filter((file) => file.endsWith('.eco'))
    .map((file) => ({ file, text: readFileSync(join(SMALL_SET.folder, file), 'utf8') }));

/** The number of cards of the set in a folder, and some of them. */
async function cardsIn(folder: string) {
  const { sets } = await loadSets([folder]);
  const { program, words } = sets.at(-1)!;
  const icons = loadIcons([join(folder, 'icons')]);
  return { count: program.cards.length, cards: heldCards(program.cards, words, icons) };
}
