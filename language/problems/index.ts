/** The entry for warnings that need the layout of cards. */

export { pictureWarnings } from '../cards/pictures.ts';
export { foldersOfFile } from '../cards/set-extras.ts';
export { allTooLong, longTexts } from './too-long.ts';
