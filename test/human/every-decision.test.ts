/** Every kind of decision can be understood and answered: its question, and entries with names, keys and positions. */
import { afterAll, expect, test } from 'vitest';
import { compileSteps } from '../../compiler/index.ts';
import { DECISION_KINDS, type DecisionKind } from '../../program/decisions/questions.ts';
import { hexKey } from '../../program/hexes/hexes.ts';
import type { SetProgram } from '../../program/set.ts';
import { answeringEntries } from '../../table/decision/menu.ts';
import type { ChoiceEntry } from '../../table/messages.ts';
import type { ScreenView } from '../../table/screen/screen.ts';
import { runs } from '../programs/runs.ts';
import { readySets } from '../ready-sets.ts';
import { playByChance, playRandomGames, type Session, shownTo, startSession } from './sessions.ts';

const seen = new Map<DecisionKind, number>();

/** Kinds whose options are positions or pieces there: all but `done` and `none` are on the board. */
const ON_BOARD: ReadonlySet<string> = new Set([
  ...['place', 'take-up', 'move', 'replace', 'remove', 'swap', 'swap-with', 'choose', 'feature'],
]);
const OF_CARDS: ReadonlySet<string> = new Set([
  ...['draft', 'choose-active', 'keep-card', 'complete-card', 'play-card', 'rotate-card'],
  ...['pay-card', 'lose-card', 'give-card', 'pay-active', 'lose-active', 'do-card', 'declare', 'take-cube'],
]);

/** Expects keys that are digits, all different, none a prefix of another. */
function expectKeys(menu: readonly ChoiceEntry[]): void {
  const keys = menu.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(keys.map((key) => key.length)).size).toBeLessThan(2);
  for (const { key, text, next } of menu) {
    expect(key).toMatch(/^\d+$/);
    expect(Number(key) === 0).toBe(/^(done|none)/.test(text));
    expectKeys(next);
  }
}

function expectUnderstood(session: Session, { asked, view, running }: ScreenView): void {
  if (!asked) throw new Error('nothing is asked');
  const { question, entries } = asked;
  const { kind } = view.decision!;
  seen.set(kind, (seen.get(kind) ?? 0) + 1);
  expect(question).toMatch(/\?/);
  expectKeys(entries);
  const ways = answeringEntries(entries);
  expect(new Set(ways.map(({ name }) => name)).size).toBe(ways.length);
  expect(ways.flatMap(({ options }) => options).toSorted((a, b) => a - b)).toEqual([
    ...session.game.asked.options.keys(),
  ]);
  for (const { name, text, hexes, card, spot } of ways) {
    expect(name.trim()).not.toBe('');
    if (ON_BOARD.has(kind)) expect(hexes.length > 0).toBe(!/^(done|none)/.test(text));
    if (OF_CARDS.has(kind) && !/^(done|none)/.test(text)) expect(card).toBeDefined();
    if (card !== undefined) expect(session.book.cards.has(card)).toBe(true);
    if (spot === undefined) continue;
    const active = view.seats[view.seat]!.active.find((one) => one.card === card);
    expect(active?.covered[spot]).toBe(kind === 'take-cube');
  }
  if (asked.step !== null) {
    expect(running?.sentences.filter(({ isNow }) => isNow)).toHaveLength(1);
    expect(asked.step.trim()).not.toBe('');
  }
  const tiles = new Set(view.landscape.map(hexKey));
  for (const entry of entries) {
    if (entry.next.length > 0) expect(entry.next.every(({ to }) => to !== undefined)).toBe(true);
    if (entry.thing !== undefined && !['swap', 'swap-with'].includes(kind))
      expect(entry.hexes.every((hex) => tiles.has(hexKey(hex)))).toBe(true);
  }
}

const expectShown = (session: Session) => expectUnderstood(session, shownTo(session));

const seated = (chain: readonly SetProgram[], players: number, seed: number, hands?: readonly string[]) =>
  startSession(chain, { players, seed, ...(hands && { hands }) }, Array(players).fill('random'));

test.each(['first-continent', 'new-horizon', 'polar-shores', 'fire-and-rain'])(
  'every decision in games of %s can be understood and answered',
  (id) => {
    const chain = readySets().find((one) => one.id === id)!.chain;
    for (const seed of [1, 2]) {
      const players = 2 + (seed % 3);
      const hands = seed % 2 === 0 ? Array<string>(players).fill('draft') : undefined;
      playByChance(seated(chain, players, seed, hands), 250, expectShown);
    }
  },
);

test('every decision with random cards and features can be understood and answered', () => {
  playRandomGames(runs(64, 36), 75, expectShown);
});

test('every decision in a game with few animals can be understood and answered', () => {
  const [base] = readySets()[0]!.chain;
  const few = base!.vocabulary.animals.map((animal) => ({ ...animal, count: 2 }));
  const scarce = { ...base!, vocabulary: { ...base!.vocabulary, animals: few } };
  for (const seed of [1, 2]) playByChance(seated([scarce], 3, seed), 300, expectShown);
});

test('every decision about species and cards that are paid can be understood and answered', () => {
  const [base] = readySets()[0]!.chain;
  const { steps } = compileSteps('choose a species as kin; pay a card; gain 1vp', base!.vocabulary);
  const cards = base!.cards.map((card) => ({ ...card, steps }));
  playByChance(seated([{ ...base!, cards }], 3, 1), 100, expectShown);
});

afterAll(() => {
  expect([...DECISION_KINDS].filter((kind) => !seen.has(kind))).toEqual([]);
});
