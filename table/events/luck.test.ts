import { expect, test } from 'vitest';
import { apply } from '../../runtime/game.ts';
import { YES } from '../../runtime/options.ts';
import { seedRandom } from '../../runtime/random.ts';
import { view } from '../../runtime/view/view.ts';
import { effectOf } from '../../test/effect-of.ts';
import { eventsBetween } from './events.ts';
import { lineText } from './parts.ts';

test('L57 everybody is told once of a token that an effect draws', () => {
  const game = effectOf('repeat up to 3 { draw an element }', 2, (one) => {
    one.random = seedRandom(5);
  });
  const told = (seat: number) => {
    const before = view(game, seat);
    return () => eventsBetween(before, view(game, seat), { cards: new Map() } as never).map(lineText);
  };
  const [own, other] = [told(0), told(1)];
  apply(game, YES);
  const element = game.tables.words.elements[game.laid![0]!.element]!.name;
  expect(own()).toEqual([`You: ${element} is drawn from the bag.`]);
  expect(other()).toEqual([`Seat 1: ${element} is drawn from the bag.`]);
  const again = told(1);
  expect(again()).toEqual([]);
});
