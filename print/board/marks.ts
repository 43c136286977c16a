/** Marks on the tiles and tokens of a board: options, regions, features, changes and differences. */
import { type Hex, hexKey, hexName } from '../../program/index.ts';
import { type Art, type ArtPart, closedPath, ORIGIN } from '../drawing/art.ts';
import type { Point } from '../drawing/box.ts';
import { circlePath } from '../drawing/curves.ts';
import { hexagon, hexMiddle, outlinePath } from '../drawing/hexes.ts';
import { picture } from '../face/emblems/emblem.ts';
import { type Canvas, edge, tenths } from './canvas.ts';
import type { BoardArea, BoardDrawing, DrawnOption } from './drawn.ts';
import type { TokenSpot } from './tokens.ts';
import { optionLabel, type PlaceNames } from './words.ts';

/** The inset of lines from the corners of their hex, in pixels. */
const OPTION = 5.5;
const GOAL = 5;
const CHANGE = 4;
/** The inset of a region's line from its edges, in pixels. */
const REGION = 4.5;
/** The gap between a token and the ring around it, in pixels. */
const RING = 3.5;
/** The radius of a digit's disc, in pixels. */
export const BADGE_RADIUS = 10;
/** The radius of a previewed thing, as a fraction of the hex side. */
const PREVIEW = 0.46;

/** The input for all marks. */
export interface MarkContext {
  board: BoardDrawing;
  /** Names of hexes. */
  names: PlaceNames;
  side: number;
  canvas: Canvas;
  /** The keys of hexes with a tile. */
  tiles: ReadonlySet<string>;
  /** The tokens on each hex. */
  tokens: ReadonlyMap<string, readonly TokenSpot[]>;
}

/** Marks below the tokens: goals, changes, regions, features, and hexes to choose. */
export function marksBelow(all: MarkContext): ArtPart[] {
  const { board, side, canvas } = all;
  const { regions = [], features = [], changed = [], options = [], chosen = [] } = board;
  const goals = options.flatMap((option, index) => {
    const data = option.to ? canvas.data('option', index) : {};
    const draw = () => [canvas.shape('goal', hexagon(side - GOAL))];
    return goalsOf(option).map((hex) => canvas.stamp('goal', hexMiddle(hex, side), draw, data));
  });
  const half = (side - CHANGE) / 2;
  // Only the corners of the tile, with a dash at each.
  const dashes = {
    'stroke-dasharray': `${tenths(half * 0.7)} ${tenths(half * 1.3)}`,
    'stroke-dashoffset': tenths(half * 0.35),
  };
  const corners = () => canvas.lined('changed', 'changed-case', hexagon(side - CHANGE), dashes);
  return [
    ...goals,
    ...changed.map((hex) => canvas.stamp('changed', hexMiddle(hex, side), corners)),
    ...chosen.flatMap((hex) => placeOption({ hexes: [hex], state: 'chosen' }, all)),
    ...regions.flatMap(({ is, hexes }) =>
      canvas.lined(is === 'this' ? 'region' : is, 'region-case', outlinePath(hexes, side, { inset: REGION })),
    ),
    ...features.flatMap(({ hexes }) => canvas.lined('feature', 'feature-case', outlinePath(hexes, side))),
    ...options.flatMap((option, index) =>
      isOfPlace(option) ? optionGroup(index, option, placeOption(option, all), all) : [],
    ),
  ];
}

/** The area of a hex: a page finds it by its name, and it is a button with the indexes of the entries that it chooses. */
export function pressArea({ entries, label, ...hex }: BoardArea, side: number): Art {
  const button = { 'data-entry': entries.join(' '), role: 'button', tabindex: 0, 'aria-label': label };
  return {
    parts: [{ d: hexagon(side, hexMiddle(hex, side)), attributes: { 'pointer-events': 'all' } }],
    attributes: { 'data-hex': hexName(hex), ...(entries.length > 0 && button) },
    title: label,
  };
}

/** The shapes of an option; a page finds them by the option's index. */
const optionGroup = (
  index: number,
  option: DrawnOption,
  parts: ArtPart[],
  { names, canvas }: MarkContext,
): Art => canvas.group(parts, canvas.data('option', index), optionLabel(option, names));

/** True for an option about hexes themselves, not about a token on one. */
const isOfPlace = ({ hexes, thing, to }: DrawnOption): boolean =>
  hexes.length > 0 && to === undefined && (thing === undefined || TILES.has(thing));

/** For these things, the whole hex is the target. */
const TILES: ReadonlySet<string> = new Set(['desert', 'grassland', 'water', 'land', 'tile']);

function placeOption({ hexes, state }: DrawnOption, { side, canvas, tiles }: MarkContext): ArtPart[] {
  const [hex, ...more] = hexes;
  if (more.length > 0)
    return canvas.lined(
      state ? 'pointed' : 'option',
      'option-case',
      outlinePath(hexes, side, { inset: OPTION }),
    );
  const part = state ? 'pointed' : tiles.has(hexKey(hex!)) ? 'option' : 'place';
  const draw = () => canvas.lined(part, 'option-case', hexagon(side - OPTION));
  return [canvas.stamp(part, hexMiddle(hex!, side), draw)];
}

