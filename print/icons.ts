/** Finds the icon of a word, and explains why an icon cannot be used. */
import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from '../program/messages/index.ts';
import { isFault, parseDrawing } from './drawing/drawing.ts';
import type { Icon, Icons } from './drawing/icons.ts';
import { ORIGINS } from './icons/origins.ts';

const ICON_FOLDER = fileURLToPath(new URL('./icons/', import.meta.url));

/**
 * The icons of this project and those in `folders` (a set's own), where `WORD.svg` draws a word; later folders win. The
 * first line of `CREDITS.md` in such a folder names the artists of its icons. Folders that do not exist are skipped.
 * Each file is read once, when its word is first looked up.
 */
export function loadIcons(folders: readonly string[] = []): Icons {
  if (!Array.isArray(folders)) throw new UserError('loadIcons expects a list of folders');
  const files = new Map<string, { folder: string; path: string }>();
  for (const folder of [ICON_FOLDER, ...folders]) {
    if (!existsSync(folder)) continue;
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      // Links are skipped, because in another person's set they could point anywhere.
      if (entry.isFile() && entry.name.endsWith('.svg'))
        files.set(entry.name.slice(0, -4), { folder, path: join(folder, entry.name) });
    }
  }
  const known = new Map<string, Found>();
  const lookUp = (word: string): Found => {
    const file = files.get(word);
    const found = known.get(word) ?? (file ? iconIn(file.path, word, file.folder) : {});
    known.set(word, found);
    return found;
  };
  const icons: Icons = (word) => lookUp(word).icon;
  icons.fault = (word) => lookUp(word).fault;
  return icons;
}

/** The icon of a word, or why its file cannot be used; both are missing if there is no file. */
type Found = { icon?: Icon; fault?: string };

/** The largest file that is read, in bytes: an icon is a few thousand. */
const LARGEST_FILE = 2 ** 20;

function iconIn(path: string, word: string, folder: string): Found {
  const unusable = (why: string) => ({
    fault: `${path} cannot be used, ${why}: ${word} is printed as letters. An icon is plain shapes in one colour; save it as plain SVG.`,
  });
  if (statSync(path).size > LARGEST_FILE) return unusable(`it is larger than ${LARGEST_FILE / 2 ** 20} MB`);
  const drawing = parseDrawing(readFileSync(path, 'utf8'));
  if (isFault(drawing)) return unusable(`line ${drawing.line}: ${drawing.fault}`);
  if (folder === ICON_FOLDER)
    return { icon: { ...drawing, ...(Object.hasOwn(ORIGINS, word) && { origin: ORIGINS[word] }) } };
  const credit = creditsIn(folder);
  return { icon: { ...drawing, file: path, ...(credit && { credit }) } };
}

/** Icons that were stored as data, by word, each read again like its file; those with anything but plain shapes are left out. */
export function plainIcons(stored: Readonly<Record<string, Partial<Icon>>>): Record<string, Icon> {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([word, { box, body, credit }]) => {
      const drawing = parseDrawing(`<svg viewBox="${box}">${body}</svg>`);
      return isFault(drawing) ? [] : [[word, { ...drawing, ...(credit && { credit: `${credit}` }) }]];
    }),
  );
}

const CREDITS = 'CREDITS.md';
/** The margin has space for about two lines. */
const LONGEST_CREDIT = 300;

/** The first non-empty line of a folder's credits, without heading markup. */
function creditsIn(folder: string): string | undefined {
  const path = join(folder, CREDITS);
  const there = lstatSync(path, { throwIfNoEntry: false });
  if (!there?.isFile() || there.size > LARGEST_FILE) return undefined;
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .map((line) =>
      line
        .replace(/[\p{Cc}\p{Co}\s]+/gu, ' ')
        .replace(/^#+/, '')
        .trim(),
    );
  const line = lines.find((text) => text !== '');
  return line && line.length > LONGEST_CREDIT ? `${line.slice(0, LONGEST_CREDIT)}…` : line;
}

/** Warnings about words without a drawing. */
export const iconWarnings = (icons: Icons, missing: Iterable<string>): string[] =>
  [...missing].map((word) => icons.fault?.(word) ?? noIcon(word));

const noIcon = (word: string): string =>
  `There is no icon for ${word}: it is printed as letters. To draw it, add icons/${word}.svg beside the set: plain shapes with a viewBox. If it has a drawing under another name, rename that file.`;
