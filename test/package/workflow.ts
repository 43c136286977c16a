/** The workflow that `ecos new` writes, as GitHub runs it for a pull request. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { git } from '../git.ts';

/** The parts of the workflow that are used. */
interface Workflow {
  jobs: { cards: { steps: { run?: string; with?: { path?: string } }[] } };
}

/** Where and with what the workflow runs. */
interface Place {
  /** A new folder for the repositories. */
  folder: string;
  /** The folder that `ecos new my-set` made. */
  set: string;
  tarball: string;
  /** The environment of the commands, with npm and npx on the path. */
  env: Record<string, string | undefined>;
}

/** What else compares with the base of the pull request. */
const MORE = [
  'npx --no ecos print . --changed "origin/$GITHUB_BASE_REF" --out changed.pdf',
  'npx --no ecos simulate . --against "origin/$GITHUB_BASE_REF" --games 4 --bots random --target 10',
];

/** Changes a card in a clone and runs the steps there. Yields each with what is wrong, if anything. */
export function* runWorkflow({
  folder,
  set,
  tarball,
  env,
}: Place): Generator<[step: string, problem: string | undefined]> {
  const [origin, clone, summary] = ['origin', 'clone', 'summary.md'].map((name) => join(folder, name));
  mkdirSync(folder);
  cpSync(set, origin, { recursive: true });
  cpSync(tarball, join(origin, basename(tarball)));
  git(origin, 'init', '--quiet', '--initial-branch=main');
  git(origin, 'add', '--all');
  git(origin, 'commit', '--quiet', '--message=base');
  git(folder, 'clone', '--quiet', origin, clone);
  change(join(clone, 'cards.eco'), 'gain 1vp per meerkat', 'gain 2vp per meerkat');
  change(join(clone, 'scenarios.eco'), 'expect 2vp', 'expect 4vp');
  git(clone, 'commit', '--quiet', '--all', '--message=change');

  const workflow: Workflow = parse(readFileSync(join(clone, '.github', 'workflows', 'cards.yml'), 'utf8'));
  const { steps } = workflow.jobs.cards;
  const runs = steps.flatMap(({ run = [] }) => run);
  for (const line of [...runs.map((run) => run.replace('--budget 1m', '--budget 5s')), ...MORE]) {
    const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', line], {
      cwd: clone,
      encoding: 'utf8',
      env: { ...env, GITHUB_BASE_REF: 'main', GITHUB_STEP_SUMMARY: summary },
    });
    yield [line, status === 0 ? undefined : `exit code ${status}\n${stdout}\n${stderr}`];
  }
  const said = existsSync(summary) ? readFileSync(summary, 'utf8') : '';
  yield ['the summary', /2 points for each meerkat/.test(said) ? undefined : `it says\n${said}`];
  const kept = steps.flatMap((step) => step.with?.path?.trim().split('\n') ?? []);
  for (const name of [...kept, 'changed.pdf'])
    yield [name, existsSync(join(clone, name)) ? undefined : 'it was not made'];
}

function change(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(file, text.replace(from, to));
}
