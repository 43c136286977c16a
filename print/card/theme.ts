/** Colours of the cards, as data. Things that differ in colour also differ in shape and drawing. */
import type { Deck, Terrain } from '../../program/index.ts';

export interface DeckLook {
  /** The frame, which extends beyond the cut. */
  frame: string;
  /** Ornaments on the frame. */
  dark: string;
  light: string;
  /** The icon in the middle of the back. */
  emblem: string;
}

/** All colours of a print. */
export interface Theme {
  text: string;
  /** Drawn lines. */
  ink: string;
  paper: string;
  /** The background of cube spots, and of steps inside a block. */
  deep: string;
  line: string;
  /** A mark of an inactive hand. */
  pale: string;
  /** The Impact strip, crosses over absent tokens, and the red line around the tiles that a feature covers. */
  impact: string;
  onImpact: string;
  points: string;
  onPoints: string;
  cube: string;
  leaf: { fill: string; vein: string };
  decks: Readonly<Record<Deck, DeckLook>>;
  /** Colours of elements and terrain, by name. */
  things: ReadonlyMap<string, string>;
  /** Map tiles: their ground, and the drawings on it. */
  tiles: Readonly<Record<Terrain, { ground: string; drawing: string }>>;
  /** The colour of elements that a set adds. */
  other: string;
  /** Drawings on an element or terrain. */
  on: string;
  /** The outline of an element's disc. */
  disc: string;
}

const EMBLEM = { brown: 'acacia', blue: 'stork' };

export const COLOUR_THEME: Theme = {
  // Pure black, so that it prints with black ink alone; drawn lines are a warm dark colour.
  text: '#000000',
  ink: '#2A231C',
  paper: '#FBF5E6',
  deep: '#F0E4C6',
  line: '#CDB98D',
  pale: '#B9AC92',
  impact: '#B0281F',
  onImpact: '#FFFFFF',
  points: '#8C2F39',
  onPoints: '#FFFFFF',
  cube: '#3B2E63',
  leaf: { fill: '#8DB84A', vein: '#2F4A1C' },
  decks: {
    brown: { frame: '#84592F', dark: '#6C4622', light: '#A9804F', emblem: EMBLEM.brown },
    blue: { frame: '#2B5F8C', dark: '#1F4A70', light: '#5B8DB5', emblem: EMBLEM.blue },
  },
  things: new Map(
    Object.entries({
      sun: '#CC7E00',
      water: '#3A7FAA',
      grassland: '#679637',
      desert: '#A97C45',
      animal: '#A8492F',
      mountain: '#75665B',
      forest: '#2E6440',
      wild: '#4B4152',
    }),
  ),
  // They differ in lightness, and are light enough for tokens on them.
  tiles: {
    desert: { ground: '#E3C28B', drawing: '#C79C5A' },
    grassland: { ground: '#92B060', drawing: '#6F8F40' },
    water: { ground: '#447FAB', drawing: '#7DADD0' },
  },
  other: '#5A5550',
  on: '#FFFFFF',
  disc: 'none',
};

const PALE_TILE = { ground: '#FFFFFF', drawing: '#999999' };

/** For proofs: no colour and little ink. Blue cards have a grey frame, brown ones a white one. */
export const PROOF_THEME: Theme = {
  text: '#000000',
  ink: '#000000',
  paper: '#FFFFFF',
  deep: '#FFFFFF',
  line: '#999999',
  pale: '#BBBBBB',
  impact: '#000000',
  onImpact: '#FFFFFF',
  points: '#DDDDDD',
  onPoints: '#000000',
  cube: '#000000',
  leaf: { fill: '#FFFFFF', vein: '#000000' },
  decks: {
    brown: { frame: '#FFFFFF', dark: '#999999', light: '#999999', emblem: EMBLEM.brown },
    blue: { frame: '#E6E6E6', dark: '#777777', light: '#777777', emblem: EMBLEM.blue },
  },
  things: new Map(),
  tiles: { desert: PALE_TILE, grassland: PALE_TILE, water: PALE_TILE },
  other: '#FFFFFF',
  on: '#000000',
  disc: '#000000',
};

/** The colours of a print, or of a proof. */
export const lookOf = (proof = false): Theme => (proof ? PROOF_THEME : COLOUR_THEME);

/** The colour of an element or terrain. */
export function colourOf(word: string, look: Theme): string {
  return look.things.get(word) ?? look.other;
}
