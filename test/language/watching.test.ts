/** The server learns of changes on disk through its own file watching, and reads only the files that changed. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { diskHost } from '../../cli/language/host.ts';
import type { SourceText } from '../../compiler/index.ts';
import { ServerSession } from '../../language/server/session.ts';
import { pngFile } from '../print/fixtures/art.ts';
import { workspace } from '../workspace.ts';
import { connect } from './client.ts';

const card = (number: number) => `card ${number} brown leaves 2 energy sun { gain 1vp }\n`;

let session: ServerSession | undefined;
afterEach(() => session?.end());

/** A session on a folder, and the files it reads. */
function watched() {
  const folder = mkdtempSync(join(tmpdir(), 'watching-'));
  const put = (name: string, text = card(900)) => writeFileSync(join(folder, name), text);
  const read: string[] = [];
  const host = diskHost();
  const opened = new ServerSession(
    {
      ...host,
      textsIn: (roots) => {
        read.push(...roots);
        return host.textsIn(roots);
      },
      textOf: (file) => {
        read.push(file);
        return host.textOf(file);
      },
    },
    () => undefined,
    () => undefined,
  );
  session = opened;
  /** Waits until the session's texts equal those on disk. */
  const settled = async () => {
    const listed = (texts: Iterable<SourceText>) =>
      [...texts].map(({ file, text }) => `${file}\n${text}`).sort();
    await expect
      .poll(() => listed(opened.workspace.texts.values()), { timeout: 20_000, interval: 5 })
      .toEqual(listed(host.textsIn([folder]).texts));
  };
  return { folder, put, read, settled, opened };
}

test('only files that changed are read again', async () => {
  const { folder, put, read, settled, opened } = watched();
  mkdirSync(join(folder, 'more'));
  for (const name of ['a.eco', 'b.eco', 'more/c.eco']) put(name);
  opened.setFolders([folder]);
  read.length = 0;
  put('more/c.eco', card(901));
  await settled();
  expect(new Set(read)).toEqual(new Set([join(folder, 'more', 'c.eco')]));
  read.length = 0;
  put('notes.txt', 'nothing to do with cards');
  put('.hidden.eco', card(902));
  put('d.eco', card(903));
  rmSync(join(folder, 'b.eco'));
  await settled();
  expect(
    read.every((path) => /[bd]\.eco$|hidden/.test(path)),
    `${read}`,
  ).toBe(true);
});

test('folders that are added, removed and moved are followed, with all their files', async () => {
  const { folder, put, read, settled, opened } = watched();
  put('a.eco');
  opened.setFolders([folder]);
  read.length = 0;
  mkdirSync(join(folder, 'one', 'two'), { recursive: true });
  put('one/two/b.eco');
  await settled();
  mkdirSync(join(folder, 'odd.eco'));
  put('odd.eco/c.eco');
  await settled();
  renameSync(join(folder, 'one'), join(folder, 'three'));
  await settled();
  put('three/two/b.eco', card(905));
  await settled();
  symlinkSync(join(folder, 'three'), join(folder, 'four'));
  rmSync(join(folder, 'odd.eco'), { recursive: true });
  await settled();
  expect([...opened.workspace.texts.keys()].sort()).toEqual(
    ['a.eco', 'three/two/b.eco'].map((name) => join(folder, name)),
  );
  expect(read).not.toContain(folder);
  expect(read).not.toContain(join(folder, 'a.eco'));
});

test('a workspace folder that is removed and restored is read again', async () => {
  const { folder, put, settled, opened } = watched();
  put('a.eco');
  opened.setFolders([folder]);
  renameSync(folder, `${folder}-away`);
  await settled();
  expect(opened.workspace.texts.size).toBe(0);
  renameSync(`${folder}-away`, folder);
  await settled();
  put('a.eco', card(906));
  await settled();
  expect(opened.workspace.texts.size).toBe(1);
});

test('an error of a picture goes when the picture is there', async () => {
  const { at, put } = workspace({ 'set.eco': `set s "S" extends first-continent\n${card(900)}` });
  const client = await connect(diskHost(), { rootUri: `${pathToFileURL(at())}` });
  const uri = `${pathToFileURL(at('set.eco'))}`;
  const codes = () => client.published.get(uri)?.diagnostics.map(({ code }) => code);
  await client.open(uri, `set s "S" extends first-continent\n${card(900).replace('{', 'art "a.png" {')}`);
  await expect.poll(codes, { timeout: 20_000 }).toEqual(['ECO412']);
  put({ 'a.png': pngFile(2, 2) });
  await expect.poll(codes, { timeout: 20_000 }).toEqual([]);
  await client.end();
});
