/** Comparing with a revision where git is missing or cannot be run. */
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { workspace } from '../../test/workspace.ts';

const CARD = 'set mine "Mine" extends first-continent\ncard 501 brown leaves 1 energy sun { gain 1vp; }\n';

/** What `diff HEAD` says if the only programs are in a folder with these files. */
function saidWith(programs: Record<string, string>): string {
  const { at, git, run } = workspace({ 'cards/a.eco': CARD, 'bin/README': '', ...programs });
  git('init', '--quiet');
  for (const file of Object.keys(programs)) chmodSync(at(file), 0o644);
  return run(['diff', 'HEAD', 'cards'], { env: { PATH: at('bin') } }).err;
}

test('git is said to be missing only if it is', () => {
  expect(saidWith({})).toBe('ecos: Comparing with a revision needs the program git, which was not found.\n');
});

test.skipIf(process.platform === 'win32')('a git that cannot be run is said to be there', () => {
  expect(saidWith({ [join('bin', 'git')]: '' })).toBe(
    'ecos: Comparing with a revision needs the program git, which cannot be run: permission denied.\n',
  );
});
