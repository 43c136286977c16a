/** The door of `simulate/stress`: searching for play that breaks a set. Without Node, also in browsers. */
export { type GoalKind, KINDS } from './goals.ts';
export { type Find, type Searched, type Stress, searchAt, searchesFor } from './search.ts';
export { gameOfFind, smallestFinds, smallGameLike } from './shrink.ts';
