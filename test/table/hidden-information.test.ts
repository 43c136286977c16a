/** Hidden information changes nothing that a viewer is sent: neither a view, nor the number of views, nor whether one is sent. */
import { describe, expect, test } from 'vitest';
import { UserError } from '../../program/index.ts';
import type { CardProgram } from '../../program/set.ts';
import { startGame, submit } from '../../runtime/game.ts';
import { makeTables } from '../../runtime/make-tables.ts';
import { makeBot, playOut } from '../../runtime/players/bot.ts';
import { hash } from '../../runtime/save/json.ts';
import type { Game } from '../../runtime/state.ts';
import { view } from '../../runtime/view/view.ts';
import { card, cell, feature, vp } from './cards.ts';
import { start } from './feature-games.ts';
import { chain } from './people.ts';
import { asked, completed, draw, position, type TableAt } from './table-kit.ts';
import { canDiffer, compared } from './view-streams.ts';

const newHorizon = makeTables(chain);
/** The number of games; `SOAK` multiplies it. */
const GAMES = 10 * Number(process.env.SOAK ?? 1);
/** A soak has no time limit. */
const LIMIT = process.env.SOAK ? 0 : undefined;
/** The most answers per pair. */
const MOST = 25;

/** Compares pairs of tables taken from games of random players, every few answers. Returns how much was compared. */
function comparePairs(begin: (players: number, seed: number) => Game, every: number) {
  const found = { pairs: 0, hiddenChoices: 0, secrets: [] as string[] };
  for (let seed = 0; seed < GAMES; seed++) {
    const players = 2 + (seed % 3);
    const game = begin(players, seed);
    const bots = Array.from({ length: players }, (_, seat) => makeBot('random', seed, seat));
    let turn = 0;
    playOut(game, bots, (state) => {
      turn++;
      const viewer = turn % players;
      if (turn % every !== 0 || !canDiffer(state, viewer)) return;
      const { hiddenChoices, secrets } = compared(state, viewer, seed ^ turn, MOST);
      found.pairs++;
      found.hiddenChoices += hiddenChoices;
      found.secrets.push(...secrets);
    });
  }
  const secretsOf = (kind: string) => found.secrets.filter((one) => one === kind).length;
  return { ...found, secretsOf };
}

test(
  'R15.1 R6.2 R3.5 R2.4 hidden information does not change what a viewer is sent, with many features',
  () => {
    const { pairs, hiddenChoices, secretsOf } = comparePairs(
      (players, seed) => start({ players, seed, drafting: seed % 4 }),
      11,
    );
    expect(pairs).toBeGreaterThan(300);
    expect(hiddenChoices).toBeGreaterThan(30);
    for (const kind of ['declare', 'dial-reward', 'play-card', 'choose-active'])
      expect(secretsOf(kind)).toBeGreaterThan(3);
  },
  LIMIT,
);

test(
  'R15.1 R6.2 R3.5 hidden information does not change what a viewer is sent in New Horizon',
  () => {
    const { pairs, secretsOf } = comparePairs(
      (players, seed) => startGame(newHorizon, { players, seed, maxDraws: 120 }),
      16,
    );
    expect(pairs).toBeGreaterThan(350);
    expect(secretsOf('declare')).toBeGreaterThan(170);
  },
  LIMIT,
);

describe('a question asked because of a hand is secret, unless everyone knows that it must be asked', () => {
  const fits = feature(90, { pattern: [cell(0, 0, 'desert')] });
  const cards = [
    card(1, 'sun', [{ op: 'may', steps: [{ op: 'play', cubes: 0 }] }]),
    card(2, 'rain'),
    card(3, 'rain'),
  ];
  const plays = [card(1, 'sun', [{ op: 'play', cubes: 0 }]), ...cards.slice(1)];
  const features = [fits];
  const three = { features, display: [], cubeSupply: 5 };

  /** What the others see when seat 0 has used a sun on card 1. */
  function seen(of: CardProgram[], hand: number[], more: TableAt = three): [string, unknown] {
    const game = completed(of, [{ active: ['1'], hand }, {}, {}], more);
    return [asked(game), view(game, 1).decision];
  }

  test('R15.1 whether to declare a feature is asked in secret', () => {
    const steps = [card(1, 'sun', [vp(1)]), ...cards.slice(1)];
    expect(seen(steps, [90])).toEqual(['0 declare', null]);
  });

  test('R6.5 whether to play a card, and which, is asked in secret if a feature in hand could make it needless', () => {
    expect(seen(cards, [2])).toEqual(['0 yes-no', null]);
    expect(seen(cards, [2, 3])).toEqual(['0 yes-no', { seat: 0, kind: 'yes-no', options: null }]);
    expect(seen(plays, [2, 3])).toEqual(['0 play-card', null]);
    const none = { ...three, features: [] };
    expect(seen(cards, [2], none)).toEqual(['0 yes-no', { seat: 0, kind: 'yes-no', options: null }]);
    expect(seen(plays, [2, 3], none)).toEqual(['0 play-card', { seat: 0, kind: 'play-card', options: null }]);
    // The feature is in the display, so it cannot be in a hand.
    expect(seen(cards, [2], { ...three, display: [90] })).toMatchObject(['0 yes-no', { seat: 0 }]);
  });

  test('R4.3 what to take at 3 on the dial is asked in secret if a feature in hand could make it needless', () => {
    for (const [hand, decision] of [
      [[2], null],
      [[2, 3], { seat: 0, kind: 'dial-reward', options: null }],
    ] as const) {
      const game = position(cards, [{ active: ['1'], hand: [...hand], dial: 2 }, {}, {}], three);
      draw(game, 'sun', '0: dial sun');
      expect([asked(game), view(game, 1).decision]).toEqual(['0 dial-reward', decision]);
    }
  });

  test('the seat that is asked sees its question, and a view does not change the game', () => {
    const game = completed(cards, [{ active: ['1'], hand: [2] }, {}, {}], three);
    const before = hash(game);
    view(game, 1);
    expect(view(game, 0).decision).toMatchObject({
      kind: 'yes-no',
      options: [{ option: 'yes' }, { option: 'no' }],
    });
    expect(hash(game)).toBe(before);
  });
});

test('R3.5 each seat counts only its own answers, and refusals do not reveal who is asked', () => {
  const game = position([card(1, 'sun sun'), card(2, 'rain')], [{ active: ['1', '2 x'], cubes: 0 }, {}, {}]);
  const counts = () => [0, 1, 2].map((seat) => view(game, seat).decisions);
  draw(game, 'sun');
  expect(counts()).toEqual([0, 0, 0]);
  const first = game.asked.options[1];
  const late = { seat: 0, decisions: 0 };
  expect(() => submit(game, first, { seat: 1, decisions: 0 })).toThrow(
    /^seat 1 answers, but it is not asked$/,
  );
  submit(game, first, late);
  expect([game.decisions, counts()]).toEqual([1, [1, 0, 0]]);
  expect(() => submit(game, first, late)).toThrow(UserError);
});
