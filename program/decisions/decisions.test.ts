import { expect, test } from 'vitest';
import type { Block, Step } from '../operations.ts';
import { decisionsOf } from './decisions.ts';

const one = { amount: 1, upTo: false };
const place = (...kinds: Extract<Step, { op: 'place' }>['kinds']): Step => ({
  op: 'place',
  quantity: one,
  kinds,
});
const gain = (...rewards: Extract<Step, { op: 'gain' }>['rewards']): Step => ({ op: 'gain', rewards });

test.each<[string, Block, string[]]>([
  ['points ask nothing', [gain({ gain: 'vp', amount: 3 }, { gain: 'cube', amount: 1 })], []],
  ['a tile asks where', [place('water')], ['place']],
  ['land asks which', [place('land')], ['kind', 'place']],
  ['an animal may have to be taken up first', [place('lion')], ['take-up', 'place']],
  ['an animal with a tab asks which', [place({ animalOf: 'water' })], ['kind', 'take-up', 'place']],
  [
    'blocks are looked into',
    [{ op: 'may', steps: [{ op: 'either', branches: [[place('water')], [{ op: 'play', cubes: 0 }]] }] }],
    ['place', 'yes-no', 'branch', 'play-card'],
  ],
  [
    'an element goes to a card or turns the dial',
    [gain({ gain: 'element', element: 'sun', amount: 1 })],
    ['use-element', 'take-cube', 'dial-card', 'dial-reward'],
  ],
  [
    'a card is looked for, then kept',
    [{ ...gain({ gain: 'card', amount: 1 }, { gain: 'vp', amount: 1 }), choice: true } as Step],
    ['gain-card', 'keep-card', 'reward'],
  ],
  [
    'what it becomes is asked only where there is a choice',
    [{ op: 'replace', quantity: one, things: ['desert'], with: ['water'] }],
    ['replace'],
  ],
])('%s', (_, steps, kinds) => {
  expect(decisionsOf(steps)).toEqual(kinds);
});
