/** The layout of the cards of a print on its sheets, computed by the print code. */
import { compiledSets, signOf, translateVocabulary, type Workspace } from '../../../language/index.ts';
import { backPicture, cardPicture, frameColour, type Lang, shapeOf } from '../../../print/face/index.ts';
import { sheetsHtml } from '../../../print/html/index.ts';
import {
  cardSizeOf,
  idleBackOptions,
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
import type { Questions } from '../../messages.ts';
import type { PrintAsked, SheetsShown } from '../../print-messages.ts';
import type { PrintWanted } from '../../server-messages.ts';
import { firstMistake } from '../chain.ts';
import { comparedWith } from '../change/changed-cards.ts';
import { lookOfSet } from '../given-look.ts';
import type { Steps } from '../steps.ts';

/** How many milliseconds of drawing fit in one answer. */
const DRAWING = 12;

/** The defaults of the command. */
const USUAL = { profile: 'home', marks: true, flip: 'long', offset: '0,0mm', lang: 'en' } as const;

export function sheets(
  workspace: Workspace,
  asked: Questions['sheets']['params'],
): Questions['sheets']['answer'] {
  try {
    return planned(workspace, asked);
  } catch (error) {
    return refusalOf(error);
  }
}

/** Converts an error about impossible options to words; rethrows any other error. */
function refusalOf(error: unknown): { refused: string } {
  if (error instanceof Error && (error instanceof UserError || 'problem' in error))
    return { refused: error.message };
  throw error;
}

/** The sheets as HTML. */
export function* printed(
  workspace: Workspace,
  { version, ...asked }: Questions['printed']['params'],
): Steps<'printed'> {
  try {
    const refused = mistakesIn(workspace);
    if (refused !== undefined) return { refused };
    const all = chosen(workspace, asked);
    if (all.length === 0) return { refused: 'There are no cards to print.' };
    const input = parseSheetOptions(optionsOf(asked.wanted));
    const { lang = 'en' } = input;
    const look = lookOfSet();
    const words = mergeVocabulary(compiledSets(workspace).map((set) => set.words));
    const setTitle = [...new Set(all.map(({ set }) => set.program.title))].join(', ');
    const cards = all.map(({ card }) => card);
    const signs = new Map(all.map((one) => [one.card, signOn(one)]));
    const own = {
      cards,
      words: translateVocabulary(words, lang, look),
      setTitle,
      version,
      signOf: (card: (typeof cards)[number]) => signs.get(card),
    };
    return { ...(yield* sheetsHtml({ ...input, ...own }, look?.icons)), cards: cards.length };
  } catch (error) {
    return refusalOf(error);
  }
}

export function sheetPictures(
  workspace: Workspace,
  { from, ...asked }: Questions['sheetPictures']['params'],
): string[] {
  const until = performance.now() + DRAWING;
  const { lang = 'en', proof = false, card: size, safe } = parseSheetOptions(optionsOf(asked.wanted));
  const { shape } = shapeOf(cardSizeOf(size), safe);
  const drawn: string[] = [];
  const look = lookOfSet();
  for (const one of chosen(workspace, asked).slice(from)) {
    const how = { proof, shape, sign: signOn(one) };
    drawn.push(
      cardPicture(one.card, translateVocabulary(one.set.words, lang, look), lang, look?.icons, how).svg,
    );
    if (performance.now() >= until) break;
  }
  return drawn;
}

function planned(workspace: Workspace, asked: PrintAsked): SheetsShown {
  const { wanted, earlier } = asked;
  const input = parseSheetOptions(optionsOf(wanted));
  const { paper, proof = false } = input;
  if (wanted.calibrate === true)
    return { paper, card: { width: 0, height: 0 }, cards: 0, sheets: [], backs: {}, notes: [CALIBRATION] };
  const sets = compiledSets(workspace);
  const all = chosen(workspace, asked);
  const cards = all.map(({ card }) => card);
  // A box always includes a page of icons.
  const legend = input.legend && wanted.box !== true;
  const { layout, sheets, lacksLegend } = planSheets({ ...input, legend, cards });
  const { shape } = shapeOf(layout.card, layout.safe);
  const indexOf = new Map(cards.map((card, i) => [card, i]));
  const decks = input.duplex ? [...new Set(cards.map(({ deck }) => deck))] : [];
  return {
    paper,
    card: layout.card,
    cards: cards.length,
    sheets: sheets.map(({ side, cards, cells, bleeds, marks }) => ({
      side,
      cells: cells.map(({ x, y, turned }, i) => {
        const { number, deck } = cards[i]!;
        return { card: indexOf.get(cards[i]!)!, number, deck, x, y, turned };
      }),
      bleeds: bleeds.map((box, i) => ({ ...box, fill: frameColour(cards[i]!.deck, proof) })),
      marks,
    })),
    backs: Object.fromEntries(
      decks.map((deck) => [deck, backPicture(deck, all[0]!.set.words, lookOfSet()?.icons, { proof, shape })]),
    ),
    notes: notesOn(wanted, {
      mistakes: mistakesIn(workspace),
      isCompared: earlier !== undefined,
      lacksLegend,
      hasMarks: layout.marks,
      hasMore: sets.some(({ chain }) => chain.length > 1),
    }),
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
    hasMarks,
    hasMore,
  }: Record<'isCompared' | 'lacksLegend' | 'hasMarks' | 'hasMore', boolean> & {
    mistakes: string | undefined;
  },
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
    ...idleBackOptions(optionsOf(wanted)),
    ...(lacksLegend ? ['The page of icons is left out: the paper is too small for it.'] : []),
    ...(hasMore && box !== true && inherited !== true && cards === undefined && hand === undefined
      ? ['Cards of the sets that this one extends are not printed: inherited adds them.']
      : []),
    ...(hasMarks ? ['The small print in the margins is not shown.'] : []),
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
const optionsOf = (wanted: PrintWanted) => ({ ...USUAL, ...wanted }) as RawSheetOptions;
