/** The entry of `language/server/`: the Language Server Protocol on top of `language/`. */
export type { ServerHost } from './host.ts';
export { answerRequest, loadHandlers, serverCapabilities } from './request-table.ts';
export { serveStdio } from './stdio.ts';
