/** The server of the studio, by real requests: who may ask, what is read, what is written where, and what is never lost. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ecos } from '../ecos.ts';
import { type Followed, type RunningStudio, startStudio } from './studio.ts';

const SET = `set my-set "My Set" extends first-continent

card 901 brown "Rain" leaves 2 energy water, sun { place water }
`;

let around = '';
let folder = '';
const studios: RunningStudio[] = [];
beforeEach(() => {
  around = mkdtempSync(join(tmpdir(), 'ecos-studio-'));
  folder = join(around, 'my-set');
  mkdirSync(folder);
  writeFileSync(join(folder, 'set.eco'), SET);
});
afterEach(async () => {
  await Promise.all(studios.splice(0).map((studio) => studio.end('SIGKILL')));
  rmSync(around, { recursive: true, force: true });
});

/** Another program puts a text into the folder in one step. While it is written, the server would see half of it now and then. */
function putElsewhere(file: string, text: string): void {
  writeFileSync(join(folder, '.draft'), text);
  renameSync(join(folder, '.draft'), join(folder, file));
}

/** The change to a text that another program writes where it stands; before it, half of the text may be told. */
async function written(changes: Followed, text: string): Promise<{ file: string }> {
  for (;;) {
    const change = await changes.next();
    if (change.text === text) return change;
    expect(text).toContain(change.text);
  }
}

async function open(...args: string[]): Promise<RunningStudio> {
  const studio = await startStudio(args.length > 0 ? args : ['my-set'], places());
  studios.push(studio);
  return studio;
}

/** One studio for all tests of a group, which change nothing; and its folder. */
function forAll(): { studio: RunningStudio; around: string; folder: string } {
  const one = { around: '', folder: '' } as { studio: RunningStudio; around: string; folder: string };
  beforeAll(async () => {
    one.around = mkdtempSync(join(tmpdir(), 'ecos-studio-'));
    one.folder = join(one.around, 'my-set');
    mkdirSync(one.folder);
    writeFileSync(join(one.folder, 'set.eco'), SET);
    one.studio = await startStudio(['my-set'], { cwd: one.around, data: join(one.around, 'data') });
  });
  afterAll(async () => {
    await one.studio.end('SIGKILL');
    rmSync(one.around, { recursive: true, force: true });
  });
  return one;
}
const places = () => ({ cwd: around, data: join(around, 'data') });
const textIn = (file: string) => readFileSync(join(folder, file), 'utf8');
const setOf = async (studio: RunningStudio) => (await studio.ask('GET', '/api/set')).json;
const markOf = async (studio: RunningStudio, file: string) =>
  (await setOf(studio)).files.find((one: { file: string }) => one.file === file).mark;
const save = (studio: RunningStudio, file: string, text: string, mark: string | null) =>
  studio.ask('PUT', '/api/files', { file, text, mark });

