/** What is said in words between the braces of a card, alone or among steps. */
import { expect, test } from 'vitest';
import { withEdits } from '../../grammar/index.ts';
import { base } from '../../test/rules/boards.ts';
import { compileSteps } from '../compile.ts';

/** Each problem, with the text after its first fix, marked `!` if that is certain; what people's words mean never is. */
const problemsIn = (text: string) =>
  compileSteps(text, base.words).problems.map(({ code, hint, fixes = [] }) => {
    const [fix] = fixes;
    return [code, fix ? `${fix.certain ? '!' : '?'} ${withEdits(text, fix.edits)}` : hint];
  });

test('a fix changes only what is not in the card language', () => {
  expect(problemsIn('may {\n  place lion; # here\n  gain 1vp for each water next to it\n}')).toEqual([
    ['ECO118', '? may {\n  place lion; # here\n  gain 1vp per water adjacent to this\n}'],
  ]);
});

test('a misspelt word alone is a misspelt word', () => {
  expect(problemsIn('place lyon')).toEqual([['ECO202', '? place lion']]);
});

test('a name that is kept is no English word', () => {
  expect(problemsIn('place mountain as peak; gain 1vp if adjacent to a peak')).not.toContainEqual([
    'ECO118',
    expect.anything(),
  ]);
});

test('"you" among the steps of another player is not read', () => {
  const [problem] = problemsIn('choose another player { lose 1vp; you gain 2vp }');
  expect(problem?.[0]).toBe('ECO113');
});

test('where one sentence is not understood, the others are told, and nothing is fixed', () => {
  expect(problemsIn('put a forest; gain 1 gold')).toEqual([
    ['ECO118', 'write `place forest`'],
    ['ECO201', expect.anything()],
  ]);
});

test.each([
  ['if there is a lion {\n  Score 2 points.\n  Dance.\n} else { gain 1vp; }', 'Score 2 points.', 'Dance'],
  ['place lion; Dance with it. Score 2 points.', 'Score 2 points.', 'Dance'],
  ['if there is a lion { Dance with joy. Score 2 points. }', 'Score 2 points.', 'Dance with joy'],
])('among steps, each sentence has one problem: %s', (text, read, stop) => {
  const found = compileSteps(text, base.words).problems;
  expect(found.map(({ code }) => code)).toEqual(['ECO118', 'ECO118']);
  const told = found.find(({ message }) => message.endsWith('words'))!;
  expect(withEdits(text, told.fixes![0].edits)).toBe(text.replace(read, 'gain 2vp;'));
  expect(found.map(({ message }) => message)).toContain(
    `This is said in words, and \`${stop}\` is not understood`,
  );
});

test.each([
  ['a text', 'Place a lion. Score 2 points. '.repeat(400)],
  ['a sentence', `${'Place a lion, '.repeat(690)}place a lion`],
  ['a sentence among steps', `gain 1vp; ${'Place a lion, '.repeat(600)}dance.`],
])('%s that is too long to be read is one problem', (_, text) => {
  const found = compileSteps(text, base.words).problems;
  expect(found.map(({ message }) => message)).toEqual(['This is said in words, and is too long to be read']);
});
