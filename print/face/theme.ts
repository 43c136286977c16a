/** Colours of the cards, as data. Things that differ in colour also differ in shape and drawing. */
import type { Deck, Terrain } from '../../program/index.ts';

/** Each colour of a print, and that of a proof, which has no colour and little ink. */
const COLOURS = {
  // Pure black, so that it prints with black ink alone; drawn lines are a warm dark colour.
  text: ['#000000', '#000000'],
  /** Drawn lines. */
  ink: ['#2A231C', '#000000'],
  paper: ['#FBF5E6', '#FFFFFF'],
  /** What is below the transparent parts of a picture; a field in place of it on a proof. */
  picture: ['#FBF5E6', '#DDDDDD'],
  /** The background of cube spots. */
  deep: ['#F0E4C6', '#FFFFFF'],
  /** Lines between the steps of a card, and beside the rows of a block. */
  line: ['#D9C9A2', '#999999'],
  block: ['#B9A67C', '#999999'],
  /** The bar beside what other players do, and the heads before it. */
  others: ['#8F8981', '#999999'],
  heads: ['#6B655D', '#000000'],
  /** The frame around alternatives. */
  box: ['#9A8350', '#999999'],
  /** The Impact strip, crosses over absent tokens, and the red line around the tiles that a feature covers. */
  impact: ['#A8251D', '#000000'],
  onImpact: ['#FFFFFF', '#FFFFFF'],
  points: ['#8C2F39', '#DDDDDD'],
  onPoints: ['#FFFFFF', '#000000'],
  cube: ['#3B2E63', '#000000'],
  /** The colour of elements that a set adds. */
  other: ['#5A5550', '#FFFFFF'],
  /** Drawings on an element or terrain. */
  on: ['#FFFFFF', '#000000'],
  /** The outline of an element's disc. */
  disc: ['none', '#000000'],
} as const satisfies Record<string, readonly [colour: string, proof: string]>;

/**
 * The colours of a deck: its frame; the ground of the frame, which extends beyond the cut; the ornaments on it; what stands on it,
 * as a mark of an inactive hand, too.
 */
type DeckColours = Record<'frame' | 'ground' | 'dark' | 'light' | 'on' | 'pale', string>;

/** How the frames of cards are printed: in the colour of the deck, or white, with a line in this colour around the face. */
export const FRAMES = ['solid', 'light'] as const;
export type Frame = (typeof FRAMES)[number];

/** What the band at the top of a face can show. */
export type BandName = 'grassland' | 'desert' | 'water' | 'mountain' | 'forest' | 'animal';

/** All colours of a print. */
export interface Theme extends Readonly<Record<keyof typeof COLOURS, string>> {
  leaf: { fill: string; vein: string };
  decks: Readonly<Record<Deck, DeckColours>>;
  /** Bands: their tone, and the drawings on it. */
  bands: Readonly<Partial<Record<BandName, { tone: string; line: string }>>>;
  /** Colours of elements and terrain, by name. */
  things: ReadonlyMap<string, string>;
  /** Map tiles: their ground, and the drawings on it. */
  tiles: Readonly<Record<Terrain, { ground: string; drawing: string }>>;
}

/** The colours of a deck whose ground is that of its frame. */
const deck = (frame: string, dark: string, light: string, on: string, pale: string): DeckColours => ({
  frame,
  ground: frame,
  dark,
  light,
  on,
  pale,
});

/** The plain colours of a print (0) or of a proof (1). */
const coloursAt = (column: 0 | 1) =>
  Object.fromEntries(Object.entries(COLOURS).map(([name, both]) => [name, both[column]])) as Record<
    keyof typeof COLOURS,
    string
  >;

export const COLOUR_THEME: Theme = {
  ...coloursAt(0),
  leaf: { fill: '#9CC75A', vein: '#2F4A1C' },
  decks: {
    brown: deck('#84592F', '#6C4622', '#A9804F', '#FFFFFF', '#B98F5E'),
    blue: deck('#2B5F8C', '#1F4A70', '#5B8DB5', '#FFFFFF', '#6F9DC4'),
  },
  // They differ in lightness, too, so that a hand can be sorted by eye.
  bands: {
    grassland: { tone: '#E1F0D0', line: '#ABC392' },
    desert: { tone: '#FFE49B', line: '#D1B45A' },
    water: { tone: '#B6DCF8', line: '#72AFD8' },
    mountain: { tone: '#D8D4D2', line: '#A2968E' },
    forest: { tone: '#9DAFA7', line: '#5F8776' },
    animal: { tone: '#EBB69F', line: '#7A4A24' },
  },
  things: new Map(
    Object.entries({
      sun: '#C87B00',
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
};

const PALE_TILE = { ground: '#FFFFFF', drawing: '#999999' };

/** White frames and faces, which take little ink. */
const ON_LIGHT = { ground: '#FFFFFF', on: COLOUR_THEME.ink, pale: '#B9AC92' };
const LIGHT_THEME: Theme = {
  ...COLOUR_THEME,
  paper: '#FFFFFF',
  picture: '#FFFFFF',
  deep: '#FFFFFF',
  leaf: { ...COLOUR_THEME.leaf, fill: '#6FA03A' },
  decks: {
    brown: { ...COLOUR_THEME.decks.brown, ...ON_LIGHT },
    blue: { ...COLOUR_THEME.decks.blue, ...ON_LIGHT },
  },
};

/** For proofs. Blue cards have a grey frame, brown ones a white one. */
export const PROOF_THEME: Theme = {
  ...coloursAt(1),
  leaf: { fill: '#FFFFFF', vein: '#000000' },
  decks: {
    brown: deck('#FFFFFF', '#999999', '#999999', '#000000', '#AAAAAA'),
    blue: deck('#E6E6E6', '#777777', '#777777', '#000000', '#AAAAAA'),
  },
  bands: {},
  things: new Map(),
  tiles: { desert: PALE_TILE, grassland: PALE_TILE, water: PALE_TILE },
};

/** The colours of a print with solid or light frames, or of a proof. */
export const printTheme = (proof = false, frame: Frame = 'solid'): Theme =>
  proof ? PROOF_THEME : frame === 'light' ? LIGHT_THEME : COLOUR_THEME;

/** Whether the frame of a deck is only a line around the face. */
export const isLight = ({ frame, ground }: DeckColours): boolean => frame !== ground;

/** Whether a print is a proof. */
export const isPlain = ({ things }: Pick<Theme, 'things'>): boolean => things.size === 0;

/** The colour of an element or terrain. */
export const wordColour = (word: string, theme: Theme): string => theme.things.get(word) ?? theme.other;

/** Colours of players, which show that a dial and a score marker belong together; the numbers on the pieces show the same. */
const SEATS = ['#8C2F39', '#1F5A8A', '#2E6440', '#B35C00', '#5B3F7A', '#3A3530'];

/** The colour of a seat, counted from 0, and of drawings on it; beyond six players the colours repeat. */
export function seatColour(seat: number, theme: Theme): { fill: string; on: string } {
  return { fill: isPlain(theme) ? theme.paper : SEATS[seat % SEATS.length]!, on: theme.on };
}
