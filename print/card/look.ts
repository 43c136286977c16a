/** Colours of the cards, as data. What is told apart by colour is told apart by shape and drawing too. */
import type { Deck } from '../../runtime/ops/program.ts';

/** Text is pure black, so that it prints with black ink alone; drawn lines are a warm dark. */
export const TEXT = '#000000';
export const INK = '#2A231C';
export const PAPER = '#FBF5E6';
/** Behind the cube spots, and behind steps inside a block. */
export const PAPER_DEEP = '#F0E4C6';
export const PAPER_LINE = '#CDB98D';
/** A mark that is there but not active. */
export const PALE = '#B9AC92';
export const IMPACT = '#B0281F';
export const POINTS = '#8C2F39';
export const CUBE = '#3B2E63';
export const LEAF = { fill: '#8DB84A', vein: '#2F4A1C' };

export interface DeckLook {
  /** The frame, up to and over the cut. */
  frame: string;
  /** Ornament on the frame. */
  dark: string;
  light: string;
  /** Icon in the middle of the back. */
  emblem: string;
}

export const DECK_LOOK: Readonly<Record<Deck, DeckLook>> = {
  brown: { frame: '#84592F', dark: '#6C4622', light: '#A9804F', emblem: 'acacia' },
  blue: { frame: '#2B5F8C', dark: '#1F4A70', light: '#5B8DB5', emblem: 'stork' },
};

/** Colours of elements and terrain by name. */
const COLOURS = new Map(
  Object.entries({
    sun: '#E39A12',
    water: '#3A7FAA',
    grassland: '#679637',
    desert: '#CF9238',
    animal: '#A8492F',
    mountain: '#75665B',
    forest: '#2E6440',
    wild: '#4B4152',
  }),
);

/** The colour of an element or terrain; a plain dark grey for one a set adds. */
export function colourOf(word: string): string {
  return COLOURS.get(word) ?? '#5A5550';
}
