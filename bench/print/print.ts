import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '../../compiler/compile.ts';
import { launchBrowser } from '../../print/browser.ts';
import { cardPages } from '../../print/pages.ts';
import { PAPERS } from '../../print/sheet/paper.ts';
import { printCards, printCardsIn } from '../../print/sheets.ts';
import { corpus } from '../language/corpus.ts';
import { inTurn, type Row } from '../row.ts';
import { printed } from './printed.ts';

const ROUNDS = 5;
const SHEET = { paper: PAPERS.a4, card: 63, bleed: 3, setTitle: 'Bench', version: '' };
/** The target for the speed relative to WeasyPrint, a renderer without scripts, if it is installed. */
const PEER = 5;

/** Printing, relative to blank pages in the same browser; both include starting and closing it. */
export async function measurePrint(): Promise<Row[]> {
  const input = inputOf(137);
  const many = inputOf(1370);
  const sixty = { ...input, cards: input.cards.slice(0, 60) };
  let bytes = 0;
  const [blank, some, all, ten] = await inTurn(
    ROUNDS,
    printBlank,
    async () => printed(await printCards(sixty)),
    async () => {
      bytes = printed(await printCards(input)).pdf.length;
    },
    async () => printed(await printCards(many)),
  );
  const one = await measureOne({ ...input, cards: input.cards.slice(0, 1) });
  const row = (name: string, value: number, most: number, from: Row['from'], unit = '×'): Row => ({
    name,
    value,
    unit,
    aim: { is: 'most', value: most },
    from,
  });
  return [
    row('printing 60 cards, relative to blank pages by the same browser', some / blank, 4, { blank, some }),
    row('printing 137 cards, relative to blank pages by the same browser', all / blank, 3, { blank, all }),
    row('printing one card in a running browser, relative to blank pages', one / blank, 0.5, { blank, one }),
    row('printing 1,370 cards, relative to ten times 137', ten / (10 * all), 1.2, { all, ten }),
    row('size of the PDF of 137 cards', bytes / 1e6, 1, { bytes }, 'MB'),
    ...(await measurePeer(input, all)),
  ];
}

type Input = ReturnType<typeof inputOf>;

const inputOf = (count: number) => ({ ...SHEET, ...setOf(count) });

/** Cards to print, and their vocabulary. */
export function setOf(count: number) {
  const [{ program, words }] = compile([{ files: [{ file: 'corpus.eco', text: corpus(count) }] }]).sets;
  return { cards: program.cards, words };
}

/** The time in milliseconds for a PDF of some cards in a browser that has printed before. */
async function measureOne(input: Input): Promise<number> {
  const starting = launchBrowser();
  const browser = await starting;
  try {
    const [one] = await inTurn(ROUNDS, () => printCardsIn(starting, input));
    return one;
  } finally {
    await browser.close();
  }
}

/**
 * Prints the same page with WeasyPrint; if it is not installed, prints a note instead. WeasyPrint omits paths defined by a style,
 * so it has less to draw.
 */
async function measurePeer(input: Input, ours: number): Promise<Row[]> {
  if (spawnSync('weasyprint', ['--version']).status !== 0) {
    process.stderr.write('WeasyPrint is not installed, so there is no comparison with it.\n');
    return [];
  }
  const pages = await cardPages(input);
  const folder = mkdtempSync(join(tmpdir(), 'ecos-bench-print-'));
  try {
    const html = join(folder, 'cards.html');
    writeFileSync(html, pages.html);
    const [peer] = await inTurn(1, () => spawnSync('weasyprint', [html, join(folder, 'cards.pdf')]));
    const aim = { is: 'least' as const, value: PEER };
    return [
      {
        name: 'WeasyPrint, relative to our printing of 137 cards',
        value: peer / ours,
        unit: '×',
        aim,
        from: { peer, ours },
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function printBlank(): Promise<void> {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.setContent('');
  await page.pdf();
  await browser.close();
}
