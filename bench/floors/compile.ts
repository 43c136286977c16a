/** Compiling the base set: all of it from text, and one card that changed in a workspace that has it. */
import { advise } from '../../cli/load/advise.ts';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { compile } from '../../compiler/compile.ts';
import { edit, openWorkspace, placedProblems } from '../../language/index.ts';
import { atMost, type Measurement, quantile } from '../measurement.ts';

const CHANGES = 100;
const WARM_UP = 20;

export default function measure(): Measurement[] {
  const base = bundledSets().find(({ id }) => id === 'first-continent')!;
  const start = performance.now();
  compile([base]);
  const whole = performance.now() - start;
  const texts = base.files.map(({ file, text }) => ({ file: `/cards/${file.split('/').at(-1)}`, text }));
  const { file, text } = texts.find((one) => one.text.includes('card '))!;
  const at = text.lastIndexOf('}');
  let workspace = openWorkspace({ roots: ['/cards'], texts, known: [], advise });
  const times: number[] = [];
  for (let round = -WARM_UP; round < CHANGES; round++) {
    const changed = round % 2 === 0 ? text : `${text.slice(0, at)}; gain 1vp ${text.slice(at)}`;
    const begin = performance.now();
    workspace = edit(workspace, [{ file, text: changed, version: round }]);
    placedProblems(workspace, file);
    if (round >= 0) times.push(performance.now() - begin);
  }
  return [
    atMost(500, 'ms', 'the base set compiled from text, in a new process', whole),
    atMost(15, 'ms', 'a changed card compiled in the base set', quantile(times, 0.5)),
  ];
}
