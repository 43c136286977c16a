/** Saved games: any game is restored exactly. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileSteps } from '../../compiler/compile.ts';
import type { Block } from '../../program/operations.ts';
import { apply, decision, newGame } from '../../runtime/game.ts';
import { fromJSON } from '../../runtime/save/from-json.ts';
import { hash, toJSON } from '../../runtime/save/json.ts';
import { clone, type Game } from '../../runtime/state.ts';
import { plainSet } from '../plain-set.ts';
import { card, setOf } from '../table/cards.ts';
import { sets } from './game.ts';
import { runs } from './runs.ts';
import { again, copy, played, saved } from './saved.ts';

/** The same data with the keys of every object in reverse order, since some databases reorder them. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}

test('saved games are read back unchanged, whatever the order of the keys', () => {
  for (const { chain, games } of saved) {
    for (const json of games) {
      expect(toJSON(fromJSON(chain, copy(json)))).toEqual(json);
      expect(hash(fromJSON(chain, reversed(json)))).toBe(json.hash);
    }
  }
});

test('games with random cards can be saved and read at every decision, and continue the same way', () => {
  let decisions = 0;
  fc.assert(
    fc.property(sets, fc.integer({ min: 2, max: 4 }), fc.nat(), (set, players, seed) => {
      const cards = set.cards.map((one, n) => ({
        ...one,
        deck: n % 2 ? ('blue' as const) : ('brown' as const),
      }));
      const chain = [{ ...set, cards, vocabulary: { ...set.vocabulary, settings: SMALL_DEAL } }];
      const hands = Array<string>(players).fill('draft');
      const answers: number[] = [];
      let read: Game | undefined;
      const end = played(chain, { players, seed, hands, maxDraws: 12 }, (state, option) => {
        // The game read at the previous decision continues like the original. Cards that turn themselves back make
        // games of thousands of decisions; reading one takes as long as playing it.
        if (answers.length > 400) return;
        if (read) apply(read, answers[answers.length - 1]);
        if (read) expect(hash(read)).toBe(hash(state));
        read = again(state);
        expect(hash(read)).toBe(hash(state));
        expect(decision(read)).toEqual(decision(state));
        answers.push(option);
        decisions++;
      });
      expect(toJSON(end).choices.slice(0, answers.length)).toEqual(answers);
      expect(hash(again(end))).toBe(hash(end));
    }),
    runs(24, 71),
  );
  expect(decisions).toBeGreaterThan(500);
});

/** A deal so small that a set of thirty cards is enough for a draft. */
const SMALL_DEAL = { ...plainSet.vocabulary.settings, deal: [{ brown: 2, blue: 1, active: 2 }] };

/**
 * A game in which every card has these steps and all seats choose the highest option number, played until `isThere`.
 */
function playedWith(steps: Block, isThere: (game: Game) => boolean): Game {
  const cards = Array.from({ length: 24 }, (_, n) =>
    card(n + 1, 'sun', steps, { deck: n % 2 ? 'blue' : 'brown' }),
  );
  const settings = { ...SMALL_DEAL, target: { full: 99_999, short: 99_999 } };
  const chain = [setOf(cards, { settings, elements: ELEMENTS })];
  const game = newGame(chain, { players: 2, seed: 3, hands: ['draft', 'draft'], maxDraws: 1000 });
  while (!isThere(game) && decision(game)) apply(game, Math.max(...game.asked.options));
  expect(isThere(game)).toBe(true);
  return game;
}

const ELEMENTS = [
  { name: 'sun', count: 40, any: false },
  { name: 'wild', count: 2, any: true },
];

test.each<[string, string, (game: Game) => boolean]>([
  [
    'a step that asks twice',
    'place up to 1 desert or water or mountain',
    ({ asked, stack }) => asked.kind === 'place' && stack.at(-1)?.task === 'effect',
  ],
  [
    'hundreds of answers to one effect',
    'repeat 800 { may { gain 1vp } }',
    ({ decisions, asked, vp }) => decisions > 600 && asked.kind === 'yes-no' && vp[0] + vp[1] > 400,
  ],
  [
    'more than 10,000 elements still to be gained',
    'gain 15000 sun',
    ({ stack }) => stack.some((frame) => frame.task === 'elements' && Math.max(...frame.left) > 10_000),
  ],
])('a game in the middle of %s can be saved and read back: %s', (_, text, isThere) => {
  const game = playedWith(compileSteps(text, { ...plainSet.vocabulary, elements: ELEMENTS }).steps, isThere);
  expect(hash(again(game))).toBe(hash(game));
});

test('a copy is saved with its own choices, and the original keeps its choices', () => {
  const game = newGame([plainSet], { players: 2, seed: 4 });
  apply(game, game.asked.options[0]);
  const copies = [clone(game), structuredClone(game)];
  for (const one of copies) apply(one, one.asked.options[1]);
  apply(game, game.asked.options[0]);
  for (const one of [game, ...copies]) expect(hash(again(one))).toBe(hash(one));
  expect(copies.map((one) => toJSON(one).choices)).toEqual([
    toJSON(copies[0]).choices,
    toJSON(copies[0]).choices,
  ]);
  expect(toJSON(game).choices).not.toEqual(toJSON(copies[0]).choices);
});

test('a game without a setup or with too many choices cannot be saved', () => {
  const game = { ...newGame([plainSet], { players: 2, seed: 4 }), setup: null };
  expect(() => toJSON(game)).toThrow(/cannot be saved: it was not set up with `newGame`/);
  const long = { ...newGame([plainSet], { players: 2, seed: 4 }), decisions: 1_000_001 };
  expect(() => toJSON(long)).toThrow(/it took 1000001 choices, a saved game has at most 1000000/);
});
