import { describe, expect, it } from 'vitest';
import type { Step } from '../../../program/operations.ts';
import { BASE } from '../../../test/base-set.ts';
import { compile, compileSteps } from '../../compile.ts';

const { words } = compile([BASE]).sets[0];

/** The operations of steps without errors. */
function ops(text: string): readonly Step[] {
  const { steps, problems } = compileSteps(text, words);
  expect(problems).toEqual([]);
  return steps;
}
const op = (text: string) => ops(text).at(-1);
/** The operation of a step that comes after a placed lion, so that there is a "this". */
const after = (text: string) => ops(`place lion as cat; ${text}`).at(-1);
const condition = (text: string) => {
  const step = after(`gain 1vp if ${text}`);
  return step?.op === 'gain' ? step.if : undefined;
};

describe('gain', () => {
  it.each<[string, object]>([
    ['gain 1vp', { rewards: [{ gain: 'vp', amount: 1 }] }],
    ['gain 1 vp', { rewards: [{ gain: 'vp', amount: 1 }] }],
    ['gain sun', { rewards: [{ gain: 'element', element: 'sun', amount: 1 }] }],
    ['gain a sun', { rewards: [{ gain: 'element', element: 'sun', amount: 1 }] }],
    ['gain 2 suns', { rewards: [{ gain: 'element', element: 'sun', amount: 2 }] }],
    ['gain water', { rewards: [{ gain: 'element', element: 'water', amount: 1 }] }],
    ['gain 3 of sun, water', { rewards: [{ gain: 'mix', elements: ['sun', 'water'], amount: 3 }] }],
    ['gain a card', { rewards: [{ gain: 'card', amount: 1 }] }],
    ['gain a card of 5', { rewards: [{ gain: 'card', amount: 1, of: 5 }] }],
    ['gain 2 cards', { rewards: [{ gain: 'card', amount: 2 }] }],
    ['gain 2 cubes', { rewards: [{ gain: 'cube', amount: 2 }] }],
    ['gain a card and play it', { rewards: [{ gain: 'card-to-play' }] }],
    [
      'gain a card or a cube',
      {
        rewards: [
          { gain: 'card', amount: 1 },
          { gain: 'cube', amount: 1 },
        ],
        choice: true,
      },
    ],
    [
      'gain 1vp and sun and a cube',
      {
        rewards: [
          { gain: 'vp', amount: 1 },
          { gain: 'element', element: 'sun', amount: 1 },
          { gain: 'cube', amount: 1 },
        ],
      },
    ],
  ])('%s', (text, gained) => expect(op(text)).toEqual({ op: 'gain', ...gained }));

  it('can combine per 2, at most and if', () => {
    expect(op('gain 2vp per 2 forests at most 6 if you have no card')).toEqual({
      op: 'gain',
      rewards: [{ gain: 'vp', amount: 2 }],
      per: { each: 2, of: { count: 'things', things: ['forest'] } },
      atMost: 6,
      if: { join: 'all', tests: [{ test: 'have', compare: { is: 'exactly', amount: 0 }, what: 'card' }] },
    });
  });
});

describe('conditions', () => {
  const least = (amount: number) => ({ is: 'least', amount });

  it('joins tests with and, or with or', () => {
    const edge = { test: 'edge' };
    const lion = { test: 'adjacent', compare: least(1), things: ['lion'] };
    expect(condition('on the edge and adjacent to a lion')).toEqual({ join: 'all', tests: [edge, lion] });
    expect(condition('adjacent to a lion or on the edge')).toEqual({ join: 'any', tests: [lion, edge] });
  });

  it('reads a region after "or" as part of the place, unless it begins a test', () => {
    const inThis = { where: 'in', regions: [{ region: 'this-habitat' }] };
    const there = {
      test: 'there',
      compare: least(1),
      count: { count: 'things', things: ['rhino'], where: inThis },
    };
    expect(condition('there is a rhino in this habitat or this landmass has 2 lions')).toEqual({
      join: 'any',
      tests: [
        there,
        { test: 'region', region: { region: 'this-landmass' }, compare: least(2), things: ['lion'] },
      ],
    });
  });
});
