/** Entry of `words/`: what people say in their own words, as drafts of cards. */
export {
  type Draft,
  type DraftPiece,
  hasHole,
  inCardOrder,
  isFeatureText,
  LongText,
  readDrafts,
  type WordsDraft,
  withoutStops,
} from './draft.ts';
export { type BlockReader, draftFixes, PROSE_CODE, withExactDrafts } from './fixes.ts';
