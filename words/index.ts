/** Entry of `words/`: what people say in their own words, as drafts of cards. */
export {
  type Draft,
  type DraftPiece,
  inCardOrder,
  LONGEST_TEXT,
  MOST_SENTENCES,
  readDrafts,
  type WordsDraft,
} from './draft.ts';
export { type BlockReader, draftFixes, PROSE_CODE, withExactDrafts } from './fixes.ts';
