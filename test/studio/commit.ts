/** Studio folders that are kept in git. */
import { execFileSync } from 'node:child_process';

/** Turns a folder into a repository with one commit of everything in it. */
export function commit(folder: string, title: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.org', ...args], { cwd: folder });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', title);
}
