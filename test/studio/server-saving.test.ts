/** Saving, tested by real requests to the studio's server: what is written where, and what is reported about it. */
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { markOf, SET, save, setForEach, setOf, studioForAll } from './server-place.ts';
import type { Followed } from './studio.ts';

const here = setForEach();

/** Waits for the change to a text that another program writes in place; half of the text may be reported before it. */
async function written(changes: Followed, text: string): Promise<{ file: string }> {
  for (;;) {
    const change = await changes.next();
    if (change.text === text) return change;
    // A set that extends no other one any more has other words and drawings.
    if (!('lookMark' in change)) expect(text).toContain(change.text);
  }
}

describe('saving', () => {
  const all = studioForAll({
    'windows.eco': '# one\r\n# two\r\n',
    'mixed.eco': '# one\r\n# two\n# three\r# four\n',
    'marked.eco': '\ufeff# one\r\n',
    'kept.eco': '# kept\n',
  });

  test('replaces the text that was read, and creates new files and folders', async () => {
    const { studio } = all;
    const mark = await markOf(studio, 'set.eco');
    const saved = await save(studio, 'set.eco', `${SET}# more\n`, mark);
    expect(saved).toMatchObject({ status: 200, json: { mark: expect.not.stringMatching(mark) } });
    expect(all.textIn('set.eco')).toBe(`${SET}# more\n`);
    expect(await save(studio, 'set.eco', SET, saved.json.mark)).toMatchObject({
      status: 200,
      json: { mark },
    });
    expect(await save(studio, 'blue/more.eco', '# new\r\n', null)).toMatchObject({ status: 200 });
    expect(all.textIn('blue/more.eco')).toBe('# new\r\n');
    const files = (await setOf(studio)).files.map((one: { file: string }) => one.file);
    expect(files).toEqual(expect.arrayContaining(['blue/more.eco', 'set.eco']));
  });

  test('overwrites nothing unasked: the answer is the other text on the disk', async () => {
    const { studio } = all;
    const mark = await markOf(studio, 'set.eco');
    writeFileSync(join(all.folder, 'set.eco'), '# from elsewhere\n');
    const conflict = await save(studio, 'set.eco', '# mine\n', mark);
    expect(conflict).toMatchObject({ status: 409, json: { text: '# from elsewhere\n' } });
    expect(all.textIn('set.eco')).toBe('# from elsewhere\n');
    // With the mark of the new text, it does.
    expect(await save(studio, 'set.eco', '# mine\n', conflict.json.mark)).toMatchObject({ status: 200 });
    expect(all.textIn('set.eco')).toBe('# mine\n');
    // A file that seemed new exists by now.
    expect(await save(studio, 'set.eco', '# other\n', null)).toMatchObject({
      status: 409,
      json: { text: '# mine\n' },
    });
    // A deleted file does not come back by itself.
    rmSync(join(all.folder, 'set.eco'));
    expect(await save(studio, 'set.eco', '# other\n', mark)).toMatchObject({
      status: 409,
      json: { text: null, mark: null },
    });
    expect(existsSync(join(all.folder, 'set.eco'))).toBe(false);
    // A text that is already on the disk counts as saved.
    writeFileSync(join(all.folder, 'set.eco'), '# the same\n');
    expect(await save(studio, 'set.eco', '# the same\n', mark)).toMatchObject({ status: 200 });
  });

  test('keeps the line endings on the disk, and the page sees one kind', async () => {
    const { studio } = all;
    const { files } = await setOf(studio);
    const [mixed, windows] = ['mixed.eco', 'windows.eco'].map((name) =>
      files.find(({ file }: { file: string }) => file === name),
    );
    expect([mixed.text, windows.text]).toEqual(['# one\n# two\n# three\n# four\n', '# one\n# two\n']);
    const changes = await studio.follow();
    const saved = await save(studio, 'windows.eco', '# one\n# two\n# three\n', windows.mark);
    expect(all.textIn('windows.eco')).toBe('# one\r\n# two\r\n# three\r\n');
    expect(await changes.next()).toMatchObject({ text: '# one\n# two\n# three\n', mark: saved.json.mark });
    expect(await save(studio, 'windows.eco', '# two\n', windows.mark)).toMatchObject({
      status: 409,
      json: { text: '# one\n# two\n# three\n', mark: saved.json.mark },
    });
    // Saving the same text does not change the file.
    expect(await save(studio, 'windows.eco', '# one\n# two\n# three\n', null)).toMatchObject({
      status: 200,
      json: saved.json,
    });
    await save(studio, 'mixed.eco', '# one\n', mixed.mark);
    expect(all.textIn('mixed.eco')).toBe('# one\n');
    expect((await changes.next()).file).toBe('mixed.eco');
    expect(await changes.rest(100)).toEqual([]);
  });

  test('never shows other programs half a text, and leaves no other file behind', async () => {
    const { studio } = all;
    const texts = ['a', 'b'].map((letter) => `# ${letter.repeat(2 ** 20)}\n`);
    const before = readdirSync(all.folder);
    let mark = (await save(studio, 'long.eco', texts[0], null)).json.mark;
    const seen = new Set<string>();
    for (let round = 1; round <= 6; round++) {
      let isDone = false;
      const saving = save(studio, 'long.eco', texts[round % 2], mark).finally(() => {
        isDone = true;
      });
      while (!isDone) {
        seen.add(all.textIn('long.eco'));
        await new Promise((next) => setImmediate(next));
      }
      mark = (await saving).json.mark;
    }
    expect([...seen].map((text) => texts.indexOf(text)).sort()).toEqual([0, 1]);
    expect(readdirSync(all.folder).sort()).toEqual([...before, 'long.eco'].sort());
  });

  test.each([
    ['../other.eco', /leads out of the folder/],
    ['a/../../other.eco', /leads out of the folder/],
    ['/tmp/other.eco', /is an absolute path/],
    ['..\\other.eco', /has characters/],
    ['set.eco:stream.eco', /has characters/],
    ['./set.eco', /is not the path of a file/],
    ['.eco', /is a hidden file/],
    ['.git/hooks/x.eco', /is a hidden file/],
    ['', /is not the path of a file/],
    ['set.txt', /is not a card file/],
    ['set.ECO', /is not a card file/],
    ['a\u001b[2J\u202e\n.eco', /^a\ufffd\[2J\ufffd\ufffd\.eco has characters/],
  ])('refuses %j', async (file, reason) => {
    const { studio, around } = all;
    const before = readdirSync(around, { recursive: true }).sort();
    const { status, json } = await studio.ask('PUT', '/api/files', { file, text: '# x\n', mark: null });
    expect({ status, error: json.error }).toEqual({ status: 400, error: expect.stringMatching(reason) });
    expect(readdirSync(around, { recursive: true }).sort()).toEqual(before);
  });

  test('makes no file that is deeper than ten folders, and says no absolute path', async () => {
    const { studio, around } = all;
    const before = readdirSync(around, { recursive: true }).sort();
    const tooDeep = await save(studio, `${'d/'.repeat(11)}x.eco`, '# x\n', null);
    const tooLong = await save(studio, `${'x'.repeat(300)}.eco`, '# x\n', null);
    expect([tooDeep.status, tooDeep.json.error]).toEqual([422, 'A new file may be at most 10 folders deep.']);
    expect([tooLong.status, tooLong.json.error]).toEqual([
      422,
      expect.stringMatching(/^x+\.eco cannot be written: the name is too long\.$/),
    ]);
    expect(readdirSync(around, { recursive: true }).sort()).toEqual(before);
    expect((await save(studio, `${'d/'.repeat(10)}x.eco`, '# x\n', null)).status).toBe(200);
  });

  describe.skipIf(process.platform === 'win32')('follows no symbolic link', () => {
    const linked = studioForAll({
      '../outside.eco': '# outside\n',
      '../elsewhere/note.txt': '',
      'inside/note.txt': '',
      'file.eco': '-> ../outside.eco',
      'broken.eco': '-> ../nowhere.eco',
      folder: '-> ../elsewhere',
      near: '-> inside',
      'folder.eco/note.txt': '',
    });

    test('when it reads', async () => {
      expect(await setOf(linked.studio)).toMatchObject({
        files: [{ file: 'set.eco' }],
        refused: [
          expect.stringMatching(/file\.eco is a link out/),
          expect.stringMatching(/folder is a link out/),
        ],
      });
    });

    test.each([
      ['file.eco', /is a link/],
      ['broken.eco', /is a link/],
      ['folder/new.eco', /is a link/],
      ['near/new.eco', /is a link/],
      ['folder.eco', /is not a file/],
      ['set.eco/new.eco', /is not a folder/],
    ])('when it saves %s', async (file, reason) => {
      const before = readdirSync(linked.around, { recursive: true }).sort();
      const { status, json } = await save(linked.studio, file, '# x\n', null);
      expect({ status, error: json.error }).toEqual({ status: 422, error: expect.stringMatching(reason) });
      expect(linked.textIn('../outside.eco')).toBe('# outside\n');
      expect(readdirSync(linked.around, { recursive: true }).sort()).toEqual(before);
    });
  });

  test('refuses files that are read-only or not UTF-8', async () => {
    const { studio } = all;
    chmodSync(join(all.folder, 'kept.eco'), 0o444);
    writeFileSync(join(all.folder, 'latin.eco'), Buffer.from('# \xe9\n', 'latin1'));
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

describe('changes on the disk', () => {
  const all = studioForAll();
  test('are reported: replaced, new, overwritten and deleted files, and a missing folder', async () => {
    const { studio } = all;
    const { at } = await setOf(studio);
    const changes = await studio.follow();
    all.putElsewhere('set.eco', '# other\n');
    expect(await changes.next()).toMatchObject({ file: 'set.eco', text: '# other\n', at: at + 1 });
    mkdirSync(join(all.folder, 'blue'));
    writeFileSync(join(all.folder, 'blue', 'new.eco'), '# new\n');
    expect(await written(changes, '# new\n')).toMatchObject({ file: 'blue/new.eco' });
    writeFileSync(join(all.folder, 'set.eco'), '# written over\n');
    expect(await written(changes, '# written over\n')).toMatchObject({ file: 'set.eco' });
    renameSync(join(all.folder, 'blue', 'new.eco'), join(all.folder, 'blue', 'renamed.eco'));
    expect(await changes.next()).toMatchObject({ file: 'blue/renamed.eco', text: '# new\n' });
    expect(await changes.next()).toMatchObject({ file: 'blue/new.eco', gone: true });
    rmSync(join(all.folder, 'blue'), { recursive: true });
    expect(await changes.next()).toMatchObject({ file: 'blue/renamed.eco', gone: true });
    const { files } = await setOf(studio);
    expect(files).toMatchObject([{ file: 'set.eco', mark: expect.stringMatching(/^[0-9a-f]{16}$/) }]);
    // Without the folder nothing is saved, and the texts stay.
    renameSync(all.folder, `${all.folder}-moved`);
    const refused = [expect.stringMatching(/my-set is no longer there\. Nothing is saved until it is back/)];
    expect(await changes.next()).toMatchObject({ refused });
    expect(await setOf(studio)).toMatchObject({ files, refused });
    const saved = await save(studio, 'set.eco', '# mine\n', files[0].mark);
    expect(saved).toMatchObject({ status: 422, json: { error: refused[0] } });
    expect(existsSync(all.folder)).toBe(false);
    renameSync(`${all.folder}-moved`, all.folder);
    expect(await changes.next()).toMatchObject({ refused: [] });
  });

  test('by a page are reported only to the other pages', async () => {
    const { studio } = all;
    const [mine, other] = await Promise.all(
      ['mine', 'other'].map((page) => studio.follow({ 'x-ecos-page': page })),
    );
    const mark = await markOf(studio, 'set.eco');
    const body = { file: 'set.eco', text: '# mine\n', mark };
    await studio.ask('PUT', '/api/files', body, { headers: { 'x-ecos-page': 'mine' } });
    expect(await other.next()).toMatchObject({ file: 'set.eco', text: '# mine\n' });
    all.putElsewhere('set.eco', '# elsewhere\n');
    expect(await mine.next()).toMatchObject({ text: '# elsewhere\n' });
    expect(await mine.rest(100)).toEqual([]);
  });

  test('that a page has missed are returned once, in their last state', async () => {
    const { studio } = all;
    const [changes, seen] = [await studio.follow(), await studio.follow()];
    all.putElsewhere('set.eco', '# one\n');
    await seen.next();
    all.putElsewhere('set.eco', '# two\n');
    await seen.next();
    expect(await changes.next()).toMatchObject({ text: '# two\n' });
    expect(await changes.rest(100)).toEqual([]);
  });
});

test('when two studios open one set, a save in one appears in the other, and they do not accept the same key', async () => {
  const [one, two] = [await here.open(), await here.open()];
  const changes = await two.follow();
  const mark = await markOf(two, 'set.eco');
  await save(one, 'set.eco', '# one\n', mark);
  expect(await changes.next()).toMatchObject({ file: 'set.eco', text: '# one\n' });
  expect(await save(two, 'set.eco', '# two\n', mark)).toMatchObject({
    status: 409,
    json: { text: '# one\n' },
  });
  const stranger = await two.ask('GET', '/api/set', undefined, { headers: { 'x-ecos-key': one.key } });
  expect(stranger.status).toBe(403);
});
