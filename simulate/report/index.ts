/** The door of `simulate/report`: the report as a page. */
export { type Drawn, reportPage } from './report.ts';
