/** Judges hostile texts in a separate thread, so that the test can detect one that hangs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import fc from 'fast-check';
import { compile, type ReadySet } from '../../compiler/compile.ts';
import { lex } from '../../grammar/tokens/lex.ts';
import { judge } from './judge.ts';
import { hostileTexts } from './texts.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The bundled base set, whose words the texts use. */
const folder = join(ROOT, 'cards/first-continent');
const source = {
  files: readdirSync(folder)
    .filter((file) => file.endsWith('.eco'))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') })),
};
const [{ chain }] = compile([source]).sets;
const base: ReadySet = { id: 'first-continent', chain };
/** Splices come from its cards and from a file with constructs that no card uses. */
const nasty = readFileSync(join(ROOT, 'test/programs/nasty.eco'), 'utf8');
const corpus = [...source.files.map(({ text }) => text), nasty]
  .flatMap((text) => text.split(/\n(?=(?:card|feature|scenario|set|animal|element|layout|hand) )/))
  .filter((text) => lex(text).tokens.length > 0);

const property = fc.property(hostileTexts(corpus), (one) => {
  // Reported before each text, so that a long reduction does not look like a hang.
  parentPort?.postMessage({ text: one.text });
  judge(one, base);
});
const result = fc.check(property, workerData);
parentPort?.postMessage({ wrong: result.failed ? fc.defaultReportMessage(result) : '' });
