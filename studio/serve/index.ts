/** The entry point of `studio/serve`: the server of the studio. */

export { withoutPaths } from '../paths.ts';
export { optionsInBrowser } from '../print-options.ts';
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
export type { IncludedSet, SiteData } from '../site-messages.ts';
export { empty, HEADERS, type HttpAnswer, json, refused, send } from './answers.ts';
export { fieldsOf, readBody } from './body.ts';
export { hasKey, isKey, originsAt, strangerTo } from './guard.ts';
export type { OpenSet, SetOnDisk, StudioHost } from './host.ts';
export { listen } from './listen.ts';
export { pageFile } from './page-files.ts';
export { type StudioServer, startStudio } from './server.ts';
export { POLICY_ELEMENT, SITE_WORKER, siteWorker, studioSite } from './site.ts';
