/** `ecos check --watch` as a real process, while files are edited. */
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { startEcos } from '../ecos.ts';
import { pngFile } from '../print/fixtures/art.ts';
import { type Workspace, workspace } from '../workspace.ts';

const card = (number: number, kind = 'water') =>
  `card ${number} brown\n  leaves 2\n  energy sun\n{ place ${kind}; gain 1vp per adjacent water }\n`;

let place: Workspace;
let watching: ReturnType<typeof startEcos>;

beforeEach(async () => {
  place = workspace();
  put('one.eco', card(501));
  watching = startEcos(['check', 'cards', '--watch'], { cwd: place.folder });
  await nextOutput(/Watching/);
});

const put = (name: string, text: string | Uint8Array) => place.put({ [`cards/${name}`]: text });
const output = () => watching.output.out + watching.output.err;

/** Waits until the output matches, clears it, and returns it. */
async function nextOutput(what: RegExp): Promise<string> {
  await vi.waitFor(() => expect(output()).toMatch(what), { timeout: 60_000, interval: 5 });
  const all = output();
  Object.assign(watching.output, { out: '', err: '' });
  return all;
}

test('reports new and fixed problems of changed, new and deleted files, and continues after errors', async () => {
  put('one.eco', card(501, 'watr'));
  const broken = await nextOutput(/✗/);
  expect(broken).toContain('cards/one.eco:4:9: error ECO202');
  put('two.eco', card(502, 'foret'));
  const second = await nextOutput(/✗.*2 errors/);
  expect(second).toContain('cards/two.eco:4:9');
  expect(second).not.toContain('one.eco');
  put('one.eco', `# a line more\n${card(501)}`);
  expect(await nextOutput(/1 error/)).toMatch(/^fixed cards\/one\.eco: ECO202: .*\n✗ [^\n]*\n$/);
  rmSync(place.at('cards', 'two.eco'));
  expect(await nextOutput(/no problems/)).toMatch(
    /^fixed cards\/two\.eco.*\n✓ 1 set, 1 card.*: no problems\n$/,
  );
});

test('reports texts that are too long for their cards', async () => {
  const long = Array.from({ length: 12 }, () => 'place water adjacent to water').join(';\n  ');
  put('one.eco', card(501).replace('place water', long));
  expect(await nextOutput(/! 1 set/)).toMatch(/^cards\/one\.eco:4:3: warning ECO715: The text is too long/);
  put('one.eco', card(501));
  expect(await nextOutput(/no problems/)).toMatch(/^fixed cards\/one\.eco: ECO715/);
});

test('reports pictures that cannot be used, and notices when they come, change and go', async () => {
  put('one.eco', card(501).replace('energy sun', 'energy sun\n  art "art/rain.png"'));
  expect(await nextOutput(/✗/)).toContain('cards/one.eco:4:7: error ECO412');
  put('art/rain.png', pngFile(2, 2));
  expect(await nextOutput(/no problems/)).toMatch(/^fixed cards\/one\.eco: ECO412/);
  put('art/rain.png', 'no picture');
  expect(await nextOutput(/✗/)).toContain('it is no PNG, JPEG or SVG');
});

test('notices new folders with all their files, new sets, and changes of a set', async () => {
  mkdirSync(place.at('cards', 'deep', 'er'), { recursive: true });
  put('deep/er/three.eco', card(503, 'watr'));
  expect(await nextOutput(/✗/)).toContain('cards/deep/er/three.eco:4:9');
  put('deep/er/three.eco', card(503, 'ant'));
  await nextOutput(/`ant`[\s\S]*✗/);
  put('set.eco', 'set mine "Mine" extends first-continent\nanimal ant x4 on grassland\n');
  expect(await nextOutput(/no problems/)).toMatch(/^fixed .*three\.eco/);
  put('set.eco', 'set mine "Mine" extends nothing\nanimal ant x4 on grassland\n');
  expect(await nextOutput(/✗/)).toContain('error ECO502');
});

test('prints nothing for a save without changes, and one result for many writes in a row', async () => {
  put('one.eco', card(501));
  await setTimeout(300);
  expect(output()).toBe('');
  // Like editors that save by emptying the file, writing a new one next to it in two steps, and renaming that.
  put('one.eco', '');
  put('.one.eco.swp', 'half');
  put('one.eco~', card(501, 'watr'));
  renameSync(place.at('cards', 'one.eco~'), place.at('cards', 'one.eco'));
  const once = await nextOutput(/✗/);
  await setTimeout(300);
  expect((once + output()).match(/[✓✗]/g)).toHaveLength(1);
});

test('reports a folder that disappears once, and watches it again when it is back', async () => {
  renameSync(place.at('cards'), place.at('elsewhere'));
  expect(await nextOutput(/\n/)).toMatch(/^ecos: cards cannot be read: .*\.\n$/);
  renameSync(place.at('elsewhere'), place.at('cards'));
  await nextOutput(/no problems/);
  put('one.eco', card(501, 'watr'));
  await nextOutput(/✗/);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'ends cleanly on %s',
  async (signal) => {
    watching.child.kill(signal);
    expect(await watching.ended).toMatchObject({ code: 0, signal: null });
    expect(output()).toBe('');
  },
  30_000,
);

test('refuses standard input, the format github and a missing path', () => {
  for (const [args, reason] of [
    [['-'], /^ecos: --watch .*input.*\.$/],
    [['cards', '--format', 'github'], /^ecos: --watch .*github\.$/],
    [['nowhere'], /nowhere cannot be read/],
  ] as const)
    expect(place.refused('check', '--watch', ...args)).toMatch(reason);
});
