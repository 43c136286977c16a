/** R12: points and the end. */
import { expect, test } from 'vitest';
import type { Step } from '../../program/operations.ts';
import { decision, startGame } from '../../runtime/game.ts';
import { makeTables } from '../../runtime/make-tables.ts';
import { plainSet } from '../plain-set.ts';
import { card, elements, feature, gainCard, place, rotate, vp } from './cards.ts';
import { answer, asked, completed, draw, leaves, offers, position } from './table-kit.ts';

test('R12.1 the target is that of the set, or that of a short game', () => {
  const tables = makeTables([plainSet]);
  expect(startGame(tables, { players: 3, seed: 1 }).target).toBe(40);
  expect(startGame(tables, { players: 3, seed: 1, target: 20 }).target).toBe(20);
});

const twoCards = [card(1, 'sun', [vp(5)]), card(2, 'rain')];

test('R12.2 after a wild, the game ends if anyone has reached the target, and the most points win', () => {
  const game = position(twoCards, [{ vp: 3, hand: [1] }, { vp: 45 }, { vp: 41 }]);
  draw(game, 'wild');
  expect([game.status, game.winner, asked(game)]).toEqual(['over', 1, 'nobody']);
});

test('R12.2 exactly the target is enough; one point less is not', () => {
  const enough = position(twoCards, [{ vp: 40, hand: [1] }, {}, {}]);
  draw(enough, 'wild');
  expect([enough.status, enough.winner]).toEqual(['over', 0]);
  const less = position(twoCards, [{ vp: 39, hand: [1] }, {}, {}]);
  draw(less, 'wild');
  expect([less.status, less.harbinger]).toEqual(['unfinished', 1]);
});

test('R12.4 cards, cubes and the landscape give no points at the end', () => {
  const game = position([card(1, 'sun', [vp(5)])], [{ vp: 40, hand: [1], cubes: 20 }, { vp: 39 }, {}]);
  draw(game, 'wild');
  expect([game.status, game.vp]).toEqual(['over', [40, 39, 0]]);
});

test('R12.5 the game ends after a wild if there is no active card, none in hand and none to gain', () => {
  const game = position([], [{ vp: 3 }, { vp: 7 }, {}]);
  draw(game, 'sun');
  expect(game.status).not.toBe('over');
  draw(game, 'wild');
  expect([game.status, game.winner]).toEqual(['over', 1]);
});

test('R12.5 a Landscape Feature in hand does not count as a card that may be played', () => {
  const game = position([], [{ hand: [90], vp: 2 }, {}, {}], { features: [feature(90)] });
  draw(game, 'wild');
  expect([game.status, game.winner]).toEqual(['over', 0]);
});

test('R12.5 a tie is final when no cards are left', () => {
  const game = position([], [{ vp: 7 }, { vp: 7 }, {}]);
  draw(game, 'wild');
  expect([game.status, game.winner]).toEqual(['over', -1]);
});

test.each([
  ['an active card', [{ active: ['1'] }, {}, {}], {}],
  ['a card in hand', [{}, { hand: [1] }, {}], {}],
  ['a card in a deck', [{}, {}, {}], { blue: [1] }],
  ['a card in the display', [{}, {}, {}], { display: [1] }],
])('R12.5 %s keeps the game going', (_, seats, table) => {
  const game = position([card(1, 'sun')], seats, table);
  draw(game, 'wild');
  if (asked(game) !== 'nobody') answer(game, '0: dial wild');
  expect(game.status).toBe('unfinished');
});

test('R12.6 the game stops as unfinished after the number of draws in the options', () => {
  const game = startGame(makeTables([plainSet]), { players: 3, seed: 5, maxDraws: 2 });
  while (asked(game) !== 'nobody') answer(game, `${game.asked.seat}: ${offers(game)[0]}`);
  expect(game).toMatchObject({ status: 'unfinished', bound: 'draws', draws: 2, seed: 5, winner: -1 });
});

test('R12.6 ten thousand effects in one draw also stop the game, and the card is named', () => {
  const game = completed(
    [card(1, 'sun', [elements('rain'), rotate(0)]), card(2, 'rain', [elements('sun'), rotate(0)])],
    [{ active: ['1', '2'] }, {}, {}],
  );
  // Each asks two questions, of which there may be fewer.
  game.effects = 9_601;
  while (asked(game) !== 'nobody') {
    const uses = game.asked.kind === 'use-element';
    const inProgress = game.covered[0] ? 2 : 1;
    answer(game, `0: ${uses ? offers(game)[1] : `card ${inProgress}`}`);
  }
  expect(game).toMatchObject({ status: 'unfinished', bound: 'effects', effects: 10_000, draws: 1 });
  expect([leaves(game, 1), leaves(game, 2)]).toEqual([3, 3]);
  expect(game.boundCard).toBe(0);
});

test('R12.6 a million repetitions in one draw stop the game, and the card is named', () => {
  const often = (steps: Step[]): Step => ({ op: 'repeat', times: { times: 99_999 }, steps });
  const game = position(
    [card(1, 'sun', [vp(1)]), card(2, 'sun', [often([often([vp(1)])])])],
    [{ active: ['1'] }, { active: ['2'] }, {}],
  );
  draw(game, 'sun', '0: sun on 1', '1: sun on 2', '1: no');
  expect(game).toMatchObject({ status: 'unfinished', bound: 'repetitions', boundCard: 1, winner: -1 });
  expect([decision(game), game.vp[1] > 900_000]).toEqual([null, true]);
});

test('R12.6 gained elements and steps for several things count as repetitions, too', () => {
  const steps: Step[] = [
    { op: 'repeat', times: { times: 20 }, steps: [elements('leaf leaf leaf leaf leaf leaf')] },
    place('desert', 4),
  ];
  const game = completed([card(1, 'sun', steps)], [{ active: ['1'] }, {}, {}], { cubeSupply: 0 });
  while (asked(game) !== 'nobody') answer(game, `0: ${offers(game)[0]}`);
  expect(game.repetitions).toBe(19 + 20 * 6 + 3);
});

test('R12.6 the effects of one draw do not count for the next', () => {
  const game = completed([card(1, 'sun', [gainCard, vp(1)])]);
  game.effects = 9_999;
  draw(game, 'sun', '0: sun on 1');
  expect([game.effects, game.vp[0], game.bound]).toEqual([1, 2, 'draws']);
});
