/** 137 cards to PDF, relative to blank pages by the same browser; both include starting and closing it. */
import { compile } from '../../compiler/compile.ts';
import { launchBrowser } from '../../print/browser.ts';
import { isPrintFailure, PAPERS, printCards } from '../../print/index.ts';
import { corpus } from '../corpus.ts';
import { atMost, inTurn, type Measurement } from '../measurement.ts';

const ROUNDS = 5;

export default async function measure(): Promise<Measurement[]> {
  const [{ program, words }] = compile([{ files: [{ file: 'corpus.eco', text: corpus(137) }] }]).sets;
  const sheet = { paper: PAPERS.a4, card: 63, bleed: 3, setTitle: 'Bench', version: '' };
  const [blank, cards] = await inTurn(ROUNDS, printBlank, async () => {
    const result = await printCards({ ...sheet, cards: program.cards, words });
    if (isPrintFailure(result)) throw new Error(result.message);
  });
  const what = '137 cards to PDF, relative to blank pages by the same browser';
  return [atMost(3, '×', what, cards / blank)];
}

async function printBlank(): Promise<void> {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.setContent('');
  await page.pdf();
  await browser.close();
}
