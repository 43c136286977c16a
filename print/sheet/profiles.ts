/** Ways to print that go together: paper, card, bleed, and whether both sides are printed. Lengths in millimetres. */
import { cardSizeOf, type SheetOptions } from './layout.ts';
import { PAPERS } from './paper.ts';

/** Options of sheets under one name; each can still be set on its own. */
export interface Profile extends SheetOptions {
  /** What it is for, as the help text says. */
  use: string;
  duplex: boolean;
  /** Whether each card has a page to itself, which is as large as the card with its bleed. */
  alone?: true;
  /** Whether it is for pictures, which have bleed, too. */
  pictures?: true;
  /** Whether each back comes before its front. */
  backsFirst?: true;
}

/** A card that a shop prints for itself: bleed all around, no marks, a page a side, nothing important close to the cut. */
const alone = (card: SheetOptions['card'], bleed: number, safe: number) => {
  const { width, height } = cardSizeOf(card);
  return {
    paper: { width: width + 2 * bleed, height: height + 2 * bleed },
    card,
    bleed,
    safe,
    marks: false,
    margin: 0,
    duplex: true,
    alone: true,
  } as const;
};

/** Poker cards of shops that count in inches: 2.5 by 3.5. */
const POKER = { width: 63.5, height: 88.9 };
/** An eighth of an inch. */
const EIGHTH = 3.175;
/** 36 pixels at 300 dpi, a little less than that. */
const PIXELS_36 = (36 / 300) * 25.4;

export const PROFILES = {
  home: { use: 'A4, fronts only: cut and sleeve', paper: PAPERS.a4, card: 63, bleed: 3, duplex: false },
  'home-duplex': {
    use: 'A4 on both sides, with wider margins for printers that need them',
    paper: PAPERS.a4,
    card: 63,
    bleed: 2,
    margin: 4,
    duplex: true,
  },
  shop: {
    use: 'print shops: one card side per page, 3 mm of bleed all around, no marks',
    ...alone(63, 3, 3),
  },
  square: {
    use: 'ready-made square cards of 2.5 inches, 1/8 inch of bleed, one card side per page',
    ...alone(63.5, EIGHTH, EIGHTH),
  },
  // 822 by 1122 pixels at 300 dpi, 36 of them bleed at each side and 36 more safe: the shop's questions about pictures.
  makeplayingcards: {
    use: 'MakePlayingCards and Board Games Maker, poker size; use with --png, as they take images',
    ...alone(POKER, PIXELS_36, PIXELS_36),
    pictures: true,
  },
  // 825 by 1125 pixels at 300 dpi, of which 675 by 975 are safe: samples of Squib and templates made for this shop.
  thegamecrafter: {
    use: 'The Game Crafter, poker deck; use with --png, as they take images',
    ...alone(POKER, EIGHTH, EIGHTH),
    pictures: true,
  },
  // 2.75 by 3.75 inches with the bleed, an eighth of an inch safe, each back before its front: the shop's help on card files.
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

export type ProfileName = keyof typeof PROFILES;
