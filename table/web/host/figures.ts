/** The figures of a card in words, for people and for bots. */
import type { CardAndBots, ShrunkShare } from '../../protocol/host-messages.ts';

const NUMBERS = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const PERCENT = new Intl.NumberFormat('en', { style: 'percent' });

/** `3 of 8`. */
const of = (some: number, all: number): string => (all === 0 ? '–' : `${NUMBERS.format(some)} of ${all}`);
/** `21 %`, for large samples. */
const percent = (some: number, all: number): string => (all === 0 ? '–' : PERCENT.format(some / all));
/** `26%, 17 to 37`. */
const estimated = (found: ShrunkShare | null): string =>
  found === null
    ? '–'
    : `${PERCENT.format(found.share)}, ${Math.round(100 * found.low)} to ${Math.round(100 * found.high)}`;

/** The columns of figures, and the figure of a card in each. */
export const FIGURES: readonly (readonly [name: string, of: (card: CardAndBots) => string])[] = [
  ['Taken where offered', ({ taken, offered }) => of(taken, offered)],
  ['taken by bots', ({ botTaken, botOffered }) => of(botTaken, botOffered)],
  ['Played, of all seats', ({ people }) => of(people.played, people.seats)],
  ['played by bots', ({ bots }) => percent(bots.played, bots.seats)],
  ['estimate of played', ({ estimate }) => estimated(estimate.played)],
  ['Won, begun with it', ({ people }) => of(people.won, people.began)],
  ['won by bots', ({ bots }) => percent(bots.won, bots.began)],
  ['estimate of won', ({ estimate }) => estimated(estimate.won)],
  ['Time to decide', ({ seconds }) => (seconds === null ? '–' : `${NUMBERS.format(seconds)} s`)],
  ['Text opened', ({ opened }) => `${opened}`],
  ['Taken back', ({ undone }) => `${undone}`],
];
