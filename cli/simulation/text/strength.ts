/** The result of `ecos strength` as text for people. */
import { counted } from '../../../program/messages/index.ts';
import { type Bounds, percent, type Strength } from '../../../simulate/index.ts';

/** One sentence per line: the share, its meaning in Elo, and the result of the sequential test. */
export function showStrength(
  { a, b, games, won, low, high, elo, decided }: Strength & { a: string; b: string },
  players: number,
  sprt: Bounds | undefined,
): string {
  if (won === null) return 'No deal was played with every seat, so nothing is measured.';
  const others = players === 2 ? b : `${players - 1} × ${b}`;
  const fair = `a fair share is ${percent(1 / players)} %`;
  const lines = [
    `${a} won ${percent(won)} % of ${counted(games, 'game')} against ${others} (95 % confidence interval ${percent(low)} to ${percent(high)} %; ${fair})`,
    `Elo: ${eloOf(elo)}`,
  ];
  if (sprt) lines.push(`Test: ${VERDICTS[decided ?? 'none'](a, b, sprt)}`);
  return lines.join('\n');
}

const VERDICTS: Record<
  NonNullable<Strength['decided']> | 'none',
  (a: string, b: string, sprt: Bounds) => string
> = {
  high: (a, b, { high }) => `${a} is at ${signed(high)} Elo or more against ${b}.`,
  low: (a, b, { low }) => `${a} is at ${signed(low)} Elo or less against ${b}.`,
  none: (_a, _b, { low, high }) =>
    `the games do not yet decide between ${signed(low)} and ${signed(high)} Elo.`,
};

/** The mean and its interval. If all games are won, or all lost, there is only a lower or upper bound. */
function eloOf({ mean, low, high }: Strength['elo']): string {
  if (mean !== null && low !== null && high !== null)
    return `${signed(mean)} (${signed(low)} to ${signed(high)})`;
  const estimate = mean === null ? '' : `${signed(mean)}, `;
  if (low !== null) return `${estimate}at least ${signed(low)}; more games may show how much more`;
  if (high !== null) return `${estimate}at most ${signed(high)}; more games may show how much less`;
  return 'too few games to say';
}

/** "+12", "−3.5". */
const signed = (elo: number) => `${elo < 0 ? '−' : '+'}${Math.abs(elo)}`;