test('says its address in one line, opens the set, and ends on Ctrl-C', async () => {
  const studio = await open();
  expect(studio.said.out).toMatch(/^Studio: http:\/\/127\.0\.0\.1:\d+\/#[\w-]{32}\n$/);
  expect(await setOf(studio)).toMatchObject({
    name: 'my-set',
    folder,
    title: 'My Set',
    files: [{ file: 'set.eco', text: SET, mark: expect.stringMatching(/^[0-9a-f]{16}$/) }],
    known: [],
    drafts: [],
    refused: [],
    writable: true,
  });
  const page = await studio.ask('GET', '/', undefined, { headers: { 'x-ecos-key': undefined } });
  expect(page).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy':
        "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; font-src 'self' data:; img-src data: blob:; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  });
  const frame = await studio.ask('GET', '/frame.html');
  expect(frame.headers['content-security-policy']).toMatch(/^sandbox allow-scripts; default-src 'none'; /);
  expect(await studio.end()).toBe(0);
  expect(studio.said.out.split('\n')).toHaveLength(2);
});

describe('who may ask', () => {
  const all = forAll();
  test.each([
    ['without a key', { 'x-ecos-key': undefined }],
    ['with another key', { 'x-ecos-key': 'A'.repeat(32) }],
    ['by the name of another page', { host: 'example.org' }],
    ['by another name that leads here', { host: 'studio.example.org:PORT' }],
    ['at another port', { host: '127.0.0.1:1' }],
    ['from another page', { origin: 'https://example.org' }],
    ['from another port', { origin: 'http://127.0.0.1:1' }],
    ['from a page without an origin', { origin: 'null' }],
    ['from a page by another name of this machine', { origin: 'http://localhost:PORT' }],
  ])('nobody %s', async (_, headers: Record<string, string | undefined>) => {
    const { studio, folder } = all;
    const given = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value?.replace('PORT', `${studio.port}`)]),
    );
    const mark = await markOf(studio, 'set.eco');
    for (const [method, path, body] of [
      ['GET', '/api/set', undefined],
      ['GET', '/api/changes', undefined],
      ['GET', '/api/earlier', undefined],
      ['PUT', '/api/files', { file: 'set.eco', text: '', mark }],
      ['PUT', '/api/drafts', { file: 'set.eco', text: '', mark }],
      ['POST', '/api/print', {}],
      ['OPTIONS', '/api/set', undefined],
    ] as const) {
      const { status, body: said } = await studio.ask(method, path, body, { headers: given });
      expect({ path, status }).toEqual({ path, status: 403 });
      expect(`${said}`).toMatch(/^\{"error":"[^"\n]+"\}\n$/);
      expect(`${said}`).not.toContain(studio.key);
    }
    expect(readFileSync(join(folder, 'set.eco'), 'utf8')).toBe(SET);
  });

  test('the page itself, by both names of this machine', async () => {
    const { studio } = all;
    for (const name of ['127.0.0.1', 'localhost']) {
      const host = `${name}:${studio.port}`;
      const { status } = await studio.ask('GET', '/api/set', undefined, {
        headers: { host, origin: `http://${host}` },
      });
      expect(status).toBe(200);
    }
  });

  test('another page gets not even the files of the page by a name of its own', async () => {
    expect(await all.studio.ask('GET', '/', undefined, { headers: { host: 'example.org' } })).toMatchObject({
      status: 403,
    });
  });

  test.runIf(process.platform === 'linux')(
    'the browser gets an address without the key, which leads there once',
    async () => {
      const opener = join(around, 'xdg-open');
      writeFileSync(
        opener,
        `#!/bin/sh\necho "$1" > '${join(around, 'opened.part')}'\nmv '${join(around, 'opened.part')}' '${join(around, 'opened')}'\n`,
      );
      chmodSync(opener, 0o755);
      const studio = await startStudio(['my-set'], {
        ...places(),
        open: true,
        env: { PATH: `${around}:/usr/bin:/bin` },
      });
      studios.push(studio);
      await expect.poll(() => existsSync(join(around, 'opened')), { timeout: 30_000 }).toBe(true);
      const opened = new URL(readFileSync(join(around, 'opened'), 'utf8').trim());
      expect(opened.href).not.toContain(studio.key);
      const first = await studio.ask('GET', opened.pathname, undefined, {
        headers: { 'x-ecos-key': undefined },
      });
      expect(first).toMatchObject({ status: 303, headers: { location: `/#${studio.key}` } });
      expect(await studio.ask('GET', opened.pathname)).toMatchObject({ status: 404 });
    },
  );

  test('no browser to open is no error', async () => {
    const env = { PATH: join(around, 'nowhere') };
    const studio = await startStudio(['my-set'], { ...places(), open: true, env });
    studios.push(studio);
    expect(await setOf(studio)).toMatchObject({ name: 'my-set' });
    expect(studio.said.err).toBe('Press Ctrl-C to stop.\n');
  });
});

