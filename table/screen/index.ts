/** The door of `table/screen`: a screen that is told views of a game which is played elsewhere. */
export { type PeopleAtTable, Screen, type Spoken, type ViewTold } from './screen.ts';
