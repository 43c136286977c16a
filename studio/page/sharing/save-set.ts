/** Saves the set as a zip. */
import { saveFile } from '../save-file.ts';
import { zipOf } from '../site/zip.ts';
import type { Studio } from '../studio.ts';

/** Saves the current texts, with the words and drawings that came with the set. Returns what happened, in words. */
export function saveSet({ set: { name, beside = [] }, documents }: Studio): string {
  const files = [...documents.values()].map(({ file, text }) => ({ file, text }));
  saveFile(`${name}.zip`, zipOf(name, [...files, ...beside]));
  return `${name}.zip is saved where your browser saves files.`;
}
