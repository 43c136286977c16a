/** How the marks of a board are painted. Lines on tiles have a light one below them (`…-case`). */
import type { Attributes, Label, Shape } from '../card/art.ts';
import type { BoardColours } from './colours.ts';

type ShapeStyle = Omit<Shape, 'd'>;
type LabelStyle = Pick<Label, 'size' | 'colour' | 'attributes'>;

const line = (stroke: string, width: number, more: ShapeStyle = {}): ShapeStyle => ({
  stroke,
  width,
  ...more,
});

/** Filled, but transparent, so that clicks inside register; a page washes the option under the pointer. */
const washed = (c: BoardColours, opacity: number): ShapeStyle => ({
  fill: c.wash,
  attributes: { 'fill-opacity': opacity },
});

/** The style of each shape; lengths are pixels. */
export const shapeStyles = (c: BoardColours) => ({
  disc: { fill: c.token, ...line(c['token-ink'], 1.6) },
  count: { fill: c['token-ink'], ...line(c.token, 1.2) },
  'region-case': line(c.cut, 6.5),
  region: line(c['token-ink'], 3),
  adjacent: line(c['token-ink'], 3, { dash: '8 6' }),
  flag: { fill: c['token-ink'], ...line(c.white, 1.5) },
  'changed-case': line(c.cut, 5.5, { cap: 'round' }),
  changed: line(c['token-ink'], 2.5, { cap: 'round' }),
  'feature-case': line(c.cut, 8),
  feature: line(c.feature, 5),
  'option-case': line(c.white, 6),
  option: line(c.cube, 3, washed(c, 0)),
  pointed: line(c.cube, 4, washed(c, 0.58)),
  place: line(c.cube, 3, { fill: c['cube-wash'], dash: '6 4' }),
  goal: washed(c, 0.53),
  ring: line(c.cube, 2.5, washed(c, 0)),
  'ring-pointed': line(c.cube, 4, washed(c, 0)),
  'arrow-case': line(c.white, 6, { cap: 'round' }),
  arrow: line(c.cube, 2.5),
  'arrow-head': { fill: c.cube },
  coming: line(c.cube, 2.5, { fill: c.white, dash: '5 4', attributes: { 'fill-opacity': 0.75 } }),
  badge: { fill: c.cube, ...line(c.white, 2) },
  'badge-pointed': { fill: c.white, ...line(c.cube, 3) },
  'place-line': line(c['ink-2'], 1.25, { dash: '2 4' }),
  expected: line(c.good, 3),
  got: line(c.bad, 3, { dash: '4 3' }),
  'cross-disc': { fill: c.white, ...line(c.bad, 1.5) },
  cross: line(c.bad, 3, { cap: 'round' }),
});

/** A light edge around things on tiles. */
export const edge = ({ cut }: BoardColours, width: number): Attributes => ({
  stroke: cut,
  'stroke-width': width,
  'stroke-linejoin': 'round',
  'paint-order': 'stroke',
});

/** The style of each kind of word. */
export const labelStyles = (c: BoardColours) =>
  ({
    'count-number': { size: 13, colour: c.token },
    'flag-word': { size: 15, colour: c.white },
    'feature-name': {
      size: 16,
      colour: c.feature,
      attributes: { ...edge(c, 4), 'font-family': c.caps, 'font-variant': 'small-caps' },
    },
    digit: { size: 14, colour: c.white },
    'digit-pointed': { size: 14, colour: c.cube },
    name: { size: 13, colour: c['token-ink'] },
    'place-name': { size: 14, colour: c['ink-2'] },
  }) satisfies Record<string, LabelStyle>;

export type StyledShape = keyof ReturnType<typeof shapeStyles>;
export type StyledLabel = keyof ReturnType<typeof labelStyles>;