/** The destinations of an option's token: the fixed one, or all possible ones. */
const goalsOf = ({ to, goals = [] }: DrawnOption): readonly Hex[] => (to ? [to] : goals);

/** Marks above the tokens: previews, differences, arrows, rings, digits, names. */
export function marksAbove(all: MarkContext): ArtPart[] {
  const { board, side, canvas } = all;
  const { options = [], differences = [], features = [], self } = board;
  const rings = ringsOf(all);
  const badges = new Map<string, number>();
  const ringed: ArtPart[] = [];
  const digits: ArtPart[] = [];
  for (const { index, option, token } of rings) {
    if (!token) continue;
    const radius = token.radius + RING;
    const ring = circlePath(token.x, token.y, radius);
    const part = option.state ? 'ring-pointed' : 'ring';
    ringed.push(optionGroup(index, option, canvas.lined(part, 'option-case', ring), all));
    if (option.to === undefined)
      digits.push(
        ...badge(option, { x: token.x - 0.72 * radius, y: token.y - 0.8 * radius }, badges, canvas),
      );
  }
  for (const option of options) {
    const at = option.to ?? (isOfPlace(option) ? option.hexes[0] : undefined);
    if (at) digits.push(...badge(option, badgePlace(at, option, all), badges, canvas));
  }
  return [
    ...options.flatMap((option) => coming(option, all)),
    ...differences.flatMap(({ is, ...hex }) => difference(hex, is, all)),
    ...arrows(rings, all),
    ...ringed,
    ...digits,
    ...features.flatMap(({ name, hexes }) => (name === undefined ? [] : featureName(name, hexes, all))),
    ...hexNames(all),
    ...(self ? flag(hexMiddle(self, side), canvas) : []),
  ];
}

/** An option about a token, with that token. */
interface Ring {
  index: number;
  option: DrawnOption;
  token?: TokenSpot;
  /** The start of its arrows. */
  from: Point;
}

/**
 * The rings of options about tokens. Each of several equal tokens on a tile gets its own ring; a token that can move
 * has one ring for all of its destinations.
 */
function ringsOf({ board: { options = [] }, side, tokens }: MarkContext): Ring[] {
  const taken = new Map<TokenSpot, 'moves' | 'chosen'>();
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
    return [{ index, option, from: token ?? hexMiddle(hex, side), ...(token && { token }) }];
  });
}

/** An arrow from a token to its destination, for the option that is pointed at or chosen. */
const arrows = (rings: readonly Ring[], { side, canvas }: MarkContext): Art[] =>
  rings.flatMap(({ option: { to, state }, from, token }) =>
    to && state ? arrow(from, hexMiddle(to, side), token?.radius ?? side * 0.4, canvas) : [],
  );

/** The length and half the width of an arrow's head, and the gap between its tip and the middle of the goal, in pixels. */
const HEAD = { length: 9, half: 4.5, before: 4 };

/** An arrow, drawn along the x axis and turned. */
function arrow(from: Point, to: Point, radius: number, canvas: Canvas): Art {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const tip = Math.hypot(x, y) - HEAD.before;
  const base = tip - HEAD.length;
  const line = `M${tenths(radius + RING + 1.6)} 0H${tenths(base)}`;
  const head = closedPath([{ x: tip, y: 0 }, ...[HEAD.half, -HEAD.half].map((y) => ({ x: base, y }))]);
  const turn = tenths((Math.atan2(y, x) * 180) / Math.PI);
  return {
    transform: `translate(${tenths(from.x)} ${tenths(from.y)}) rotate(${turn})`,
    parts: [
      canvas.shape('arrow-case', line + head),
      canvas.shape('arrow', line),
      canvas.shape('arrow-head', head),
    ],
  };
}

/** The preview of a thing that would be placed on a hex while its option is pointed at, as a dashed disc. */
function coming({ hexes: [hex], brings, state }: DrawnOption, { side, canvas }: MarkContext): ArtPart[] {
  if (!hex || brings === undefined || state !== 'pointed') return [];
  const at = hexMiddle(hex, side);
  const radius = PREVIEW * side;
  const icon = { ...at, side: radius * 1.3, colour: canvas.colours.cube };
  return [
    canvas.shape('coming', circlePath(at.x, at.y, radius)),
    { parts: [picture(brings, icon, canvas.palette)], attributes: canvas.named('coming-icon') },
  ];
}

