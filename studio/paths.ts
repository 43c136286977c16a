/** Names of files, as the page sends them. */
import type { SetBeside } from './text-places.ts';

/** Characters that no path here has: those of other systems' paths, of drives and streams, and what cannot be seen. */
const FORBIDDEN = /[\\:\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/**
 * Why a file is none of a set; nothing if it is one. It has to be a path in the folder of the set, with `/`, which a reader of the
 * folder finds: hidden files and packages are none of a set.
 */
export function pathProblem(file: string): string | undefined {
  const parts = file.split('/');
  if (file.startsWith('/') || /^[A-Za-z]:/.test(file))
    return `${file} is an absolute path: give it relative to the folder of the set.`;
  if (parts.includes('..')) return `${file} leads out of the folder of the set.`;
  if (FORBIDDEN.test(file) || !file.isWellFormed())
    return `${file} has characters that file names here cannot have.`;
  if (parts.some((part) => part === '' || part === '.')) return `${file} is not the path of a file.`;
  if (isHidden(file)) return `${file} is a hidden file, which a set cannot have.`;
  if (!file.endsWith('.eco')) return `${file} is not a card file: its name has to end with .eco.`;
  return undefined;
}

/** Whether a file is in a place that readers of folders pass over. */
export const isHidden = (file: string): boolean => file.split('/').some((part) => HIDDEN.test(part));

const HIDDEN = /^\.(?!\.?$)|^node_modules$/;

/** A set that goes along to others: where it is on a machine is nobody's business. */
export const withoutPaths = ({ id, files }: SetBeside): SetBeside => ({
  id,
  files: files.map(({ text }, i) => ({ file: `${id}/${i + 1}.eco`, text })),
});
