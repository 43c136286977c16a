/** Marks on the tiles and tokens of a board: options, regions, features, changes and differences. */
import { type Hex, hexKey } from '../../program/index.ts';
import type { Point } from '../card/geometry.ts';
import type { BoardDrawing, DrawnOption } from './drawn.ts';
import { hexPath, middle, outlinePath, tenths } from './paths.ts';
import type { Pen } from './pen.ts';
import type { TokenAt } from './tokens.ts';
import { optionLabel, type PlaceNames } from './words.ts';

/** The inset of lines from the corners of their hex, in pixels. */
const OPTION = 5.5;
const GOAL = 5;
const CHANGED = 4;
/** The inset of a region's line from its edges, in pixels. */
const REGION = 4.5;
/** The gap between a token and the ring around it, in pixels. */
const RING = 3.5;
/** The radius of a digit's disc, and the size of the digit, in pixels. */
export const BADGE = { radius: 10, digit: 14 };
/** The radius of a previewed thing, as a fraction of the hex side. */
const COMING = 0.46;

/** The input for all marks. */
export interface Marked {
  board: BoardDrawing;
  /** Names of hexes. */
  names: PlaceNames;
  side: number;
  pen: Pen;
  /** The keys of hexes with a tile. */
  tiles: ReadonlySet<string>;
  /** The tokens on each hex. */
  tokens: ReadonlyMap<string, readonly TokenAt[]>;
}

/** Marks below the tokens: goals, regions, features, changes, and hexes to choose. */
export function marksBelow(all: Marked): string {
  const { board, side, pen } = all;
  const { as } = pen;
  const { regions = [], features = [], changed = [], options = [] } = board;
  let svg = '';
  options.forEach((option, index) => {
    const data = option.to ? pen.data('option', index) : '';
    for (const goal of goalsOf(option)) {
      const { x, y } = middle(goal, side);
      svg += pen.stamp('goal', x, y, () => `<path d="${hexPath(ORIGIN, side - GOAL)}"${as.goal}/>`, data);
    }
  });
  for (const hex of changed) {
    const { x, y } = middle(hex, side);
    svg += pen.stamp('changed', x, y, () => {
      const half = (side - CHANGED) / 2;
      // Only the corners of the tile, with a dash at each.
      const dashes = ` stroke-dasharray="${tenths(half * 0.7)} ${tenths(half * 1.3)}" stroke-dashoffset="${tenths(half * 0.35)}"`;
      return pen.lined(hexPath(ORIGIN, side - CHANGED, 0), as.changed, as['changed-case'], dashes);
    });
  }
  for (const { is, hexes } of regions) {
    const part = is === 'this' ? as.region : as.adjacent;
    svg += pen.lined(outlinePath(hexes, side, REGION), part, as['region-case']);
  }
  for (const { hexes } of features)
    svg += pen.lined(outlinePath(hexes, side, 0), as.feature, as['feature-case']);
  options.forEach((option, index) => {
    if (!isOfPlace(option)) return;
    svg += optionGroup(index, option, placeOption(option, all), all);
  });
  return svg;
}

const ORIGIN: Point = { x: 0, y: 0 };

/** The shape of an option; a page finds it by the option's index. */
function optionGroup(index: number, option: DrawnOption, shape: string, { names, pen }: Marked): string {
  return pen.group(pen.data('option', index), pen.title(optionLabel(option, names)) + shape);
}

/** True for an option about hexes themselves, not about a token on one. */
const isOfPlace = ({ hexes, thing, to }: DrawnOption): boolean =>
  hexes.length > 0 && to === undefined && (thing === undefined || TILES.has(thing));

/** For these things, the whole hex is the target. */
const TILES: ReadonlySet<string> = new Set(['desert', 'grassland', 'water', 'land', 'tile']);

function placeOption({ hexes, state }: DrawnOption, { side, pen, tiles }: Marked): string {
  const { as } = pen;
  const [hex, ...more] = hexes;
  if (hex === undefined) return '';
  if (more.length > 0) {
    const line = state === undefined ? as.option : as.pointed;
    return pen.lined(outlinePath(hexes, side, OPTION, 4), line, as['option-case']);
  }
  const part = state !== undefined ? 'pointed' : tiles.has(hexKey(hex)) ? 'option' : 'place';
  const { x, y } = middle(hex, side);
  return pen.stamp(part, x, y, () => pen.lined(hexPath(ORIGIN, side - OPTION), as[part], as['option-case']));
}

/** The destinations of an option's token: the fixed one, or all possible ones. */
const goalsOf = ({ to, goals = [] }: DrawnOption): readonly Hex[] => (to ? [to] : goals);

/** The most arrows to draw while no option is pointed at or chosen. */
const ARROWS = 6;

