/** The figures of a card in words, for people and for bots. */
import type { CardAndBots, ShrunkShare } from '../../protocol/host-messages.ts';

/** A figure for people, and the same for bots if available. */
export interface Figure {
  name: string;
  people(card: CardAndBots): string;
  bots?(card: CardAndBots): string;
  /** The estimate from both together. */
  estimate?(card: CardAndBots): string;
}

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

export const FIGURES: readonly Figure[] = [
  {
    name: 'Taken where offered',
    people: ({ taken, offered }) => of(taken, offered),
    bots: ({ botTaken, botOffered }) => of(botTaken, botOffered),
  },
  {
    name: 'Played, of all seats',
    people: ({ people }) => of(people.played, people.seats),
    bots: ({ bots }) => percent(bots.played, bots.seats),
    estimate: ({ estimate }) => estimated(estimate.played),
  },
  {
    name: 'Won, begun with it',
    people: ({ people }) => of(people.won, people.began),
    bots: ({ bots }) => percent(bots.won, bots.began),
    estimate: ({ estimate }) => estimated(estimate.won),
  },
  {
    name: 'Time to decide',
    people: ({ seconds }) => (seconds === null ? '–' : `${NUMBERS.format(seconds)} s`),
  },
  { name: 'Text opened', people: ({ opened }) => `${opened}` },
  { name: 'Taken back', people: ({ undone }) => `${undone}` },
];
