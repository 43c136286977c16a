/** Invariants of games with preset hands, drafts and Landscape Features, under random play with 2 to 6 players. */
import { expect, test } from 'vitest';
import { decision, submit } from '../../runtime/game.ts';
import { playOut } from '../../runtime/players/bot.ts';
import { hash } from '../../runtime/save/json.ts';
import { clone, type Game } from '../../runtime/state.ts';
import { copied } from '../copied.ts';
import { broken, brokenAtTable, stock } from '../programs/rules-kept.ts';
import { always, bots, start, type Table, tables, watch } from './feature-games.ts';

const isFeature = (card: number): boolean => tables.cards[card].feature !== null;
const isPeak = (card: number): boolean => tables.cards[card].feature?.token === true;

/** How often each property was checked, so that none passes without any cases. */
const found = { packs: 0, peaks: 0, declared: 0, scored: 0, played: new Set<boolean>() };

/** Expects a question with a choice, unless the game is over, and no feature where only cards may be. */
function expectQuestion(game: Game): void {
  const { kind, seat, options } = game.asked;
  expect(decision(game) !== null).toBe(game.status === 'playing');
  expect(options.length === 0 || options.length > 1).toBe(true);
  expect(new Set(options).size).toBe(options.length);
  if (['play-card', 'choose-active', 'complete-card', 'rotate-card'].includes(kind))
    expect(options.some(isFeature)).toBe(false);
  if (kind !== 'declare' && kind !== 'feature') return;
  // R15.1: a feature that fits, or `done`; nobody declares while one of their own cards is filled (R5.4).
  if (kind === 'declare') expect(options.slice(0, -1).every(isFeature)).toBe(true);
  expect(game.active[seat].some((card) => game.covered[card] === tables.cards[card].full)).toBe(false);
  found.declared++;
}

/** Expects the leaves that a card may have, cards without any in the discard pile, and the tokens of features in play. */
function expectPieces(game: Game): void {
  const wrong = tables.cards.filter(({ feature, leaves }, card) => {
    const left = game.leaves[card];
    return feature === null && (left > leaves || (left === 0) !== game.discard.includes(card));
  });
  expect(wrong).toEqual([]);
  expect([...game.active.flat(), ...game.discard].some(isFeature)).toBe(false);
  const peaks = game.features.filter(({ card }) => isPeak(card));
  expect(game.landscape.fixed.reduce((sum, n) => sum + n, 0)).toBe(3 * peaks.length);
  for (const { cells } of peaks) expect(cells.map((at) => game.landscape.mountains[at])).toEqual([1, 1, 1]);
  found.peaks += peaks.length;
}

function expectKept(table: Table): void {
  const begun = start(table);
  const all = stock(begun);
  let before = begun.vp;
  const end = watch(table, (game) => {
    expect([...broken(game, () => false), ...brokenAtTable(game)]).toEqual([]);
    expect(stock(game)).toEqual(all);
    expect(game.vp.every((points, seat) => points >= before[seat])).toBe(true);
    before = game.vp.slice();
    expectQuestion(game);
    expectPieces(game);
    if (game.stack.at(-1)?.task === 'draft') found.packs++;
  });
  expect(end.status === 'over' || end.bound === 'draws').toBe(true);
  for (const { card } of end.features) found.played.add(isPeak(card));
  if (end.scored) found.scored++;
}

test('R1.1, R1.6, R2.5, R5.1, R6.5, R12.4, R12.6, R15 games with drafts and features keep the rules', () => {
  for (let seed = 0; seed < 30; seed++) expectKept({ players: 2 + (seed % 4), seed, drafting: 3 });
  for (let seed = 0; seed < 12; seed++) expectKept({ players: 3, seed, drafting: 7 });
  always(6, expectKept);
  for (const count of [found.packs, found.declared, found.peaks]) expect(count).toBeGreaterThan(20);
  expect(found.scored).toBeGreaterThan(0);
  expect(found.played.size).toBe(2);
});

test('a copy of the data and a clone, both from the middle of a draft, play on identically', () => {
  let compared = 0;
  always(2, (table) => {
    const copies: Game[] = [];
    const rest: number[] = [];
    const end = start(table);
    playOut(end, bots(table), (game, option) => {
      const isDraft = game.stack.at(-1)?.task === 'draft';
      if (copies.length === 0 && isDraft && game.asked.options.length > 3)
        copies.push(clone(game), copied(game));
      if (copies.length > 0) rest.push(option);
    });
    for (const copy of copies) {
      for (const option of rest) submit(copy, option);
      expect(hash(copy)).toBe(hash(end));
      compared++;
    }
  });
  expect(compared).toBeGreaterThan(4);
});
