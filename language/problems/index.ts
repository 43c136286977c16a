/** The entry for warnings that need the layout of cards. */
export { foldersOfFile } from '../cards/set-look.ts';
export { allTooLong, longTexts } from './too-long.ts';
