import { bundledSets } from '../../cli/load/catalogue.ts';
import { compile } from '../../compiler/compile.ts';
import { printBox } from '../../print/box/box.ts';
import { PAPERS } from '../../print/sheet/paper.ts';
import { printCards } from '../../print/sheets.ts';
import { mergeDecks } from '../../program/set.ts';
import { inTurn, type Row } from '../row.ts';
import { printed } from './printed.ts';

const ROUNDS = 5;

/** The whole box as a PDF, relative to its cards alone; both include starting and closing the browser. */
export async function measureBox(): Promise<Row> {
  const { chain, words } = compile(bundledSets()).sets.find(({ program }) => program.id === 'new-horizon')!;
  const { cards, features } = mergeDecks(chain);
  const input = {
    words,
    cards: [...cards, ...features],
    setTitle: 'Bench',
    version: '',
    paper: PAPERS.a4,
    card: 63,
    bleed: 3,
  };
  const [alone, box] = await inTurn(
    ROUNDS,
    async () => printed(await printCards(input)),
    async () => printed(await printBox(input)),
  );
  return {
    name: `the box with ${input.cards.length} cards and all pieces as a PDF, relative to the cards alone`,
    value: box / alone,
    unit: '×',
    aim: { is: 'most', value: 2 },
    from: { alone, box },
  };
}
