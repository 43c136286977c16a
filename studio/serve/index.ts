/** The entry point of `studio/serve`: the server of the studio. */

export { fillOneFile, ONE_FILE_TEMPLATE } from '../one-file.ts';
export { DRAFT_PREFIX, pathProblem, withoutPaths } from '../paths.ts';
export type * from '../server-messages.ts';
export type { BundledSet, SiteData } from '../site-messages.ts';
export type { FileText } from '../text-places.ts';
export { json, pageFile, pictureFile, readBody, refusal, refuseWith } from './answers.ts';
export { listen, newApp, type Server } from './app.ts';
export { isKey, requestKey, serverOrigins } from './guard.ts';
export type { OpenSet, SetOnDisk, StudioHost } from './host.ts';
export { startStudio } from './server.ts';
export { POLICY_ELEMENT, SITE_WORKER, siteWorker, studioSite } from './site.ts';
