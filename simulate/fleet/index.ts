/** The door of `simulate/fleet`: games on many machines. It loads what talks to Redis, so commands load it only when asked for. */
export { type Fleet, type FleetOptions, joinFleet } from './fleet.ts';
export { type Build, isName } from './names.ts';
export { type FleetWorker, startFleetWorker, type WorkerOptions } from './worker.ts';
