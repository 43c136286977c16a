/** Gives all tests, and the programs they start, the same environment on every machine. */
import { devNull } from 'node:os';
// Vitest can be called directly, without the set-up of npm's scripts.
import '../cli/validator.mjs';

export default function setup(): void {
  // A hook of git that runs the tests also sets its folders.
  for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) delete process.env[name];
  Object.assign(process.env, { GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1', LC_ALL: 'C.UTF-8' });
}
