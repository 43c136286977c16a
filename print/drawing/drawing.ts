/** Reads an SVG file as a plain drawing, and rewrites it with only the allowed elements and attributes. */
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { attributeCheck, IGNORED_ELEMENTS, PAINT, REFERENCE_ATTRIBUTES, SHAPES } from './allowed.ts';

/** A drawing made of plain shapes. */
export interface Drawing {
  /** Left, top, width and height of its canvas. */
  box: readonly [number, number, number, number];
  /** The SVG elements on the canvas. */
  body: string;
  /** The data and other attributes of its path, if its body is a single path, as in most icons. */
  path?: { d: string; attributes: string };
}

/** Why a file is not a drawing, and the line number, from 1. */
export interface DrawingFault {
  fault: string;
  line: number;
}

/** True for the failure result of `parseDrawing`. */
export const isFault = (result: Drawing | DrawingFault): result is DrawingFault => 'fault' in result;

/** The deepest nesting of groups: drawing programs nest a few. */
const DEEPEST_GROUP = 64;

type Attribute = readonly [name: string, value: string];

/** Thrown in the parser's callbacks, and caught where the parser is started. */
class Stop extends Error {}

function refuse(what: string): never {
  throw new Stop(what);
}

/**
 * Reads an SVG file. Keeps the shapes of `allowed.ts` with their geometry and paint; shapes without a paint get
 * `currentColor`. Leaves out everything invisible: comments, titles, metadata, ids, private data of drawing programs.
 * Anything else is a fault: text, pictures, scripts, style sheets, links, effects, entities.
 */
export function parseDrawing(svg: string): Drawing | DrawingFault {
  const parser = new SaxesParser();
  const reader = new Reader();
  parser.on('error', ({ message }) => refuse(message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')));
  parser.on('doctype', (text) => {
    if (text.includes('[')) refuse('it declares entities');
  });
  parser.on('processinginstruction', ({ target }) => refuse(`there is a <?${target}?>`));
  parser.on('opentag', (tag) => reader.open(tag));
  parser.on('closetag', (tag) => reader.close(tag));
  try {
    parser.write(svg).close();
    return reader.drawing();
  } catch (error) {
    if (error instanceof Stop) return { fault: error.message, line: parser.line };
    throw error;
  }
}

/** Assembles a drawing while its file is parsed. */
class Reader {
  private readonly written: string[] = [];
  private box: Drawing['box'] | undefined;
  /** The paint of the whole drawing, from its root element. */
  private paint: readonly Attribute[] = [];
  /** For each open group, whether its shapes have a fill; the root's is first. */
  private readonly filled: boolean[] = [];
  private unfilled = false;
  /** The nesting depth inside an element that is left out. */
  private ignoredDepth = 0;
  /** The attributes of each shape that is not a group, to detect a drawing with a single path. */
  private readonly shapes: (readonly Attribute[])[] = [];

  open({ name, attributes, isSelfClosing }: SaxesTagPlain): void {
    if (name === 'style' || name === 'script') refuse(`<${name}> is not a plain shape`);
    if (this.ignoredDepth > 0 || name.includes(':') || IGNORED_ELEMENTS.has(name)) {
      if (this.box === undefined) refuse(`it begins with <${name}>, not with <svg>`);
      this.ignoredDepth++;
      return;
    }
    const kept = keptOf(attributes);
    if (this.box === undefined) {
      this.root(name, attributes, kept);
      return;
    }
    if (!SHAPES.has(name)) refuse(`<${name}> is not a plain shape`);
    if (this.filled.length > DEEPEST_GROUP) refuse(`groups are nested more than ${DEEPEST_GROUP} deep`);
    const filled = this.filled.at(-1) === true || kept.some(([attribute]) => attribute === 'fill');
    this.filled.push(filled);
    if (name !== 'g') {
      this.unfilled ||= !filled;
      this.shapes.push(kept);
    }
    this.written.push(`<${name}${written(kept)}${isSelfClosing ? '/' : ''}>`);
  }

  close({ name, isSelfClosing }: SaxesTagPlain): void {
    if (this.ignoredDepth > 0) {
      this.ignoredDepth--;
      return;
    }
    this.filled.pop();
    if (!isSelfClosing && this.filled.length > 0) this.written.push(`</${name}>`);
  }

  drawing(): Drawing {
    if (this.box === undefined || this.shapes.length === 0) refuse('there is no shape in it');
    const paint: Attribute[] = [...this.paint];
    if (this.unfilled) paint.push(['fill', 'currentColor']);
    const [shape, ...more] = this.shapes;
    const body = this.written.join('');
    const { box } = this;
    const d = shape?.find(([name]) => name === 'd')?.[1];
    // A transformation is part of the form, and would be lost with it.
    const isPainted = shape?.every(([name]) => name === 'd' || Object.hasOwn(PAINT, name));
    const isPath = isPainted && more.length === 0 && /^<path\b[^<]*\/>$/.test(body);
    if (shape && d !== undefined && isPath && paint.every(([name]) => !OF_THE_WHOLE.has(name))) {
      const own = shape.filter(([name]) => name !== 'd');
      const inherited = paint.filter(([name]) => !own.some(([other]) => other === name));
      const path = { d, attributes: written([...inherited, ...own]) };
      return { box, body: `<path${written([...inherited, ...shape])}/>`, path };
    }
    return { box, body: paint.length > 0 ? `<g${written(paint)}>${body}</g>` : body };
  }

  private root(name: string, attributes: Readonly<Record<string, string>>, kept: readonly Attribute[]): void {
    if (name !== 'svg') refuse(`it begins with <${name}>, not with <svg>`);
    if (attributes.viewBox === undefined) refuse('its <svg> has no viewBox');
    const numbers = attributes.viewBox
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const [left = 0, top = 0, width = 0, height = 0] = numbers;
    if (numbers.length !== 4 || !numbers.every(Number.isFinite) || width <= 0 || height <= 0)
      refuse('its viewBox is not four numbers: left, top, width, height');
    this.box = [left, top, width, height];
    this.paint = kept.filter(([attribute]) => Object.hasOwn(PAINT, attribute));
    this.filled.push(this.paint.some(([attribute]) => attribute === 'fill'));
  }
}

/** Attributes that act on a group as a whole, and that its shapes do not inherit. */
const OF_THE_WHOLE: ReadonlySet<string> = new Set(['opacity', 'display']);

/** The attributes to keep; properties in `style` become attributes and override attributes of the same name. */
function keptOf(attributes: Readonly<Record<string, string>>): Attribute[] {
  const kept = new Map<string, string>();
  for (const [name, value] of Object.entries(attributes)) if (name !== 'style') keep(kept, name, value);
  for (const property of (attributes.style ?? '').split(';')) {
    const [name = '', ...value] = property.split(':');
    keep(kept, name.trim().toLowerCase(), value.join(':').replace(/!important\s*$/, ''));
  }
  return [...kept];
}

function keep(kept: Map<string, string>, name: string, text: string): void {
  const value = text.trim();
  if (REFERENCE_ATTRIBUTES.test(name) && value !== 'none')
    refuse(`${name}="${shortened(value)}" is not allowed`);
  const check = attributeCheck(name);
  if (!check) return;
  if (!check(value)) refuse(`${name}="${shortened(value)}" is not allowed`);
  kept.set(name, value);
}

/** Shortens text for a one-line message. */
const shortened = (text: string) => {
  const line = text.replace(/[\p{Cc}\p{Co}\s]+/gu, ' ');
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
};

const written = (attributes: readonly Attribute[]) =>
  attributes.map(([name, value]) => ` ${name}="${value}"`).join('');
