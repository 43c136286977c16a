/** Entry of `program/`: what a compiled set is. Nothing here depends on how a set is written, played or printed. */

export * from './checks/consistency.ts';
export { mentionedAnimals } from './checks/names.ts';
export * from './checks/nouns.ts';
export { type Pile, whyNoTile, whyTooMuch } from './checks/stacking.ts';
export { blockDecisions, decisionsOfFeature } from './decisions/decisions.ts';
export * from './decisions/questions.ts';
export { type GamesAllowed, gamesAllowed } from './games-allowed.ts';
export { hashSet, hashSets, hashText, isSameData, keysInOrder, type SetHash } from './hash.ts';
export { columnNumber, hexName, nameHex, parseHex, rowName } from './hexes/hex-names.ts';
export * from './hexes/hexes.ts';
export { drawSketch, FREE_LETTERS } from './hexes/sketch.ts';
export { MAX_DISTANCE, MAX_SPOTS } from './limits.ts';
export { memoize } from './memoize.ts';
export { capitalize, cardLabel, pluralize, signedNumber } from './messages/labels.ts';
export { checkOneOf, type RefusalCode, UserError } from './messages/user-error.ts';
export { type NamedThing, namedThings, namesOfThings } from './named-things.ts';
export * from './operations.ts';
export * from './pieces.ts';
export * from './problem.ts';
export { Recent } from './recent.ts';
export { RECOMMENDED_PAIRS } from './recommended-pairs.ts';
export * from './scenario.ts';
export { SCHEMA_FILE, schemaFile } from './schema/file-schema.ts';
export { Type } from './schema/schema.ts';
export * from './selection.ts';
export * from './set.ts';
export { runToEnd, shrink, shrinkInSteps, withoutRuns } from './shrink.ts';
export { HAND_DEEDS, type HandDeed, MOST_BY_HAND } from './steps/by-hand.ts';
export { firstWord, type Objects, type Outcome } from './steps/operation.ts';
export { swappedWith } from './steps/swap.ts';
export type * from './terms.ts';
export {
  ART_FILE_PATTERN,
  DEEDS,
  ENGINE_THINGS,
  isToken,
  NAME_PATTERN,
  REGIONS_OF_THIS,
  SPENDINGS,
  SPENT,
  TERRAINS,
  TEXT_PATTERN,
  TOKENS,
  wordFor,
} from './terms.ts';
export { forestRoom, pieceHomes, TILE_ROOM, TOKEN_HOMES } from './tile-room.ts';
export * from './triggers.ts';
export {
  allSteps,
  hasImpact,
  innerBlocks,
  isByHand,
  isImpact,
  namedPlayers,
  type StepPath,
  speciesName,
  stepAt,
} from './walk.ts';
export { isThisTile, sitesOf } from './where.ts';
