/** The sheets of a print, as the print code plans and draws them. */
import { compiledSets, drawnVocabulary, type Workspace } from '../../../language/index.ts';
import { type Lang, makeSign, withOwnIcons } from '../../../print/face/index.ts';
import {
  drawSheets,
  fittingCards,
  idleBackOptions,
  OutlineInk,
  overflowRefusal,
  overflowWarnings,
  type PlannedSheet,
  parseSheetOptions,
  planSheets,
  type RawSheetOptions,
  withOwnIds,
} from '../../../print/sheet/index.ts';
import { type CardSelection, mergeVocabulary, selectCards, UserError } from '../../../program/index.ts';
import type { PrintRequest } from '../../server-messages.ts';
import type { FileChange } from '../../text-places.ts';
import { firstMistake } from '../chain.ts';
import { comparedWith } from '../change/changed-cards.ts';
import { workspaceExtras } from '../workspace.ts';

/** The defaults of the command. */
const USUAL_OPTIONS = { profile: 'home', marks: true, flip: 'long', offset: '0,0mm', lang: 'en' } as const;

interface PrintAsked {
  wanted: PrintRequest;
  /** The version of the set, for the small print. */
  version: string;
  /** The changes that restore the texts that `changed` refers to, if known. */
  earlier?: FileChange[];
}

/** The sheets of a print, before printing. */
export interface SheetsPreview {
  /** In millimetres. */
  paper: { width: number; height: number };
  /** The number of cards to print. */
  cards: number;
  /** The numbers of the cards on each sheet, and its picture once it is drawn. */
  sheets: (Pick<PlannedSheet, 'side'> & { numbers: number[]; svg?: string })[];
  /** What the PDF contains that is not shown here, or leaves out, in sentences. */
  notes: string[];
  /** The warnings about texts that do not fit. */
  warnings: string[];
  /** Why these sheets must not be printed. */
  unprintable?: string | undefined;
}

/** The sheets of a print: first the plan, then their pictures. */
export function* sheets(
  workspace: Workspace,
  asked: PrintAsked,
): Generator<SheetsPreview | undefined, SheetsPreview | { refused: string }> {
  try {
    return yield* preview(workspace, asked);
  } catch (error) {
    // Options that are impossible, or impossible together.
    if (error instanceof Error && (error instanceof UserError || 'problem' in error))
      return { refused: error.message };
    throw error;
  }
}

function* preview(
  workspace: Workspace,
  asked: PrintAsked,
): Generator<SheetsPreview | undefined, SheetsPreview> {
  const { wanted, version } = asked;
  const { lang = 'en', legend, ...sheet } = parseSheetOptions(rawOptionsOf(wanted));
  // A box always includes a page of icons.
  const input = { ...sheet, legend: legend && wanted.box !== true };
  const { paper } = input;
  if (wanted.calibrate === true) return { paper, cards: 0, sheets: [], notes: [CALIBRATION], warnings: [] };
  const sets = compiledSets(workspace);
  const extras = workspaceExtras(workspace);
  const words = drawnVocabulary(mergeVocabulary(sets.map((set) => set.words)), lang, extras);
  const icons = extras?.icons ?? withOwnIcons({});
  const selected = chosen(workspace, asked, lang);
  const { fitting: all, warnings } =
    wanted.fitting === true
      ? fittingCards(selected, { ...input, lang, words }, icons)
      : { fitting: selected, warnings: [] };
  const cards = all.map(({ card }) => card);
  const { sheets, lacksLegend } = planSheets({ ...input, cards });
  const mistake = firstMistake(workspace, [...workspace.texts.keys()]);
  const mistakes = mistake && `Cards with mistakes are not printed. ${mistake}.`;
  const unprintable = mistakes ?? (cards.length === 0 ? 'There are no cards to print.' : undefined);
  const hasMore = sets.some(({ chain }) => chain.length > 1);
  const plan = {
    paper,
    cards: cards.length,
    sheets: sheets.map(({ side, cards }) => ({ side, numbers: cards.map(({ number }) => number) })),
    unprintable,
    notes: [...(mistakes === undefined ? [] : [mistakes]), ...notesOn(asked, { lacksLegend, hasMore })],
    warnings,
  };
  yield plan;
  if (sheets.length === 0) return plan;
  const signs = new Map(all.map(({ card, id }) => [card, makeSign(id, extras?.signs?.get(id))]));
  const setTitle = [...new Set(all.map(({ set }) => set.program.title))].join(', ');
  const drawn = yield* drawSheets(
    { ...input, lang, version, cards, words, setTitle, signOf: (card) => signs.get(card) },
    icons,
    () => new OutlineInk(),
  );
  const { width, height } = paper;
  const begin = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}mm" height="${height}mm">`;
  const refusal = wanted.allowOverflow === true ? undefined : overflowRefusal(drawn.overflows);
  return {
    ...plan,
    sheets: plan.sheets.map((sheet, i) => ({
      ...sheet,
      svg: withOwnIds(`${begin}${drawn.sheets[i]}</svg>`),
    })),
    unprintable: unprintable ?? refusal,
    warnings: [...warnings, ...overflowWarnings(drawn.overflows)],
  };
}

const CALIBRATION =
  'The PDF has two pages with crosses, a front and a back, which show how far off your printer prints the backs.';

function notesOn(
  { wanted, earlier }: PrintAsked,
  { lacksLegend, hasMore }: Record<'lacksLegend' | 'hasMore', boolean>,
): string[] {
  const { box, changed, inherited, cards, hand } = wanted;
  const lacksMore = hasMore && !box && !inherited && cards === undefined && hand === undefined;
  const change = earlier
    ? `Cards that do not differ from ${changed} are not printed.`
    : `Of these cards, only those that differ from ${changed} are printed.`;
  return [
    box && 'Before the cards, the PDF has sheets of pieces, player aids and rules, which are not shown here.',
    changed !== undefined && change,
    ...idleBackOptions(rawOptionsOf(wanted)),
    lacksLegend && 'The page of icons is left out: the paper is too small for it.',
    lacksMore && 'Cards of the sets that this one extends are not printed: inherited adds them.',
  ].filter((note) => typeof note === 'string');
}

/** The cards of a print, in order. */
function chosen(workspace: Workspace, { wanted, earlier }: PrintAsked, lang: Lang) {
  const { cards, hand, inherited, box, own }: CardSelection & { box?: boolean; own?: boolean } = wanted;
  const all = selectCards(compiledSets(workspace), {
    ...(cards !== undefined && { cards }),
    ...(hand !== undefined && { hand }),
    inherited: inherited === true || (box === true && own !== true),
  });
  if (!earlier) return all;
  const differing = comparedWith(workspace, earlier, lang).cards.filter(({ change }) => change !== 'removed');
  return all.filter(({ card, id }) =>
    differing.some(({ set, number }) => set === id && number === card.number),
  );
}

// Options with choices can only have values from their lists.
const rawOptionsOf = (wanted: PrintRequest) => ({ ...USUAL_OPTIONS, ...wanted }) as RawSheetOptions;
