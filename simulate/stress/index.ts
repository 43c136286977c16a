/** Public interface of `simulate/stress`: searches for play that breaks a set. Uses no Node modules, so it runs in browsers. */
export type { GoalKind } from './goals.ts';
export { type Find, runSearch, type SearchResult, type Stress, searchesFor } from './search.ts';
export { gameOfFind, smallestFinds, smallGameLike } from './shrink.ts';
