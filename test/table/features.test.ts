/** R15.1, R15.7, R6.5: declaring Landscape Features in a game. */
import { describe, expect, test } from 'vitest';
import type { FeatureProgram } from '../../program/set.ts';
import { fewestLacking } from '../../runtime/queries/feature-fits.ts';
import type { Game } from '../../runtime/state.ts';
import { view } from '../../runtime/view/view.ts';
import { beside, card, cell, elements, feature, gainCard, may, onPlay, place, play, vp } from './cards.ts';
import { answer, asked, draw, numbers, offers, position, spots } from './table-kit.ts';

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
    draw(game, 'sun');
    answer(game, '0: sun on 1', '1: sun on 2');
    expect(asked(game)).toBe('0 yes-no');
    answer(game, '0: yes');
    expect([asked(game), offers(game)]).toEqual(['0 declare', ['card 90', 'done']]);
    answer(game, '0: card 90');
    expect([inPlay(game), game.vp, game.hands[0]]).toEqual([['90 of 0'], [6, 0, 0], []]);
    expect(view(game, 1).features).toEqual([{ card: 90, seat: 0, hexes: [{ q: 0, r: 0 }] }]);
    // The effect of seat 1, whose owner may cancel first.
    expect(asked(game)).toBe('1 cancel');
  });

  test('R15.1 a player may not declare between two of their own effects', () => {
    const game = position(
      [card(1, 'sun', [elements('rain')]), card(2, 'rain', [may(vp(1))])],
      [{ active: ['1', '2'], hand: [90] }, {}, {}],
      ways(DESERT),
    );
    draw(game, 'sun');
    answer(game, '0: sun on 1', '0: rain on 2');
    expect(asked(game)).toBe('0 yes-no');
    answer(game, '0: yes');
    expect([asked(game), game.vp[0]]).toEqual(['0 declare', 1]);
  });

  test('R15.1 a player who has only turned the dial, or cancelled, waits until everyone has resolved', () => {
    const table = { ...ways(DESERT), harbinger: 1 };
    const game = position(
      cards,
      [{ active: ['1'], hand: [90] }, { active: ['2'] }, { active: ['3'] }],
      table,
    );
    draw(game, 'sun');
    answer(game, '0: sun on 1', '1: sun on 2', '2: sun on 3', '1: yes');
    answer(game, '2: no', '2: hex 0,0', '0: yes');
    // No effect of seat 0 ran, so it may declare only now, when all are done.
    expect([asked(game), game.vp]).toEqual(['0 declare', [0, 2, 1]]);
  });

  test('R15.1 an effect may make the landscape match the pattern', () => {
    const game = position(cards, [{ active: ['3'], hand: [90] }, {}, {}], ways(MOUNTAIN));
    draw(game, 'sun');
    answer(game, '0: sun on 3', '0: hex 1,0');
    answer(game, '0: card 90');
    expect(view(game, 0).features[0].hexes).toEqual([{ q: 1, r: 0 }]);
  });

  test('R15.1 declaring a feature costs no element and no cube', () => {
    const game = position(cards, [{ active: ['1'], hand: [90], cubes: 1 }, {}, {}], ways(DESERT));
    draw(game, 'sun');
    expect(offers(game)).toEqual(['dial sun', 'sun on 1']);
    answer(game, '0: sun on 1', '0: no', '0: card 90');
    expect([inPlay(game), game.cubes[0], game.active[0]]).toEqual([['90 of 0'], 1, [0]]);
  });

  test('R15.1 all blocks on play run from top to bottom before another feature is declared', () => {
    const triggers = [onPlay(may(vp(1)), vp(2)), onPlay(place('mountain'), vp(4))];
    const features = [feature(90, { pattern: DESERT, triggers }), feature(91, { pattern: MOUNTAIN })];
    const game = position(cards, [{ active: ['1'], hand: [90, 91] }, {}, {}], { features });
    draw(game, 'sun');
    answer(game, '0: sun on 1', '0: no', '0: card 90');
    expect([asked(game), game.vp[0]]).toEqual(['0 yes-no', 0]);
    answer(game, '0: no');
    expect([asked(game), game.vp[0]]).toEqual(['0 place', 2]);
    answer(game, '0: hex 1,0');
    expect([offers(game), game.vp[0]]).toEqual([['card 91', 'done'], 6]);
  });

  test('R15.1 a feature that does not fit is not offered', () => {
    const game = position(cards, [{ active: ['1'], hand: [90] }, {}, {}], ways(MOUNTAIN));
    draw(game, 'sun');
    answer(game, '0: sun on 1', '0: no');
    expect([asked(game), inPlay(game)]).toEqual(['nobody', []]);
  });

  test('R15.1 the owner may decline to declare a feature, and declare it later', () => {
    const game = position(cards, [{ active: ['1'], hand: [90] }, {}, {}], ways(DESERT));
    draw(game, 'sun');
    answer(game, '0: sun on 1', '0: no', '0: done');
    // Everyone has resolved, so the question comes again.
    expect(asked(game)).toBe('0 declare');
    answer(game, '0: done');
    expect([asked(game), numbers(game, game.hands[0])]).toEqual(['nobody', [90]]);
    draw(game, 'rain');
    answer(game, '0: card 90');
    expect(inPlay(game)).toEqual(['90 of 0']);
  });

  test('R5.4 a card filled by a feature is resolved next, before another feature is declared', () => {
    const table = {
      features: [
        feature(90, { pattern: DESERT, triggers: [onPlay(elements('rain'))] }),
        feature(91, { pattern: GRASSLAND }),
      ],
    };
    const game = position(
      [...cards, card(4, 'rain', [may(vp(1))])],
      [{ active: ['1', '4'], hand: [90, 91] }, { active: ['2'] }, {}],
      table,
    );
    draw(game, 'sun');
    answer(game, '0: sun on 1', '1: sun on 2', '0: yes');
    expect(offers(game)).toEqual(['card 90', 'card 91', 'done']);
    answer(game, '0: card 90', '0: rain on 4');
    expect([asked(game), spots(game, 4)]).toEqual(['0 yes-no', '.']);
    answer(game, '0: yes');
    expect([asked(game), offers(game)]).toEqual(['0 declare', ['card 91', 'done']]);
    answer(game, '0: card 91');
    expect([asked(game), inPlay(game)]).toEqual(['1 cancel', ['90 of 0', '91 of 0']]);
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
    draw(game, 'sun');
    expect(asked(game)).toBe('1 declare');
    answer(game, '1: card 91');
    expect(asked(game)).toBe('2 declare');
    answer(game, '2: card 92');
    expect(asked(game)).toBe('2 feature');
    expect(offers(game)).toHaveLength(2);
    answer(game, '2: hexes 0,1');
    expect(asked(game)).toBe('0 declare');
    answer(game, '0: card 90');
    expect([asked(game), inPlay(game)]).toEqual(['nobody', ['91 of 1', '92 of 2', '90 of 0']]);
  });

  test('R15.1 a player may declare a feature that another player’s effect made fit', () => {
    const features = [feature(90, { pattern: MOUNTAIN })];
    const seats = [{ active: ['1'] }, { active: ['2'] }, { hand: [90] }];
    const game = position(cards, seats, { features });
    draw(game, 'sun');
    answer(game, '0: sun on 1', '1: sun on 2', '0: hex 0,0');
    expect(asked(game)).toBe('1 cancel');
    answer(game, '1: no', '1: yes');
    expect([asked(game), game.vp[1]]).toEqual(['2 declare', 2]);
  });

  test('R15.1 a player may declare all features that fit, one after the other', () => {
    const game = position([], [{ hand: [90, 91, 92] }, {}, {}], four);
    draw(game, 'sun');
    answer(game, '0: card 92', '0: hexes 1,-1');
    expect(offers(game)).toEqual(['card 90', 'card 91', 'done']);
    answer(game, '0: card 91', '0: card 90');
    expect([asked(game), inPlay(game)]).toEqual(['nobody', ['92 of 0', '91 of 0', '90 of 0']]);
  });

  test('R15.1 a feature that a later player’s feature made fit is offered to its owner', () => {
    const features = [
      feature(90, { pattern: MOUNTAIN }),
      feature(91, { pattern: WATER, triggers: [onPlay(place('mountain'))] }),
    ];
    const game = position([], [{ hand: [90] }, { hand: [91] }, {}], { features });
    draw(game, 'sun');
    expect(asked(game)).toBe('1 declare');
    answer(game, '1: card 91', '1: hexes 0,1', '1: hex 1,0');
    expect([asked(game), offers(game)]).toEqual(['0 declare', ['card 90', 'done']]);
    answer(game, '0: card 90');
    expect([asked(game), inPlay(game)]).toEqual(['nobody', ['91 of 1', '90 of 0']]);
  });

  test('R15.1 a player who declined is asked again only if a feature was played since', () => {
    const game = position(cards, [{ active: ['2'], hand: [90] }, { hand: [91] }, { hand: [92] }], four);
    draw(game, 'sun');
    answer(game, '0: sun on 2', '0: no', '0: card 90', '1: done', '2: done');
    expect(asked(game)).toBe('nobody');
    draw(game, 'rain');
    answer(game, '1: done', '2: card 92', '2: hexes 0,1');
    expect(asked(game)).toBe('1 declare');
    answer(game, '1: done');
    expect([asked(game), inPlay(game)]).toEqual(['nobody', ['90 of 0', '92 of 2']]);
  });

  test('R15.7 one player’s feature can take the place that another’s needs', () => {
    const features = [
      feature(90, { pattern: [cell(0, 0, 'desert'), beside(1, 0, 'grassland')] }),
      feature(91, { pattern: [cell(0, 0, 'desert'), cell(1, 0, 'grassland')] }),
      // The cells inside its red line are free; those outside may be under another feature (R15.7).
      feature(92, { pattern: [cell(0, 0, 'grassland'), beside(-1, 0, 'desert')] }),
    ];
    const game = position([], [{ hand: [90] }, { hand: [91] }, { hand: [92] }], { features });
    draw(game, 'sun');
    answer(game, '0: card 90');
    expect(asked(game)).toBe('2 declare');
    answer(game, '2: card 92');
    expect([asked(game), inPlay(game)]).toEqual(['nobody', ['90 of 0', '92 of 2']]);
    expect(numbers(game, game.hands[1])).toEqual([91]);
  });

  test('R5.4 a card filled by a feature is resolved before the next player declares', () => {
    const features = [
      feature(90, { pattern: DESERT, triggers: [onPlay(elements('leaf'))] }),
      feature(91, { pattern: GRASSLAND }),
    ];
    const seats = [{ active: ['4'], hand: [90] }, { hand: [91] }, {}];
    const game = position([...cards, card(4, 'leaf', [may(vp(1))])], seats, { features });
    draw(game, 'sun');
    answer(game, '0: card 90', '0: leaf on 4');
    expect(asked(game)).toBe('0 yes-no');
    answer(game, '0: yes');
    expect([asked(game), game.vp[0]]).toEqual(['1 declare', 1]);
    answer(game, '1: card 91');
    expect([asked(game), inPlay(game)]).toEqual(['nobody', ['90 of 0', '91 of 1']]);
  });

  test('R3.6 after a wild, the bag passes only when all players have declared', () => {
    const game = position([card(3, 'leaf')], [{ hand: [90] }, { hand: [91, 3] }, {}], {
      ...four,
      harbinger: 2,
    });
    draw(game, 'wild');
    answer(game, '0: card 90');
    expect([asked(game), game.harbinger]).toEqual(['1 declare', 2]);
    answer(game, '1: done');
    expect([asked(game), game.harbinger]).toEqual(['1 declare', 2]);
    answer(game, '1: done');
    expect([asked(game), game.harbinger]).toEqual(['nobody', 0]);
  });
});

