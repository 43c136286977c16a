/** The git repository of a folder is as untrusted as its cards: nothing in it starts a program. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { atRevision, findRevisions } from '../../cli/load/revision.ts';
import { ecos } from '../ecos.ts';
import { git } from '../git.ts';
import { workspace } from '../workspace.ts';

const SET = 'set mine "Mine" extends first-continent\n';
const card = (points: number) => `card 501 brown "Fine" leaves 1 energy sun { gain ${points}vp; }\n`;

/** A repository with two commits of a set, and next to it the program `evil`, which leaves a file. */
function stranger() {
  const { at } = workspace({
    'in/set.eco': SET,
    'in/a.eco': card(1),
    'in/.gitattributes': '* filter=evil diff=evil merge=evil\n',
  });
  const [folder, evil, trace] = [at('in'), at('evil'), at('ran')];
  // Unlike the git of other tests, it may fail.
  const who = '-c user.name=a -c user.email=a@b.c -c commit.gpgsign=false -c safe.bareRepository=all'.split(
    ' ',
  );
  const git = (...args: string[]) =>
    spawnSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' }).stdout.trim();
  writeFileSync(evil, `#!/bin/sh\necho >> '${trace}'\nexit 1\n`);
  chmodSync(evil, 0o755);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'one');
  writeFileSync(join(folder, 'a.eco'), card(2));
  git('commit', '--quiet', '-a', '-m', 'two');
  return { folder, evil, git, hasRun: () => existsSync(trace) };
}

/** Moves a repository out of `.git`, so that a plain clone of what is in the folder contains it. */
function makeBare(folder: string, git: (...args: string[]) => string): void {
  git('config', 'core.worktree', '.');
  for (const name of ['HEAD', 'config', 'objects', 'refs'])
    renameSync(join(folder, '.git', name), join(folder, name));
  rmSync(join(folder, '.git'), { recursive: true });
}

/** Asks git for everything that the commands and the studio ask for, and returns why it was refused. */
async function refusals(folder: string): Promise<string[]> {
  const asked = [findRevisions(folder, 9), atRevision('HEAD~1', [folder], () => undefined)];
  const answers = await Promise.allSettled<unknown>(asked);
  return answers.flatMap((answer) => (answer.status === 'rejected' ? String(answer.reason) : []));
}

/** The settings that name a program. */
const PROGRAM_SETTINGS = [
  ...['alias.checkout-index', 'alias.log', 'core.alternateRefsCommand', 'core.askPass', 'core.editor'],
  ...['core.fsmonitor', 'core.gitProxy', 'core.pager', 'core.sshCommand', 'credential.helper'],
  ...['diff.evil.command', 'diff.evil.textconv', 'diff.external', 'filter.evil.clean', 'filter.evil.process'],
  ...['filter.evil.smudge', 'gpg.program', 'interactive.diffFilter', 'merge.evil.driver', 'pager.log'],
  ...['sequence.editor', 'trailer.evil.command', 'uploadpack.packObjectsHook'],
];
const HOOKS = [
  ...['post-checkout', 'post-index-change', 'pre-auto-gc', 'reference-transaction', 'fsmonitor-watchman'],
  ...['post-merge', 'post-rewrite', 'pre-commit', 'pre-push', 'pre-receive', 'post-update', 'update'],
];

describe.runIf(process.platform !== 'win32')(
  'a repository from a stranger, outside Windows, where `evil` runs',
  () => {
    test.each(
      ['HEAD', 'HEAD~1', 'HEAD~1^{tree}', 'HEAD~1:a.eco'].flatMap((missing) => [
        ['.git', missing],
        ['a bare repository beside the cards', missing],
      ]),
    )('%s does not fetch its missing object %s with a program of its settings', async (form, missing) => {
      const { folder, evil, git, hasRun } = stranger();
      const id = git('rev-parse', missing);
      for (const [name, value] of [
        ['core.repositoryformatversion', '1'],
        ['extensions.partialClone', 'evil'],
        ['remote.evil.promisor', 'true'],
        ['remote.evil.url', '/tmp'],
        ['remote.evil.uploadpack', evil],
      ])
        git('config', name, value);
      rmSync(join(folder, '.git', 'objects', id.slice(0, 2), id.slice(2)));
      if (form !== '.git') makeBare(folder, git);
      expect(await refusals(folder)).not.toEqual([]);
      expect(hasRun()).toBe(false);
      git('cat-file', '-p', id);
      expect(hasRun()).toBe(true);
    });

    test('no other setting and no hook runs a program', async () => {
      const { folder, evil, git, hasRun } = stranger();
      const signed = git('cat-file', 'commit', 'HEAD').replace(
        '\n\n',
        '\ngpgsig -----BEGIN PGP SIGNATURE-----\n \n -----END PGP SIGNATURE-----\n\n',
      );
      writeFileSync(join(folder, 'signed'), `${signed}\n`);
      git('reset', '--quiet', '--soft', git('hash-object', '-t', 'commit', '-w', 'signed'));
      for (const name of PROGRAM_SETTINGS) git('config', name, evil);
      git('config', 'log.showSignature', 'true');
      git('config', 'filter.evil.required', 'true');
      git('config', 'submodule.recurse', 'true');
      const hooks = join(folder, '.git', 'hooks');
      rmSync(hooks, { recursive: true, force: true });
      mkdirSync(hooks);
      for (const hook of HOOKS) copyFileSync(evil, join(hooks, hook));
      expect(await refusals(folder)).toEqual([]);
      expect(ecos(['diff', 'HEAD~1', '.'], { cwd: folder })).toMatchObject({ code: 0, err: '' });
      expect(hasRun()).toBe(false);
      git('log');
      expect(hasRun()).toBe(true);
    });
  },
);

