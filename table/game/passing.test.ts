/** Who takes a step only to its next question, as pages on the web do, still learns of what no view shows. */
import { expect, test } from 'vitest';
import type { CardProgram } from '../../program/index.ts';
import type { Game } from '../../runtime/index.ts';
import { YES } from '../../runtime/options.ts';
import { seedRandom } from '../../runtime/random.ts';
import { view } from '../../runtime/view/view.ts';
import { effectOf } from '../../test/effect-of.ts';
import { card, place, vp, when } from '../../test/table/cards.ts';
import { completed, draw, featuresOf, position } from '../../test/table/table-kit.ts';
import { cardBook } from '../card-book.ts';
import { eventsBetween } from '../events/events.ts';
import { lineText } from '../events/parts.ts';
import { PassingEvents } from './passing.ts';

/** What each seat reads of a choice, and then of nothing. */
function told(game: Game, option: number, seats: number[]): string[][] {
  const events = new PassingEvents();
  const seen = (seat: number) => ({ view: view(game, seat), passing: events.latest });
  const before = seats.map(seen);
  events.apply(game, option);
  const book = cardBook(game.tables.sets);
  return seats.map((seat, at) => {
    expect(eventsBetween(seen(seat), seen(seat), book)).toEqual([]);
    return eventsBetween(before[at]!, seen(seat), book).map(lineText);
  });
}

test('L57 everybody learns once of each token that an effect draws', () => {
  const game = effectOf('repeat up to 3 { draw an element }', 2, (one) => {
    one.random = seedRandom(5);
  });
  const lines = told(game, YES, [0, 1]);
  const element = game.tables.words.elements[game.laid![0]!.element]!.name;
  expect(lines).toEqual([
    [`You: ${element} is drawn from the bag.`],
    [`Fern: ${element} is drawn from the bag.`],
  ]);
});

test('L65 everybody learns how many cards are given to whom, and only these two which', () => {
  const game = effectOf('give 2 cards to the player on your left', 3, (one) => {
    one.hands[0] = [0, 1, 2];
  });
  const [chosen, next] = game.asked.options;
  const name = (card: number) => game.tables.cards[card]!.number;
  expect(told(game, chosen!, [0, 1, 2])).toEqual([
    ['You: 1 card given to Acacia.', 'Acacia: 1 more card in hand.'],
    ['Fern: 1 card given to you.', `You: #${name(chosen!)} is added to your hand.`],
    ['Fern: 1 card given to Acacia.', 'Acacia: 1 more card in hand.'],
  ]);
  expect(game.asked.options).not.toContain(chosen);
  expect(next).toBe(game.asked.options[0]);
});

test('L43 the card whose trigger gave something is named, as the feature is', () => {
  const waits = {
    ...card(2, 'rain'),
    triggers: [{ on: 'event', thing: 'water', deed: 'placed', steps: [vp(2)] }],
  } satisfies CardProgram;
  const feature = featuresOf([0, when('water', 'placed', [vp(1)])]);
  const game = completed(
    [card(1, 'sun', [place('water')]), waits],
    [{ active: ['1'] }, { active: ['2'] }],
    feature,
  );
  expect(told(game, game.asked.options[0]!, [0, 1])).toEqual([
    [
      'A water tile is placed on n9.',
      'You: #99 "Feature 99" takes effect.',
      'Acacia: #2 takes effect.',
      'You: #1 turns, 3 leaves left; +1 point, 1 now.',
      'Acacia: +2 points, 2 now.',
    ],
    [
      'A water tile is placed on n9.',
      'Fern: #99 "Feature 99" takes effect.',
      'You: #2 takes effect.',
      'Fern: #1 turns, 3 leaves left; +1 point, 1 now.',
      'You: +2 points, 2 now.',
    ],
  ]);
});

test('L50 a card that was paid before its turn does not take effect', () => {
  const rains = (number: number, steps: CardProgram['steps']) =>
    ({
      ...card(number, 'rain'),
      triggers: [{ on: 'event', thing: 'water', deed: 'placed', steps }],
    }) satisfies CardProgram;
  const pays = { op: 'pay', quantity: { amount: 1, upTo: false }, what: 'active-card' } as const;
  const game = completed(
    [card(1, 'sun', [place('water')]), rains(2, [pays]), rains(3, [vp(2)])],
    [{ active: ['1', '2', '3'] }, {}],
  );
  const [lines] = told(game, game.asked.options[0]!, [0]);
  expect(lines).toContain('You: #2 takes effect.');
  expect(lines!.join('\n')).toContain('#3 is discarded');
  expect(lines).not.toContain('You: #3 takes effect.');
});

test.each([
  ['asks', [place('water')], '#1 is completed'],
  ['has taken effect', [vp(1)], '#1 is completed; #1 turns, 3 leaves left; +1 point, 1 now'],
])('everybody learns that the last cube was put on a card that %s since', (_, steps, line) => {
  // The first cube lies there already, and both come back when the card is completed.
  const game = position(
    [card(1, 'rain sun', steps), card(2, 'sun')],
    [{ active: ['1 x.'] }, { active: ['2'] }],
  );
  draw(game, 'sun', '0: sun on 1');
  const [own, other] = told(game, game.asked.options.at(-1)!, [0, 1]);
  expect(own).toContain(`You: ${line}.`);
  expect(other).toContain(`Fern: a cube on #1, sun; ${line}.`);
});

test('a card with its last leaf is completed before it is used up', () => {
  const last = { ...card(1, 'rain sun', [vp(1)]), leaves: 1 };
  const game = position([last, card(2, 'sun')], [{ active: ['1 x.'] }, { active: ['2'] }]);
  draw(game, 'sun', '0: sun on 1');
  const [own] = told(game, game.asked.options.at(-1)!, [0]);
  expect(own).toContain('You: #1 is completed; #1 is used up; +1 point, 1 now.');
});
