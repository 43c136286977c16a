/** R15.1, R15.7, R6.5: declaring Landscape Features in a game. */
import { describe, expect, test } from 'vitest';
import type { FeatureProgram } from '../../program/set.ts';
import { leastMissingCells } from '../../runtime/queries/feature-fits.ts';
import type { Game } from '../../runtime/state.ts';
import { view } from '../../runtime/view/view.ts';
import { beside, card, cell, feature, may, onPlay, place, vp } from './cards.ts';
import { answer, asked, draw, numbers, offers, position } from './table-kit.ts';

/** Fits only on the desert at 0,0. */
const DESERT = [cell(0, 0, 'desert')];
/** Fits only on the grassland at 1,0. */
const GRASSLAND = [cell(0, 0, 'grassland')];
/** Fits on both tiles of water. */
const WATER = [cell(0, 0, 'water')];
/** Fits once a mountain has been placed. */
const MOUNTAIN = [cell(0, 0, 'land', '1 mountain')];

const inPlay = (game: Game): string[] => view(game, 0).features.map((f) => `${f.card} of ${f.seat}`);

describe('R15.1 after one’s own effects', () => {
  const cards = [
    card(1, 'sun', [may(vp(1))]),
    card(2, 'sun', [may(vp(2))]),
    card(3, 'sun', [place('mountain'), vp(1)]),
  ];
  const ways = (pattern: FeatureProgram['pattern'], ...triggers: FeatureProgram['triggers']) => ({
    features: [feature(90, { pattern, triggers })],
  });

  test('R15.1 a player who has resolved all their effects may declare before the next player resolves', () => {
    const table = ways(DESERT, onPlay(vp(5)));
    const game = position(cards, [{ active: ['1'], hand: [90] }, { active: ['2'] }, {}], table);
    draw(game, 'sun', '0: sun on 1', '1: sun on 2', '0 yes-no: yes');
    expect([asked(game), offers(game)]).toEqual(['0 declare', ['card 90', 'done']]);
    answer(game, '0: card 90');
    expect([inPlay(game), game.vp, game.hands[0]]).toEqual([['90 of 0'], [6, 0, 0], []]);
    expect(view(game, 1).features).toEqual([{ card: 90, seat: 0, hexes: [{ q: 0, r: 0 }] }]);
    // The effect of seat 1, whose owner may cancel first.
    expect(asked(game)).toBe('1 cancel');
  });

  test('R15.1 an effect may make the landscape match the pattern', () => {
    const game = position(cards, [{ active: ['3'], hand: [90] }, {}, {}], ways(MOUNTAIN));
    draw(game, 'sun', '0: sun on 3', '0: hex 1,0');
    answer(game, '0: card 90');
    expect(view(game, 0).features[0].hexes).toEqual([{ q: 1, r: 0 }]);
  });

  test('R15.1 all blocks on play run from top to bottom before another feature is declared', () => {
    const triggers = [onPlay(may(vp(1)), vp(2)), onPlay(place('mountain'), vp(4))];
    const features = [feature(90, { pattern: DESERT, triggers }), feature(91, { pattern: MOUNTAIN })];
    const game = position(cards, [{ active: ['1'], hand: [90, 91] }, {}, {}], { features });
    draw(game, 'sun', '0: sun on 1', '0: no', '0: card 90');
    expect([asked(game), game.vp[0]]).toEqual(['0 yes-no', 0]);
    answer(game, '0: no');
    expect([asked(game), game.vp[0]]).toEqual(['0 place', 2]);
    answer(game, '0: hex 1,0');
    expect([offers(game), game.vp[0]]).toEqual([['card 91', 'done'], 6]);
  });

  test('R15.1 a feature that does not fit is not offered', () => {
    const game = position(cards, [{ active: ['1'], hand: [90] }, {}, {}], ways(MOUNTAIN));
    draw(game, 'sun', '0: sun on 1', '0: no');
    expect([asked(game), inPlay(game)]).toEqual(['nobody', []]);
  });

  test('R15.1 the owner may decline to declare a feature, and declare it later', () => {
    const game = position(cards, [{ active: ['1'], hand: [90] }, {}, {}], ways(DESERT));
    draw(game, 'sun', '0: sun on 1', '0: no', '0: done');
    // Everyone has resolved, so the question comes again.
    expect(asked(game)).toBe('0 declare');
    answer(game, '0: done');
    expect([asked(game), numbers(game, game.hands[0])]).toEqual(['nobody', [90]]);
    draw(game, 'rain', '0: card 90');
    expect(inPlay(game)).toEqual(['90 of 0']);
  });
});

