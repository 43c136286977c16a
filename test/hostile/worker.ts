/** Judges hostile texts in a separate thread, so that the test can detect one that hangs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { compile, type ReadySet } from '../../compiler/compile.ts';
import { lex } from '../../grammar/tokens/lex.ts';
import { judge } from './judge.ts';
import { smallestWrong } from './smaller.ts';
import { type Corpus, hostileText } from './texts.ts';

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
const corpus: Corpus = [...source.files.map(({ text }) => text), nasty]
  .flatMap((text) => text.split(/\n(?=(?:card|feature|scenario|set|animal|element|layout|hand) )/))
  .filter((text) => lex(text).tokens.length > 0);

/** Judges texts with numbers from `from` to below `to`. */
const { from, to }: { from: number; to: number } = workerData;
for (let seed = from; seed < to; seed++) {
  const hostile = hostileText(seed, corpus);
  const wrong = smallestWrong(hostile, (one) => {
    // Reported on each attempt, so that a long reduction does not look like a hang.
    parentPort?.postMessage({ seed });
    judge(one, base);
  });
  if (wrong)
    parentPort?.postMessage({ seed, wrong: `${hostile.kind} ${JSON.stringify(wrong.text)}: ${wrong.error}` });
}
