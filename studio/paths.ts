/** Paths of card files: those that a set may have, and what replaces them in what is shared. Also names stored drafts. */
import type { FileText, OutsideSet } from './text-places.ts';

/** How the names of unsaved texts begin, among all that pages keep. */
export const DRAFT_PREFIX = 'ecos-draft ';

/** Characters that no path may contain: those with a meaning on other systems, for drives and streams, and invisible ones. */
const FORBIDDEN_CHARS = /[\\:\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
/** Characters that change how a message around them looks. */
const UNSHOWN_CHARS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Returns why a file cannot belong to a set, or undefined if it can. The path must be relative to the set's folder, use `/`,
 * and be one that readers of the folder find: hidden files and packages are excluded.
 */
export function pathProblem(file: string): string | undefined {
  const parts = file.split('/');
  const shown = file.toWellFormed().replaceAll(UNSHOWN_CHARS, '\ufffd');
  if (file.startsWith('/') || /^[A-Za-z]:/.test(file))
    return `${shown} is an absolute path: give it relative to the folder of the set.`;
  if (parts.includes('..')) return `${shown} leads out of the folder of the set.`;
  if (FORBIDDEN_CHARS.test(file) || !file.isWellFormed())
    return `${shown} has characters that file names here cannot have.`;
  if (parts.some((part) => part === '' || part === '.')) return `${shown} is not the path of a file.`;
  if (isHidden(file)) return `${shown} is a hidden file, which a set cannot have.`;
  if (!file.endsWith('.eco')) return `${shown} is not a card file: its name has to end with .eco.`;
  return undefined;
}

/** Whether a file is in a folder that readers of folders skip, or is hidden itself. */
export const isHidden = (file: string): boolean => file.split('/').some((part) => HIDDEN_NAME.test(part));

const HIDDEN_NAME = /^\.(?!\.?$)|^node_modules$/;

/** How the names of files end that contain only scenarios: sets that extend theirs do not need them. */
const SCENARIOS = '.scenarios.eco';
export const hasCards = ({ file }: FileText): boolean => !file.endsWith(SCENARIOS);

/**
 * Replaces the paths of a set that others extend before it is shared: they would reveal folders of the user's machine. Its scenarios
 * stay at home.
 */
export const withoutPaths = ({ id, files }: OutsideSet): OutsideSet => ({
  id,
  files: files.filter(hasCards).map(({ text }, i) => ({ file: `${id}/${i + 1}.eco`, text })),
});
