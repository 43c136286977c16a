/** Draws and writes what `ecos print` was asked for. */
import { basename, resolve, sep } from 'node:path';
import type { ArtSource } from '../../print/card-art/index.ts';
import {
  type CopyKind,
  copyArt,
  FINE_DPI,
  isPrintFailure,
  loadIcons,
  makeSign,
  outputIntent,
  ownContents,
  PROFILES,
  type Printable,
  PrintError,
  type PrintedCards,
  type PrintInput,
  type Profile,
  printBox,
  printCards,
  printShopProof,
  type SetSign,
  SIGN_ICON,
  usualIntent,
} from '../../print/index.ts';
import { fittingCards, parseSheetOptions, toCardSize } from '../../print/sheet/index.ts';
import { mergeVocabulary, pluralize, type SelectedPrintable, UserError } from '../../program/index.ts';
import { readBytes } from '../files/read.ts';
import { refuseUnwritable, writeWhole } from '../files/write.ts';
import { refuseOthers } from '../files/write-folder.ts';
import { setPictures } from '../load/card-art.ts';
import type { Compilation } from '../load/compile.ts';
import { foldersOfSet, iconFolders, iconPaths } from '../load/set-files.ts';
import type { Translation } from '../load/translate.ts';
import { VERSION } from '../package.ts';
import { progressBar } from '../terminal/progress.ts';
import { offerBrowser } from './offer-browser.ts';
import { type WrittenFiles, writeGallery, writePictures } from './pictures.ts';
import {
  BOX_OUT,
  CARDS_OUT,
  GALLERY_RESOLUTION,
  type PrintOptions,
  RESOLUTION,
  refuseIdle,
  writesPdf,
} from './print-options.ts';
import { writeTabletop } from './tabletop.ts';

/** The cards whose texts fit, and the warnings about the others. */
export function onlyFitting(
  translated: Translation,
  chosen: readonly SelectedPrintable[],
  options: PrintOptions,
) {
  const input = { ...parseSheetOptions(options), words: wordsOf(translated, chosen) };
  const found = fittingCards(chosen, input, loadIcons(iconFolders(translated.result)));
  if (found.fitting.length === 0)
    throw new UserError('None of these cards fits: take a larger card with --card.');
  return found;
}

/** The words on these cards, in their language. */
const wordsOf = ({ nouns }: Translation, chosen: readonly SelectedPrintable[]) => ({
  ...mergeVocabulary([...new Set(chosen.map((one) => one.set))].map((set) => set.words)),
  ...(nouns && { nouns }),
});

