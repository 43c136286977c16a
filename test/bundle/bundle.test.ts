/** The packed command does what the sources do, and loads heavy packages only when it needs them. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { startingSize } from '../../tools/package/studio.ts';
import { findRedis, startRedis } from '../debian/redis-server.ts';
import { ecos, type Ran } from '../ecos.ts';
import { Client } from '../host/client.ts';
import { spawnHost } from '../host/opened.ts';
import { packed as packedPackage } from '../packed.ts';
import { startStudio } from '../studio/studio.ts';

const folder = mkdtempSync(join(tmpdir(), 'ecos-bundle-'));
let place = '';
let entry = '';
/** What `ecos new` of the packed command answered, in the folder of all tests. */
let begun: Ran;
/** The packed modules, and the imports of each. */
let modules: string[];
let imports: Metafile['inputs'];
beforeAll(async () => {
  place = join(await packedPackage(), 'dist');
  entry = join(place, 'ecos.mjs');
  begun = packed('new', 'mine');
  modules = readdirSync(place).filter((file) => file.endsWith('.mjs'));
  imports = await readImports();
});

const packed = (...args: string[]): Ran => {
  const run = spawnSync(process.execPath, [entry, ...args], { cwd: folder, encoding: 'utf8' });
  return { code: run.status, out: run.stdout, err: run.stderr };
};

test.each([
  ['check', '--format', 'json'],
  ['test', '--format', 'json'],
  ['explain', '-e', 'place water', '--format', 'json'],
  ['play', '--seed', '4', '--target', '12', '--format', 'json'],
  ['list', '--hand', 'tiger'],
])('the packed command answers %s %s %s like the sources', (...args) => {
  expect(packed(...args)).toEqual(ecos(args, { cwd: folder }));
});

const SIMULATE = ['simulate', '--games', '2', '--bots', 'random', '--target', '5', '--format', 'json'];
const timeless = (text: string) => ({ ...JSON.parse(text), seconds: 0 });
/** The result from the sources. */
const played = () => timeless(ecos([...SIMULATE, '--jobs', '1'], { cwd: folder }).out);

