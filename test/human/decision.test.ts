/** A decision in the terminal: it fits, every option can be chosen, and it shows nothing the seat may not know. */
import { stripVTControlCharacters } from 'node:util';
import fc from 'fast-check';
import stringWidth from 'fast-string-width';
import { expect, test } from 'vitest';
import { parseInput } from '../../cli/human/parse-input.ts';
import { decisionLines } from '../../cli/human/transcript/decision.ts';
import { helpPage } from '../../cli/human/transcript/pages.ts';
import { hexName } from '../../program/hexes/hex-names.ts';
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

const someTable = fc.record({ players: fc.integer({ min: 2, max: 4 }), seed: fc.nat() });

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Expects a number on every hex that can be chosen: that of its first entry. */
function expectMarks(menu: readonly MenuEntry[], shown = ''): void {
  const joined = shown.replaceAll('\x1b[27m\x1b[7m', '');
  const marks = stripVTControlCharacters(joined.replaceAll('\x1b[7m', '<').replaceAll('\x1b[27m', '>'));
  const names = menu.map(({ hexes }) => hexes.map(hexName));
  for (const name of names.flat()) {
    const number = names.findIndex((some) => some.includes(name)) + 1;
    expect(marks).toMatch(new RegExp(`<${number}\\+?>`));
  }
}

test('a decision shows what it needs, in lines that fit, from 20 columns upwards', () => {
  const widths = [80, 120, 60, 40, 20, 200];
  fc.assert(
    fc.property(someTable, (table) => {
      playByChance(baseSession(table.players, table.seed), 60, (now, turn) => {
        const model = modelOf(now);
        const columns = widths[turn % widths.length];
        const lines = decisionLines(model, columns);
        expect(Math.max(...lines.map((line) => stringWidth(line)))).toBeLessThanOrEqual(columns);
        if (columns < 60) return;
        const text = oneLine(stripVTControlCharacters(lines.join('\n')));
        const options = model.menu.map((entry) => entry.text);
        for (const one of [...model.events, ...options, model.question]) expect(text).toContain(oneLine(one));
        expect(text).toMatch(/points dial cubes hand/);
        expectMarks(model.menu, lines.join('\n').split('d/g land')[1]);
        for (const { card } of model.view.seats[model.view.seat].active) expect(text).toContain(`#${card} ×`);
      });
    }),
    runs(4, 80),
  );
});

test('the commands are listed in lines that fit', () => {
  for (const columns of [40, 60, 80])
    expect(Math.max(...helpPage(columns).map((line) => stringWidth(line)))).toBeLessThanOrEqual(columns);
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
    for (const hex of entry.hexes) expect(name).toContain(hexName(hex));
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
      return [...eventsOf(now, seat).map(lineText), ...decisionLines(modelOf(now), 80)];
    const options = [...waiting.options];
    shuffle(chance, options);
    choose(now, options[0]);
  }
  return undefined;
}

test('R3.5 events and decision reveal nothing about what others choose for this draw', () => {
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
