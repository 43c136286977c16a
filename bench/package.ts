import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startingSizes } from '../tools/package/studio.ts';
import { inTurn, type Row } from './row.ts';

const ROUNDS = 15;
const ROOT = join(import.meta.dirname, '..');

/** The part of the output of `npm pack --json` that is used. */
interface Packed {
  size: number;
  unpackedSize: number;
  files: unknown[];
}

/** A package in the lock file, with flags for why it is needed. */
interface Locked {
  dev?: true;
  optional?: true;
  devOptional?: true;
}

/** The installed package: its size, its number of required dependencies, and its start-up time. */
export async function measurePackage(): Promise<Row[]> {
  run(process.execPath, join(ROOT, 'tools', 'bundle.ts'));
  const npm = process.env.npm_execpath;
  const pack = ['pack', '--json', '--dry-run', '--ignore-scripts', '--loglevel=error'];
  const stdout = npm ? run(process.execPath, npm, ...pack) : run('npm', ...pack);
  const [{ size, unpackedSize, files }] = JSON.parse(stdout) as Packed[];
  const { page, worker } = startingSizes(join(ROOT, 'dist', 'studio'));
  const [nothing, start] = await inTurn(
    ROUNDS,
    () => run(process.execPath, '-e', '0'),
    () => run(process.execPath, join(ROOT, 'dist', 'ecos.mjs'), '--version'),
  );
  const needed = Object.entries(lockedPackages()).filter(
    ([path, { dev, optional, devOptional }]) => path !== '' && !dev && !optional && !devOptional,
  );
  return [
    {
      name: 'size of the packed package',
      value: size / 1024,
      unit: 'kB',
      aim: { is: 'most', value: 4000 },
      from: { unpacked: unpackedSize / 1024, files: files.length },
    },
    {
      name: 'page of the studio and its worker, compressed',
      value: (page + worker) / 1024,
      unit: 'kB',
      aim: { is: 'most', value: 350 },
      from: { page: page / 1024, worker: worker / 1024 },
    },
    {
      name: 'packages installed with it, not counting optional ones',
      value: needed.length,
      unit: '',
      aim: { is: 'most', value: 3 },
      from: {},
    },
    {
      name: 'ecos --version, packed, relative to starting Node',
      value: start / nothing,
      unit: '×',
      aim: { is: 'most', value: 2 },
      from: { nothing, start },
    },
  ];
}

function lockedPackages(): Record<string, Locked> {
  return (
    JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> }
  ).packages;
}

function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}: ${stderr}`);
  return stdout;
}
