/** Public interface of `simulate/change`: the effects of a change of cards. Uses no Node modules, so it runs in browsers. */
export { type Change, changesBetween } from './card-change.ts';
export * from './cards.ts';
export { type PlayedBoth, playedBoth } from './games.ts';
export { differingLines } from './lines.ts';
export { type ChangeEffect, changeMarkdown } from './markdown.ts';
export { changedOutcome, scenariosOfBoth } from './scenarios.ts';
