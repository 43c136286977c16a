/** What pages send. */
import { expect, test } from 'vitest';
import { readMessage } from './read-message.ts';

test('a seat goes to no bot that would keep those of other tables waiting', () => {
  const read = (player: string) => readMessage(JSON.stringify({ player }));
  expect(read('mcts')).toEqual({ message: { player: 'mcts:200' } });
  expect(read('greedy')).toEqual({ message: { player: 'greedy' } });
  for (const bot of ['mcts:201', 'mcts:1000000+learned'])
    expect(read(bot)).toEqual({ problem: `${bot}: only the host can choose a longer search than mcts:200.` });
});
