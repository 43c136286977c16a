/** What the studio opens, tested by real requests to its server: a set, or without one, the offers to start from. */
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ecos } from '../ecos.ts';
import { save, setForEach, setOf } from './server-place.ts';
import { startStudio } from './studio.ts';

const here = setForEach();

describe('opening', () => {
  test('a card file opens the set of its folder, or alone without a set', async () => {
    mkdirSync(join(here.folder, 'blue'));
    writeFileSync(join(here.folder, 'blue', 'sea.eco'), '# sea\n');
    const whole = await setOf(await here.open('my-set/blue/sea.eco'));
    expect(whole.files.map((one: { file: string }) => one.file)).toEqual(['blue/sea.eco', 'set.eco']);
    writeFileSync(join(here.around, 'alone.eco'), '# alone\n');
    writeFileSync(join(here.around, 'other.eco'), '# other\n');
    const studio = await here.open('alone.eco');
    const { name, files } = await setOf(studio);
    expect({ name, files }).toMatchObject({ name: 'alone.eco', files: [{ file: 'alone.eco' }] });
    expect(await save(studio, 'other.eco', '# x\n', null)).toMatchObject({ status: 422 });
    expect(await save(studio, 'alone.eco', '# x\n', files[0].mark)).toMatchObject({ status: 200 });
  });

  test('a set brings the sets next to it that it extends', async () => {
    writeFileSync(join(here.folder, 'set.eco'), 'set my-set "My Set" extends your-set\n');
    mkdirSync(join(here.around, 'your-set'));
    writeFileSync(join(here.around, 'your-set', 'set.eco'), 'set your-set "Yours" extends first-continent\n');
    const studio = await here.open();
    const { known, at } = await setOf(studio);
    expect(known).toMatchObject([{ id: 'your-set', files: [{ text: expect.stringContaining('Yours') }] }]);
    const changes = await studio.follow();
    here.putElsewhere('../your-set/set.eco', 'set your-set "Ours"\n');
    const line = { known: [{ id: 'your-set', files: [{ text: 'set your-set "Ours"\n' }] }], at: at + 1 };
    expect(await changes.next()).toMatchObject(line);
  });

  test('of several sets, each has its own sign, and drawings that are added are reported', async () => {
    const sign = '<svg viewBox="0 0 10 10"><path d="M0 0h9v9z"/></svg>';
    mkdirSync(join(here.folder, 'isle', 'icons'), { recursive: true });
    writeFileSync(join(here.folder, 'isle', 'set.eco'), 'set isle "Isle" extends my-set\n');
    writeFileSync(join(here.folder, 'isle', 'icons', 'set.svg'), sign);
    const studio = await here.open();
    const look = async () => (await studio.ask('GET', '/api/look')).json;
    expect(Object.keys((await look()).signs)).toEqual(['isle']);
    const changes = await studio.follow();
    mkdirSync(join(here.folder, 'icons'));
    writeFileSync(join(here.folder, 'icons', 'newt.svg'), sign);
    expect(await changes.next()).toEqual({ lookMark: expect.any(String), at: expect.any(Number) });
    expect(Object.keys((await look()).icons)).toContain('newt');
  });

  test('a folder that becomes 1,900 levels deep does not end the studio', async () => {
    const studio = await here.open();
    const changes = await studio.follow();
    // Made elsewhere, while the rest goes on: in the meantime the server would close the connections that wait.
    await mkdir(join(here.around, 'deep', 'd/'.repeat(1900)), { recursive: true });
    renameSync(join(here.around, 'deep'), join(here.folder, 'deep'));
    const refused = [expect.stringMatching(/d cannot be read: it is more than 200 folders deep/)];
    expect(await changes.next()).toMatchObject({ refused });
    here.putElsewhere('set.eco', '# saved\n');
    expect(await changes.next()).toMatchObject({ file: 'set.eco', text: '# saved\n' });
  });

  test('a set with mistakes opens', async () => {
    writeFileSync(join(here.folder, 'set.eco'), 'set my-set "My Set\ncard card {');
    expect(await setOf(await here.open())).toMatchObject({ files: [{ file: 'set.eco' }] });
  });

  test('a bundled set opens, but cannot be changed', async () => {
    const studio = await here.open('polar-shores');
    const { title, writable, files } = await setOf(studio);
    expect({ title, writable }).toEqual({ title: 'Ecos: Polar Shores', writable: false });
    const answer = await save(studio, files[0].file, '', files[0].mark);
    expect(answer).toMatchObject({ status: 403, json: { error: expect.stringContaining('ecos new') } });
  });

  test.each([
    [['nowhere'], /no file, folder or bundled set has that name/],
    [['-'], /needs a folder or a file, not standard input/],
    [['set.txt'], /neither a folder nor a card file/],
    [['my-set', '--port', '0'], /--port.*from 1 to 65535/],
    [['my-set', 'another'], /too many arguments/],
  ])('%j is refused with one line', (args, reason) => {
    writeFileSync(join(here.around, 'set.txt'), '');
    const { code, out, err } = ecos(['studio', '--no-open', ...args], { cwd: here.around });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^ecos: [^\n]+\n$/);
    expect(err).toMatch(reason);
  });

  test('a port in use is refused with a message, and works once it is free', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    await expect(startStudio(['my-set', '--port', `${port}`], here.places)).rejects.toThrow(
      `ecos: Port ${port} is in use by another program. Choose another with --port, or none.`,
    );
    await new Promise((closed) => server.close(closed));
    const studio = await here.open('my-set', '--port', `${port}`);
    expect(studio.port).toBe(port);
  });
});

