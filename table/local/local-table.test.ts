import { expect, test } from 'vitest';
import { parseLog } from '../../runtime/log/parse.ts';
import { replay } from '../../runtime/log/replay.ts';
import { hash } from '../../runtime/save/json.ts';
import { BASE, leaves, TableScreen } from '../../test/human/table-screen.ts';
import type { Player } from '../messages.ts';
import { LocalTable } from './local-table.ts';

/** The current line's game, replayed from its stored log. */
function replayed(screen: TableScreen) {
  const played = replay(BASE, screen.log());
  if (!played.same) throw new Error(played.reason);
  return played.game;
}

test.each([
  [1, ['greedy', 'random'], 20],
  [2, ['random'], 20],
  [4, [], 10],
] as [number, Player[], number][])(
  'a game of %i people and bots %j runs to its end and matches its log',
  (people, bots, target) => {
    const screen = TableScreen.started(people, bots, { seed: 7, target });
    screen.playByChance(1, Infinity, () => {
      const { asked, view, v } = screen.shown;
      const ways = leaves(asked!.entries);
      expect(ways.flatMap(({ options }) => options).toSorted((a, b) => a - b)).toEqual([
        ...view.decision!.options!.keys(),
      ]);
      expect(new Set(ways.map(({ name }) => name)).size).toBe(ways.length);
      expect(v).toBe(new Set(screen.states.map((one) => one.v)).size);
    });
    // Each draw has an event.
    const draws = screen.shown.said.map(({ draw }) => draw);
    expect([...new Set(draws)]).toEqual([...Array(screen.shown.view.draws).keys()].map((at) => at + 1));
    expect(screen.shown.result).toMatch(/ wins with \d+ points\.|tie/);
    const parsed = parseLog(screen.log());
    if (!('log' in parsed) || !parsed.log.end) throw new Error('no whole log');
    expect(hash(replayed(screen))).toBe(parsed.log.end.hash);
    const points = screen.shown.view.seats.map(({ vp }) => vp);
    expect(parsed.log.end.vp).toEqual(points);
    const byCard = screen.shown.points!;
    const sums = points.map((_, seat) =>
      byCard.filter((one) => one.seat === seat).reduce((sum, one) => sum + one.points, 0),
    );
    expect(sums).toEqual(points);
  },
);

test('between the turns of two people, no hand is visible and no question is open', () => {
  const screen = TableScreen.started(2, [], { seed: 5 });
  const seen = new Set<number>();
  for (let turn = 0; turn < 30; turn++) {
    const { handOver, view, asked, v } = screen.shown;
    if (handOver === null) {
      expect(view.seats.map(({ hand }) => hand !== null)).toEqual([view.seat === 0, view.seat === 1]);
      screen.asks('answer', 0, v);
      continue;
    }
    seen.add(handOver);
    expect(screen.shown.undo).toMatch(/has to take the screen first/);
    expect(view.seat).toBe(-1);
    expect(view.seats.every(({ hand }) => hand === null)).toBe(true);
    expect(view.decision?.options ?? null).toBeNull();
    expect(asked).toBeNull();
    expect(screen.refusal('answer', 0, v)).toMatch(/no question for this screen/);
    expect(screen.refusal('takeScreen', 1 - handOver)).toMatch(/does not have to take the screen/);
    screen.asks('takeScreen', handOver);
  }
  expect(seen).toEqual(new Set([0, 1]));
});

test('an impossible request is refused with a sentence and changes nothing', () => {
  const empty = new TableScreen();
  expect(empty.refusal('moments')).toBe('there is no game yet');
  const players: Player[] = ['human', 'greedy'];
  const tooMany = { players: 99, seed: 1 };
  expect(empty.refusal('start', { chain: BASE, options: tooMany, players, names: [] })).toMatch(/99 players/);
  const screen = TableScreen.started(1, ['greedy'], { seed: 3 });
  screen.playByChance(2, 20);
  screen.playBots();
  const before = JSON.stringify(screen.shown);
  const { v } = screen.shown;
  expect(screen.refusal('answer', 0, v - 1)).toMatch(/earlier question/);
  expect(screen.refusal('answer', 999, v)).toMatch(/no option 999/);
  expect(screen.refusal('answer', 0.5, v)).toMatch(/no option 0.5/);
  expect(screen.refusal('preview', v, -1)).toMatch(/no option -1/);
  expect(screen.refusal('returnTo', { seat: 0, decisions: 999 })).toMatch(/no such moment/);
  expect(screen.refusal('returnTo', { line: 9 })).toBe('there is no line 9');
  expect(screen.refusal('decide', 'go on')).toBe('there is nothing to decide');
  expect(JSON.stringify(screen.shown)).toBe(before);
});

