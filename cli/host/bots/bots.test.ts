/** The bot processes, as their host uses them. */

import { expect, test } from 'vitest';
import { botTasks } from '../../../table/game/bot-tasks.ts';
import { cardsOf, Table } from '../../../table/index.ts';
import { readySets } from '../../../test/ready-sets.ts';
import { startBots } from './bots.ts';

test('a bot that is still thinking when its host ends is not asked again in another process', async () => {
  const { chain } = readySets().find(({ id }) => id === 'new-horizon')!;
  const options = { players: 2, seed: 1 };
  const table = new Table(() => cardsOf(chain), {
    at: 0,
    is: 'begun',
    options,
    cards: 'now',
    players: ['random', 'random'],
  });
  const task = botTasks(table)[0]!;
  const bots = startBots(1);
  expect(
    table.asked(task.seat)!.asked.options.indexOf(await bots.decide('a', task, chain)),
  ).toBeGreaterThanOrEqual(0);
  // A bot that takes longer to decide than its process takes to end.
  const late = bots.decide('a', { ...task, bot: 'mcts' }, chain);
  bots.close();
  await expect(late).rejects.toThrow('the worker was ended');
});
