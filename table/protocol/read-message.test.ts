/** Messages of pages. */
import { expect, test } from 'vitest';
import { readMessage } from './read-message.ts';

test('a page can hand its seat only to bots that do not keep other tables waiting', () => {
  const read = (player: string) => readMessage(JSON.stringify({ player }));
  expect(read('mcts')).toEqual({ message: { player: 'mcts:200' } });
  expect(read('greedy')).toEqual({ message: { player: 'greedy' } });
  for (const bot of ['mcts:201', 'mcts:1000000+learned'])
    expect(read(bot)).toEqual({ problem: `${bot}: only the host can choose a longer search than mcts:200.` });
});

test('a text that is too long, and anything else that is no message, is refused', () => {
  const [line, name] = ['x'.repeat(500), 'x'.repeat(40)];
  for (const message of [{ say: line }, { name }, { note: { text: line } }])
    expect(readMessage(JSON.stringify(message))).toEqual({ message });
  for (const message of [
    { say: `${line}x` },
    { note: { card: 3, text: `${line}x` } },
    { name: `${name}x` },
    { say: 5 },
    { note: null },
    { note: { text: {} } },
    { name: [] },
    null,
    'x'.repeat(600),
  ])
    expect(readMessage(JSON.stringify(message))).toEqual({ problem: 'That is not a message of this table.' });
});
