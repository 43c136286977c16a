/** The door of `simulate/worth/`: what effects are worth. It needs nothing of the rest of `simulate/`, and nothing of Node. */
export { triedWith, type Worth, worthInSteps, worthOf } from './worth.ts';
