/** One file with a studio and a set, which opens by a double click: what the page finds in it, and how a set gets into it. */
import { escapeMarkup } from '../program/messages/index.ts';
import type { BundledSet, SiteData } from './site-messages.ts';

/** What the boot script of the file finds in it, as `ecosFile`. */
export interface OneFile {
  data: SiteData;
  /** As in `sets.json`. */
  sets: readonly BundledSet[];
  /** A URL of the script of all workers. */
  worker: string;
  /** The licences of what it contains. */
  notices: string;
  /** The prompt for assistants, with places for what they are asked. */
  prompt: string;
  /** The file itself, to put another set into it. */
  template: string;
}

/** The file without a set, among the files of the page. */
export const ONE_FILE_TEMPLATE = 'one-file.txt';

/** Puts a set into the file, instead of the one in it. */
export async function fillOneFile(template: string, data: SiteData): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(data));
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const letters = Array.from(new Uint8Array(await new Response(packed).arrayBuffer()), (byte) =>
    String.fromCharCode(byte),
  );
  const title = escapeMarkup(data.set.title);
  return template
    .replace(/(?<=<title>)[^<]*/, () => title)
    .replace(/(?<=id="set">)[^<]*/, () => btoa(letters.join('')));
}