describe('requests that no page sends', () => {
  const all = forAll();

  test.each([
    ['GET', '//', undefined, 400],
    ['GET', '/../../etc/passwd', undefined, 404],
    ['GET', '/%2e%2e/package.json', undefined, 404],
    ['GET', '/__proto__', undefined, 404],
    ['GET', '/api/nothing', undefined, 404],
    ['GET', '/api/__proto__', undefined, 404],
    ['GET', '/api/toString', undefined, 404],
    ['POST', '/', undefined, 405],
    ['DELETE', '/api/files', undefined, 405],
    ['PUT', '/api/files', 'no JSON', 400],
    ['PUT', '/api/files', '[]', 400],
    ['PUT', '/api/files', 'null', 400],
    ['PUT', '/api/files', '{"file": "set.eco"}', 400],
    ['PUT', '/api/files', '{"file": "set.eco", "text": 3, "mark": null}', 400],
    ['PUT', '/api/files', '{"file": "set.eco", "text": "\\ud800", "mark": null}', 400],
    ['PUT', '/api/files', Buffer.from([0xff, 0xfe]), 400],
    ['PUT', '/api/files', `"${'x'.repeat(2 ** 25 + 2 ** 20)}"`, 413],
    ['PUT', '/api/files', JSON.stringify({ file: 'a.eco', text: 'x'.repeat(2 ** 24 + 1), mark: null }), 413],
    ['PUT', '/api/drafts', '{"file": "set.eco"}', 400],
    ['DELETE', '/api/drafts', '{}', 400],
    ['POST', '/api/print', '{"cards": [1]}', 400],
  ] as const)('%s %s is refused', async (method, path, raw, status) => {
    const { studio, folder } = all;
    const answer = await studio.ask(method, path, undefined, raw === undefined ? {} : { raw });
    expect({ status: answer.status, error: typeof answer.json?.error }).toEqual({ status, error: 'string' });
    // It is still there.
    expect(await setOf(studio)).toMatchObject({ name: 'my-set' });
    expect(readdirSync(folder)).toEqual(['set.eco']);
  });
});

test('pages that go away in the middle harm nobody', async () => {
  const studio = await open();
  const stays = await studio.follow('/api/changes');
  const gone = await Promise.all(Array.from({ length: 20 }, () => studio.follow('/api/changes')));
  for (const one of gone) one.close();
  putElsewhere('set.eco', '# other\n');
  expect(await stays.next()).toMatchObject({ text: '# other\n' });
  await new Promise<void>((closed) => {
    const socket = connect(studio.port, '127.0.0.1', () => {
      const lines = [
        'PUT /api/files HTTP/1.1',
        `Host: 127.0.0.1:${studio.port}`,
        `x-ecos-key: ${studio.key}`,
        'Content-Length: 1000',
      ];
      socket.write(`${lines.join('\r\n')}\r\n\r\n{"file": "set.eco", "text": "half`, () => socket.destroy());
    });
    socket.on('close', () => closed());
  });
  expect(await setOf(studio)).toMatchObject({ files: [{ text: '# other\n' }] });
  expect(studio.said.err).toBe('Press Ctrl-C to stop.\n');
  stays.close();
});

