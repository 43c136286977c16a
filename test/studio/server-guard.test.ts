/** Access to the studio's server, tested by real requests: who may send requests, and which requests are always refused. */
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { markOf, SET, setForEach, setOf, studioForAll } from './server-place.ts';
import type { RunningStudio } from './studio.ts';

const here = setForEach();

test('the studio prints its address on one line, opens the set, and ends on Ctrl-C', async () => {
  const studio = await here.open();
  expect(studio.output.out).toMatch(/^Studio: http:\/\/127\.0\.0\.1:\d+\/#[\w-]{32}\n$/);
  expect(await setOf(studio)).toMatchObject({
    name: 'my-set',
    folder: here.folder,
    title: 'My Set',
    files: [{ file: 'set.eco', text: SET, mark: expect.stringMatching(/^[0-9a-f]{16}$/) }],
    known: [],
    kept: {},
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
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; font-src 'self'; img-src data: blob:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
      ),
    },
  });
  expect(await studio.end()).toBe(0);
  expect(studio.output.out.split('\n')).toHaveLength(2);
});

describe('access to the server', () => {
  const all = studioForAll();
  test.each([
    ['without a key', { 'x-ecos-key': undefined }],
    ['with another key', { 'x-ecos-key': 'A'.repeat(32) }],
    ['at the host name of another site', { host: 'example.org' }],
    ['at another host name that leads here', { host: 'studio.example.org:PORT' }],
    ['at another port', { host: '127.0.0.1:1' }],
    ['from a page of another site', { origin: 'https://example.org' }],
    ['from a page at another port', { origin: 'http://127.0.0.1:1' }],
    ['from a page without an origin', { origin: 'null' }],
    ['from a page under another name of this machine', { origin: 'http://localhost:PORT' }],
  ])('is refused %s', async (_, headers: Record<string, string | undefined>) => {
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
      ['PUT', '/api/kept', { name: 'ecos-theme', value: 'dark' }],
      ['POST', '/api/print', {}],
      ['OPTIONS', '/api/set', undefined],
    ] as const) {
      const { status, body: answer } = await studio.ask(method, path, body, { headers: given });
      expect({ path, status }).toEqual({ path, status: 403 });
      expect(`${answer}`).toMatch(/^\{"error":"[^"\n]+"\}\n$/);
      expect(`${answer}`).not.toContain(studio.key);
    }
    expect(readFileSync(join(folder, 'set.eco'), 'utf8')).toBe(SET);
  });

  test('is granted to the page itself, under both names of this machine', async () => {
    const { studio } = all;
    for (const name of ['127.0.0.1', 'localhost']) {
      const host = `${name}:${studio.port}`;
      const { status } = await studio.ask('GET', '/api/set', undefined, {
        headers: { host, origin: `http://${host}` },
      });
      expect(status).toBe(200);
    }
  });

  test('is refused to another host name, even for the files of the page', async () => {
    const { status } = await all.studio.ask('GET', '/', undefined, { headers: { host: 'example.org' } });
    expect(status).toBe(403);
  });

  test.runIf(process.platform === 'linux')(
    'is handed to the browser in a page that only this user can read, not on its command line',
    async () => {
      const opened = join(here.around, 'opened');
      const opener = join(here.around, 'xdg-open');
      writeFileSync(opener, `#!/bin/sh\necho "$*" > '${opened}.part'\nmv '${opened}.part' '${opened}'\n`);
      chmodSync(opener, 0o755);
      const studio = await here.start(['my-set'], {
        open: true,
        env: { PATH: `${here.around}:/usr/bin:/bin` },
      });
      await expect.poll(() => existsSync(opened), { timeout: 30_000 }).toBe(true);
      const page = readFileSync(opened, 'utf8').trim();
      expect(page).not.toMatch(/http|127\.0\.0\.1|localhost/);
      expect(page).not.toContain(studio.key);
      const modes = [page, dirname(page)].map((path) => (statSync(path).mode & 0o777).toString(8));
      expect(modes).toEqual(['600', '700']);
      expect(readFileSync(page, 'utf8')).toContain(
        `<meta http-equiv="refresh" content="0; url=${studio.address}">`,
      );
      expect(await studio.end()).toBe(0);
      expect(existsSync(dirname(page))).toBe(false);
    },
  );

  test('does not need a browser that can be opened', async () => {
    const env = { PATH: join(here.around, 'nowhere') };
    const studio = await here.start(['my-set'], { open: true, env });
    expect(await setOf(studio)).toMatchObject({ name: 'my-set' });
    expect(studio.output.err).toBe('Press Ctrl-C to stop.\n');
  });
});

describe('requests that no page sends', () => {
  const all = studioForAll();

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
    ['PUT', '/api/kept', '{"name": "ecos-theme"}', 400],
    ['POST', '/api/print', '{"cards": [1]}', 400],
  ] as const)('%s %s is refused', async (method, path, raw, status) => {
    const { studio, folder } = all;
    const answer = await studio.ask(method, path, undefined, raw === undefined ? {} : { raw });
    expect({ status: answer.status, error: typeof answer.json?.error }).toEqual({ status, error: 'string' });
    // The server is still running.
    expect(await setOf(studio)).toMatchObject({ name: 'my-set' });
    expect(readdirSync(folder)).toEqual(['set.eco']);
  });
});

/** The head of a request to save a text, with a body of this length. */
const headOf = ({ port, key }: RunningStudio, length: number) =>
  `PUT /api/files HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nx-ecos-key: ${key}\r\nContent-Length: ${length}\r\n\r\n`;

test('a client that sends too much can finish, and then reads the answer', async () => {
  const studio = await here.open();
  const length = 2 ** 27;
  const socket = connect(studio.port, '127.0.0.1');
  socket.write(headOf(studio, length));
  // More than the system buffers between client and server: everything is sent only if the server reads it.
  await new Promise<void>((sent, failed) => {
    socket.on('error', failed);
    socket.write(Buffer.alloc(length, ' '), () => sent());
  });
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
  socket.destroy();
});

test('pages that disconnect halfway do no harm', async () => {
  const studio = await here.open();
  here.putElsewhere('set.eco', '# other\n');
  const socket = connect(studio.port, '127.0.0.1');
  socket.write(`${headOf(studio, 1000)}{"file": "set.eco", "text": "half`, () => socket.destroy());
  await once(socket, 'close');
  expect(await setOf(studio)).toMatchObject({ files: [{ text: '# other\n' }] });
  expect(studio.output.err).toBe('Press Ctrl-C to stop.\n');
});
