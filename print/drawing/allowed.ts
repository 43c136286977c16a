/** What an SVG file may contain to count as a plain drawing: elements, attributes, and the form of their values. */

/** The elements of a one-colour drawing. */
export const SHAPES: ReadonlySet<string> = new Set(
  'g path rect circle ellipse line polyline polygon'.split(' '),
);

/** Elements that are not rendered themselves; they are left out with their content. */
export const IGNORED_ELEMENTS: ReadonlySet<string> = new Set(['metadata', 'title', 'desc', 'defs']);

/** Larger numbers are mistakes, and browsers do not draw them. */
const LARGEST_NUMBER = 1e9;
const NUMBER_PATTERN = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

type Check = (value: string) => boolean;

/** Matches text of these characters, with every number in it within bounds. */
const numeric =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(value) &&
    (value.match(NUMBER_PATTERN) ?? []).every((number) => Math.abs(Number(number)) <= LARGEST_NUMBER);

const numbers = numeric(/^[-+.,eE\d\s]*$/);
const length = numeric(/^[-+.eE\d]+(?:px|pt|mm|cm|in|%)?$/);
const path = numeric(/^[-+.,eE\d\sMLHVCSQTAZmlhvcsqtaz]*$/);
const transform = numeric(/^(?:(?:matrix|translate|scale|rotate|skewX|skewY)\s*\([-+.,eE\d\s]*\)[\s,]*)*$/);
const colour: Check = (value) => /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([-\d\s.,%/]*\))$/i.test(value);
const word: Check = (value) => /^[a-z-]+$/i.test(value);

/** The attributes for position and geometry that a shape keeps. */
const FORM: Readonly<Record<string, Check>> = {
  d: path,
  points: numbers,
  transform,
  ...Object.fromEntries(
    'x y width height cx cy r rx ry x1 y1 x2 y2'.split(' ').map((name) => [name, length]),
  ),
};

/** The attributes that paint a shape; they may also be properties in `style`. */
export const PAINT: Readonly<Record<string, Check>> = {
  fill: colour,
  'fill-rule': word,
  'fill-opacity': length,
  stroke: colour,
  'stroke-width': length,
  'stroke-linecap': word,
  'stroke-linejoin': word,
  'stroke-miterlimit': length,
  'stroke-dasharray': (value) => value === 'none' || numbers(value),
  'stroke-dashoffset': length,
  'stroke-opacity': length,
  opacity: length,
  display: word,
  visibility: word,
};

/** The check of an attribute that is kept; undefined for others. */
export const attributeCheck = (attribute: string): Check | undefined =>
  [FORM, PAINT].find((checks) => Object.hasOwn(checks, attribute))?.[attribute];

/** Attributes and properties that run or fetch something, or refer to another element; removing them would change the drawing. */
export const REFERENCE_ATTRIBUTES =
  /^on|(?:^|:)href$|^(?:filter|mask|clip-path|marker|marker-(?:start|mid|end)|src)$/i;
