/**
 * How each part of a board is painted, declared once. Standalone pictures carry styles as attributes; pictures in a
 * page only name the parts as classes, and the page has the rules (`boardRules`), whose colours follow its theme.
 */
import { COLOURS, type ColourName, type ColourScheme, ON_TILES } from './colours.ts';

type Paint = keyof typeof ON_TILES | `--${ColourName}` | 'none';

/** The style of a part: colours, and lengths in pixels. */
interface Style {
  fill?: Paint;
  'fill-opacity'?: number;
  stroke?: Paint;
  'stroke-width'?: number;
  'stroke-dasharray'?: string;
  'stroke-linecap'?: 'round';
  'stroke-linejoin'?: 'round';
  'paint-order'?: 'stroke';
  /** The colour of drawings. */
  color?: Paint;
  'font-size'?: number;
  'font-weight'?: number;
  'font-family'?: string;
  /** For when the small-capitals font is missing. */
  'font-variant'?: 'small-caps';
  'text-anchor'?: 'middle';
}

const FONT = "'Alegreya Sans', 'Open Sans', system-ui, sans-serif";
const CAPITALS = "'Alegreya Sans SC', 'Alegreya Sans', 'Open Sans', system-ui, sans-serif";

const drawing = (colour: `--${ColourName}`): Style => ({
  fill: 'none',
  stroke: colour,
  'stroke-width': 2.2,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
});
const line = (stroke: Paint, width: number, more: Style = {}): Style => ({
  fill: 'none',
  stroke,
  'stroke-width': width,
  'stroke-linejoin': 'round',
  ...more,
});
const words = (size: number, fill: Paint, more: Style = {}): Style => ({
  fill,
  'font-family': FONT,
  'font-size': size,
  'font-weight': 800,
  'text-anchor': 'middle',
  ...more,
});
/** A light outline for text on tiles. */
const HALO: Style = {
  stroke: '--cut',
  'stroke-width': 4,
  'stroke-linejoin': 'round',
  'paint-order': 'stroke',
};

/** Every part of a board. Lines on tiles have a light one below them (`…-case`). */
const STYLES = {
  table: { fill: '--table' },
  shade: { fill: '--rim-shade' },
  rim: { fill: '--rim' },
  desert: { fill: '--desert' },
  grassland: { fill: '--grassland' },
  water: { fill: '--water' },
  'desert-drawing': drawing('--desert-2'),
  'grassland-drawing': drawing('--grassland-2'),
  'water-drawing': drawing('--water-2'),
  'desert-icon': { color: '--desert-2' },
  'grassland-icon': { color: '--grassland-2' },
  'water-icon': { color: '--water-2' },
  mountain: { color: '--mountain' },
  forest: { color: '--forest' },
  cut: { color: '--cut', stroke: '--cut', 'stroke-width': 44, 'stroke-linejoin': 'round' },
  disc: { fill: '--token', stroke: '--token-ink', 'stroke-width': 1.6 },
  icon: { color: '--token-ink' },
  letters: words(16, '--token-ink'),
  count: { fill: '--token-ink', stroke: '--token', 'stroke-width': 1.2 },
  'count-number': words(13, '--token'),
  'region-case': line('--cut', 6.5),
  region: line('--token-ink', 3),
  adjacent: line('--token-ink', 3, { 'stroke-dasharray': '8 6' }),
  flag: { fill: '--token-ink', stroke: 'white', 'stroke-width': 1.5 },
  'flag-word': words(15, 'white'),
  'changed-case': line('--cut', 5.5, { 'stroke-linecap': 'round' }),
  changed: line('--token-ink', 2.5, { 'stroke-linecap': 'round' }),
  'feature-case': line('--cut', 8),
  feature: line('feature', 5),
  'feature-name': {
    ...words(16, 'feature'),
    ...HALO,
    'font-family': CAPITALS,
    'font-variant': 'small-caps',
    'font-weight': 700,
  },
  'option-case': line('white', 6),
  option: line('cube', 3, { fill: 'wash', 'fill-opacity': 0 }),
  pointed: line('cube', 4, { fill: 'wash', 'fill-opacity': 0.58 }),
  place: line('cube', 3, { fill: '--cube-wash', 'stroke-dasharray': '6 4' }),
  goal: { fill: 'wash', 'fill-opacity': 0.53 },
  // Filled, so that clicks inside them register.
  ring: line('cube', 2.5, { fill: 'wash', 'fill-opacity': 0 }),
  'ring-pointed': line('cube', 4, { fill: 'wash', 'fill-opacity': 0 }),
  'arrow-case': line('white', 6, { 'stroke-linecap': 'round' }),
  arrow: line('cube', 2.5),
  'arrow-head': { fill: 'cube' },
  coming: {
    fill: 'white',
    'fill-opacity': 0.75,
    stroke: 'cube',
    'stroke-width': 2.5,
    'stroke-dasharray': '5 4',
  },
  'coming-icon': { color: 'cube' },
  badge: { fill: 'cube', stroke: 'white', 'stroke-width': 2 },
  digit: words(14, 'white'),
  'badge-pointed': { fill: 'white', stroke: 'cube', 'stroke-width': 3 },
  'digit-pointed': words(14, 'cube'),
  name: { ...words(13, '--token-ink'), ...HALO },
  'place-name': words(14, '--ink-2'),
  'place-line': line('--ink-2', 1.25, { 'stroke-dasharray': '2 4' }),
  expected: line('good', 3),
  got: line('bad', 3, { 'stroke-dasharray': '4 3' }),
  'cross-disc': { fill: 'white', stroke: 'bad', 'stroke-width': 1.5 },
  cross: line('bad', 3, { 'stroke-linecap': 'round' }),
} as const satisfies Record<string, Style>;

