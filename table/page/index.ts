/** The entry of `table/page/`: a table as a web page. */

export type { CardFace, Requests, TableBackend } from './backend.ts';
export { replayOutcomeBanner, replayOutcomeWords } from './changed-cards.ts';
export { boardStop } from './land/board-stop.ts';
export { scrollInto } from './scroll-into.ts';
export { TableController } from './table-controller.ts';
export { SIGN_PATHS, sign, signsOf } from './views/signs.ts';
export { tableView } from './views/table-view.ts';
export { WorkerLine, type WorkerLineOptions } from './worker-line.ts';
