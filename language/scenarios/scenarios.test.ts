/** Scenarios of a workspace: the same as `ecos test` runs, with the same results. */
import { expect, test } from 'vitest';
import { bundledCopies, workspaceOf } from '../../test/language/workspaces.ts';
import { makeOffsetFinder } from '../workspace/offsets.ts';
import { fileCompilation } from '../workspace/sets.ts';
import { edit, type Workspace } from '../workspace/workspace.ts';
import { filmScenario, recordRun } from './films.ts';
import { fileLenses } from './lenses.ts';
import { fileScenarios, scenariosBelow } from './scenarios.ts';

const copies = bundledCopies();
const texts = Object.entries(copies).map(([file, text]) => ({ file, text }));
const bundled = workspaceOf(copies);

test('all bundled scenarios are found in their files, pass, and have a film of their lines', () => {
  const { scenarios, problems } = scenariosBelow(bundled, '/cards');
  const all = new Set(texts.flatMap(({ file }) => fileCompilation(bundled, file)?.set.scenarios ?? []));
  expect(problems).toEqual([]);
  expect(scenarios).toHaveLength(all.size);
  expect(all.size).toBeGreaterThan(280);
  for (const one of scenarios) {
    const run = recordRun(bundled, one);
    expect(run.failed).toBeUndefined();
    expect(filmScenario(bundled, one.file, one.to - 1)).toEqual(run.film);
    for (const { from, to } of run.film) expect(from > one.from && to <= one.to).toBe(true);
  }
});

test('the lens on a card counts the scenarios that use it', () => {
  for (const { file, text } of texts) {
    for (const { from, title, scenarios } of fileLenses(bundled, file)) {
      const [kind, number] = text.slice(from).split(/\s+/);
      if (kind === 'scenario') continue;
      expect(title).toMatch(
        scenarios.length === 0 ? /^no scenario$/ : new RegExp(`^▶ ${scenarios.length} scen`),
      );
      for (const { scenario } of scenarios) {
        expect(JSON.stringify(scenario)).toMatch(new RegExp(`"(card|feature)":${number}\\b`));
      }
    }
  }
});

test('lenses of an edited workspace are those of a fresh one', () => {
  const [{ file, text }] = texts.filter(({ text }) => /\bscenario\b/.test(text));
  const offset = text.indexOf('expect');
  const changed = { file, text: `${text.slice(0, offset)}expect 99vp; ${text.slice(offset)}` };
  const edited = edit(bundled, [changed]);
  const fresh = workspaceOf({ ...copies, [file]: changed.text });
  const titles = (workspace: Workspace) => fileLenses(workspace, file).map(({ title }) => title);
  expect(titles(edited)).toEqual(titles(fresh));
  expect(titles(edited)).not.toEqual(titles(bundled));
  expect(makeOffsetFinder(edited)({ file, line: 1, column: 1 })).toBe(0);
});

test('a scenario that triggers a card that waits is one of that card', () => {
  const text = `card 901 brown leaves 1 energy sun { when a lion is placed by another player { gain 1vp; }; at end { gain 2vp; } }
card 902 brown leaves 1 energy water { when a mountain is removed { gain 3vp; } }
scenario "fired" { board "d w" given 2 players; given card 901 active; given card 902 active; do player 2 { place lion }; expect 1vp; }
scenario "not by me" { board "d w" given 2 players; given card 901 active; do { place lion }; expect 0vp; }
scenario "at end" { board "d w" given card 901 kept; do end of game; expect 2vp; }
`;
  const titles = fileLenses(workspaceOf({ '/a.eco': text }), '/a.eco').map(({ title }) => title);
  expect(titles.slice(0, 2)).toEqual(['▶ 2 scenarios do it', 'no scenario']);
});

test('positions are correct in lines that end with a carriage return', () => {
  const text = '# é 🦁\r\nscenario "x" {\r\n  board "d"\r\n  do { gain 1vp }\r\n  expect 1vp\r\n}\r\n';
  const workspace = workspaceOf({ '/a.eco': text });
  const [one] = fileScenarios(workspace, '/a.eco');
  expect(text.slice(one.from, one.to)).toMatch(/^scenario.*\}$/s);
  const film = filmScenario(workspace, '/a.eco', one.from) ?? [];
  expect(film.map(({ from, to }) => text.slice(from, to))).toEqual(['do { gain 1vp }', 'expect 1vp']);
});

test('scenarios of a card with a mistake, and scenarios with mistakes, are counted as not run', () => {
  const card = 'card 901 brown leaves 1 energy sun { gain 1vp; }\n';
  const scenario = (n: number) => `scenario "${n}" { board "a" where a = water do card 901; expect 1vp; }\n`;
  const lensesOf = (text: string) => fileLenses(workspaceOf({ '/a.eco': text }), '/a.eco');
  const [before] = lensesOf(card + scenario(1) + scenario(2));
  expect(before).toMatchObject({ title: '▶ 2 scenarios do it', scenarios: [{ title: '1' }, { title: '2' }] });
  const [broken] = lensesOf(card.replace('gain', 'gian') + scenario(1) + scenario(2));
  expect(broken).toMatchObject({ title: '2 scenarios not run', scenarios: [] });
  const [partly] = lensesOf(card + scenario(1) + scenario(2).replace('expect', 'exspect'));
  expect(partly).toMatchObject({ title: '▶ 1 scenario does it, 1 not run', scenarios: [{ title: '1' }] });
});
