/** What a document draws before a browser prints it: shapes and texts of each page, in millimetres from its upper left corner. */
import svgpath from 'svgpath';
import type { Box, Point } from '../../print/drawing/box.ts';
import { boundingBox } from '../../print/drawing/box.ts';
import type { CutName } from '../../print/layout/cuts.ts';
import { type Element, elementsOf } from './fixtures/board-elements.ts';

/** The bounds of a path, and its colour; `none` for a line. */
export interface DrawnShape extends Box {
  colour: string;
}

/** A text on one line: the start of its baseline, its font size, the cut of the font, and the space between letters. */
interface DrawnText extends Point {
  text: string;
  cut: CutName;
  colour: string;
  size: number;
  spacing?: number;
}

export interface DrawnPage {
  shapes: DrawnShape[];
  texts: DrawnText[];
  /** Its small print. */
  head: string;
}

/** The colour of small print. */
export const SMALL_PRINT_COLOUR = '#4A443C';
/** The beginning of a page in a document, and the style of a path. */
const PAGE = /(?=<svg width="[\d.]+mm")/;
const PATH = /\.(p\d+) \{ d: path\('(.*?)'\) \}/g;

export function drawnPages(html: string): DrawnPage[] {
  const paths = new Map(Array.from(html.matchAll(PATH), ([, name, d]) => [name, d!]));
  const [, ...pages] = html.slice(0, html.indexOf('</body>')).split(PAGE);
  return pages.map((svg) => {
    const elements = elementsOf(svg);
    const shapes = elements.flatMap((one) => {
      const { class: name, d = paths.get(name) } = one.attributes;
      if (d === undefined) return [];
      const inherited = (name: string) =>
        [...one.around, one.attributes].findLast((all) => all[name])?.[name];
      const fill = inherited('fill')!;
      return [
        { ...boundingBox(pointsOf(one, d)), colour: fill === 'currentColor' ? inherited('color')! : fill },
      ];
    });
    const texts = elements.flatMap((one) => {
      const { x, y, 'font-size': size, fill, class: cut, 'letter-spacing': spacing } = one.attributes;
      if (one.name !== 'text') return [];
      const [start, below] = pointsOf(one, `M${x} ${y}v${size}`) as [Point, Point];
      const sizeOnPage = Math.hypot(start.x - below.x, start.y - below.y);
      const apart = spacing && { spacing: (Number(spacing) * sizeOnPage) / Number(size) };
      return [{ ...start, text: one.text, colour: fill!, size: sizeOnPage, cut: cut as CutName, ...apart }];
    });
    const notes = texts.filter(({ colour }) => colour === SMALL_PRINT_COLOUR);
    return { shapes, texts, head: notes.map(({ text }) => text).join(' ') };
  });
}

/** The points of an element's path, where they are on the page. */
const pointsOf = ({ attributes, around }: Element, d: string): Point[] =>
  pathPoints(d, [...around, attributes].map((one) => one.transform ?? '').join(' '));

/** The points of a transformed path; those of curves, too. */
export function pathPoints(d: string, transform: string): Point[] {
  const points: Point[] = [];
  svgpath(d)
    .abs()
    .unshort()
    .unarc()
    .transform(transform)
    .iterate(([kind, ...at], _, x, y) => {
      if (kind === 'H') points.push({ x: at[0]!, y });
      else if (kind === 'V') points.push({ x, y: at[0]! });
      else for (let i = 0; i < at.length; i += 2) points.push({ x: at[i]!, y: at[i + 1]! });
    });
  return points;
}
