/** The starting hands of simulated games. */
import { expect, test } from 'vitest';
import { card, chainOf } from '../../test/simulate/sets.ts';
import { playGame, setUpGame, simulation } from './simulation.ts';

const FEW = `set few "Few" extends first-continent
${card(901, 'gain 9vp')}${card(902, 'gain 1vp').replace('brown', 'blue')}`;

test.each([undefined, [901], [902]])(
  'the few cards of a small set are often dealt to different players (given: %j)',
  (cards) => {
    const run = simulation(chainOf(FEW), {
      players: 4,
      seed: 1,
      bots: Array(4).fill('random'),
      target: 1,
      ...(cards && { cards }),
    });
    const together = Array.from({ length: 40 }, (_, game) => {
      const { row } = playGame(run, game);
      return row!.began.some((begun) => begun.includes(901) && begun.includes(902));
    }).filter(Boolean).length;
    // Chance alone gives one in four games.
    expect(together).toBeGreaterThan(0);
    expect(together).toBeLessThan(25);
  },
);

test('words for hands, the first Harbinger and own cards first are options of every game of a run', () => {
  const run = simulation(chainOf(FEW), {
    players: 4,
    seed: 1,
    bots: Array(4).fill('random'),
    hands: Array(4).fill('leaf'),
    harbinger: 2,
    ownFirst: true,
  });
  const { game, start } = setUpGame(run, 0);
  const held = [...game.hands, ...game.active].flat().map((card) => game.tables.cards[card].number);
  expect([game.harbinger, start]).toEqual([2, 'named']);
  expect(held).toEqual(expect.arrayContaining([901, 902]));
});

test('the hands of a game have their own names where a word leaves them to chance', () => {
  const bots = Array(4).fill('random');
  const run = simulation(chainOf(FEW), {
    players: 4,
    seed: 1,
    bots,
    hands: ['leaf', 'lion', 'leaf', 'draft'],
  });
  const [first, second, third, fourth] = setUpGame(run, 0).hands!;
  const leaves = run.tables.hands.filter(({ word }) => word.mark === 'leaf').map(({ word }) => word.name);
  expect([leaves.includes(first!), second, leaves.includes(third!), fourth]).toEqual([
    true,
    'lion',
    true,
    'draft',
  ]);
});