/** Marks above the tokens: previews, arrows, rings, digits, names, differences. */
export function marksAbove(all: Marked): string {
  const { board, side, pen } = all;
  const { options = [], differences = [], features = [] } = board;
  const rings = ringsOf(all);
  const badges = new Map<string, number>();
  let svg = '';
  for (const { hexes, brings, state } of options) {
    const [hex] = hexes;
    if (hex && brings !== undefined && state === 'pointed') svg += comingTo(hex, brings, all);
  }
  for (const { is, ...hex } of differences) svg += difference(hex, is, all);
  svg += arrows(rings, all);
  let [ringed, digits] = ['', ''];
  for (const { index, option, token } of rings) {
    if (!token) continue;
    const radius = token.radius + RING;
    const circle = (part: string) =>
      `<circle cx="${tenths(token.x)}" cy="${tenths(token.y)}" r="${tenths(radius)}"${part}/>`;
    const painted = option.state ? pen.as['ring-pointed'] : pen.as.ring;
    ringed += optionGroup(index, option, circle(pen.as['option-case']) + circle(painted), all);
    if (option.to === undefined)
      digits += badge(option, { x: token.x - 0.72 * radius, y: token.y - 0.8 * radius }, badges, pen);
  }
  svg += ringed + digits;
  for (const option of options) {
    const at = option.to ?? (isOfPlace(option) ? option.hexes[0] : undefined);
    if (at) svg += badge(option, badgePlace(at, option, all), badges, pen);
  }
  for (const { name, hexes } of features) if (name !== undefined) svg += featureName(name, hexes, all);
  return svg + names(all) + (board.self ? flag(middle(board.self, side), pen) : '');
}

/** An option about a token, with that token. */
interface Ring {
  index: number;
  option: DrawnOption;
  token?: TokenAt;
  /** The start of its arrows. */
  from: Point;
}

/**
 * The rings of options about tokens. Each of several equal tokens on a tile gets its own ring; a token that can move
 * has one ring for all of its destinations.
 */
function ringsOf({ board: { options = [] }, side, tokens }: Marked): Ring[] {
  const taken = new Map<TokenAt, 'moves' | 'chosen'>();
  return options.flatMap((option, index): Ring[] => {
    const { hexes, thing, to } = option;
    const [hex] = hexes;
    if (!hex || thing === undefined || isOfPlace(option)) return [];
    const same = (tokens.get(hexKey(hex)) ?? []).filter((token) => token.thing === thing);
    if (to) {
      const moving = same.find((token) => taken.get(token) === 'moves');
      if (moving) return [{ index, option, from: moving, ...(option.state && { token: moving }) }];
    }
    const token = same.find((one) => !taken.has(one)) ?? same[0];
    if (token) taken.set(token, to ? 'moves' : 'chosen');
    return [{ index, option, from: token ?? middle(hex, side), ...(token && { token }) }];
  });
}

/**
 * An arrow from each token to each of its goals: only for pointed-at or chosen options if there are any, else for all
 * unless there are too many.
 */
function arrows(rings: readonly Ring[], { side, pen }: Marked): string {
  const pointed = rings.filter(({ option }) => option.state);
  const shown = pointed.length > 0 ? pointed : rings;
  const lines = shown.flatMap(({ option, from, token }) =>
    goalsOf(option).map((goal) => ({ from, radius: token?.radius ?? side * 0.4, goal: middle(goal, side) })),
  );
  if (pointed.length === 0 && lines.length > ARROWS) return '';
  return lines.map(({ from, radius, goal }) => arrow(from, goal, radius, pen)).join('');
}

/** The length and half the width of an arrow's head, and the gap between its tip and the middle of the goal, in pixels. */
const HEAD = { length: 9, half: 4.5, before: 4 };

function arrow(from: Point, to: Point, radius: number, pen: Pen): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return '';
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const on = (at: number, aside = 0): string =>
    `${tenths(from.x + along.x * at - along.y * aside)} ${tenths(from.y + along.y * at + along.x * aside)}`;
  const tip = length - HEAD.before;
  const line = `M${on(radius + RING + 1.6)}L${on(tip - HEAD.length)}`;
  const head = `M${on(tip)}L${on(tip - HEAD.length, HEAD.half)}L${on(tip - HEAD.length, -HEAD.half)}Z`;
  const { as } = pen;
  return `<path d="${line}${head}"${as['arrow-case']}/><path d="${line}"${as.arrow}/><path d="${head}"${as['arrow-head']}/>`;
}

/** The preview of a thing that would be placed on a hex, as a dashed disc. */
function comingTo(hex: Hex, thing: string, { side, pen }: Marked): string {
  const { x, y } = middle(hex, side);
  const radius = COMING * side;
  const disc = `<circle cx="${tenths(x)}" cy="${tenths(y)}" r="${tenths(radius)}"${pen.as.coming}/>`;
  return disc + pen.icon(thing, x, y, radius * 1.3, pen.as['coming-icon']);
}

/** The position of a hex's digit: its upper corner, or the middle of an empty cell. */
function badgePlace(hex: Hex, { to, brings, state }: DrawnOption, { side, tiles }: Marked): Point {
  const { x, y } = middle(hex, side);
  const isInMiddle =
    to === undefined && !tiles.has(hexKey(hex)) && !(brings !== undefined && state === 'pointed');
  return isInMiddle ? { x, y } : { x, y: y - side + OPTION };
}

