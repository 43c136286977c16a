/** How the greedy player judges a card: by its effect, not only by its cost. */
import { expect, test } from 'vitest';
import type { Step } from '../../program/operations.ts';
import { decision } from '../../runtime/game.ts';
import { greedyValues } from '../../runtime/players/greedy.ts';
import { seedRandom } from '../../runtime/random.ts';
import { hash } from '../../runtime/save/json.ts';
import type { Game } from '../../runtime/state.ts';
import { atEnd, card, cell, eachOther, feature, may, place, play, rotate, vp } from './cards.ts';
import { asked, completed, draw, offers, position } from './table-kit.ts';

/** The option that the greedy player takes, as text. */
function taken(game: Game): string {
  const { option } = greedyValues(game, { random: seedRandom(1) });
  return offers(game)[decision(game)?.options.indexOf(option) ?? -1];
}

test('greedy plays the card from hand that gives the most for a cube, not the most expensive one', () => {
  const game = completed(
    [card(1, 'sun', [play(0)]), card(2, 'rain rain rain rain', [vp(2)]), card(3, 'rain', [vp(2)])],
    [{ active: ['1'], hand: [2, 3] }, {}, {}],
  );
  expect([asked(game), taken(game)]).toEqual(['0 play-card', 'card 3']);
});

test('greedy completes a card whose only effect is to turn another card back', () => {
  const game = position(
    [card(1, 'sun', [rotate(1)]), card(2, 'rain leaf')],
    [{ active: ['1', '2'] }, {}, {}],
  );
  game.leaves[1] = 2;
  draw(game, 'sun');
  expect([asked(game), taken(game)]).toEqual(['0 use-element', 'sun on 1']);
});

test('greedy sees the part of an effect that follows other players’ decisions', () => {
  const others = eachOther(may(vp(1)));
  const game = position([card(1, 'sun', [others, vp(6)])]);
  draw(game, 'sun');
  expect([asked(game), taken(game)]).toEqual(['0 use-element', 'sun on 1']);
});

test('greedy sees what its own features score at the end of the game', () => {
  const perHare: Step = {
    op: 'gain',
    rewards: [{ gain: 'vp', amount: 2 }],
    per: {
      each: 1,
      of: {
        count: 'things',
        things: ['hare'],
        where: { where: 'in', regions: [{ region: 'this-feature' }] },
      },
    },
  };
  const features = [feature(101, { pattern: [cell(0, 0, 'land')], triggers: [atEnd(perHare)] })];
  const wanted = (seat: number, at: [q: number, r: number]): string => {
    const laid = [{ feature: 101, seat, at: [at] }];
    const game = completed([card(1, 'sun', [place('hare')])], [{ active: ['1'] }, {}, {}], {
      features,
      laid,
    });
    const before = hash(game);
    const option = taken(game);
    expect(hash(game)).toBe(before);
    return option;
  };
  const spots: [string, [number, number]][] = [
    ['hex 0,0', [0, 0]],
    ['hex 1,0', [1, 0]],
  ];
  for (const [spot, at] of spots) expect(wanted(0, at)).toBe(spot);
  // Another player's feature is worth nothing to it.
  expect(wanted(1, [0, 0])).toBe(wanted(1, [1, 0]));
});
