/** Replaying a game under changed cards: options are matched by meaning, up to the first choice that differs. */
import { expect, test } from 'vitest';
import type { Step } from '../../program/operations.ts';
import type { CardProgram, SetProgram } from '../../program/set.ts';
import { apply, decision, newGame } from '../../runtime/game.ts';
import { type LogChoice, logChoice } from '../../runtime/log/log.ts';
import { randomBelow, seedRandom } from '../../runtime/random.ts';
import { hash } from '../../runtime/save/json.ts';
import { BASE, TableScreen } from '../../test/human/table-screen.ts';
import { readySets } from '../../test/ready-sets.ts';
import type { ReplayedGame } from './play-again.ts';
import { playAgain } from './play-again.ts';

/** A set with other cards. */
const changed = (change: (card: CardProgram) => CardProgram, [set]: readonly SetProgram[] = BASE) => [
  { ...set!, cards: set!.cards.map(change) },
];

/** The choices of a game between bots that choose at random, and the cards that asked something in it. */
function played(players: number, seed: number, { chain = BASE, most = 250, isDraft = false } = {}) {
  const options = { players, seed, ...(isDraft && { hands: Array<string>(players).fill('draft') }) };
  const game = newGame(chain, options);
  const rng = { random: seedRandom(seed) };
  const choices: LogChoice[] = [];
  const asked = new Map<number, number>();
  for (let waiting = decision(game); waiting && choices.length < most; waiting = decision(game)) {
    const frame = game.stack.at(-1);
    if (frame?.task === 'effect' && frame.card >= 0) {
      const { number } = game.tables.cards[frame.card];
      if (!asked.has(number)) asked.set(number, choices.length + 1);
    }
    const option = waiting.options[randomBelow(rng, waiting.options.length)]!;
    choices.push(logChoice(game, option));
    apply(game, option);
  }
  return { options, choices, game, asked };
}

const endOf = (
  chain: readonly SetProgram[],
  { choices }: ReplayedGame,
  options: { players: number; seed: number },
) => {
  const game = newGame(chain, options);
  for (const { option } of choices) apply(game, option);
  return game;
};

test.each(['first-continent', 'new-horizon', 'polar-shores', 'fire-and-rain'])(
  'any game of %s continues to the same hash when only titles have changed',
  (id) => {
    const { chain } = readySets().find((one) => one.id === id)!;
    const renamed = chain.map((set) => ({
      ...set,
      cards: set.cards.map((card) => ({ ...card, title: `Rain ${card.number}` })),
    }));
    for (const seed of [1, 2, 3]) {
      const { options, choices, game } = played(1 + seed, seed, { chain, most: 300, isDraft: seed === 2 });
      const again = playAgain(chain, renamed, options, choices);
      expect(again).toEqual({ shown: { is: 'goes on' }, choices });
      expect(hash(endOf(renamed, again, options))).toBe(hash(game));
    }
  },
);

test('a game continues when effects give more points without asking anything', () => {
  const { options, choices, game, asked } = played(3, 4);
  const more = changed((card) => ({
    ...card,
    steps: asked.has(card.number)
      ? [...card.steps, { op: 'gain', rewards: [{ gain: 'vp', amount: 1 }] } as Step]
      : card.steps,
  }));
  const again = playAgain(BASE, more, options, choices);
  // With more points, the game may end earlier.
  if (again.shown.is === 'differs') expect(again.shown.reason).toMatch(/the game is over$/);
  else expect(again.shown.is).toBe('goes on');
  const end = endOf(more, again, options);
  expect(end.vp.some((points, seat) => points > game.vp[seat])).toBe(true);
});

test('a changed effect makes the game differ exactly where it first asks something else', () => {
  let compared = 0;
  const { options, choices, asked } = played(3, 5);
  for (const [number, at] of [...asked].slice(0, 12)) {
    // The card now asks for a desert, whatever it did before.
    const other = changed((card) =>
      card.number === number
        ? {
            ...card,
            steps: [{ op: 'place', quantity: { amount: 1, upTo: false }, kinds: ['mountain'] } as Step],
          }
        : card,
    );
    const { shown, choices: made } = playAgain(BASE, other, options, choices);
    if (shown.is !== 'differs') throw new Error(`card ${number} ${shown.is}`);
    const first = BASE[0]!.cards.find((card) => card.number === number)!.steps[0]!;
    const isAlike = first.op === 'place' && JSON.stringify(first.kinds) === '["mountain"]';
    if (!isAlike) {
      expect(shown.at).toBe(at);
      expect(shown).toMatchObject({ card: number, seat: choices[at - 1]!.seat });
      expect(shown.reason).toMatch(
        new RegExp(`^differs at choice ${at}: card ${number} (asks ".*" instead of|does not offer) ".*"`),
      );
    }
    expect(made).toHaveLength(shown.at - 1);
    compared++;
  }
  expect(compared).toBeGreaterThan(5);
});

