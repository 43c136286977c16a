/** Makes the HTML of all sheets from cards and options; what a browser then prints is this and nothing else. */
import type { CardProgram, FeatureProgram, Vocabulary } from '../runtime/ops/program.ts';
import { backArt } from './card/back.ts';
import type { Palette } from './card/emblem.ts';
import { FEATURE_TITLE, featureArt, featureTextBox, isPatternLegible } from './card/feature.ts';
import { CARD_TITLE, frontArt } from './card/front.ts';
import { SIDE, textBox } from './card/geometry.ts';
import { COLOURED, colourOf, PROOF } from './card/look.ts';
import { textGroups } from './card/text.ts';
import { fitTitle } from './card/title.ts';
import { lackingFonts } from './fonts.ts';
import { creditLine } from './icons/origins.ts';
import { type Icons, loadIcons } from './icons.ts';
import { legendView } from './legend.ts';
import { isPrintProblem, type PrintProblem } from './problem.ts';
import {
  type BackOptions,
  backCellOf,
  bleedBox,
  cardsOn,
  cellOf,
  cropMarks,
  type SheetLayout,
  type SheetOptions,
  sheetLayout,
} from './sheet/layout.ts';
import { type MarginText, marginNotes, NOTE_SIZES } from './sheet/margin.ts';
import type { Paper } from './sheet/paper.ts';
import { render } from './templates.ts';
import type { Lang } from './wording/language.ts';
import { plain } from './wording/parts.ts';
import { cardRows, featureRows } from './wording/text.ts';
import { tongue } from './wording/tongue.ts';

/** What a card is printed from. */
export type Printable = CardProgram | FeatureProgram;

export interface PagesInput extends SheetOptions {
  /** In the order they are printed. */
  cards: readonly Printable[];
  words: Vocabulary;
  setTitle: string;
  version: string;
  /** A sheet of backs after each sheet of fronts, imposed for printing on both sides. */
  duplex?: BackOptions;
  /** Backs alone, where their fronts would lie; without `duplex`. */
  backs?: boolean;
  lang?: Lang;
  /** What the margin says of the day. */
  date?: string;
  /** A last page that explains the icons. */
  legend?: boolean;
  /** Pages that come before these in the same print: theirs are counted on from there. */
  before?: number;
  /** Without colour and with little ink, texts as large as they fit, the notes of cards in the margin. */
  proof?: boolean;
  /** Folders with a set's own icons, `NAME.svg`. */
  iconFolders?: readonly string[];
}

export interface Pages {
  html: string;
  pages: number;
  warnings: string[];
  /** Whether there is small print that says who drew the icons. */
  marked: boolean;
  /** Who drew the icons on all pages, and their licences. */
  credits: string;
}

/** How a text is set, widest first: the class of its box and its sizes in points. */
const SETTINGS = [
  { name: '', sizes: [12, 11.5, 11, 10.5] },
  { name: 'close', sizes: [10.5, 10, 9.5] },
  { name: 'tight', sizes: [10, 9.5] },
];
/** So much larger are the first sizes a proof tries. */
const LARGER = 2;
/** No text of a card is smaller. */
const SMALLEST = 9;

/** All sheets as one HTML page with nothing outside itself, and what is to be warned of. */
export async function cardPages(input: PagesInput): Promise<Pages | PrintProblem> {
  const layout = sheetLayout(input);
  if (isPrintProblem(layout)) return layout;
  const lang = input.lang ?? 'en';
  const look = lookOf(input);
  const icons = loadIcons(input.iconFolders);
  const missing = new Set<string>();
  const drawn = new Set<string>();
  const perSheet = cardsOn(layout);
  const sheets = Array.from({ length: Math.ceil(input.cards.length / perSheet) }, (_, i) =>
    input.cards.slice(i * perSheet, (i + 1) * perSheet),
  );
  const sides = input.backs ? [true] : input.duplex ? [false, true] : [false];
  const legend = input.legend === true && hasRoom(layout.paper);
  const pages = sheets.length * sides.length + (legend ? 1 : 0);
  const { before = 0 } = input;
  const all = { input, layout, icons, missing, drawn, pages: before + pages };
  function* parts(): Generator<object> {
    for (const [i, cards] of sheets.entries()) {
      for (const [side, back] of sides.entries())
        yield { pages: [sheetView(cards, { ...all, back, page: before + i * sides.length + side + 1 })] };
    }
    if (legend) yield { pages: [legendPage({ ...all, back: false, page: before + pages })] };
  }
  const view = {
    lang,
    title: input.setTitle,
    paper: input.paper,
    impact: plain(tongue(lang).say('impact')),
    scale: layout.card / SIDE,
    middle: SIDE / 2,
    colours: { ...look, grassland: colourOf('grassland', look) },
  };
  const html = await render(view, 'sheets', parts());
  return {
    html,
    pages,
    warnings: [
      ...input.cards.flatMap(wordWarnings),
      ...pageWarnings(missing, input.legend === true && !legend),
    ],
    marked: layout.marks,
    credits: creditLine(drawn),
  };
}

/** What of a card's own words cannot be printed as they are written. */
function wordWarnings(card: Printable): string[] {
  const { number, title = '', note = '' } = card;
  const { text, cut } = fitTitle(title, isFeature(card) ? FEATURE_TITLE : CARD_TITLE);
  const lacking = lackingFonts(title + note);
  return [
    ...(cut
      ? [`The title of card ${number} is too long for its line and ends with “${text.slice(-8)}”.`]
      : []),
    ...(lacking.length > 0
      ? [
          `The fonts of the cards lack ${lacking.join(' ')} of card ${number}: unless the system has one, nothing is seen there.`,
        ]
      : []),
  ];
}

