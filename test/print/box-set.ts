/** The bundled game as a box: the input of its tests, and the numbers they compare with. */
import { bundledSets } from '../../cli/load/catalogue.ts';
import { compile } from '../../compiler/compile.ts';
import type { PrintBoxInput } from '../../print/box/box.ts';
import { mergeDecks } from '../../program/set.ts';

export const { chain, words } = compile(bundledSets()).sets.find(
  ({ program }) => program.id === 'new-horizon',
)!;
export const { cards, features } = mergeDecks(chain);
/** The base game by itself. */
export const [base] = chain;
export const A4 = { width: 210, height: 297 };

export const INPUT: PrintBoxInput = {
  words,
  cards: [...cards, ...features],
  setTitle: 'New Horizon',
  version: '1.2.3',
  paper: A4,
  card: 63,
  bleed: 3,
  tokens: 'hex',
};
