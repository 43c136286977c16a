import { expect, test } from 'vitest';
import { mayBreak, OBJECT } from './breaks.ts';

/** The parts of a text between line break opportunities. */
function parts(text: string): string[] {
  const places = Array.from(text, (_, at) => at).filter(
    (at) => at > 0 && mayBreak(text, at, ['for each', 'y luego']),
  );
  return [0, ...places].map((from, i) => text.slice(from, places[i]));
}

test.each([
  ...[
    'a |b',
    'sea-|lion',
    'half-|½',
    '1-|2',
    ' |-5',
    'co–|op',
    '1–|2',
    ' |–a',
    'a|—|b',
    '“a”—“b”',
    'wait…|so',
  ],
  ...['up/down', 'día/|época', 'why?|so', 'oh!|¡ay!', 'a(b)c', 'a;|(b)', '100%', 'R&D'],
  `gain |${OBJECT},`,
  'all |for each |one',
  'uno |y luego |otro',
])('text breaks only where marked: %s', (text) => {
  const [first, ...rest] = text.split('|');
  expect(parts(text.replaceAll('|', ''))).toEqual([first, ...rest]);
});
