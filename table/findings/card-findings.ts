/** The findings of tables, card by card. */
import { median } from 'simple-statistics';
import type { Mark } from '../protocol/marks.ts';
import { HUMAN } from '../seats.ts';
import type { NoteRow, PlaytestFindings } from './findings.ts';

/** What seats did with a card in finished games, for people or for bots. */
export interface PlayedShares {
  /** The number of seats, and of those that had the card face up at any time. */
  seats: number;
  played: number;
  /** The number of seats that started with it, and of their wins; ties are shared. */
  began: number;
  won: number;
}

/** A card in all games. */
export interface CardFinding {
  card: number;
  /** Seats of people in finished games in which the card was the same as it is now. */
  people: PlayedShares;
  /** The number of decisions that offered it to people, and of those in which they took it. */
  offered: number;
  taken: number;
  /** The same for bots at these tables. */
  botOffered: number;
  botTaken: number;
  /** The number of decisions about it, the median thinking time in seconds, and the number of those taken back. */
  decisions: number;
  seconds: number | null;
  undone: number;
  /** How often its text was opened. */
  opened: number;
  notes: Record<Mark, number>;
  /** All notes about it. */
  lines: NoteRow[];
}

/**
 * The findings by card, for cards that people could choose, had in play, were asked about, or wrote notes about.
 * @param isAsNow whether a card in the cards with this name is the same as it is now
 */
export function cardFindings(
  { decisions, seats, notes, opened, byBots }: PlaytestFindings,
  isAsNow: (cards: string, card: number) => boolean = () => true,
): CardFinding[] {
  const cards = new Map<number, CardFinding & { times: number[] }>();
  const of = (card: number) => {
    const known = cards.get(card) ?? { ...emptyFinding(card), times: [] };
    cards.set(card, known);
    return known;
  };
  for (const { offered, card, seconds, undone } of decisions) {
    for (const one of offered) of(one).offered++;
    if (card === null) continue;
    const finding = of(card);
    if (offered.includes(card)) finding.taken++;
    finding.decisions++;
    finding.times.push(seconds);
    if (undone) finding.undone++;
  }
  for (const { offered, card } of byBots) {
    for (const one of offered) of(one).botOffered++;
    if (card !== null && offered.includes(card)) of(card).botTaken++;
  }
  const people = seats.filter(({ player }) => player === HUMAN);
  for (const { began, played, won, cards: name } of people) {
    for (const card of played.filter((one) => isAsNow(name, one))) of(card).people.played++;
    for (const card of began.filter((one) => isAsNow(name, one))) {
      of(card).people.began++;
      of(card).people.won += won;
    }
  }
  for (const { card } of opened) of(card).opened++;
  for (const note of notes) {
    if (note.card === null) continue;
    const finding = of(note.card);
    if (note.key) finding.notes[note.key]++;
    finding.lines.push(note);
  }
  const seatsWith = (card: number) => people.filter(({ cards: name }) => isAsNow(name, card)).length;
  return [...cards.values()]
    .map(({ times, ...finding }) => ({
      ...{ ...finding, seconds: times.length === 0 ? null : median(times) },
      people: { ...finding.people, seats: seatsWith(finding.card) },
    }))
    .sort((a, b) => a.card - b.card);
}

const emptyFinding = (card: number): CardFinding => ({
  people: { seats: 0, played: 0, began: 0, won: 0 },
  ...{
    card,
    offered: 0,
    taken: 0,
    botOffered: 0,
    botTaken: 0,
    decisions: 0,
    seconds: null,
    undone: 0,
    opened: 0,
  },
  notes: { strong: 0, weak: 0, unclear: 0, fun: 0, broken: 0 },
  lines: [],
});
