/** Judges hostile texts in a separate thread, so that the test can detect one that hangs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import fc from 'fast-check';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { lex } from '../../grammar/tokens/lex.ts';
import { readySets } from '../ready-sets.ts';
import { judge } from './judge.ts';
import { hostileTexts } from './texts.ts';

/** The bundled base set, whose words the texts use. */
const base = readySets().find(({ id }) => id === 'first-continent')!;
const { files } = bundledSets().find(({ id }) => id === base.id)!;
/** Splices come from its cards and from a file with constructs that no card uses. */
const nasty = readFileSync(join(import.meta.dirname, '../programs/nasty.eco'), 'utf8');
const corpus = [...files.map(({ text }) => text), nasty]
  .flatMap((text) => text.split(/\n(?=(?:card|feature|scenario|set|animal|element|layout|hand) )/))
  .filter((text) => lex(text).tokens.length > 0);

const property = fc.property(hostileTexts(corpus), (one) => {
  // Reported before each text, so that a long reduction does not look like a hang.
  parentPort?.postMessage({ text: one.text });
  judge(one, base);
});
const result = fc.check(property, workerData);
parentPort?.postMessage({ wrong: result.failed ? fc.defaultReportMessage(result) : '' });
