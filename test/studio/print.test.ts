/** What the studio's server does through other programs: a PDF through the browser, earlier texts through git. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { git } from '../git.ts';
import { openedHost } from '../host/opened.ts';
import { measurePdf } from '../print/fixtures/pdf-reader.ts';
import { commit, init } from './commit.ts';
import { SET as RAIN, studioForAll } from './server-place.ts';

const SET = `${RAIN}card 902 blue leaves 1 energy sun { gain 1vp }\n`;
const here = studioForAll({ 'set.eco': SET });
const ask: (typeof here.studio)['ask'] = (...how) => here.studio.ask(...how);
const print = (options: object, how = {}) => ask('POST', '/api/print', options, how);

test('the server returns a PDF with the options of `ecos print`, and a report on it', async () => {
  const options = { cards: '901', duplex: true, paper: 'letter', marks: false };
  const { status, headers, body } = await print(options);
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'application/pdf' });
  expect(JSON.parse(decodeURIComponent(`${headers['x-ecos-print']}`))).toEqual({
    warnings: [expect.stringMatching(/^Without small print/)],
    more: 0,
  });
  const pages = measurePdf(body);
  for (const page of pages)
    expect(page).toMatchObject({ width: expect.closeTo(215.9, 1), height: expect.closeTo(279.4, 1) });
  expect(pages).toHaveLength(2);
  expect(pages[0]!.texts.map(({ text }) => text).join('')).toContain('Rain');
  expect(readdirSync(here.folder)).toEqual(['set.eco']);
});

test.each([
  [{ cards: '1-3' }, /There is no card from 1 to 3 here/],
  [{ paper: 'huge' }, /is not a paper size/],
  [{ flip: 'sideways' }, /Allowed choices are/],
  [{ box: true, cards: '901' }, /cannot be used with/],
  [{ out: '/tmp/x.pdf' }, /There is no option out/],
  [{ pdfx: true, outputIntent: '/dev/zero' }, /There is no option outputIntent/],
  [{ profile: 'shop', shopProof: '/tmp/x.pdf' }, /shopProof is true or false/],
  [{ constructor: 'x' }, /There is no option constructor/],
  [{ duplex: 'yes' }, /duplex is true or false/],
  [{ cards: true }, /cards needs a text/],
  [{ changed: 'HEAD' }, /There is no option changed/],
])('%j is refused with a reason', async (options, reason) => {
  const { status, json } = await print(options);
  expect({ status, error: json.error }).toEqual({ status: 422, error: expect.stringMatching(reason) });
});

test('several files come as a zip: a PDF and the proof for a shop, pictures, a table', async () => {
  const zipped = async (options: object) => {
    const { status, headers, body } = await print({ cards: '901', ...options });
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'application/zip' });
    const about = JSON.parse(decodeURIComponent(`${headers['x-ecos-print']}`));
    return { files: unzipSync(body), about };
  };
  const shop = await zipped({ profile: 'shop', shopProof: true });
  expect(Object.keys(shop.files).sort()).toEqual(['my-set/cards.pdf', 'my-set/proof.pdf']);
  const pictures = await zipped({ png: true, duplex: true });
  expect(Object.keys(pictures.files)).toEqual(
    expect.arrayContaining(['my-set/pictures/my-set-901.png', 'my-set/pictures/back-brown.png']),
  );
  const { files, about } = await zipped({ tabletop: true });
  // The saves name the pictures where they will be.
  const { FaceURL } = JSON.parse(strFromU8(files['my-set/tabletop-simulator/brown.json']!)).ObjectStates[0]
    .CustomDeck[1];
  const place = join(about.into, 'my-set', 'tabletop-simulator', 'brown-1.png');
  expect(FaceURL).toBe(pathToFileURL(place).href);
  expect(about.into).toMatch(/Tabletop Simulator.Saves.Saved Objects$/);
});

test('the server returns the texts of the last table that a host keeps beside the set', async () => {
  const last = () => ask('GET', '/api/earlier?since=last%20table');
  expect(await last()).toMatchObject({
    status: 422,
    json: { error: expect.stringMatching(/^There is no table of ecos host with this set in/) },
  });
  await openedHost({ path: here.folder, data: join(here.around, 'playtests') });
  writeFileSync(join(here.folder, 'set.eco'), `${SET}# after the game\n`);
  expect((await last()).json).toEqual({ files: [{ file: 'set.eco', text: SET }] });
  writeFileSync(join(here.folder, 'set.eco'), SET);
});

test('the server prints one PDF at a time, and stops when the client goes away', async () => {
  const cancel = new AbortController();
  const first = print({ inherited: true }, { signal: cancel.signal });
  await expect.poll(async () => (await print({})).status, { timeout: 30_000 }).toBe(409);
  // The studio still answers while it prints.
  expect(await ask('GET', '/api/set')).toMatchObject({ status: 200 });
  cancel.abort();
  await expect(first).rejects.toThrow(/abort/i);
  await expect
    .poll(async () => (await print({ cards: '1' })).status, { timeout: 60_000, interval: 100 })
    .toBe(422);
});

test('the server returns the texts of the last commit or of another revision', async () => {
  const earlier = (since = '') => ask('GET', `/api/earlier${since && `?since=${encodeURIComponent(since)}`}`);
  expect(await earlier()).toMatchObject({
    status: 422,
    json: { error: expect.stringMatching(/is not in a git repository/) },
  });
  expect(await ask('GET', '/api/revisions')).toMatchObject({ status: 422 });
  init(here.folder);
  expect((await ask('GET', '/api/revisions')).json).toEqual({ revisions: [] });
  commit(here.folder, 'one');
  writeFileSync(join(here.folder, 'set.eco'), `${SET}# two\n`);
  mkdirSync(join(here.folder, 'blue'));
  writeFileSync(join(here.folder, 'blue', 'new.eco'), '# new\n');
  expect((await earlier()).json).toEqual({ files: [{ file: 'set.eco', text: SET }] });
  commit(here.folder, 'two');
  expect((await earlier()).json.files).toHaveLength(2);
  expect((await earlier('HEAD~1')).json).toEqual({ files: [{ file: 'set.eco', text: SET }] });
  const { revisions } = (await ask('GET', '/api/revisions')).json;
  expect(revisions).toMatchObject([{ title: 'two' }, { title: 'one' }]);
  expect(Date.parse(revisions[0].date)).toBeGreaterThan(Date.now() - 600_000);
  expect((await earlier(revisions[1].id)).json.files).toHaveLength(1);
  for (const since of ['nothing', '--all', '; touch x', '..']) {
    expect(await earlier(since)).toMatchObject({ status: 422, json: { error: expect.any(String) } });
  }
});

test.skipIf(process.platform === 'win32')('git that never ends does not stop the studio', async () => {
  init(here.folder);
  git(here.folder, 'config', 'include.path', 'pipe');
  spawnSync('mkfifo', [join(here.folder, '.git', 'pipe')]);
  const waiting = Promise.all([ask('GET', '/api/revisions'), ask('GET', '/api/earlier')]);
  let isWaiting = true;
  void waiting.finally(() => {
    isWaiting = false;
  });
  expect(await ask('GET', '/api/set')).toMatchObject({ status: 200 });
  expect(isWaiting).toBe(true);
  for (const answer of await waiting)
    expect(answer).toMatchObject({
      status: 422,
      json: { error: expect.stringMatching(/^Git did not answer within 10 seconds\.$/) },
    });
  rmSync(join(here.folder, '.git', 'pipe'));
});

test('cards with mistakes are not printed: the error names the mistake and its place', async () => {
  writeFileSync(join(here.folder, 'wrong.eco'), 'card 903 brown leaves 1 energy sun { gain 3 wather }\n');
  expect(await print({})).toMatchObject({
    status: 422,
    json: { error: 'Cards with mistakes are not printed. wrong.eco:1:45: There is no element `wather`.' },
  });
});
