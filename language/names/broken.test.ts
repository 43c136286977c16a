/** Names in texts with errors anywhere: half-typed, truncated, with other line ends and unusual characters. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withEdits } from '../../grammar/index.ts';
import { bundledCopies, workspaceOf } from '../../test/language/workspaces.ts';
import { runs } from '../../test/programs/runs.ts';
import { findSymbols, symbolsIn } from '../outline/symbols.ts';
import { stepAt } from '../steps/steps.ts';
import { edit, textOf, type Workspace } from '../workspace/workspace.ts';
import { namedSets } from './named-sets.ts';
import { nameAt } from './names.ts';
import { definitionsAt, referencesAt } from './references.ts';
import { prepareRename, renameAt } from './rename.ts';

const copies = bundledCopies();
const whole = workspaceOf(copies);
const FILES = Object.keys(copies).filter((file) => copies[file]!.length < 12_000);

/** A file with a part removed, moved or inserted, and perhaps with other line ends. */
const changes = fc.record({
  file: fc.constantFrom(...FILES),
  from: fc.nat(12_000),
  length: fc.nat(60),
  put: fc.constantFrom(
    '',
    ' lion',
    ' { ',
    '"',
    '𝕏',
    'as hunter; ',
    'card 12 ',
    'animal lion plural ',
    '# ',
    '\n',
  ),
  windows: fc.boolean(),
});

function changed({
  file,
  from,
  length,
  put,
  windows,
}: typeof changes extends fc.Arbitrary<infer T> ? T : never) {
  const { text } = textOf(whole, file)!;
  const at = from % text.length;
  const now = withEdits(text, [{ from: at, to: Math.min(text.length, at + length), text: put }]);
  return { file, at, workspace: edit(whole, [{ file, text: windows ? now.replaceAll('\n', '\r\n') : now }]) };
}

/** All names and symbols of a workspace, as plain data. */
function everything(workspace: Workspace, file: string, at: number) {
  return {
    names: namedSets(workspace).all.map(({ compiled }) =>
      compiled.names.map((record) => [record.file, record.places()]),
    ),
    name: nameAt(workspace, file, at),
    definitions: definitionsAt(workspace, file, at),
    references: referencesAt(workspace, file, at, true),
    renamable: prepareRename(workspace, file, at),
    symbols: symbolsIn(workspace, file),
    found: findSymbols(workspace, 'a').length,
  };
}

test('each place of a name contains that name, and every rename and step request returns', () => {
  fc.assert(
    fc.property(changes, (change) => {
      const { file, at, workspace } = changed(change);
      const { text } = textOf(workspace, file)!;
      const places = namedSets(workspace)
        .ofFile.get(file)!
        .compiled.names.find((record) => record.file === file)!
        .places();
      for (const { from, to, name, kind, role } of places) {
        const word = text.slice(from, to);
        if (role === 'uses' && kind !== 'cell' && word !== name) expect(word).toMatch(/^[\w-]+$/);
        // A name of two words is read with a hyphen.
        if (role === 'declares' && kind !== 'number')
          expect(word.toLowerCase().replace(/\s+/g, '-')).toBe(name.toLowerCase());
        if (role === 'replaces') expect(word).toBe('replaces');
      }
      for (const { from } of places.filter((one) => Math.abs(one.from - at) < 200)) {
        const done = renameAt(workspace, file, from, 'okapi');
        if ('edits' in done) for (const one of done.edits) expect(one.from).toBeLessThan(one.to);
        stepAt(workspace, file, from);
      }
    }),
    runs(8, 8),
  );
});

test('law 1: names and symbols of an edited workspace are those of a fresh one', () => {
  fc.assert(
    fc.property(fc.array(changes, { minLength: 1, maxLength: 3 }), (all) => {
      let workspace = whole;
      let [at, file] = [0, FILES[0]!];
      for (const change of all) {
        const next = changed(change);
        [at, file] = [next.at, next.file];
        workspace = edit(workspace, [textOf(next.workspace, file)!]);
        // Requests in between fill the caches.
        nameAt(workspace, file, at);
      }
      const texts = Object.fromEntries([...workspace.texts].map(([file, { text }]) => [file, text]));
      expect(everything(workspace, file, at)).toEqual(everything(workspaceOf(texts), file, at));
    }),
    runs(6, 9),
  );
});
