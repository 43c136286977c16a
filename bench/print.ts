import { oneSource } from '../cli/sources/sources.ts';
import { compile } from '../compiler/compile.ts';
import { launchBrowser } from '../print/browser.ts';
import { isPrintProblem } from '../print/problem.ts';
import { PAPERS } from '../print/sheet/paper.ts';
import { printCards } from '../print/sheets.ts';
import { mergeCards } from '../runtime/ops/program.ts';
import { inTurn, type Row } from './row.ts';

const ROUNDS = 5;
const CARDS = 60;

/** Printing sixty cards, in blank pages printed by the same browser; both with its start and end. */
export async function measurePrint(): Promise<Row> {
  const { sets, known } = oneSource(undefined);
  const [{ chain, words, program }] = compile(sets, known).sets;
  const cards = mergeCards(chain.map((set) => set.cards)).slice(0, CARDS);
  const sheet = { paper: PAPERS.a4, card: 63, bleed: 3, setTitle: program.title, version: '' };
  const [blank, sixty] = await inTurn(ROUNDS, printBlank, async () => {
    const printed = await printCards({ ...sheet, cards, words });
    if (isPrintProblem(printed)) throw new Error(printed.message);
  });
  return {
    name: `printing ${cards.length} cards, in blank pages by the same browser`,
    value: sixty / blank,
    unit: '×',
    aim: { is: 'most', value: 4 },
    from: { blank, sixty },
  };
}

async function printBlank(): Promise<void> {
  const browser = await launchBrowser();
  if (isPrintProblem(browser)) throw new Error(browser.message);
  const page = await browser.newPage();
  await page.setContent('');
  await page.pdf();
  await browser.close();
}
