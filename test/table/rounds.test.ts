/** Completed cards and rounds at the table: what waits for them acts in order, and games that need none of it keep nothing of it. */
import { expect, test } from 'vitest';
import type { Step } from '../../program/operations.ts';
import type { Trigger } from '../../program/triggers.ts';
import { decision, fromJSON, hash, newGame, seedRandom, submit, toJSON } from '../../runtime/index.ts';
import { chooseAs } from '../../runtime/players/bot.ts';
import { readySets } from '../ready-sets.ts';
import { chainOf } from '../simulate/sets.ts';
import { card, elements, vp } from './cards.ts';
import { answer, asked, draw, featuresOf, offers, position } from './table-kit.ts';

const ofRound = (...steps: Step[]): Trigger => ({ on: 'round', steps });
const perRound: Step = {
  op: 'gain',
  rewards: [{ gain: 'vp', amount: 1 }],
  per: { each: 1, of: { count: 'own', what: 'round' } },
};

test('L67 a round begins after the bag has passed, features first, and also while a tie is played out', () => {
  const waits = { ...card(1, 'rain', []), triggers: [{ on: 'round' as const, steps: [perRound] }] };
  const game = position(
    [waits],
    [{ vp: 40 }, { vp: 40, active: ['1'] }, {}],
    featuresOf([0, ofRound(vp(2))]),
  );
  draw(game, 'sun');
  expect([game.vp, game.harbinger, game.record?.round]).toEqual([[40, 40, 0], 0, 1]);
  draw(game, 'wild', '1: dial wild');
  expect([game.vp, game.tied, game.harbinger, game.record?.round]).toEqual([[42, 42, 0], true, 1, 2]);
  // No wild, but a tie: the bag passes all the same.
  draw(game, 'sun');
  expect([game.vp, game.harbinger, game.record?.round]).toEqual([[44, 45, 0], 2, 3]);
});

test('L67, R5.5 an element gained then is used at once, and the card it fills waits for the draw', () => {
  const filled = card(1, 'sun sun', [vp(5)]);
  const game = position([filled], [{ active: ['1 x.'] }, {}, {}], featuresOf([0, ofRound(elements('sun'))]));
  draw(game, 'wild', '0: dial wild');
  expect([asked(game), offers(game)]).toEqual(['0 use-element', ['dial sun', 'sun on 1']]);
  answer(game, '0: sun on 1');
  expect([asked(game), game.vp]).toEqual(['nobody', [0, 0, 0]]);
  draw(game, 'rain');
  expect(game.vp).toEqual([5, 0, 0]);
});

test('L66, R5.3 a cube that is taken back completes nothing', () => {
  const cards = [card(1, 'sun', [vp(1)]), card(2, 'sun', [vp(1)])];
  const game = position(
    cards,
    [{ active: ['1'] }, { active: ['2'] }, {}],
    featuresOf([2, { on: 'completed-by-another', steps: [vp(10)] }]),
  );
  draw(game, 'sun', '0: sun on 1', '1: sun on 2', '1: yes');
  expect(game.vp).toEqual([1, 0, 10]);
  expect(game.record).toEqual({
    round: 1,
    tokens: 1,
    completed: [1, 0, 0],
    last: { card: game.tables.cardOf[1], seat: 0 },
  });
});

test('a set without these words keeps nothing of it', () => {
  const without = readySets().filter(({ id }) => id !== 'fire-and-rain');
  for (const { chain } of without) expect(newGame(chain, { players: 2, seed: 1 }).record).toBeUndefined();
});

test('a game with such cards is replayed from its choices, in the middle of everything', () => {
  const chain = chainOf(`set own "Own" extends first-continent
    card 901 brown leaves 3 energy sun { gain 1vp per card completed this round; when a round begins { gain a cube or 1 sun } }
    card 902 brown leaves 3 energy water { gain 1vp per token this round; when you complete another card { gain 1 sun or 1 water } }
    card 903 blue leaves 3 energy forest { gain 1vp per round; when another player completes a card { that player { lose 1vp } } }
    card 904 blue leaves 3 energy desert { gain 5vp if you are the harbinger; when you complete a card { gain 1vp } }`);
  const game = newGame(chain, { players: 3, seed: 7, ownFirst: true });
  const rng = { random: seedRandom(7) };
  for (let answers = 0; decision(game) && answers < 400; answers++) {
    submit(game, chooseAs('greedy', game, rng));
    if (answers % 40 === 0) expect(hash(fromJSON(chain, toJSON(game)))).toBe(hash(game));
  }
  expect(game.record?.round).toBeGreaterThan(1);
  expect(game.record?.last).not.toBeNull();
});