describe('saving', () => {
  test('replaces the text that was read, and makes new files and folders', async () => {
    const studio = await open();
    const mark = await markOf(studio, 'set.eco');
    const saved = await save(studio, 'set.eco', `${SET}# more\n`, mark);
    expect(saved).toMatchObject({ status: 200, json: { mark: expect.not.stringMatching(mark) } });
    expect(textIn('set.eco')).toBe(`${SET}# more\n`);
    expect(await save(studio, 'set.eco', SET, saved.json.mark)).toMatchObject({
      status: 200,
      json: { mark },
    });
    expect(await save(studio, 'blue/more.eco', '# new\r\n', null)).toMatchObject({ status: 200 });
    expect(textIn('blue/more.eco')).toBe('# new\r\n');
    expect((await setOf(studio)).files.map((one: { file: string }) => one.file)).toEqual([
      'blue/more.eco',
      'set.eco',
    ]);
  });

  test('overwrites nothing unasked: another text on the disk is answered instead', async () => {
    const studio = await open();
    const mark = await markOf(studio, 'set.eco');
    writeFileSync(join(folder, 'set.eco'), '# from elsewhere\n');
    const conflict = await save(studio, 'set.eco', '# mine\n', mark);
    expect(conflict).toMatchObject({ status: 409, json: { text: '# from elsewhere\n' } });
    expect(textIn('set.eco')).toBe('# from elsewhere\n');
    // Asked, it does.
    expect(await save(studio, 'set.eco', '# mine\n', conflict.json.mark)).toMatchObject({ status: 200 });
    expect(textIn('set.eco')).toBe('# mine\n');
    // A file that seemed new is there by now.
    expect(await save(studio, 'set.eco', '# other\n', null)).toMatchObject({
      status: 409,
      json: { text: '# mine\n' },
    });
    // One that is gone does not come back by itself.
    rmSync(join(folder, 'set.eco'));
    expect(await save(studio, 'set.eco', '# other\n', mark)).toMatchObject({
      status: 409,
      json: { text: null, mark: null },
    });
    expect(existsSync(join(folder, 'set.eco'))).toBe(false);
    // What is there already is saved.
    writeFileSync(join(folder, 'set.eco'), '# the same\n');
    expect(await save(studio, 'set.eco', '# the same\n', mark)).toMatchObject({ status: 200 });
  });

  test('lines keep the ends that they have on the disk, and the page sees one kind', async () => {
    writeFileSync(join(folder, 'windows.eco'), '# one\r\n# two\r\n');
    writeFileSync(join(folder, 'mixed.eco'), '# one\r\n# two\n# three\r# four\n');
    const studio = await open();
    const { files } = await setOf(studio);
    const [mixed, , windows] = files;
    expect([mixed.text, windows.text]).toEqual(['# one\n# two\n# three\n# four\n', '# one\n# two\n']);
    const changes = await studio.follow('/api/changes');
    const saved = await save(studio, 'windows.eco', '# one\n# two\n# three\n', windows.mark);
    expect(textIn('windows.eco')).toBe('# one\r\n# two\r\n# three\r\n');
    expect(await changes.next()).toMatchObject({ text: '# one\n# two\n# three\n', mark: saved.json.mark });
    expect(await save(studio, 'windows.eco', '# two\n', windows.mark)).toMatchObject({
      status: 409,
      json: { text: '# one\n# two\n# three\n', mark: saved.json.mark },
    });
    // The same text is no change of the file.
    expect(await save(studio, 'windows.eco', '# one\n# two\n# three\n', null)).toMatchObject({
      status: 200,
      json: saved.json,
    });
    await save(studio, 'mixed.eco', '# one\n', mixed.mark);
    expect(textIn('mixed.eco')).toBe('# one\n');
    expect((await changes.next()).file).toBe('mixed.eco');
    expect(await changes.rest(100)).toEqual([]);
    changes.close();
  });

  test('a byte order mark stays at the beginning of its file, and the page does not see it', async () => {
    writeFileSync(join(folder, 'marked.eco'), '\ufeff# one\r\n');
    const studio = await open();
    const [{ text, mark }] = (await setOf(studio)).files;
    expect(text).toBe('# one\n');
    const saved = await save(studio, 'marked.eco', '# one\n# two\n', mark);
    expect(textIn('marked.eco')).toBe('\ufeff# one\r\n# two\r\n');
    await save(studio, 'marked.eco', '# three\n', saved.json.mark);
    expect(textIn('marked.eco')).toBe('\ufeff# three\r\n');
  });

  test('nobody ever reads half a text, and nothing else is left', async () => {
    const studio = await open();
    const texts = ['a', 'b'].map((letter) => `# ${letter.repeat(2 ** 20)}\n`);
    let mark = (await save(studio, 'long.eco', texts[0], null)).json.mark;
    const seen = new Set<string>();
    for (let round = 1; round <= 20; round++) {
      let isDone = false;
      const saving = save(studio, 'long.eco', texts[round % 2], mark).finally(() => {
        isDone = true;
      });
      while (!isDone) {
        seen.add(textIn('long.eco'));
        await new Promise((next) => setImmediate(next));
      }
      mark = (await saving).json.mark;
    }
    expect([...seen].map((text) => texts.indexOf(text)).sort()).toEqual([0, 1]);
    expect(readdirSync(folder).sort()).toEqual(['long.eco', 'set.eco']);
  });

  const all = forAll();
  test.each([
    ['../other.eco', /leads out of the folder/],
    ['a/../../other.eco', /leads out of the folder/],
    ['a/../set.eco', /leads out of the folder/],
    ['/tmp/other.eco', /is a whole path/],
    ['C:/other.eco', /is a whole path/],
    ['..\\other.eco', /has characters/],
    ['a\0.eco', /has characters/],
    ['set.eco:stream.eco', /has characters/],
    ['./set.eco', /is not the path of a file/],
    ['a//b.eco', /is not the path of a file/],
    ['.eco', /is hidden/],
    ['.git/hooks/x.eco', /is hidden/],
    ['node_modules/x/y.eco', /is hidden/],
    ['', /is not the path of a file/],
    ['set.txt', /is not a card file/],
    ['package.json', /is not a card file/],
    ['set.ECO', /is not a card file/],
  ])('refuses %j', async (file, said) => {
    const { studio, around } = all;
    const before = readdirSync(around, { recursive: true }).sort();
    for (const path of ['/api/files', '/api/drafts']) {
      const { status, json } = await studio.ask('PUT', path, { file, text: '# x\n', mark: null });
      expect({ status, error: json.error }).toEqual({ status: 400, error: expect.stringMatching(said) });
    }
    expect(readdirSync(around, { recursive: true }).sort()).toEqual(before);
  });

  test.skipIf(process.platform === 'win32')('follows no link, wherever it leads', async () => {
    writeFileSync(join(around, 'outside.eco'), '# outside\n');
    mkdirSync(join(around, 'elsewhere'));
    mkdirSync(join(folder, 'inside'));
    symlinkSync(join(around, 'outside.eco'), join(folder, 'file.eco'));
    symlinkSync(join(around, 'nowhere.eco'), join(folder, 'broken.eco'));
    symlinkSync(join(around, 'elsewhere'), join(folder, 'folder'));
    symlinkSync('inside', join(folder, 'near'));
    mkdirSync(join(folder, 'folder.eco'));
    const studio = await open();
    expect(await setOf(studio)).toMatchObject({
      files: [{ file: 'set.eco' }],
      refused: [
        expect.stringMatching(/file\.eco is a link out/),
        expect.stringMatching(/folder is a link out/),
      ],
    });
    for (const [file, said] of [
      ['file.eco', /is a link/],
      ['broken.eco', /is a link/],
      ['folder/new.eco', /is a link/],
      ['near/new.eco', /is a link/],
      ['folder.eco', /is no file/],
      ['set.eco/new.eco', /is no folder/],
    ] as const) {
      const { status, json } = await save(studio, file, '# x\n', null);
      expect({ file, status, error: json.error }).toEqual({
        file,
        status: 422,
        error: expect.stringMatching(said),
      });
    }
    expect(readFileSync(join(around, 'outside.eco'), 'utf8')).toBe('# outside\n');
    expect([existsSync(join(around, 'nowhere.eco')), ...readdirSync(join(around, 'elsewhere'))]).toEqual([
      false,
    ]);
  });

  test('refuses what cannot be written, and files that are no text', async () => {
    writeFileSync(join(folder, 'latin.eco'), Buffer.from('# \xe9\n', 'latin1'));
    writeFileSync(join(folder, 'kept.eco'), '# kept\n');
    chmodSync(join(folder, 'kept.eco'), 0o444);
    const studio = await open();
    expect((await setOf(studio)).refused).toEqual([expect.stringContaining('latin.eco')]);
    const mark = await markOf(studio, 'kept.eco');
    expect(await save(studio, 'kept.eco', '# x\n', mark)).toMatchObject({
      status: 422,
      json: { error: expect.stringMatching(/kept\.eco cannot be written: it is read-only/) },
    });
    expect(await save(studio, 'latin.eco', '# x\n', null)).toMatchObject({
      status: 422,
      json: { error: expect.stringMatching(/is not UTF-8/) },
    });
  });
});

