import { expect, test } from 'vitest';
import { determinize, randomBelow, SPECTATOR, seedRandom, view } from '../runtime/index.ts';
import { redealt } from '../test/table/hidden.ts';
import { cards, chain, TABLE_SECRET } from '../test/table/people.ts';
import { createTable, type Table } from './create-table.ts';
import { choiceMoment, Gathering } from './game/gathering.ts';
import { Table as TableState } from './game/table.ts';

/** How many views are compared. */
const VIEWS = process.env.TEST_SHORT ? 600 : 26_000;
const SEATS = [0, 1, 2];
const chance = { random: seedRandom(5) };
const pick = <T>(all: readonly T[]): T => all[randomBelow(chance, all.length)]!;

/** What is seen of a game in which everything that the seat may not know is exchanged. */
function seenElsewhere(state: TableState, seat: number, seed: number): object {
  const other = redealt(state.game, seat, seed);
  const moment = choiceMoment(other);
  if (moment === null) return view(other, seat);
  const gathering = new Gathering(other, moment);
  for (const choice of state.pending) if (choice.seat === seat) gathering.choose(seat, choice.option);
  return gathering.seen(seat);
}

test('three people see nothing hidden, with drafts, late answers, undos and a server that starts again', {
  timeout: 0,
}, () => {
  const found = { views: 0, possible: 0, late: 0, undone: 0, asked: 0, together: 0 };
  /** Compares all that is seen with what would be if hidden things were others. */
  const compare = (table: Table, state: TableState) => {
    for (const seat of [SPECTATOR, ...SEATS]) {
      const seen = table.view(seat);
      if (!seen) continue;
      const { question: _, ...shown } = seen;
      expect(JSON.stringify(seenElsewhere(state, seat, found.views))).toBe(JSON.stringify(shown));
      found.views++;
    }
    const asked = state.isSimultaneous || state.isOver ? undefined : state.game;
    if (!asked || randomBelow(chance, 9) > 0) return;
    const { seat } = asked.asked;
    const possible = (game: typeof asked) => JSON.stringify({ ...determinize(game, seat, 4), tables: null });
    expect(possible(redealt(asked, seat, found.views))).toBe(possible(asked));
    found.possible++;
  };
  for (let game = 0; found.views < VIEWS; game++) {
    const secret = `${game % 10}${TABLE_SECRET.slice(1)}`;
    const options = { seed: 0, secret, hands: ['draft', 'draft', 'draft'] };
    let table = createTable({ chain, players: ['human', 'human', 'human'], options, now: () => 7 });
    const [begun, ...sat] = table.journal;
    const state = new TableState(() => cards, begun!);
    for (const event of sat) state.take(event);
    let taken = 1 + sat.length;
    const follow = () => {
      const { journal } = table;
      for (; taken < journal.length; taken++) state.take(journal[taken]!);
      compare(table, state);
    };
    const seenBy = (seats: readonly number[]) => JSON.stringify(seats.map((seat) => table.view(seat)));
    follow();
    while (!table.isOver && found.views < VIEWS) {
      const seat = pick(SEATS.filter((one) => table.view(one)?.question));
      const others = [SPECTATOR, ...SEATS].filter((one) => one !== seat);
      const { question, decision } = table.view(seat)!;
      const before = seenBy(others);
      const open = SEATS.filter((one) => table.view(one)?.question).length;
      const isTogether = state.isSimultaneous && open > 1;
      table.choose(seat, randomBelow(chance, decision!.options!.length), question!);
      expect(() => table.choose(seat, 0, question!)).toThrow(
        expect.objectContaining({ code: expect.stringMatching(/STALE|NOT_ASKED|GAME_OVER/) }),
      );
      found.late++;
      if (isTogether) {
        expect(seenBy(others)).toBe(before);
        found.together++;
      }
      follow();
      if (table.isOver) break;
      if (randomBelow(chance, 15) === 0) {
        const asker = pick(SEATS.filter((one) => state.choicesOf(one) > 0));
        const answer = table.undo(asker);
        if (answer.is === 'asked') for (const one of SEATS) if (one !== asker) table.agree(one, true);
        expect(table.request).toBeNull();
        found[answer.is]++;
        follow();
      }
      if (randomBelow(chance, 60) > 0) continue;
      const all = () =>
        JSON.stringify([SPECTATOR, ...SEATS].map((one) => [table.view(one), table.events(one)]));
      const text = all();
      table = createTable({ chain, journal: JSON.parse(JSON.stringify(table.journal)), now: () => 7 });
      expect(all()).toBe(text);
    }
  }
  // Each of these was seen.
  for (const [what, count] of Object.entries(found)) expect(count, what).toBeGreaterThan(0);
});
