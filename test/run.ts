/**
 * `npm test`: runs all steps, two in parallel, prints one line each, and ends with the numbers that passed and failed.
 * With `--quick` (`npm run test:quick`), runs only what takes less than half a minute; with `--full` (`npm run test:full`),
 * also the long tests and all cases of properties, in the folders and files that follow, or everywhere.
 *
 * Prints a step's output only if it fails. Exit code 0 if everything passed, else 1.
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { styleText } from 'node:util';
import { type Counts, fullSteps, QUICK_STEPS, STEPS, type TestStep } from './steps.ts';

const LANES = 2;
/** Milliseconds after which a hanging step is killed; a machine ten times slower than usual is fast enough. */
const LIMIT = 80 * 60_000;
const WINDOWS = process.platform === 'win32';

interface Outcome extends Counts {
  title: string;
  seconds: number;
  ok: boolean;
  output: string;
}

const root = join(import.meta.dirname, '..');
process.chdir(root);
mkdirSync(join('node_modules', '.cache'), { recursive: true });

/** Functions that stop the running steps. */
const running = new Set<() => void>();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const stop of running) stop();
    process.kill(process.pid, signal);
  });
}

const [tier, ...which] = process.argv.slice(2);
if (tier !== '--full') process.env.TEST_SHORT = tier === '--quick' ? 'quick' : '1';
const waiting = [...(tier === '--quick' ? QUICK_STEPS : tier === '--full' ? fullSteps(which) : STEPS)];
const outcomes: Outcome[] = [];
await Promise.all(Array.from({ length: LANES }, lane));
const failures = outcomes.filter((outcome) => !outcome.ok);
for (const { title, output } of failures) {
  console.log(`\n${styleText('red', `── ${title} ──`)}\n${output.trim()}`);
}
const total = (key: keyof Counts) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;

async function lane(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const outcome = await run(step);
    outcomes.push(outcome);
    show(outcome, step);
  }
}

function show(outcome: Outcome, step: TestStep): void {
  const mark = outcome.ok ? styleText('green', '✓') : styleText('red', '✗');
  const things = step.counts ? `  ${outcome.passed} passed, ${outcome.failed} failed` : '';
  console.log(`${mark} ${outcome.title.padEnd(16)}${outcome.seconds.toFixed(1).padStart(5)} s${things}`);
}

function run(step: TestStep): Promise<Outcome> {
  step.before?.();
  const start = performance.now();
  const [command = '', ...args] = step.command;
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, PATH: path },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: WINDOWS,
      // Its own process group, so that its workers can be killed with it.
      detached: !WINDOWS,
    });
    const stop = () => child.pid && process.kill(WINDOWS ? child.pid : -child.pid, 'SIGKILL');
    const timer = setTimeout(stop, LIMIT);
    running.add(stop);
    let stdout = '';
    let output = '';
    const note = (text: string) => {
      output += text;
    };
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      note(text);
    });
    child.stderr.setEncoding('utf8').on('data', note);
    child.on('error', (error) => note(`${error.message}\n`));
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      running.delete(stop);
      if (signal) note(`\nstopped by ${signal}; a step may take ${LIMIT / 1000} s\n`);
      const found = step.counts ? step.counts(stdout) : undefined;
      const { passed, failed } = settle(found, code === 0);
      const seconds = (performance.now() - start) / 1000;
      resolve({ title: step.title, seconds, ok: failed === 0, output, passed, failed });
    });
  });
}

/** A failed step counts as at least one failure, even if it reports none or cannot be counted. */
function settle(found: Counts | undefined, ok: boolean): Counts {
  if (ok) return found ?? { passed: 1, failed: 0 };
  return { passed: found?.passed ?? 0, failed: Math.max(found?.failed ?? 0, 1) };
}
