/** The entry for the pictures of cards, which loads nothing that draws. */
export { plainArt } from './card-art.ts';
export {
  type ArtContent,
  type ArtFault,
  type ArtSource,
  LARGEST_ART,
  readArt,
  TOO_LARGE,
} from './source.ts';
