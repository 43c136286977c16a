/** The findings of tables, card by card. */
import { median, sum } from 'simple-statistics';
import { MARKS, type Mark } from '../marks.ts';
import { HUMAN } from '../seats.ts';
import type { PlaytestFindings } from './findings.ts';

/** What seats did with a card in finished games, for people or for bots. */
export interface PlayedShares {
  /** The number of seats, and of those that had the card face up at any time. */
  seats: number;
  played: number;
  /** The number of seats that started with it, and of their wins; ties are shared. */
  began: number;
  won: number;
}

/** Whether a card in the cards with this name is the same as it is now. */
type IsAsNow = (cards: string, card: number) => boolean;

/** A card in all games. */
export type CardFinding = ReturnType<typeof cardFinding>;

/** The findings by card, for cards that people could choose, had in play, were asked about, or wrote notes about. */
export function cardFindings(findings: PlaytestFindings, isAsNow: IsAsNow = () => true): CardFinding[] {
  const { decisions, seats, notes, opened, byBots } = findings;
  const people = seats.filter(({ player }) => player === HUMAN);
  const cards = new Set([
    ...[...decisions, ...byBots].flatMap(({ offered }) => offered),
    ...people.flatMap(({ began, played, cards: name }) =>
      [...began, ...played].filter((card) => isAsNow(name, card)),
    ),
    ...[...decisions, ...notes, ...opened].flatMap(({ card }) => card ?? []),
  ]);
  return [...cards].sort((a, b) => a - b).map((card) => cardFinding(card, findings, people, isAsNow));
}

function cardFinding(
  card: number,
  { decisions, notes, opened, byBots }: PlaytestFindings,
  people: PlaytestFindings['seats'],
  isAsNow: IsAsNow,
) {
  const offered = decisions.filter((one) => one.offered.includes(card));
  const botOffered = byBots.filter((one) => one.offered.includes(card));
  const isAbout = (one: { card: number | null }) => one.card === card;
  const about = decisions.filter(isAbout);
  const same = people.filter(({ cards }) => isAsNow(cards, card));
  const began = same.filter((one) => one.began.includes(card));
  const lines = notes.filter(isAbout);
  const marks = MARKS.map((mark) => [mark, lines.filter(({ key }) => key === mark).length] as const);
  return {
    card,
    /** Seats of people in finished games in which the card was the same as it is now. */
    people: {
      seats: same.length,
      played: same.filter(({ played }) => played.includes(card)).length,
      began: began.length,
      won: sum(began.map(({ won }) => won)),
    } satisfies PlayedShares,
    /** The number of decisions that offered it to people, and of those in which they took it; the same for bots at these tables. */
    offered: offered.length,
    taken: offered.filter(isAbout).length,
    botOffered: botOffered.length,
    botTaken: botOffered.filter(isAbout).length,
    /** The number of decisions about it, the median thinking time in seconds, and the number of those taken back. */
    decisions: about.length,
    seconds: about.length === 0 ? null : median(about.map(({ seconds }) => seconds)),
    undone: about.filter(({ undone }) => undone).length,
    /** The number of things that people did by hand. */
    byHand: about.filter(({ deed, undone }) => deed !== null && !undone).length,
    /** How often its text was opened. */
    opened: opened.filter(isAbout).length,
    notes: Object.fromEntries(marks) as Record<Mark, number>,
    /** All notes about it. */
    lines,
  };
}
