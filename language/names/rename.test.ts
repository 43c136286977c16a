import { describe, expect, test } from 'vitest';
import { renamed } from '../../test/language/renamed.ts';
import { workspaceOf } from '../../test/language/workspaces.ts';
import { fileText } from '../workspace/workspace.ts';
import { prepareRename, renameName } from './rename.ts';

const SET = `set first "First"
  players 1 to 2
element sun x4
element wild x2 any
animal yak x8 on grassland or desert
animal wolf plural wolves x8 on grassland or desert
animal trout plural trout x4 on water
marker reef x4 on water
hand pack footprint "Pack"
layout small
  "g w"
card 1 brown leaves 1 energy sun {
  place a yak as hunter; # a yak
  place a forest adjacent to hunter;
  gain 1vp per yaks in this community
}
feature 2 blue "Grove"
  pattern "M m" where m = grassland with 1 wolf
{ on play { gain a wild; place 2 trout; place 2 wolves; place a reef } }
scenario "A yak" {
  board "a 1 d"
        " A a" where a = grassland with 2 yaks
  do card 1;
  choose 1;
  choose d;
  expect 1 is grassland with 1 yak
}
`;
const FILE = '/cards/first/cards.eco';
const OTHER = '/cards/more/cards.eco';
const workspace = workspaceOf({
  [FILE]: SET,
  [OTHER]: 'set more "More" extends first\ncard 3 blue leaves 1 energy sun { place 2 yaks; gain 1 sun }',
});
const offsetOf = (words: string) => SET.indexOf(words) + 1;

/** The lines of a file that a renaming changes. */
function changed(words: string, to: string): string[] {
  const texts = renamed(workspace, FILE, offsetOf(words), to);
  if (typeof texts === 'string') return [texts];
  return Object.entries(texts).flatMap(([file, text]) => {
    const before = fileText(workspace, file)!.text.split('\n');
    return text.split('\n').flatMap((line, i) => (line === before[i] ? [] : line.trim()));
  });
}

describe('rename', () => {
  test('changes the singular and the plural in all sets and files, but not in texts and comments', () => {
    const lines = [
      'animal gnu x8 on grassland or desert',
      'place a gnu as hunter; # a yak',
      'gain 1vp per gnus in this community',
      '" A a" where a = grassland with 2 gnus',
      'expect 1 is grassland with 1 gnu',
      'card 3 blue leaves 1 energy sun { place 2 gnus; gain 1 sun }',
    ];
    expect(changed('yak x8', 'gnu')).toEqual(lines);
    expect(changed('yaks in', 'gnu')).toEqual(lines);
    // If the offset is in a plural, the new name may be a plural as well.
    expect(changed('yaks in', 'gnus')).toEqual(lines);
  });

  test('adds an irregular plural, and removes `plural` if the new plural is regular', () => {
    expect(changed('yak x8', 'fox')).toContain('animal fox plural foxes x8 on grassland or desert');
    expect(changed('yak x8', 'fox')).toContain('gain 1vp per foxes in this community');
    expect(changed('wolf', 'gnu')).toContain('animal gnu x8 on grassland or desert');
    expect(changed('wolves; place a', 'mice')[0]).toBe('animal mouse plural mice x8 on grassland or desert');
    expect(changed('trout', 'eel')[0]).toBe('animal eel x4 on water');
  });

  test('changes numbers, hands, layouts, elements, markers and names given with `as`', () => {
    expect(changed('1 brown', '77').map((line) => line.slice(0, 8))).toEqual(['card 77 ', 'do card ']);
    expect(changed('pack', 'herd')).toEqual(['hand herd footprint "Pack"']);
    expect(changed('small', 'large')).toEqual(['layout large']);
    expect(changed('sun', 'moon')).toHaveLength(3);
    expect(changed('reef', 'wreck')).toHaveLength(2);
    expect(changed('hunter', 'prey')).toEqual([
      'place a yak as prey; # a yak',
      'place a forest adjacent to prey;',
    ]);
  });

  test('changes letters and digits of a sketch, and keeps capitals', () => {
    expect(changed('a 1 d', 'k')).toEqual(['board "k 1 d"', '" K k" where k = grassland with 2 yaks']);
    expect(changed('M m', 'm')).toEqual([]);
    expect(changed('1;\n  choose d', '2')).toEqual([
      'board "a 2 d"',
      'choose 2;',
      'expect 2 is grassland with 1 yak',
    ]);
    expect(changed('M m', 'x')).toEqual(['pattern "X x" where x = grassland with 1 wolf']);
  });

  test('starts with the singular of a name, or with the letter at the cursor', () => {
    expect(prepareRename(workspace, FILE, offsetOf('yaks in'))).toEqual({
      from: SET.indexOf('yaks in'),
      to: SET.indexOf('yaks in') + 4,
      name: 'yak',
    });
    expect(prepareRename(workspace, FILE, SET.indexOf('A a'))).toMatchObject({ name: 'A' });
  });
});

