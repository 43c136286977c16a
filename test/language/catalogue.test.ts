/** The server's diagnostics and fixes for every example in the catalogue of problems. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  type CodeAction,
  CodeActionRequest,
  type Diagnostic,
  type TextEdit as ProtocolEdit,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { compile, type Problem } from '../../compiler/index.ts';
import { CATALOGUE, type Entry } from '../../compiler/report/problems.ts';
import { checkedProblems } from '../diagnostics/outputs.ts';
import { ecos } from '../ecos.ts';
import { type Client, connect, textsHost } from './client.ts';
import { knownSets } from './workspaces.ts';

const entries: [string, Entry][] = Object.entries(CATALOGUE);
const URI = 'file:///alone/a.eco';
const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));

let client: Client;
let version = 0;
beforeAll(async () => {
  for (const [code, { wrong }] of entries) writeFileSync(join(folder, `${code}.eco`), wrong);
  client = await connect(textsHost(), {
    capabilities: { workspace: { workspaceEdit: { documentChanges: true } } },
  });
  await client.open(URI, '', version);
});
afterAll(() => client.end());

/** The server's diagnostics for a text. */
async function diagnosticsFor(text: string): Promise<Diagnostic[]> {
  version++;
  await client.change(URI, version, [{ text }]);
  return (await client.diagnostics(URI, version)).diagnostics;
}

const checkedTogether: Problem[] = [];
/**
 * The problems that `ecos check` reports for an example's file. Examples about sets are checked separately, since their
 * problems mention all other sets.
 */
function checked(file: string): Problem[] {
  const check = (files: readonly string[]) =>
    JSON.parse(ecos(['check', ...files, '--format', 'json']).out).problems;
  if (/ECO5\d\d\.eco$/.test(file)) return check([file]);
  if (checkedTogether.length === 0) {
    const others = entries.filter(([code]) => !code.startsWith('ECO5'));
    checkedTogether.push(...check(others.map(([code]) => join(folder, `${code}.eco`))));
  }
  return checkedTogether.filter((problem) => problem.file === file);
}

/** Problems of `ecos check` and of the compiler, in the same form. */
const ofProblem = ({ code, severity, message, line, column, length, hint, related }: Problem) => ({
  code,
  severity,
  message,
  line,
  column,
  length,
  hint,
  related: related?.map((place) => ({ line: place.line, column: place.column, message: place.message })),
});
/** A diagnostic in the same form. */
const ofDiagnostic = ({ code, severity, message, range, data, relatedInformation }: Diagnostic) => ({
  code,
  severity: severity === 1 ? 'error' : 'warning',
  message,
  line: range.start.line + 1,
  column: range.start.character + 1,
  length: range.end.character - range.start.character,
  hint: data?.hint,
  related: relatedInformation?.map(({ location: { range }, message }) => ({
    line: range.start.line + 1,
    column: range.start.character + 1,
    message,
  })),
});

/** The code actions that the server offers for a whole text. */
async function offered(text: string, only?: string[]): Promise<CodeAction[]> {
  const document = TextDocument.create(URI, 'ecos', 1, text);
  const range = { start: { line: 0, character: 0 }, end: document.positionAt(text.length) };
  const actions = await client.connection.sendRequest(CodeActionRequest.type, {
    textDocument: { uri: URI },
    range,
    context: { diagnostics: [], ...(only && { only }) },
  });
  return (actions ?? []) as CodeAction[];
}

/** A text after a code action, which must edit only the document's current version. */
function applied(text: string, { edit }: CodeAction): string {
  const [change, ...more] = edit?.documentChanges ?? [];
  expect(more).toEqual([]);
  if (!change || !('edits' in change)) throw new Error('no edits of a document');
  expect(change.textDocument).toEqual({ uri: URI, version });
  return TextDocument.applyEdits(TextDocument.create(URI, 'ecos', 1, text), change.edits as ProtocolEdit[]);
}

const codes = (problems: readonly { code?: unknown; severity?: unknown }[]) =>
  problems.map(({ code }) => code);

const without = (codes: readonly unknown[], code: string) => codes.filter((one) => one !== code);

describe.each(entries)('%s', (code, { wrong, mended, whenRun }) => {
  test('law 2: the compiler with the layout, ecos check and the server report the same problems', async () => {
    const file = join(folder, `${code}.eco`);
    const problems = checkedProblems(wrong, knownSets(), file);
    expect(checked(file)).toEqual(JSON.parse(JSON.stringify(problems)));
    await diagnosticsFor(wrong);
    // Problems of the layout may follow those of the compiler.
    await vi.waitFor(() =>
      expect(client.published.get(URI)?.diagnostics.map(ofDiagnostic)).toEqual(problems.map(ofProblem)),
    );
  });

  test('law 3: each fix removes its problem and adds none', async () => {
    const before = codes(await diagnosticsFor(wrong));
    const known = compile([{ files: [{ file: 'a.eco', text: wrong }] }], knownSets()).problems;
    const quick = (await offered(wrong)).filter(({ kind }) => kind === 'quickfix');
    const titles = known.flatMap(({ fixes = [] }) => fixes.map(({ title }) => title));
    expect(quick.map(({ title }) => title)).toEqual(expect.arrayContaining(titles));
    const fixed: string[] = [];
    for (const action of quick) {
      await diagnosticsFor(wrong);
      const text = applied(wrong, (await offered(wrong)).find(({ title }) => title === action.title)!);
      fixed.push(text);
      const after = codes(await diagnosticsFor(text));
      // A newly declared hand has no cards yet.
      const left = action.title.startsWith('Declare the hand') ? without(after, 'ECO504') : after;
      // Diagnostics do not include problems that only running finds.
      if (!whenRun) expect(left.length).toBeLessThan(before.length);
      for (const one of left) expect(before).toContain(one);
    }
    // One of the compiler's fixes turns the example into the corrected one; for an expectation, it inserts the actual value.
    if (titles.length > 0 || code === 'ECO619') expect(fixed).toContain(mended);
    await diagnosticsFor(wrong);
    const [all] = await offered(wrong, ['source.fixAll']);
    if (all) expect(codes(await diagnosticsFor(applied(wrong, all)))).not.toContain(code);
    expect(codes(await diagnosticsFor(mended))).toEqual([]);
  });
});