test('simulate plays games with packed workers', () => {
  const { code, out, err } = packed(...SIMULATE, '--jobs', '1');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(timeless(out)).toEqual(played());
  expect(textOf('worker.mjs')).not.toMatch(/\.ts["']/);
});

const redisProgram = await findRedis();
test.runIf(redisProgram)(
  `simulate plays games on a packed worker over Redis${redisProgram ? '' : ' (not run: there is no redis-server here, and none could be unpacked)'}`,
  async () => {
    const redis = await startRedis(redisProgram!);
    onTestFinished(() => redis.close());
    const worker = spawn(process.execPath, [entry, 'worker', redis.address, '--jobs', '1'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void worker.kill('SIGKILL'));
    await once(worker.stdout, 'data');
    const { code, out } = packed(...SIMULATE, '--on', redis.address);
    expect(code).toBe(0);
    expect(timeless(out)).toEqual(played());
  },
  60_000,
);

test('a new set can be built, checked and printed', () => {
  expect(begun.code).toBe(0);
  expect(packed('build', 'mine', '--out', 'built')).toMatchObject({ code: 0, err: '' });
  expect(packed('check', join('built', 'mine.json'))).toMatchObject({ code: 0, err: '' });
  expect(packed('print', 'mine', '--out', 'mine.pdf')).toMatchObject({ code: 0, err: '' });
  expect(existsSync(join(folder, 'mine.pdf'))).toBe(true);
});

test('host opens a table: bots think and a saved card is compiled in packed processes', async () => {
  const args = '--seats 2 --players 1 --bots random --data tables'.split(' ');
  const { tables } = await spawnHost(['mine', ...args], { command: entry, cwd: folder });
  const [link] = tables[0].seats;
  expect(await (await fetch(link)).text()).toContain('table.js');
  const person = new Client(link);
  for (let draws = 0; draws < 3; ) {
    await person.until(() => person.options > 0);
    const { v } = person.game!;
    person.answer(0);
    await person.until(() => person.game!.v > v);
    ({ draws } = person.game!.view);
  }
  appendFileSync(join(folder, 'mine', 'cards.eco'), '\ncard 901 brown leaves 3 energy sun { gain 1vp }\n');
  await person.until(() => person.table!.changed !== null);
  person.close();
});

test('studio opens a packed page, prints, and writes a site', async () => {
  const studio = await startStudio(['mine'], { cwd: folder, command: entry });
  onTestFinished(async () => void (await studio.end()));
  const page = await studio.ask('GET', '/');
  const files = [...`${page.body}`.matchAll(/(?:src|href)="(?!data:)([^"]+)"/g)].map(([, file]) => file);
  expect(files).toEqual(expect.arrayContaining(['page.js', 'styles.css']));
  const later =
    'worker.js table-worker.js games.js outlines.json board-outlines.json situations.json sets.json words.json'.split(
      ' ',
    );
  for (const file of [...files, ...later])
    expect(await studio.ask('GET', `/${file}`)).toMatchObject({ status: 200 });
  expect((await studio.ask('GET', '/api/set')).json).toMatchObject({ title: 'Mine' });
  const { headers, body } = await studio.ask('POST', '/api/print', { cards: '501' });
  expect([headers['content-type'], `${body.subarray(0, 5)}`]).toEqual(['application/pdf', '%PDF-']);
  expect(packed('studio', 'mine', '--site', 'public')).toMatchObject({ code: 0, err: '' });
  for (const file of 'index.html page.js worker.js sw.js set.json licences.txt credits.md'.split(' '))
    expect(existsSync(join(folder, 'public', file))).toBe(true);
});

test('the page of the studio and its worker are small', () => {
  const size = startingSize(join(place, 'studio'), 'page.js', 'worker.js');
  expect(size).toBeGreaterThan(100_000);
  expect(size).toBeLessThan(325 * 1024);
});

async function readImports(): Promise<Metafile['inputs']> {
  const { metafile } = await build({
    entryPoints: modules.map((file) => join(place, file)),
    absWorkingDir: place,
    outdir: place,
    write: false,
    bundle: true,
    // Without splitting, a module would be bundled again into each module that imports it.
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    metafile: true,
  });
  return metafile.inputs;
}

/**
 * The modules that these files load statically, including themselves, and the packages and Node modules they import.
 */
function loadedBy(files: readonly string[]) {
  const loaded = new Set<string>();
  const outside = new Set<string>();
  const follow = (file: string) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const { path, kind, external } of imports[file].imports) {
      // The bundler's name for its own helpers, not a module.
      if (path === '<runtime>') continue;
      if (external) outside.add(path);
      else if (kind === 'import-statement') follow(path);
    }
  };
  for (const file of files) follow(file);
  return { loaded: [...loaded], outside: [...outside] };
}

const manifest = () => JSON.parse(textOf('../package.json'));
const textOf = (file: string) => readFileSync(join(place, file), 'utf8');

test.each([
  ['every command that reads cards', 'check', 1_120_000],
  ['the language server, before its first request,', 'lsp', 1_200_000],
])('%s loads few bytes and no heavy package', (_, command, most) => {
  const of = modules.filter((file) => new RegExp(`^(ecos\\.mjs|program-|${command}-)`).test(file));
  const needed = loadedBy(of);
  expect(needed.outside.filter((name) => !name.startsWith('node:'))).toEqual([]);
  // Handlebars, TypeBox's validator and pdf-lib are packed, but load only when needed.
  expect(needed.loaded.map(textOf).join('\n')).not.toMatch(/registerPartial|IsAccelerated|PDFDocument/);
  const size = needed.loaded.reduce((sum, file) => sum + statSync(join(place, file)).size, 0);
  expect(size).toBeGreaterThan(50_000);
  expect(size).toBeLessThan(most);
});

test('the code that plays games on other machines is loaded only on demand', () => {
  const [queue, ...more] = modules.filter((file) => textOf(file).includes('maxStalledCount'));
  expect([queue, more]).toEqual([expect.stringMatching(/^fleet-/), []]);
  const others = modules.filter((file) => file !== queue && textOf(file).includes(queue!));
  expect(others.length).toBeGreaterThan(0);
  for (const file of others) {
    const names = textOf(file).split(`"./${queue}"`).slice(0, -1);
    // Not imported by a static `import` statement.
    for (const before of names) expect(before.slice(-12), file).toMatch(/import\($/);
  }
});

test('all entries but print import nothing that a browser lacks, but sharp, which pages leave out', () => {
  const names = ['index', 'grammar', 'compiler', 'runtime', 'wording', 'sets', 'table'];
  expect(loadedBy(names.map((name) => `${name}.mjs`)).outside).toEqual([]);
  expect(loadedBy(['pictures.mjs']).outside).toEqual(['sharp']);
  expect(manifest().browser).toEqual({ sharp: false });
});

test('every imported package that is not packed is a dependency, or a peer whose installation a command asks for', () => {
  const { dependencies, optionalDependencies, peerDependencies } = manifest();
  const known = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  const { outside } = loadedBy(modules);
  const names = outside.filter((name) => !isBuiltin(name));
  for (const name of ['ts-morph', 'puppeteer', 'sharp']) expect(names).toContain(name);
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});

test('a bundler leaves out an entry that is not used, and keeps what wording does when it is loaded', async () => {
  const output = join(place, 'bundled.mjs');
  const bundled = (contents: string) =>
    build({
      stdin: { contents, resolveDir: place },
      outfile: output,
      external: Object.keys(manifest().optionalDependencies),
      bundle: true,
      format: 'esm',
      platform: 'node',
      logLevel: 'silent',
    });
  await bundled("import './runtime.mjs'; import './compiler.mjs'; import './grammar.mjs';");
  expect(readFileSync(output, 'utf8')).toBe('');
  await bundled(`
    import { stepsText } from './wording.mjs';
    console.log(stepsText([{ op: 'gain', rewards: [{ gain: 'vp', amount: 2 }] }], { animals: [] }));`);
  const { stdout, stderr } = spawnSync(process.execPath, [output], { encoding: 'utf8' });
  rmSync(output);
  expect([stdout, stderr]).toEqual(['Gain 2 points.\n', '']);
});

test('LICENSES.txt lists the packed packages with their licences', () => {
  const text = textOf('LICENSES.txt');
  for (const name of ['chevrotain', 'handlebars', '@fluent/bundle', 'typebox'])
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+, (MIT|Apache-2.0)$`, 'm'));
  // Only used before packing, to generate validators.
  expect(text).not.toMatch(/^ajv /m);
  expect(textOf('fonts/alegreya-sans/LICENSE')).toContain('Open Font License');
});
