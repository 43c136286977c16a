/** What a new set can grow from, for the page that begins one: with some cards as pictures, held as a fan. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardPicture, rulesText } from '../../print/face/index.ts';
import { loadIcons } from '../../print/index.ts';
import type { FreshAnswer } from '../../studio/serve/index.ts';
import { loadSets } from '../load/compile.ts';
import { copiedSets, SMALL_SET } from '../run/new-set.ts';

/** As many cards are held. */
const MOST_CARDS = 5;
/** The template of `ecos new` without `--from`. */
export const SMALL_ID = 'small';

/** The templates, the small one first. */
export async function templates(): Promise<FreshAnswer['templates']> {
  const all = [{ ...SMALL_SET, id: SMALL_ID, title: 'A small set' }, ...copiedSets()];
  return Promise.all(all.map(async ({ folder, id, title }) => ({ id, title, ...(await heldCards(folder)) })));
}

/** The texts of the small set, to try it without a folder. */
export const smallTexts = (): FreshAnswer['small'] =>
  readdirSync(SMALL_SET.folder)
    .filter((file) => file.endsWith('.eco'))
    .map((file) => ({ file, text: readFileSync(join(SMALL_SET.folder, file), 'utf8') }));

/** The number of cards of the set in a folder, and some of them. */
async function heldCards(folder: string) {
  const { sets } = await loadSets([folder]);
  const { program, words } = sets.at(-1)!;
  const icons = loadIcons([join(folder, 'icons')]);
  const lengths = new Map(program.cards.map((card) => [card, rulesText(card, words).length]));
  const short = program.cards.toSorted((one, other) => lengths.get(one)! - lengths.get(other)!);
  // First those with other energy, so that bands differ.
  const mixed = new Map(short.toReversed().map((card) => [card.energy[0], card])).values();
  const held = [...new Set([...mixed, ...short])].slice(0, MOST_CARDS);
  return {
    count: program.cards.length,
    cards: held.map((card) => cardPicture(card, words, 'en', icons).svg),
  };
}
