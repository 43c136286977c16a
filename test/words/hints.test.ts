/** Wherever a text is checked, its problems have the same hints. */
import { expect, test } from 'vitest';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { fileProblems } from '../../language/workspace/sets.ts';
import { openTexts } from '../../studio/worker/workspace.ts';
import { compile, compileSteps } from '../../tools/package/entries/compiler.ts';
import { assistantOn } from '../assistants/in-process.ts';
import { connect, textsHost } from '../language/client.ts';
import { workspace } from '../workspace.ts';

const STEPS = 'place a meadow; earn 2 points; place lion named leader';
const TEXT = `set mine "Mine" extends first-continent\ncard 901 brown leaves 2 energy sun { ${STEPS} }\n`;
const HINTS = ['write `grassland`', 'write `gain`', 'write `as`: `place lion as guest`'];

const hintsOf = (problems: readonly { hint?: string | undefined }[]) => problems.map(({ hint }) => hint);

test('the package, the command, assistants, the server and the studio give the same hints', async () => {
  const bundled = bundledSets();
  const file = 'mine.eco';
  expect(hintsOf(compile([{ files: [{ file, text: TEXT }] }], bundled).problems)).toEqual(HINTS);
  const { words } = compile([bundled[0]!]).sets[0]!;
  expect(hintsOf(compileSteps(STEPS, words).problems)).toEqual(HINTS);
  const { ecos, folder } = workspace({ [file]: TEXT });
  expect(hintsOf(JSON.parse(ecos('check', file, '--format', 'json').out).problems)).toEqual(HINTS);
  const { call } = await assistantOn(folder);
  expect(hintsOf((await call('check')).problems)).toEqual(HINTS);
  const client = await connect(textsHost());
  await client.open('file:///mine.eco', TEXT);
  const { diagnostics } = await client.diagnostics('file:///mine.eco');
  expect(hintsOf(diagnostics.map(({ data }) => data as { hint: string }))).toEqual(HINTS);
  await client.end();
  const studio = openTexts({ texts: [{ file, text: TEXT }], outside: [] }, bundled);
  expect(hintsOf(fileProblems(studio, file))).toEqual(HINTS);
});
