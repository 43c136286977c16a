/** One card as HTML, exactly as `ecos print` puts it on a sheet of the card's size. */
import { asset } from '../assets.ts';
import { rowsOfCard } from '../card/card-text.ts';
import type { SetSign } from '../card/emblems/sign.ts';
import { SIDE, shapeOf } from '../card/geometry.ts';
import { newPalette } from '../card/palette.ts';
import { lookOf } from '../card/theme.ts';
import { cardView } from '../card/view.ts';
import type { Icons } from '../drawing/icons.ts';
import type { Printable } from '../printable.ts';
import type { Lang, SpokenVocabulary } from '../wording/language.ts';
import { plain } from '../wording/parts.ts';
import { cardsDocument } from './cards-document.ts';
import type { Font } from './cuts.ts';

/** Options for showing a card. */
export interface CardLook {
  lang?: Lang;
  /** As on a proof: without colour, and text as large as fits. */
  proof?: boolean;
  /** The icons of its set; by default those of this project. */
  icons?: Icons;
  /** The sign of its set. */
  sign?: SetSign;
}

/** A card as the parts of a page. It runs and fetches nothing. Its texts must still be fitted with `fitTexts`. */
export interface CardHtml {
  lang: Lang;
  /** Its style sheet, without the fonts. */
  style: string;
  /** A `section` of 63 by 63 mm. */
  body: string;
  /** The rows of its text as plain text, in the order of the elements of class `row`. */
  rows: string[];
  /** The colour of its frame, which continues beyond its edges. */
  edge: string;
  /** The fonts it is set in. */
  fonts: Font[];
}

/** The markup of parts in the thin cuts, which few cards or only sheets have: small text on cards, notes on sheets. */
const THIN_PARTS: Readonly<Record<string, string>> = { italic: 'class="small"', normal: 'class="note' };

const isUsed = ({ weight, style }: Font, body: string): boolean =>
  weight !== 400 || body.includes(THIN_PARTS[style]);

/** The front of a card or Landscape Feature. */
export function cardHtml(card: Printable, words: SpokenVocabulary, look: CardLook = {}): CardHtml {
  const { lang = 'en', proof = false, icons = asset('icons')(), sign } = look;
  const paper = { width: SIDE, height: SIDE };
  const { scale } = shapeOf(paper);
  const input = { words, lang, proof, signOf: () => sign };
  const { front, text } = cardView(card, { x: 0, y: 0, scale }, input, newPalette(icons, words, proof));
  const edge = lookOf(proof).decks[card.deck].frame;
  const document = cardsDocument({ lang, title: '', paper, scale, proof });
  const bleeds = [{ x: 0, y: 0, ...paper, fill: edge }];
  document.add({ pages: [{ paper, bleeds, fronts: [front], texts: [text] }] });
  const { style, body, fonts } = document;
  const rows = rowsOfCard(card, { words, lang }).map(({ sentence, end }) => plain(sentence) + end);
  return { lang, style, body, rows, edge, fonts: fonts.filter((font) => isUsed(font, body)) };
}