export type StyledPart = keyof typeof STYLES;

/** The target of a picture: day, night, or a page that has the rules. */
export type BoardTheme = ColourScheme | 'page';

/** The attributes that paint a part. */
export type Painted = Readonly<Record<StyledPart, string>>;

const known = new Map<BoardTheme, Painted>();

/** For each part the attributes that paint it. */
export function paintedFor(look: BoardTheme): Painted {
  const painted = known.get(look) ?? newlyPainted(look);
  known.set(look, painted);
  return painted;
}

function newlyPainted(look: BoardTheme): Painted {
  const entries = Object.entries<Style>(STYLES).map(([part, style]): [string, string] => {
    if (look === 'page') return [part, ` class="board-${part}"`];
    return [
      part,
      Object.entries(style)
        .map(([name, value]) => ` ${name}="${fixed(value, look)}"`)
        .join(''),
    ];
  });
  return Object.fromEntries(entries) as Painted;
}

/** The value of a style where there are no CSS variables. */
function fixed(value: string | number, theme: ColourScheme): string | number {
  if (typeof value === 'number' || isFixed(value)) return isFixed(value) ? ON_TILES[value] : value;
  const name = value.slice(2);
  return isColour(name) ? COLOURS[name][theme === 'day' ? 0 : 1] : value;
}

const isFixed = (value: string | number): value is keyof typeof ON_TILES => Object.hasOwn(ON_TILES, value);
const isColour = (name: string): name is ColourName => Object.hasOwn(COLOURS, name);

/**
 * The rules for pictures in a page, which defines the colours itself or includes those of `boardColours`. Each rule
 * selects a single class: an element drawn by reference cannot be matched by its surroundings.
 */
export function boardRules(): string {
  return Object.entries<Style>(STYLES)
    .map(([part, style]) => {
      const properties = Object.entries(style).flatMap(([name, value]) =>
        name === 'font-variant' ? [] : [`  ${name}: ${inRule(name, value)};\n`],
      );
      return `.board-${part} {\n${properties.join('')}}\n`;
    })
    .join('');
}

/** The value of a style in a CSS rule. */
function inRule(name: string, value: string | number): string | number {
  if (name === 'font-family') return value === CAPITALS ? 'var(--caps)' : 'var(--text)';
  if (typeof value === 'number') return name === 'font-size' ? `${value}px` : value;
  if (isFixed(value)) return ON_TILES[value].toLowerCase();
  return value.startsWith('--') ? `var(${value})` : value;
}

/** The CSS variables that the rules need, for a page without the studio's design tokens. */
export function boardColours(): string {
  const colours = Object.entries(COLOURS).map(
    ([name, [day, night]]) => `  --${name}: light-dark(${day}, ${night});\n`,
  );
  return `:root {\n  color-scheme: light dark;\n${colours.join('')}  --text: ${FONT};\n  --caps: ${CAPITALS};\n}\n`;
}
