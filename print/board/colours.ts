/**
 * The colours of boards on screens, by day and by night; pages define them as CSS variables with these names. Terrains
 * differ in lightness in three steps and each has a drawing, so that they can be told apart without colours.
 */
import type { Icons } from '../drawing/icons.ts';
import { newPalette, type Palette } from '../face/palette.ts';
import { COLOUR_THEME } from '../face/theme.ts';
import type { Words } from '../wording/language.ts';

/** A scheme for light or for dark surroundings. */
export type ColourScheme = 'day' | 'night';
/** The target of a picture: day, night, or a page that defines the colours. */
export type BoardTheme = ColourScheme | 'page';

const { desert, grassland, water } = COLOUR_THEME.tiles;

/** The day and the night value of each colour. */
export const COLOURS = {
  table: ['#EFE6CF', '#1A1512'],
  'ink-2': ['#54493A', '#CFC2A8'],
  desert: [desert.ground, '#B99A66'],
  'desert-2': [desert.drawing, '#94763F'],
  grassland: [grassland.ground, '#67863D'],
  'grassland-2': [grassland.drawing, '#4D6A28'],
  water: [water.ground, '#285C85'],
  'water-2': [water.drawing, '#4A80AB'],
  rim: ['#FFFBF1', '#352C22'],
  cut: ['#FFFBF1', '#EADFC8'],
  'rim-shade': ['#C9B98F', '#0B0907'],
  token: ['#FFFFFF', '#F6EEDC'],
  'token-ink': ['#2A231C', '#2A231C'],
  mountain: ['#5E5148', '#4D4239'],
  forest: ['#25573A', '#1D4A30'],
  'cube-wash': ['#E8E1F5', '#352B52'],
} as const satisfies Record<string, readonly [day: string, night: string]>;

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

const FONTS = {
  text: "'Alegreya Sans', 'Open Sans', system-ui, sans-serif",
  /** For when the small-capitals font is missing, texts in it are also marked as small capitals. */
  caps: "'Alegreya Sans SC', 'Alegreya Sans', 'Open Sans', system-ui, sans-serif",
};

export type ColourName = keyof typeof COLOURS;
/** The colours and fonts of a picture, as SVG values. */
export type BoardColours = Readonly<Record<ColourName | keyof typeof ON_TILES | keyof typeof FONTS, string>>;

/** The colours and fonts for a target. */
export function coloursFor(theme: BoardTheme): BoardColours {
  const named = Object.entries({ ...COLOURS, ...FONTS }).map(([name, value]) => {
    if (theme === 'page') return [name, `var(--${name})`];
    return [name, typeof value === 'string' ? value : value[theme === 'day' ? 0 : 1]];
  });
  return { ...Object.fromEntries(named), ...ON_TILES };
}

/** A palette for the pieces on a board. */
export function boardPalette(c: BoardColours, icons: Icons, words: Words = { animals: [] }): Palette {
  const tile = (name: keyof typeof COLOUR_THEME.tiles) => ({ ground: c[name], drawing: c[`${name}-2`] });
  const theme = {
    ...COLOUR_THEME,
    ink: c['token-ink'],
    things: new Map([...COLOUR_THEME.things, ['mountain', c.mountain], ['forest', c.forest]]),
    tiles: { desert: tile('desert'), grassland: tile('grassland'), water: tile('water') },
  };
  return { ...newPalette(icons, words, false), theme };
}

/** The CSS variables of boards, for a page without the studio's design tokens. */
export function boardColours(): string {
  const colours = Object.entries(COLOURS).map(
    ([name, [day, night]]) => `  --${name}: light-dark(${day}, ${night});\n`,
  );
  const fonts = Object.entries(FONTS).map(([name, font]) => `  --${name}: ${font};\n`);
  return `:root {\n  color-scheme: light dark;\n${[...colours, ...fonts].join('')}}\n`;
}
