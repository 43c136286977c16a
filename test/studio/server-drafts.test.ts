/** Drafts (unsaved texts), tested by real requests to the studio's server: they are never lost. */
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasModes, modeOf, ofAnotherSystem } from '../modes.ts';
import { type Asked, allDrafts, markOf, SET, save, setForEach, setOf, studioForAll } from './server-place.ts';

const here = setForEach();

/** How often a studio is killed, each time a little later. */
const KILLS = 2 * Number(process.env.SOAK ?? 1);

describe('unsaved texts', () => {
  const all = studioForAll();
  const keepNamed = ({ ask }: Asked, name: string, value: string | null, before?: string) =>
    ask('PUT', '/api/kept', { name, value, before });
  const nameOf = (file: string, page: string) => `ecos-draft / ${file} ${page}`;
  const keep = (studio: Asked, file: string, text: string, page = 'page') => {
    const value = JSON.stringify({ file, text, mark: null, kept: new Date().toISOString() });
    return keepNamed(studio, nameOf(file, page), value);
  };
  const inside = (folder: string) => readdirSync(folder, { recursive: true, withFileTypes: true });

  test('are restored after a studio is killed, from outside the folder, and not in another set', async () => {
    const studio = await here.open();
    expect(await keep(studio, 'set.eco', '# first\n')).toMatchObject({ status: 204 });
    await keep(studio, 'new.eco', '# new\n');
    await keep(studio, 'set.eco', '# typed\n');
    await studio.end('SIGKILL');
    mkdirSync(join(here.around, 'other'));
    expect(await allDrafts(await here.open('other'))).toEqual([]);
    expect(readdirSync(here.folder)).toEqual(['set.eco']);
    expect(here.textIn('set.eco')).toBe(SET);
    const next = await here.open();
    expect(await allDrafts(next)).toMatchObject([
      { file: 'set.eco', text: '# typed\n', mark: null },
      { file: 'new.eco', text: '# new\n' },
    ]);
    // And again, until they are dropped.
    await next.end('SIGKILL');
    const last = await here.open();
    await keepNamed(last, nameOf('new.eco', 'page'), null);
    expect(await allDrafts(last)).toMatchObject([{ file: 'set.eco' }]);
    await keepNamed(last, nameOf('set.eco', 'page'), null);
    expect(await allDrafts(last)).toEqual([]);
    await last.end();
    expect(await allDrafts(await here.open())).toEqual([]);
    const drafts = join(here.around, 'data', 'ecos-cards', 'drafts');
    expect(inside(drafts).filter((one) => one.isFile())).toEqual([]);
  });

  test('settings are kept for all sets, and games for their set, where only their owner can read them', async () => {
    const studio = await here.open();
    expect(await keepNamed(studio, 'ecos-theme', 'dark')).toMatchObject({ status: 204 });
    await keepNamed(studio, `ecos-game ${here.folder}`, '{}');
    await studio.end('SIGKILL');
    mkdirSync(join(here.around, 'other'));
    expect((await setOf(await here.open('other'))).kept).toEqual({ 'ecos-theme': 'dark' });
    const next = await here.open();
    const kept = { 'ecos-theme': 'dark', [`ecos-game ${here.folder}`]: '{}' };
    expect((await setOf(next)).kept).toEqual(kept);
    await keepNamed(next, 'ecos-theme', null);
    expect((await setOf(next)).kept).not.toHaveProperty('ecos-theme');
    const folder = join(here.around, 'data', 'ecos-cards', 'kept');
    if (hasModes)
      for (const file of readdirSync(folder)) expect(modeOf(statSync(join(folder, file)))).toBe('600');
  });

  test('are not dropped if another text is kept under their name by now', async () => {
    const { studio } = all;
    await keep(studio, 'set.eco', '# of one page\n');
    const [{ name, value }] = await allDrafts(studio);
    await keep(studio, 'set.eco', '# typed there since\n');
    await keepNamed(studio, name, null, value);
    expect(await allDrafts(studio)).toMatchObject([{ text: '# typed there since\n' }]);
    const [now] = await allDrafts(studio);
    await keepNamed(studio, name, null, now.value);
    expect(await allDrafts(studio)).toEqual([]);
  });

  test.runIf(hasModes)(`can be read by their owner only${ofAnotherSystem}`, async () => {
    await keep(await here.open(), 'set.eco', '# first\n');
    const data = join(here.around, 'data');
    for (const place of inside(data)) {
      const mode = modeOf(statSync(join(place.parentPath, place.name)));
      if (place.isDirectory()) expect([place.name, mode]).toEqual([place.name, '700']);
      else if (place.name.endsWith('.json')) expect([place.name, mode]).toEqual([place.name, '600']);
    }
    expect(modeOf(statSync(data))).toBe('700');
  });

  test('of two pages of one studio do not replace each other', async () => {
    const { studio } = all;
    await keep(studio, 'set.eco', '# one\n', 'one');
    await keep(studio, 'set.eco', '# tw\n', 'two');
    await keep(studio, 'set.eco', '# two\n', 'two');
    expect(await allDrafts(studio)).toMatchObject([{ text: '# two\n' }, { text: '# one\n' }]);
    await keepNamed(studio, nameOf('set.eco', 'two'), null);
    expect(await allDrafts(studio)).toMatchObject([{ text: '# one\n' }]);
    await keepNamed(studio, nameOf('set.eco', 'one'), null);
    expect(await allDrafts(studio)).toEqual([]);
  });

  test('are stored once the request is answered, whenever the studio is killed', async () => {
    const long = `${'# long enough to be written in parts\n'.repeat(5_000)}# `;
    let studio = await here.open();
    for (let kill = 1, n = 0; kill <= KILLS; kill++) {
      let mark = await markOf(studio, 'set.eco');
      const sent = { kept: 0, saved: 0 };
      const answered = { kept: 0, saved: 0 };
      const { ask } = studio;
      const typing = (async () => {
        for (;;) {
          sent.kept = ++n;
          await keep({ ask }, 'draft.eco', `${long}${n}`);
          answered.kept = n;
          sent.saved = n;
          mark = (await save({ ask }, 'set.eco', `${long}${n}`, mark)).json.mark;
          answered.saved = n;
        }
      })().catch(() => undefined);
      const first = n;
      await expect
        .poll(() => answered.saved, { interval: 1, timeout: 60_000 })
        .toBeGreaterThan(first + (kill % 3));
      // At some moment during the next drafts.
      await new Promise((wait) => setTimeout(wait, 7 * (1 + (kill % 3))));
      await studio.end('SIGKILL');
      await typing;
      studio = await here.open();
      const draft = (await allDrafts(studio)).find((one) => one.file === 'draft.eco')!;
      for (const [text, what] of [
        [draft.text, 'kept'],
        [here.textIn('set.eco'), 'saved'],
      ] as const) {
        expect(text.slice(0, long.length) === long).toBe(true);
        expect([answered[what], sent[what]]).toContain(Number(text.slice(long.length)));
      }
    }
  });

  test('of two studios of one set do not replace each other', async () => {
    const [one, two] = [await here.open(), await here.open()];
    await keep(one, 'set.eco', '# one\n', 'one');
    await keep(two, 'set.eco', '# two\n', 'two');
    for (const studio of [one, two])
      expect(await allDrafts(studio)).toMatchObject([{ text: '# two\n' }, { text: '# one\n' }]);
    await Promise.all([one.end('SIGKILL'), two.end('SIGKILL')]);
    const next = await here.open();
    const drafts = await allDrafts(next);
    expect(drafts.map(({ text }) => text)).toEqual(['# two\n', '# one\n']);
    await keepNamed(next, drafts[0].name, null);
    expect(await allDrafts(next)).toMatchObject([{ text: '# one\n' }]);
  });
});
