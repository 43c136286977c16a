import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Command, Option } from 'commander';
import type { CompiledSet } from '../../compiler/index.ts';
import {
  isPrintFailure,
  outputIntent,
  ownContents,
  PROFILES,
  type PrintedCards,
  type PrintFailure,
  type PrintInput,
  type Profile,
  printBox,
  printCalibration,
  printCards,
  proofForShop,
  RESOLUTIONS,
  type ShopOrder,
  TOKEN_SHAPES,
  type TokenShape,
  usualIntent,
} from '../../print/index.ts';
import {
  cardSizeOf,
  idleBackOptions,
  idlePdfOptions,
  parseAllSheetOptions,
  parseSheetOptions,
  type RawSheetOptions,
} from '../../print/sheet/index.ts';
import {
  chosenCards,
  counted,
  mergeVocabulary,
  type SelectedPrintable,
  UserError,
} from '../../program/index.ts';
import type { CardChange } from '../../simulate/change/index.ts';
import { changesSince, changesText } from '../diff/since.ts';
import { usingFile } from '../files/system-errors.ts';
import { writeWhole } from '../files/write.ts';
import { stoppedByErrors } from '../load/compilation.ts';
import { iconFolders } from '../load/set-folders.ts';
import { signsOf } from '../load/set-signs.ts';
import { inLanguage, printWarnings, type Translated } from '../load/set-words.ts';
import { loadPlayableSet, loadSets } from '../load/sets.ts';
import { VERSION } from '../package.ts';
import { idleInBox, idleInCalibration } from '../run/idle-print-options.ts';
import { offerBrowser } from '../run/offer-browser.ts';
import { type WrittenFiles as WrittenPictures, writeGallery, writePictures } from '../run/pictures.ts';
import { refusePlaces } from '../run/print-places.ts';
import { addSheetOptions } from '../run/sheet-options.ts';
import { writeTabletop } from '../run/tabletop.ts';
import { addFormat, EARLIER_VERSION, type Format, INHERITED, PATHS } from '../terminal/options.ts';
import { EXIT, type ExitCode, print, printJson } from '../terminal/output.ts';
import { progressBar } from '../terminal/progress.ts';
import { endingInOrder } from '../terminal/signals.ts';

interface Options extends RawSheetOptions {
  format: Format;
  cards?: string;
  hand?: string;
  inherited?: true;
  changed?: string;
  calibrate?: true;
  box?: true;
  own?: true;
  tokens: TokenShape;
  pdfx?: true;
  outputIntent?: string;
  shopProof?: string;
  out?: string;
  png?: string;
  tabletop?: string;
  gallery?: string;
  dpi?: string;
  url?: string;
  download?: boolean;
}

/** Default files for the PDF of cards, of a box, and of the calibration pages. */
const OUT = join('out', 'cards.pdf');
const BOX_OUT = join('out', 'box.pdf');
const CALIBRATION_OUT = join('out', 'calibration.pdf');

/** Default resolutions in dots per inch: of pictures, and of pictures in a gallery. */
const RESOLUTION = 300;
const GALLERY_RESOLUTION = 150;

/** `ecos print [PATH…]`: sheets to print and cut, as a PDF; pictures of cards; sheets for tabletop simulators. */
export function define(command: Command, done: (code: ExitCode) => void): void {
  command
    .argument(...PATHS)
    .option('--cards <numbers>', 'only these cards, like 1-20,71')
    .option('--hand <name>', 'only cards of one starting hand')
    .option(...INHERITED)
    .option('--changed <since>', `only cards that differ from ${EARLIER_VERSION}`)
    .addOption(
      new Option(
        '--calibrate',
        'instead of cards, two pages to measure how your printer shifts the backs',
      ).conflicts(['png', 'tabletop', 'gallery', 'shopProof', 'pdfx', 'outputIntent']),
    )
    .addOption(
      new Option(
        '--box',
        'the whole game: all cards including inherited ones, all pieces to cut out, player aids and rules',
      ).conflicts(['cards', 'hand', 'changed', 'calibrate', 'png', 'gallery']),
    )
    .addOption(
      new Option('--own', 'with --box: only what an expansion adds to the game, with a leaflet').conflicts([
        'tabletop',
        'inherited',
      ]),
    )
    .addOption(
      new Option('--tokens <shape>', 'with --box: the shape of tokens')
        .choices(TOKEN_SHAPES)
        .default('square'),
    )
    .option(
      '--out <file>',
      `PDF file to write (default without other outputs: ${OUT}, with --box ${BOX_OUT}, with --calibrate ${CALIBRATION_OUT})`,
    )
    .option('--pdfx', 'write a PDF/X-4 for print shops')
    .option(
      '--output-intent <file>',
      "ICC profile of the shop's paper for --pdfx (default: a generic CMYK profile)",
    )
    .option(
      '--shop-proof <file>',
      'also write a one-page PDF that shows a print shop the cut, bleed and safe area',
    )
    .option('--png <folder>', 'one image per card and a list of them, with --duplex also of the backs')
    .option('--tabletop <folder>', 'sheets and saves for Tabletop Simulator, with --box the whole game')
    .option('--gallery <file>', 'one HTML page to browse all cards, which opens from disk')
    .option(
      '--dpi <number>',
      `resolution of these images in pixels per inch (default: ${RESOLUTION}, for a gallery ${GALLERY_RESOLUTION})`,
    )
    .option(
      '--url <address>',
      'URL the folder of --tabletop will be served from (default: files on this computer)',
    )
    .option('--download', 'download a browser without asking if there is none')
    .option('--no-download', 'never download a browser');
  addSheetOptions(command);
  addFormat(command).action(async (paths: string[], options: Options) => {
    // The browser ends with the command.
    done(await endingInOrder(() => printed(paths, options)));
  });
}

