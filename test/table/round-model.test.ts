/**
 * The engine and a second, plain engine play the same games and must agree on every question, on its options, and on what each
 * player then has. Random cards and features, decks that run out, few cubes, two to five players.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Step } from '../../program/operations.ts';
import { submit } from '../../runtime/game.ts';
import { keptCards } from '../../runtime/queries/players.ts';
import { run } from '../../runtime/run.ts';
import type { Game } from '../../runtime/state.ts';
import { describeOptions } from '../../runtime/view/describe.ts';
import { runs } from '../programs/runs.ts';
import {
  atEnd,
  card,
  cell,
  cubes,
  eachOther,
  eachPlayer,
  elements,
  feature,
  gainCard,
  gainCardToPlay,
  onPlay,
  play,
  rotate,
  setOf,
  vp,
} from './cards.ts';
import { RoundModel } from './round-model.ts';
import { position } from './table-kit.ts';

const DRAWS = 30;
/** A game is abandoned after this many answers: some chains are long. */
const ANSWERS = 150;
const CARDS = 24;

const cardOrCube: Step = {
  op: 'gain',
  rewards: [
    { gain: 'card', amount: 1 },
    { gain: 'cube', amount: 1 },
  ],
  choice: true,
};
const lose: Step = { op: 'lose', quantity: { amount: 6, upTo: false }, what: 'vp' };

const simple = fc.constantFrom(
  ...[vp(2), vp(9), cubes(1), gainCard, gainCardToPlay, cardOrCube, play(0), play(1), rotate(0), rotate(1)],
  ...[rotate(2), elements('sun'), elements('sun rain'), elements('leaf leaf sun')],
);
const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: simple },
    { weight: 1, arbitrary: simple.map((step) => eachPlayer(step)) },
    { weight: 1, arbitrary: simple.map((step) => eachOther(step)) },
  ),
  { minLength: 1, maxLength: 3 },
);
const cards = fc.array(
  fc.record({
    energy: fc.constantFrom('sun', 'sun rain', 'leaf leaf', 'rain', 'leaf sun sun'),
    leaves: fc.integer({ min: 1, max: 3 }),
    deck: fc.constantFrom('brown' as const, 'blue' as const),
    steps,
    end: fc.constantFrom(null, null, vp(3), eachOther(vp(2)), elements('sun')),
  }),
  { minLength: CARDS, maxLength: CARDS },
);
const tables = fc.record({
  cards,
  features: fc.array(fc.record({ steps, end: fc.constantFrom(vp(4), lose) }), { minLength: 4, maxLength: 4 }),
  players: fc.integer({ min: 2, max: 5 }),
  free: fc.integer({ min: 0, max: 3 }),
  box: fc.integer({ min: 0, max: 4 }),
  deck: fc.integer({ min: 0, max: 9 }),
  answers: fc.infiniteStream(fc.nat()),
});

/** Records the tokens that the engine draws, in order. It watches the bag, because forced choices are not asked. */
function recordTokens(game: Game, tokens: string[]): void {
  const { elements } = game.tables.words;
  const observed = (bag: number[]): number[] =>
    new Proxy(bag, {
      set(target, at, left) {
        const element = Number(at);
        if (left < target[element]) tokens.push(elements[element].name);
        target[element] = left;
        return true;
      },
    });
  let bag = observed(game.tables.bag.slice());
  Object.defineProperty(game, 'bag', {
    get: () => bag,
    set: (filled: number[]) => {
      bag = observed(filled);
    },
  });
}

const sorted = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);

/** What each player has, in the engine; cubes and spots are hidden while choices are collected. */
function stateOf(game: Game, hidden: boolean): object {
  const numbers = (indices: readonly number[]): number[] =>
    sorted(indices.map((index) => game.tables.cards[index].number));
  const spots = (index: number): string => {
    const { number, spots } = game.tables.cards[index];
    const covered = spots.flatMap((element, spot) => (game.covered[index] & (1 << spot) ? [element] : []));
    return `${number}: ${game.leaves[index]} ${covered.toSorted().map((at) => game.tables.words.elements[at].name)}`;
  };
  return {
    harbinger: game.status === 'playing' && game.harbinger,
    display: numbers(game.display),
    discard: numbers(game.discard),
    box: game.cubeSupply,
    decks: game.asked.kind !== 'keep-card' && game.decks.map(numbers),
    seats: game.hands.map((hand, s) => ({
      vp: game.vp[s],
      dial: game.dial[s],
      hand: numbers(hand),
      active: numbers(game.active[s]),
      kept: numbers(keptCards(game, s)),
      ...(hidden ? {} : { cubes: game.cubes[s], spots: game.active[s].map(spots).toSorted() }),
    })),
  };
}

