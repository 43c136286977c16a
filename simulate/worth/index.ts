/** Public interface of `simulate/worth/`: what effects are worth. It imports neither the rest of `simulate/` nor Node modules. */
export { keptSituations, knownAnimals } from './situations.ts';
export { type StepCount, type Telling, type TellingKind, type Tellings, tellingInSteps } from './telling.ts';
export { triedWith, type Worth, worthInSteps, worthOf } from './worth.ts';
