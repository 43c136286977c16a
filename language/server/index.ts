/** The door of `language/server/`: the Language Server Protocol over questions of `language/`. */
export type { Host } from './host.ts';
export { serveStdio } from './stdio.ts';
