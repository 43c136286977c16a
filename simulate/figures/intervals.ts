/** How sure a share is. */
import { probit } from 'simple-statistics';
import type { Wins } from './tally.ts';
import { WIN_UNITS } from './tally.ts';

/** A share from 0 to 1, and the bounds between which it lies with the confidence asked for. */
export interface Share {
  share: number;
  low: number;
  high: number;
}

/** The confidence of all figures. */
export const CONFIDENCE = 0.95;

/**
 * Wilson's interval of the share of games won. It keeps within 0 and 1 and holds for few games and for shares near the
 * ends, where the usual plus and minus does not; of no games it says 0 to 1.
 */
export function shareOf({ games, won }: Wins, confidence = CONFIDENCE): Share {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = won / WIN_UNITS / games;
  const z = probit(1 - (1 - confidence) / 2);
  const middle = share + (z * z) / (2 * games);
  const width = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const whole = 1 + (z * z) / games;
  return { share, low: Math.max(0, (middle - width) / whole), high: Math.min(1, (middle + width) / whole) };
}
