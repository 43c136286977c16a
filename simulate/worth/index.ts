/** The door of `simulate/worth/`: what effects are worth. It imports neither the rest of `simulate/` nor Node. */
export { keptSituations, knownAnimals } from './situations.ts';
export { type StepCount, type Telling, type TellingKind, type Tellings, tellingInSteps } from './telling.ts';
export { triedWith, type Worth, worthInSteps, worthOf } from './worth.ts';