/** Steps, with the branches of `either` in reverse order. */
const turned = (steps: readonly Step[]): Step[] =>
  JSON.parse(JSON.stringify(steps), (name, value) => (name === 'branches' ? value.toReversed() : value));

test('options are matched by their meaning when their numbers have changed', () => {
  const swapped = changed((card) => ({ ...card, steps: turned(card.steps) }));
  let branches = 0;
  for (const seed of [1, 2, 3]) {
    const { options, choices, game } = played(4, seed, { most: 900 });
    const again = playAgain(BASE, swapped, options, choices);
    expect(again.shown).toEqual({ is: 'goes on' });
    expect(again.choices.map(({ kind }) => kind)).toEqual(choices.map(({ kind }) => kind));
    expect(endOf(swapped, again, options).vp).toEqual(game.vp);
    branches += again.choices.filter(({ option }, at) => option !== choices[at]!.option).length;
  }
  expect(branches).toBeGreaterThan(0);
});

test('the place where a game differs does not reveal which cards others keep', () => {
  let hidden = 0;
  for (const seed of [1, 2, 3, 4]) {
    const { options, choices, game } = played(3, seed, { most: 60, isDraft: true });
    const { hands, tables } = game;
    for (const card of hands.flat().slice(0, 6)) {
      const { number } = tables.cards[card]!;
      const [set] = BASE;
      const fewer = [{ ...set!, cards: set!.cards.filter((one) => one.number !== number) }];
      const { shown } = playAgain(BASE, fewer, options, choices);
      if (shown.is !== 'differs' || choices[shown.at - 1]!.kind !== 'draft') continue;
      for (const viewer of [-1, 0, 1, 2]) {
        const visible = playAgain(BASE, fewer, options, choices, { viewer, game }).shown;
        if (viewer === shown.seat) expect(visible).toEqual(shown);
        else {
          const reason = `differs at choice ${shown.at}: the choice of seat ${shown.seat + 1} cannot be repeated`;
          expect(visible).toEqual({ ...shown, card: null, reason });
          hidden++;
        }
      }
      const over = { ...game, status: 'over' as const };
      expect(playAgain(BASE, fewer, options, choices, { viewer: -1, game: over }).shown).toEqual(shown);
    }
  }
  expect(hidden).toBeGreaterThan(5);
});

test('cards that no game can be played with are refused', () => {
  const { options, choices } = played(2, 6, { most: 20 });
  const handless = changed((card) => ({ ...card, hands: [] }));
  const { shown } = playAgain(BASE, handless, options, choices);
  expect(shown).toMatchObject({ is: 'refused', reason: expect.any(String) });
});

test('after cards have changed, a person continues with them, keeps the old ones or starts over', () => {
  const screen = TableScreen.started(1, ['random', 'random'], { seed: 8 });
  screen.playByChance(3, 45);
  screen.playBots();
  const renamed = changed((card) => ({ ...card, title: 'Rain' }));
  const before = JSON.stringify(screen.shown.view);
  expect(screen.asks('changed', structuredClone(BASE))).toEqual({ is: 'same' });
  expect(screen.asks('changed', renamed)).toEqual({ is: 'goes on' });
  screen.asks('decide', 'keep');
  expect(screen.shown.line).toBe(1);
  expect(screen.asks('cards').every(({ title, isChanged }) => title !== 'Rain' && !isChanged)).toBe(true);
  screen.asks('changed', renamed);
  screen.asks('decide', 'go on');
  screen.playBots();
  expect(screen.shown.line).toBe(2);
  expect(JSON.stringify(screen.shown.view)).toBe(before);
  const kept = screen.asks('save');
  expect(kept.chains).toEqual([BASE, renamed]);
  expect(Object.values(kept.lines).map(({ chain }) => chain)).toEqual([0, 1]);
  const changedCards = screen.asks('cards').filter(({ energy }) => energy.length > 0);
  expect(changedCards.every(({ title, isChanged }) => title === 'Rain' && isChanged)).toBe(true);
  const opened = new TableScreen();
  opened.asks('open', kept);
  expect(opened.shown.view).toEqual(screen.shown.view);
  screen.asks('returnTo', { line: 1 });
  expect(screen.asks('cards')[0]!.isChanged).toBe(false);
  screen.asks('changed', renamed);
  screen.asks('decide', 'anew');
  expect(screen.shown).toMatchObject({ line: 1, view: { decisions: 0, draws: 1 } });
});
