/** What players pay, lose and have: the engine and the plain model agree for random steps and answers. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile, type ReadySet } from '../../compiler/compile.ts';
import { runScenario } from '../../runtime/scenario/scenario.ts';
import { few, runs } from '../programs/runs.ts';
import { base } from './boards.ts';
import { COINS, type Inner, type Plain, Play, type Player, type Step, wordsOf } from './coins.ts';

const READY: ReadySet[] = base.chain.map((set, i) => ({ id: set.id, chain: base.chain.slice(0, i + 1) }));

const coin = fc.constantFrom(...COINS);
const some = fc.integer({ min: 1, max: 3 });
const is = fc.constantFrom('at least' as const, 'at most' as const, 'exactly' as const);
const spending = fc.constantFrom('paid' as const, 'lost' as const);
const held = fc.record({ is, amount: some, what: coin });
const who = fc.oneof(
  fc.record({ rank: fc.constantFrom('most' as const, 'fewest' as const), what: coin }),
  held,
);
const others = fc.constantFrom('cube' as const, 'card' as const);

const plain: fc.Arbitrary<Plain> = fc.oneof(
  fc.record({ do: fc.constant('gain' as const), amount: some }),
  fc.record({
    do: fc.constant('pay' as const),
    how: fc.constantFrom('exactly' as const, 'up to' as const),
    amount: some,
    what: coin,
  }),
  fc.record({
    do: fc.constant('pay' as const),
    how: fc.constant('all' as const),
    amount: some,
    what: others,
  }),
  fc.record({
    do: fc.constant('lose' as const),
    how: fc.constant('exactly' as const),
    amount: some,
    what: coin,
  }),
  fc.record({
    do: fc.constant('lose' as const),
    how: fc.constant('all' as const),
    amount: some,
    what: others,
  }),
  fc.record({ do: fc.constant('per spent' as const), how: spending, what: coin }),
  fc.record({ do: fc.constant('per own' as const), what: others }),
  fc.record({ do: fc.constant('per player' as const), other: fc.boolean(), who: fc.option(held) }),
  fc.record({ do: fc.constant('if have' as const), is, amount: some, what: coin }),
  fc.record({ do: fc.constant('if spent' as const), how: spending, is, amount: some, what: coin }),
);
const steps = fc.array(plain, { minLength: 1, maxLength: 3 });
const inner: fc.Arbitrary<Inner> = fc.oneof(
  { weight: 4, arbitrary: plain },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('may' as const), steps }) },
);
const inners = fc.array(inner, { minLength: 1, maxLength: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: inner },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('each' as const),
      other: fc.boolean(),
      who: fc.option(who),
      steps: inners,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('choose' as const), other: fc.boolean(), steps: inners }),
  },
);

/** What each player has; no card is in two hands. */
const table = fc
  .array(fc.record({ vp: fc.nat(4), cube: fc.nat(4), cards: fc.nat(3) }), { minLength: 1, maxLength: 4 })
  .map((all) =>
    all.map(({ vp, cube, cards }, seat): Player => {
      const card = Array.from({ length: cards }, (_, n) => 3 * seat + n + 1);
      return { vp, cube, card };
    }),
  );

const CARDS = Array.from(
  { length: 12 },
  (_, n) => `card ${n + 1} brown leaves 1 energy sun { gain ${n + 1}vp }`,
);

/** A scenario that plays the steps as the model did, and expects the model's result. */
function scenarioOf(players: readonly Player[], words: string, play: Play): string {
  const given = players.flatMap(({ vp, cube, card }, seat) => [
    `given player ${seat + 1} ${vp}vp`,
    `given player ${seat + 1} ${cube} cubes`,
    ...(card.length > 0 ? [`given player ${seat + 1} hand ${card.join(', ')}`] : []),
  ]);
  const expected = play.players.flatMap(({ vp, cube, card }, seat) => [
    `expect player ${seat + 1} ${vp}vp`,
    `expect player ${seat + 1} has ${cube} cubes`,
    `expect player ${seat + 1} has ${card.length} cards`,
  ]);
  const lines = [
    ...(players.length > 1 ? [`given ${players.length} players`] : []),
    ...given,
    `do { ${words} }`,
    ...play.answers.map((answer) => `choose ${answer}`),
    `expect ${play.stopped ? 'stopped' : 'finished'}`,
    ...expected,
  ];
  return `scenario "as the model" { layout standard ${lines.join('; ')} }`;
}

test('L12, L35, L36, L37, L40 and L41 after paying, losing and counting, players have what the model says', () => {
  const done = { answers: 0, stopped: 0 };
  fc.assert(
    fc.property(
      table,
      fc.array(step, { minLength: 1, maxLength: 4 }),
      fc.array(fc.nat(11), { minLength: 40, maxLength: 40 }),
      (players, all, numbers) => {
        const play = new Play(players, numbers);
        play.run(all);
        done.answers += play.answers.length;
        if (play.stopped) done.stopped++;
        const text = `set coins "Coins" extends first-continent\n${CARDS.join('\n')}\n${scenarioOf(players, wordsOf(all), play)}`;
        const { sets, problems } = compile([{ files: [{ file: 'coins.eco', text }] }], READY);
        const errors = problems.filter(({ severity }) => severity === 'error');
        expect(errors.map(({ message }) => message)).toEqual([]);
        const [{ chain, scenarios }] = sets;
        const result = runScenario(chain, scenarios[0]);
        if (!result.passed) expect(`${wordsOf(all)}\n${result.message}`).toBe('');
      },
    ),
    runs(800, 90),
  );
  expect(done.answers).toBeGreaterThan(few(100));
  expect(done.stopped).toBeGreaterThan(few(8));
});
