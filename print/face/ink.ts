/** How letters and repeated drawings become SVG: as text in a font, or as outlines that need none. */
import type { Classes } from '../templates/fill.ts';
import type { CutName } from './cuts.ts';
import { cutOf, INVISIBLE, type SetText, setText, type TextStyle } from './letters.ts';
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
  /** A drawing with its texts. */
  drawing(svg: string): string;
  /** A drawing that may occur more than once. */
  shared(svg: string): string;
  /** What the drawing refers to, as SVG elements before it. */
  definitions(): string;
  /** The paths that a document shares; undefined if each path is written where it is drawn. */
  readonly classes?: Classes;
}

/** Letters as text, for a document with the fonts and the styles of `templates/document.hbs`, which shares paths. */
export class TextInk implements Ink {
  readonly classes: Classes = new Map();

  letters({ text }: SetText, { cut, size }: TextStyle, { x, y, colour }: LettersPlace): string {
    const visible = INVISIBLE.reduce((rest, one) => rest.replaceAll(one, ''), text);
    return `<text class="${cut}" x="${short(x)}" y="${short(y)}" font-size="${short(size)}" fill="${colour}">${escaped(visible)}</text>`;
  }

  drawing(svg: string): string {
    return svg;
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

  drawing(svg: string): string {
    return svg.replace(/<text ([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, text: string) => {
      const of = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1];
      const number = (name: string) => Number(of(name) ?? 0);
      const spacing = number('letter-spacing');
      const style: TextStyle = {
        cut: cutFor(of('font-family'), of('font-weight')),
        size: number('font-size'),
        ...(spacing > 0 && { spacing }),
      };
      const letters = setText(unescaped(text), style);
      const x = number('x') - (of('text-anchor') === 'middle' ? letters.width / 2 : 0);
      return this.letters(letters, style, { x, y: number('y'), colour: of('fill') ?? '#000' });
    });
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

function cutFor(family: string | undefined, weight: string | undefined): CutName {
  if (family === 'Alegreya Sans SC') return 'capitals';
  return weight === '800' ? 'bold' : 'text';
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#x60': '`',
  '#x3D': '=',
};
const unescaped = (text: string) =>
  text.replace(/&([^;]+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
const escaped = (text: string) =>
  text.replace(/[&<>]/g, (one) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[one]!);
