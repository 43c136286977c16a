/** Figures of games in words. */
const places = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const tenth = new Intl.NumberFormat('en', { ...places, signDisplay: 'negative' });
const signedTenth = new Intl.NumberFormat('en', { ...places, signDisplay: 'exceptZero' });

const withMinus = (text: string) => text.replace('-', '−');

/** `−3.6`: a number with one decimal place and a true minus sign. */
export const decimal = (number: number): string => withMinus(tenth.format(number));

/** `+3.2`. */
export const signedDecimal = (number: number): string => withMinus(signedTenth.format(number));

/** A share as games in a hundred: `+3.2`. */
export const lifted = (share: number): string => signedDecimal(share * 100);

/** `−1.6 to +8.4`. */
export const liftedBetween = ({ low, high }: { low: number; high: number }): string =>
  `${lifted(low)} to ${lifted(high)}`;

/** `36 %`. */
export const wholePercent = (share: number): string => `${Math.round(share * 100)} %`;

/** `52 s`, `4 min`, `3 h`. */
export function lasting(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}
