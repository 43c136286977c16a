import type { Command } from 'commander';
import { PrintError, printCalibration, TOKEN_SHAPES } from '../../print/index.ts';
import { idleBackOptions, idlePdfOptions, parseAllSheetOptions } from '../../print/sheet/index.ts';
import { counted, type SelectedPrintable, selectCards, UserError } from '../../program/index.ts';
import type { CardChange } from '../../simulate/change/index.ts';
import { changesSince, changesText } from '../diff/since.ts';
import { writeWhole } from '../files/write.ts';
import { loadPlayableSet, loadSets, refuseErrors } from '../load/compile.ts';
import { inLanguage, printWarnings } from '../load/translate.ts';
import { offerBrowser } from '../print/offer-browser.ts';
import { refusePlaces } from '../print/places.ts';
import {
  BOX_OUT,
  CALIBRATION_OUT,
  folderUrl,
  GALLERY_RESOLUTION,
  OUT,
  PROFILE_HELP,
  type PrintOptions,
  RESOLUTION,
  resolution,
  SHEET_OPTIONS,
  writesPdf,
} from '../print/print-options.ts';
import { writeOutputs } from '../print/write-outputs.ts';
import {
  addFormat,
  addOptions,
  EARLIER_VERSION,
  INHERITED_OPTION,
  type OptionRow,
  PATHS,
} from '../terminal/options.ts';
import { EXIT, type ExitCode, print, printJson, printStderr } from '../terminal/output.ts';
import { endingInOrder } from '../terminal/signals.ts';

/** Options about cards, which the pages of `--calibrate` do not show. */
const NOT_TO_CALIBRATE = [
  ...['png', 'tabletop', 'gallery', 'shopProof', 'pdfx', 'outputIntent', 'cards', 'hand', 'inherited'],
  ...['changed', 'own', 'dpi', 'url', 'gutter', 'safe', 'margin', 'marks', 'proof', 'legend', 'date'],
  ...['tokens', 'allowOverflow'],
];

/** The options by group, in the order of the help. */
const OPTIONS: Readonly<Record<string, readonly OptionRow[]>> = {
  Cards: [
    ['--cards <numbers>', 'only these cards, like 1-20,71'],
    ['--hand <name>', 'only cards of one starting hand'],
    INHERITED_OPTION,
    ['--changed <since>', `only cards that differ from ${EARLIER_VERSION}`],
    ['--allow-overflow', 'print texts that do not fit, cut off, instead of nothing'],
  ],
  Output: [
    [
      '--box',
      'the whole game: all cards including inherited ones, all pieces to cut out, player aids and rules',
      { conflicts: ['cards', 'hand', 'changed', 'calibrate', 'png', 'gallery'] },
    ],
    [
      '--own',
      'with --box: only what an expansion adds to the game, with a leaflet',
      { needs: ['box'], conflicts: ['tabletop', 'inherited', 'legend'] },
    ],
    ['--tokens <shape>', 'with --box: the shape of tokens', { choices: TOKEN_SHAPES, preset: 'square' }],
    [
      '--calibrate',
      'instead of cards, two pages to measure how your printer shifts the backs',
      { conflicts: NOT_TO_CALIBRATE },
    ],
    [
      '--out <file>',
      `PDF file to write (default without other outputs: ${OUT}, with --box ${BOX_OUT}, with --calibrate ${CALIBRATION_OUT})`,
    ],
    ['--png <folder>', 'one image per card and a list of them, with --duplex also of the backs'],
    ['--tabletop <folder>', 'sheets and saves for Tabletop Simulator, with --box the whole game'],
    ['--gallery <file>', 'one HTML page to browse all cards, which opens from disk'],
    [
      '--dpi <number>',
      `resolution of these images in pixels per inch (default: ${RESOLUTION}, for a gallery ${GALLERY_RESOLUTION})`,
      { parse: resolution, needs: ['png', 'tabletop', 'gallery'] },
    ],
    [
      '--url <address>',
      'URL the folder of --tabletop will be served from (default: files on this computer)',
      { parse: folderUrl, needs: ['tabletop'] },
    ],
  ],
  Sheets: SHEET_OPTIONS,
  'For print shops': [
    ['--pdfx', 'write a PDF/X-4 for print shops'],
    [
      '--output-intent <file>',
      "ICC profile of the shop's paper for --pdfx (default: a generic CMYK profile)",
    ],
    [
      '--shop-proof <file>',
      'also write a one-page PDF that shows a print shop the cut, bleed and safe area',
      { conflicts: ['paper', 'box'] },
    ],
  ],
  Options: [
    ['--download', 'download a browser without asking if there is none'],
    ['--no-download', 'never download a browser'],
  ],
};

