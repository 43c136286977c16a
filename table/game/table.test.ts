/** A table on the web, without the web: the game is the same in whatever order people answer. */
import { expect, test } from 'vitest';
import { hash, makeBot, randomBelow, replay, SPECTATOR } from '../../runtime/index.ts';
import { cards, chain, newTable, TABLE_SECRET } from '../../test/table/people.ts';
import { HUMAN } from '../seats.ts';
import type { TableEvent } from './journal.ts';
import { logText } from './log.ts';
import { continuation, momentAfter } from './past.ts';
import { Table } from './table.ts';
import { botChoiceEvent, choiceEvent, choiceToTakeBack, consentEvent, undoEvent } from './table-events.ts';

/** Seats with a pending question. */
const asked = (table: Table) =>
  table.players.flatMap((_, seat) => {
    const count = table.seen(seat)?.view.decision;
    return count?.seat === seat && count.options ? [{ seat, options: count.options.length }] : [];
  });

/** Plays to the end. Each seat has separate random choices; `order` decides who answers first. */
function played(table: Table, order: (seats: number) => number, each: () => void = () => undefined): Table {
  const chances = table.players.map((_, seat) => makeBot('random', 7, seat).rng);
  for (let now = asked(table); now.length > 0; now = asked(table)) {
    const { seat, options } = now[order(now.length)]!;
    table.take(choiceEvent(table, seat, randomBelow(chances[seat]!, options), 0), each);
  }
  return table;
}

test.each([
  ['with hands', {}],
  ['with a draft', { hands: ['draft', 'draft', 'draft'] }],
])('the order in which people answer does not change a game %s', (_, options) => {
  const first = played(newTable(options), () => 0);
  expect(first.isOver).toBe(true);
  expect(replay(chain, logText(first)).same).toBe(true);
  const chance = makeBot('random', 3, 0).rng;
  for (const order of [(seats: number) => seats - 1, (seats: number) => randomBelow(chance, seats)]) {
    expect(logText(played(newTable(options), order))).toBe(logText(first));
  }
});

test('a bot that chooses what is not offered is a bug, not a refusal', () => {
  const table = newTable({}, ['greedy', HUMAN]);
  expect(() => botChoiceEvent(table, 'greedy', 0, -1, 0)).toThrow(
    new Error('greedy chose what is not offered'),
  );
});

test('two people choose their active cards at the same time', () => {
  const two = [HUMAN, HUMAN];
  const first = played(newTable({}, two), () => 0);
  const other = played(newTable({}, two), (seats) => seats - 1);
  expect(hash(other.game)).toBe(hash(first.game));
  expect(asked(newTable({}, two))).toHaveLength(2);
});

test('a game continued from an earlier moment keeps what was seen until then, but its next draws differ', () => {
  const first = played(newTable(), () => 0);
  const secrets = ['fedcba9876543210fedcba9876543210', '11111111111111111111111111111111'];
  const drawn = (table: Table) => table.made.map(({ seat, kind, option }) => `${seat} ${kind} ${option}`);
  for (const choice of [0, 1, 33, first.made.length]) {
    const others = secrets.map((secret) => {
      const [begin, continued] = continuation(first, choice, secret)(0);
      const other = new Table(() => cards, begin!);
      other.take(continued!);
      return other;
    });
    // The public state and each seat's hand do not determine what comes next.
    for (const seat of [SPECTATOR, 0, 1, 2]) {
      const [one, another] = others.map((other) => other.firstSeen(seat).view);
      expect(another).toEqual(one);
      expect(one!.landscape).toEqual(momentAfter(first, choice, seat).view.landscape);
    }
    for (const other of others) {
      played(other, () => 0);
      // It is a game like any other: its log can be replayed, and the game can be continued in turn.
      const log = logText(other);
      expect(replay(chain, log).same).toBe(true);
      expect(log.split('\n')[0]).toContain(TABLE_SECRET);
    }
    const [one, another] = others as [Table, Table];
    if (choice === first.made.length) continue;
    expect(drawn(one)).not.toEqual(drawn(another));
    expect(drawn(one)).not.toEqual(drawn(first));
    const again = continuation(one, choice + 1, TABLE_SECRET)(0)[0] as Extract<TableEvent, { is: 'begun' }>;
    expect(again.options.anew?.map(({ after }) => after)).toEqual([choice, choice + 1]);
  }
});

test('what can be taken back, and why not, does not depend on what was taken back before', () => {
  const table = newTable({ target: 60 });
  const { rng } = makeBot('random', 5, 0);
  let takenBack = 0;
  for (let turn = 0; turn < 80 && !table.isOver; turn++) {
    const now = asked(table);
    const { seat, options } = now[randomBelow(rng, now.length)]!;
    table.take(choiceEvent(table, seat, randomBelow(rng, options), 0));
    const fresh = newTable({ target: 60 });
    for (const { seat: chooser, kind, option } of [...table.made, ...table.pending])
      fresh.take({ at: 0, is: 'chose', seat: chooser, kind, option });
    for (const one of table.people)
      if (table.choicesOf(one) > 0)
        expect(choiceToTakeBack(table, one)).toEqual(choiceToTakeBack(fresh, one));
    const { to, reason } = choiceToTakeBack(table, seat);
    if (reason !== null || turn % 2 === 0) continue;
    table.take({ at: 0, is: 'took back', seat, to, isFree: true });
    takenBack++;
  }
  expect(takenBack).toBeGreaterThan(4);
});

test('whoever has given their seat back is not asked for consent, and a request to which they stood ends', () => {
  const table = newTable();
  const take = (event: TableEvent) => table.take(event);
  const sits = (seat: number) => take({ at: 0, is: 'sat', seat, name: '' });
  for (const seat of table.people) sits(seat);
  // All have chosen once, so that it is known what they chose.
  while (table.made.length < 3) for (const { seat } of asked(table)) take(choiceEvent(table, seat, 0, 0));
  take(undoEvent(table, 0, 0));
  expect(table.undoRequest).toMatchObject({ seat: 0, agreed: [] });
  take({ at: 0, is: 'left', seat: 2 });
  expect(table.undoRequest).toBe(null);
  take(undoEvent(table, 0, 0));
  expect(consentEvent(table, 1, true, 0)).toMatchObject({ is: 'took back', seat: 0 });
  take({ at: 0, is: 'left', seat: 1 });
  expect(undoEvent(table, 0, 0)).toMatchObject({ is: 'took back', isFree: false });
});
