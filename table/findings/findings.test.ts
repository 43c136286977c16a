/** Findings of tables, from journals without files. */
import { expect, test } from 'vitest';
import { begun, cards } from '../../test/table/people.ts';
import type { TableEvent } from '../game/journal.ts';
import { Table } from '../game/table.ts';
import { choiceEvent, choiceToTakeBack, endEvent } from '../game/table-events.ts';
import { HUMAN } from '../seats.ts';
import type { PlaytestFindings } from './findings.ts';
import { tableFindings } from './findings.ts';

const MINUTE = 60_000;

/** A journal written while its table is played; each entry comes a minute after the previous one. */
class Journal {
  readonly entries: TableEvent[];
  readonly table: Table;

  constructor() {
    this.entries = [begun({ target: 8 }, [HUMAN, HUMAN])];
    this.table = new Table(() => cards, this.entries[0]!);
  }

  get #now(): number {
    return MINUTE * this.entries.length;
  }

  #options(seat: number): number {
    return this.table.firstSeen(seat).view.decision?.options?.length ?? 0;
  }

  add(entry: TableEvent): void {
    this.table.take(entry);
    this.entries.push(entry);
  }

  /** The seat chooses, or its bot does. */
  chooses(seat: number, by?: 'random'): void {
    const entry = choiceEvent(this.table, seat, this.#options(seat) - 1, this.#now);
    this.add(by ? ({ ...entry, by } as TableEvent) : entry);
  }

  player(seat: number, player: 'human' | 'random'): void {
    this.add({ at: this.#now, is: 'player', seat, player });
  }

  takesBack(seat: number): void {
    const { to } = choiceToTakeBack(this.table, seat);
    this.add({ at: this.#now, is: 'took back', seat, to, isFree: true });
  }

  /** Plays until a condition holds. */
  play(isReached: () => boolean): void {
    while (!isReached()) this.chooses([0, 1].find((seat) => this.table.question(seat) !== undefined)!);
  }

  get found(): PlaytestFindings {
    return tableFindings('table', this.entries, [], () => cards);
  }
}

test('an undo marks the right decision, even after a bot’s choice or a change of cards', () => {
  const journal = new Journal();
  journal.play(() => journal.table.made.length > 8 && journal.table.question(0) !== undefined);
  journal.chooses(0);
  const own = journal.found.decisions.length;
  journal.play(() => journal.table.question(0) !== undefined);
  const all = journal.found.decisions.length;
  // A bot's choice in between is not a decision of the person.
  journal.player(0, 'random');
  journal.chooses(0, 'random');
  journal.player(0, HUMAN);
  journal.takesBack(0);
  expect(journal.found.decisions.map(({ undone }) => undone)).toEqual(Array(all).fill(false));
  journal.takesBack(0);
  expect(journal.found.decisions.flatMap(({ undone }, at) => (undone ? at : []))).toEqual([own - 1]);
  // A choice that is not repeated with other cards does not count as taken back.
  journal.play(() => journal.table.question(0) !== undefined);
  const choices = journal.table.made.slice(0, 4).map(({ option }) => option);
  journal.add({ at: 0, is: 'cards', cards: 'now', choices, from: journal.table.made.length });
  const seat = journal.table.made.at(-1)!.seat;
  journal.takesBack(seat);
  const undone = journal.found.decisions.flatMap((row, at) => (row.undone ? at : []));
  expect(undone).toHaveLength(2);
  expect(undone[0]).toBeLessThan(4);
});

test('a finished game counts as over without its closing entry, and later entries do not change its findings', () => {
  const journal = new Journal();
  journal.play(() => journal.table.isOver);
  const { games, seats } = journal.found;
  expect(games).toMatchObject([
    { ended: 'over', minutes: journal.entries.length - 1, players: [HUMAN, HUMAN] },
  ]);
  expect(seats.map(({ player }) => player)).toEqual([HUMAN, HUMAN]);
  journal.add(endEvent(journal.table, 0));
  journal.player(1, 'random');
  expect(journal.found).toMatchObject({ games, seats });
});

test('a game that ends otherwise than when it was played is refused', () => {
  const journal = new Journal();
  journal.play(() => journal.table.isOver);
  journal.entries.push({ at: 0, is: 'over', hash: 'another', vp: [0, 0] });
  expect(() => journal.found).toThrow(/^line \d+: the game did not end like this$/);
});

test('thinking times are never negative, even if the clock was set back', () => {
  const journal = new Journal();
  for (const seat of [0, 1]) journal.chooses(seat);
  const back = journal.entries.map((entry, n) => ({ ...entry, at: 10 * MINUTE - n * MINUTE }));
  const findings = tableFindings('id', back, [], () => cards);
  expect(findings.decisions.map(({ seconds }) => seconds)).toEqual([0, 0]);
  expect(findings.games.map(({ minutes }) => minutes)).toEqual([0]);
});
