/** Folders of studios that are kept in git. */
import { execFileSync } from 'node:child_process';

/** Makes a repository of a folder, with one commit of all that is in it. */
export function commit(folder: string, title: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.org', ...args], { cwd: folder });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', title);
}
