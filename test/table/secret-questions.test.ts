/**
 * R6.2 R3.5: no question tells the others about hidden cards. For each kind, two tables that differ only in the hand of the seat
 * that is asked look the same to everybody else, also where one of the hands makes the question needless.
 */
import { expect, test } from 'vitest';
import { compileSteps } from '../../compiler/compile.ts';
import { DECISION_KINDS, type DecisionKind } from '../../program/decisions/questions.ts';
import { apply, decision } from '../../runtime/game.ts';
import { run } from '../../runtime/run.ts';
import { clone, type Game } from '../../runtime/state.ts';
import { startDraft } from '../../runtime/table/draft.ts';
import { SPECTATOR, type View, view } from '../../runtime/view/view.ts';
import { plainSet } from '../plain-set.ts';
import { card, cell, feature, vp } from './cards.ts';
import { leastRevealing } from './hidden.ts';
import { draw, position, type SeatAt, type TableAt } from './table-kit.ts';

const PLAYABLE = [2, 3];
const FITS = 91;
const FITS_TWICE = 92;
/** Landscape Features that fit nowhere: a hand of them has nothing to play. */
const IDLE = [93, 94];

/** How seat 0 comes to be asked. */
interface Way {
  /** The effect of its card 1, which costs a sun; `gain 1vp` if missing. */
  steps?: string;
  /** What begins instead of a draw. */
  begin?: (game: Game) => void;
  /** The tokens that are drawn; a sun if missing. */
  drawn?: string;
  /** Answers on the way; a sun on card 1 if missing. */
  answers?: string[];
  /** The hands of the two tables, which the others cannot see; of the secret kinds, only the first makes the question. */
  hands?: [number[], number[]];
  /** Whether even that it is asked must stay a secret. */
  secret?: true;
  seat?: SeatAt;
  others?: SeatAt[];
  table?: TableAt;
}

const PLAIN_CARDS = [
  ...PLAYABLE.map((number) => card(number, 'rain', [], { deck: 'blue' })),
  card(4, 'sun'),
  card(5, 'rain leaf', [], { deck: 'blue' }),
  card(7, 'rain'),
  ...[8, 9].map((number) => card(number, 'rain', [vp(1)])),
];
const FEATURES = [
  feature(FITS, { pattern: [cell(0, 0, 'desert')] }),
  feature(FITS_TWICE, { pattern: [cell(0, 0, 'water')] }),
  ...IDLE.map((number) => feature(number)),
];

const ON_1 = '0: sun on 1';
const hares = plainSet.vocabulary.animals.map((animal) => ({ ...animal, count: 1 }));
const deal = { ...plainSet.vocabulary.settings, deal: [{ brown: 1, blue: 1, active: 1 }] };

