/** Turns drawings into SVG: letters as text in a font, or as outlines that need none. */
import { hashText } from '../../program/index.ts';
import {
  type Art,
  type ArtPart,
  type Attributes,
  exact,
  type Glyph,
  type Label,
  type Picture,
} from '../drawing/art.ts';
import type { Point } from '../drawing/box.ts';
import type { CutName, Outlines } from './cuts.ts';
import { cutData, INVISIBLE_CHARACTERS, type SetText, setText, type TextStyle } from './letters.ts';
import { short } from './units.ts';

/** Where letters begin on their baseline, and their colour. */
export interface LettersPlace extends Point {
  colour: string;
}

/** Turns the parts of drawings into SVG. */
export interface Brush {
  label(label: Label): string;
  glyph(glyph: Glyph): string;
  /** The attribute of an element that draws a path. */
  path(d: string): string;
  /** A drawing that may occur more than once, which is the same for the same parts, with attributes of this occurrence. */
  shared(parts: Art['parts'], draw: () => string, attributes?: Attributes): string;
}

/** Turns texts and drawings into SVG. */
export interface Ink extends Brush {
  /** Letters on a baseline. */
  letters(letters: SetText, style: TextStyle, place: LettersPlace): string;
  /** Whether people point at the drawing: only then do rows have names and areas. */
  readonly hasRows: boolean;
  /** What the drawing refers to, as SVG elements before it. */
  definitions(): string;
}

/** The SVG of a drawing. */
export function paint(part: ArtPart, brush: Brush): string {
  if ('parts' in part) return paintArt(part, brush);
  if ('text' in part) return brush.label(part);
  if ('body' in part) return brush.glyph(part);
  if ('href' in part) return pictureText(part);
  const { d, fill = 'none', stroke, width, dash, cap, attributes } = part;
  const line = stroke && {
    stroke,
    'stroke-width': width!,
    'stroke-linejoin': 'round',
    ...(dash && { 'stroke-dasharray': dash }),
    ...(cap && { 'stroke-linecap': cap }),
  };
  return `<path ${brush.path(d)}${attributesText({ fill, ...line, ...attributes })}/>`;
}

/** A picture without what is outside its part, which no renderer of SVG draws. */
function pictureText({ href, pixels, part, x, y, width, height }: Picture): string {
  const viewBox = [part.x, part.y, part.width, part.height].map(exact).join(' ');
  const box = { x: exact(x), y: exact(y), width: exact(width), height: exact(height) };
  const image = `<image${attributesText({ width: pixels.width, height: pixels.height, href })}/>`;
  return `<svg${attributesText({ ...box, viewBox, preserveAspectRatio: 'none' })}>${image}</svg>`;
}

function paintArt({ parts, transform, isShared, attributes, title }: Art, brush: Brush): string {
  const all = transform === undefined ? attributes : { transform, ...attributes };
  const draw = () => parts.map((one) => paint(one, brush)).join('');
  if (isShared) return brush.shared(parts, draw, all);
  const tooltip = title === undefined ? '' : `<title>${escapeXml(title)}</title>`;
  return all ? `<g${attributesText(all)}>${tooltip}${draw()}</g>` : draw();
}

/** The share of a text's width that is before its point. */
const ANCHOR_SHARES = { start: 0, middle: 0.5, end: 1 };

/** Sets a label in the fonts of cards. */
function setLabel(
  { text, x, y, size, colour, anchor = 'start', weight, capitals = false, spacing }: Label,
  ink: Ink,
): string {
  const cut = capitals ? 'capitals' : weight === 800 ? 'bold' : 'text';
  const style: TextStyle = { cut, size, ...(spacing !== undefined && { spacing }) };
  const letters = setText(text, style);
  return ink.letters(letters, style, { x: x - letters.width * ANCHOR_SHARES[anchor], y, colour });
}

/** Letters as text, for a document with the fonts and the styles of `templates/document.hbs`, which shares paths. */
export class TextInk implements Ink {
  /** The paths of the document, each with the CSS class that draws it, so that it is sent and parsed only once. */
  readonly paths = new Map<string, string>();
  readonly hasRows = false;

  letters({ text }: SetText, { cut, size, spacing }: TextStyle, { x, y, colour }: LettersPlace): string {
    const visible = INVISIBLE_CHARACTERS.reduce((rest, one) => rest.replaceAll(one, ''), text);
    const apart = spacing === undefined ? '' : ` letter-spacing="${spacing}"`;
    return `<text class="${cut}"${apart} x="${short(x)}" y="${short(y)}" font-size="${short(size)}" fill="${colour}">${escapeXml(visible)}</text>`;
  }

  label(label: Label): string {
    return setLabel(label, this);
  }

  glyph({ transform, path, body, colour }: Glyph): string {
    if (path) return `<path ${this.path(path.d)} transform="${transform}"${path.attributes}/>`;
    return `<g transform="${transform}" color="${colour}">${body}</g>`;
  }

