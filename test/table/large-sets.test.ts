/** Sets much larger than the game: none of their numbers is truncated. */
import { expect, test, vi } from 'vitest';
import { startGame, submit } from '../../runtime/game.ts';
import { cellHex, hexCell } from '../../runtime/landscape/hex.ts';
import { layTile, noteKinds, putAnimal } from '../../runtime/landscape/landscape.ts';
import { DESERT } from '../../runtime/link/things.ts';
import { makeTables } from '../../runtime/make-tables.ts';
import { hash } from '../../runtime/save/json.ts';
import { view } from '../../runtime/view/view.ts';
import { copied } from '../copied.ts';
import { plainSet } from '../plain-set.ts';
import { card, cell, elements, feature, place, remove, rotate, setOf, vp, when } from './cards.ts';
import { answer, asked, draw, offers, position, type SeatAt, spots } from './table-kit.ts';

/** This many names. */
const names = (letter: string, amount: number): string[] =>
  Array.from({ length: amount }, (_, n) => `${letter}${n}`);

test('R1.1 supplies may have up to 99,999 pieces each', () => {
  const { settings, animals } = plainSet.vocabulary;
  const most = 99_999;
  const words = {
    settings: { ...settings, supply: { land: most, water: most, mountain: most, forest: most } },
    animals: animals.map((animal, at) => ({ ...animal, count: at === 2 ? 2 : most })),
  };
  const cards = [card(1, 'sun', [place('hare'), place('pike'), place('mountain'), vp(1)])];
  const game = position(cards, [{ active: ['1'] }, {}, {}], { words });
  // 70,000 hares are on the board, all on one tile.
  for (let n = 0; n < 70_000; n++) {
    game.landscape.tokenCell[n] = 0;
    game.landscape.nextAnimal[n] = n === 69_999 ? 0 : n + 2;
  }
  game.landscape.firstAnimal[0] = 1;
  game.landscape.supply[4] = most - 70_000;
  noteKinds(game.landscape, 0);
  draw(game, 'sun', '0: sun on 1', '0: hex 1,-1', '0: hex 0,0');
  expect(game.vp[0]).toBe(1);
  expect(view(game, 0).supply).toEqual({
    land: most - 2,
    water: most - 2,
    mountain: most - 1,
    forest: most,
    hare: most - 70_001,
    pike: most - 1,
    owl: 2,
  });
  const back = copied(game);
  expect(hash(back)).toBe(hash(game));
  putAnimal(back.landscape, back.tables, 0, 0);
  expect(back.landscape.supply[4]).toBe(most - 70_002);
});

test('R1.3, R1.4 there may be hundreds of elements and species', () => {
  const words = {
    elements: [
      ...names('e', 300).map((name) => ({ name, count: 1, any: false })),
      { name: 'wild', count: 2, any: true },
    ],
    animals: names('a', 300).map((name) => ({
      name,
      plural: name,
      count: 2,
      on: { terrain: ['desert' as const] },
    })),
  };
  const cards = [
    card(1, 'e70 e290', [place('a299'), elements('e285'), vp(1)]),
    card(2, 'e285 e6'),
    card(3, 'e1', [rotate(1)]),
  ];
  const game = position(cards, [{ active: ['1 x.', '2', '3'] }, {}, {}], { words });
  draw(game, 'e290');
  expect(offers(game)).toEqual(['dial e290', 'e290 on 1']);
  answer(game, '0: e290 on 1', '0: e285 on 2');
  expect([spots(game, 2), game.vp[0]]).toEqual(['x.', 1]);
  expect(view(game, 0).landscape.flatMap(({ animals }) => animals)).toEqual(['a299']);
  draw(game, 'e1', '0: e1 on 3', '0: card 1', '0: spot e290');
  expect(spots(game, 1)).toBe('.x');
});

