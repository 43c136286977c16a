import { expect, test } from 'vitest';
import type { Block, Step } from '../operations.ts';
import { blockDecisions } from './decisions.ts';

const one = { amount: 1, upTo: false };
const place = (...kinds: Extract<Step, { op: 'place' }>['kinds']): Step => ({
  op: 'place',
  quantity: one,
  kinds,
});
const gain = (...rewards: Extract<Step, { op: 'gain' }>['rewards']): Step => ({ op: 'gain', rewards });

test.each<[string, Block, string[]]>([
  ['points need no decision', [gain({ gain: 'vp', amount: 3 }, { gain: 'cube', amount: 1 })], []],
  ['a tile needs a place', [place('water')], ['place']],
  ['land needs a kind and a place', [place('land')], ['kind', 'place']],
  ['an animal may first have to be taken from the landscape', [place('lion')], ['take-up', 'place']],
  [
    'an animal of a terrain needs a kind and a place',
    [place({ animalOf: 'water' })],
    ['kind', 'take-up', 'place'],
  ],
  [
    'decisions inside blocks are included',
    [{ op: 'may', steps: [{ op: 'either', branches: [[place('water')], [{ op: 'play', cubes: 0 }]] }] }],
    ['place', 'yes-no', 'branch', 'play-card'],
  ],
  [
    'an element covers a spot or turns the dial',
    [gain({ gain: 'element', element: 'sun', amount: 1 })],
    ['use-element', 'take-cube', 'dial-card', 'dial-reward'],
  ],
  [
    'a card is gained, then kept',
    [{ ...gain({ gain: 'card', amount: 1 }, { gain: 'vp', amount: 1 }), choice: true } as Step],
    ['gain-card', 'keep-card', 'reward'],
  ],
  [
    'the new kind of a replaced tile is a decision only if there are several',
    [{ op: 'replace', quantity: one, things: ['desert'], with: ['water'] }],
    ['replace'],
  ],
])('%s', (_, steps, kinds) => {
  expect(blockDecisions(steps)).toEqual(kinds);
});
