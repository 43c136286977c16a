/** ECO201 to ECO207: unknown names, and names in the wrong place. */
import { card, entry, inCard, inHead, scenario } from './entry.ts';

export const NAMES = {
  ECO201: entry({
    message: 'there is no element `{name}`',
    explanation: 'Elements are declared by the set or the one it extends: `element sun x10`.',
    ...inCard('gain 2 sunn', 'gain 2 sun'),
  }),
  ECO202: entry({
    message: 'there is no animal or other thing `{name}`',
    explanation:
      'Things are desert, grassland, water, land, tile, mountain, forest, animal, and the animals and markers that the set or the one it extends declares: `animal lion x8 on grassland or desert`.',
    ...inCard('place lyon', 'place lion'),
  }),
  ECO203: entry({
    message: 'there is no hand `{name}`',
    explanation: 'Hands are declared by the set or the one it extends: `hand lion footprint "Lion"`.',
    ...inHead('leaves 2 energy sun hand lyon', 'leaves 2 energy sun hand lion'),
  }),
  ECO204: entry({
    message: 'there is no layout `{name}`',
    explanation:
      'Layouts are declared by the set or the one it extends: `layout standard " w " "d g" " w "`.',
    wrong: scenario('layout standart do { gain 1vp }; expect 1vp'),
    mended: scenario('layout standard do { gain 1vp }; expect 1vp'),
  }),
  ECO205: entry({
    message: 'there is no {what} {number}',
    explanation:
      'A scenario can use the cards and the Landscape Features of its set and of those it extends.',
    wrong: `${card('gain 1vp')}\n${scenario('layout standard do card 901; expect 1vp')}`,
    mended: `${card('gain 1vp')}\n${scenario('layout standard do card 900; expect 1vp')}`,
  }),
  ECO206: entry({
    message: '`{name}` is {is}, but {expected} belongs here',
    explanation:
      'The name is known, but as something else. What a name may mean depends on where it appears: after `gain` an element, after `move` an animal, after `replace` a tile.',
    ...inCard('gain lion', 'gain animal'),
  }),
  ECO207: entry({
    message: 'a spot cannot be `{name}`',
    hint: 'name the element its cube is for, as in `energy sun`',
    explanation: 'This element fits every spot, so no spot is for it alone.',
    ...inHead('leaves 2 energy wild', 'leaves 2 energy sun'),
  }),
};
