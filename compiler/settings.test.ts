/** Invalid numbers and words in the declaration of a set (ECO306, ECO5xx, ECO116). */
import { type Coded, testCodes } from '../test/coded.ts';

const SETTINGS: Coded[] = [
  ['players 2 to 4'],
  ['players 3 to 3'],
  ['players 4 to 2', 'ECO509'],
  ['players 0 to 4', 'ECO306'],
  ['target 60 short 40'],
  ['target 60 short 80', 'ECO509'],
  ['target 0', 'ECO306'],
  ['target 60 short 0', 'ECO306'],
  ['cubes 30 start 5'],
  ['cubes 3 start 5', 'ECO509'],
  ['cubes +6'],
  ['cubes +0', 'ECO306'],
  ['deal 2 brown, 1 blue, 3 active'],
  ['deal 2 brown, 1 blue, 4 active', 'ECO509'],
  ['deal 0 brown, 0 blue, 0 active', 'ECO509'],
  ['draw 2 for 2 players'],
  ['draw 0', 'ECO306'],
  ['draw 1 for 0 players', 'ECO306'],
  ['supply land 40, water 30'],
  ['supply land 40, water 30, land 50', 'ECO508'],
  ['supply forest 0'],
  ['supply land +6, water 30'],
  ['supply land +0', 'ECO306'],
  ['supply land +6, land 50', 'ECO508'],
];
testCodes(SETTINGS, (settings) => `set s "S" extends first-continent\n  ${settings}\n`);

testCodes([
  ['set s "S"\n  cubes +6\nelement wild x2 any', 'ECO509'],
  ['set s "S"\nelement sun x10\nelement wild x0 any', 'ECO506'],
  ['set s "S" extends first-continent\nelement wild x0 any', 'ECO506'],
  ['layout pond ""', 'ECO510'],
  ['layout pond ". ."', 'ECO510'],
  ['layout pond "w l"', 'ECO605'],
  ['layout pond "W d"'],
  ['animal okapi plural lion x3 on grassland', 'ECO116'],
  ['animal okapi plural lions x3 on grassland', 'ECO116'],
  ['animal okapi plural grassland x3 on grassland', 'ECO116'],
  ['animal okapi plural per x3 on grassland', 'ECO116'],
  ['animal okapi plural Okapis x3 on grassland', 'ECO116'],
  ['animal okapi plural okapi x3 on grassland'],
  ['animal lion plural lions x3 on grassland'],
  ['animal goose plural geese x3 on grassland\nanimal geese x3 on water', 'ECO116'],
  ['animal okapi x3 on grassland or grassland', 'ECO105'],
  // A word of everyday language that the set declares.
  ['animal tree x3 on water card 1 brown leaves 2 energy sun { place tree }'],
]);
