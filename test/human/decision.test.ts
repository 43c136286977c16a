/** A decision in the terminal: it fits, and every option can be chosen. */
import { stripVTControlCharacters } from 'node:util';
import fc from 'fast-check';
import stringWidth from 'fast-string-width';
import { expect, test } from 'vitest';
import { parseInput } from '../../cli/human/parse-input.ts';
import { decisionLines } from '../../cli/human/transcript/decision.ts';
import { cardsPage, helpPage } from '../../cli/human/transcript/pages.ts';
import { hexName } from '../../program/hexes/hex-names.ts';
import type { MenuEntry } from '../../table/decision/menu.ts';
import { runs } from '../programs/runs.ts';
import { baseSession, modelOf, playByChance, playRandomGames, type Session } from './sessions.ts';

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

test('L44 the page of all cards has those that are kept for the end', () => {
  const model = modelOf(baseSession(2, 7));
  const [number] = model.view.seats[1]!.active.map(({ card }) => card);
  const seats = model.view.seats.map((seat) => ({ ...seat, active: [], kept: [number!] }));
  const lines = cardsPage({ ...model, view: { ...model.view, seats } }, 80).map(stripVTControlCharacters);
  const at = lines.indexOf('kept for the end:');
  expect(lines[at + 1]).toMatch(new RegExp(`^#${number} `));
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
    expect(`${entry.text}: `.startsWith(`${entry.head}: `)).toBe(true);
    expect(parseInput(`${at + 1}`, menu)).toEqual({ is: 'entry', entry });
    const name = entry.head;
    const same = menu.filter(({ head }) => head === name);
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
  playRandomGames(runs(12, 82), 150, expectWholeMenu);
});