test('R15.1 there may be hundreds of Landscape Features in play', () => {
  const numbers = Array.from({ length: 300 }, (_, n) => 1001 + n);
  const triggers = [
    when('mountain', 'placed', [vp(1)], { where: { where: 'in', regions: [{ region: 'this-feature' }] } }),
  ];
  const features = numbers.map((number) => feature(number, { pattern: [cell(0, 0, 'desert')], triggers }));
  const cards = [card(1, 'sun', [place('mountain'), remove('tile')])];
  const { settings } = plainSet.vocabulary;
  const words = { settings: { ...settings, supply: { ...settings.supply, land: 400 } } };
  const game = position(cards, [{ hand: numbers, active: ['1'] }, {}, {}], { words, features });
  const { landscape: land } = game;
  for (const spot of Array.from({ length: 299 }, (_, n) => n + 7)) layTile(land, spot, DESERT);
  draw(game, 'rain');
  for (const number of numbers) {
    answer(game, `0: card ${number}`);
    if (asked(game) === '0 feature') answer(game, `0: ${offers(game)[0]}`);
  }
  expect(game.features).toHaveLength(300);
  expect(Math.max(...land.feature)).toBe(300);
  const [last] = game.features[299].cells;
  const { q, r } = cellHex(last);
  draw(game, 'sun', '0: sun on 1', `0: hex ${q},${r}`);
  expect(game.vp[0]).toBe(1);
  // Tiles under a feature stay (R15.6).
  expect(offers(game)).not.toContain(`hex ${q},${r}`);
  expect(hash(copied(game))).toBe(hash(game));
});

test('R7.1 a landscape that reaches far out is played the same with freshly loaded modules', async () => {
  const cards = [card(1, 'sun', [place('desert'), vp(1)])];
  const game = position(cards);
  // A row of thirty to the right.
  for (let q = 2; q < 32; q++) layTile(game.landscape, hexCell(q, 0), DESERT);
  game.landscape.supply[0] = 1;
  draw(game, 'sun');
  // Another thread starts like this: with fresh modules and the game it was sent.
  vi.resetModules();
  const { apply } = await import('../../runtime/game.ts');
  const sent = structuredClone(game);
  const [option] = game.asked.options.slice(-1);
  apply(sent, option);
  submit(game, option);
  const far = sent.asked.options.at(-8) ?? 0;
  expect(sent.asked.options).toEqual(game.asked.options);
  apply(sent, far);
  submit(game, far);
  expect(hash(sent)).toBe(hash(game));
});

test('R2.1, R5.3 a table may have as many seats as its set allows, up to 99', () => {
  const words = {
    settings: {
      ...plainSet.vocabulary.settings,
      players: { from: 2, to: 120 },
      cubes: { total: 9999, start: 7 },
    },
  };
  const seats: SeatAt[] = Array.from({ length: 99 }, () => ({}));
  // A number holds only 32 bits, so these seats are at least 32 apart.
  for (const [seat, active] of [
    [1, ['1']],
    [33, ['2']],
    [98, ['3']],
  ] as const)
    seats[seat] = { active: [...active] };
  const cards = [1, 2, 3].map((number) => card(number, 'sun', [vp(number)]));
  const game = position(cards, seats, { words });
  draw(game, 'sun', '1: sun on 1', '33: sun on 2', '98: sun on 3');
  expect(asked(game)).toBe('33 cancel');
  answer(game, '33: no');
  expect(asked(game)).toBe('98 cancel');
  expect(hash(copied(game))).toBe(hash(game));
  answer(game, '98: yes');
  expect([game.vp[1], game.vp[33], game.vp[98]]).toEqual([1, 2, 0]);
  const tables = makeTables([setOf([], words)]);
  expect(() => startGame(tables, { players: 100, seed: 1 })).toThrow(
    /^100 players: a game can have at most 99$/,
  );
});

test('R1.3 more elements than options can encode are refused', () => {
  const elements = names('e', 1025).map((name) => ({ name, count: 1, any: true }));
  expect(() => startGame(makeTables([setOf([], { elements })], []), { players: 3, seed: 1 })).toThrow(
    /1025 elements and 0 cards: a game can have at most 1024 elements/,
  );
});
