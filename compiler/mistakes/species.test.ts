import { expect, test } from 'vitest';
import { BASE } from '../../test/base-set.ts';
import { type Coded, testWording } from '../../test/coded.ts';
import { compileOnDemand } from '../compile.ts';
import { newMemory } from '../memory.ts';

/** A species that is chosen, and its name (L68). */
const SPECIES: Coded[] = [
  ['choose a species as totem; place totem; move all totems in the largest totem community 1 space'],
  ['choose a species not adjacent to a forest as totem if you have 3 cards; place 2 totems or lions'],
  ['may choose a species on the edge as totem; when a totem is placed { gain 1vp per totem }'],
  ['choose a lion; choose a species in this habitat as totem; place totem adjacent to this'],
  ['either { choose a species as totem } or { gain 1vp }; place totem in the largest lion community'],
  ['choose a species as totem; place totem; gain 1vp per placed lion'],
  ['choose a species as totem; place lion; gain 1vp if you placed a totem'],
  ['choose a species; gain 1vp', 'ECO105'],
  ['choose a species on the edge; gain 1vp', 'ECO105'],
  ['choose a species on the edge adjacent to a lion as totem; place totem', 'ECO111'],
  ['choose a species in this habitat as totem; place totem', 'ECO301'],
  ['place totem; choose a species as totem', 'ECO202'],
  ['choose a species as lion; place lion', 'ECO311'],
  ['choose a species as totem; choose a species as totem; place totem', 'ECO315'],
  ['choose a species as totem; choose a species as kin; place totem', 'ECO315'],
  ['choose a species as totem; choose a lion as totem; place totem', 'ECO311'],
  ['choose a species as totem; gain 1vp per animal in the habitat of totem', 'ECO206'],
  ['choose a species as totem; choose a lion as old; gain 1vp per space between totem and old', 'ECO206'],
  ['choose a species as totem; gain 1vp per totem habitat', 'ECO206'],
  ['choose a species as totem; place mountain on no totem; place shark on a totme', 'ECO202'],
  ['gain 1vp; when a lion is placed { choose a species as totem; place totem }', 'ECO315'],
];
testWording(SPECIES, (steps) => `card 1 brown leaves 2 energy sun { ${steps} }`);

/** A set that calls something `species` means that, and a feature chooses none. */
const OTHERS: Coded[] = [
  [
    'animal species plural species x8 on desert\ncard 1 brown leaves 2 energy sun { place species; choose a species as one; gain 1vp if adjacent to one }',
  ],
  [
    'feature 1 blue "F" pattern "D" { when a lion is placed { choose a species as totem; place totem } }',
    'ECO315',
  ],
  [
    'set own "Own" extends first-continent animal fox plural foxes x8 on desert\ncard 900 brown leaves 2 energy sun { choose a species as totem; place totem }',
  ],
  ['scenario "x" { layout standard do { choose a species as totem; place totem } choose lion; expect 0vp }'],
  [
    'card 1 brown leaves 2 energy sun { gain 1vp } scenario "x" { layout standard given card 1 active with lion; do { gain 1vp }; expect 1vp }',
    'ECO612',
  ],
  [
    'card 1 brown leaves 2 energy sun { choose a species as t; place t } scenario "x" { layout standard given card 1 active with 1 leaf and lion and fish; do { gain 1vp }; expect 1vp }',
    'ECO612',
  ],
  [
    'card 1 brown leaves 2 energy sun { choose a species as t; place t } scenario "x" { layout standard given card 1 active with forest; do { gain 1vp }; expect 1vp }',
    'ECO206',
  ],
];
testWording(OTHERS, (text) => text);

test('a species that a feature cannot choose is unknown to the next text', () => {
  const memory = newMemory();
  const codes = (text: string) => {
    const source = { files: [{ file: 'own.eco', text }] };
    return compileOnDemand([source], [BASE], memory)(source).problems.map(({ code }) => code);
  };
  const wait = 'when a lion is placed';
  expect(
    codes(`feature 1 blue "F" pattern "D" { ${wait} { choose a species as omen; place omen } }`),
  ).toEqual(['ECO315']);
  const card = (steps: string) => `card 900 brown leaves 2 energy sun { ${steps}; ${wait} { gain 1vp } }`;
  expect(codes(card('choose a species as kin; place kin'))).toEqual([]);
  expect(codes(card('place omen'))).toEqual(['ECO202']);
});
