/** How letters and repeated drawings become SVG: as text in a font, or as outlines that need none. */
import { cutOf, INVISIBLE_CHARACTERS, type SetText, type TextStyle } from './letters.ts';
import outlines from './outlines.generated.ts';
import { short } from './units.ts';

/** Where letters begin on their baseline, and their colour. */
export interface LettersPlace {
  x: number;
  y: number;
  colour: string;
}

/** Turns the parts of a drawing into SVG. */
export interface Ink {
  /** Letters on a baseline. */
  letters(letters: SetText, style: TextStyle, place: LettersPlace): string;
  /** The attribute of an element that draws a path. */
  path(d: string): string;
  /** A drawing that may occur more than once. */
  shared(svg: string): string;
  /** Whether people point at the drawing: only then do rows have names and areas. */
  readonly hasRows: boolean;
  /** What the drawing refers to, as SVG elements before it. */
  definitions(): string;
}

/** Letters as text, for a document with the fonts and the styles of `templates/document.hbs`, which shares paths. */
export class TextInk implements Ink {
  /** The paths of the document, each with the CSS class that draws it, so that it is sent and parsed only once. */
  readonly paths = new Map<string, string>();
  readonly hasRows = false;

  letters({ text }: SetText, { cut, size, spacing }: TextStyle, { x, y, colour }: LettersPlace): string {
    const visible = INVISIBLE_CHARACTERS.reduce((rest, one) => rest.replaceAll(one, ''), text);
    const apart = spacing === undefined ? '' : ` letter-spacing="${spacing}"`;
    return `<text class="${cut}"${apart} x="${short(x)}" y="${short(y)}" font-size="${short(size)}" fill="${colour}">${escaped(visible)}</text>`;
  }

  path(d: string): string {
    const name = this.paths.get(d) ?? `p${this.paths.size}`;
    this.paths.set(d, name);
    return `class="${name}"`;
  }

  shared(svg: string): string {
    return svg;
  }

  definitions(): string {
    return '';
  }
}

/** Letters as outlines: the picture defines each outline and shared drawing once and refers to it by id. */
export class OutlineInk implements Ink {
  readonly hasRows = true;
  private readonly names = new Map<string, string>();

  letters({ letters }: SetText, { cut, size }: TextStyle, { x, y, colour }: LettersPlace): string {
    const { units } = cutOf(cut);
    const scale = size / units;
    const uses = letters.map(({ letter, x: at }) => {
      const place = Math.round(at / scale);
      const outline = outlines[cut][letter];
      // A letter that the fonts lack is drawn in a system font.
      if (outline === undefined)
        return `<text x="${place}" font-family="sans-serif" font-size="${units}">${escaped(letter)}</text>`;
      if (outline === '') return '';
      return `<use href="#${this.named(`<path id="%" d="${outline}"/>`)}"${place === 0 ? '' : ` x="${place}"`}/>`;
    });
    const transform = `translate(${short(x)} ${short(y)}) scale(${short(scale, 6)})`;
    return `<g transform="${transform}" fill="${colour}">${uses.join('')}</g>`;
  }

  path(d: string): string {
    return `d="${d}"`;
  }

  shared(svg: string): string {
    return `<use href="#${this.named(`<g id="%">${svg}</g>`)}"/>`;
  }

  private named(definition: string): string {
    const name = this.names.get(definition) ?? `x${this.names.size.toString(36)}`;
    this.names.set(definition, name);
    return name;
  }

  definitions(): string {
    const all = [...this.names].map(([definition, name]) => definition.replace('%', name));
    return `<defs>${all.join('')}</defs>`;
  }
}

/** Escapes a text for XML, without the characters that XML cannot have. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>]/g, (one) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[one]!);