test('a game can continue from any earlier moment as a new line, and the old line is kept', () => {
  const screen = TableScreen.started(1, ['greedy', 'random'], { seed: 11 });
  const views: string[] = [];
  screen.playByChance(5, 40, () => {
    views.push(JSON.stringify({ ...screen.shown.view }));
  });
  screen.playBots();
  const first = screen.log(1);
  const last = JSON.stringify(screen.shown.view);
  const { moments, lines } = screen.asks('moments');
  expect(moments.map(({ decisions }) => decisions)).toEqual([...views.keys()]);
  expect(lines).toEqual([expect.objectContaining({ line: 1, from: null, isPlayed: true })]);
  for (const at of [30, 3]) {
    screen.asks('returnTo', { line: 1 });
    screen.asks('returnTo', { seat: 0, decisions: at });
    screen.playBots();
    expect(JSON.stringify(screen.shown.view)).toBe(views[at]);
    screen.playByChance(at, 5);
  }
  expect(screen.asks('moments').lines.map(({ line, from }) => [line, from?.line])).toEqual([
    [1, undefined],
    [2, 1],
    [3, 1],
  ]);
  screen.asks('returnTo', { line: 1 });
  screen.playBots();
  expect(JSON.stringify(screen.shown.view)).toBe(last);
  expect(screen.log(1)).toBe(first);
  replayed(screen);
});

test('choices of bots just before the person goes to another line are stored, too', () => {
  const screen = TableScreen.started(1, ['greedy'], { seed: 2 });
  screen.playByChance(6, 20);
  screen.playBots();
  screen.asks('returnTo', { seat: 0, decisions: 15 });
  screen.playBots();
  do screen.asks('answer', 0, screen.shown.v);
  while (!screen.table.think());
  while (screen.table.think());
  screen.asks('returnTo', { line: 1 });
  expect(screen.logs).toEqual(screen.asks('save').lines);
});

test('a table opened from what was saved at any moment is the same, with all its lines', () => {
  const screen = TableScreen.started(1, ['greedy', 'random'], { seed: 2 });
  screen.playByChance(6, 50, (turn) => {
    if (turn === 20) screen.asks('returnTo', { seat: 0, decisions: 7 });
    if (turn === 20) screen.playBots();
    if (turn % 6 !== 5) return;
    const other = new TableScreen();
    other.asks('open', screen.saved());
    const { v: _, ...now } = other.shown;
    const { v: __, ...was } = screen.shown;
    expect(now).toEqual(was);
    expect(other.asks('save')).toEqual(screen.asks('save'));
  });
  expect(Object.keys(screen.logs)).toHaveLength(2);
});

test('a saved game whose log is broken or belongs to other cards is not opened', () => {
  const screen = TableScreen.started(1, ['greedy'], { seed: 2 });
  screen.playByChance(6, 10);
  const kept = screen.saved();
  const withLog = (log: string) => ({ ...kept, lines: { 1: { chain: 0, log } } });
  const other = new TableScreen();
  expect(other.refusal('open', withLog('nonsense'))).toMatch(/^line 1 of the log: /);
  expect(other.refusal('open', withLog(kept.lines[1].log.replace('"hash":"', '"hash":"x')))).toMatch(
    /the cards have changed/,
  );
  expect(other.refusal('open', { ...kept, line: 4 })).toBe('line 4 of the game is missing');
  expect(other.refusal('moments')).toBe('there is no game yet');
});

test('people get the hands of the set itself before bots', () => {
  const table = new LocalTable();
  const players: Player[] = ['greedy', 'human'];
  table.start({ chain: BASE, options: { players: 2, seed: 1, ownFirst: true }, players, names: [] });
  expect(table.line.setting.options.ownFirst).toEqual([1]);
});