describe('a small repository does not fill the disk, the memory or the time', () => {
  /** Writes a tree with an entry for each line, and returns its id. */
  const tree = (cwd: string, lines: readonly string[]) =>
    execFileSync('git', ['mktree'], { cwd, encoding: 'utf8', input: lines.join('\n') }).trim();

  /** A repository of a set, and of folders with folders that all hold the same file: `many` of both. */
  function repeating(many: number, file: string, text: string) {
    const place = workspace({ 'in/set.eco': SET, text });
    const folder = place.at('in');
    git(folder, 'init', '--quiet');
    const blob = (path: string) => `100644 blob ${git(folder, 'hash-object', '-w', path)}\t`;
    const folders = (id: string) => Array.from({ length: many }, (_, i) => `040000 tree ${id}\td${i}`);
    const inner = tree(folder, folders(tree(folder, [`${blob(place.at('text'))}${file}`])));
    const root = tree(folder, [...folders(inner), `${blob('set.eco')}set.eco`]);
    git(folder, 'update-ref', 'HEAD', git(folder, 'commit-tree', '-m', 'all', root));
    return place;
  }

  test.each([
    ['files of cards', 32, card(1)],
    ['bytes of cards', 3, ' '.repeat(2 ** 20)],
  ])('too many %s in a revision are refused', (_, names, text) => {
    expect(repeating(names, 'a.eco', text).refused('diff', 'HEAD', 'in')).toMatch(
      /there are more than 1000 of cards, words and pictures, or they have more than 8 MB/,
    );
  });

  test('a revision too large to list is refused, without the name of a temporary folder', () => {
    expect(repeating(520, `${'a'.repeat(200)}.bin`, 'a').refused('diff', 'HEAD', 'in')).toContain(
      'The git repository is too large to compare with its revisions.',
    );
  });

  test('files that no set has are neither written nor counted', async () => {
    const { at } = repeating(32, 'a.bin', 'a');
    const written = await atRevision('HEAD', [at('in')], ({ folder }) =>
      readdirSync(folder).filter((name) => name !== '.git'),
    );
    expect(written).toEqual(['set.eco']);
  });

  test('drawings are not written: they change no card', async () => {
    const { at } = workspace({ 'in/set.eco': SET, 'in/words.es.ftl': '', 'in/icons/set.svg': '<svg/>' });
    git(at('in'), 'init', '--quiet');
    git(at('in'), 'add', '.');
    git(at('in'), 'commit', '--quiet', '-m', 'one');
    const written = await atRevision('HEAD', [at('in')], ({ folder }) => readdirSync(folder).sort());
    expect(written).toEqual(['.git', 'set.eco', 'words.es.ftl']);
  });

  test('a title of 1.5 MB is shown in part', async () => {
    const { at, put } = workspace({ 'in/set.eco': SET });
    const folder = at('in');
    put({ title: `Löwe ${'a'.repeat(1_500_000)}` });
    git(folder, 'init', '--quiet');
    git(folder, 'add', '.');
    git(folder, 'commit', '--quiet', '-F', at('title'));
    const [{ title = '' } = {}] = (await findRevisions(folder, 9)).revisions;
    expect(title).toMatch(/^Löwe a{190,}\.\.$/);
    expect(title.length).toBeLessThan(300);
  });
});

test('a worktree of its own, whose `.git` is a file, is compared', () => {
  const { at, put, json } = workspace({ 'in/set.eco': SET, 'in/a.eco': card(1) });
  git(at('in'), 'init', '--quiet');
  git(at('in'), 'add', '.');
  git(at('in'), 'commit', '--quiet', '-m', 'one');
  git(at('in'), 'worktree', 'add', '--quiet', at('tree'));
  put({ 'tree/a.eco': card(2) });
  expect(json('diff', 'HEAD', 'tree').changes).toMatchObject([{ number: 501 }]);
});
