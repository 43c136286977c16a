/** Git for tests, as somebody whose name is of no interest. */
import { execFileSync } from 'node:child_process';

const WHO = ['-c', 'user.name=a', '-c', 'user.email=a@b.c', '-c', 'commit.gpgsign=false'];

/** Runs git in a folder, and returns its output. Throws if it fails. */
export const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', [...WHO, ...args], { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();
