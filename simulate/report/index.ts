/** Public interface of `simulate/report`: the report as an HTML page. */
export { type CardPictures, reportPage } from './report.ts';
