import { expect, test } from 'vitest';
import { withEdits } from '../../grammar/index.ts';
import { workspaceOf } from '../../test/language/workspaces.ts';
import { fileProblems } from '../workspace/sets.ts';
import { edit } from '../workspace/workspace.ts';
import { findFixes, fixAll } from './actions.ts';
import type { Action } from './fixes.ts';

const card = (steps: string, more = '') =>
  `card 901 brown "A"\n  leaves 2\n  energy sun${more}\n{\n  ${steps}\n}\n`;
const everywhere = (text: string) => ({ from: 0, to: text.length });

/** The text after an action, and the codes of the problems it then has. */
function after(text: string, action: Action | undefined) {
  const now = withEdits(text, action?.edits ?? []);
  const workspace = edit(workspaceOf({ '/a.eco': text }), [{ file: '/a.eco', text: now }]);
  return { now, codes: fileProblems(workspace, '/a.eco').map(({ code }) => code) };
}
const titled = (text: string, title: RegExp) =>
  findFixes(workspaceOf({ '/a.eco': text }), '/a.eco', everywhere(text)).find((action) =>
    title.test(action.title),
  );

test('the fixes of a problem are offered at its position only', () => {
  const text = card('place lyon');
  const at = text.indexOf('lyon');
  const workspace = workspaceOf({ '/a.eco': text });
  expect(findFixes(workspace, '/a.eco', { from: at + 2, to: at + 2 })[0]).toMatchObject({
    title: 'write `lion`',
    kind: 'fix',
  });
  expect(findFixes(workspace, '/a.eco', { from: 0, to: 4 })).toEqual([]);
});

test.each([
  ['"card 901 brown "A"'],
  ['card" 901 brown "A"'],
  ['card 901 brown ""A"'],
  ['card 901 brown "A""'],
  ['  "leaves 2'],
  ['  energy sun"'],
  ['  gain "1vp'],
  ['  gain 1vp"'],
])('the first fix of a stray quote takes it away: %s', (line) => {
  const text = card('gain 1vp');
  const lines = text
    .split('\n')
    .map((one) => (one.replaceAll('"', '') === line.replaceAll('"', '') ? line : one));
  const [fix] = findFixes(workspaceOf({ '/a.eco': lines.join('\n') }), '/a.eco', everywhere(text));
  expect(after(lines.join('\n'), fix)).toEqual({ now: text, codes: [] });
});

test('one action fixes all problems of a kind', () => {
  const text = card('gain 1vp, gain 1vp, gain 1vp');
  const all = titled(text, /^Fix all/);
  expect(all?.kind).toBe('fix-all-of-kind');
  expect(after(text, all).codes).toEqual([]);
});

test('fixAll applies certain fixes, like ecos check --fix, and leaves other problems', () => {
  const text = card('gain 1vp, place forest') + card('gain 1vp, place lyon').replace('901', '902');
  const { now, codes } = after(text, fixAll(workspaceOf({ '/a.eco': text }), '/a.eco'));
  expect(now).toContain('gain 1vp; place forest');
  expect(now).toContain('gain 1vp, place lyon');
  expect(codes).toEqual(['ECO111', 'ECO202']);
  expect(fixAll(workspaceOf({ '/a.eco': card('place lyon') }), '/a.eco')).toBeUndefined();
});

test.each([
  ['an animal', card('place okapi'), 'animal okapi x6 on grassland\n\ncard'],
  ['an animal in the plural', card('place 2 zebras'), 'animal zebra x6 on grassland\n\ncard'],
  ['an element', card('gain 1 mud'), 'element mud x4\n\ncard'],
  ['an animal whose singular ends in s', card('place albatross'), 'animal albatross x6 on grassland\n\ncard'],
  ['an animal on water', card('place water; place newt on this tile'), 'animal newt x6 on water\n\ncard'],
  ['a hand', card('gain 1vp', '\n  hand frog'), 'hand frog footprint "Frog"\n\ncard'],
  ['a second hand', card('gain 1vp', '\n  hand lion\n  hand frog'), 'hand frog leaf "Frog"\n\ncard'],
])('%s that is not declared can be declared', (_, text, begin) => {
  const { now, codes } = after(text, titled(text, /^Declare/));
  expect(now.startsWith(begin)).toBe(true);
  for (const code of codes) expect(code).not.toMatch(/^ECO[12]/);
});

test('a thing that is not declared can also be declared as a marker, unless only an animal fits', () => {
  const text = card('place okapi');
  const at = { from: text.indexOf('okapi'), to: text.indexOf('okapi') };
  const fixes = findFixes(workspaceOf({ '/a.eco': text }), '/a.eco', at);
  const declare = fixes.filter(({ title }) => title.startsWith('Declare'));
  expect(declare.map(({ title }) => title)).toEqual([
    'Declare the animal `okapi`',
    'Declare the marker `okapi`',
  ]);
  expect(declare[1]).toMatchObject({ problem: { ...at, to: at.to + 5, problem: { code: 'ECO202' } } });
  const { now, codes } = after(text, declare[1]);
  expect(now).toBe(`marker okapi x6 on grassland\n\n${text}`);
  expect(codes).toEqual([]);
  expect(titled(card('move an okapi 1 space'), /^Declare the marker/)).toBeUndefined();
});

test('an animal is declared with the count that a board needs', () => {
  const board = (many: number) => `scenario "x" {\n  board "a" where a = desert with ${many} zebras\n}\n`;
  const { now, codes } = after(board(8), titled(board(8), /^Declare/));
  expect(now.startsWith('animal zebra x8 on grassland\n\nscenario')).toBe(true);
  expect(codes).not.toContain('ECO612');
});

test.each([
  ['a word in place of a tile', card('replace a blah with desert')],
  ['an element in a step with a syntax error', card('gain 1 all forest')],
])('%s is not declared', (_, text) => {
  expect(titled(text, /^Declare/)).toBeUndefined();
});

test('a declaration is inserted after the other declarations of its set', () => {
  const files = {
    '/mine/set.eco':
      'set mine "Mine" extends first-continent\nanimal hare x4 on desert # quick\n\ncard 900 brown "B" leaves 1 energy sun { place hare }\n',
    '/mine/a.eco': card('place okapi'),
  };
  const actions = findFixes(workspaceOf(files, ['/mine']), '/mine/a.eco', everywhere(files['/mine/a.eco']));
  const [declare] = actions.filter(({ title }) => title === 'Declare the animal `okapi`');
  expect(declare.edits).toEqual([
    { file: '/mine/set.eco', from: 73, to: 73, text: 'animal okapi x6 on grassland\n' },
  ]);
});

test('a missing card that a scenario uses can be created', () => {
  const text = `${card('gain 1vp')}\nscenario "x" {\n  layout standard\n  do card 55\n  expect 1vp\n}\n`;
  const { now, codes } = after(text, titled(text, /^Write card 55/));
  expect(now).toContain('}\n\ncard 55 brown "New card"\n  leaves 1\n');
  expect(codes.filter((code) => code !== 'ECO702')).toEqual([]);
});
