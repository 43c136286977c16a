/** What players pay, lose and have: the engine and the plain model agree for random steps and answers. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile, type ReadySet } from '../../compiler/compile.ts';
import { runScenario } from '../../runtime/scenario/scenario.ts';
import { few, runs } from '../programs/runs.ts';
import { base } from './boards.ts';
import { type ActiveCard, type Player, someSteps, someTokens, Table, type Token, wordsOf } from './coins.ts';

const READY: ReadySet[] = base.chain.map((set, i) => ({ id: set.id, chain: base.chain.slice(0, i + 1) }));

const DECKS = ['brown', 'blue'] as const;
const SPOTS = [['sun', 'sun'], ['sun', 'water'], ['water']];
const active = fc.record({ leaves: fc.integer({ min: 1, max: 3 }), covered: fc.nat(1) });

/** What each player has; no card is in two hands, or in a hand and active. */
const players = fc
  .array(
    fc.record({
      vp: fc.nat(4),
      cube: fc.nat(4),
      cards: fc.nat(3),
      'active card': fc.array(active, { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((all) =>
    all.map(({ vp, cube, cards, 'active card': active }, seat): Player => {
      const card = Array.from({ length: cards }, (_, n) => 3 * seat + n + 1);
      const laid = active.map(({ leaves, covered }, n): ActiveCard => {
        const spots = SPOTS[n];
        return {
          number: 901 + 3 * seat + n,
          deck: DECKS[n % 2],
          leaves,
          spots,
          covered: covered % spots.length,
        };
      });
      return { vp, cube, card, 'active card': laid };
    }),
  );

/** The card whose effect the steps may be. */
const RUNS: ActiveCard = { number: 999, deck: 'blue', leaves: 3, spots: ['water', 'sun'], covered: 0 };

const CARDS = Array.from({ length: 12 }, (_, n) => [
  `card ${n + 1} brown leaves 1 energy sun { gain ${n + 1}vp }`,
  `card ${901 + n} ${DECKS[(n % 3) % 2]} leaves 3 energy ${SPOTS[n % 3].join(', ')} { gain 1vp }`,
]).flat();

/** A scenario that plays the steps as the model did, and expects the model's result. */
function scenarioOf(players: readonly Player[], next: readonly Token[], deed: string, played: Table): string {
  const given = players.flatMap(({ vp, cube, card, 'active card': active }, seat) => [
    `given player ${seat + 1} ${vp}vp`,
    `given player ${seat + 1} ${cube} cubes`,
    ...(card.length > 0 ? [`given player ${seat + 1} hand ${card.join(', ')}`] : []),
    ...active.map(
      ({ number, leaves, covered }) =>
        `given player ${seat + 1} card ${number} active with ${leaves} leaves and ${covered} cubes`,
    ),
  ]);
  const expected = played.players.flatMap(({ vp, cube, card, 'active card': active }, seat) => [
    `expect player ${seat + 1} ${vp}vp`,
    `expect player ${seat + 1} has ${cube} cubes`,
    `expect player ${seat + 1} has ${card.length} cards`,
    ...active
      .filter(({ number }) => number !== RUNS.number)
      .map(
        ({ number, leaves, covered }) => `expect card ${number} has ${leaves} leaves and ${covered} cubes`,
      ),
  ]);
  const lines = [
    ...(players.length > 1 ? [`given ${players.length} players`] : []),
    ...given,
    `given next ${next.join(', ')}`,
    `do ${deed}`,
    ...played.answers.map((answer) => `choose ${answer}`),
    `expect ${played.stopped ? 'stopped' : 'finished'}`,
    ...expected,
  ];
  return `scenario "as the model" { layout standard ${lines.join('; ')} }`;
}

const countActive = (players: readonly Player[]): number =>
  players.reduce((sum, player) => sum + player['active card'].length, 0);

test('L12, L35 to L37, L40, L41, L49, L50, L52, L57, L58 and L61 after paying, losing and counting, players have what the model says', () => {
  const done = { answers: 0, stopped: 0, drawn: 0, discarded: 0 };
  fc.assert(
    fc.property(
      players,
      someSteps,
      fc.array(fc.nat(11), { minLength: 40, maxLength: 40 }),
      someTokens,
      fc.boolean(),
      (players, steps, numbers, next, isCard) => {
        const played = new Table(players, steps, numbers, next, isCard ? RUNS : undefined);
        fc.pre(played.drawn <= next.length);
        done.drawn += played.drawn;
        done.discarded += countActive(players) + Number(isCard) - countActive(played.players);
        const words = wordsOf(steps);
        done.answers += played.answers.length;
        if (played.stopped) done.stopped++;
        const card = `card 999 blue leaves 3 energy water, sun { ${isCard ? words : 'gain 1vp'} }`;
        const deed = isCard ? 'card 999' : `{ ${words} }`;
        const scenario = scenarioOf(players, next, deed, played);
        const text = ['set coins "Coins" extends first-continent', ...CARDS, card, scenario].join('\n');
        const { sets, problems } = compile([{ files: [{ file: 'coins.eco', text }] }], READY);
        const errors = problems.filter(({ severity }) => severity === 'error');
        expect(errors.map(({ message }) => message)).toEqual([]);
        const [{ chain, scenarios }] = sets;
        const result = runScenario(chain, scenarios[0]);
        if (!result.passed) expect(`${words}\n${result.message}`).toBe('');
      },
    ),
    runs(800, 90),
  );
  expect(done.answers).toBeGreaterThan(few(100));
  expect(done.drawn).toBeGreaterThan(few(100));
  expect(done.stopped).toBeGreaterThan(few(8));
  expect(done.discarded).toBeGreaterThan(few(40));
});
