import { expect, test } from 'vitest';
import { workspaceOf } from '../../test/language/workspaces.ts';
import { findTraits } from './traits.ts';

const HEAD = 'card 1 brown leaves 1 energy sun, water hands marsh';
function acts(steps: string) {
  const text = `set small "Small"
element sun x9 element water x9 any x1
animal heron plural herons x8 on water
hand marsh "Marsh" leaf
${HEAD} { ${steps} }
`;
  return findTraits(workspaceOf({ '/set/set.eco': text }), '/set/set.eco', text.indexOf(HEAD))?.acts;
}

test.each([
  ['place water; move up to 2 herons 1 space', ['places water', 'moves herons']],
  ['gain 2vp per heron; gain 1 sun', ['gains points', 'gains sun']],
  ['replace a desert with a grassland', ['replaces deserts']],
  ['remove a mountain', ['removes mountains']],
  ['may { place a heron or a forest }', ['places herons', 'places forests']],
])('the acts of a card: %s', (steps, wanted) => {
  expect(acts(steps)).toEqual(wanted);
});
