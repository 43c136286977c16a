/** The door of `simulate/report`: the report as a page. */
export type { People } from '../figures/people.ts';
export { type CardPictures, reportPage } from './report.ts';
