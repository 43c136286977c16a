/** Statistics of people's games with the cards of a run, from the tables of `ecos host`. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type SetProgram, UserError } from '../../program/index.ts';
import type { People } from '../../simulate/report/index.ts';
import { cardFindings, MARKS } from '../../table/index.ts';
import { DataFiles } from '../host/data-files.ts';
import { defaultData } from '../host/watched-set.ts';
import { readFindings } from '../playtest/read-findings.ts';

/**
 * The games of people in a folder of `ecos host`, by default the one next to the set; null if no person has finished a game
 * there.
 * @throws UserError if a named folder has no such games, or the folder cannot be read
 */
export function readPeople(
  named: string | undefined,
  path: string | undefined,
  chain: readonly SetProgram[],
): People | null {
  const folder = named ?? defaultData(path);
  if (named === undefined && !existsSync(folder)) return null;
  const files = new DataFiles(resolve(folder));
  const findings = readFindings(files);
  const games = new Set(
    findings.seats.flatMap(({ player, table, game }) => (player === 'human' ? [`${table} ${game}`] : [])),
  );
  if (games.size === 0) {
    if (named === undefined) return null;
    throw new UserError(`Nobody has played a game to its end in ${named}.`);
  }
  const cards = cardFindings(findings, files.isSame(chain)).map(
    ({ card, people, seconds, undone, notes }) => ({
      number: card,
      people,
      seconds,
      undone,
      notes: MARKS.flatMap((mark) => (notes[mark] > 0 ? [`${mark} ${notes[mark]}`] : [])).join(', '),
    }),
  );
  return { from: folder, games: games.size, cards };
}
