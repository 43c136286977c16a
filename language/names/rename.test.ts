import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NamePlace } from '../../compiler/index.ts';
import { withEdits } from '../../grammar/index.ts';
import { bundledCopies, workspaceOf } from '../../test/language/workspaces.ts';
import { sourceOf } from '../../test/programs/lift/steps.ts';
import { PATIENT, runs } from '../../test/programs/runs.ts';
import { anyPrograms } from '../../test/programs/steps.ts';
import { BASE, MORE } from '../../test/rules/boards.ts';
import { compiledOf, problemsOf, setsOf } from '../workspace/sets.ts';
import { edit, textOf, type Workspace } from '../workspace/workspace.ts';
import { namedSets } from './named-sets.ts';
import { type FoundName, nameAt, type Occurrence } from './names.ts';
import { prepareRename, renameAt } from './rename.ts';

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

/** The texts after a renaming of the word at an offset, or why there are none. */
function renamed(from: Workspace, file: string, offset: number, to: string): Record<string, string> | string {
  const done = renameAt(from, file, offset, to);
  if ('refused' in done) return done.refused;
  const byFile = Map.groupBy(done.edits, (one) => one.file);
  return Object.fromEntries([...byFile].map(([of, edits]) => [of, withEdits(textOf(from, of)!.text, edits)]));
}
/** The lines of a file that a renaming changes. */
function changed(words: string, to: string): string[] {
  const texts = renamed(workspace, FILE, offsetOf(words), to);
  if (typeof texts === 'string') return [texts];
  return Object.entries(texts).flatMap(([file, text]) => {
    const before = textOf(workspace, file)!.text.split('\n');
    return text.split('\n').flatMap((line, i) => (line === before[i] ? [] : line.trim()));
  });
}

