/** Guarantees about the bundled expansion New Horizon, independent of its text: its cards, features and scenarios. */
import { describe, expect, test } from 'vitest';
import { bundledSets } from '../cli/load/catalogue.ts';
import { compile } from '../compiler/compile.ts';
import type { Block, Step } from '../program/operations.ts';
import type { Scenario } from '../program/scenario.ts';
import type { EventTrigger, FeatureProgram, PatternCell } from '../program/set.ts';
import { blocksOf } from '../program/walk.ts';
import { startGame } from '../runtime/game.ts';
import { makeTables } from '../runtime/make-tables.ts';
import { makeBot, playOut } from '../runtime/players/bot.ts';

const { sets, problems } = compile(bundledSets());
const set = sets.find(({ program }) => program.id === 'new-horizon')!;
const { program, scenarios, chain, words } = set;
const { cards, features, vocabulary } = program;
const brown = cards.filter(({ deck }) => deck === 'brown');
const blue = cards.filter(({ deck }) => deck === 'blue');

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const allSteps = (steps: Block): Step[] =>
  steps.flatMap((step) => [step, ...blocksOf(step).flatMap(allSteps)]);
const feature = (title: string): FeatureProgram => features.find((one) => one.title === title)!;
const covered = (title: string) => feature(title).pattern.filter((cell) => cell.covered);
const criteria = (title: string) => feature(title).pattern.filter((cell) => !cell.covered);
const terrains = (cells: readonly PatternCell[]) => new Set(cells.map(({ terrain }) => terrain));

describe('the cards', () => {
  test('have no errors and no warnings', () => {
    expect(problems.filter(({ file }) => file?.includes('new-horizon'))).toEqual([]);
  });

  test('are 18 brown, 8 blue and six Landscape Features, numbered after those of the base game', () => {
    expect(brown.map(({ number }) => number)).toEqual(numbers(106, 123));
    expect(blue.map(({ number }) => number)).toEqual(numbers(124, 131));
    expect(features.map(({ number, title }) => `${number} ${title}`)).toEqual([
      '132 Kilimanjaro',
      '133 Serengeti',
      '134 Nile',
      '135 Madagascar',
      '136 Sahara',
      '137 Congo',
    ]);
    expect(features.every(({ deck }) => deck === 'blue')).toBe(true);
    expect(cards.every(({ title }) => title === undefined)).toBe(true);
  });

  test('R2.3 form two hands, baobab and acacia, of 8 brown and 4 blue cards, 3 of them active, without sharing any', () => {
    const hands = Map.groupBy(
      cards.flatMap((card) => card.hands.map((hand) => ({ card, ...hand }))),
      ({ name }) => name,
    );
    expect([...hands.keys()].toSorted()).toEqual(['acacia', 'baobab']);
    for (const members of hands.values()) {
      expect(members.filter(({ card }) => card.deck === 'brown')).toHaveLength(8);
      expect(members.filter(({ card }) => card.deck === 'blue')).toHaveLength(4);
      expect(members.filter(({ active }) => active)).toHaveLength(3);
    }
    expect(cards.every((card) => card.hands.length <= 1)).toBe(true);
  });

  test('cost 2 to 7 cubes, none of them wild, and have 1 to 4 leaves', () => {
    const wild = words.elements.filter(({ any }) => any).map(({ name }) => name);
    for (const { energy, leaves } of cards) {
      expect(energy.length).toBeGreaterThanOrEqual(2);
      expect(energy.length).toBeLessThanOrEqual(7);
      expect(energy.filter((element) => wild.includes(element))).toEqual([]);
      expect([1, 2, 3, 4]).toContain(leaves);
    }
  });

  test('have effects that all differ, also from those of the base game', () => {
    const effects = chain.flatMap((one) => one.cards).map(({ steps }) => JSON.stringify(steps));
    expect(new Set(effects).size).toBe(effects.length);
  });

  test.each(vocabulary.animals)('place and name $name on several cards', ({ name }) => {
    const ofIt = cards.filter(({ steps }) => JSON.stringify(steps).includes(`"${name}"`));
    const placing = cards.filter(({ steps }) =>
      allSteps(steps).some((step) => step.op === 'place' && step.kinds.includes(name)),
    );
    expect(placing.length).toBeGreaterThanOrEqual(2);
    expect(ofIt.length).toBeGreaterThanOrEqual(3);
  });
});

describe('the sources', () => {
  test('name the rulebook page of each feature from it; all cards and other features are original', () => {
    const kinds = features.map(({ title, source }) => `${title} ${source.kind}`);
    expect(kinds).toEqual([
      'Kilimanjaro attested',
      'Serengeti adapted',
      'Nile adapted',
      'Madagascar adapted',
      'Sahara original',
      'Congo original',
    ]);
    const named = features.filter(({ source }) => source.kind !== 'original');
    expect(named.every(({ source }) => source.text?.startsWith('New Horizon rulebook, page'))).toBe(true);
    expect(cards.every(({ source }) => source.kind === 'original')).toBe(true);
  });
});

