/** The entry of `table/screen`: a screen that receives views of a game played elsewhere. */
export type { CardsOfGame } from './far-table.ts';
export { type PeopleAtTable, Screen, type ViewUpdate } from './screen.ts';
