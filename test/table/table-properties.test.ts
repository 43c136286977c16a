/** Invariants of games with preset hands, drafts and Landscape Features, under random play with 2 to 6 players. */
import { expect, test } from 'vitest';
import { decision, submit } from '../../runtime/game.ts';
import { playOut } from '../../runtime/players/bot.ts';
import { hash } from '../../runtime/save/json.ts';
import { clone, type Game } from '../../runtime/state.ts';
import { copied } from '../copied.ts';
import { always, bots, start, tables, watch } from './feature-games.ts';
import { stock } from './stock.ts';

/** All cards in one list, wherever they are. */
function cardsOf(game: Game): number[] {
  const held = game.stack.flatMap((frame) => {
    if (frame.task === 'gain-card') return frame.looked;
    return frame.task === 'draft' ? frame.packs.flat() : [];
  });
  const inPlay = game.features.map(({ card }) => card);
  const piles = [...game.hands, ...game.active, ...game.decks, game.display, game.discard, inPlay, held];
  return piles.flat().toSorted((a, b) => a - b);
}

test('R1.1, R2.4, R2.5, R15.1 every card and every cube is in exactly one place', () => {
  const all = tables.cards.map((_, index) => index);
  const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
  let packs = 0;
  always(6, (table) => {
    watch(table, (game) => {
      expect(cardsOf(game)).toEqual(all);
      if (game.stack.at(-1)?.task === 'draft') packs++;
      const onCards = game.active.flat().reduce((sum, card) => sum + bits(game.covered[card]), 0);
      expect(game.cubes.reduce((sum, n) => sum + n, onCards + game.cubeSupply)).toBe(66);
      expect(Math.min(game.cubeSupply, ...game.cubes)).toBeGreaterThanOrEqual(0);
      // Cubes are only on active cards.
      expect(game.covered.reduce((sum, mask) => sum + bits(mask), 0)).toBe(onCards);
    });
  });
  expect(packs).toBeGreaterThan(100);
});

test('R5.1, R12.4 a card has at most its printed leaves, and is discarded without any; points never fall', () => {
  always(6, (table) => {
    let before = new Array<number>(table.players).fill(0);
    watch(table, (game) => {
      const wrong = tables.cards.filter(({ feature, leaves }, card) => {
        const left = game.leaves[card];
        return (
          feature === null && (left < 0 || left > leaves || (left === 0) !== game.discard.includes(card))
        );
      });
      expect(wrong).toEqual([]);
      game.vp.forEach((points, seat) => {
        expect(points).toBeGreaterThanOrEqual(before[seat]);
      });
      before = game.vp.slice();
    });
  });
});

test('R12.6, R15 a running game always asks a question with a choice, both kinds of feature are played, and it ends', () => {
  const played = new Set<number>();
  let scored = 0;
  for (let seed = 0; seed < 30; seed++) {
    const end = watch({ players: 2 + (seed % 4), seed, drafting: 3 }, (game) => {
      expect(decision(game) !== null).toBe(game.status === 'playing');
      expect(game.asked.options.length === 0 || game.asked.options.length > 1).toBe(true);
      expect(new Set(game.asked.options).size).toBe(game.asked.options.length);
    });
    expect(end.status === 'over' || end.bound === 'draws').toBe(true);
    for (const { card } of end.features) played.add(tables.cards[card].number > 910 ? 1 : 0);
    if (end.scored) scored++;
  }
  expect(played.size).toBe(2);
  expect(scored).toBeGreaterThan(0);
});

test('R1.6, R15.5 supplies and landscape contain all pieces, and the tokens of features are extra', () => {
  const whole = { land: 30, water: 20, mountain: 8, forest: 10, hare: 8, pike: 6, owl: 4 };
  let tokens = 0;
  const look = (game: Game): void => {
    const isPeak = game.features.map(({ card }) => tables.cards[card].feature?.token === true);
    const peaks = isPeak.filter((is) => is).length;
    expect(stock(game)).toEqual(whole);
    expect(game.landscape.fixed.reduce((sum, n) => sum + n, 0)).toBe(3 * peaks);
    expect(Math.min(...game.landscape.supply)).toBeGreaterThanOrEqual(0);
    tokens += peaks;
    // R15.6, R15.7: the tiles of each feature are still there, and under no other feature.
    game.features.forEach(({ cells }, index) => {
      for (const at of cells) {
        expect(game.landscape.feature[at]).toBe(index + 1);
        expect(game.landscape.terrain[at]).toBeGreaterThan(0);
        if (isPeak[index]) expect(game.landscape.mountains[at]).toBe(1);
      }
    });
  };
  for (let seed = 0; seed < 12; seed++) watch({ players: 3, seed, drafting: 7 }, look);
  always(4, (table) => {
    watch(table, look);
  });
  expect(tokens).toBeGreaterThan(0);
});

test('R6.5 no feature is ever active, discarded, or offered as a card to play', () => {
  always(3, (table) => {
    watch(table, (game) => {
      const isFeature = (card: number): boolean => tables.cards[card].feature !== null;
      expect([...game.active.flat(), ...game.discard].some(isFeature)).toBe(false);
      const { kind, options } = game.asked;
      if (['play-card', 'choose-active', 'complete-card', 'rotate-card'].includes(kind)) {
        expect(options.some(isFeature)).toBe(false);
      }
      // R15.1: a feature that fits, or `done`.
      if (kind === 'declare') expect(options.slice(0, -1).every(isFeature)).toBe(true);
    });
  });
});

test('R15.1 no player is asked to declare while one of their own cards is filled (R5.4)', () => {
  let declared = 0;
  always(5, (table) => {
    watch(table, (game) => {
      const { kind, seat } = game.asked;
      if (kind !== 'declare' && kind !== 'feature') return;
      declared++;
      expect(game.active[seat].some((c) => game.covered[c] === tables.cards[c].full)).toBe(false);
    });
  });
  expect(declared).toBeGreaterThan(0);
});

test('a copy of the data and a clone, both from the middle of a draft, play on identically', () => {
  let compared = 0;
  always(2, (table) => {
    const copies: Game[] = [];
    const rest: number[] = [];
    const end = start(table);
    playOut(end, bots(table), (game, option) => {
      if (rest.length === 0 && copies.length === 0 && game.stack.at(-1)?.task === 'draft') {
        if (game.asked.options.length > 3) copies.push(clone(game));
        if (copies.length > 0) copies.push(copied(game));
      }
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
