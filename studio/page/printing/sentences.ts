/** What a print becomes, in sentences: before it is made, and afterwards. */
import { LANGUAGE_NAMES, type Lang } from '../../../print/languages/index.ts';
import { capitalize, pluralize } from '../../../table/page/around/index.ts';
import type { SheetPreview, SheetsPreview } from '../../messages.ts';
import { asks, type Choices, isBox, madeOf, SHOPS, shopOf } from './purposes.ts';

/** A sentence in large letters, and what is said below it. */
export interface Said {
  title: string;
  about: string;
}

/** The sheets of paper: a back is on the sheet of its front. */
const papersOf = (sheets: readonly SheetPreview[]) => sheets.filter(({ side }) => side !== 'backs');

const size = ({ width, height }: { width: number; height: number }) =>
  `${round(width)} × ${round(height)} mm`;
const round = (length: number) => Math.round(length * 10) / 10;

/** `A4`, or the size of another paper. */
const paperName = ({ paper = 'a4' }: Choices, { paper: sides }: SheetsPreview): string =>
  /^[a-z]+\d?$/.test(`${paper}`) ? capitalize(`${paper}`) : size(sides);

/** `105 square cards of 63 mm`. */
function cardsText(choices: Choices, { cards, card }: SheetsPreview): string {
  if (card.width === card.height) return `${pluralize(cards, 'square card')} of ${round(card.width)} mm`;
  const name = asks(choices, 'card') && /^[a-z]+$/.test(`${choices.card}`) ? `${choices.card} ` : '';
  return `${pluralize(cards, `${name}card`)} of ${size(card)}`;
}

/** The number of cuts of all sheets, each of which is cut by itself. */
export const cutsOf = ({ sheets }: SheetsPreview): number =>
  sheets.filter(({ side }) => side === 'fronts').reduce((sum, { cuts }) => sum + cuts.across + cuts.down, 0);

/** What comes of a print that is planned. */
export function saidBefore(choices: Choices, plan: SheetsPreview, lang: Lang): Said {
  const { cards, sheets, bleed, pieces } = plan;
  const papers = papersOf(sheets);
  const who = `${cardsText(choices, plan)}, in ${LANGUAGE_NAMES[lang].english}`;
  const pictures = 'Solid frames, 300 pixels per inch.';
  const isOwnSize = asks(choices, 'shop') && !asks(choices, 'card') && plan.card.width !== plan.card.height;
  const ownSize = isOwnSize ? ' They are not square: the cards of this shop have this size.' : '';
  switch (madeOf(choices)) {
    case 'sleeve':
    case 'both': {
      const isBoth = madeOf(choices) === 'both';
      const pieceSheets = pieces === undefined ? '' : ` and ${pluralize(pieces, 'sheet')} of pieces`;
      const end = isBox(choices) ? pieceSheets : `, ${pluralize(cutsOf(plan), 'cut')}`;
      const sheetsText = `${pluralize(papers.length, 'sheet')} of ${paperName(choices, plan)}`;
      return {
        title: `${sheetsText}${isBoth ? ', both sides' : ''}${end}`,
        about: isBoth
          ? `${who}, with their backs. Print one sheet first and hold it against a light.`
          : `${who}, fronts only. ${sharedText(plan)}`,
      };
    }
    case 'shop': {
      const bleedText = bleed === EIGHTH ? '1/8 inch' : `${round(bleed)} mm`;
      return {
        title: `${pluralize(sheets.length, 'page')} for ${SHOPS[shopOf(choices)][1]}`,
        about: `${who}, each with its back; solid frames, ${bleedText} of bleed, black text in black ink. Nothing to cut.${ownSize}`,
      };
    }
    case 'shopPictures':
    case 'pictures':
      return {
        title: `A zip: ${pluralize(sheets.length, 'picture')}${asks(choices, 'shop') ? ` for ${SHOPS[shopOf(choices)][1]}` : ''}`,
        about: `${who}, and a back for each deck. ${pictures}${ownSize}`,
      };
    case 'tabletop': {
      const what = isBox(choices) ? 'the whole game' : pluralize(cards, 'card');
      return {
        title: `A zip: ${what} for Tabletop Simulator`,
        about: `${who}. ${pictures} Unpack it into “Saved Objects”.`,
      };
    }
  }
}

/** An eighth of an inch, in millimetres. */
const EIGHTH = 3.175;

/** `12 share a sheet; neighbours share a cut.` */
function sharedText({ columns, rows, gutter }: SheetsPreview): string {
  if (columns * rows < 2) return 'Each has a sheet of its own.';
  return `${columns * rows} share a sheet; ${gutter > 0 ? `they are ${round(gutter)} mm apart` : 'neighbours share a cut'}.`;
}

/** What to do with a file that was saved, or with sheets that the browser printed. */
export function saidAfter(
  choices: Choices,
  plan: SheetsPreview,
  { file, into }: { file?: { name: string } | undefined; into?: string | undefined },
): Said {
  const title = file ? `${file.name} is saved.` : 'The sheets went to the browser’s printing.';
  const made = madeOf(choices);
  if (made === 'tabletop')
    return { title, about: `Unpack it into ${into}. In the game, load it with Objects, Saved Objects.` };
  if (made === 'pictures')
    return { title, about: 'It has a picture of each card, and of the back of each deck.' };
  if (made === 'shop' || made === 'shopPictures')
    return { title, about: 'Nothing to cut. Compare it with the shop’s template before you order.' };
  const scale = file ? 'Print it at 100 %.' : 'Print at actual size, without the browser’s margins.';
  if (isBox(choices)) return { title, about: `${scale} The first page says what there is to cut.` };
  const [first] = plan.sheets.filter(({ side }) => side === 'fronts');
  const each = papersOf(plan.sheets).length > 1 ? ' on each full sheet' : '';
  const { across, down } = first!.cuts;
  const marks = choices.marks === false ? '' : ' along the marks';
  return {
    title,
    about: `${scale} Then ${pluralize(cutsOf(plan), 'cut')}${marks}: ${across} across and ${down} down${each}.`,
  };
}
