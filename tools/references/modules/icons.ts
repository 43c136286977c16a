/**
 * Copies icons from their collections and lists their credits, using the table of origins. The collections are development
 * dependencies; the copied icons are committed, so printing does not need the collections.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import svgpath from 'svgpath';
import { ICON_SETS, type IconSet, ORIGINS, type Origin } from '../../../print/icons/origins.ts';
import type { GeneratedFile } from '../page.ts';

interface IconifyIcon {
  body: string;
  left?: number;
  top?: number;
  width?: number;
  height?: number;
}
interface IconifyCollection extends Pick<IconifyIcon, 'width' | 'height'> {
  icons: Record<string, IconifyIcon>;
}

const require = createRequire(import.meta.url);

/** The text of the SVG file of an icon of a set; undefined for our own drawings. */
function takenSvg(origin: Origin): string | undefined {
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

/** Some icons are clipped to their whole canvas, which has no effect but adds ids. */
function withoutClip(body: string): string {
  return body.replace(/<defs>.*?<\/defs>/g, '').replace(/ clip-path="[^"]*"/g, '');
}

/**
 * The number of coordinate steps across an icon: the largest are printed 15 mm wide, and no printer resolves steps of 0.03 mm.
 */
const STEPS = 512;

/**
 * Rounds the paths to as few digits as `STEPS` allows, since a PDF repeats each curve for each card. Arcs become curves, as in
 * `drawing/curves.ts`, because browsers print each quarter of an arc as eight curves.
 */
function rounded(body: string, side: number): string {
  const digits = Math.max(0, Math.ceil(Math.log10(STEPS / side)));
  return body.replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${svgpath(d).unarc().abs().round(digits)}"`);
}

/** The generated icon files and the page of credits. */
export const iconPages = (): GeneratedFile[] => [
  ...Object.entries(ORIGINS).flatMap(([name, origin]) => {
    const text = takenSvg(origin);
    return text === undefined ? [] : [{ file: `print/icons/${name}.svg`, text }];
  }),
  { file: 'print/icons/CREDITS.md', text: creditsPage() },
];

/** The page of credits: a table of all icons. */
function creditsPage(): string {
  const rows = Object.entries(ORIGINS).map(([name, origin]) => {
    const set: IconSet = ICON_SETS[origin.set];
    const licence = set.licenceUrl ? `[${set.licence}](${set.licenceUrl})` : set.licence;
    const from = set.url ? `[${set.title}](${set.url}), \`${origin.icon}\`` : 'drawn for this project';
    return `| \`${name}.svg\` | ${from} | ${origin.author} | ${licence} |`;
  });
  return `# Icons

Made by \`npm run docs\` from \`origins.ts\`; change it there. The icons taken from a collection are
unchanged, except that they have the colour of the card, and that clips of the whole canvas and digits too small to
print are left out.

| icon | from | author | licence |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}
