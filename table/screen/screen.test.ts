/** Which sentence of a running effect is marked as current. */
import { expect, test } from 'vitest';
import { compileText } from '../../test/base-set.ts';
import { cardBook } from '../card-book.ts';
import { runningText } from './screen.ts';

test.each([
  ['choose a player { gain 1vp }', [0]],
  ['choose a player { gain 1vp }', [0, 0, 0]],
  ['choose a tile; place lion on this tile', [1]],
  ['place lion; may { pay a cube; gain 1vp }; gain 1 sun', [1]],
])('one sentence of a feature that does `%s` is marked as current at step %j', (steps, path) => {
  const { sets } = compileText(`feature 900 blue "F" pattern "G M" where m = desert with 1 mountain
{ when a lion is moved { gain 1vp } on play { ${steps} } }`);
  const running = { card: 900, seat: 0, trigger: 1, path };
  const { sentences } = runningText(cardBook(sets[0].chain), running);
  const now = sentences.filter(({ isNow }) => isNow).map(({ text }) => text);
  expect(now).toHaveLength(1);
  expect(now[0]).not.toMatch(/moved/);
});
