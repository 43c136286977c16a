/** The plain set with two Landscape Features, each several times so that they are often in a hand. */
import type { Step } from '../../program/operations.ts';
import type { FeatureProgram, SetProgram } from '../../program/set.ts';
import { plainSet } from '../plain-set.ts';
import { atEnd, beside, cell, elements, feature, onPlay, SUMMITS, vp, when } from './cards.ts';

const perTile: Step = {
  op: 'gain',
  rewards: [{ gain: 'vp', amount: 1 }],
  per: { each: 2, of: { count: 'things', things: ['grassland'] } },
};

/** A triangle of mountains, which become its token; two elements whenever a mountain is placed (R15.5, R15.10). */
const peak = (number: number): FeatureProgram =>
  feature(number, {
    pattern: SUMMITS,
    token: 'peak',
    triggers: [onPlay(elements('leaf')), when('mountain', 'placed', [elements('sun rain')])],
  });

/** Two grasslands next to a third land tile; moves that begin on it score, and grassland at the end (R15.11). */
const plain = (number: number): FeatureProgram =>
  feature(number, {
    deck: 'brown',
    pattern: [cell(0, 0, 'grassland'), cell(1, 0, 'grassland'), beside(0, 1, 'land')],
    triggers: [
      onPlay(vp(1)),
      when('animal', 'moved', [vp(1)], { from: { region: 'this-feature' } }),
      when('forest', 'removed', [elements('rain')]),
      atEnd(perTile),
    ],
  });

/** Eight of each: 901 to 908 blue, 911 to 918 brown. */
export const featureSet: SetProgram = {
  ...plainSet,
  id: 'plain-with-features',
  features: Array.from({ length: 8 }, (_, i) => 901 + i).flatMap((number) => [
    peak(number),
    plain(number + 10),
  ]),
};
