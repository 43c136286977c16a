/** The door of `studio/serve`: the server of the studio. */
export type { Host, OpenSet, SetOnDisk } from './host.ts';
export { type Studio, startStudio } from './server.ts';