describe('what is opened', () => {
  test('a card file opens the set whose folder it is in; one alone is the only one', async () => {
    mkdirSync(join(folder, 'blue'));
    writeFileSync(join(folder, 'blue', 'sea.eco'), '# sea\n');
    const whole = await setOf(await open('my-set/blue/sea.eco'));
    expect(whole.files.map((one: { file: string }) => one.file)).toEqual(['blue/sea.eco', 'set.eco']);
    writeFileSync(join(around, 'alone.eco'), '# alone\n');
    writeFileSync(join(around, 'other.eco'), '# other\n');
    const studio = await open('alone.eco');
    const { name, files } = await setOf(studio);
    expect({ name, files }).toMatchObject({ name: 'alone.eco', files: [{ file: 'alone.eco' }] });
    expect(await save(studio, 'other.eco', '# x\n', null)).toMatchObject({ status: 422 });
    expect(await save(studio, 'alone.eco', '# x\n', files[0].mark)).toMatchObject({ status: 200 });
  });

  test('the sets beside it that it extends come along', async () => {
    writeFileSync(join(folder, 'set.eco'), 'set my-set "My Set" extends your-set\n');
    mkdirSync(join(around, 'your-set'));
    writeFileSync(join(around, 'your-set', 'set.eco'), 'set your-set "Yours" extends first-continent\n');
    expect((await setOf(await open())).known).toMatchObject([
      { id: 'your-set', files: [{ text: expect.stringContaining('Yours') }] },
    ]);
  });

  test('mistakes in the cards are no reason not to open them', async () => {
    writeFileSync(join(folder, 'set.eco'), 'set my-set "My Set\ncard card {');
    expect(await setOf(await open())).toMatchObject({ files: [{ file: 'set.eco' }] });
  });

  test('a bundled set is shown, and not changed', async () => {
    const studio = await open('polar-shores');
    const { title, writable, files } = await setOf(studio);
    expect({ title, writable }).toEqual({ title: 'Ecos: Polar Shores', writable: false });
    const answer = await save(studio, files[0].file, '', files[0].mark);
    expect(answer).toMatchObject({ status: 403, json: { error: expect.stringContaining('ecos new') } });
  });

  test.each([
    [['nowhere'], /there is no such file or folder, nor a bundled set/],
    [['set.txt'], /neither a folder nor a card file/],
    [['my-set', '--port', '0'], /Ports are 1 to 65535/],
    [['my-set', '--port', '65536'], /Ports are 1 to 65535/],
    [['my-set', '--port', 'x'], /Give a whole number/],
    [['my-set', 'another'], /too many arguments/],
  ])('%j is refused in one line', (args, said) => {
    writeFileSync(join(around, 'set.txt'), '');
    const { code, out, err } = ecos(['studio', '--no-open', ...args], { cwd: around });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^ecos: [^\n]+\n$/);
    expect(err).toMatch(said);
  });

  test('a port that is taken is refused, and said', async () => {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as { port: number };
    await expect(startStudio(['my-set', '--port', `${port}`], places())).rejects.toThrow(
      `ecos: Port ${port} is in use by another program. Choose another with --port, or none.`,
    );
    await new Promise((closed) => server.close(closed));
    const studio = await open('my-set', '--port', `${port}`);
    expect(studio.port).toBe(port);
  });
});

