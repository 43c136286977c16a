/**
 * Samples of the card language in the documentation compile, and their scenarios pass.
 *
 * `eco` is the text of a file, `eco steps` are bare steps, `eco wrong` is a file with a mistake, `eco beside` is a file that
 * belongs with other files of its page and is tested by the page's commands (`commands.test.ts`), and `eco doubtful` is a file
 * that compiles with a warning or has a scenario that fails.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { compile, compileSteps } from '../../compiler/compile.ts';
import { runScenario } from '../../runtime/scenario/scenario.ts';
import { readySets } from '../ready-sets.ts';
import { docsPages, type Fence } from './pages.ts';

const base = compile(bundledSets()).sets[0].words;

const samples = docsPages().flatMap(({ fences }) =>
  fences.filter(({ info }) => info[0] === 'eco' && !info.includes('beside')),
);
const isSteps = ({ info }: Fence) => info.includes('steps');
const isWrong = ({ info }: Fence) => info.includes('wrong');
const isDoubtful = ({ info }: Fence) => info.includes('doubtful');

const compiled = ({ at, text }: Fence) => compile([{ files: [{ file: at, text }] }], readySets());

describe('samples in the documentation', () => {
  test.each(samples.filter((sample) => !isSteps(sample) && !isWrong(sample) && !isDoubtful(sample)))(
    '$at compiles and its scenarios pass',
    (sample) => {
      const { sets, problems } = compiled(sample);
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      for (const { chain, scenarios } of sets) {
        for (const scenario of scenarios) expect(runScenario(chain, scenario)).toEqual({ passed: true });
      }
    },
  );

  test.each(samples.filter(isSteps))('$at compiles as steps', ({ text, at }) => {
    // The reference of steps shows single steps, some of which need an earlier step that sets "this".
    const before = at.startsWith('docs/reference/steps.md') ? 'choose a tile; ' : '';
    expect(compileSteps(before + text, base).problems).toEqual([]);
  });

  test.each(samples.filter(isDoubtful))('$at compiles', (sample) => {
    expect(compiled(sample).problems.map(({ severity }) => severity)).not.toContain('error');
  });

  test.each(samples.filter(isWrong))('$at has an error', (sample) => {
    expect(compiled(sample).problems.map(({ severity }) => severity)).toContain('error');
  });
});

test("the program shown next to the text of a card is that card's program", () => {
  const { fences } = docsPages().find(({ file }) => file.endsWith('rooms.md'))!;
  const [card, program] = ['eco', 'json'].map((kind) => fences.find(({ info }) => info[0] === kind)!);
  expect(compiled(card).sets[0].program.cards[0].steps).toEqual(JSON.parse(program.text));
});

test('the set with the other bag has the same tokens, in another order', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/samples/rare-animals/set.eco'), 'utf8');
  const { sets, problems } = compile([{ files: [{ file: 'set.eco', text }] }], readySets());
  expect(problems).toEqual([]);
  const counts = Object.fromEntries(sets[0]!.words.elements.map(({ name, count }) => [name, count]));
  expect(counts).toEqual({
    sun: 10,
    water: 8,
    grassland: 6,
    desert: 5,
    forest: 4,
    mountain: 3,
    animal: 2,
    wild: 2,
  });
});
