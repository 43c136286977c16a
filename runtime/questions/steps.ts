/** Questions of steps: things, places, players, amounts and branches. */
import { HAND_DEEDS, MOST_BY_HAND } from '../../program/index.ts';
import { cellHex } from '../landscape/hex.ts';
import { animalItem } from '../landscape/items.ts';
import { DONE, moveCell, moveToken } from '../options.ts';
import { featureFits } from '../queries/feature-fits.ts';
import { frameCode, type Game } from '../state.ts';
import { dependsOnHand } from './hands.ts';
import { aKind, aThing, type SomeQuestions, yesOrNo } from './question.ts';

export const STEP_QUESTIONS = {
  kind: { means: aKind },
  'take-up': { means: aThing, done: 'none' },
  place: { means: () => (cell) => ({ option: 'hex', hex: cellHex(cell) }) },
  move: {
    means: (game) => (option) => ({
      ...aThing(game)(animalItem(moveToken(option))),
      to: cellHex(moveCell(option)),
    }),
  },
  replace: { means: aThing },
  become: { means: aKind },
  remove: { means: aThing },
  swap: { means: aThing },
  'swap-with': { means: aThing },
  choose: { means: aThing },
  species: { means: aKind },
  feature: {
    means: (game) => {
      const frame = game.stack.at(-1);
      if (frame?.task !== 'feature')
        throw new Error('the place of a feature is chosen only while the feature is laid');
      const fits = featureFits(game, frame.card);
      return (fit) => ({ option: 'hexes', hexes: fits[fit].map(cellHex) });
    },
  },
  reward: {
    means: (game) => {
      const rewards = rewardsOffered(game);
      return (at) => {
        const { gain, elements, amount, of } = rewards[at];
        const names = elements.map((element) => game.tables.words.elements[element].name);
        return { option: 'reward', gain, elements: names, amount, ...(of > 0 && { of }) };
      };
    },
  },
  player: { means: () => (seat) => ({ option: 'player', seat }) },
  pay: { means: () => (amount) => ({ option: 'pay', amount }) },
  'by-hand': {
    means: () => (option) => ({ option: 'by-hand', deed: HAND_DEEDS[option] }),
    // Bots do nothing by hand (L60).
    worth: () => (option) => (option === DONE ? 0 : Number.NEGATIVE_INFINITY),
  },
  'by-hand-amount': {
    means: () => (option) => ({
      option: option < MOST_BY_HAND ? 'gain' : 'lose',
      amount: (option % MOST_BY_HAND) + 1,
    }),
  },
  'yes-no': { means: yesOrNo, isSecret: dependsOnHand },
  branch: { means: () => (branch) => ({ option: 'branch', branch }) },
} satisfies SomeQuestions;

function rewardsOffered(game: Game) {
  const frame = game.stack.at(-1);
  if (frame?.task !== 'effect') throw new Error('a reward is chosen only inside an effect');
  const step = frameCode(game, frame).steps[frame.at];
  if (step.op !== 'gain') throw new Error('a reward is chosen only by a gain');
  return step.rewards;
}
