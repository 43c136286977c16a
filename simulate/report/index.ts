/** Public interface of `simulate/report`: the report as an HTML page. */
export type { People } from '../figures/people.ts';
export { type CardPictures, reportPage } from './report.ts';
