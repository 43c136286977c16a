/** The entry of `language/server/`: the Language Server Protocol on top of `language/`. */
export { answerRequest, serverCapabilities } from './answer.ts';
export type { ServerHost } from './host.ts';
export { loadHandlers } from './request-table.ts';
export { serveStdio } from './stdio.ts';
