/** Cards that wait, and what is done by hand: the engine and the plain model ask the same and reach the same table. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile, compileSteps, type ReadySet } from '../../compiler/compile.ts';
import { makeTables } from '../../runtime/make-tables.ts';
import { run } from '../../runtime/run.ts';
import { startEffect } from '../../runtime/start-effect.ts';
import { emptyGame, type Game } from '../../runtime/state.ts';
import { AMPLE_SET } from '../programs/on-board.ts';
import { few, runs } from '../programs/runs.ts';
import { base, boards, layOut } from './boards.ts';
import { wordsOf } from './coins.ts';
import { answer, asked, landscapeOf, linesOf } from './engine.ts';
import { MARKERS, SPECIES } from './model.ts';
import { type Card, type Seat, Table, Undecided } from './waiting.ts';
import { someCards, someSteps } from './waiting-cards.ts';

const READY: ReadySet[] = base.chain.map((set, i) => ({ id: set.id, chain: base.chain.slice(0, i + 1) }));
/** A run is abandoned after this many answers. */
const ANSWERS = 30;

/** The base set with the animals and markers of the model. */
const SET = {
  ...AMPLE_SET,
  vocabulary: {
    ...AMPLE_SET.vocabulary,
    animals: AMPLE_SET.vocabulary.animals.filter(({ name }) => name in SPECIES),
    markers: (AMPLE_SET.vocabulary.markers ?? []).filter(({ name }) => name in MARKERS),
  },
};

const HANDS = [[1, 2, 3], [4], []];
const inHand = HANDS.flat().map((n) => `card ${n} brown leaves 1 energy sun { gain 1vp }`);

/** The table of the engine, at the first question; null if a card or the steps can never do anything. */
function gameOf(
  land: Table['land'],
  seats: readonly Seat[],
  cards: readonly Card[],
  steps: string,
): Game | null {
  const made = cards.map(({ number, triggers }) => {
    return `card ${number} brown leaves 3 energy sun, sun { ${triggers.map(({ words }) => words).join('; ')} }`;
  });
  const text = ['set waiting "Waiting" extends more', ...inHand, ...made].join('\n');
  const compiled = compile([{ files: [{ file: 'waiting.eco', text }] }], READY);
  const effect = compileSteps(steps, SET.vocabulary);
  const errors = [...compiled.problems, ...effect.problems].filter(({ severity }) => severity === 'error');
  if (errors.some(({ code }) => code === 'ECO310')) return null;
  expect(errors.map(({ message }) => `${message}\n${text}\n${steps}`)).toEqual([]);
  const { program } = compiled.sets[0];
  const tables = makeTables([{ ...SET, cards: program.cards }], [effect.steps]);
  const game = emptyGame(tables, seats.length, 1);
  for (const tile of land.values()) layOut(game, tile);
  for (const [at, { vp, cubes, hand }] of seats.entries()) {
    game.vp[at] = vp;
    game.cubes[at] = cubes;
    game.hands[at] = hand.map((number) => tables.cardOf[number]);
  }
  for (const { number, seat, leaves } of cards) {
    game.active[seat].push(tables.cardOf[number]);
    game.leaves[tables.cardOf[number]] = leaves;
  }
  startEffect(game, 0, -1, 0);
  run(game);
  return game;
}

const stateOf = (game: Game): object => ({
  land: landscapeOf(game),
  seats: game.vp.map((vp, seat) => ({
    vp,
    cubes: game.cubes[seat],
    hand: game.hands[seat].map((card) => game.tables.cards[card].number),
    leaves: game.active[seat]
      .map((card) => `${game.tables.cards[card].number} ${game.leaves[card]}`)
      .toSorted(),
  })),
});

const stateOfModel = (table: Table): object => ({
  land: linesOf(table.land),
  seats: table.seats.map((seat, at) => ({
    ...seat,
    leaves: table.cards
      .filter((card) => card.seat === at)
      .map(({ number, leaves }) => `${number} ${leaves}`)
      .toSorted(),
  })),
});

test('L12, L25, L43, L45 and L60 cards that wait, and people by hand, do what the model says', () => {
  const seen = { fired: 0, byHand: 0 };
  fc.assert(
    fc.property(
      boards,
      someCards,
      someSteps,
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.nat(), { minLength: ANSWERS, maxLength: ANSWERS }),
      (land, all, steps, players, picks) => {
        const cards = all.map((card) => ({ ...card, seat: card.seat % players }));
        const seats = HANDS.slice(0, players).map((hand, at) => ({ vp: 2 * at, cubes: at + 1, hand }));
        const words = wordsOf(steps);
        const game = gameOf(land, seats, cards, words);
        if (!game) return;
        const table = new Table(land, seats, cards);
        const compare = (question: unknown, expected: unknown): void => {
          const details = {
            words,
            cards: cards.map(({ number, seat, triggers }) => [
              number,
              seat,
              triggers.map((one) => one.words),
            ]),
          };
          expect({ ...details, question, ...stateOf(game) }).toEqual({
            ...details,
            question: expected,
            ...stateOfModel(table),
          });
        };
        try {
          const play = table.play(steps);
          let next = play.next();
          for (const pick of picks) {
            if (next.done) break;
            const { seat, options } = next.value;
            const sorted = options.toSorted();
            compare([game.asked.seat, asked(game).toSorted()], [seat, sorted]);
            const chosen = sorted[pick % sorted.length];
            answer(game, chosen);
            next = play.next(chosen);
          }
          if (next.done) compare(asked(game), []);
        } catch (error) {
          if (!(error instanceof Undecided)) throw error;
        }
        seen.fired += table.fired;
        seen.byHand += table.byHand;
      },
    ),
    runs(200, 91),
  );
  expect(seen.fired).toBeGreaterThan(few(80));
  expect(seen.byHand).toBeGreaterThan(few(100));
});
