/** Property test: renaming any name of any set there and back. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NamePlace } from '../../compiler/index.ts';
import { renamed } from '../../test/language/renamed.ts';
import { bundledCopies, workspaceOf } from '../../test/language/workspaces.ts';
import { few, runs } from '../../test/programs/runs.ts';
import { sourceOf } from '../../test/programs/source.ts';
import { anyPrograms } from '../../test/programs/steps.ts';
import { BASE, MORE } from '../../test/rules/boards.ts';
import { fileCompilation, fileProblems, workspaceSets } from '../workspace/sets.ts';
import { edit, fileText, type Workspace } from '../workspace/workspace.ts';
import { namedSets } from './named-sets.ts';
import { type FoundName, findName, type Occurrence } from './names.ts';
import { prepareRename } from './rename.ts';

/**
 * All programs and scenarios of a workspace as one text, in which all forms of a renamed name look alike. Without columns, which
 * change, and with the cards in the order of their texts, since their numbers may change.
 */
function meaning(from: Workspace, forms: ReadonlySet<unknown>): string {
  const text = (value: unknown): string =>
    JSON.stringify(value, (_, part) => {
      if (forms.has(part)) return 'the name';
      if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
      // Names are keys, too.
      return Object.entries(part).filter(([key]) => key !== 'column' && key !== 'length');
    });
  const all = workspaceSets(from).map(({ files }) => {
    const { program, scenarios, brokenScenarios } = fileCompilation(from, files[0]!.file)!.set;
    const [cards, features] = [program.cards, program.features].map((some) => some.map(text).toSorted());
    return { ...program, cards, features, scenarios, brokenScenarios };
  });
  return text(all);
}

/** All forms of a name, before and after. */
function formsOf(from: Workspace, after: Workspace, { kind, name }: FoundName, to: string): Set<unknown> {
  if (kind === 'number') return new Set([Number(name), Number(to)]);
  const both = [name, to, pluralIn(from, name), pluralIn(after, to)].filter((form) => form !== undefined);
  return new Set(kind === 'cell' ? both.flatMap((form) => [form, form.toUpperCase()]) : both);
}

/** The plural of an animal or marker. */
function pluralIn(within: Workspace, name: string): string | undefined {
  const words = workspaceSets(within).flatMap(({ files }) => {
    const { vocabulary } = fileCompilation(within, files[0]!.file)!.set.program;
    return [...vocabulary.animals, ...(vocabulary.markers ?? [])];
  });
  return words.find((word) => word.name === name)?.plural;
}

/** Renames a name there and back. Returns the reason for a refusal, or what went wrong. */
function thereAndBack(
  from: Workspace,
  place: { file: string; from: number },
  to: string,
): string | undefined {
  const name = findName(from, place.file, place.from)!;
  const there = renamed(from, place.file, place.from, to);
  if (typeof there === 'string') return `refused: ${there}`;
  const after = edit(
    from,
    Object.entries(there).map(([file, text]) => ({ file, text })),
  );
  const forms = formsOf(from, after, name, to);
  expect(meaning(after, forms)).toBe(meaning(from, forms));
  const problems = (of: Workspace) =>
    workspaceSets(of).flatMap(({ files }) =>
      files.flatMap(({ file }) => fileProblems(of, file).map(({ code }) => code)),
    );
  expect(problems(after)).toEqual(problems(from));
  const [again] = name.declarations;
  const at = declaredIn(after, again!, to);
  const old = renamed(after, again!.file, at, name.name);
  if (typeof old === 'string') return `refused on the way back: ${old}`;
  const same = Object.entries(there).every(([file]) => old[file] === fileText(from, file)!.text);
  return same && Object.keys(old).length === Object.keys(there).length ? undefined : 'the text is another';
}

/** The offset at which a declaration of a file is found under its new name. */
function declaredIn(after: Workspace, { file, kind, within }: Occurrence, name: string): number {
  const { compiled } = namedSets(after).ofFile.get(file)!;
  const places = compiled.names.find((record) => record.file === file)!.places();
  const isIt = (one: NamePlace) => one.kind === kind && one.name === name && one.within === within;
  return places.find((one) => isIt(one) && one.role === 'declares')!.from;
}

/** Names that can be renamed, at all positions in the workspace or in one file. */
function namesIn(from: Workspace, of?: string): Occurrence[] {
  const { all } = namedSets(from);
  const places = all
    .filter(({ root }) => root !== undefined)
    .flatMap(({ compiled }) => compiled.names)
    .filter(({ file }) => of === undefined || file === of)
    .flatMap((record) => record.places().map((one) => ({ ...one, file: record.file })));
  return places.filter((one) => !('refused' in prepareRename(from, one.file, one.from)));
}

/** New names of a kind, some with an irregular plural. */
const toFor = (kind: FoundName['kind']): fc.Arbitrary<string> => {
  if (kind === 'number') return fc.integer({ min: 1, max: 99_999 }).map(String);
  if (kind === 'cell') return fc.constantFrom(...'abcefhijkmnopqrstuvxyz', ...'0123456789');
  return fc.constantFrom(...'zebra fox musk-ox grey-wolf moose x1 finch y bus herring'.split(' '));
};

/** Acceptable reasons for refusing: the new name is taken, or its singular and plural are the same. */
const GOOD_REASON =
  /is already|there is a card|is its own plural|is not a (digit|letter)|means|^refused: then/;

describe('law 5: renaming there and back restores the text, and the programs differ in names only', () => {
  const copies = workspaceOf(bundledCopies());
  const names = namesIn(copies);

  test('every animal, marker, element, hand and layout of the bundled sets', () => {
    const global = new Map(
      names
        .filter(({ kind }) => kind !== 'number' && kind !== 'cell' && kind !== 'kept')
        .map((one) => [`${one.kind} ${one.name}`, one]),
    );
    expect(global.size).toBeGreaterThan(40);
    // One name of each kind, and one with an irregular plural; a soak run tries all.
    const sortOf = ({ kind, name }: Occurrence) =>
      `${kind} ${process.env.SOAK ? name : (pluralIn(copies, name) ?? `${name}s`) === `${name}s`}`;
    for (const [one] of Map.groupBy(global.values(), sortOf).values())
      expect([one!.name, thereAndBack(copies, one!, 'okapi')]).toEqual([one!.name, undefined]);
  });

  test('any name of the bundled sets, at any of its places, to any new name', () => {
    let done = 0;
    const some = fc.constantFrom(...names).chain((place) => fc.tuple(fc.constant(place), toFor(place.kind)));
    fc.assert(
      fc.property(some, ([place, to]) => {
        const why = thereAndBack(copies, place, to);
        if (why === undefined) done++;
        else expect(why).toMatch(GOOD_REASON);
      }),
      runs(12, 5),
    );
    expect(done).toBeGreaterThan(few(2));
  });

  test('any name of random cards', () => {
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
    expect(done).toBeGreaterThan(few(2));
  });
});
