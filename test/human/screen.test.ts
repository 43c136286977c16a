/** The screen of a seat: it fits, every option can be chosen on it, and it shows nothing the seat may not know. */
import fc from 'fast-check';
import stringWidth from 'fast-string-width';
import { expect, test } from 'vitest';
import { parseInput } from '../../cli/human/parse-input.ts';
import { screenLines } from '../../cli/human/screen/screen.ts';
import type { Viewport } from '../../cli/human/screen/viewport.ts';
import { decision } from '../../runtime/game.ts';
import { seedRandom, shuffle } from '../../runtime/random.ts';
import { clone } from '../../runtime/state.ts';
import { isCollecting } from '../../runtime/view/view.ts';
import { headOf, type MenuEntry } from '../../table/decision/menu.ts';
import { lineText } from '../../table/events/parts.ts';
import { sets } from '../programs/game.ts';
import { runs } from '../programs/runs.ts';
import {
  baseSession,
  choose,
  eventsOf,
  modelOf,
  playByChance,
  randomSession,
  type Session,
  startSession,
} from './sessions.ts';

const room = (columns: number, rows: number): Viewport => ({ columns, rows, paint: (_, text) => text });
const plain = room(80, Infinity);
const someTable = fc.record({ players: fc.integer({ min: 2, max: 4 }), seed: fc.nat() });

test('the screen fits its terminal, from 20 by 8 upwards', () => {
  const sizes = [room(80, 24), room(120, 50), room(60, 20), room(40, 24), room(20, 8), room(200, 15)];
  fc.assert(
    fc.property(someTable, (table) => {
      playByChance(baseSession(table.players, table.seed), 60, (now, turn) => {
        const size = sizes[turn % sizes.length];
        const lines = screenLines(modelOf(now), size);
        expect(lines.length).toBeLessThan(size.rows);
        expect(Math.max(...lines.map((line) => stringWidth(line)))).toBeLessThanOrEqual(size.columns);
      });
    }),
    runs(4, 80),
  );
});

test('a screen of 80 by 24 shows the question, the points, the cards in play and the supplies', () => {
  playByChance(baseSession(4, 7), 80, (now) => {
    const scene = modelOf(now);
    const text = screenLines(scene, room(80, 24)).join('\n');
    expect(text).toContain(scene.question.split(' ')[0]);
    expect(text).toMatch(/points dial cubes hand/);
    expect(text).toContain('In play:');
    expect(text).toContain('d/g land');
    const [first] = scene.view.seats[scene.view.seat].active;
    if (first) expect(text).toContain(`#${first.card} ×`);
  });
});

/** The options of a menu, including those of its submenus. */
function optionsOf(menu: readonly MenuEntry[]): number[] {
  return menu.flatMap(({ options, next }) => [...options, ...optionsOf(next)]);
}

/** Expects that each entry can be chosen by its number, and by its name if the name is unique. */
function expectChoosable(menu: readonly MenuEntry[]): void {
  menu.forEach((entry, at) => {
    expect(parseInput(`${at + 1}`, menu)).toEqual({ is: 'entry', entry });
    const name = headOf(entry.text);
    const same = menu.filter(({ text }) => headOf(text) === name);
    if (same.length === 1) expect(parseInput(name, menu)).toEqual({ is: 'entry', entry });
    expectChoosable(entry.next);
  });
}

function expectWholeMenu(now: Session): void {
  const { menu, question } = modelOf(now);
  expect(question).not.toBe('');
  expect(optionsOf(menu).sort((a, b) => a - b)).toEqual([...now.game.asked.options.keys()]);
  expectChoosable(menu);
}

test('the menu with random cards and features contains every option exactly once', () => {
  fc.assert(
    fc.property(sets, someTable, (set, { players, seed }) => {
      playByChance(randomSession(set, players, seed, 'random'), 150, expectWholeMenu);
    }),
    runs(12, 82),
  );
});

/** The events of a seat up to its own choice of this draw, while the other seats choose at random. */
function eventsWhileCollecting(from: Session, seat: number, seed: number): string[] | undefined {
  const { chain, options: given, players } = from;
  const now = startSession(chain, given, players, { ...from, game: clone(from.game), viewers: [seat] });
  const chance = { random: seedRandom(seed) };
  const { draws } = now.game;
  for (let waiting = decision(now.game); waiting; waiting = decision(now.game)) {
    if (now.game.draws !== draws || !isCollecting(now.game)) return undefined;
    if (waiting.seat === seat)
      return [...eventsOf(now, seat).map(lineText), ...screenLines(modelOf(now), plain)];
    const options = [...waiting.options];
    shuffle(chance, options);
    choose(now, options[0]);
  }
  return undefined;
}

test('R3.5 events and screen reveal nothing about what others choose for this draw', () => {
  let compared = 0;
  fc.assert(
    fc.property(someTable, (table) => {
      playByChance(baseSession(table.players, table.seed), 120, (now, turn) => {
        const seat = table.players - 1;
        if (turn % 4 !== 0 || now.game.asked.seat === seat || !isCollecting(now.game)) return;
        const [first, ...more] = [1, 2, 3].map((n) => eventsWhileCollecting(now, seat, turn + n));
        for (const other of more) {
          if (!first || !other) continue;
          expect(other).toEqual(first);
          compared++;
        }
      });
    }),
    runs(6, 84),
  );
  expect(compared).toBeGreaterThan(20);
});
