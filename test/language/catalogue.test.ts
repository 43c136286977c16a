/** The server's diagnostics and fixes for every example in the catalogue of problems. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Diagnostic } from 'vscode-languageserver/node';
import type { Problem } from '../../compiler/index.ts';
import { CATALOGUE, type Entry } from '../../compiler/report/problems.ts';
import { checkedProblems } from '../diagnostics/outputs.ts';
import { ecos } from '../ecos.ts';
import { type Client, connect, textsHost } from './client.ts';
import { knownSets } from './workspaces.ts';

/** Problems of pictures, words and drawings are in files that a text alone does not have. */
const OF_FILES = /^ECO(412|51[12]|72[12])$/;
const entries: [string, Entry][] = Object.entries(CATALOGUE).filter(([code]) => !OF_FILES.test(code));
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

describe.each(entries)('%s', (code, { wrong }) => {
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
});