describe('changes on the disk', () => {
  test('are told: of files that an editor replaces, new ones, texts that are written over, and files that are gone', async () => {
    const studio = await open();
    const changes = await studio.follow('/api/changes');
    putElsewhere('set.eco', '# other\n');
    expect(await changes.next()).toMatchObject({ file: 'set.eco', text: '# other\n', at: 1 });
    mkdirSync(join(folder, 'blue'));
    writeFileSync(join(folder, 'blue', 'new.eco'), '# new\n');
    expect(await written(changes, '# new\n')).toMatchObject({ file: 'blue/new.eco' });
    writeFileSync(join(folder, 'set.eco'), '# written over\n');
    expect(await written(changes, '# written over\n')).toMatchObject({ file: 'set.eco' });
    rmSync(join(folder, 'blue'), { recursive: true });
    expect(await changes.next()).toMatchObject({ file: 'blue/new.eco', gone: true });
    expect(await markOf(studio, 'set.eco')).toMatch(/^[0-9a-f]{16}$/);
    changes.close();
  });

  test('of a page are told to the others only', async () => {
    const studio = await open();
    const [mine, other] = await Promise.all(
      ['mine', 'other'].map((page) => studio.follow('/api/changes', { 'x-ecos-page': page })),
    );
    const mark = await markOf(studio, 'set.eco');
    const body = { file: 'set.eco', text: '# mine\n', mark };
    await studio.ask('PUT', '/api/files', body, { headers: { 'x-ecos-page': 'mine' } });
    expect(await other.next()).toMatchObject({ file: 'set.eco', text: '# mine\n' });
    putElsewhere('set.eco', '# elsewhere\n');
    expect(await mine.next()).toMatchObject({ text: '# elsewhere\n' });
    expect(await mine.rest(100)).toEqual([]);
    for (const one of [mine, other]) one.close();
  });

  test('that a page has missed are told when it asks again', async () => {
    const studio = await open();
    const { at } = await setOf(studio);
    const first = await studio.follow('/api/changes');
    putElsewhere('set.eco', '# one\n');
    await first.next();
    putElsewhere('set.eco', '# two\n');
    await first.next();
    first.close();
    const again = await studio.follow(`/api/changes?since=${at}`);
    expect(await again.next()).toMatchObject({ text: '# two\n' });
    expect(await again.rest(100)).toEqual([]);
    again.close();
  });
});

