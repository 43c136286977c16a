/** Figures of games in words. */
const tenth = new Intl.NumberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** A share as games in a hundred: `+3.2`. */
export const liftLabel = (share: number): string => tenth.format(share * 100).replace('-', '−');

/** `−1.6 to +8.4`. */
export const liftedBetween = ({ low, high }: { low: number; high: number }): string =>
  `${liftLabel(low)} to ${liftLabel(high)}`;

/** `52 s`, `4 min`, `3 h`. */
export function lasting(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}
