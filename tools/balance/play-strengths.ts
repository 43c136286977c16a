/**
 * `npm run balance -- strengths [GAMES]`: plays the bundled cards at four strengths, stores the results in `strengths.json`, and
 * writes the section of `docs/research/balance.md` about them, with its picture. The search plays a tenth of the games.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { agreementPicture } from './agreement-picture.ts';
import { limitsSection } from './limits.ts';
import { emptyRun, MEASUREMENTS } from './measure.ts';
import { measureStrengths, type Strengths } from './strengths.ts';

/** Games of each strength except the search. */
const GAMES = 1000;

const FILE = join(import.meta.dirname, 'strengths.json');
const DOCS = join(import.meta.dirname, '..', '..', 'docs');

/** The results of the last run. */
export const keptStrengths = (): Strengths => JSON.parse(readFileSync(FILE, 'utf8')) as Strengths;

/** Plays the games and writes the results. */
export async function writeStrengths(games = GAMES): Promise<void> {
  const amounts = { games, searchGames: Math.ceil(games / 10), pairs: Math.ceil(games / 4) };
  const found = await measureStrengths(amounts, availableParallelism());
  writeFileSync(FILE, `${JSON.stringify(found)}\n`);
  const run = emptyRun(MEASUREMENTS.bundled.sets.drafted);
  const page = join(DOCS, 'research', MEASUREMENTS.bundled.page);
  writeFileSync(page, withSection(readFileSync(page, 'utf8'), limitsSection(run, found)));
  writePicture(found);
}

/** Writes the picture of the section. */
export function writePicture(found: Strengths): void {
  const picture = agreementPicture(emptyRun(MEASUREMENTS.bundled.sets.drafted), found);
  writeFileSync(join(DOCS, 'pictures', 'balance-strengths.svg'), picture);
}

/** A page with this section in place of the one with the same heading. */
export function withSection(page: string, section: string): string {
  const [heading] = section.split('\n', 1);
  const from = page.indexOf(heading);
  if (from < 0) throw new Error(`the page has no section "${heading}"`);
  const after = page.indexOf('\n## ', from + heading.length);
  return `${page.slice(0, from)}${section}\n${after < 0 ? '' : page.slice(after)}`;
}
