import { describe, expect, test } from 'vitest';
import { workspaceOf } from '../../test/language/workspaces.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { fileText } from '../workspace/workspace.ts';
import { findName, type Occurrence } from './names.ts';
import { findDefinitions, findHighlights, findReferences } from './references.ts';

const FIRST = `set first "First"
  players 1 to 2
element sun x4
element wild x2 any
animal wolf plural wolves x8 on grassland or desert
card 1 brown leaves 1 energy sun {
  place a wolf as hunter;
  place a forest adjacent to hunter;
  gain 1vp per wolves in this community
}
`;
const SCENARIOS = `scenario "Wolves" {
  board "a b"
        " a " where a = grassland with 2 wolves
  do card 1;
  choose b;
  choose b;
  expect b is grassland with 1 wolf
}
`;
const SECOND = `set second "Second" extends first
card 1 blue replaces leaves 1 energy sun { place 2 wolves; gain 2vp per wolves in this community }
card 2 blue leaves 1 energy sun { place a wolf as hunter; place a forest adjacent to hunter }
scenario "Both" {
  board "g g"
  do card 1;
  do card 2
}
`;
const A = '/cards/first/cards.eco';
const B = '/cards/first/tests.eco';
const C = '/cards/second/cards.eco';
const workspace = workspaceOf({ [A]: FIRST, [B]: SCENARIOS, [C]: SECOND });

/** Occurrences as `file:line:column word`. */
function linesOf(places: readonly Occurrence[], within: Workspace = workspace): string[] {
  return places.map(({ file, from, to }) => {
    const { text } = fileText(within, file)!;
    const before = text.slice(0, from).split('\n');
    return `${file.split('/').slice(-2).join('/')}:${before.length} ${text.slice(from, to)}`;
  });
}
/** The offset after the first character of some words in a file. */
const at = (file: string, words: string) => fileText(workspace, file)!.text.indexOf(words) + 1;

describe('definition', () => {
  const wolf = 'first/cards.eco:5 wolf';
  // The cursor is at the `|`.
  test.each<[what: string, file: string, marked: string, ...found: string[]]>([
    ['a name in the plural', A, 'per |wolves in', wolf],
    ['a name in another file', B, '1 |wolf\n', wolf],
    ['a name of an extended set', C, '2 |wolves;', wolf],
    ['a declared name', A, '|wolf plural', wolf],
    ['a declared plural', A, '|wolves x8', wolf],
    ['a number, in the last set that has it', B, 'card |1', 'first/cards.eco:6 1'],
    ['a number, in the last set that has it', C, 'do card |1', 'second/cards.eco:2 1'],
    ['`replaces`, which is the replaced card', C, 're|places', 'first/cards.eco:6 1'],
    ['an extended set', C, 'extends |first', 'first/cards.eco:1 first'],
    ['a name given with `as`, in the same effect', A, 'adjacent to |hunter;', 'first/cards.eco:7 hunter'],
    ['a name given with `as`, in the same effect', C, 'adjacent to |hunter }', 'second/cards.eco:3 hunter'],
    ['a letter', B, 'choose |b', 'first/tests.eco:2 b'],
    ['a letter of two hexes', B, 'where |a =', 'first/tests.eco:2 a', 'first/tests.eco:3 a'],
    ['a keyword', A, 'p|lace'],
    ['a title', A, '"F|irst'],
    ['a word of the engine', A, 'on g|rassland'],
    ['a clause', A, 'l|eaves'],
  ])('of %s is found across files and sets: %s %s', (_, file, marked, ...found) => {
    const offset = fileText(workspace, file)!.text.indexOf(marked.replace('|', '')) + marked.indexOf('|');
    expect(linesOf(findDefinitions(workspace, file, offset))).toEqual(found);
  });

  test('of a bundled set that is extended is found, and of its names', () => {
    const mine = workspaceOf({
      '/cards/a.eco':
        'set mine "Mine" extends first-continent\ncard 200 blue leaves 1 energy sun { place a lion }',
    });
    const [set] = findDefinitions(mine, '/cards/a.eco', 25);
    const bundled = mine.known.find(({ id }) => id === 'first-continent')!.files.map(({ file }) => file);
    expect(bundled).toContain(set?.file);
    const [lion] = findDefinitions(
      mine,
      '/cards/a.eco',
      fileText(mine, '/cards/a.eco')!.text.indexOf('lion'),
    );
    expect(linesOf([lion!], mine)[0]).toMatch(/set\.eco:\d+ lion$/);
  });

  test('of a name is found up to the character right after it', () => {
    const end = FIRST.indexOf('wolf as') + 4;
    expect(findName(workspace, A, end)?.name).toBe('wolf');
    expect(findName(workspace, A, end + 1)).toBeUndefined();
  });
});

describe('references', () => {
  test('are found in all files of the set, and in the sets that extend it', () => {
    const uses = findReferences(workspace, C, at(C, 'wolves;'), false);
    expect(linesOf(uses)).toEqual([
      'first/cards.eco:7 wolf',
      'first/cards.eco:9 wolves',
      'first/tests.eco:3 wolves',
      'first/tests.eco:7 wolf',
      'second/cards.eco:2 wolves',
      'second/cards.eco:2 wolves',
      'second/cards.eco:3 wolf',
    ]);
    const all = findReferences(workspace, A, at(A, 'wolf plural'), true);
    expect(linesOf(all)).toEqual(['first/cards.eco:5 wolf', 'first/cards.eco:5 wolves', ...linesOf(uses)]);
    expect(findName(workspace, A, at(A, 'wolf plural'))?.uses).toBe(7);
  });

  test('of a number include all cards with that number', () => {
    expect(linesOf(findReferences(workspace, A, at(A, 'card 1') + 5, true))).toEqual([
      'first/cards.eco:6 1',
      'first/tests.eco:4 1',
      'second/cards.eco:2 1',
      'second/cards.eco:2 replaces',
      'second/cards.eco:6 1',
    ]);
  });

  test('are not shared between two sets that declare the same name', () => {
    const apart = workspaceOf({
      '/cards/a/a.eco':
        'set a "A" extends first-continent\nanimal yak x4 on desert\ncard 200 blue leaves 1 energy sun { place a yak }',
      '/cards/b/b.eco':
        'set b "B" extends first-continent\nanimal yak x4 on desert\ncard 200 blue leaves 1 energy sun { place a lion }',
    });
    const text = fileText(apart, '/cards/a/a.eco')!.text;
    expect(
      findReferences(apart, '/cards/a/a.eco', text.indexOf('yak'), true).map(({ file }) => file),
    ).toEqual(['/cards/a/a.eco', '/cards/a/a.eco']);
  });
});

test('highlights are the places in the same file, with their roles', () => {
  expect(
    findHighlights(workspace, A, at(A, 'wolves in')).map(({ role, file }) => [role, file === A]),
  ).toEqual([
    ['declares', true],
    ['plural', true],
    ['uses', true],
    ['uses', true],
  ]);
});

test('a single file without a set has the names of the base game', () => {
  const alone = workspaceOf({ '/cards/a.eco': 'card 200 blue leaves 1 energy sun { place a lion }' });
  const found = findDefinitions(alone, '/cards/a.eco', 45);
  expect(linesOf(found, alone)[0]).toMatch(/set\.eco:\d+ lion$/);
});
