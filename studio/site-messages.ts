/** A set that no studio server gives: the contents of `set.json`, which a site has instead, or of a link. */
import type { Lang } from '../print/languages/index.ts';
import type { SetTexts } from './link/link.ts';
import type { ExtrasAnswer } from './server-messages.ts';
import type { FileText, OutsideSet } from './text-places.ts';

/** A set that comes with a page or by a link. */
export interface IncludedSet extends SetTexts {
  /** Distinguishes the data stored for this set from that of others. */
  id: string;
  /** The name of its folder, used in file names. */
  name: string;
  /** Its words and drawings, as files. */
  beside: FileText[];
  /** The words and drawings of the set. */
  look: ExtrasAnswer;
  /** The title of the set that it was taken from, if both came by links. */
  from?: string | undefined;
}

/** The contents of `set.json`. */
export interface SiteData {
  /** The version of the program that wrote the site. */
  version: string;
  set: IncludedSet;
  /** The language of the cards, unless the user has chosen another. */
  lang?: Lang;
}

/** An element of `sets.json`: a bundled set, as sets that extend it need it. */
export interface BundledSet extends OutsideSet {
  /** Its words and drawings. */
  extras?: ExtrasAnswer;
}