describe('rename', () => {
  test('changes the singular and the plural, in all sets and files, and nothing in texts and comments', () => {
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
    // Asked at a plural, the new name may be one, too.
    expect(changed('yaks in', 'gnus')).toEqual(lines);
  });

  test('states a plural that is not the name and `s`, and takes one away that is', () => {
    expect(changed('yak x8', 'fox')).toContain('animal fox plural foxes x8 on grassland or desert');
    expect(changed('yak x8', 'fox')).toContain('gain 1vp per foxes in this community');
    expect(changed('wolf', 'gnu')).toContain('animal gnu x8 on grassland or desert');
    expect(changed('wolves; place a', 'mice')[0]).toBe('animal mouse plural mice x8 on grassland or desert');
    expect(changed('trout', 'eel')[0]).toBe('animal eel x4 on water');
  });

  test('of numbers, hands, layouts, elements, markers and names given with `as`', () => {
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

  test('of letters and digits of a sketch, capitals as capitals', () => {
    expect(changed('a 1 d', 'k')).toEqual(['board "k 1 d"', '" K k" where k = grassland with 2 yaks']);
    expect(changed('M m', 'm')).toEqual([]);
    expect(changed('1;\n  choose d', '2')).toEqual([
      'board "a 2 d"',
      'choose 2;',
      'expect 2 is grassland with 1 yak',
    ]);
    expect(changed('M m', 'x')).toEqual(['pattern "X x" where x = grassland with 1 wolf']);
  });

  test('the name to begin with is the singular, a letter as it stands there', () => {
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
    expect(renameAt(workspace, FILE, offsetOf(words), 'gnu')).toEqual({ refused });
  });

  test('for letters that mean a terrain', () => {
    const refused = '`d` means desert in every sketch';
    expect(prepareRename(workspace, FILE, SET.indexOf('choose d') + 7)).toEqual({ refused });
  });

  test('for what is declared in a set that is only extended', () => {
    const mine = workspaceOf({ '/cards/a.eco': 'card 200 blue leaves 1 energy sun { place a lion }' });
    const refused = '`lion` is a name of the set `first-continent`, which cannot be changed from here';
    expect(prepareRename(mine, '/cards/a.eco', 45)).toEqual({ refused });
    expect(renameAt(mine, '/cards/a.eco', 45, 'gnu')).toEqual({ refused });
    const { file } = mine.known[0]!.files.find(({ text }) => text.includes('animal lion'))!;
    const { text } = textOf(mine, file)!;
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
  ])('of %s to %s', (words, to, why) => {
    const offset =
      words === 'choose 1' ? offsetOf('choose 1') + 6 : offsetOf(words) - (words === '1 brown' ? 1 : 0);
    const done = renameAt(workspace, FILE, offset, to);
    expect(done).toEqual({ refused: typeof why === 'string' ? why : expect.stringMatching(why) });
  });

  test('where another set already has that name', () => {
    const sets = workspaceOf({
      [FILE]: SET,
      [OTHER]:
        'set more "More" extends first\nanimal gnu x3 on desert\ncard 3 blue leaves 1 energy sun { place 2 gnus }',
    });
    expect(renameAt(sets, FILE, offsetOf('yak'), 'gnu')).toEqual({ refused: '`gnu` is already an animal' });
  });

  test('where a word would come to mean something else', () => {
    const text = `${SET}element gnu x1\ncard 9 blue leaves 1 energy gnu { gain a gnu }\nscenario "S" {\n board "g"\n do { either { gain a gnu } or { gain 1vp } };\n choose yak\n}\n`;
    const sets = workspaceOf({ [FILE]: text });
    expect(renameAt(sets, FILE, offsetOf('yak'), 'gnu')).toHaveProperty('refused');
  });
});

/** What may have become what. */
type Pairs = ReadonlyMap<unknown, readonly unknown[]>;

/** What two programs differ in besides names: nothing, where each difference is a pair of an old and a new name. */
function difference(a: unknown, b: unknown, pairs: Pairs): string | undefined {
  if (a === b || pairs.get(a)?.includes(b)) return undefined;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return `${JSON.stringify(a)} became ${JSON.stringify(b)}`;
  // Lines of scenarios know their columns, which move.
  const entries = (of: object) => Object.entries(of).filter(([key]) => key !== 'column' && key !== 'length');
  const [left, right] = [entries(a), entries(b)];
  if (left.length !== right.length) return `${JSON.stringify(a)} became ${JSON.stringify(b)}`;
  for (const [i, [key, value]] of left.entries()) {
    const [newKey, newValue] = right[i]!;
    const found = difference(key, newKey, pairs) ?? difference(value, newValue, pairs);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** All programs of a workspace with their scenarios, cards in the order of the text. */
function programs(from: Workspace, moved: Pairs = new Map()): unknown {
  const rank = ({ number }: { number: number }) => Number(moved.get(number)?.[0] ?? number);
  return setsOf(from).map(({ files }) => {
    const { program, scenarios, brokenScenarios } = compiledOf(from, files[0]!.file)!.set;
    return {
      ...program,
      cards: program.cards.toSorted((a, b) => rank(a) - rank(b)),
      features: program.features.toSorted((a, b) => rank(a) - rank(b)),
      ...{ scenarios, brokenScenarios },
    };
  });
}

/** The old and the new words of a name. */
function pairsOf(from: Workspace, after: Workspace, { kind, name }: FoundName, to: string): Pairs {
  const numeric = (text: string) => (kind === 'number' ? Number(text) : text);
  const pairs: [unknown, unknown][] = [
    [numeric(name), numeric(to)],
    [pluralIn(from, name), pluralIn(after, to)],
    ...(kind === 'cell' ? [[name.toUpperCase(), to.toUpperCase()] as [unknown, unknown]] : []),
  ];
  return new Map(
    [...Map.groupBy(pairs, ([old]) => old)].map(([old, all]) => [old, all.map(([, now]) => now)]),
  );
}

/** The plural of an animal or marker. */
function pluralIn(within: Workspace, name: string): string | undefined {
  const words = setsOf(within).flatMap(({ files }) => {
    const { vocabulary } = compiledOf(within, files[0]!.file)!.set.program;
    return [...vocabulary.animals, ...(vocabulary.markers ?? [])];
  });
  return words.find((word) => word.name === name)?.plural;
}

/** Renames the name at a place there and back: why it was refused, or what is wrong with it. */
function thereAndBack(
  from: Workspace,
  place: { file: string; from: number },
  to: string,
): string | undefined {
  const name = nameAt(from, place.file, place.from)!;
  const there = renamed(from, place.file, place.from, to);
  if (typeof there === 'string') return `refused: ${there}`;
  const after = edit(
    from,
    Object.entries(there).map(([file, text]) => ({ file, text })),
  );
  const pairs = pairsOf(from, after, name, to);
  const back: Pairs = new Map([...pairs].map(([old, [now]]) => [now, [old]]));
  const other = difference(programs(from), programs(after, name.kind === 'number' ? back : new Map()), pairs);
  if (other !== undefined) return other;
  const problems = (of: Workspace) =>
    setsOf(of).flatMap(({ files }) =>
      files.flatMap(({ file }) => problemsOf(of, file).map(({ code }) => code)),
    );
  expect(problems(after)).toEqual(problems(from));
  const [again] = name.declarations;
  const at = declaredIn(after, again!, to);
  const old = renamed(after, again!.file, at, name.name);
  if (typeof old === 'string') return `refused on the way back: ${old}`;
  const same = Object.entries(there).every(([file]) => old[file] === textOf(from, file)!.text);
  return same && Object.keys(old).length === Object.keys(there).length ? undefined : 'the text is another';
}

/** Where what was declared in a file with another name is declared now. */
function declaredIn(after: Workspace, { file, kind, within }: Occurrence, name: string): number {
  const { compiled } = namedSets(after).ofFile.get(file)!;
  const places = compiled.names.find((record) => record.file === file)!.places();
  const isIt = (one: NamePlace) => one.kind === kind && one.name === name && one.within === within;
  return places.find((one) => isIt(one) && one.role === 'declares')!.from;
}

/** Names that may be renamed, at all places of the workspace or of one file. */
function namesIn(from: Workspace, of?: string): Occurrence[] {
  const { all } = namedSets(from);
  const places = all
    .filter(({ root }) => root !== undefined)
    .flatMap(({ compiled }) => compiled.names)
    .filter(({ file }) => of === undefined || file === of)
    .flatMap((record) => record.places().map((one) => ({ ...one, file: record.file })));
  return places.filter((one) => !('refused' in prepareRename(from, one.file, one.from)));
}

/** New names of a kind, some with a plural of their own. */
const toFor = (kind: FoundName['kind']): fc.Arbitrary<string> => {
  if (kind === 'number') return fc.integer({ min: 1, max: 99_999 }).map(String);
  if (kind === 'cell') return fc.constantFrom(...'abcefhijkmnopqrstuvxyz', ...'0123456789');
  return fc.constantFrom(
    'zebra',
    'fox',
    'musk-ox',
    'grey-wolf',
    'moose',
    'x1',
    'finch',
    'y',
    'bus',
    'herring',
  );
};

/** Why a renaming may be refused: the new name is taken, or cannot be told from its plural. */
const GOOD_REASON =
  /is already|there is a card|is its own plural|is not a (digit|letter)|means|^refused: then/;

describe('law 5: a renaming, there and back, gives the same text, and the programs differ in names only', () => {
  const copies = workspaceOf(bundledCopies());
  const names = namesIn(copies);

  test(
    'every animal, marker, element, hand and layout of the bundled sets',
    () => {
      const global = new Map(
        names
          .filter(({ kind }) => kind !== 'number' && kind !== 'cell' && kind !== 'kept')
          .map((one) => [`${one.kind} ${one.name}`, one]),
      );
      expect(global.size).toBeGreaterThan(40);
      // Two of each kind, of which one has a plural that is not the name and `s`; a soak tries all.
      const some = process.env.SOAK
        ? global.values()
        : Map.groupBy(global.values(), ({ kind }) => kind)
            .values()
            .flatMap((alike) => [
              ...alike.slice(0, 1),
              ...alike
                .slice(1)
                .filter(({ name }) => (pluralIn(copies, name) ?? `${name}s`) !== `${name}s`)
                .slice(0, 1),
            ]);
      for (const one of some)
        expect([one.name, thereAndBack(copies, one, 'okapi')]).toEqual([one.name, undefined]);
    },
    PATIENT.timeout,
  );

  test(
    'any name of the bundled sets, asked for anywhere, to anything',
    () => {
      let done = 0;
      const some = fc
        .constantFrom(...names)
        .chain((place) => fc.tuple(fc.constant(place), toFor(place.kind)));
      fc.assert(
        fc.property(some, ([place, to]) => {
          const why = thereAndBack(copies, place, to);
          if (why === undefined) done++;
          else expect(why).toMatch(GOOD_REASON);
        }),
        runs(12, 5),
      );
      expect(done).toBeGreaterThan(2);
    },
    PATIENT.timeout,
  );

  test(
    'any name of made-up cards',
    () => {
      let done = 0;
      const effects = fc.array(anyPrograms, { minLength: 1, maxLength: 3 });
      const base = Object.fromEntries(
        [...BASE.files, ...MORE.files].map(({ file, text }, i) => [
          `/cards/${i < BASE.files.length ? 'base' : 'more'}/${file}`,
          text,
        ]),
      );
      fc.assert(
        fc.property(effects, fc.nat(), fc.nat(), (all, at, choice) => {
          const cards = all.map(
            (steps, i) => `card ${900 + i} blue leaves 1 energy sun {\n${sourceOf(steps)}\n}\n`,
          );
          const made = workspaceOf({
            ...base,
            '/cards/made/made.eco': `set made "Made" extends more\n${cards.join('')}`,
          });
          const mine = namesIn(made, '/cards/made/made.eco');
          const place = mine[at % mine.length]!;
          const [to] = fc.sample(toFor(place.kind), { numRuns: 1, seed: choice });
          const why = thereAndBack(made, place, to!);
          if (why === undefined) done++;
          else expect(why).toMatch(GOOD_REASON);
        }),
        runs(12, 6),
      );
      expect(done).toBeGreaterThan(2);
    },
    PATIENT.timeout,
  );
});
