import { expect, test } from 'vitest';
import type { SetProgram } from '../../../program/index.ts';
import { withSeats } from '../../../table/page/around/index.ts';
import { makeStart, usualGame } from './starting.ts';

const GAMES = { players: { from: 2, to: 6 }, target: 80, hands: [], layouts: [] };
const SET = { chain: [] as SetProgram[] };

test('by default one person plays against three bots, or as many as the set allows', () => {
  expect(usualGame(GAMES).players).toEqual(['human', 'greedy', 'greedy', 'greedy']);
  expect(usualGame({ ...GAMES, players: { from: 2, to: 3 } }).players).toHaveLength(3);
});

test('the own cards of a set that extends another are dealt first, unless the person wants otherwise', () => {
  expect(usualGame(GAMES, true).options.ownFirst).toBe(true);
  expect(usualGame(GAMES).options).not.toHaveProperty('ownFirst');
});

test('the options of the game are those wanted', () => {
  const game = usualGame(GAMES);
  const wanted = { ...game, options: { ...game.options, seed: 7 } };
  expect(makeStart(SET, wanted).options).toEqual({
    players: 4,
    seed: 7,
    hands: Array(4).fill('recommended'),
  });
  const { options, names } = makeStart(SET, { ...withSeats(wanted, 2), names: [' Ada ', ' Ada '] });
  expect([options.players, options.hands, names]).toEqual([
    2,
    ['recommended', 'recommended'],
    ['Ada', 'Ada'],
  ]);
  const people = { ...withSeats(wanted, 2), players: ['human', 'human'] as const };
  expect(makeStart(SET, people).names).toEqual(['', 'Acacia']);
});

test('new seats are bots with the hands of the others, and the first Harbinger is one of the seats', () => {
  const game = usualGame(GAMES);
  const drafted = { ...game, options: { ...game.options, hands: Array(4).fill('draft'), harbinger: 3 } };
  const fewer = withSeats(drafted, 3);
  expect(fewer.options).toMatchObject({ players: 3, hands: ['draft', 'draft', 'draft'], harbinger: 2 });
  const more = withSeats({ ...fewer, options: { ...fewer.options, hands: ['lion', 'draft', 'draft'] } }, 4);
  expect(more.options.hands).toEqual(['lion', 'draft', 'draft', 'any']);
  expect([more.players[3], more.names]).toEqual(['greedy', ['You', 'Acacia', 'Baobab', 'Calla']]);
});
