/** `npm start`: checks the bundled cards, runs their scenarios, lets bots play a game and prints all cards. */
import { join } from 'node:path';
import { PAPERS, type PrintedCards } from '../print/index.ts';
import { counted, isFeature, mergeVocabulary, printablesOf } from '../program/index.ts';
import { seatNumber } from '../runtime/index.ts';
import { playBotGame } from './commands/play.ts';
import { countScenarios, failedScenarios, showFailure } from './commands/test.ts';
import { writeWhole } from './files/write.ts';
import type { Compilation } from './load/compilation.ts';
import { iconFolders } from './load/set-folders.ts';
import { loadPlayableSet, loadSets } from './load/sets.ts';
import { VERSION } from './package.ts';
import { printWithProgress, titleOf } from './print/write-outputs.ts';
import { reportOf, showGame } from './run/game.ts';
import { EXIT, type ExitCode, print } from './terminal/output.ts';
import { showProblems, tally } from './terminal/problems/show.ts';
import { endingInOrder } from './terminal/signals.ts';
import { mark, styled } from './terminal/styles.ts';

const SEED = 1;
const PDF = join('out', 'cards.pdf');
const LOG = join('out', 'game.log');

/** Runs everything. Errors in cards and failed scenarios end with exit code 1. */
export async function tour(): Promise<ExitCode> {
  const result = await loadSets([]);
  if (result.problems.length > 0) print(`${showProblems(result)}\n`);
  const files = result.sets.reduce((sum, set) => sum + set.files.length, 0);
  const cards = printablesOf(result.sets, false).filter(({ card }) => !isFeature(card));
  report(
    !result.broken,
    `checked ${counted(cards.length, 'card')} in ${counted(files, 'file')}: ${tally(result)}`,
  );
  if (result.broken) return EXIT.cardErrors;
  const passed = runScenarios(result);
  await play();
  await endingInOrder(() => printAll(result));
  print(NEXT);
  return passed ? EXIT.fine : EXIT.cardErrors;
}

function runScenarios({ sets }: Compilation): boolean {
  const failed = failedScenarios(sets);
  const all = countScenarios(sets);
  for (const failure of failed) print(`${showFailure(failure)}\n`);
  const passed = all - failed.length;
  report(failed.length === 0, `ran ${counted(all, 'scenario')}: ${passed} passed, ${failed.length} failed`);
  return failed.length === 0;
}

async function play(): Promise<void> {
  const { chain } = (await loadPlayableSet([])).sets[0];
  const bots = ['greedy', 'greedy', 'greedy', 'greedy'] as const;
  const lines: string[] = [];
  const played = playBotGame(chain, { players: bots.length, seed: SEED }, bots, (line) =>
    lines.push(`${JSON.stringify(line)}\n`),
  );
  writeWhole(LOG, lines.join(''));
  const points = reportOf(played)
    .players.map(({ seat, hand, vp }) => `${hand ?? `seat ${seatNumber(seat)}`} ${vp}`)
    .join(', ');
  report(played.game.status === 'over', `played a game with four bots: ${points}`, LOG);
  print(`\n${showGame(played)}\n`);
}

async function printAll(result: Compilation): Promise<void> {
  const { pdf, pages, cards, warnings }: PrintedCards = await printWithProgress({
    cards: printablesOf(result.sets, false).map((one) => one.card),
    words: mergeVocabulary(result.sets.map((set) => set.words)),
    setTitle: titleOf(result.sets),
    version: VERSION,
    paper: PAPERS.a4,
    card: 63,
    bleed: 3,
    iconFolders: iconFolders(result),
  });
  writeWhole(PDF, pdf);
  for (const warning of warnings) print(`${styled('yellow', 'warning')}: ${warning}`);
  report(true, `printed ${counted(cards, 'card')} on ${counted(pages, 'A4 page')}`, PDF);
}

/** Prints the result of a step, and the file it wrote. */
function report(fine: boolean, what: string, file?: string): void {
  print(`${mark(fine ? 'fine' : 'wrong')} ${what}`);
  if (file !== undefined) print(`  → ${styled('bold', file)}`);
}

const NEXT = `
Print out/cards.pdf at 100 %, cut along the marks, and play.

Next, try:
  npx ecos studio                  write a card of your own in your browser
  npx ecos list                    the cards
  npx ecos explain 1               what a card says
  npx ecos play --human 1          play a game yourself
  npx ecos replay out/game.log     replay this game
  npx ecos --help                  everything else`;