describe('R15.1 after everyone’s effects', () => {
  const cards = [card(1, 'sun', [place('mountain')]), card(2, 'sun', [may(vp(2))]), card(3, 'leaf')];
  const four = {
    features: [90, 91, 92].map((n) => feature(n, { pattern: [DESERT, GRASSLAND, WATER][n - 90] })),
  };

  test('R15.1 anyone may declare, clockwise from the Harbinger', () => {
    const seats = [{ hand: [90] }, { hand: [91] }, { hand: [92] }];
    const game = position([], seats, { ...four, harbinger: 1, brown: [] });
    draw(game, 'sun', '1 declare: card 91', '2 declare: card 92');
    expect(asked(game)).toBe('2 feature');
    expect(offers(game)).toHaveLength(2);
    answer(game, '2: hexes 0,1', '0 declare: card 90');
    expect([asked(game), inPlay(game)]).toEqual(['nobody', ['91 of 1', '92 of 2', '90 of 0']]);
  });

  test('R15.1 a player may declare a feature that another player’s effect made fit', () => {
    const features = [feature(90, { pattern: MOUNTAIN })];
    const seats = [{ active: ['1'] }, { active: ['2'] }, { hand: [90] }];
    const game = position(cards, seats, { features });
    draw(game, 'sun', '0: sun on 1', '1: sun on 2', '0: hex 0,0', '1 cancel: no', '1: yes');
    expect([asked(game), game.vp[1]]).toEqual(['2 declare', 2]);
  });

  test('R15.1 a feature that a later player’s feature made fit is offered to its owner', () => {
    const features = [
      feature(90, { pattern: MOUNTAIN }),
      feature(91, { pattern: WATER, triggers: [onPlay(place('mountain'))] }),
    ];
    const game = position([], [{ hand: [90] }, { hand: [91] }, {}], { features });
    draw(game, 'sun', '1 declare: card 91', '1: hexes 0,1', '1: hex 1,0');
    expect([asked(game), offers(game)]).toEqual(['0 declare', ['card 90', 'done']]);
    answer(game, '0: card 90');
    expect([asked(game), inPlay(game)]).toEqual(['nobody', ['91 of 1', '90 of 0']]);
  });

  test('R15.7 one player’s feature can take the place that another’s needs', () => {
    const features = [
      feature(90, { pattern: [cell(0, 0, 'desert'), beside(1, 0, 'grassland')] }),
      feature(91, { pattern: [cell(0, 0, 'desert'), cell(1, 0, 'grassland')] }),
      // The cells inside its red line are free; those outside may be under another feature (R15.7).
      feature(92, { pattern: [cell(0, 0, 'grassland'), beside(-1, 0, 'desert')] }),
    ];
    const game = position([], [{ hand: [90] }, { hand: [91] }, { hand: [92] }], { features });
    draw(game, 'sun', '0: card 90', '2 declare: card 92');
    expect([asked(game), inPlay(game)]).toEqual(['nobody', ['90 of 0', '92 of 2']]);
    expect(numbers(game, game.hands[1])).toEqual([91]);
  });
});

test.each([
  [DESERT, 0],
  [MOUNTAIN, 1],
  [[cell(0, 0, 'desert'), cell(1, 0, 'grassland')], 0],
  [[cell(0, 0, 'desert'), cell(1, 0, 'desert')], 1],
  [[cell(0, 0, 'desert', '1 mountain'), cell(5, 0, 'desert', '1 mountain')], 2],
])('at its best position, the pattern %j lacks %i', (pattern, lacking) => {
  const features = [feature(90, { pattern, triggers: [onPlay(vp(5))] })];
  const game = position([card(1, 'sun', [vp(1)])], [{ active: ['1'], hand: [90] }], { features });
  expect(leastMissingCells(game, game.tables.cardOf[90])).toBe(lacking);
});
