/** `ecos print`: makes a PDF of cards or of the whole box, or pictures. */
import { PrintError, printCalibration } from '../../print/index.ts';
import { backOptions, idleBackOptions, idlePdfOptions, parseSheetOptions } from '../../print/sheet/index.ts';
import { pluralize, selectCards, UserError } from '../../program/index.ts';
import { changesSince, changesText } from '../diff/since.ts';
import { writeWhole } from '../files/write.ts';
import { withPictures } from '../load/card-art.ts';
import { loadPlayableSet, loadSets, refuseErrors } from '../load/compile.ts';
import { inLanguage, printWarnings } from '../load/translate.ts';
import { offerBrowser } from '../print/offer-browser.ts';
import {
  CALIBRATION_OUT,
  PRINT_OPTIONS,
  PROFILES_TABLE,
  type PrintOptions,
  writesPdf,
} from '../print/print-options.ts';
import { onlyFitting, refusePlaces, writeOutputs } from '../print/write-outputs.ts';
import { type Answer, defineCommand, PATHS_ARGUMENT } from '../terminal/command.ts';
import { EXIT, print } from '../terminal/output.ts';
import { atEnd } from '../terminal/signals.ts';

/** `ecos print [PATH…]`: sheets to print and cut, as a PDF; pictures of cards; sheets for tabletop simulators. */
export const define = defineCommand({
  arguments: [PATHS_ARGUMENT],
  options: PRINT_OPTIONS,
  examples: 'ecos print --cards 1-20,71 --duplex --out out/cards.pdf',
  notes: PROFILES_TABLE,
  run([paths], options) {
    // A signal then ends the command in order, and with it the browser.
    const done = atEnd(() => undefined);
    return printed(paths, options.own ? { ...options, box: true } : options)
      .catch((error): Answer => {
        // A card whose text does not fit is reported like a mistake in it.
        if (!(error instanceof PrintError && error.reason === 'text-too-long')) throw error;
        return { json: {}, error: error.message, code: EXIT.cardErrors };
      })
      .finally(done);
  },
});

async function printed(paths: readonly string[], options: PrintOptions): Promise<Answer> {
  if (options.calibrate) return calibrate(options);
  const loaded = await (options.box ? loadPlayableSet(paths) : loadSets(paths));
  const found = refuseErrors(withPictures(loaded), options.format);
  const translated = await inLanguage(options.lang, found);
  const changes =
    options.changed === undefined
      ? undefined
      : await changesSince(options.changed, paths, translated, options);
  if (changes && options.format === 'pretty' && changes.length > 0) print(changesText(changes));
  if (changes?.every(({ kind }) => kind === 'removed'))
    return {
      json: { file: null, pages: 0, cards: 0, warnings: [], changes },
      text: `Nothing to print: no card is new or different since ${options.changed}.`,
    };
  const selected = selectCards(translated.result.sets, {
    ...options,
    inherited: options.inherited === true || (options.box === true && options.own !== true),
    offersInherited: options.own !== true,
  }).filter(
    ({ card, id }) => !changes || changes.some(({ number, set }) => number === card.number && set === id),
  );
  if (selected.length === 0) throw new UserError('None of the changed cards is among those selected.');
  const { fitting: chosen, warnings: tooLong } = options.fitting
    ? onlyFitting(translated, selected, options)
    : { fitting: selected, warnings: [] };
  const written = await writeOutputs(translated, chosen, options);
  const warnings = [
    ...new Set([
      ...translated.warnings,
      ...tooLong,
      ...idleBackOptions(options),
      ...(writesPdf(options) ? [] : idlePdfOptions(options)),
      ...written.flatMap((one) => one.warnings),
    ]),
  ];
  if (options.format === 'pretty') printWarnings(warnings);
  const [{ file, pages }] = written;
  const files = written.length > 1 ? written.map((one) => one.file) : undefined;
  return {
    json: { file, pages, cards: chosen.length, warnings, files, changes },
    text: written.map(({ file, form }) => `${pluralize(chosen.length, 'card')} ${form}: ${file}`).join('\n'),
  };
}

async function calibrate(options: PrintOptions): Promise<Answer> {
  const { paper, lang } = parseSheetOptions(options);
  const file = options.out ?? CALIBRATION_OUT;
  refusePlaces({ out: file });
  await offerBrowser(options.download);
  writeWhole(file, await printCalibration({ paper, duplex: backOptions(options), lang }));
  return {
    json: { file, pages: 2, cards: 0, warnings: [] },
    text: `Two pages, front and back: ${file}`,
  };
}
