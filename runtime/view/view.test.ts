import { expect, test } from 'vitest';
import { effectOf } from '../../test/effect-of.ts';
import { plainSet } from '../../test/plain-set.ts';
import { putForest } from '../landscape/landscape.ts';
import { makeTables } from '../make-tables.ts';
import { DONE } from '../options.ts';
import { run } from '../run.ts';
import { startEffect } from '../start-effect.ts';
import { emptyGame } from '../state.ts';
import { layLayout } from '../table/setup.ts';
import { describe as describeOption, describeOptions } from './describe.ts';
import { runningEffect } from './running-effect.ts';

const tables = makeTables([plainSet]);

test('an option is described by its hex and thing, or by a word', () => {
  const game = effectOf('remove up to 1 desert');
  expect(describeOptions(game)).toEqual([
    { option: 'hex', hex: { q: 0, r: 0 }, thing: 'desert' },
    { option: 'done' },
  ]);
  expect(describeOption(game, DONE)).toEqual({ option: 'done' });
});

test('a decision has the path of the step that asks for it', () => {
  const card = tables.cards.findIndex(({ code }) => code.steps[0].op === 'remove');
  const game = emptyGame(tables, 1, 1);
  layLayout(game, 'standard');
  putForest(game.landscape, game.landscape.cells[1]);
  expect(runningEffect(game)).toBeUndefined();
  startEffect(game, 0, card, -1);
  run(game);
  expect(game.asked.kind).toBe('remove');
  expect(runningEffect(game)).toEqual({ card: tables.cards[card].number, seat: 0, trigger: -1, path: [0] });
});
