/** The entry of `table/page/`: a table as a web page. */

export { ReplayOutcomeBanner } from './changed-cards.tsx';
export { OptionBoard, type OptionBoardProps } from './land/option-board.tsx';
export { scrollInto } from './scroll-into.ts';
export { TableController } from './table-controller.ts';
export { SIGN_PATHS } from './views/signs.tsx';
export { TableScreen } from './views/table-screen.tsx';
export { WorkerLine } from './worker-line.ts';
