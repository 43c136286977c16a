/** What players pay, lose and have: the engine and the plain model agree for random steps and answers. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile, type ReadySet } from '../../compiler/compile.ts';
import { runScenario } from '../../runtime/scenario/scenario.ts';
import { few, runs } from '../programs/runs.ts';
import { base } from './boards.ts';
import { type Player, someSteps, someTokens, Table, type Token, wordsOf } from './coins.ts';

const READY: ReadySet[] = base.chain.map((set, i) => ({ id: set.id, chain: base.chain.slice(0, i + 1) }));

/** What each player has; no card is in two hands. */
const players = fc
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
function scenarioOf(
  players: readonly Player[],
  next: readonly Token[],
  words: string,
  played: Table,
): string {
  const given = players.flatMap(({ vp, cube, card }, seat) => [
    `given player ${seat + 1} ${vp}vp`,
    `given player ${seat + 1} ${cube} cubes`,
    ...(card.length > 0 ? [`given player ${seat + 1} hand ${card.join(', ')}`] : []),
  ]);
  const expected = played.players.flatMap(({ vp, cube, card }, seat) => [
    `expect player ${seat + 1} ${vp}vp`,
    `expect player ${seat + 1} has ${cube} cubes`,
    `expect player ${seat + 1} has ${card.length} cards`,
  ]);
  const lines = [
    ...(players.length > 1 ? [`given ${players.length} players`] : []),
    ...given,
    `given next ${next.join(', ')}`,
    `do { ${words} }`,
    ...played.answers.map((answer) => `choose ${answer}`),
    `expect ${played.stopped ? 'stopped' : 'finished'}`,
    ...expected,
  ];
  return `scenario "as the model" { layout standard ${lines.join('; ')} }`;
}

test('L12, L35, L36, L37, L40, L41, L52, L57, L58 and L61 after paying, losing and counting, players have what the model says', () => {
  const done = { answers: 0, stopped: 0, drawn: 0 };
  fc.assert(
    fc.property(
      players,
      someSteps,
      fc.array(fc.nat(11), { minLength: 40, maxLength: 40 }),
      someTokens,
      (players, steps, numbers, next) => {
        const played = new Table(players, steps, numbers, next);
        fc.pre(played.drawn <= next.length);
        done.drawn += played.drawn;
        const words = wordsOf(steps);
        done.answers += played.answers.length;
        if (played.stopped) done.stopped++;
        const text = `set coins "Coins" extends first-continent\n${CARDS.join('\n')}\n${scenarioOf(players, next, words, played)}`;
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
});
