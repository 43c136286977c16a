/**
 * The package entry `ecos-cards/sets`: the bundled sets, compiled, with their texts. Runs in Node and in browsers.
 * @module
 */
export type { Icon, SetIn } from '../../../print/face/index.ts';
export type { BundledSet } from '../sets/bundled.ts';
export { fireAndRain } from '../sets/fire-and-rain.ts';
export { firstContinent } from '../sets/first-continent.ts';
export { newHorizon } from '../sets/new-horizon.ts';
export { polarShores } from '../sets/polar-shores.ts';
