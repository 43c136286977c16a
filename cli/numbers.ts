import { InvalidArgumentError } from 'commander';

/** Reads a whole number from an option; commander adds which option it was. */
export function wholeNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('A whole number is needed.');
  return Number(text);
}
