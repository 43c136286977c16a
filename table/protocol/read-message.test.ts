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

test('a text that is too long is refused with the limit', () => {
  const read = (message: object) => readMessage(JSON.stringify(message));
  const [line, name] = ['x'.repeat(500), 'x'.repeat(40)];
  for (const message of [{ say: line }, { name }, { note: { text: line } }])
    expect(read(message)).toEqual({ message });
  const longest = 'at most 500 characters, not 501.';
  expect(read({ say: `${line}x` })).toEqual({ problem: `That line is too long: ${longest}` });
  expect(read({ note: { card: 3, text: `${line}x` } })).toEqual({
    problem: `That note is too long: ${longest}`,
  });
  expect(read({ name: `${name}x` })).toEqual({
    problem: 'That name is too long: at most 40 characters, not 41.',
  });
  for (const message of [
    { say: 5 },
    { note: null },
    { note: { text: {} } },
    { name: [] },
    null,
    'x'.repeat(600),
  ])
    expect(readMessage(JSON.stringify(message))).toEqual({ problem: 'That is not a message of this table.' });
});
