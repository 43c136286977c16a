/**
 * The colours of boards on screens, by day and by night; pages define them as CSS variables with these names. Terrains
 * differ in lightness in three steps and each has a drawing, so that they can be told apart without colours.
 */

/** A scheme for light or for dark surroundings. */
export type ColourScheme = 'day' | 'night';

/** The day and the night value of each colour. */
export const COLOURS = {
  table: ['#EFE6CF', '#1A1512'],
  'ink-2': ['#54493A', '#CFC2A8'],
  desert: ['#E3C28B', '#B99A66'],
  'desert-2': ['#C79C5A', '#94763F'],
  grassland: ['#92B060', '#67863D'],
  'grassland-2': ['#6F8F40', '#4D6A28'],
  water: ['#447FAB', '#285C85'],
  'water-2': ['#7DADD0', '#4A80AB'],
  rim: ['#FFFBF1', '#352C22'],
  cut: ['#FFFBF1', '#EADFC8'],
  'rim-shade': ['#C9B98F', '#0B0907'],
  token: ['#FFFFFF', '#F6EEDC'],
  'token-ink': ['#2A231C', '#2A231C'],
  mountain: ['#5E5148', '#4D4239'],
  forest: ['#25573A', '#1D4A30'],
  'cube-wash': ['#E8E1F5', '#352B52'],
} as const satisfies Record<string, readonly [day: string, night: string]>;

export type ColourName = keyof typeof COLOURS;

/** Colours on tiles, the same by night: tiles and tokens are light enough for them. */
export const ON_TILES = {
  white: '#FFFFFF',
  /** Options: the violet of the cube. */
  cube: '#4A3A86',
  /** The option under the pointer. */
  wash: '#F1ECFB',
  feature: '#B0281F',
  good: '#2F6327',
  bad: '#A8241C',
} as const;
