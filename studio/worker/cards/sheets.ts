/** The sheets of a print, as the print code plans and draws them. */
import { compiledSets, signOf, translateVocabulary, type Workspace } from '../../../language/index.ts';
import { type Lang, withOwnIcons } from '../../../print/face/index.ts';
import {
  drawSheets,
  idleBackOptions,
  OutlineInk,
  overflowRefusal,
  overflowWarnings,
  type PlannedSheet,
  parseSheetOptions,
  planSheets,
  type RawSheetOptions,
} from '../../../print/sheet/index.ts';
import {
  type CardSelection,
  isFeature,
  mergeVocabulary,
  type SelectedPrintable,
  selectCards,
  UserError,
} from '../../../program/index.ts';
import type { PrintWanted } from '../../server-messages.ts';
import type { FileChange } from '../../text-places.ts';
import { firstMistake } from '../chain.ts';
import { comparedWith } from '../change/changed-cards.ts';
import { lookOfSet } from '../given-look.ts';

/** The defaults of the command. */
const USUAL = { profile: 'home', marks: true, flip: 'long', offset: '0,0mm', lang: 'en' } as const;

interface PrintAsked {
  wanted: PrintWanted;
  /** The version of the set, for the small print. */
  version: string;
  /** The changes that restore the texts that `changed` refers to, if known. */
  earlier?: FileChange[];
}

/** The sheets of a print, before printing. */
interface SheetsPreview {
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
    const plan = planned(workspace, asked);
    yield plan;
    return plan.sheets.length === 0 ? plan : yield* drawPlan(workspace, asked, plan);
  } catch (error) {
    // Options that are impossible, or impossible together.
    if (error instanceof Error && (error instanceof UserError || 'problem' in error))
      return { refused: error.message };
    throw error;
  }
}

function* drawPlan(
  workspace: Workspace,
  asked: PrintAsked,
  plan: SheetsPreview,
): Generator<undefined, SheetsPreview> {
  const { wanted, version } = asked;
  const all = chosen(workspace, asked);
  const { lang = 'en', ...input } = optionsOf(wanted);
  const look = lookOfSet();
  const words = mergeVocabulary(compiledSets(workspace).map((set) => set.words));
  const signs = new Map(all.map((one) => [one.card, signOn(one)]));
  const drawn = yield* drawSheets(
    {
      ...input,
      ...{ lang, version, cards: all.map(({ card }) => card), words: translateVocabulary(words, lang, look) },
      setTitle: [...new Set(all.map(({ set }) => set.program.title))].join(', '),
      signOf: (card) => signs.get(card),
    },
    look?.icons ?? withOwnIcons({}),
    () => new OutlineInk(),
  );
  const { width, height } = plan.paper;
  const begin = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}mm" height="${height}mm">`;
  const pictures = drawn.sheets.map((svg) => `${begin}${svg}</svg>`);
  const refusal = wanted.allowOverflow === true ? undefined : overflowRefusal(drawn.overflows);
  return {
    unprintable: refusal,
    ...plan,
    sheets: plan.sheets.map((sheet, i) => ({ ...sheet, svg: pictures[i]! })),
    warnings: overflowWarnings(drawn.overflows),
  };
}

function planned(workspace: Workspace, asked: PrintAsked): SheetsPreview {
  const { wanted, earlier } = asked;
  const input = optionsOf(wanted);
  const { paper } = input;
  if (wanted.calibrate === true) return { paper, cards: 0, sheets: [], notes: [CALIBRATION], warnings: [] };
  const sets = compiledSets(workspace);
  const cards = chosen(workspace, asked).map(({ card }) => card);
  const plan = planSheets({ ...input, cards });
  const mistakes = mistakesIn(workspace);
  const unprintable = mistakes ?? (cards.length === 0 ? 'There are no cards to print.' : undefined);
  return {
    paper,
    cards: cards.length,
    sheets: plan.sheets.map(({ side, cards }) => ({ side, numbers: cards.map(({ number }) => number) })),
    ...(unprintable !== undefined && { unprintable }),
    notes: notesOn(wanted, {
      mistakes,
      isCompared: earlier !== undefined,
      lacksLegend: plan.lacksLegend,
      hasMore: sets.some(({ chain }) => chain.length > 1),
    }),
    warnings: [],
  };
}

/** The note that cards with errors are not printed. */
function mistakesIn(workspace: Workspace): string | undefined {
  const mistake = firstMistake(workspace, [...workspace.texts.keys()]);
  return mistake && `Cards with mistakes are not printed. ${mistake}.`;
}

const CALIBRATION =
  'The PDF has two pages with crosses, a front and a back, which show how far off your printer prints the backs.';

function notesOn(
  wanted: PrintWanted,
  {
    mistakes,
    isCompared,
    lacksLegend,
    hasMore,
  }: Record<'isCompared' | 'lacksLegend' | 'hasMore', boolean> & { mistakes: string | undefined },
): string[] {
  const { box, changed, inherited, cards, hand } = wanted;
  return [
    ...(mistakes === undefined ? [] : [mistakes]),
    ...(box === true
      ? ['Before the cards, the PDF has sheets of pieces, player aids and rules, which are not shown here.']
      : []),
    ...(changed === undefined
      ? []
      : isCompared
        ? [`Cards that do not differ from ${changed} are not printed.`, ...unseenWords(wanted)]
        : [`Of these cards, only those that differ from ${changed} are printed.`]),
    ...idleBackOptions(rawOptionsOf(wanted)),
    ...(lacksLegend ? ['The page of icons is left out: the paper is too small for it.'] : []),
    ...(hasMore && box !== true && inherited !== true && cards === undefined && hand === undefined
      ? ['Cards of the sets that this one extends are not printed: inherited adds them.']
      : []),
  ];
}

/** The note that only the command compares the set's words in the file of a language. */
function unseenWords({ lang = 'en' }: PrintWanted): string[] {
  const nouns = lookOfSet()?.nouns.get(lang as Lang);
  return nouns?.size
    ? [`Cards that differ only by \`words.${lang}.ftl\` are printed as well, and not shown here.`]
    : [];
}

/** The sign on a card. Only the open set's own drawing is known. */
const signOn = ({ id, set }: SelectedPrintable) =>
  signOf(id, id === set.program.id ? lookOfSet() : undefined);

/** The cards of a print, in order. */
function chosen(workspace: Workspace, { wanted, earlier }: PrintAsked) {
  const { cards, hand, inherited, box, own }: CardSelection & { box?: boolean; own?: boolean } = wanted;
  const all = selectCards(compiledSets(workspace), {
    ...(cards !== undefined && { cards }),
    ...(hand !== undefined && { hand }),
    inherited: inherited === true || (box === true && own !== true),
  });
  if (!earlier) return all;
  const differing = comparedWith(workspace, earlier).cards.filter(({ change }) => change !== 'removed');
  return all.filter(({ card }) =>
    differing.some(({ number, kind }) => number === card.number && (kind === 'feature') === isFeature(card)),
  );
}

// Options with choices can only have values from their lists.
const rawOptionsOf = (wanted: PrintWanted) => ({ ...USUAL, ...wanted }) as RawSheetOptions;

/** The options of the sheets. A box always includes a page of icons. */
function optionsOf(wanted: PrintWanted) {
  const input = parseSheetOptions(rawOptionsOf(wanted));
  return { ...input, legend: input.legend && wanted.box !== true };
}
