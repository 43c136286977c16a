/**
 * `npm run site [-- --out DIR]`: makes the project's site, as files that any web server can serve from any folder: the
 * documentation as pages, the studio with the catalogue, its gallery and its table, and a report of many games.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openSet } from '../cli/studio/open-set.ts';
import { pageFiles } from '../cli/studio/page.ts';
import { siteData, writeFiles } from '../cli/studio/site.ts';
import { SITE_WORKER, siteWorker, studioSite } from '../studio/serve/index.ts';
import { docsSite } from './site/docs.ts';
import { frontSite } from './site/front.ts';
import { reportSite } from './site/report.ts';

const ROOT = join(import.meta.dirname, '..');
/** The studio's folder on the site. */
const STUDIO = 'studio';

/**
 * Makes the site. Returns the number of its files.
 * @param games how many games the report is about
 */
export async function makeSite(out: string, games = 2000): Promise<number> {
  const page = await pageFiles();
  const data = await siteData(openSet(join(ROOT, 'cards')));
  const studio = studioSite(
    page,
    { ...data, set: { ...data.set, title: 'The catalogue' } },
    `../${SITE_WORKER}`,
  );
  const texts = new Map<string, string | Uint8Array>([
    ...[...studio].map(([file, body]) => [`${STUDIO}/${file}`, body] as const),
    ...(await docsSite(ROOT, STUDIO)),
    ...(await frontSite()),
    ...reportSite(reportOf(games)),
    ['credits.md', readFileSync(join(ROOT, 'print', 'icons', 'CREDITS.md'))],
  ]);
  const files = new Map([...texts].map(([file, text]): [string, Uint8Array] => [file, Buffer.from(text)]));
  files.set(SITE_WORKER, siteWorker(files, page.get('offline.js')!));
  await writeFiles(out, 'ecos-cards', files);
  return files.size;
}

/** The report of the bundled cards, as `npm run report` writes it. */
function reportOf(games: number): string {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'ecos-report-'));
  const file = join(folder.path, 'report.html');
  const options = ['--games', `${games}`, '--inherited', '--report', file];
  execFileSync(process.execPath, [join(ROOT, 'cli', 'ecos.mjs'), 'simulate', ...options], {
    stdio: 'ignore',
  });
  return readFileSync(file, 'utf8');
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { out: { type: 'string', default: join(ROOT, 'out', 'site') } } });
  console.log(`${await makeSite(values.out)} files in ${values.out}`);
}
