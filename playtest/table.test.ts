/** A table on the web, without a web: the same game whatever the order in which people answer. */
import { expect, test } from 'vitest';
import { hash, makeBot, randomBelow, replay } from '../runtime/index.ts';
import { HUMAN } from '../table/index.ts';
import { readySets } from '../test/ready-sets.ts';
import { cardsOf, Table } from './table.ts';

const { chain } = readySets().find(({ id }) => id === 'new-horizon')!;
const cards = cardsOf(chain);
const SECRET = '0123456789abcdef0fedcba987654321';
const PEOPLE = [HUMAN, HUMAN, HUMAN] as const;

const begun = (options: object = {}, players: readonly string[] = PEOPLE) => ({
  ...{ at: 0, is: 'begun' as const, cards: 'now', players: [...players] as never },
  options: { players: players.length, seed: 0, secret: SECRET, target: 25, ...options },
});
const tableOf = (options: object = {}, players: readonly string[] = PEOPLE) =>
  new Table(() => cards, begun(options, players));

/** Seats that are asked now. */
const asked = (table: Table) =>
  table.players.flatMap((_, seat) => {
    const count = table.seen(seat)?.view.decision;
    return count?.seat === seat && count.options ? [{ seat, options: count.options.length }] : [];
  });

/** Plays to the end: each seat chooses by chance of its own; who answers first, `order` says. */
function played(table: Table, order: (seats: number) => number, each: () => void = () => undefined): Table {
  const chances = table.players.map((_, seat) => makeBot('random', 7, seat).rng);
  for (let now = asked(table); now.length > 0; now = asked(table)) {
    const { seat, options } = now[order(now.length)]!;
    table.take(table.chosen(seat, randomBelow(chances[seat]!, options), 0), each);
  }
  return table;
}

test.each([
  ['with hands', {}],
  ['with a draft', { hands: ['draft', 'draft', 'draft'] }],
])('every order in which people answer gives the same game %s', (_, options) => {
  const first = played(tableOf(options), () => 0);
  expect(first.isOver).toBe(true);
  expect(replay(chain, first.log()).same).toBe(true);
  const chance = makeBot('random', 3, 0).rng;
  for (const order of [(seats: number) => seats - 1, (seats: number) => randomBelow(chance, seats)]) {
    expect(played(tableOf(options), order).log()).toBe(first.log());
  }
});

test('two people choose their active cards at once', () => {
  const two = [HUMAN, HUMAN];
  const first = played(tableOf({}, two), () => 0);
  const other = played(tableOf({}, two), (seats) => seats - 1);
  expect(hash(other.game)).toBe(hash(first.game));
  expect(asked(tableOf({}, two))).toHaveLength(2);
});
