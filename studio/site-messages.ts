/** What a page without a server of ours finds beside it, in `set.json`, and what its browser keeps: plain data. */

import type { LookAnswer, PrintOption } from './server-messages.ts';
import type { FileText, SetBeside } from './text-places.ts';

/** A set that a page brings along. */
export interface BroughtSet {
  /** Tells what is kept of it from what is kept of others. */
  id: string;
  /** Of its folder, for the names of files. */
  name: string;
  title: string;
  files: FileText[];
  /** Sets that it extends and that are not among the bundled ones. */
  known: SetBeside[];
  /** Its words and drawings, as files. */
  beside: FileText[];
  /** How it says and draws its words. */
  look: LookAnswer;
  /** The card to look at first. */
  card?: number;
}

/** `set.json`. */
export interface SiteData {
  /** Of the program that wrote the site. */
  version: string;
  set: BroughtSet;
  /** What a browser can print with. */
  printOptions: PrintOption[];
}