describe('the features', () => {
  test('R15.10 Kilimanjaro: three land tiles with one mountain each, a token, and a trigger when a mountain is placed', () => {
    const { token, pattern, triggers } = feature('Kilimanjaro');
    expect(token).toBe('kilimanjaro');
    const mountain = { compare: { is: 'exactly', amount: 1 }, thing: 'mountain' };
    expect(pattern.map(({ terrain, tokens, covered: in_ }) => ({ terrain, tokens, in_ }))).toEqual(
      Array(3).fill({ terrain: 'land', tokens: [mountain], in_: true }),
    );
    expect(triggers).toMatchObject([{ on: 'event', thing: 'mountain', deed: 'placed' }]);
    expect(triggers).toHaveLength(1);
  });

  test('R15.11 Serengeti: three of its grasslands form an edge, and its trigger is an animal moved from it', () => {
    expect(terrains(covered('Serengeti'))).toEqual(new Set(['grassland']));
    const lowest = Math.max(...covered('Serengeti').map(({ r }) => r));
    expect(covered('Serengeti').filter(({ r }) => r === lowest)).toHaveLength(3);
    const [trigger] = feature('Serengeti').triggers as EventTrigger[];
    expect(trigger).toMatchObject({ thing: 'animal', deed: 'moved', from: { region: 'this-feature' } });
    expect(trigger?.into).toBeUndefined();
    expect(trigger?.byYou).toBeUndefined();
  });

  test('R15.12 Nile: three water tiles in a row with land on both sides; it counts the habitat that contains it', () => {
    expect(covered('Nile').map(({ terrain, q }) => `${terrain} ${q - covered('Nile')[0]!.q}`)).toEqual([
      'water 0',
      'water 1',
      'water 2',
    ]);
    expect(new Set(covered('Nile').map(({ r }) => r)).size).toBe(1);
    expect(terrains(criteria('Nile'))).toEqual(new Set(['land']));
    // On both sides of the river.
    const [row] = covered('Nile').map(({ r }) => r);
    expect(new Set(criteria('Nile').map(({ r }) => r - row!))).toEqual(new Set([-1, 1]));
    expect(JSON.stringify(feature('Nile').triggers)).toContain('feature-habitat');
  });

  test('R15.13 Madagascar: it covers the island but not the sea, and its effect refers to the edge', () => {
    expect(terrains(covered('Madagascar'))).toEqual(new Set(['land']));
    expect(terrains(criteria('Madagascar'))).toEqual(new Set(['water']));
    expect(JSON.stringify(feature('Madagascar').triggers)).toContain('"where":"edge"');
  });

  test('R15.14 the Sahara covers only deserts, and the Congo only tiles with forests', () => {
    expect(terrains(covered('Sahara'))).toEqual(new Set(['desert']));
    const trees = covered('Congo').map(({ tokens }) => tokens.map(({ thing }) => thing));
    expect(trees.every((things) => things.includes('forest'))).toBe(true);
  });
});

describe('the scenarios', () => {
  /** The cards and features that a scenario plays. */
  const played = ({ lines }: Scenario): number[] =>
    lines.flatMap((line) => {
      if (line.line === 'do-card') return [line.card];
      return line.line === 'do-feature' ? [line.feature] : [];
    });
  const byNumber = new Map<number, Scenario[]>();
  for (const scenario of scenarios)
    for (const number of new Set(played(scenario)))
      byNumber.set(number, [...(byNumber.get(number) ?? []), scenario]);

  /** The outcome that a scenario expects: the points at its end, and everything gained. */
  const outcome = ({ lines }: Scenario) => {
    const expected = lines.flatMap((line) => (line.line === 'expect' ? [line.expectation] : []));
    const points = expected.findLast((one) => one.expect === 'vp');
    const gained = expected.findLast((one) => one.expect === 'gained');
    return {
      stopped: expected.some((one) => one.expect === 'stopped'),
      points: points?.amount,
      gained: gained?.gained.reduce((sum, { amount }) => sum + amount, 0),
    };
  };
  const less = (a: number | undefined, b: number | undefined) => a !== undefined && b !== undefined && a < b;

  test.each([...cards, ...features].map(({ number }) => number))(
    'include several for number %i',
    (number) => {
      const own = (byNumber.get(number) ?? []).filter(({ title }) => title.includes(`${number}`));
      expect(own.length).toBeGreaterThanOrEqual(2);
    },
  );

  test('show every card and feature doing less than it can, in at least a third of them', () => {
    const poorer = scenarios.filter((scenario) => {
      const mine = outcome(scenario);
      const others = played(scenario).flatMap((number) => byNumber.get(number)!.map(outcome));
      return (
        mine.stopped || others.some((one) => less(mine.points, one.points) || less(mine.gained, one.gained))
      );
    });
    expect(poorer.length).toBeGreaterThanOrEqual(scenarios.length / 3);
    const cardsPoorer = new Set(poorer.flatMap(played));
    const never = [...cards, ...features].filter(({ number }) => !cardsPoorer.has(number));
    expect(never.map(({ number }) => number)).toEqual([]);
  });

  test('R15.2 lay each feature in every way its pattern can be turned', () => {
    const turned = scenarios.filter(({ title }) => title.startsWith('R15.2 '));
    const count = (title: string) => turned.filter((one) => one.title.includes(`${title}, `)).length;
    // A triangle turned by two sixths is the same, and so is a rhombus of four by three; the Nile is not its own mirror
    // image.
    expect(features.map(({ title }) => count(title))).toEqual([2, 6, 7, 6, 3, 6]);
  });
});

describe('games', () => {
  test('end with preset and drafted hands, and features are declared in some of them', {
    timeout: 60_000,
  }, () => {
    const tables = makeTables(chain);
    const tableHands = ['baobab', 'acacia', 'draft', 'draft'];
    let laid = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const game = startGame(tables, { players: 4, seed, hands: tableHands });
      playOut(
        game,
        tableHands.map((_, seat) => makeBot('greedy', seed, seat)),
      );
      expect(game.status).toBe('over');
      laid += game.features.length;
    }
    expect(laid).toBeGreaterThan(0);
  });
});