const WAYS: Readonly<Record<DecisionKind, Way>> = {
  draft: { begin: (game) => startDraft(game, [0]), table: { words: { settings: deal } } },
  'choose-active': {
    begin: ({ stack }) => stack.push({ task: 'setup', seat: 0 }),
    hands: [PLAYABLE, [2, IDLE[0]]],
    secret: true,
    seat: { active: [] },
    table: { words: { settings: deal } },
  },
  'use-element': { answers: [] },
  'take-cube': { seat: { active: ['1 .x', '5 xx'], cubes: 0 } },
  'dial-card': { seat: { dial: 1 }, answers: ['0: dial sun'] },
  'dial-reward': {
    answers: ['0: dial sun'],
    hands: [[2], [IDLE[0]]],
    secret: true,
    seat: { dial: 2 },
  },
  'gain-card': { steps: 'gain a card', table: { display: [7] } },
  'keep-card': { steps: 'gain a card', answers: [ON_1, '0: look blue'], table: { display: [7] } },
  'complete-card': {
    drawn: 'sun sun',
    seat: { active: ['1', '4'] },
    answers: [ON_1, '0: sun on 4', '1: no'],
    others: [{}],
  },
  cancel: {
    answers: [ON_1, '1: sun on 4'],
    others: [{ active: ['4'] }, {}],
    table: { harbinger: 1 },
  },
  reward: { steps: 'gain a cube or 2vp' },
  element: { steps: 'gain 1 of sun, rain' },
  kind: { steps: 'place grassland or desert' },
  'take-up': {
    steps: 'place hare; place hare',
    answers: [ON_1, '0: hex 0,0'],
    table: { words: { animals: hares } },
  },
  place: { steps: 'place hare' },
  move: { steps: 'place hare; move up to 2 hares 1 space', answers: [ON_1, '0: hex 0,0'] },
  replace: { steps: 'replace a water with desert' },
  become: { steps: 'replace a desert with grassland or water' },
  remove: { steps: 'place pike; place pike; remove a pike', answers: [ON_1, '0: hex 1,-1'] },
  swap: { steps: 'swap a water with a desert' },
  'swap-with': { steps: 'swap a desert with a water' },
  choose: { steps: 'choose a water' },
  species: { steps: 'choose a species as totem' },
  player: { steps: 'choose another player { gain a cube }' },
  pay: { steps: 'pay up to 2 cubes' },
  'pay-card': { steps: 'pay a card' },
  'lose-card': { steps: 'each player { lose a card }' },
  'give-card': { steps: 'give a card to another player', answers: [ON_1, '0: player'] },
  'pay-active': { steps: 'pay an active card', seat: { active: ['1', '4', '5'] } },
  'lose-active': { steps: 'each player { lose an active card }', seat: { active: ['1', '4', '5'] } },
  'do-card': {
    steps: 'do an active card of another player',
    others: [{ active: ['8'] }, { active: ['9'] }],
  },
  'by-hand': { steps: 'by hand "Do it."' },
  'by-hand-amount': { steps: 'by hand "Do it."', answers: [ON_1, '0: by hand points', '0: player'] },
  'yes-no': { steps: 'may { play a card }', hands: [[2], [IDLE[0]]], secret: true },
  branch: { steps: 'either { gain 1vp } or { gain a cube }' },
  'play-card': { steps: 'play a card', hands: [PLAYABLE, [2, IDLE[0]]], secret: true },
  'rotate-card': { steps: 'rotate a card counter-clockwise', seat: { active: ['1', '5'] } },
  spot: {
    steps: 'rotate a card counter-clockwise and place a cube on it',
    seat: { active: ['1', '5'] },
    answers: [ON_1, '0: card 5'],
  },
  declare: { hands: [[FITS], [IDLE[0]]], secret: true },
  feature: {
    answers: [ON_1, `0: card ${FITS_TWICE}`],
    hands: [
      [FITS_TWICE, 2],
      [FITS_TWICE, IDLE[0]],
    ],
  },
};

/** The table of a way with one of its hands, the cards of the other in a deck, when seat 0 has been asked what is to be asked. */
function tableOf(way: Way, at: 0 | 1): Game {
  const { steps = 'gain 1vp', begin, drawn = 'sun', answers = [ON_1], others = [{}, {}] } = way;
  const hands = way.hands ?? [PLAYABLE, IDLE];
  const hand = hands[at];
  const hidden = [...new Set(hands.flat())];
  const effect = compileSteps(steps, plainSet.vocabulary);
  expect(effect.problems).toEqual([]);
  const cards = [card(1, 'sun', effect.steps), ...PLAIN_CARDS];
  const game = position(cards, [{ active: ['1'], ...way.seat, hand }, ...others], {
    features: FEATURES.filter(({ number }) => hidden.includes(number)),
    blue: hidden.filter((number) => !hand.includes(number)),
    cubeSupply: 9,
    ...way.table,
  });
  if (begin) {
    begin(game);
    run(game);
  } else draw(game, drawn, ...answers);
  return game;
}

/** What a viewer is sent next: questions that the viewer may not even know of are answered first, without telling more. */
function sent(game: Game, viewer: number): View {
  const table = clone(game);
  for (;;) {
    const seen = view(table, viewer);
    if (seen.decision !== null || seen.status !== 'playing') return seen;
    apply(table, leastRevealing(table));
  }
}

test.each(DECISION_KINDS)('%s is asked without telling anybody what is hidden', (kind) => {
  const way = WAYS[kind];
  const [one, other] = [tableOf(way, 0), tableOf(way, 1)];
  expect(decision(one)).toMatchObject({ seat: 0, kind });
  for (const viewer of [SPECTATOR, ...one.vp.keys()].filter((seat) => seat !== 0)) {
    expect(view(one, viewer).decision === null).toBe(way.secret ?? false);
    expect(sent(other, viewer)).toEqual(sent(one, viewer));
  }
});