describe('without a set', () => {
  const fresh = () => here.start([]);

  test('the studio offers templates, and makes a set from one', async () => {
    const studio = await fresh();
    expect(await setOf(studio)).toMatchObject({
      fresh: true,
      place: here.around,
      name: 'my-set-2',
      folders: ['my-set'],
      templates: ['small', 'first-continent', 'fire-and-rain', 'new-horizon', 'polar-shores'].map((id) => ({
        id,
      })),
    });
    expect(await save(studio, 'x.eco', '', null)).toMatchObject({ status: 409 });
    for (const [folder, reason] of [
      ['my-set', /is not empty/],
      ['New Horizon', /already is a set new-horizon/],
      ['  ', /Name the folder/],
    ] as const) {
      const { status, json } = await studio.ask('POST', '/api/sets', { template: 'small', folder });
      expect(json.error).toMatch(reason);
      expect(status).toBeGreaterThanOrEqual(400);
    }
    const made = await studio.ask('POST', '/api/sets', { template: 'polar-shores', folder: 'my-shores' });
    expect(made).toMatchObject({ status: 201, json: { title: 'My Shores', writable: true } });
    expect(existsSync(join(here.around, 'my-shores', 'set.eco'))).toBe(true);
    expect(await setOf(studio)).toMatchObject({ name: 'my-shores' });
    const changes = await studio.follow();
    writeFileSync(join(here.around, 'my-shores', 'new.eco'), '# new\n');
    expect(await changes.next()).toMatchObject({ file: 'new.eco' });
    // From now on the studio reaches no other folder.
    expect(await studio.ask('POST', '/api/sets', { folder: 'my-set' })).toMatchObject({ status: 409 });
  });

  test('the studio opens an existing folder', async () => {
    const studio = await fresh();
    const open = async (folder: string) => (await studio.ask('POST', '/api/sets', { folder })).status;
    for (const none of ['nowhere', 'my-set/set.eco']) expect(await open(none)).toBe(422);
    expect(await open('my-set')).toBe(201);
    expect(await setOf(studio)).toMatchObject({ title: 'My Set' });
  });

  test('the sets that were opened last are offered with some cards as pictures, but not those that are gone', async () => {
    const wrong = join(here.around, 'wrong');
    mkdirSync(wrong);
    writeFileSync(join(wrong, 'set.eco'), 'set wrong "Wrong"\ncard card {');
    // A bundled set is not one's own.
    for (const name of ['my-set', 'polar-shores']) await (await here.open(name)).end();
    const file = join(here.places.data, 'ecos-cards', 'recent.json');
    const list = (): object[] => JSON.parse(readFileSync(file, 'utf8'));
    expect(list()).toEqual([{ path: here.folder, day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }]);
    const day = '2026-10-01';
    const others = [
      { path: join(here.around, 'gone'), day },
      { path: wrong, day },
      { path: '/', day: 'soon' },
    ];
    writeFileSync(file, JSON.stringify([7, ...others, ...list()]));
    const studio = await fresh();
    const recent = async () => (await setOf(studio)).recent;
    expect(await recent()).toMatchObject([
      { path: wrong, count: 0, day, cards: [] },
      { path: here.folder, title: 'My Set', count: 1, cards: [expect.stringMatching(/^<svg/)] },
    ]);
    writeFileSync(file, '[{"half');
    expect(await recent()).toEqual([]);
    expect(await studio.ask('POST', '/api/sets', { folder: here.folder })).toMatchObject({ status: 201 });
    expect(list()).toMatchObject([{ path: here.folder }]);
  });

  test('a new set takes texts of its template that were written before, and no others', async () => {
    const studio = await fresh();
    const make = (file: string, text: unknown) =>
      studio.ask('POST', '/api/sets', { template: 'small', folder: 'mine', files: [{ file, text }] });
    expect(await make('cards.eco', 7)).toMatchObject({ status: 400 });
    expect(await make('../cards.eco', '')).toMatchObject({ status: 400 });
    expect(await make('cards.eco', '# of my-set\n')).toMatchObject({ status: 201 });
    const { files } = await setOf(studio);
    const text = (name: string) => files.find(({ file }: { file: string }) => file === name).text;
    expect(text('cards.eco')).toBe('# of mine\n');
    expect(text('set.eco')).toContain('set mine "Mine"');
  });

  test('~ is the home folder, whatever it is called', async () => {
    const home = join(here.around, '$&');
    mkdirSync(join(home, 'mine'), { recursive: true });
    const studio = await here.start([], { env: { HOME: home } });
    expect(await studio.ask('POST', '/api/sets', { folder: '~/mine' })).toMatchObject({ status: 201 });
  });
});