describe('texts that are not saved', () => {
  const keep = (studio: RunningStudio, file: string, text: string) =>
    studio.ask('PUT', '/api/drafts', { file, text, mark: null });
  const draftsOf = async (studio: RunningStudio) => (await setOf(studio)).drafts;

  test('are there again after a studio was killed, and outside of the folder', async () => {
    const studio = await open();
    expect(await keep(studio, 'set.eco', '# first\n')).toMatchObject({ status: 204 });
    await keep(studio, 'new.eco', '# new\n');
    await keep(studio, 'set.eco', '# typed\n');
    await studio.end('SIGKILL');
    expect(readdirSync(folder)).toEqual(['set.eco']);
    expect(textIn('set.eco')).toBe(SET);
    const next = await open();
    expect(await draftsOf(next)).toMatchObject([
      { file: 'set.eco', text: '# typed\n', mark: null },
      { file: 'new.eco', text: '# new\n' },
    ]);
    // And again, until they are dropped or saved.
    await next.end('SIGKILL');
    const last = await open();
    await last.ask('DELETE', '/api/drafts', { file: 'new.eco' });
    expect(await draftsOf(last)).toMatchObject([{ file: 'set.eco' }]);
    await save(last, 'set.eco', '# typed\n', await markOf(last, 'set.eco'));
    expect(await draftsOf(last)).toEqual([]);
    await last.end();
    expect(await draftsOf(await open())).toEqual([]);
    const drafts = join(around, 'data', 'ecos-cards', 'drafts');
    expect(
      readdirSync(drafts, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()),
    ).toEqual([]);
  });

  test.each([1, 2, 3])(
    'are kept as soon as it is answered, whenever the studio is killed (%i)',
    async (round) => {
      const long = `${'# long enough to be written in parts\n'.repeat(5_000)}# `;
      const studio = await open();
      let mark = await markOf(studio, 'set.eco');
      const sent = { kept: 0, saved: 0 };
      const answered = { kept: 0, saved: 0 };
      const typing = (async () => {
        for (let n = 1; ; n++) {
          sent.kept = n;
          await keep(studio, 'draft.eco', `${long}${n}`);
          answered.kept = n;
          sent.saved = n;
          mark = (await save(studio, 'set.eco', `${long}${n}`, mark)).json.mark;
          answered.saved = n;
        }
      })().catch(() => undefined);
      await expect.poll(() => answered.saved, { interval: 1, timeout: 60_000 }).toBeGreaterThan(round);
      // Somewhere in the next ones.
      await new Promise((wait) => setTimeout(wait, 7 * round));
      await studio.end('SIGKILL');
      await typing;
      const next = await open();
      const draft = (await draftsOf(next)).find((one: { file: string }) => one.file === 'draft.eco');
      for (const [text, what] of [
        [draft.text, 'kept'],
        [textIn('set.eco'), 'saved'],
      ] as const) {
        expect(text.slice(0, long.length) === long).toBe(true);
        expect([answered[what], sent[what]]).toContain(Number(text.slice(long.length)));
      }
    },
  );

  test('of two studios of one set do not replace each other', async () => {
    const [one, two] = [await open(), await open()];
    await keep(one, 'set.eco', '# one\n');
    await keep(two, 'set.eco', '# two\n');
    // What another one has at hand is not offered.
    expect(await draftsOf(one)).toMatchObject([{ text: '# one\n' }]);
    expect(await draftsOf(two)).toMatchObject([{ text: '# two\n' }]);
    await Promise.all([one.end('SIGKILL'), two.end('SIGKILL')]);
    const next = await open();
    const drafts = await draftsOf(next);
    expect(drafts.map(({ text }: { text: string }) => text)).toEqual(['# two\n', '# one\n']);
    await next.ask('DELETE', '/api/drafts', { file: 'set.eco', id: drafts[0].id });
    expect(await draftsOf(next)).toMatchObject([{ text: '# one\n' }]);
  });

  test('of another set are not offered', async () => {
    mkdirSync(join(around, 'other'));
    const studio = await open();
    await keep(studio, 'set.eco', '# typed\n');
    await studio.end('SIGKILL');
    expect(await draftsOf(await open('other'))).toEqual([]);
  });
});