/** The position of a hex's digit: its upper corner, or the middle of an empty cell. */
function badgePlace(hex: Hex, { to, brings, state }: DrawnOption, { side, tiles }: MarkContext): Point {
  const { x, y } = hexMiddle(hex, side);
  const isInMiddle =
    to === undefined && !tiles.has(hexKey(hex)) && !(brings !== undefined && state === 'pointed');
  return isInMiddle ? { x, y } : { x, y: y - side + OPTION };
}

/** The digit that chooses an option. Digits at the same position are placed side by side. */
function badge({ digit, state }: DrawnOption, at: Point, badges: Map<string, number>, canvas: Canvas): Art[] {
  if (digit === undefined) return [];
  const key = `${tenths(at.x)} ${tenths(at.y)}`;
  const before = badges.get(key) ?? 0;
  badges.set(key, before + 1);
  const [disc, number] = state
    ? (['badge-pointed', 'digit-pointed'] as const)
    : (['badge', 'digit'] as const);
  const draw = () => [canvas.shape(disc, circlePath(0, 0, BADGE_RADIUS)), canvas.word(number, digit, ORIGIN)];
  return [canvas.stamp(`${disc} ${digit}`, { x: at.x + before * 2 * BADGE_RADIUS, y: at.y }, draw)];
}

/** The radius of the ring around a difference, as a fraction of the hex side: for at most one token, and for more. */
const DIFFERENCE = { one: 0.6, more: 0.79 };

/** A ring around what was expected or what was found instead; the latter has a cross. */
function difference(hex: Hex, is: 'expected' | 'got', { side, canvas, tokens }: MarkContext): ArtPart[] {
  const { x, y } = hexMiddle(hex, side);
  const there = tokens.get(hexKey(hex)) ?? [];
  const radius = side * (there.length > 1 ? DIFFERENCE.more : DIFFERENCE.one);
  const ring = canvas.lined(is, 'option-case', circlePath(x, y, radius));
  if (is === 'expected') return ring;
  // In the middle of a hex without tokens, otherwise on the ring.
  const isEmpty = there.length === 0;
  const at = isEmpty ? { x, y } : { x: x + radius * 0.71, y: y - radius * 0.71 };
  const arm = isEmpty ? Math.min(7, side * 0.22) : 4;
  const cross = `M${tenths(at.x - arm)} ${tenths(at.y - arm)}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`;
  return [
    ...ring,
    canvas.shape('cross-disc', circlePath(at.x, at.y, isEmpty ? arm * 1.9 : 9)),
    canvas.shape('cross', cross),
  ];
}

/** The offset of names: in the lower corner of tiles, higher on large boards so that three letters fit, and in the middle of empty cells. */
const NAME = { above: 9, share: 0.3, below: 13 };

function hexNames({ board, side, canvas, tiles }: MarkContext): ArtPart[] {
  const { names = [], options = [], showsNames = true } = board;
  if (!showsNames) return [];
  const offered = new Set(options.filter(isOfPlace).flatMap(({ hexes }) => hexes.map(hexKey)));
  const onTiles = names.filter((hex) => tiles.has(hexKey(hex)));
  const elsewhere = names.filter((hex) => !tiles.has(hexKey(hex)));
  return [
    ...elsewhere.flatMap(({ name, ...hex }): ArtPart[] => {
      const { x, y } = hexMiddle(hex, side);
      const key = hexKey(hex);
      const digits = options.filter(
        ({ digit, hexes: [at] }) => digit !== undefined && at && hexKey(at) === key,
      );
      if (digits.some(({ digit, to }) => digit === name && !to)) return [];
      const line = canvas.shape('place-line', hexagon(side - OPTION, { x, y }));
      const at = { x, y: digits.length > 0 ? y + side - NAME.below : y };
      return [...(offered.has(key) ? [] : [line]), canvas.word('place-name', name, at)];
    }),
    {
      parts: onTiles.map(({ name, ...hex }) => {
        const { x, y } = hexMiddle(hex, side);
        return canvas.word('name', name, { x, y: y + side - Math.max(NAME.above, side * NAME.share) });
      }),
      attributes: edge(canvas.colours, 4),
    },
  ];
}

/** The name of a feature, on the upper right edge of its topmost cell. */
function featureName(name: string, hexes: readonly Hex[], { side, canvas }: MarkContext): ArtPart[] {
  const [top] = hexes.toSorted((a, b) => a.r - b.r || b.q - a.q);
  if (!top) return [];
  const { x, y } = hexMiddle(top, side);
  return [canvas.word('feature-name', name, { x: x + side * 0.43, y: y - side * 0.75 })];
}

/** The flag on the hex that `this` refers to. */
function flag({ x, y }: Point, canvas: Canvas): ArtPart[] {
  const d = `M${tenths(x)} ${tenths(y - 8)}l-6 -8h-17a5 5 0 0 1 -5 -5v-14a5 5 0 0 1 5 -5h46a5 5 0 0 1 5 5v14a5 5 0 0 1 -5 5h-17Z`;
  return [canvas.shape('flag', d), canvas.word('flag-word', 'this', { x, y: y - 28 })];
}
