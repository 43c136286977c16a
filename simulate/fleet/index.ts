/** Public interface of `simulate/fleet`: games on many machines. It loads the Redis clients, so commands import it on demand. */
export { type Fleet, type FleetOptions, joinFleet } from './fleet.ts';
export { type Build, isName } from './names.ts';
export { startFleetWorker, type WorkerOptions } from './worker.ts';
