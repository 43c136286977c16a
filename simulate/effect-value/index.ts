/** Public interface of `simulate/effect-value/`: what effects are worth. It imports neither the rest of `simulate/` nor Node modules. */

export { type EffectValue, effectValue, effectValueInSteps, triedWith } from './effect-value.ts';
export * from './informative-boards.ts';
export { keptSituations, knownAnimals } from './situations.ts';
export * from './words.ts';
