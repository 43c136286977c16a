/** The parts of `ecos test`: which scenarios run when there are errors, and the message of a failed one. */
import { expect, test } from 'vitest';
import { compile } from '../compiler/compile.ts';
import { runScenario } from '../runtime/scenario/scenario.ts';
import { compileText } from './base-set.ts';

const GOOD = 'card 1 brown leaves 2 energy sun { place water; gain 2vp }';
const WRONG = 'card 2 brown leaves 2 energy sun { place watr }';
const run = (title: string, lines: string) => `scenario "${title}" { layout standard ${lines} }`;
const FINE = run('fine', 'do card 1; expect 10 options');

/** The titles of scenarios that pass and fail, those that cannot run (with code and line), and the number of errors. */
function outcome(text: string) {
  const { sets, problems } = compileText(text);
  const [{ chain, scenarios, brokenScenarios }] = sets;
  return {
    passed: scenarios.filter((one) => runScenario(chain, one).passed).map(({ title }) => title),
    failed: scenarios.filter((one) => !runScenario(chain, one).passed).map(({ title }) => title),
    broken: brokenScenarios.map(({ title, code, at }) => `${title} ${code} ${at.line}`),
    errors: problems.filter(({ severity }) => severity === 'error').length,
  };
}

const CASES: [what: string, text: string, ...broken: string[]][] = [
  ['with an error of its own', run('x', 'do card 1; expect 2 vpp'), 'x ECO105 3'],
  ['without a title', 'scenario { layout standard do card 1 }', ' ECO114 3'],
  ['of an unknown card', run('x', 'do card 7'), 'x ECO205 3'],
  ['of a card with an error', `${WRONG}\n${run('x', '\ndo card 2')}`, 'x ECO202 5'],
  ['with a card with an error in hand', `${WRONG}\n${run('x', 'given hand 1, 2; do card 1')}`, 'x ECO202 4'],
  [
    'with an active card with an error',
    `${WRONG}\n${run('x', 'given card 2 active; do card 1')}`,
    'x ECO202 4',
  ],
  ['that looks at a card with an error', `${WRONG}\n${run('x', 'do card 1; choose card 2')}`, 'x ECO202 4'],
  [
    'of a card whose number is taken',
    `${GOOD.replace('card 1', 'card 3')}\n${GOOD.replace('card 1', 'card 3')}\n${run('x', 'do card 3')}`,
    'x ECO401 5',
  ],
  [
    'of a feature with an error',
    `feature 4 brown "F" pattern "G" { on play { gain 1 gold } }\n${run('x', 'do feature 4')}`,
    'x ECO201 4',
  ],
  ['on a layout with an error', `layout odd "w l w"\nscenario "x" { layout odd do card 1 }`, 'x ECO605 4'],
  [
    'of a card that uses a declaration with a syntax error',
    `anmal fox x4 on water\ncard 5 brown leaves 2 energy sun { place fox }\n${run('x', 'do card 5')}`,
    'x ECO112 5',
  ],
  [
    'that uses a declaration with a syntax error',
    `anmal fox x4 on water\n${run('x', 'do { place fox }')}`,
    'x ECO112 4',
  ],
];

test.each(CASES)('a scenario %s is left out, and the others run', (_, text, ...broken) => {
  const result = outcome(`${GOOD}\n${FINE}\n${text}`);
  expect(result).toEqual({ passed: ['fine'], failed: [], broken, errors: result.errors });
  expect(result.errors).toBeGreaterThan(0);
});

test('no scenario runs if a declaration of the set is wrong: every effect may depend on it', () => {
  const animal = 'animal fox x4 on gras';
  expect(outcome(`set s "S" extends first-continent\n${animal}\n${GOOD}\n${FINE}`)).toMatchObject({
    passed: [],
    broken: ['fine ECO105 4'],
  });
  expect(outcome(`set s "S" extends nothing\n${GOOD}\n${FINE}`)).toMatchObject({
    passed: [],
    broken: ['fine ECO502 3'],
  });
});

test('a scenario of a card with an error in the extended set does not run, and the error is reported once', () => {
  const file = (name: string, text: string) => ({ files: [{ file: name, text }] });
  const base = file('low.eco', `set low "Low"\n${WRONG}\n${GOOD}`);
  const top = file('top.eco', `set top "Top" extends low\n${FINE}\n${run('x', 'do card 2')}`);
  const words = 'element sun x10\nelement wild x2 any\nlayout standard " w " "d g" " w "';
  base.files.push({ file: 'words.eco', text: words });
  const { sets, problems } = compile([base, top]);
  expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual(['low.eco ECO202']);
  expect(sets[1].scenarios.map(({ title }) => title)).toEqual(['fine']);
  expect(sets[1].brokenScenarios).toMatchObject(
    [
      { title: 'x', code: 'ECO202', at: { file: 'top.eco' }, message: /card 2 has an error \(low\.eco:2\)/ },
    ].map(({ message, ...rest }) => ({ ...rest, message: expect.stringMatching(message) })),
  );
});

