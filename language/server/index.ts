/** The entry of `language/server/`: the Language Server Protocol on top of `language/`. */
export { answerRequest } from './answer.ts';
export type { ServerHost } from './host.ts';
export { loadHandlers, serverCapabilities } from './request-table.ts';
export { serveStdio } from './stdio.ts';
