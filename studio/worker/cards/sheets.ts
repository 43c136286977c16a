/** The sheets of a print, as the print code plans and draws them. */
import { compiledSets, drawnVocabulary, type Workspace } from '../../../language/index.ts';
import { boxContext, boxSides, ownContents, type TokenShape } from '../../../print/box/index.ts';
import { type Lang, makeSign, sizeForAll, withOwnIcons } from '../../../print/face/index.ts';
import {
  drawSheets,
  fittingCards,
  OutlineInk,
  type Overflow,
  overflowWarnings,
  type PlannedSheet,
  parseSheetOptions,
  planSheets,
  type RawSheetOptions,
  type SheetLayout,
  sheetCuts,
  withOwnIds,
} from '../../../print/sheet/index.ts';
import {
  type CardSelection,
  type Deck,
  isFeature,
  mergeVocabulary,
  selectCards,
  UserError,
} from '../../../program/index.ts';
import type { PrintRequest } from '../../server-messages.ts';
import type { FileChange } from '../../text-places.ts';
import { firstMistake } from '../chain.ts';
import { comparedWith } from '../change/changed-cards.ts';
import { workspaceExtras } from '../workspace.ts';

/** The defaults of the command. */
const USUAL_OPTIONS = { profile: 'home', marks: true, flip: 'long', offset: '0,0mm', lang: 'en' } as const;
/** What the sheets of a virtual table look like, and pictures of cards, which have no sheets. */
const TABLETOP_OPTIONS = { profile: 'tabletop-simulator' } as const;
const PICTURE_OPTIONS = { profile: 'shop', bleed: '0' } as const;

interface PrintAsked {
  wanted: PrintRequest;
  /** The version of the set, for the small print. */
  version: string;
  /** The changes that restore earlier texts: only cards that differ from them are printed. */
  earlier?: FileChange[];
}

/** The sheets of a print, before printing: their layout, and what is on them. */
export interface SheetsPreview extends SheetLayout {
  /** The number of cards to print. */
  cards: number;
  /** The number of sheets of pieces of a box, which are not drawn. */
  pieces?: number;
  /** Whether the set extends another one, whose cards a box has, too. */
  isExpansion: boolean;
  /** What is on each sheet, and its picture once it is drawn. */
  sheets: (Pick<PlannedSheet, 'side'> & {
    numbers: number[];
    deck?: Deck;
    /** The number of cuts from side to side, and of those from top to bottom. */
    cuts: { across: number; down: number };
    svg?: string;
  })[];
  /** What the PDF contains that is not shown here, or leaves out, in sentences. */
  notes: string[];
  /** The warnings about texts that do not fit. */
  warnings: string[];
  /** How many cards have such a text, and the named size that holds them all. */
  tooLong?: { cards: number; fitsOn?: string | undefined } | undefined;
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
  const { layout, sheets: planned, lacksLegend } = planSheets({ ...input, cards });
  // Pictures have one back for each deck.
  const decks = new Set<Deck>();
  const isShown = ({ side, cards: [card] }: PlannedSheet) =>
    wanted.png !== true || side !== 'backs' || (!decks.has(card!.deck) && decks.add(card!.deck));
  const shown = planned.filter(isShown);
  const mistake = firstMistake(workspace, [...workspace.texts.keys()]);
  const mistakes = mistake && `Cards with mistakes are not printed. ${mistake}.`;
  const unprintable = mistakes ?? (cards.length === 0 ? 'There are no cards to print.' : undefined);
  const isExpansion = sets.some(({ chain }) => chain.length > 1);
  const plan: SheetsPreview = {
    ...layout,
    cards: cards.length,
    isExpansion,
    sheets: shown.map(({ side, cards, cells }) => {
      const { xs, ys } = sheetCuts(layout, cells);
      const numbers = cards.map(({ number }) => number);
      return { side, numbers, deck: cards[0]?.deck, cuts: { across: ys.length, down: xs.length } };
    }),
    unprintable,
    notes: [
      mistakes,
      lacksLegend && 'The page of icons is left out: the paper is too small for it.',
      isExpansion && isOwnOnly(wanted) && OWN_ONLY,
    ].filter((note) => typeof note === 'string'),
    warnings,
    ...(all.length < selected.length && { tooLong: { cards: selected.length - all.length } }),
  };
  yield plan;
  if (shown.length === 0) return plan;
  const isBox = wanted.box === true || wanted.own === true;
  if (isBox && wanted.tabletop !== true) {
    const own = wanted.own === true ? ownContents(sets[0]!.chain) : undefined;
    const features = cards.filter(isFeature);
    const context = boxContext(
      { ...input, lang, words, features, ...(own && { own }), tokens: wanted.tokens as TokenShape },
      icons,
    );
    const count = { count: cards.length, pages: planned.length };
    const sides = boxSides(context, { setTitle: '', duplex: input.duplex !== undefined, own, cards: count });
    plan.pieces = sides.filter(({ other }) => !other).length;
    yield plan;
  }
  const signs = new Map(all.map(({ card, id }) => [card, makeSign(id, extras?.signs?.get(id))]));
  const setTitle = [...new Set(all.map(({ set }) => set.program.title))].join(', ');
  const drawn = yield* drawSheets(
    { ...input, lang, version, cards, words, setTitle, signOf: (card) => signs.get(card) },
    icons,
    () => new OutlineInk(),
  );
  const { width, height } = layout.paper;
  const begin = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}mm" height="${height}mm">`;
  const tooLong = tooLongOf(drawn.overflows) ?? plan.tooLong;
  const isRefused = tooLong && wanted.allowOverflow !== true && wanted.fitting !== true;
  return {
    ...plan,
    sheets: plan.sheets.map((sheet, i) => ({
      ...sheet,
      svg: withOwnIds(`${begin}${drawn.sheets[planned.indexOf(shown[i]!)]}</svg>`),
    })),
    unprintable: unprintable ?? (isRefused ? TOO_LONG : undefined),
    warnings: [...warnings, ...overflowWarnings(drawn.overflows)],
    ...(tooLong && { tooLong }),
  };
}

const TOO_LONG = 'Some texts do not fit: choose above the sheets what to do.';

/** The cards whose text does not fit, if there are any. */
function tooLongOf(overflows: readonly Overflow[]): SheetsPreview['tooLong'] {
  const cards = overflows.filter(({ advice }) => advice === undefined);
  if (cards.length === 0) return undefined;
  const fitsOn = sizeForAll(cards.map((card) => card.fitsOn));
  return { cards: new Set(cards.map(({ name }) => name)).size, fitsOn };
}

const OWN_ONLY = 'Cards of the sets that this one extends are not printed: More adds them.';
const isOwnOnly = ({ box, own, inherited, cards, hand }: PrintRequest): boolean =>
  !box && !own && !inherited && cards === undefined && hand === undefined;

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
const rawOptionsOf = (wanted: PrintRequest) =>
  ({
    ...USUAL_OPTIONS,
    ...(wanted.tabletop && TABLETOP_OPTIONS),
    ...(wanted.png && !wanted.profile && PICTURE_OPTIONS),
    ...wanted,
  }) as RawSheetOptions;
