/** Finds the drawing of a word among the icons, and says which words have none. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A one-colour drawing: what it fills is `currentColor`. */
export interface Drawing {
  /** Left, top, width, height of its canvas. */
  box: readonly [number, number, number, number];
  /** The SVG elements on the canvas. */
  body: string;
  /** Where they are one path, as most icons of this project: what it draws, and its other attributes. */
  path?: { d: string; attributes: string };
  /** True for the icons of this project, whose authors its credits name. */
  ours: boolean;
}

/** Looks drawings up by word. */
export type Icons = (word: string) => Drawing | undefined;

const OWN = fileURLToPath(new URL('./icons/', import.meta.url));

/**
 * The icons of this project and those in `folders` (a set's own), where `WORD.svg` draws a word; later folders win.
 * Folders that do not exist hold none. Each file is read once, when it is first asked for.
 */
export function loadIcons(folders: readonly string[] = []): Icons {
  const files = new Map<string, { path: string; ours: boolean }>();
  for (const folder of [OWN, ...folders]) {
    if (!existsSync(folder)) continue;
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      // A link may lead anywhere: a set from others brings its drawings along.
      if (entry.isFile() && entry.name.endsWith('.svg'))
        files.set(entry.name.slice(0, -4), { path: join(folder, entry.name), ours: folder === OWN });
    }
  }
  const drawings = new Map<string, Drawing | undefined>();
  return (word) => {
    if (!drawings.has(word)) {
      const file = files.get(word);
      drawings.set(word, file && drawingIn(file));
    }
    return drawings.get(word);
  };
}

/** Largest drawing that is read, in bytes: an icon is a few thousand. */
const LARGEST = 2 ** 20;

function drawingIn({ path, ours }: { path: string; ours: boolean }): Drawing | undefined {
  return statSync(path).size > LARGEST ? undefined : parseDrawing(readFileSync(path, 'utf8'), ours);
}

/** What drawing programs write beside the drawing, and nobody sees: from its beginning to its end, and single tags. */
const UNSEEN = /<!--|<(metadata|title|desc)\b/g;
const UNSEEN_TAG = /<\/?(sodipodi|inkscape):[^<>]*>|<defs\b[^<>]*\/>/g;
/** The elements a one-colour drawing is made of. */
const SHAPES = new Set(['g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);
/** What would run, or be fetched, or reach out of the drawing. */
const REACHES_OUT = /\son\w+\s*=|href|url\s*\(|@import|javascript:|<[!?]|&(?!#?\w+;)/i;

/** A drawing without what nobody sees; undefined where that has no end. Each letter is looked at once or twice. */
function seen(body: string): string | undefined {
  let text = '';
  let at = 0;
  for (const { 0: opening, 1: name, index } of body.matchAll(UNSEEN)) {
    if (index < at) continue;
    const close = name === undefined ? '-->' : `</${name}>`;
    const end = body.indexOf(close, index + opening.length);
    if (end < 0) return undefined;
    text += body.slice(at, index);
    at = end + close.length;
  }
  return text + body.slice(at);
}

/** Reads an SVG file; undefined when it has no `viewBox` to scale it by, or holds more than plain shapes. */
export function parseDrawing(svg: string, ours: boolean): Drawing | undefined {
  const from = svg.search(/<svg\b/);
  const start = svg.indexOf('>', from) + 1;
  const end = svg.lastIndexOf('</svg>');
  if (from < 0 || start === 0 || end < start) return undefined;
  const inside = seen(svg.slice(start, end));
  const [, box] = svg.slice(from, start).split('viewBox="', 2);
  const [left, top, width, height, ...more] = (box?.split('"', 1)[0] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (
    inside === undefined ||
    left === undefined ||
    top === undefined ||
    !width ||
    !height ||
    more.length > 0
  ) {
    return undefined;
  }
  const body = inside.replace(UNSEEN_TAG, '').trim();
  const elements = [...body.matchAll(/<\/?([^\s/>]*)/g)].map(([, name]) => name!);
  if (REACHES_OUT.test(body) || !elements.every((name) => SHAPES.has(name))) return undefined;
  const path = ours ? onePath(body) : undefined;
  return { box: [left, top, width, height], body, ...(path && { path }), ours };
}

/** The path of a drawing that is no more than that. */
function onePath(body: string): Drawing['path'] {
  const [, before, d, after] = /^<path((?:\s[^<>]*)?)\sd="([^"<>\\]*)"([^<>]*?)\/>$/.exec(body) ?? [];
  return d === undefined ? undefined : { d, attributes: `${before}${after}` };
}
