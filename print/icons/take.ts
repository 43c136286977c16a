/**
 * Writes the icons taken from icon sets, and CREDITS.md, beside the table of their origins.
 *
 * Run when the table changes: `node print/icons/take.ts`. The sets are development dependencies; what is taken is
 * committed, so nobody who prints needs them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import svgpath from 'svgpath';
import { creditsPage, ICON_SETS, type IconSet, ORIGINS, type Origin } from './origins.ts';

interface IconifyIcon {
  body: string;
  left?: number;
  top?: number;
  width?: number;
  height?: number;
}
interface IconifyCollection {
  icons: Record<string, IconifyIcon>;
  width?: number;
  height?: number;
}

const require = createRequire(import.meta.url);

/** The text of the SVG file of an icon of a set; undefined for our own drawings. */
export function takenSvg(origin: Origin): string | undefined {
  const set: IconSet = ICON_SETS[origin.set];
  if (!set.package || !origin.icon) return undefined;
  const collection = JSON.parse(
    readFileSync(require.resolve(`${set.package}/icons.json`), 'utf8'),
  ) as IconifyCollection;
  const icon = collection.icons[origin.icon];
  if (!icon) throw new Error(`${set.package} has no icon ${origin.icon}`);
  const { left = 0, top = 0, width = collection.width ?? 16, height = collection.height ?? 16 } = icon;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}">${rounded(withoutClip(icon.body), Math.max(width, height))}</svg>\n`;
}

/** Some icons are clipped to their whole canvas, which changes nothing but brings ids along. */
function withoutClip(body: string): string {
  return body.replace(/<defs>.*?<\/defs>/g, '').replace(/ clip-path="[^"]*"/g, '');
}

/** So many steps has the width of an icon: the largest are printed 15 mm wide, and no printer has steps of 0.03 mm. */
const STEPS = 512;

/**
 * The paths with so few digits, since a PDF has each curve of each card. Arcs become curves as in `card/curves.ts`: it
 * would have eight for each quarter.
 */
function rounded(body: string, side: number): string {
  const digits = Math.max(0, Math.ceil(Math.log10(STEPS / side)));
  return body.replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${svgpath(d).unarc().abs().round(digits)}"`);
}

function takeAll(): void {
  for (const [name, origin] of Object.entries(ORIGINS)) {
    const svg = takenSvg(origin);
    if (svg) writeFileSync(new URL(`${name}.svg`, import.meta.url), svg);
  }
  writeFileSync(new URL('CREDITS.md', import.meta.url), creditsPage());
}

if (import.meta.main) takeAll();
