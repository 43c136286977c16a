/** Finds the drawing of a word among the icons, and says which words have none. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
    for (const file of readdirSync(folder)) {
      if (file.endsWith('.svg'))
        files.set(file.slice(0, -4), { path: join(folder, file), ours: folder === OWN });
    }
  }
  const drawings = new Map<string, Drawing | undefined>();
  return (word) => {
    if (!drawings.has(word)) {
      const file = files.get(word);
      drawings.set(word, file && parseDrawing(readFileSync(file.path, 'utf8'), file.ours));
    }
    return drawings.get(word);
  };
}

/** What drawing programs write beside the drawing, and nobody sees. */
const UNSEEN =
  /<!--[\s\S]*?-->|<(metadata|title|desc)\b[\s\S]*?<\/\1>|<\/?(sodipodi|inkscape):[^<>]*>|<defs\b[^<>]*\/>/g;
/** The elements a one-colour drawing is made of. */
const SHAPES = new Set(['g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);
/** What would run, or be fetched, or reach out of the drawing. */
const REACHES_OUT = /\son\w+\s*=|href|url\s*\(|@import|javascript:|<[!?]|&(?!#?\w+;)/i;

/** Reads an SVG file; undefined when it has no `viewBox` to scale it by, or holds more than plain shapes. */
export function parseDrawing(svg: string, ours: boolean): Drawing | undefined {
  const [, attributes, inside] = /<svg\b([^>]*)>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  const [, box] = /viewBox="([^"]+)"/.exec(attributes ?? '') ?? [];
  const [left, top, width, height, ...more] = (box ?? '')
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
  const body = inside.replace(UNSEEN, '').trim();
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
