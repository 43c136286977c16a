/**
 * The compiler's warnings about conditions (ECO713) are correct: a condition reported as never true is never true, and
 * one reported as always true is always true.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile, type ReadySet } from '../../compiler/compile.ts';
import { makeTables } from '../../runtime/make-tables.ts';
import { base } from '../rules/boards.ts';
import { phrase, sequences, word } from './effect-texts.ts';
import { AMPLE_SET, onBoards, runOnBoard } from './on-board.ts';
import { few, runs } from './runs.ts';

const READY: ReadySet = { id: base.program.id, chain: base.chain };
const FIRST = 1000;
const EFFECTS = process.env.TEST_SHORT ? 100 : 300;

const TOKENS = ['mountain', 'forest', 'lion', 'fish', 'stork'];
const GROUNDS = ['desert', 'grassland', 'water', 'land', 'tile'];
const ground = word(...GROUNDS);
const token = word(...TOKENS);
const thing = word(...TOKENS, ...GROUNDS, 'animal', 'lion or fish', 'desert or water');
const some = word('a', '2', 'all', 'up to 2');
const amount = word(
  ...['no', 'a', '2', '3', '4', '7', '8', 'exactly 1', 'exactly 2', 'exactly 7'],
  ...['at most 2', 'at most 6', 'at most 7'],
);

const action = fc.oneof(
  phrase(
    'place',
    word('2', 'up to 2'),
    word(...TOKENS, 'desert', 'water', 'land', 'animal'),
    word('', 'adjacent to this'),
  ),
  phrase('choose a', thing, word('', 'as x', 'adjacent to this', 'in this habitat')),
  phrase('remove', some, thing),
  phrase('replace', some, ground, 'with', word('desert', 'grassland', 'water')),
  phrase('move', some, word('lion', 'fish', 'animal'), '2 spaces', word('', 'over any terrain')),
  word(
    'swap a desert with a water',
    'swap an animal with an animal',
    'pay a cube',
    'pay 2 cubes',
    'lose up to 2 cubes',
  ),
);
const steps = sequences(action, 3, ['may', 'repeat 2', 'each player', 'choose a player', 'if on the edge']);
const condition = fc.oneof(
  phrase('you', word('placed', 'moved', 'removed', 'replaced'), amount, thing),
  phrase('you', word('paid', 'lost'), amount, 'cube'),
  phrase('adjacent to', amount, ground),
  phrase(
    'there are',
    word('2', '3', '4', 'exactly 3', 'at most 2'),
    'different',
    word('land', 'tile', 'desert or water'),
  ),
  phrase('there are', amount, ground, 'with a', token),
  phrase('on a', ground),
  phrase('this tile has a', token),
);

/** Steps that gain no points, followed by 1 point if the condition holds, else 2. */
const asked = phrase(
  'choose a tile as x;',
  steps,
  '; if',
  word('', 'not'),
  condition,
  '{ gain 1vp } else { gain 2vp }',
);

/** The number of conditions with a warning, and of boards on which one was evaluated. */
const tally = { never: 0, always: 0, asked: 0 };

/** The warnings about the last condition of each effect, compiled as the cards of one set. Most effects have none. */
function conditionWarnings(effects: readonly string[]) {
  const cards = effects.map((steps, i) => `card ${FIRST + i} brown leaves 1 energy sun {\n${steps}\n}\n`);
  const text = `set typed "Typed" extends ${READY.id}\n${cards.join('')}`;
  const { sets, problems } = compile([{ files: [{ file: 'typed.eco', text }] }], [READY]);
  return effects.flatMap((effect, i) => {
    const here = problems.filter(({ line }) => line === 3 + 3 * i);
    if (here.some(({ severity }) => severity === 'error')) return [];
    const found = here.find(({ code, column }) => code === 'ECO713' && column > effect.lastIndexOf('if '));
    const card = sets[0].program.cards.find(({ number }) => number === FIRST + i);
    return found && card ? [{ effect, steps: card.steps, message: found.message }] : [];
  });
}

test('L4, L38 and R11.1 a warning about a condition is right on every board, whatever the choices', () => {
  const many = fc.array(asked, { minLength: EFFECTS, maxLength: EFFECTS });
  const property = fc.property(many, onBoards(20), (effects, boards) => {
    for (const { effect, steps, message } of conditionWarnings(effects)) {
      const ever = message.startsWith('This condition is never') ? 'never' : 'always';
      tally[ever]++;
      const tables = makeTables([AMPLE_SET], [steps]);
      for (const board of boards) {
        const [points] = runOnBoard(tables, board).vp;
        if (points > 0) tally.asked++;
        expect(points, `${effect}: ${message}`).not.toBe(ever === 'never' ? 1 : 2);
      }
    }
  });
  // Shrinking the set of effects adds nothing: the message names the one that failed.
  fc.assert(property, { ...runs(6, 37), endOnFailure: true });
  // Otherwise the test has shown nothing.
  for (const times of Object.values(tally)) expect(times).toBeGreaterThan(few(20));
});
