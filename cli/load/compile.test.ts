/** Sets compile with those they extend, each once. */
import { expect, test } from 'vitest';
import type { NamedSource } from './catalogue.ts';
import { compileSources } from './compile.ts';

const source = (file: string, id: string, text: string, base?: string): NamedSource => ({
  id,
  ...(base !== undefined && { extends: base }),
  files: [{ file, text }],
});

const base = source(
  'base.eco',
  'base',
  'set base "B"\nelement sun x3\nelement wild x1 any\nhand lion footprint "L"',
);
const middle = source(
  'middle.eco',
  'middle',
  'set middle "M" extends base\ncard 1 brown leaves 1 energy sun, sun { gain 1vp }',
  'base',
);
const top = source(
  'top.eco',
  'top',
  'set top "T" extends middle\ncard 2 brown leaves 1 energy sun, sun hand lion { gain 2vp; gain 1 sun }',
  'middle',
);

test('a set that is the same object is compiled once, also below another', () => {
  const sets = [base, middle];
  const [first, again] = [compileSources({ sets, known: [] }), compileSources({ sets, known: [] })];
  expect(again.sets.map((set, i) => set === first.sets[i])).toEqual([true, true]);
  const [above] = compileSources({ sets: [top], known: sets }).sets;
  expect(above.chain.slice(0, 2)).toEqual(first.sets.map(({ program }) => program));
});

test('a set is compiled again if another takes precedence over one that it extends', () => {
  expect(compileSources({ sets: [middle], known: [base] }).problems).toEqual([]);
  const other = source('other.eco', 'base', 'set base "B"\nelement moon x3\nelement wild x1 any');
  const { problems, broken } = compileSources({ sets: [middle], known: [other, base] });
  expect(broken).toBe(true);
  expect(problems.map(({ code, file }) => [code, file])).toContainEqual(['ECO201', 'middle.eco']);
});

test('errors of the sets that a set extends are reported with it, their warnings are not', () => {
  const broken = (text: string) =>
    source('middle.eco', 'middle', `set middle "M" extends base\n${text}`, 'base');
  const problemsOn = (known: NamedSource) => {
    const { sets, problems, broken, unlisted } = compileSources({ sets: [top], known: [base, known] });
    expect(sets.map(({ program }) => program.id)).toEqual(['top']);
    return { broken, unlisted, problems: problems.map(({ code, file }) => `${file} ${code}`) };
  };
  const nothing = 'card 1 brown leaves 1 energy sun, sun { may { place forest } }';
  const listed = { unlisted: [], problems: [] as string[] };
  expect(problemsOn(broken(nothing))).toEqual({ ...listed, broken: false });
  const wrong = 'card 1 brown leaves 1 energy sun, sun { gain 1vp per forrest }';
  expect(problemsOn(broken(wrong))).toEqual({ ...listed, problems: ['middle.eco ECO202'], broken: true });
  // Errors in a set that is not extended do not matter.
  expect(problemsOn(source('other.eco', 'other', 'set other "O"\nnonsense'))).toMatchObject({
    problems: ['top.eco ECO502'],
  });
  const cards = Array.from(
    { length: 1200 },
    (_, n) => `card ${n + 10} brown leaves 1 energy sun, sun { gain }`,
  );
  expect(problemsOn(broken(cards.join('\n'))).unlisted).toEqual([
    { file: 'middle.eco', errors: 200, warnings: 0 },
  ]);
});
