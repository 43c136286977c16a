/** Names in texts with errors anywhere: half-typed, truncated, with other line ends and unusual characters. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withEdits } from '../../grammar/index.ts';
import { bundledCopies, workspaceOf } from '../../test/language/workspaces.ts';
import { runs } from '../../test/programs/runs.ts';
import { innermostStep } from '../steps/steps.ts';
import { edit, fileText } from '../workspace/workspace.ts';
import { namedSets } from './named-sets.ts';
import { renameName } from './rename.ts';

const copies = bundledCopies();
const whole = workspaceOf(copies);
const FILES = Object.keys(copies).filter((file) => copies[file]!.length < 12_000);

/** A file with a part removed, moved or inserted, and perhaps with other line ends. */
const changes = fc.record({
  file: fc.constantFrom(...FILES),
  from: fc.nat(12_000),
  length: fc.nat(60),
  put: fc.constantFrom(
    ...['', ' lion', ' { ', '"', '𝕏', 'as hunter; ', 'card 12 ', 'animal lion plural ', '# ', '\n'],
  ),
  windows: fc.boolean(),
});

type Change = typeof changes extends fc.Arbitrary<infer T> ? T : never;

function changed({ file, from, length, put, windows }: Change) {
  const { text } = fileText(whole, file)!;
  const at = from % text.length;
  const now = withEdits(text, [{ from: at, to: Math.min(text.length, at + length), text: put }]);
  return { file, at, workspace: edit(whole, [{ file, text: windows ? now.replaceAll('\n', '\r\n') : now }]) };
}

test('each place of a name contains that name, and every rename and step request returns', () => {
  fc.assert(
    fc.property(changes, (change) => {
      const { file, at, workspace } = changed(change);
      const { text } = fileText(workspace, file)!;
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
        const done = renameName(workspace, file, from, 'okapi');
        if ('edits' in done) for (const one of done.edits) expect(one.from).toBeLessThan(one.to);
        innermostStep(workspace, file, from);
      }
    }),
    runs(8, 8),
  );
});
