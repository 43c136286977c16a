/** Guarantees about the bundled sets, independent of their text: their numbers, hands, prices, effects, sources and scenarios. */
import { describe, expect, test } from 'vitest';
import { bundledSets } from '../cli/load/catalogue.ts';
import { compile } from '../compiler/compile.ts';
import { LATER_WORDS } from '../grammar/index.ts';
import { OPERATIONS } from '../program/operations.ts';
import type { Scenario } from '../program/scenario.ts';
import { type CardProgram, handsOf, isFeature } from '../program/set.ts';

const { sets, problems } = compile(bundledSets());

const hands = (mark: string, names: string) => names.split(' ').map((name) => `${mark} ${name}`);

/**
 * The first and last number of the brown cards, the blue cards and the features of each set; its cards with effects from
 * rulebooks, all others being original; and its hands.
 */
interface SetFacts {
  numbers: Readonly<Record<'brown' | 'blue' | 'features', readonly [number, number]>>;
  sourced: number[];
  hands: string[];
}
const SETS: Readonly<Record<string, SetFacts>> = {
  'fire-and-rain': {
    numbers: { brown: [301, 310], blue: [311, 316], features: [317, 317] },
    sourced: [],
    hands: hands('leaf', 'fire-lily'),
  },
  'first-continent': {
    numbers: { brown: [1, 70], blue: [71, 105], features: [0, -1] },
    sourced: [1, 2, 24, 34, 41, 51, 61, 62, 63, 76, 81, 86],
    hands: [
      ...hands('footprint', 'lion gorilla rhino elephant antelope stork'),
      ...hands('leaf', 'bird-of-paradise impala-lily honeypot calla-lily daisy aloe'),
    ],
  },
  'new-horizon': {
    numbers: { brown: [106, 123], blue: [124, 131], features: [132, 137] },
    sourced: [132, 133, 134, 135],
    hands: hands('leaf', 'baobab acacia'),
  },
  'polar-shores': {
    numbers: { brown: [201, 212], blue: [213, 218], features: [219, 220] },
    sourced: [],
    hands: hands('leaf', 'pearlwort'),
  },
};

/** Every field of a card's steps with its value, as `op=place` or `thing=lion`; one entry per item of a list. */
const marks = (value: unknown, key = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((item) => marks(item, key));
  if (typeof value !== 'object' || value === null) return [`${key}=${value}`];
  return Object.entries(value).flatMap(([name, part]) => marks(part, name));
};
const marksOf = ({ steps }: CardProgram) => new Set(marks(steps));

/** The cards and features that a scenario plays. */
const playedIn = ({ lines }: Scenario): number[] =>
  lines.flatMap((line) => {
    if (line.line === 'do-card') return [line.card];
    return line.line === 'do-feature' ? [line.feature] : [];
  });

test('the bundled sets compile without an error or a warning', () => {
  expect(problems).toEqual([]);
  expect(sets.map(({ program }) => program.id).toSorted()).toEqual(Object.keys(SETS));
});