describe('rename is refused', () => {
  test.each([
    ['place', '`place` is a word of the language'],
    ['grassland', '`grassland` is a word of the language'],
    ['First', '`First` is not a name here'],
    ['first', '`first` is the name of a set: saved games and other sets know it by that'],
    ['; # a', 'there is no name here'],
  ])('at `%s`', (words, refused) => {
    expect(prepareRename(workspace, FILE, offsetOf(words))).toEqual({ refused });
    expect(renameName(workspace, FILE, offsetOf(words), 'gnu')).toEqual({ refused });
  });

  test('for a letter that means a terrain', () => {
    const refused = '`d` means desert in every sketch';
    expect(prepareRename(workspace, FILE, SET.indexOf('choose d') + 7)).toEqual({ refused });
  });

  test('for a name of an extended set that is not in the workspace', () => {
    const mine = workspaceOf({ '/cards/a.eco': 'card 200 blue leaves 1 energy sun { place a lion }' });
    const refused = '`lion` is a name of the set `first-continent`, which cannot be changed from here';
    expect(prepareRename(mine, '/cards/a.eco', 45)).toEqual({ refused });
    expect(renameName(mine, '/cards/a.eco', 45, 'gnu')).toEqual({ refused });
    const { file } = mine.known[0]!.files.find(({ text }) => text.includes('animal lion'))!;
    const { text } = fileText(mine, file)!;
    expect(prepareRename(mine, file, text.search(/\blion/))).toHaveProperty('refused');
  });

  test.each([
    ['yak', 'Yak', '`Yak` cannot be an animal: names are lower-case words with inner hyphens'],
    ['yak', 'two words', '`two words` cannot be an animal: names are lower-case words with inner hyphens'],
    ['yak', '', 'the new name is missing'],
    ['yak', 'forest', '`forest` cannot be an animal: it is a built-in word'],
    ['yak', 'place', '`place` cannot be an animal: it is a keyword'],
    ['yak', 'wolf', '`wolf` is already an animal'],
    ['yak', 'reef', '`reef` is already a marker'],
    ['yak', 'hunter', 'then `hunter` already has a meaning: `as` needs a new name'],
    ['sun', 'wild', '`wild` is already an element'],
    ['1 brown', '2', 'there is a card 2 already'],
    ['1 brown', '3', 'there is a card 3 already'],
    ['1 brown', 'x', '`x` is not the number of a card'],
    ['hunter', 'yak', /^then /],
    ['hunter', 'place', /^then /],
    ['a 1 d', 'w', '`w` means water in every sketch'],
    ['a 1 d', 'ab', '`ab` is not a letter, as `a` is'],
    ['choose 1', 'b', '`b` is not a digit, as `1` is'],
    ['yak x8', 'trout', '`trout` is already an animal'],
    ['yak x8', 'sheep', '`sheep` is its own plural: `yak` and `yaks` would become one word'],
  ])('from %s to %s', (words, to, why) => {
    const offset =
      words === 'choose 1' ? offsetOf('choose 1') + 6 : offsetOf(words) - (words === '1 brown' ? 1 : 0);
    const done = renameName(workspace, FILE, offset, to);
    expect(done).toEqual({ refused: typeof why === 'string' ? why : expect.stringMatching(why) });
  });

  test('if another set already has the new name', () => {
    const sets = workspaceOf({
      [FILE]: SET,
      [OTHER]:
        'set more "More" extends first\nanimal gnu x3 on desert\ncard 3 blue leaves 1 energy sun { place 2 gnus }',
    });
    expect(renameName(sets, FILE, offsetOf('yak'), 'gnu')).toEqual({ refused: '`gnu` is already an animal' });
  });

  test('if another word would change its meaning', () => {
    const text = `${SET}element gnu x1\ncard 9 blue leaves 1 energy gnu { gain a gnu }\nscenario "S" {\n board "g"\n do { either { gain a gnu } or { gain 1vp } };\n choose yak\n}\n`;
    const sets = workspaceOf({ [FILE]: text });
    expect(renameName(sets, FILE, offsetOf('yak'), 'gnu')).toHaveProperty('refused');
  });
});
