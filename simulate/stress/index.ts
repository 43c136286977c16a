/** The door of `simulate/stress`: searching for play that breaks a set. Without Node, also in browsers. */
export { arenaOf } from './arena.ts';
export { KINDS, type Kind } from './goals.ts';
export { type Find, type Searched, type Stress, searchAt, singleSearches } from './search.ts';
export { smallestFind } from './shrink.ts';