describe.each(sets.map((set) => [set.program.id, set] as const))(
  '%s',
  (id, { program, chain, scenarios }) => {
    const { cards, features, vocabulary } = program;
    const all = [...cards, ...features];
    const elements = chain[0].vocabulary.elements;

    test('R1.1 brown cards, blue cards and features have numbers in a row', () => {
      const deck = (colour: CardProgram['deck']) => cards.filter((card) => card.deck === colour);
      const numbersOf = (some: readonly { number: number }[]) => some.map(({ number }) => number);
      const row = ([from, to]: readonly [number, number]) =>
        Array.from({ length: to - from + 1 }, (_, i) => from + i);
      const { numbers } = SETS[id]!;
      expect(numbersOf(deck('brown'))).toEqual(row(numbers.brown));
      expect(numbersOf(deck('blue'))).toEqual(row(numbers.blue));
      expect(numbersOf(features)).toEqual(row(numbers.features));
    });

    describe('preset hands', () => {
      const hands = vocabulary.hands.map(({ name, mark }) => {
        const members = all.flatMap((card) =>
          handsOf(card)
            .filter((hand) => hand.name === name)
            .map(({ active }) => ({ card, active })),
        );
        return { name, mark, members };
      });

      test('R2.3 have 8 brown and 4 blue cards each, 3 of them active', () => {
        expect(hands.map(({ mark, name }) => `${mark} ${name}`)).toEqual(SETS[id]!.hands);
        for (const { name, members } of hands) {
          const brown = members.filter(({ card }) => card.deck === 'brown').length;
          const active = members.filter((member) => member.active).length;
          expect([name, members.length, brown, active]).toEqual([name, 12, 8, 3]);
        }
      });

      test('R2.3 share no card with another hand of their kind', () => {
        for (const held of Object.values(Object.groupBy(hands, ({ mark }) => mark))) {
          const members = held.flatMap((hand) => hand.members);
          expect(new Set(members.map(({ card }) => card.number)).size).toBe(members.length);
        }
      });

      test('have three active cards whose elements make up at least a third of the bag', () => {
        const tokens = new Map(elements.map(({ name, count }) => [name, count]));
        for (const { name, members } of hands) {
          const needed = new Set(
            members.flatMap(({ card, active }) => (active && !isFeature(card) ? card.energy : [])),
          );
          const reach = [...needed].reduce((sum, element) => sum + (tokens.get(element) ?? 0), 0);
          expect(reach, name).toBeGreaterThanOrEqual(14);
        }
      });
    });

    test('cards have 1 to 6 spots, none of them wild, and 1 to 4 leaves', () => {
      const wild = elements.filter(({ any }) => any).map(({ name }) => name);
      for (const { energy, leaves } of cards) {
        expect([1, 2, 3, 4, 5, 6]).toContain(energy.length);
        expect(energy.filter((element) => wild.includes(element))).toEqual([]);
        expect([1, 2, 3, 4]).toContain(leaves);
      }
    });

    test('effects all differ, also from those of the base game', () => {
      const effects = chain.flatMap((one) => one.cards).map(({ steps }) => JSON.stringify(steps));
      expect(new Set(effects).size).toBe(effects.length);
    });

    test.each([...vocabulary.animals, ...(vocabulary.markers ?? [])])(
      '$name is placed by several cards and named by several',
      ({ name }) => {
        const naming = cards.filter((card) => JSON.stringify(card.steps).includes(`"${name}"`));
        expect(naming.length).toBeGreaterThanOrEqual(3);
        expect(naming.filter((card) => marksOf(card).has(`kinds=${name}`)).length).toBeGreaterThanOrEqual(2);
      },
    );

    test('cards and features with effects from the rulebooks name their source', () => {
      const sourced = all.filter(({ source }) => source.kind !== 'original');
      expect(sourced.map(({ number }) => number)).toEqual(SETS[id]!.sourced);
      for (const { source } of sourced) expect(source.text).toMatch(/./);
    });

    describe('scenarios', () => {
      /** The outcome that a scenario expects: the points at its end, and everything gained. */
      const outcome = ({ lines }: Scenario) => {
        const expected = lines.flatMap((line) => (line.line === 'expect' ? [line.expectation] : []));
        const points = expected.findLast((one) => one.expect === 'vp');
        const gained = expected.findLast((one) => one.expect === 'gained');
        return {
          stopped: expected.some((one) => one.expect === 'stopped'),
          points: points?.amount ?? Number.NaN,
          gained: gained?.gained.reduce((sum, { amount }) => sum + amount, 0) ?? Number.NaN,
        };
      };

      test('play every card and feature, and number more than two for each', () => {
        const played = new Set(scenarios.flatMap(playedIn));
        expect(all.map(({ number }) => number).filter((number) => !played.has(number))).toEqual([]);
        expect(scenarios.length).toBeGreaterThan(2 * all.length);
      });

      test('show every card and feature doing less than it can, in at least a third of them', () => {
        const poorer = scenarios.filter((scenario) => {
          const mine = outcome(scenario);
          const played = playedIn(scenario);
          const others = scenarios.filter((one) => playedIn(one).some((number) => played.includes(number)));
          return (
            mine.stopped ||
            others.map(outcome).some(({ points, gained }) => mine.points < points || mine.gained < gained)
          );
        });
        expect(poorer.length).toBeGreaterThanOrEqual(scenarios.length / 3);
        const shown = new Set(poorer.flatMap(playedIn));
        // These cards of the base game do the same in every scenario.
        const same = id === 'first-continent' ? [61, 62, 63, 68, 103] : [];
        expect(all.map(({ number }) => number).filter((number) => !shown.has(number))).toEqual(same);
      });
    });
  },
);

