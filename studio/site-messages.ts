/** A set that no studio server gives: the contents of `set.json`, which a site has instead, or of a link. */
import type { LookAnswer, PrintOption } from './server-messages.ts';
import type { FileText, OutsideSet } from './text-places.ts';

/** A set that comes with a page or by a link. */
export interface IncludedSet {
  /** Distinguishes the data stored for this set from that of others. */
  id: string;
  /** The name of its folder, used in file names. */
  name: string;
  title: string;
  files: FileText[];
  /** Sets that it extends and that are not bundled. */
  known: OutsideSet[];
  /** Its words and drawings, as files. */
  beside: FileText[];
  /** The words and drawings of the set. */
  look: LookAnswer;
}

/** The contents of `set.json`. */
export interface SiteData {
  /** The version of the program that wrote the site. */
  version: string;
  set: IncludedSet;
  /** The print options that work in a browser. */
  printOptions: PrintOption[];
}
