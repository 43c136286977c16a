/** Studio folders that are kept in git. */
import { git } from '../git.ts';

/** Makes a repository of a folder; one that is there stays as it is. */
export const init = (folder: string) => git(folder, 'init', '--quiet');

/** Commits everything in the repository of a folder. */
export function commit(folder: string, title: string): void {
  init(folder);
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '-m', title);
}