async function printed(paths: readonly string[], options: Options): Promise<ExitCode> {
  if (options.calibrate) {
    await calibrate(options);
    return EXIT.fine;
  }
  if (options.own && !options.box)
    throw new UserError('--own needs --box: it prints the box of an expansion.');
  const found = await (options.box ? loadPlayableSet(paths) : loadSets(paths));
  if (stoppedByErrors(found, options.format)) return EXIT.cardErrors;
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
  const chosen = chosenCards(result.sets, {
    ...options,
    inherited: options.inherited === true || (options.box === true && options.own !== true),
    offersInherited: options.own !== true,
  }).filter(isAmong(changes));
  if (chosen.length === 0) throw new UserError('None of the changed cards is among those selected.');
  const written = await allWritten(translated, chosen, options);
  const warnings = [
    ...new Set([
      ...translated.warnings,
      ...idleBackOptions(options),
      ...idleInBox(options),
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

async function calibrate(options: Options): Promise<void> {
  const { paper, duplex, lang } = parseAllSheetOptions(options);
  const file = options.out ?? CALIBRATION_OUT;
  refusePlaces({ out: file });
  await offerBrowser(options.download);
  const pdf = await printCalibration({ paper, duplex, lang });
  writeWhole(file, pdf);
  const warnings = idleInCalibration(options);
  if (options.format === 'json') printJson({ file, pages: 2, cards: 0, warnings });
  else {
    printWarnings(warnings);
    print(`Two pages, front and back: ${file}`);
  }
}

/** A PDF or folder that was written, and a description of it. */
interface Written extends WrittenPictures {
  form: string;
}

/** Draws and writes all requested outputs, the PDF first; if none was requested, only the PDF. */
async function allWritten(
  { result, nouns }: Translated,
  chosen: readonly SelectedPrintable[],
  options: Options,
): Promise<Written[]> {
  const { png, tabletop, gallery } = options;
  const isPdf = writesPdf(options);
  const dpi = resolutionWanted(options);
  const sheets = parseSheetOptions(options);
  refuseIdle(options, isPdf);
  const file = options.out ?? (options.box ? BOX_OUT : OUT);
  refusePlaces({ ...options, ...(isPdf && { out: file }) });
  await offerBrowser(options.download);
  const sets = [...new Set(chosen.map((one) => one.set))];
  const input = {
    ...sheets,
    cards: chosen.map((one) => one.card),
    words: { ...mergeVocabulary(sets.map((set) => set.words)), ...(nouns && { nouns }) },
    setTitle: titleOf(sets),
    version: VERSION,
    iconFolders: iconFolders(result),
    signOf: signsOf(result, chosen),
  };
  const own = options.own && { own: ownContents(result.sets[0]!.chain) };
  const { paper: _, margin: __, duplex, legend: ___, date: ____, ...drawn } = input;
  // The bleed of a sheet allows for inexact cuts. Pictures get one only if it was requested, or if the profile is for a shop that
  // takes pictures.
  const { pictures: isForPictures }: Profile = PROFILES[options.profile];
  const bleed = options.bleed === undefined && isForPictures !== true ? 0 : sheets.bleed;
  const pictures = { chosen, input: { ...drawn, dpi: dpi ?? RESOLUTION, bleed } };
  const written: Written[] = [];
  if (isPdf) {
    const intent = await intentOf(options);
    const making = { ...input, ...own, intent, tokens: options.tokens };
    const { pdf, pages, warnings } = await printWithProgress(making, options.box ? printBox : printCards);
    writeWhole(file, pdf);
    if (options.shopProof !== undefined)
      writeWhole(options.shopProof, await proofForShop(pdf, orderOf(input, intent)));
    written.push({ file, pages, warnings, form: `on ${counted(pages, 'page')}` });
  }
  if (png !== undefined) {
    const one = await writePictures(png, pictures, duplex !== undefined);
    written.push({ ...one, form: `as ${counted(one.pages, 'picture')}` });
  }
  if (tabletop !== undefined) {
    const one = await writeTabletop(tabletop, pictures, options.url, options.box === true);
    written.push({ ...one, form: `for Tabletop Simulator` });
  }
  if (gallery !== undefined) {
    const input = { ...pictures.input, dpi: dpi ?? GALLERY_RESOLUTION };
    const one = await writeGallery(gallery, { chosen, input });
    written.push({ ...one, form: 'as a gallery' });
  }
  return written;
}

/** The output intent of a PDF/X; undefined for other PDFs. */
async function intentOf({ pdfx, outputIntent: file }: Options) {
  if (file !== undefined) {
    const profile = usingFile(file, 'read', () => readFileSync(file));
    return outputIntent(basename(file), profile);
  }
  return pdfx ? usualIntent() : undefined;
}

/** What a print shop needs to know about a PDF with one card per page. */
function orderOf(
  { cards, duplex, bleed, safe = 0, card, setTitle: title, version, lang }: PrintInput,
  intent: Awaited<ReturnType<typeof intentOf>>,
): ShopOrder {
  const size = cardSizeOf(card);
  return { title, version, cards: cards.length, size, bleed, safe, duplex, intent, lang };
}

const drawsPictures = ({ png, tabletop, gallery }: Options): boolean =>
  [png, tabletop, gallery].some((place) => place !== undefined);

const writesPdf = (options: Options): boolean => options.out !== undefined || !drawsPictures(options);

/** Refuses options that have no effect on the requested output. */
function refuseIdle(options: Options, isPdf: boolean): void {
  const { box, tokens, paper, pdfx, outputIntent, shopProof } = options;
  const { alone }: Profile = PROFILES[options.profile];
  if (tokens !== 'square' && !box) throw new UserError('--tokens needs --box: cards have no tokens.');
  if (shopProof !== undefined && (!alone || !isPdf))
    throw new UserError('--shop-proof is for PDFs with a card on each page: add --profile shop.');
  if (shopProof !== undefined && (paper !== undefined || box))
    throw new UserError(
      `--shop-proof is for PDFs whose pages are cards with their bleed: leave out ${box ? '--box' : '--paper'}.`,
    );
  if (isPdf) return;
  for (const [option, value] of [
    ['--pdfx', pdfx],
    ['--output-intent', outputIntent],
    ['--tokens', tokens === 'square' ? undefined : tokens],
  ])
    if (value !== undefined) throw new UserError(`${option} is for PDFs: add --out with the file to write.`);
}

/** The requested resolution. Refuses an invalid one, and picture options when no pictures are drawn. */
function resolutionWanted(options: Options): number | undefined {
  const { dpi, url, tabletop } = options;
  if (dpi !== undefined && !drawsPictures(options))
    throw new UserError('--dpi is the resolution of images: add --png, --tabletop or --gallery.');
  if (url !== undefined && tabletop === undefined) throw new UserError('--url needs --tabletop.');
  if (url !== undefined && !/^https?:\/\/[^\s?#]+$/.test(url))
    throw new UserError(`${url} is not a URL: write it like https://example.org/my-set.`);
  if (dpi === undefined) return undefined;
  const { least, most } = RESOLUTIONS;
  const value = /^\d+$/.test(dpi) ? Number(dpi) : Number.NaN;
  if (!(value >= least && value <= most))
    throw new UserError(
      `${dpi} is not a resolution: write a whole number of pixels per inch from ${least} to ${most}.`,
    );
  return value;
}

/** Returns a filter that accepts only the changed cards, or every card if `changes` is undefined. */
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

/** Prints with a progress bar. Refuses input that cannot be printed, with the message of print/. */
export async function printWithProgress(
  input: PrintInput,
  printed: (input: PrintInput) => Promise<PrintedCards | PrintFailure> = printCards,
): Promise<PrintedCards> {
  const bar = progressBar(3);
  const result = await printed({ ...input, onProgress: ({ stage }) => bar.step(STAGES[stage]) }).finally(
    bar.end,
  );
  if (isPrintFailure(result)) throw new UserError(result.message);
  return result;
}

/** The titles of some sets, or `Cards` if none has a title. */
export function titleOf(sets: readonly Pick<CompiledSet, 'program'>[]): string {
  const titles = sets.map((set) => set.program.title).filter((title) => title !== '');
  return titles.join(', ') || 'Cards';
}
