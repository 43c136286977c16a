import { expect, test } from 'vitest';
import { plainSet } from '../test/plain-set.ts';
import { chain, TABLE_SECRET } from '../test/table/people.ts';
import { createTable, type Table, type TableOptions } from './create-table.ts';

const options = { seed: 0, secret: TABLE_SECRET, hands: ['draft', 'draft', 'draft'], target: 25 };
const three = (more: Partial<TableOptions> = {}): Table =>
  createTable({ chain, players: ['human', 'human', 'human'], options, now: () => 7, ...more });

/** All that anybody may see of a table. */
const seenBy = (table: Table, seats = [-1, 0, 1, 2]) =>
  JSON.stringify(seats.map((seat) => [table.view(seat), table.events(seat), table.question(seat)]));

/** Lets people choose, by default the last option, until the table is over or `isEnough`. */
function play(table: Table, isEnough = (): boolean => false, pick = (options: number) => options - 1): void {
  while (!table.isOver && !isEnough()) {
    const seat = [0, 1, 2].find((one) => table.view(one)?.question != null)!;
    table.choose(seat, pick(table.view(seat)!.decision!.options!.length));
  }
}

test('in a draft, nobody sees that others have chosen or taken back, until the last has', () => {
  const changed: (readonly number[])[] = [];
  const table = three({ onChange: (seats) => changed.push(seats) });
  expect([0, 1, 2].map((seat) => table.question(seat)!.entries.length)).toEqual(
    [0, 1, 2].map((seat) => table.view(seat)!.decision!.options!.length),
  );
  expect(table.asked).toEqual([0, 1, 2]);
  const before = seenBy(table, [-1, 0, 2]);
  table.choose(1, 0, table.view(1)!.question!);
  expect(table.view(1)!.question).toBeNull();
  expect(table.undo(1)).toEqual({ is: 'undone' });
  table.choose(1, 2);
  expect(seenBy(table, [-1, 0, 2])).toBe(before);
  expect([changed, table.asked]).toEqual([
    [[1], [1], [1]],
    [0, 1, 2],
  ]);
  table.choose(2, 0);
  table.choose(0, 0);
  expect(changed.at(-1)).toEqual([-1, 0, 1, 2]);
});

test('answers to earlier questions, of other seats, and to what is not offered change nothing', () => {
  const table = three();
  const before = seenBy(table);
  const first = table.view(0)!.question!;
  const refused = (call: () => unknown, code: string) =>
    expect(call).toThrow(expect.objectContaining({ name: 'UserError', code }));
  refused(() => table.choose(0, 99, first), 'OPTION_NOT_OFFERED');
  refused(() => table.choose(-1, 0), 'NOT_ASKED');
  refused(() => table.undo(0), 'CANNOT_UNDO');
  refused(() => table.agree(0, true), 'NOT_ASKED');
  expect(() => table.choose(3, 0)).toThrow('seats 0 to 2, and no 3');
  expect(seenBy(table)).toBe(before);
  table.choose(0, 0, first);
  refused(() => table.choose(0, 0, first), 'NOT_ASKED');
  table.undo(0);
  // The same question has another name after it was taken back.
  for (const index of [0, 99]) refused(() => table.choose(0, index, first), 'STALE');
  play(table);
  refused(() => table.choose(0, 0), 'GAME_OVER');
  refused(() => table.undo(0), 'GAME_OVER');
  expect(table.asked).toEqual([]);
});

test('what has revealed something is taken back when all others agree', () => {
  const table = three();
  const draws = () => table.view(-1)!.draws;
  play(table, () => draws() >= 2);
  const seat = [0, 1, 2].find((one) => table.view(one)!.decisions > 0)!;
  const [other, last] = [0, 1, 2].filter((one) => one !== seat) as [number, number];
  const before = seenBy(table);
  const asked = table.undo(seat);
  expect(asked).toMatchObject({ is: 'asked', seat, agreed: [], reason: expect.stringContaining('drawn') });
  expect(table.request).toEqual(asked);
  expect(() => table.undo(other)).toThrow(expect.objectContaining({ code: 'CANNOT_UNDO' }));
  expect(table.agree(other, false)).toBeNull();
  table.undo(seat);
  expect(table.agree(seat, false)).toBeNull();
  expect([table.request, seenBy(table)]).toEqual([null, before]);
  table.undo(seat);
  expect(table.agree(other, true)).toMatchObject({ is: 'asked', agreed: [other] });
  expect(table.agree(last, true)).toEqual({ is: 'undone' });
  expect(table.request).toBeNull();
  expect(draws()).toBeLessThan(2);
});

test('a table goes on from its journal, with what everybody has seen', () => {
  const table = three({ names: ['Ann', 'Ben'] });
  play(table, () => table.view(0)!.decisions > 9);
  table.undo(0);
  const journal = JSON.parse(JSON.stringify(table.journal));
  const again = createTable({ chain, journal, now: () => 7 });
  expect(seenBy(again)).toBe(seenBy(table));
  for (const one of [table, again]) play(one);
  expect(seenBy(again)).toBe(seenBy(table));
  expect(again.journal).toEqual(table.journal);
  const refused = (text: string, events: unknown, sets = chain) =>
    expect(() => createTable({ chain: sets, journal: events as typeof journal })).toThrow(text);
  refused('other cards', journal, [plainSet]);
  refused('event 1 of the journal is not', [journal[0], { is: 'chose' }]);
  refused('event 0 of the journal is not', 'journal');
  refused(
    'event 4 of the journal: seat 1 has no such option',
    journal.toSpliced(4, 0, { ...journal[4], seat: 0, option: -7 }),
  );
});

test('bots answer before a call returns, by the secret, and agree to everything', () => {
  const start = (secret: string) =>
    createTable({
      chain,
      players: ['human', 'greedy', 'random'],
      options: { ...options, secret },
      now: () => 7,
    });
  const [table, same] = [start(TABLE_SECRET), start(TABLE_SECRET)];
  for (const one of [table, same]) play(one, () => one.view(-1)!.draws >= 3);
  expect(table.journal).toEqual(same.journal);
  expect(table.undo(0)).toEqual({ is: 'undone' });
  expect(() => table.choose(1, 0)).toThrow(expect.objectContaining({ code: 'NOT_ASKED' }));
  play(table);
  expect(table.journal.at(-1)).toMatchObject({ is: 'over' });
  expect(() => createTable({ chain, players: ['grady' as 'human'], options })).toThrow(
    'There is no bot grady. There are: random, greedy, learned, mcts, or human for a person',
  );
  expect(() => createTable({ chain })).toThrow('`players` and `options`');
});