function stateOfModel(model: RoundModel, game: Game): object {
  const order = game.tables.words.elements.map(({ name }) => name);
  const spots = (number: number): string => {
    const card = model.cards.get(number)!;
    const covered = card.energy.filter((_, spot) => card.covered[spot]);
    return `${number}: ${card.leaves} ${covered.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))}`;
  };
  return {
    harbinger: game.status === 'playing' && model.harbinger,
    display: sorted(model.display),
    discard: sorted(model.discard),
    box: model.cubeSupply,
    decks: game.asked.kind !== 'keep-card' && [sorted(model.decks.brown), sorted(model.decks.blue)],
    seats: model.seats.map(({ vp, dial, hand, active, cubes }, s) => ({
      vp,
      dial,
      hand: sorted(hand),
      active: sorted(active),
      kept: sorted(model.kept(s)),
      ...(model.choosing ? {} : { cubes, spots: active.map(spots).toSorted() }),
    })),
  };
}

/** Options as text, sorted so that their order does not matter. */
const texts = (options: readonly object[]): string[] =>
  options.map((option) => JSON.stringify(Object.entries(option).toSorted())).toSorted();

const asked = new Set<string>();
const ended = new Set<string>();

test('R3.5, R5.2, R12.2, R15.1, L44 a second, plain engine asks the same questions and reaches the same states', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const made = table.cards.map(({ energy, steps, end, ...more }, n) => ({
        ...card(1 + n, energy, steps, more),
        ...(end && { triggers: [{ on: 'end' as const, steps: [end] }] }),
      }));
      const features = table.features.map(({ steps, end }, n) =>
        feature(91 + n, {
          pattern: [cell(0, 0, 'water')],
          triggers: [onPlay(...steps), atEnd(end)],
        }),
      );
      const numbers = made.map(({ number }) => number);
      const seats = Array.from({ length: table.players }, (_, s) => ({
        active: numbers.splice(0, 2),
        hand: [...numbers.splice(0, 1), ...(s < 3 ? [91 + s] : [])],
      }));
      const left = [...numbers.slice(0, table.deck), 94];
      const brown = left.filter((number) => made[number - 1]?.deck === 'brown');
      const blue = left.filter((number) => made[number - 1]?.deck !== 'brown');
      const game = position(
        made,
        seats.map(({ active, hand }) => ({ active: active.map(String), hand, cubes: table.free })),
        { brown, blue, features, cubeSupply: table.box },
      );
      game.maxDraws = DRAWS;
      const tokens: string[] = [];
      recordTokens(game, tokens);
      const model = new RoundModel(
        setOf(made, {}, features),
        seats.map((seat) => ({ ...seat, vp: 0, dial: 0, cubes: table.free })),
        { brown, blue },
        table.box,
        () => tokens.shift() ?? 'nothing, the engine drew no token',
      );
      run(game);
      if (game.bound !== null && game.bound !== 'draws') return;
      const answers = table.answers[Symbol.iterator]();
      const asking = model.game(DRAWS);
      let next = asking.next();
      for (let answer = 0; answer < ANSWERS && game.status === 'playing'; answer++) {
        if (next.done) throw new Error('the model has ended');
        const { seat, kind, options: expected } = next.value;
        const options = describeOptions(game);
        const actual = [game.asked.seat, game.asked.kind, texts(options), stateOf(game, model.choosing)];
        const modelled = [seat, kind, texts(expected), stateOfModel(model, game)];
        // Comparing the texts first is faster.
        if (JSON.stringify(actual) !== JSON.stringify(modelled)) expect(actual).toEqual(modelled);
        asked.add(kind);
        const at = answers.next().value % options.length;
        submit(game, game.asked.options[at]);
        // An endless chain (R12.6), in which the model would never end.
        if (game.bound !== null && game.bound !== 'draws') return;
        next = asking.next(options[at]);
      }
      if (game.status === 'playing') return;
      expect(next.done).toBe(true);
      expect([game.status, game.winner]).toEqual([model.status, model.winner]);
      expect(stateOf(game, false)).toEqual(stateOfModel(model, game));
      ended.add(game.status);
    }),
    runs(800, 7),
  );
  expect([...ended].toSorted()).toEqual(['over', 'unfinished']);
  expect(asked.size).toBe(14);
});
