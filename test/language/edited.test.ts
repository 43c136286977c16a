/**
 * Law 1: an edited workspace equals a fresh one, and so do the diagnostics of a server that receives the edits as
 * messages.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Position, TextDocumentContentChangeEvent } from 'vscode-languageserver/node';
import { complete, edit, fileTokens, outline, placedProblems, type Workspace } from '../../language/index.ts';
import { namedSets, nameRecord } from '../../language/names/named-sets.ts';
import { findName } from '../../language/names/names.ts';
import { findDefinitions, findReferences } from '../../language/names/references.ts';
import { prepareRename } from '../../language/names/rename.ts';
import { findSymbols } from '../../language/outline/symbols.ts';
import { newUris } from '../../language/server/protocol/uris.ts';
import { fileDiagnostics } from '../../language/server/requests/diagnostics.ts';
import { fileTree } from '../../language/workspace/sets.ts';
import { runs } from '../programs/runs.ts';
import { connect, textsHost } from './client.ts';
import { BEGINNING, editOf, part, type RandomEdit, randomEdit, replaced } from './random-edits.ts';
import { workspaceOf } from './workspaces.ts';

const FILES = Object.keys(BEGINNING);
const ROOTS = ['/cards', '/other/alone.eco'];

const fresh = (texts: ReadonlyMap<string, string>) => workspaceOf(Object.fromEntries(texts), ROOTS);

/** All answers about the files of a workspace; completions at these fractions of each text. */
function answers(workspace: Workspace, cursors: readonly number[]) {
  return [...workspace.texts].sort().map(([file, { text }]) => ({
    file,
    tree: fileTree(workspace, file),
    problems: placedProblems(workspace, file),
    symbols: outline(workspace, file),
    tokens: fileTokens(workspace, file),
    names: nameRecord(namedSets(workspace), file)?.places(),
    completions: cursors.map((part) => complete(workspace, file, Math.round(part * text.length))),
  }));
}

/** Symbols found in all sets, and what is known of the names at these fractions of each text. */
function named(workspace: Workspace, cursors: readonly number[]) {
  const places = [...workspace.texts].flatMap(([file, { text }]) =>
    cursors.map((part) => [file, Math.round(part * text.length)] as const),
  );
  const names = places.toSorted().map(([file, at]) => ({
    name: findName(workspace, file, at),
    definitions: findDefinitions(workspace, file, at),
    references: findReferences(workspace, file, at, true),
    renamable: prepareRename(workspace, file, at),
  }));
  return { names, found: findSymbols(workspace, 'hare') };
}

/** The texts after simultaneous edits. */
function after(texts: ReadonlyMap<string, string>, edits: readonly RandomEdit[]): Map<string, string> {
  const now = new Map(texts);
  for (const one of edits)
    now.set(one.file, replaced(now.get(one.file) ?? '', editOf(now.get(one.file) ?? '', one)));
  return now;
}

const steps = fc.array(
  fc.record({
    edits: fc.array(randomEdit(FILES), { maxLength: 3 }),
    gone: fc.option(fc.constantFrom(...FILES), { freq: 8 }),
    fillsCache: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
);

/** Positions in a text, as fractions of its length. */
const cursors = fc.array(part, { minLength: 2, maxLength: 4 });

test('law 1: an edited workspace equals a fresh one', () => {
  fc.assert(
    fc.property(steps, cursors, (steps, cursors) => {
      let texts = new Map(Object.entries(BEGINNING));
      let workspace = fresh(texts);
      // Not always, since it reads all sets.
      const isNamed = steps.length > 6;
      if (isNamed) named(workspace, cursors);
      for (const { edits, gone, fillsCache } of steps) {
        const next = after(texts, edits);
        if (gone !== null) next.delete(gone);
        const changed = [...next].filter(([file, text]) => texts.get(file) !== text);
        workspace = edit(workspace, [
          ...changed.map(([file, text]) => ({ file, text })),
          ...(gone === null ? [] : [{ file: gone, gone: true as const }]),
        ]);
        texts = next;
        // Cached answers must not be reused for another text.
        if (fillsCache) answers(workspace, cursors);
      }
      const other = fresh(texts);
      expect(answers(workspace, cursors)).toEqual(answers(other, cursors));
      if (isNamed) expect(named(workspace, cursors)).toEqual(named(other, cursors));
    }),
    runs(200, 18, 2),
  );
});

test('law 1: a snapshot does not change with later edits', () => {
  fc.assert(
    fc.property(steps, cursors, (steps, cursors) => {
      let texts = new Map(Object.entries(BEGINNING));
      const snapshots: { workspace: Workspace; texts: ReadonlyMap<string, string> }[] = [];
      let workspace = fresh(texts);
      for (const { edits } of steps) {
        texts = after(texts, edits);
        workspace = edit(
          workspace,
          [...texts].map(([file, text]) => ({ file, text })),
        );
        snapshots.push({ workspace, texts });
      }
      // The newest first, then backwards.
      for (const one of snapshots.toReversed())
        expect(answers(one.workspace, cursors)).toEqual(answers(fresh(one.texts), cursors));
    }),
    runs(16, 19, 3),
  );
});

/** The protocol's position of an offset: lines end with `\n`, `\r\n` or `\r`. */
function positionOf(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: lines.length - 1, character: lines[lines.length - 1].length };
}

test('law 1: a server that receives edits publishes the same diagnostics as for the whole texts', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (steps) => {
      let texts = new Map(Object.entries(BEGINNING));
      const host = textsHost(BEGINNING);
      const client = await connect(host, { workspaceFolders: [{ uri: 'file:///cards', name: 'cards' }] });
      const uris = newUris();
      for (const [file, text] of texts) await client.open(uris.uriOf(file), text, 0);
      const version = new Map<string, number>();
      for (const { edits } of steps) {
        for (const [file, ofFile] of Map.groupBy(edits, (one) => one.file)) {
          const changes = ofFile.map((one): TextDocumentContentChangeEvent => {
            const text = texts.get(file) ?? '';
            const { from, to, text: put } = betweenLineEnds(text, editOf(text, one));
            texts = new Map(texts).set(file, replaced(text, { from, to, text: put }));
            return { range: { start: positionOf(text, from), end: positionOf(text, to) }, text: put };
          });
          version.set(file, (version.get(file) ?? 0) + 1);
          await client.change(uris.uriOf(file), version.get(file)!, changes);
        }
      }
      const workspace = fresh(texts);
      for (const file of FILES) {
        const published = await client.diagnostics(uris.uriOf(file), version.get(file) ?? 0);
        await client.settled();
        const { diagnostics } = fileDiagnostics(workspace, file, uris, host.problemPages);
        expect(client.published.get(published.uri)?.diagnostics).toEqual(
          JSON.parse(JSON.stringify(diagnostics)),
        );
      }
      await client.end();
    }),
    runs(14, 20, 3),
  );
});

/** An edit whose ends are not inside `\r\n`, since the protocol has no position there. */
function betweenLineEnds(text: string, { from, to, text: put }: { from: number; to: number; text: string }) {
  const outside = (at: number) => (text[at - 1] === '\r' && text[at] === '\n' ? at - 1 : at);
  return { from: outside(from), to: Math.max(outside(from), outside(to)), text: put };
}