/** The digit that chooses an option. Digits at the same position are placed side by side. */
function badge({ digit, state }: DrawnOption, at: Point, badges: Map<string, number>, pen: Pen): string {
  if (digit === undefined) return '';
  const key = `${tenths(at.x)} ${tenths(at.y)}`;
  const before = badges.get(key) ?? 0;
  badges.set(key, before + 1);
  const x = at.x + before * 2 * BADGE.radius;
  const { as } = pen;
  const [disc, number] = state ? [as['badge-pointed'], as['digit-pointed']] : [as.badge, as.digit];
  const draw = () => `<circle r="${BADGE.radius}"${disc}/>${pen.word(digit, 0, 0, BADGE.digit, number)}`;
  return pen.stamp(`digit ${state !== undefined} ${digit}`, x, at.y, draw);
}

/** The radius of the ring around a difference, as a fraction of the hex side: for at most one token, and for more. */
const DIFFERENT = { one: 0.6, more: 0.79 };

/** A ring around what was expected or what was found instead; the latter has a cross. */
function difference(hex: Hex, is: 'expected' | 'got', { side, pen, tokens }: Marked): string {
  const { x, y } = middle(hex, side);
  const there = tokens.get(hexKey(hex)) ?? [];
  const radius = side * (there.length > 1 ? DIFFERENT.more : DIFFERENT.one);
  const circle = (r: number, part: string, cx = x, cy = y) =>
    `<circle cx="${tenths(cx)}" cy="${tenths(cy)}" r="${tenths(r)}"${part}/>`;
  const { as } = pen;
  const ring = circle(radius, as['option-case']) + circle(radius, as[is]);
  if (is === 'expected') return ring;
  // In the middle of a hex without tokens, otherwise on the ring.
  const isEmpty = there.length === 0;
  const at = isEmpty ? { x, y } : { x: x + radius * 0.71, y: y - radius * 0.71 };
  const arm = isEmpty ? Math.min(7, side * 0.22) : 4;
  const cross = `<path d="M${tenths(at.x - arm)} ${tenths(at.y - arm)}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}"${as.cross}/>`;
  return `${ring}${circle(isEmpty ? arm * 1.9 : 9, as['cross-disc'], at.x, at.y)}${cross}`;
}

/** Sizes of names, and the offset of those on tiles: at the lower corner of tiles, and in the middle of empty cells. */
const NAME = { size: 13, free: 14, above: 5 };

function names({ board, side, pen, tiles }: Marked): string {
  const { names = [], options = [], showsNames = true } = board;
  if (!showsNames) return '';
  const numbered = new Set(
    options.flatMap(({ digit, hexes: [hex], to }) =>
      digit !== undefined && hex && !to ? [`${hexKey(hex)} ${digit}`] : [],
    ),
  );
  const offered = new Set(options.filter(isOfPlace).flatMap(({ hexes }) => hexes.map(hexKey)));
  let [onTiles, inPlaces, lines] = ['', '', ''];
  for (const { name, ...hex } of names) {
    const { x, y } = middle(hex, side);
    const key = hexKey(hex);
    if (tiles.has(key)) onTiles += pen.word(name, x, y + side - NAME.above, NAME.size);
    else if (!numbered.has(`${key} ${name}`)) {
      if (!offered.has(key))
        lines += `<path d="${hexPath({ x, y }, side - OPTION)}"${pen.as['place-line']}/>`;
      const isBelow = options.some(
        ({ digit, hexes: [at] }) => digit !== undefined && at && hexKey(at) === key,
      );
      inPlaces += pen.word(name, x, isBelow ? y + side - NAME.above - 8 : y, NAME.free);
    }
  }
  const group = (painted: string, words: string) => (words === '' ? '' : `<g${painted}>${words}</g>`);
  return lines + group(pen.as['place-name'], inPlaces) + group(pen.as.name, onTiles);
}

/** The name of a feature, on the upper right edge of its topmost cell. */
function featureName(name: string, hexes: readonly Hex[], { side, pen }: Marked): string {
  const top = hexes.reduce<Hex | undefined>(
    (best, hex) =>
      best === undefined || hex.r < best.r || (hex.r === best.r && hex.q > best.q) ? hex : best,
    undefined,
  );
  if (!top) return '';
  const { x, y } = middle(top, side);
  return pen.word(name, x + side * 0.43, y - side * 0.75, 16, pen.as['feature-name']);
}

/** The flag on the hex that `this` refers to. */
function flag({ x, y }: Point, pen: Pen): string {
  const d = `M${tenths(x)} ${tenths(y - 8)}l-6 -8h-17a5 5 0 0 1 -5 -5v-14a5 5 0 0 1 5 -5h46a5 5 0 0 1 5 5v14a5 5 0 0 1 -5 5h-17Z`;
  return `<path d="${d}"${pen.as.flag}/>${pen.word('this', x, y - 28, 15, pen.as['flag-word'])}`;
}