test('reviews know cards of one to four leaves and of one to six cubes, and an objective in some hands', () => {
  const cards = sets.flatMap(({ program }) => program.cards);
  const numbers = (of: (card: CardProgram) => number) => [...new Set(cards.map(of))].toSorted();
  expect(numbers(({ leaves }) => leaves)).toEqual([1, 2, 3, 4]);
  expect(numbers(({ energy }) => energy.length)).toEqual([1, 2, 3, 4, 5, 6]);
  const features = sets.flatMap(({ program }) => program.features);
  expect(features.flatMap(handsOf)).toEqual([
    { name: 'fire-lily', active: false },
    { name: 'baobab', active: false },
    { name: 'acacia', active: false },
  ]);
});

describe('the effects of the base game', () => {
  const { cards, vocabulary } = sets.find(({ program }) => program.id === 'first-continent')!.program;
  const uses = new Map<string, number>();
  for (const mark of cards.flatMap((card) => [...marksOf(card)])) uses.set(mark, (uses.get(mark) ?? 0) + 1);
  const cardsWith = (...any: string[]) => any.reduce((sum, mark) => sum + (uses.get(mark) ?? 0), 0);
  const rare = (least: number, wanted: readonly (readonly string[])[]) =>
    wanted.filter((any) => cardsWith(...any) < least).map((any) => any.join(' or '));

  test('use every kind of step on several cards', () => {
    // No bundled card uses the operations that were added later, so that its games stay the same.
    const later = [
      'choose-player',
      'by-hand',
      'for-each',
      'that-player',
      'the-owner',
      'do',
      'choose-species',
    ];
    const steps = Object.keys(OPERATIONS).filter((op) => !LATER_WORDS.has(op) && !later.includes(op));
    expect(
      rare(
        2,
        steps.map((op) => [`op=${op}`]),
      ),
    ).toEqual([]);
    expect(rare(2, [['upTo=true'], ['other=true'], ['overAnyTerrain=true'], ['choice=true']])).toEqual([]);
  });

  test('give every element on several cards, and several cards need each element', () => {
    const spots = (element: string) => cards.filter(({ energy }) => energy.includes(element)).length;
    for (const { name, any } of vocabulary.elements)
      if (!any) expect(spots(name), name).toBeGreaterThanOrEqual(5);
    const given = vocabulary.elements.map(({ name }) => [`element=${name}`, `elements=${name}`]);
    expect(rare(2, given)).toEqual([]);
  });

  test('score on every blue card, and change the landscape or serve the player on every brown one', () => {
    const shaping = ['op=place', 'op=move', 'op=replace', 'op=remove'];
    const serving = ['op=play', 'op=rotate', 'gain=element', 'gain=card', 'gain=card-to-play'];
    for (const card of cards) {
      const wanted = card.deck === 'blue' ? ['gain=vp'] : [...shaping, ...serving];
      expect(
        wanted.some((mark) => marksOf(card).has(mark)),
        `${card.number}`,
      ).toBe(true);
    }
  });
});
