import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import type { Compilation } from '../load/compilation.ts';
import { compileSources } from '../load/compile-sources.ts';
import { loadSets } from '../load/sets.ts';
import { sourcesOf } from '../load/sources/sources.ts';
import { workspaceCompiler } from './in-workspace.ts';

const card = (number: number, steps: string) => `card ${number} brown leaves 2 energy sun { ${steps} }\n`;

/** What a command reports about sets. Of scenarios only the titles, because no command reports their positions. */
const reported = ({ sets, problems, unlisted, broken }: Compilation) => ({
  sets: sets.map(({ program, files, scenarios, brokenScenarios }) => ({
    ...{ program, files },
    scenarios: scenarios.map(({ title }) => title),
    broken: brokenScenarios.map(({ title }) => title),
  })),
  ...{ problems, unlisted, broken },
});

test.each([
  ['a folder', ['cards']],
  ['a folder by a longer path', ['./cards/../cards/']],
  ['the folder of all sets', ['.']],
  ['a file and a folder', ['cards/b.eco', 'other']],
  ['a folder inside another', ['cards', 'cards/deep']],
  ['a bundled set', ['first-continent', 'other']],
])('%s compiles to the same result with and without a workspace, after every change', (_, paths) => {
  const folder = mkdtempSync(join(tmpdir(), 'in-workspace-'));
  for (const name of ['cards/deep', 'other']) mkdirSync(join(folder, name), { recursive: true });
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
  put('cards/a.eco', 'set mine "Mine" extends first-continent\nanimal hare x3 on desert\n');
  put(
    'cards/b.eco',
    `${card(901, 'place hare; gain 1vp')}scenario "s" { layout standard do card 901; expect 1vp }\n`,
  );
  put('cards/deep/c.eco', card(902, 'place lyon; gain 1vp'));
  put('other/d.eco', `set yours "Yours" extends mine\n${card(903, 'place hare; gain 1vp')}`);
  const places = paths.map((path) =>
    path === 'first-continent' ? path : relative('.', join(folder, path)) || '.',
  );
  const compileTexts = workspaceCompiler(places);
  const compare = () => {
    const sources = sourcesOf(places);
    expect(reported(compileSources(sources, compileTexts))).toEqual(reported(compileSources(sources)));
  };
  compare();
  put('cards/b.eco', card(901, 'place hair; gain 1 vpp'));
  compare();
  put('other/d.eco', `set yours "Yours" extends mine\n${card(901, 'place hare').repeat(2)}`);
  compare();
  put('cards/deep/c.eco', 'set deep "Deep" extends mine\nanimal lyon x2 on water\n');
  compare();
  put('cards/new.eco', card(904, 'gain 1vp'));
  compare();
  rmSync(join(folder, 'cards', 'new.eco'));
  compare();
  rmSync(folder, { recursive: true });
});

test('a set that a change does not affect is not compiled again', async () => {
  // The bundled sets are cached, as after any other command.
  await loadSets([]);
  const folder = mkdtempSync(join(tmpdir(), 'in-workspace-'));
  for (const name of ['one', 'two']) mkdirSync(join(folder, name));
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
  put('one/set.eco', `set one "One" extends first-continent\n${card(901, 'gain 1vp')}`);
  put(
    'two/set.eco',
    `set two "Two" extends first-continent\n${card(902, 'gain 1vp')}${card(903, 'gain 2vp')}`,
  );
  const compileTexts = workspaceCompiler([folder]);
  const compiled = () => compileSources(sourcesOf([folder]), compileTexts).sets.map(({ program }) => program);
  const [one, two] = compiled();
  put(
    'two/set.eco',
    `set two "Two" extends first-continent\n${card(902, 'gain 3vp')}${card(903, 'gain 2vp')}`,
  );
  const [oneAfter, twoAfter] = compiled();
  expect(oneAfter).toBe(one);
  expect(twoAfter).not.toEqual(two);
  rmSync(folder, { recursive: true });
});
