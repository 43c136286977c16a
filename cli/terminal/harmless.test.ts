import { expect, test } from 'vitest';
import { escapeForTerminal, escapeJson, escapeName } from './output.ts';

test('commands for terminals and CI services are replaced visibly, and all other text stays', () => {
  const cases: [text: string, shown: string][] = [
    ['plain :: text\n a::b # [x] ## [y]\n', 'plain :: text\n a::b # [x] ## [y]\n'],
    ['\u001b[1mbold\u001b[0m', '\u001b[1mbold\u001b[0m'],
    ['\u001b]0;x\u0007\u001b[2J\rover\r\n', '�]0;x��[2J�over\r\n'],
    ['a\u202elevi\u2066\u2069', 'a�levi��'],
    ['::error::x\n  ::set-env x\n', '�::error::x\n  �::set-env x\n'],
    ['12 ##vso[task.x]y ##[group]', '12 #�#vso[task.x]y #�#[group]'],
  ];
  for (const [text, shown] of cases) expect(escapeForTerminal(text)).toBe(shown);
});

test('a name stays on one line, and JSON stays the same data', () => {
  expect(escapeName('a\n::error::b\u2028\t\u202e.eco')).toBe('a�::error::b���.eco');
  const data = { title: 'a\u009b1A\u2028\n\u007f\u202e' };
  const json = escapeJson(JSON.stringify(data));
  expect(json).toMatch(/^[ -~]*$/);
  expect(JSON.parse(json)).toEqual(data);
});

test.each([' ', ':', '#', '::', ' ::', '##[', '\n'])(
  // In quadratic time, this would take hours.
  'a million times %j are escaped in a run over the text',
  (part) => {
    expect(escapeForTerminal(part.repeat(1_000_000)).length).toBeGreaterThanOrEqual(1_000_000);
  },
);