test('two studios of one set: what one saves appears in the other, and neither has the key of the other', async () => {
  const [one, two] = [await open(), await open()];
  const changes = await two.follow('/api/changes');
  const mark = await markOf(two, 'set.eco');
  await save(one, 'set.eco', '# one\n', mark);
  expect(await changes.next()).toMatchObject({ file: 'set.eco', text: '# one\n' });
  expect(await save(two, 'set.eco', '# two\n', mark)).toMatchObject({
    status: 409,
    json: { text: '# one\n' },
  });
  changes.close();
  const stranger = await two.ask('GET', '/api/set', undefined, { headers: { 'x-ecos-key': one.key } });
  expect(stranger.status).toBe(403);
});

describe('without a set', () => {
  const fresh = async () => {
    const studio = await startStudio([], places());
    studios.push(studio);
    return studio;
  };

  test('offers what to start from, and makes it', async () => {
    const studio = await fresh();
    expect(await setOf(studio)).toMatchObject({
      fresh: true,
      place: around,
      folders: ['my-set'],
      templates: [
        { id: 'small' },
        ...['first-continent', 'new-horizon', 'polar-shores'].map((id) => ({ id })),
      ],
    });
    expect(await save(studio, 'x.eco', '', null)).toMatchObject({ status: 409 });
    for (const [folder, said] of [
      ['my-set', /is not empty/],
      ['Not A Name', /cannot be the name of a set/],
      ['  ', /Name the folder/],
    ] as const) {
      const { status, json } = await studio.ask('POST', '/api/sets', { template: 'small', folder });
      expect({ error: json.error, fails: status >= 400 }).toEqual({
        error: expect.stringMatching(said),
        fails: true,
      });
    }
    const made = await studio.ask('POST', '/api/sets', { template: 'polar-shores', folder: 'my-shores' });
    expect(made).toMatchObject({ status: 201, json: { title: 'My Shores', writable: true } });
    expect(existsSync(join(around, 'my-shores', 'set.eco'))).toBe(true);
    expect(await setOf(studio)).toMatchObject({ name: 'my-shores' });
    const changes = await studio.follow('/api/changes');
    writeFileSync(join(around, 'my-shores', 'new.eco'), '# new\n');
    expect(await changes.next()).toMatchObject({ file: 'new.eco' });
    changes.close();
    // From now on it reaches no other folder.
    expect(await studio.ask('POST', '/api/sets', { folder: 'my-set' })).toMatchObject({ status: 409 });
  });

  test('opens a folder that is there', async () => {
    const studio = await fresh();
    expect(await studio.ask('POST', '/api/sets', { folder: 'nowhere' })).toMatchObject({ status: 422 });
    expect(await studio.ask('POST', '/api/sets', { folder: 'my-set/set.eco' })).toMatchObject({
      status: 422,
    });
    expect(await studio.ask('POST', '/api/sets', { folder: 'my-set' })).toMatchObject({ status: 201 });
    expect(await setOf(studio)).toMatchObject({ title: 'My Set' });
  });
});
