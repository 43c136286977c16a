/** `ecos fmt` through the real command: the files it writes, the files it leaves alone, and its output. */
import { chmodSync, lstatSync, rmSync, statSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { ecos, startEcos } from './ecos.ts';
import { type Workspace, workspace } from './workspace.ts';

const UGLY = 'element sun x3 # bright\nelement   wild x1 any';
const TIDY = 'element sun x3 # bright\nelement wild x1 any\n';
const BROKEN = 'element sun x3 }\n  element wild';

let place: Workspace;
beforeEach(() => {
  place = workspace();
});

const put = (name: string, text: string) => place.put({ [name]: text });
const textOf = (name: string) => place.textOf(name);
const fmt = (args: string[], input = '') => place.run(['fmt', ...args], { input });

test('files that are not formatted are rewritten and listed, and the other files stay unchanged', () => {
  put('ugly.eco', UGLY);
  put('tidy.eco', TIDY);
  expect(place.json('fmt', '.')).toEqual({ files: ['ugly.eco'] });
  expect([textOf('ugly.eco'), textOf('tidy.eco')]).toEqual([TIDY, TIDY]);
  expect(place.namesIn()).toEqual(['tidy.eco', 'ugly.eco']);
  expect(place.json('fmt', '.')).toEqual({ files: [] });
});

test('with --check nothing is written, and the exit code is 1 if a file is not formatted', () => {
  put('ugly.eco', UGLY);
  const { code, out, err } = fmt(['--check', 'ugly.eco']);
  expect({ code, out, err }).toEqual({ code: 1, out: 'ugly.eco\n', err: '✗ 1 of 1 file not formatted\n' });
  expect(textOf('ugly.eco')).toBe(UGLY);
  put('ugly.eco', TIDY);
  expect(fmt(['--check', 'ugly.eco'])).toEqual({ code: 0, out: '', err: '✓ 0 of 1 file not formatted\n' });
});

test('a file with syntax errors stays unchanged and is reported, and the other files are formatted', () => {
  put('broken.eco', BROKEN);
  put('ugly.eco', UGLY);
  const { code, out } = fmt(['broken.eco', 'ugly.eco', '--format', 'json']);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    files: ['ugly.eco'],
    problems: [{ severity: 'error', file: 'broken.eco', line: 1 }, { line: 2 }],
  });
  expect([textOf('broken.eco'), textOf('ugly.eco')]).toEqual([BROKEN, TIDY]);
  expect(fmt(['broken.eco']).out).toMatch(/^broken\.eco:1:16: error ECO104: /);
});

test('- formats standard input to standard output; problems are written to standard error', () => {
  expect(fmt(['-'], UGLY)).toEqual({ code: 0, out: TIDY, err: '' });
  expect(fmt(['-'], `\ufeff${UGLY}`).out).toBe(`\ufeff${TIDY}`);
  expect(fmt(['-'], '')).toEqual({ code: 0, out: '', err: '' });
  expect(fmt(['-', '--check'], UGLY)).toMatchObject({ code: 1, out: '<stdin>\n' });
  const broken = fmt(['-'], BROKEN);
  expect(broken).toMatchObject({ code: 1, out: '' });
  expect(broken.err).toMatch(/^<stdin>:1:16: error ECO104: /);
  expect(fmt(['-', '.'], UGLY)).toMatchObject({ code: 2, out: '' });
});

test('the bundled cards are formatted', () => {
  const { code, out } = ecos(['fmt', '--check', '--format', 'json']);
  expect({ code, files: JSON.parse(out).files }).toEqual({ code: 0, files: [] });
});

test('a file keeps its mode; the target of a link is written, and only once', () => {
  put('ugly.eco', UGLY);
  chmodSync(place.at('ugly.eco'), 0o640);
  put('link.eco', '-> ugly.eco');
  expect(place.json('fmt', 'link.eco', 'ugly.eco')).toEqual({ files: ['ugly.eco'] });
  expect(statSync(place.at('ugly.eco')).mode & 0o777).toBe(0o640);
  expect(lstatSync(place.at('link.eco')).isSymbolicLink()).toBe(true);
  expect(textOf('ugly.eco')).toBe(TIDY);
});

test('read-only files stay unchanged and are reported in one line; the other files are formatted', () => {
  for (const name of ['a.eco', 'b.eco', 'c.eco']) put(name, UGLY);
  for (const name of ['a.eco', 'b.eco']) chmodSync(place.at(name), 0o444);
  const reason = 'a.eco cannot be written: it is read-only. Nor can 1 other file.';
  const { code, out, err } = fmt(['.', '--format', 'json']);
  expect({ code, err }).toEqual({ code: 2, err: `ecos: ${reason}\n` });
  expect(JSON.parse(out)).toEqual({ files: ['c.eco'], error: reason });
  expect([textOf('a.eco'), textOf('c.eco')]).toEqual([UGLY, TIDY]);
  expect(fmt(['a.eco'])).toEqual({
    code: 2,
    out: '',
    err: '✓ 0 of 1 file reformatted\necos: a.eco cannot be written: it is read-only.\n',
  });
  expect(fmt(['--check', 'a.eco']).code).toBe(1);
});

test('a file that an editor saves or deletes during the run is not overwritten', async () => {
  const all = Array.from({ length: 600 }, (_, i) => `many/${String(i).padStart(3, '0')}.eco`);
  for (const name of all) put(name, UGLY);
  const { child, ended } = startEcos(['fmt', 'many'], { cwd: place.folder });
  // As soon as the first file is written, all files have been read.
  while (textOf(all[0]) === UGLY && child.exitCode === null) await new Promise((soon) => setImmediate(soon));
  const [saved, deleted] = [all[599], all[598]];
  put(saved, `${UGLY}\n# saved\n`);
  rmSync(place.at(deleted));
  const { code, err } = await ended;
  expect(code).toBe(2);
  expect(textOf(saved)).toBe(`${UGLY}\n# saved\n`);
  expect(place.namesIn('many')).toEqual(all.filter((name) => name !== deleted).map((name) => name.slice(5)));
  expect(err).toMatch(
    /^ecos: many\/598\.eco cannot be written: it was deleted in the meantime\. Nor can 1 other file\.$/m,
  );
});
