/** Letters as outlines, and drawings that occur more than once: the picture defines each once and refers to it by id. */
import type { CutName } from './cuts.ts';
import { cutOf, type Letter, setText, type TextStyle } from './letters.ts';
import outlines from './outlines.generated.ts';
import { short } from './units.ts';

/** Collects the definitions that a picture refers to. */
export class Ink {
  private readonly names = new Map<string, string>();

  /** Letters on a baseline that begins at a point. */
  letters(
    letters: readonly Letter[],
    { cut, size }: TextStyle,
    x: number,
    y: number,
    colour: string,
  ): string {
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

  /** A drawing with its texts replaced by outlines. */
  outlined(svg: string): string {
    return svg.replace(/<text ([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, text: string) => {
      const of = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1];
      const number = (name: string) => Number(of(name) ?? 0);
      const spacing = number('letter-spacing');
      const style: TextStyle = {
        cut: cutFor(of('font-family'), of('font-weight')),
        size: number('font-size'),
        ...(spacing > 0 && { spacing }),
      };
      const set = setText(unescaped(text), style);
      const x = number('x') - (of('text-anchor') === 'middle' ? set.width / 2 : 0);
      return this.letters(set.letters, style, x, number('y'), of('fill') ?? '#000');
    });
  }

  /** A reference to a drawing, which is defined once. */
  shared(svg: string): string {
    return `<use href="#${this.named(`<g id="%">${svg}</g>`)}"/>`;
  }

  private named(definition: string): string {
    const name = this.names.get(definition) ?? `x${this.names.size.toString(36)}`;
    this.names.set(definition, name);
    return name;
  }

  /** All definitions. */
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