  path(d: string): string {
    const name = this.paths.get(d) ?? `p${this.paths.size}`;
    this.paths.set(d, name);
    return `class="${name}"`;
  }

  shared(_: Art['parts'], draw: () => string, attributes?: Attributes): string {
    return `<g${attributesText(attributes)}>${draw()}</g>`;
  }

  definitions(): string {
    return '';
  }
}

/** Begins the ids of a picture while it is drawn. Nothing else in it has this character, which XML cannot have. */
export const ID_START = '\uffff';

/**
 * Gives a whole picture ids that no different picture has, so that any number of them can be parts of one page. They begin with 40
 * bits of its hash, as short as possible: a picture has up to hundreds.
 */
export function withOwnIds(svg: string): string {
  const hash = Number.parseInt(hashText(svg).slice(0, 10), 16).toString(36).padStart(8, '0');
  return svg.replaceAll(ID_START, `x${hash}`);
}

/**
 * What a picture shows, for people who cannot see it: attributes of its `svg` element, and the first elements in it.
 * @param role `group` for one that has buttons
 */
export function altText({ title, text }: { title: string; text: string }, role = 'img') {
  const [name, description] = [`${ID_START}title`, `${ID_START}description`];
  return {
    attributes: ` role="${role}" aria-labelledby="${name}" aria-describedby="${description}"`,
    elements: `<title id="${name}">${escapeXml(title)}</title><desc id="${description}">${escapeXml(text)}</desc>`,
  };
}

/** Defines each drawing of a picture once and refers to it by id. */
export abstract class SharingBrush implements Brush {
  private readonly names = new Map<string, string>();
  private readonly drawn = new Map<Art['parts'], string>();

  abstract label(label: Label): string;

  glyph({ transform, path, body, colour }: Glyph): string {
    const [drawing, paint] = path
      ? [`<path id="%" d="${path.d}"/>`, path.attributes]
      : [`<g id="%">${body}</g>`, ` color="${colour}"`];
    return `<use href="#${this.named(drawing)}" transform="${transform}"${paint}/>`;
  }

  path(d: string): string {
    return `d="${d}"`;
  }

  shared(parts: Art['parts'], draw: () => string, attributes?: Attributes): string {
    const name = this.drawn.get(parts) ?? this.named(`<g id="%">${draw()}</g>`);
    this.drawn.set(parts, name);
    return `<use href="#${name}"${attributesText(attributes)}/>`;
  }

  /** The id of an element whose own id is written as `%`. */
  protected named(definition: string): string {
    const name = this.names.get(definition) ?? `${ID_START}${this.names.size.toString(36)}`;
    this.names.set(definition, name);
    return name;
  }

  definitions(): string {
    const all = [...this.names].map(([definition, name]) => definition.replace('%', name));
    return `<defs>${all.join('')}</defs>`;
  }
}

/** Letters as outlines of some cuts, for a picture that needs no fonts. */
export abstract class OutlinesInk extends SharingBrush implements Ink {
  readonly hasRows = true;
  /** The outlines of a cut, if the picture can have it. */
  protected abstract outlinesOf(cut: CutName): Outlines | undefined;

  label(label: Label): string {
    return setLabel(label, this);
  }

  letters({ letters }: SetText, { cut, size }: TextStyle, { x, y, colour }: LettersPlace): string {
    const { units } = cutData(cut);
    const scale = size / units;
    const uses = letters.map(({ letter, x: at }) => {
      const place = Math.round(at / scale);
      const outline = this.outlinesOf(cut)?.[letter];
      // A letter that the fonts lack is drawn in a system font.
      if (outline === undefined)
        return `<text x="${place}" font-family="sans-serif" font-size="${units}">${escapeXml(letter)}</text>`;
      if (outline === '') return '';
      return `<use href="#${this.named(`<path id="%" d="${outline}"/>`)}"${place === 0 ? '' : ` x="${place}"`}/>`;
    });
    const transform = `translate(${short(x)} ${short(y)}) scale(${short(scale, 6)})`;
    return `<g transform="${transform}" fill="${colour}">${uses.join('')}</g>`;
  }
}

/** Attributes as SVG. */
export function attributesText(attributes: Attributes = {}): string {
  let text = '';
  for (const [name, value] of Object.entries(attributes))
    text += ` ${name}="${typeof value === 'number' ? value : escapeXml(value).replaceAll('"', '&quot;')}"`;
  return text;
}

/** Characters to escape, that XML cannot have, or that may be half of one. */
const SPECIAL_CHARS = /[&<>\ud800-\udfff\ufffe\uffff]/;

/** Escapes a text for XML, without the characters that XML cannot have. */
export const escapeXml = (text: string) =>
  SPECIAL_CHARS.test(text)
    ? text
        .toWellFormed()
        .replace(/[\ufffe\uffff]/g, '\ufffd')
        .replace(/[&<>]/g, (one) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[one]!)
    : text;
