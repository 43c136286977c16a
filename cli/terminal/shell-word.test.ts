import { expect, test } from 'vitest';
import { shellWord } from './output.ts';

test.each([
  ['cards/mine.eco', 'linux', 'cards/mine.eco'],
  ['greedy,mcts:200', 'linux', 'greedy,mcts:200'],
  ['my set', 'linux', "'my set'"],
  ["it's $HOME", 'linux', "'it'\\''s $HOME'"],
  ['', 'linux', "''"],
  ['my set', 'win32', '"my set"'],
  ['C:\\cards\\mine.eco', 'win32', 'C:\\cards\\mine.eco'],
] as const)('%j on %s is written as %s', (word, platform, written) => {
  expect(shellWord(word, platform)).toBe(written);
});