test('an error about the whole set, such as an incomplete hand, does not stop its scenarios', () => {
  const hand = 'hand wolf footprint "Wolf"';
  const card = GOOD.replace('energy sun', 'energy sun hand wolf');
  expect(outcome(`set s "S" extends first-continent\n${hand}\n${card}\n${FINE}`)).toMatchObject({
    passed: ['fine'],
    broken: [],
    errors: 1,
  });
});

/** The lines of a failed scenario's message. */
function failureLines(lines: string, board = 'board "d 1 w"', cards = GOOD): string[] {
  const { sets, problems } = compileText(`${cards}\nscenario "x" { ${board} ${lines} }`);
  expect(problems).toEqual([]);
  const [{ chain, scenarios }] = sets;
  const result = runScenario(chain, scenarios[0]);
  if (result.passed) throw new Error('the scenario passes');
  return result.message.split('\n');
}

test('a failure during a decision first names the decision and how to answer it', () => {
  expect(failureLines('do card 1; expect 2vp').slice(0, 2)).toEqual([
    "a question waits: where does the water go? answer it with choose before this line, as in 'choose 1'",
    'expected 2 vp, got 0',
  ]);
  const questions: [lines: string, question: string, answer: string][] = [
    ['do { place land; gain 1vp }; expect 1vp', 'what do you place?', 'desert'],
    ['do { may gain 1vp }; expect finished', 'do you want to do this?', 'yes'],
    [
      'do { either { gain 1vp } or { gain 2vp } }; do { gain 1vp }; ',
      'which of these do you choose?',
      'first',
    ],
    ['do { gain a card or a cube }; expect gained 1 cube', 'which reward?', 'card'],
    ['do { remove a tile }; expect supply land 5', 'what do you remove?', 'water w'],
  ];
  for (const [lines, question, answer] of questions) {
    const [first] = failureLines(lines);
    expect(first).toContain(`a question waits: ${question}`);
    expect(first).toContain(`'choose ${answer}'`);
  }
});

test('of a decision in two sentences, a failure quotes only the question', () => {
  const cards = `${GOOD}\n${GOOD.replace('card 1', 'card 2').replace('2vp', '3vp')}`;
  expect(failureLines('given hand 1, 2; do { pay a card }; expect 2vp', undefined, cards)[0]).toBe(
    "a question waits: which card do you pay? answer it with choose before this line, as in 'choose card 1'",
  );
});

test('a failed expectation about a player names the player', () => {
  const of2 = (expected: string) =>
    failureLines(`given 2 players; do { gain 2vp }; expect player 2 ${expected}`)[0];
  expect(of2('1vp')).toBe('expected 1 vp of player 2, got 0');
  expect(of2('has 1 card')).toBe('expected 1 card in hand of player 2, got 0');
  expect(of2('has 2 cubes')).toBe('expected 2 free cubes of player 2, got 7');
  expect(of2('gained 1 sun')).toBe('expected 1 sun gained by player 2, got 0');
  expect(failureLines('do { gain 2vp }; expect has 1 cube')[0]).toBe('expected 1 free cube, got 7');
});

test('nouns in a failure agree with the expected number', () => {
  const there = (expected: string) => failureLines(`do { gain 1vp }; expect ${expected} in the landscape`)[0];
  expect(there('2 lions')).toBe('expected 2 lions in the landscape, got 0');
  expect(there('1 hippopotamus or lion')).toBe('expected 1 hippopotamus or lion in the landscape, got 0');
  expect(there('2 hippopotamuses')).toBe('expected 2 hippopotamuses in the landscape, got 0');
  expect(there('3 tiles with 2 fish')).toBe('expected 3 tiles with 2 fish in the landscape, got 0');
  expect(failureLines('do { gain 1vp }; expect d is desert with 2 forests')[0]).toBe(
    'expected d to have 2 forests, got 0',
  );
});

test('a failure about the decision itself, or without a decision, comes first', () => {
  expect(failureLines('do card 1; expect 3 options')[0]).toMatch(/^expected 3 options, got \d+$/);
  expect(failureLines('do card 1; choose d').join('\n')).toMatch(
    /^'choose d' is not offered\n[\s\S]*The question: Where does the water go/,
  );
  expect(failureLines('do { gain 2vp }; expect 3vp')[0]).toBe('expected 3 vp, got 2');
});

test('offered hexes and tiles without a name get one on the board that is shown', () => {
  const lines = failureLines('do card 1; expect 2vp', 'layout standard');
  const options = lines.at(-1);
  expect(options).toBe('The options: 1, 2, 3, 4, 5, 6, 7, 8, 9, 0');
  const drawn = lines.filter((line) => line.startsWith('"')).join('');
  for (const digit of '1234567890') expect(drawn).toContain(digit);
  expect(lines).toContain(
    "Places without a name got one here: draw it on your board to use it with 'choose'.",
  );
  // Tiles get letters; the same board with that letter answers the question.
  const tiles = failureLines('do { remove a tile }; expect 2vp', 'board "d d w"');
  expect(tiles.at(-1)).toBe('The options: desert a, water w, desert b');
});