/** Draws and writes all requested outputs, the PDF first; if none was requested, only the PDF. Each has a description, `form`. */
export async function writeOutputs(
  translated: Translation,
  chosen: readonly SelectedPrintable[],
  options: PrintOptions,
) {
  const { result } = translated;
  const { png, tabletop, gallery, dpi } = options;
  const isPdf = writesPdf(options);
  const sheets = parseSheetOptions(options);
  refuseIdle(options, isPdf);
  const file = options.out ?? (options.box ? BOX_OUT : CARDS_OUT);
  refusePlaces({ ...options, ...(isPdf && { out: file }) });
  const sets = [...new Set(chosen.map((one) => one.set))];
  // Sets that have nothing in common may share numbers of cards.
  const picturesOf = new Map<SelectedPrintable['set'], ReadonlyMap<number, ArtSource>>(
    result.sets.map((set) => [set, new Map(setPictures(result, set).sources.map((one) => [one.card, one]))]),
  );
  const sources = new Map(
    chosen.flatMap(({ card, set }) => {
      const source = picturesOf.get(set)!.get(card.number);
      return source ? [[card, source] as const] : [];
    }),
  );
  if (isPdf || sources.size > 0) await offerBrowser(options.download);
  const words = wordsOf(translated, chosen);
  const input = {
    ...sheets,
    cards: chosen.map((one) => one.card),
    words,
    setTitle: sets.flatMap(({ program }) => program.title || []).join(', ') || 'Cards',
    version: VERSION,
    iconFolders: iconFolders(result),
    signOf: signsOf(result, chosen),
    allowOverflow: options.allowOverflow === true,
  };
  const own = options.own && { own: ownContents(result.sets[0]!.chain) };
  const { paper: _, margin: __, duplex, legend: ___, date: ____, ...drawn } = input;
  // The bleed of a sheet allows for inexact cuts. Pictures get one only if it was requested, or if the profile is for a shop that
  // takes pictures.
  const { alone, pictures: isForPictures }: Profile = PROFILES[options.profile];
  const bleed = options.bleed === undefined && isForPictures !== true ? 0 : sheets.bleed;
  const copies: Partial<Record<CopyKind, ReturnType<typeof copyArt<Printable>>>> = {};
  /** The words of the cards with their pictures, of which each is copied once. */
  const wordsWithArt = async (dpi = 0) => {
    const kind: CopyKind = alone || dpi >= FINE_DPI ? 'fine' : 'usual';
    copies[kind] ??= copyArt(sources, kind);
    return { ...words, art: await copies[kind] };
  };
  const pictures = async (dpi: number) => ({
    chosen,
    input: { ...drawn, words: await wordsWithArt(dpi), dpi, bleed },
  });
  const written: (WrittenFiles & { form: string })[] = [];
  /** What is to be said of the pictures on cards of this size. */
  const pictureRemarks = async () => {
    const { pictureWarnings } = await import('../../language/problems/index.ts');
    const extras = { nouns: new Map(), icons: loadIcons(input.iconFolders) };
    return [...picturesOf].flatMap(([set, art]) => {
      const own = chosen.filter((one) => one.set === set);
      return pictureWarnings(own, { ...extras, art }, toCardSize(sheets.card), options.lang);
    });
  };
  const remarks = sources.size === 0 ? [] : await pictureRemarks();
  const add = (form: string, { warnings, ...one }: WrittenFiles) =>
    written.push({ ...one, form, warnings: [...remarks, ...warnings] });
  if (isPdf) {
    // The output intent of a PDF/X.
    const { pdfx, outputIntent: profile } = options;
    const usual = pdfx && !profile ? await usualIntent() : undefined;
    const intent = profile ? outputIntent(basename(profile), readBytes(profile, LARGEST_PROFILE)) : usual;
    const making = { ...input, ...own, words: await wordsWithArt(), intent, tokens: options.tokens };
    const { pdf, pages, warnings } = await printWithProgress(making, options.box ? printBox : printCards);
    writeWhole(file, pdf);
    if (options.shopProof !== undefined)
      writeWhole(options.shopProof, await printShopProof({ ...input, words: making.words, intent }));
    add(`on ${pluralize(pages, 'page')}`, { file, pages, warnings });
  }
  if (png !== undefined) {
    const one = await writePictures(png, await pictures(dpi ?? RESOLUTION), duplex !== undefined);
    add(`as ${pluralize(one.pages, 'picture')}`, one);
  }
  if (tabletop !== undefined) {
    const job = await pictures(dpi ?? RESOLUTION);
    add('for Tabletop Simulator', await writeTabletop(tabletop, job, options.url, options.box === true));
  }
  if (gallery !== undefined)
    add('as a gallery', await writeGallery(gallery, await pictures(dpi ?? GALLERY_RESOLUTION)));
  return written;
}

/** Refuses several outputs at the same place, and folders that must not be replaced. */
export function refusePlaces({ out, shopProof, gallery, png, tabletop }: Partial<PrintOptions>): void {
  const files = [out, shopProof, gallery].filter((place) => place !== undefined);
  const folders = [png, tabletop].filter((place) => place !== undefined);
  const all = [...files, ...folders].map((place) => resolve(place));
  const twice = all.find((place, at) => all.indexOf(place) < at);
  if (twice !== undefined) throw new UserError(`Two outputs cannot both be ${twice}: name two places.`);
  const inside = all.find((place) => folders.some((folder) => place.startsWith(resolve(folder) + sep)));
  if (inside !== undefined)
    throw new UserError(`${inside} is in a folder that is replaced as a whole: name a place outside of it.`);
  for (const folder of folders) refuseOthers(folder);
  // A single file is refused when it is written.
  if (all.length > 1) for (const file of files) refuseUnwritable(file);
}

/** The largest ICC profile to read, in bytes: those of print shops have one or two million. */
const LARGEST_PROFILE = 2 ** 23;

/** The stages of printing in words. */
const STAGES = {
  pages: 'drawing the cards',
  browser: 'starting the browser',
  print: 'printing',
  done: 'done',
};

/** Prints with a progress bar. Refuses input that cannot be printed, with the message of print/. */
async function printWithProgress(input: PrintInput, printed: typeof printCards): Promise<PrintedCards> {
  const bar = progressBar();
  const onProgress: PrintInput['onProgress'] = ({ stage, done, total }) =>
    bar.show(done / total, `${done}/${total} ${STAGES[stage]}`);
  const result = await printed({ ...input, onProgress }).finally(bar.end);
  if (isPrintFailure(result)) throw new PrintError(result.reason, result.message);
  return result;
}

/**
 * Returns a function that finds the sign of a card: its set's own drawing, `icons/set.svg`, or without one two letters of the
 * set's id.
 */
function signsOf(
  result: Compilation,
  chosen: readonly SelectedPrintable[],
): (card: Printable) => SetSign | undefined {
  const ids = new Map<Printable, string>(chosen.map(({ card, id }) => [card, id]));
  const iconsOf = (id: string) => loadIcons(iconPaths(foldersOfSet(result, id)));
  const signs = new Map([...new Set(ids.values())].map((id) => [id, makeSign(id, iconsOf(id)(SIGN_ICON))]));
  return (card) => signs.get(ids.get(card) ?? '');
}
