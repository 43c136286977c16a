/** The entry of `table/page/`: a table as a web page. */

export { AtTable } from './at-table.ts';
export type { CardFace, Requests, TableBackend } from './backend.ts';
export { againBanner, againWords } from './changed-cards.ts';
export { boardStop } from './land/board-stop.ts';
export { scrollInto } from './scroll-into.ts';
export { SIGN_PATHS, sign, signsOf } from './views/signs.ts';
export { tableView } from './views/table-view.ts';
export { WorkerLine, type WorkerLineOptions } from './worker-line.ts';
