/** The door of `language/server/`: the Language Server Protocol over questions of `language/`. */
export type { ServerHost } from './host.ts';
export { serveStdio } from './stdio.ts';
