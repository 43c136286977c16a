/** The door of `simulate/change`: what a change of cards does, also as Markdown. Without Node, also in browsers. */
export {
  type CardChange,
  cardChanges,
  type PropertyChange,
  type VersionOfSet,
} from './cards.ts';
export { type PlayedBoth, playedBoth } from './games.ts';
export { differingLines } from './lines.ts';
export { type ChangeEffect, markdownOf } from './markdown.ts';
export { type ChangedOutcome, changedOutcome, scenariosOfBoth } from './scenarios.ts';