/** `ecos print [PATH…]`: sheets to print and cut, as a PDF; pictures of cards; sheets for tabletop simulators. */
export function define(command: Command, done: (code: ExitCode) => void): void {
  command.argument(...PATHS).addHelpText('after', PROFILE_HELP);
  for (const [group, rows] of Object.entries(OPTIONS)) addOptions(command, rows, group);
  addFormat(command).action(async (paths: string[], options: PrintOptions) => {
    // The browser ends with the command.
    done(await endingInOrder(() => printed(paths, options)).catch((error) => refusal(error, options)));
  });
}

/** Reports a card whose text does not fit like a mistake in it; rethrows any other error. */
function refusal(error: unknown, { format }: PrintOptions): ExitCode {
  if (!(error instanceof PrintError && error.reason === 'text-too-long')) throw error;
  if (format === 'json') printJson({ error: error.message });
  printStderr(`ecos: ${error.message}`);
  return EXIT.cardErrors;
}

async function printed(paths: readonly string[], options: PrintOptions): Promise<ExitCode> {
  if (options.calibrate) {
    await calibrate(options);
    return EXIT.fine;
  }
  const found = refuseErrors(await (options.box ? loadPlayableSet(paths) : loadSets(paths)), options.format);
  const translated = await inLanguage(options.lang, found);
  const { result } = translated;
  const changes =
    options.changed === undefined
      ? undefined
      : await changesSince(options.changed, paths, translated, options);
  if (changes && options.format === 'pretty' && changes.length > 0)
    print(changesText(changes, process.stdout));
  if (changes?.every(({ kind }) => kind === 'removed')) {
    if (options.format === 'json') printJson({ file: null, pages: 0, cards: 0, warnings: [], changes });
    else print(`Nothing to print: no card is new or different since ${options.changed}.`);
    return EXIT.fine;
  }
  const chosen = selectCards(result.sets, {
    ...options,
    inherited: options.inherited === true || (options.box === true && options.own !== true),
    offersInherited: options.own !== true,
  }).filter(isAmong(changes));
  if (chosen.length === 0) throw new UserError('None of the changed cards is among those selected.');
  const written = await writeOutputs(translated, chosen, options);
  const warnings = [
    ...new Set([
      ...translated.warnings,
      ...idleBackOptions(options),
      ...(writesPdf(options) ? [] : idlePdfOptions(options)),
      ...written.flatMap((one) => one.warnings),
    ]),
  ];
  const { file, pages } = written[0]!;
  const files = written.map((one) => one.file);
  const cards = chosen.length;
  if (options.format === 'json')
    printJson({
      file,
      pages,
      cards,
      warnings,
      ...(files.length > 1 && { files }),
      ...(changes && { changes }),
    });
  else {
    printWarnings(warnings);
    for (const { file, form } of written) print(`${counted(cards, 'card')} ${form}: ${file}`);
  }
  return EXIT.fine;
}

async function calibrate(options: PrintOptions): Promise<void> {
  const { paper, duplex, lang } = parseAllSheetOptions(options);
  const file = options.out ?? CALIBRATION_OUT;
  refusePlaces({ out: file });
  await offerBrowser(options.download);
  const pdf = await printCalibration({ paper, duplex, lang });
  writeWhole(file, pdf);
  if (options.format === 'json') printJson({ file, pages: 2, cards: 0, warnings: [] });
  else print(`Two pages, front and back: ${file}`);
}

/** Returns a filter that accepts only the changed cards, or every card if `changes` is undefined. */
function isAmong(changes: readonly CardChange[] | undefined): (one: SelectedPrintable) => boolean {
  return ({ card, id }) =>
    !changes || changes.some(({ number, set }) => number === card.number && set === id);
}
