/**
 * Draws railroad diagrams as SVG: following the line from left to right gives a valid text.
 *
 * Plain arithmetic on boxes, so that the same grammar gives the same file on every machine. Lengths are in pixels.
 */

import { escapeMarkup } from '../../../program/messages/index.ts';

/** A part of a diagram: its width, and its height above and below the line through it. */
export interface Diagram {
  /** The same part in one line: `[optional]`, `one | another`, `repeated …`. */
  text: string;
  width: number;
  up: number;
  down: number;
  /** SVG elements of the part, entered at this point. */
  draw: (x: number, y: number) => string;
}

const RADIUS = 8;
const GAP = 10;
const MARGIN = 10;
const BOX = 11;
const LETTER = 7.8;

const path = (d: string) => `<path d="${d}"/>`;
const line = (x: number, y: number, to: number) => (to > x ? path(`M${x} ${y}H${to}`) : '');
const arc = (sweep: 0 | 1, dx: number, dy: number) => `a${RADIUS} ${RADIUS} 0 0 ${sweep} ${dx} ${dy}`;

function box(text: string, kind: 'word' | 'rule' | 'kind', corner: number, inLine = text): Diagram {
  const width = Math.round(text.length * LETTER) + 20;
  const draw = (x: number, y: number) =>
    `<rect class="${kind}" x="${x}" y="${y - BOX}" width="${width}" height="${2 * BOX}" rx="${corner}"/>` +
    `<text class="${kind}" x="${x + width / 2}" y="${y + 4}">${escapeMarkup(text)}</text>`;
  return { text: inLine, width, up: BOX, down: BOX, draw };
}

/** A literal word or symbol. */
export const literal = (text: string): Diagram => box(text, 'word', BOX);
/** A kind of word, like a number or a name. */
export const kindOfWord = (text: string): Diagram => box(text, 'kind', BOX, text.toUpperCase());
/** A rule with its own diagram. */
export const rule = (text: string): Diagram => box(text, 'rule', 2, `‹${text}›`);

const nothing: Diagram = { text: '', width: 0, up: 0, down: 0, draw: () => '' };

/** Parts one after the other. */
export function sequence(parts: readonly Diagram[]): Diagram {
  if (parts.length === 0) return nothing;
  if (parts.length === 1) return parts[0];
  const width = parts.reduce((sum, part) => sum + part.width, 0) + GAP * (parts.length - 1);
  const draw = (x: number, y: number) => {
    let at = x;
    return parts
      .map((part, i) => {
        const joint = i === 0 ? '' : line(at, y, at + GAP);
        at += i === 0 ? 0 : GAP;
        const drawn = part.draw(at, y);
        at += part.width;
        return joint + drawn;
      })
      .join('');
  };
  const text = parts.map((part) => part.text).join(' ');
  return { text, width, up: most(parts, 'up'), down: most(parts, 'down'), draw };
}

/** A choice of parts: the first on the line, the others below. Identical drawings appear only once. */
export function choice(several: readonly Diagram[]): Diagram {
  const parts = [...new Map(several.map((part) => [part.draw(0, 0), part])).values()];
  if (parts.length === 1) return parts[0];
  const inner = most(parts, 'width');
  let down = parts[0].down;
  const drops = parts.map((part, i) => {
    if (i === 0) return 0;
    const drop = Math.max(down + GAP + part.up, 2 * RADIUS);
    down = drop + part.down;
    return drop;
  });
  const draw = (x: number, y: number) =>
    parts
      .map((part, i) => {
        const [left, right, at] = [x + 2 * RADIUS, x + 2 * RADIUS + inner, y + drops[i]];
        const drawn = part.draw(left, at) + line(left + part.width, at, right);
        if (i === 0) return line(x, y, left) + drawn + line(right, y, right + 2 * RADIUS);
        const enter = `M${x} ${y}${arc(1, RADIUS, RADIUS)}V${at - RADIUS}${arc(0, RADIUS, RADIUS)}`;
        const leave = `M${right} ${at}${arc(0, RADIUS, -RADIUS)}V${y + RADIUS}${arc(1, RADIUS, -RADIUS)}`;
        return path(enter) + drawn + path(leave);
      })
      .join('');
  const some = parts.filter((part) => part !== nothing).map((part) => part.text);
  const [open, close] = some.length < parts.length ? '[]' : '()';
  const text = `${open}${some.join(' | ')}${close}`;
  return { text, width: inner + 4 * RADIUS, up: parts[0].up, down, draw };
}

/** An optional part. */
export const optional = (part: Diagram): Diagram => choice([part, nothing]);

/** A part repeated once or more, with a separator on the way back. */
export function loop(part: Diagram, separator: Diagram = nothing): Diagram {
  const inner = Math.max(part.width, separator.width);
  const drop = Math.max(part.down + GAP + separator.up, 2 * RADIUS);
  const draw = (x: number, y: number) => {
    const [left, right, at] = [x + RADIUS, x + RADIUS + inner, y + drop];
    const back = left + (inner - separator.width) / 2;
    return [
      line(x, y, left) + part.draw(left, y) + line(left + part.width, y, right + RADIUS),
      path(`M${right} ${y}${arc(1, RADIUS, RADIUS)}V${at - RADIUS}${arc(1, -RADIUS, RADIUS)}`),
      line(left, at, back) + separator.draw(back, at) + line(back + separator.width, at, right),
      path(`M${left} ${at}${arc(1, -RADIUS, -RADIUS)}V${y + RADIUS}${arc(1, RADIUS, -RADIUS)}`),
      path(`M${left + 5} ${at - 3}l-4 3l4 3`),
    ].join('');
  };
  const text = separator === nothing ? `${part.text} …` : `${part.text} ${separator.text} …`;
  return { text, width: inner + 2 * RADIUS, up: part.up, down: drop + separator.down, draw };
}

/** A whole diagram as an SVG file. */
export function diagram(title: string, part: Diagram): string {
  const left = MARGIN + GAP;
  const width = part.width + 2 * left;
  const y = MARGIN + part.up;
  const height = y + part.down + MARGIN;
  const end = left + part.width;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<title>${escapeMarkup(title)}</title>`,
    `<style>path{fill:none;stroke:#456;stroke-width:1.5}rect{stroke:#456;stroke-width:1.5}`,
    `.word{fill:#e3f0da}.kind{fill:#fdf1cf}.rule{fill:#dfe9f5}.page{fill:#fff;stroke:none}`,
    `text{font:13px monospace;text-anchor:middle}text.word,text.kind,text.rule{fill:#123}</style>`,
    `<rect class="page" width="${width}" height="${height}" rx="6"/>`,
    path(`M${MARGIN} ${y - 6}v12M${MARGIN} ${y}H${left}M${end} ${y}H${end + GAP}m0 -6v12`),
    `${part.draw(left, y)}`,
    '</svg>\n',
  ].join('\n');
}

const most = (parts: readonly Diagram[], side: 'width' | 'up' | 'down') =>
  Math.max(...parts.map((part) => part[side]));