/** What the page of icons needs, in millimetres. */
const LEGEND_ROOM = { width: 190, height: 260 };
const hasRoom = ({ width, height }: Paper) => width >= LEGEND_ROOM.width && height >= LEGEND_ROOM.height;

/** What is warned of a word that has no drawing. */
export const noIcon = (word: string): string =>
  `There is no icon for ${word}: it is printed as letters; icons/${word}.svg beside the set, plain shapes with a viewBox, would draw it.`;

function pageWarnings(missing: ReadonlySet<string>, noLegend: boolean): string[] {
  const letters = [...missing].map(noIcon);
  const { width, height } = LEGEND_ROOM;
  const small = `The page of icons is left out: it needs paper of ${width} by ${height} mm.`;
  return [...letters, ...(noLegend ? [small] : [])];
}

interface Sheet {
  input: PagesInput;
  layout: SheetLayout;
  icons: Icons;
  missing: Set<string>;
  /** Icons on all pages so far. */
  drawn: Set<string>;
  back: boolean;
  page: number;
  pages: number;
}

function legendPage(sheet: Sheet) {
  const { input, layout } = sheet;
  const { palette, speech, used } = drawing(sheet);
  const legend = legendView(input.words, speech, palette);
  return { paper: layout.paper, legend, notes: sheetNotes(sheet, [], used) };
}

/** What the cards of one page are drawn and said with. */
function drawing({ input, icons, missing }: Sheet) {
  const used = new Set<string>();
  const palette: Palette = { icons, words: input.words, look: lookOf(input), missing, used };
  return { palette, used, speech: { tongue: tongue(input.lang ?? 'en'), words: input.words } };
}

function sheetNotes(
  { input, layout, page, pages, back, drawn }: Sheet,
  cards: readonly Printable[],
  used: Set<string>,
) {
  for (const word of used) drawn.add(word);
  const margin: MarginText = {
    tongue: tongue(input.lang ?? 'en'),
    setTitle: input.setTitle,
    version: input.version,
    ...(input.date && { date: input.date }),
    page,
    pages,
    cards,
    notes: input.proof === true,
    credits: creditLine(used),
    back,
  };
  return marginNotes(layout, margin).map((note) => ({
    ...note,
    name: `The small print on page ${page}`,
    sizes: NOTE_SIZES,
  }));
}

function sheetView(cards: readonly Printable[], sheet: Sheet) {
  const { input, layout, back } = sheet;
  const { palette, used } = drawing(sheet);
  const { look } = palette;
  const cells = cards.map((_, i) =>
    back && input.duplex ? backCellOf(layout, i, input.duplex) : cellOf(layout, i),
  );
  const scale = layout.card / SIDE;
  const placed = cards.map((card, i) => ({ card, ...cells[i]!, scale }));
  const fronts = back ? [] : placed.map(({ card, ...at }) => ({ ...at, ...frontOf(card, input, palette) }));
  const backs = back ? placed.map(({ card, ...at }) => ({ ...at, art: backArt(card.deck, palette) })) : [];
  const texts = back ? [] : placed.map(({ card, x, y }) => cardText(card, x, y, scale, input, palette));
  return {
    paper: layout.paper,
    bleeds: cards.map((card, i) => ({
      ...bleedBox(layout, cells[i]!, cells),
      fill: look.decks[card.deck].frame,
    })),
    fronts,
    backs,
    texts,
    marks: cropMarks(layout, cells),
    notes: sheetNotes(sheet, cards, used),
  };
}

const lookOf = ({ proof }: PagesInput) => (proof ? PROOF : COLOURED);

/** Features have a front of their own. */
function frontOf(card: Printable, { words }: PagesInput, palette: Palette) {
  return isFeature(card)
    ? { feature: featureArt(card, palette) }
    : { art: frontArt(card, words.hands, palette) };
}

const isFeature = (card: Printable): card is FeatureProgram => 'pattern' in card;

/** The text of a card: a box on the sheet, and the sizes its words may have in it. */
function cardText(card: Printable, x: number, y: number, scale: number, input: PagesInput, palette: Palette) {
  const { words, lang } = input;
  const [box, rows] = isFeature(card)
    ? [featureTextBox(card), featureRows(card, words, lang, isPatternLegible(card) ? 'drawn' : 'in-words')]
    : [textBox(card.energy.length, card.impact), cardRows(card.steps, words, lang)];
  return {
    name: `Card ${card.number}`,
    sizes: textSizes(scale, input.proof === true),
    x: x + box.x * scale,
    y: y + box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
    groups: textGroups(rows, palette),
    ...(!input.proof && { small: card.note }),
  };
}

/** What is tried for a text, as the page reads it: "12 11.5 10close 9tight". */
function textSizes(scale: number, proof: boolean): string {
  const tried = SETTINGS.flatMap(({ name, sizes }) =>
    [...(proof ? sizes.map((size) => size + LARGER) : []), ...sizes]
      .map((size) => Math.round(size * scale * 10) / 10)
      .filter((size) => size > SMALLEST)
      .map((size) => `${size}${name}`),
  );
  return [...tried, `${SMALLEST}${SETTINGS.at(-1)!.name}`].join(' ');
}
