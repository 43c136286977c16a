import { expect, test } from 'vitest';
import { hash, replay } from '../../runtime/index.ts';
import { compileText } from '../../test/base-set.ts';
import { BY_HAND_SET } from '../../test/table/by-hand.ts';
import { cardBook } from '../card-book.ts';
import { tableFindings } from '../findings/findings.ts';
import { chipsSince } from '../page/since.ts';
import { Screen } from '../screen/screen.ts';
import { HUMAN } from '../seats.ts';
import type { TableEvent } from './journal.ts';
import { logText } from './log.ts';
import { chainCards, replayTable, Table } from './table.ts';
import { choiceEvent, undoEvent } from './table-events.ts';

test('L60 each answer by hand can be taken back, the others hear of it, and the journal gives the same game', () => {
  const { chain } = compileText(BY_HAND_SET).sets.at(-1)!;
  const cards = chainCards(chain);
  const entries: TableEvent[] = [];
  const start = {
    at: 0,
    is: 'begun',
    cards: '',
    options: { players: 2, seed: 5, ownFirst: true },
    players: [HUMAN, HUMAN],
  } as const;
  const table = new Table(() => cards, { ...start, players: [...start.players] });
  const screen = new Screen(cardBook(chain));
  const take = (event: TableEvent) => {
    entries.push(event);
    table.take(event);
    const seen = table.seen(1);
    if (seen) screen.take(seen, []);
  };
  const asked = () => {
    const [seat] = table.choosers as [number];
    return { ...table.seen(seat)!.view.decision!, seat };
  };
  /** Chooses the option that has these properties, or else the first. */
  const choose = (means: object = {}) => {
    const { seat, options } = asked();
    const index = options!.findIndex((one) =>
      Object.entries(means).every(([key, is]) => Reflect.get(one, key) === is),
    );
    expect(index).toBeGreaterThanOrEqual(0);
    take(choiceEvent(table, seat, index, 0));
  };
  while (asked().kind !== 'by-hand') {
    const options = asked().options!;
    const completes = options.find((one) => 'card' in one && 'spot' in one);
    choose(completes);
  }
  const { seat } = asked();
  const before = [hash(table.game)];
  for (const means of [
    { deed: 'place' },
    { kind: 'desert' },
    {},
    { deed: 'points' },
    { seat: 1 - seat },
    { option: 'gain', amount: 7 },
    { deed: 'remove' },
    {},
  ]) {
    choose(means);
    before.push(hash(table.game));
  }
  expect(table.game.vp[1 - seat]).toBe(7);
  // What the other player reads, in the log and in the strip.
  const shown = screen.shown(
    1,
    table.players.map((player) => ({ name: '', player })),
  );
  const log = shown.said.map(({ parts }) => parts.map(({ text }) => text).join('')).join('\n');
  expect(log).toMatch(/A desert tile is placed on .*\+7 points.*The desert tile .* is removed\./s);
  const chips = chipsSince(shown);
  expect(chips.flatMap(({ deeds }) => deeds.map(({ thing }) => thing))).toContain('desert');
  expect(chips.find((chip) => chip.seat === 1 - seat)?.points).toBe(7);
  const journal = [...entries];
  const begun = { ...start, players: [...start.players] };
  const { decisions } = tableFindings('table', [begun, ...journal], [], () => cards);
  expect(decisions.flatMap(({ deed }) => deed ?? [])).toEqual(['place', 'points', 'remove']);
  for (const then of before.slice(0, -1).toReversed()) {
    take(undoEvent(table, seat, 0));
    expect(hash(table.game)).toBe(then);
  }
  const again = replayTable([begun, ...entries], () => cards);
  expect(hash(again.game)).toBe(before[0]);
  const whole = replayTable([begun, ...journal], () => cards);
  expect(hash(whole.game)).toBe(before.at(-1));
  const played = replay(chain, logText(whole));
  expect(played.same && hash(played.game)).toBe(before.at(-1));
});
