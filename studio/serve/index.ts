/** The door of `studio/serve`: the server of the studio. */
export { withoutPaths } from '../paths.ts';
export type {
  Conflict,
  Draft,
  DraftWanted,
  LookAnswer,
  PrintedAnswer,
  PrintOption,
  PrintWanted,
  Saved,
  SavedText,
  SaveWanted,
} from '../server-messages.ts';
export type { BroughtSet, SiteData } from '../site-messages.ts';
export type { Host, OpenSet, SetOnDisk } from './host.ts';
export { type Studio, startStudio } from './server.ts';
export { policyWith, SITE_WORKER, siteWorker, studioSite } from './site.ts';