describe('R6.5', () => {
  const features = [feature(90, { pattern: DESERT, triggers: [onPlay(vp(5))] })];

  test('R6.5 the dial does not play a feature that fits; it can be declared afterwards', () => {
    const game = position([card(2, 'leaf')], [{ hand: [90, 2], dial: 2 }, {}, {}], { features });
    draw(game, 'sun');
    answer(game, '0: play');
    // The only card that could be played has been played; now the feature can be declared.
    expect([asked(game), numbers(game, game.active[0]), game.vp[0]]).toEqual(['0 declare', [2], 0]);
    answer(game, '0: card 90');
    expect([inPlay(game), numbers(game, game.active[0])]).toEqual([['90 of 0'], [2]]);
  });

  test('R6.5 "play a card" does not play a feature that fits', () => {
    const cards = [card(1, 'sun', [play(1), vp(1)]), card(2, 'leaf rain')];
    const game = position(cards, [{ active: ['1'], hand: [90, 2] }, {}, {}], { features });
    draw(game, 'sun');
    answer(game, '0: sun on 1', '0: spot leaf');
    expect([asked(game), numbers(game, game.active[0]), game.vp[0]]).toEqual(['0 declare', [1, 2], 1]);
  });

  test('R15.1 a feature gained by the effect just resolved may be declared at once', () => {
    const game = position([card(1, 'sun', [gainCard])], [{ active: ['1'] }, {}, {}], {
      features,
      display: [90],
    });
    draw(game, 'sun');
    answer(game, '0: sun on 1');
    if (asked(game) === '0 gain-card') answer(game, '0: card 90');
    answer(game, '0: card 90');
    expect([inPlay(game), game.vp[0]]).toEqual([['90 of 0'], 5]);
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
  expect(fewestLacking(game, game.tables.cardOf[90])).toBe(lacking);
});
