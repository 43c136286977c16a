/** The door of `simulate/worth/`: what effects are worth. It needs nothing of the rest of `simulate/`, and nothing of Node. */
export { keptSituations, knownAnimals } from './situations.ts';
export { type StepCount, type Telling, type TellingKind, type Tellings, tellingInSteps } from './telling.ts';
export { triedWith, type Worth, worthInSteps, worthOf } from './worth.ts';
