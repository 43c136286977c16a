import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import type { CompiledSet } from '../../compiler/compile.ts';
import { printCalibration } from '../../print/calibration.ts';
import { isPrintProblem } from '../../print/problem.ts';
import { type PrintedCards, type PrintInput, printCards } from '../../print/sheets.ts';
import { mergeVocabulary } from '../../runtime/ops/program.ts';
import { changesSince, changesText } from '../changed.ts';
import type { CardChange } from '../changes.ts';
import { type Checked, checked, tellErrors } from '../compiled.ts';
import { addFormat, type Format } from '../format.ts';
import { counted, EXIT, type ExitCode, print, printJson, remark } from '../output.ts';
import { progress } from '../progress.ts';
import { inRanges, parseRanges } from '../ranges.ts';
import { Refusal } from '../refusal.ts';
import { inHand, printablesOf, type SelectedPrintable } from '../selection.ts';
import { addSheetOptions, allWanted, type SheetWishes, sheetsWanted } from '../sheet-options.ts';
import { sourcesOf } from '../sources/sources.ts';
import { styled } from '../styles.ts';
import { VERSION } from '../version.ts';
import { writeWhole } from '../write.ts';

interface Options extends SheetWishes {
  format: Format;
  cards?: string;
  hand?: string;
  inherited?: true;
  changed?: string;
  calibrate?: true;
  out: string;
}

/** `ecos print [PATH…]`: sheets to print and cut, as a PDF. */
export function define(command: Command, done: (code: ExitCode) => void): void {
  command
    .argument('[path...]', 'files, folders, ids of bundled sets, or - for standard input')
    .option('--cards <numbers>', 'only these, like 1-20,71')
    .option('--hand <name>', 'only cards of one starting hand')
    .option('--inherited', 'also the cards of the sets it extends')
    .option(
      '--changed <since>',
      'only cards that are different since a git revision, or a set ecos build wrote',
    )
    .option('--calibrate', 'instead of cards, two pages that show how far off your printer puts the backs')
    .option('--out <file>', 'the PDF to write', join('out', 'cards.pdf'));
  addSheetOptions(command);
  addFormat(command).action(async (paths: string[], options: Options) => {
    if (options.calibrate) {
      await calibrate(options);
      return done(EXIT.fine);
    }
    const result = checked(sourcesOf(paths));
    if (result.broken) {
      tellErrors(result, options.format);
      return done(EXIT.cards);
    }
    const changes =
      options.changed === undefined ? undefined : changesSince(options.changed, paths, result, options);
    if (changes && options.format === 'pretty' && changes.length > 0)
      print(changesText(changes, process.stdout));
    if (changes?.every(({ kind }) => kind === 'removed')) {
      if (options.format === 'json') printJson({ file: null, pages: 0, cards: 0, warnings: [], changes });
      else print(`Nothing to print: no card is new or different since ${options.changed}.`);
      return done(EXIT.fine);
    }
    const { pages, cards, warnings, pdf } = await printed(result, options, changes);
    writeWhole(options.out, pdf);
    if (options.format === 'json')
      printJson({ file: options.out, pages, cards, warnings, ...(changes && { changes }) });
    else {
      for (const warning of warnings) remark(`${styled('yellow', 'warning', process.stderr)}: ${warning}`);
      print(`${counted(cards, 'card')} on ${counted(pages, 'page')}: ${options.out}`);
    }
    done(EXIT.fine);
  });
}

async function calibrate(options: Options): Promise<void> {
  const { paper, duplex } = allWanted(options);
  const pdf = await printCalibration({ paper, duplex });
  if (isPrintProblem(pdf)) throw new Refusal(pdf.message);
  writeWhole(options.out, pdf);
  if (options.format === 'json') printJson({ file: options.out, pages: 2, cards: 0, warnings: [] });
  else print(`Two pages, front and back: ${options.out}`);
}

async function printed(
  result: Checked,
  options: Options,
  changes: readonly CardChange[] | undefined,
): Promise<PrintedCards> {
  const chosen = chosenCards(result, options).filter(isAmong(changes));
  if (chosen.length === 0) throw new Refusal('None of the changed cards is among those asked for.');
  const sets = [...new Set(chosen.map((one) => one.set))];
  return printSheets({
    cards: chosen.map((one) => one.card),
    words: mergeVocabulary(sets.map((set) => set.words)),
    setTitle: titleOf(sets),
    version: VERSION,
    ...sheetsWanted(options),
    iconFolders: iconFolders(result),
  });
}

/** True for cards among these changes, and for all without any. */
function isAmong(changes: readonly CardChange[] | undefined): (one: SelectedPrintable) => boolean {
  return ({ card, id }) =>
    !changes || changes.some(({ number, set }) => number === card.number && set === id);
}

const STAGES = {
  pages: 'drawing the cards',
  browser: 'starting the browser',
  print: 'printing',
  done: 'done',
} as const;

/** Prints with a bar of what it is at, and refuses with print's own words what could not be done. */
export async function printSheets(input: PrintInput): Promise<PrintedCards> {
  const bar = progress(3);
  const result = await printCards({ ...input, onProgress: ({ stage }) => bar.step(STAGES[stage]) }).finally(
    bar.end,
  );
  if (isPrintProblem(result)) throw new Refusal(result.message);
  return result;
}

function chosenCards({ sets }: Checked, { cards, hand, inherited }: Options): SelectedPrintable[] {
  let chosen = printablesOf(sets, inherited === true);
  if (cards !== undefined) {
    const ranges = parseRanges(cards);
    const missing = ranges.find((range) => !chosen.some(({ card }) => inRanges([range], card.number)));
    if (missing)
      throw new Refusal(
        `There is no card ${missing.from}${missing.to > missing.from ? ` to ${missing.to}` : ''} here.`,
      );
    chosen = chosen.filter(({ card }) => inRanges(ranges, card.number));
  }
  if (hand !== undefined) chosen = chosen.filter(inHand(sets, hand));
  if (chosen.length === 0) throw new Refusal('There is no card to print.');
  return chosen;
}

/** The titles of some sets; a word for those without one. */
export function titleOf(sets: readonly CompiledSet[]): string {
  const titles = sets.map((set) => set.program.title).filter((title) => title !== '');
  return titles.join(', ') || 'Cards';
}

/** Drawings that sets bring along lie in `icons/` beside their files. */
export function iconFolders({ texts }: Checked): string[] {
  const folders = new Set([...texts.keys()].map((file) => join(dirname(file), 'icons')));
  return [...folders].filter((folder) => existsSync(folder));
}
