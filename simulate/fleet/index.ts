/** Public interface of `simulate/fleet`: games on many machines. It loads the Redis clients, so commands import it on demand. */
export { type Fleet, joinFleet } from './fleet.ts';
export { isName } from './names.ts';
export { startFleetWorker } from './worker.ts';
