/** Studio folders that are kept in git. */
import { execFileSync } from 'node:child_process';

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.org', ...args], { cwd: folder });

/** Makes a repository of a folder; one that is there stays as it is. */
export const init = (folder: string) => git(folder, 'init', '--quiet');

/** Commits everything in the repository of a folder. */
export function commit(folder: string, title: string): void {
  init(folder);
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '-m', title);
}
