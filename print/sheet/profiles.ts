/** Presets of print options: paper, card, bleed, and whether both sides are printed. Lengths in millimetres. */
import type { Frame } from '../face/theme.ts';
import { type SheetOptions, toCardSize } from './layout.ts';
import { PAPERS, type Paper } from './paper.ts';

/** A named preset of sheet options; each option can still be set individually. */
export interface Profile extends SheetOptions {
  /** Its purpose, for the help text. */
  use: string;
  duplex: boolean;
  /** True if each card has its own page, which is as large as the card with its bleed. */
  alone?: true;
  /** True if it can be used for pictures, which also have bleed. */
  pictures?: true;
  /** True if each back comes before its front. */
  backsFirst?: true;
  /** The frames of its cards; solid by default. */
  frame?: Frame;
}

/** The paper of a card that has its own page, with its bleed. */
export function paperAround(card: SheetOptions['card'], bleed: number): Paper {
  const { width, height } = toCardSize(card);
  return { width: width + 2 * bleed, height: height + 2 * bleed };
}

/** A card that a shop imposes itself: bleed on all sides, no marks, one page per side, nothing important close to the cut. */
const alone = (card: SheetOptions['card'], bleed: number, safe: number) =>
  ({
    paper: paperAround(card, bleed),
    card,
    bleed,
    safe,
    marks: false,
    margin: 0,
    duplex: true,
    alone: true,
  }) as const;

/** Poker cards of shops that measure in inches: 2.5 by 3.5. */
const POKER = { width: 63.5, height: 88.9 };
/** An eighth of an inch. */
const EIGHTH = 3.175;
/** 36 pixels at 300 dpi, slightly less than an eighth of an inch. */
const PIXELS_36 = (36 / 300) * 25.4;

/** The presets, by name. */
export const PROFILES = {
  home: {
    use: 'A4, fronts only: cut and sleeve',
    paper: PAPERS.a4,
    card: 63,
    bleed: 3,
    duplex: false,
    frame: 'light',
  },
  'home-duplex': {
    use: 'A4 on both sides, with wider margins for printers that need them',
    paper: PAPERS.a4,
    card: 63,
    bleed: 2,
    margin: 4,
    duplex: true,
    frame: 'light',
  },
  shop: {
    use: 'print shops: one card side per page, 3 mm of bleed all around, no marks',
    ...alone(63, 3, 3),
  },
  square: {
    use: 'ready-made square cards of 2.5 inches, 1/8 inch of bleed, one card side per page',
    ...alone(63.5, EIGHTH, EIGHTH),
  },
  // 822 by 1122 pixels at 300 dpi, including 36 of bleed on each side and 36 more of safe area: from the shop's FAQ
  // about pictures.
  makeplayingcards: {
    use: 'MakePlayingCards and Board Games Maker, poker size; use with --png, as they take images',
    ...alone(POKER, PIXELS_36, PIXELS_36),
    pictures: true,
  },
  // 825 by 1125 pixels at 300 dpi, of which 675 by 975 are safe: from Squib samples and templates made for this shop.
  thegamecrafter: {
    use: 'The Game Crafter, poker deck; use with --png, as they take images',
    ...alone(POKER, EIGHTH, EIGHTH),
    pictures: true,
  },
  // 2.75 by 3.75 inches with bleed, an eighth of an inch safe, each back before its front: from the shop's help on card files.
  drivethrucards: {
    use: 'DriveThruCards, poker size; use with --pdfx, each back before its front',
    ...alone(POKER, EIGHTH, EIGHTH),
    backsFirst: true,
  },
  'tabletop-simulator': {
    use: 'sheets of 10 by 7 cards without gaps or marks',
    paper: { width: 630, height: 441 },
    card: 63,
    bleed: 0,
    margin: 0,
    marks: false,
    duplex: false,
  },
} as const satisfies Record<string, Profile>;

/** The name of a preset. */
export type ProfileName = keyof typeof PROFILES;
