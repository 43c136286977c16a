/** Ways to print that go together: paper, card, bleed, and whether both sides are printed. Lengths in millimetres. */
import type { SheetOptions } from './layout.ts';
import { PAPERS } from './paper.ts';

/** Options of sheets under one name; each can still be set on its own. */
export interface Profile extends SheetOptions {
  /** What it is for, as the help text says. */
  use: string;
  duplex: boolean;
}

/** A square card that a shop prints for itself: bleed all around, no marks, a page a side. */
const alone = (card: number, bleed: number) => ({
  paper: { width: card + 2 * bleed, height: card + 2 * bleed },
  card,
  bleed,
  marks: false,
  margin: 0,
  duplex: true,
});

export const PROFILES = {
  home: { use: 'A4, fronts only: cut and sleeve', paper: PAPERS.a4, card: 63, bleed: 3, duplex: false },
  'home-duplex': {
    use: 'A4 on both sides, with more room at the edges for printers that need it',
    paper: PAPERS.a4,
    card: 63,
    bleed: 2,
    margin: 4,
    duplex: true,
  },
  shop: { use: 'a print shop: a page a side, 3 mm of bleed all around, no marks', ...alone(63, 3) },
  square: {
    use: 'ready-made square cards of 2.5 inches, 1/8 inch of bleed, a page a side',
    ...alone(63.5, 3.175),
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
