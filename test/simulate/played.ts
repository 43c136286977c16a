/** Random games of the base set, with their tables in a folder. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CatalogueRow, writeTables } from '../../simulate/data/index.ts';
import { gameLine } from '../../simulate/pool/game-line.ts';
import { countMatch, linkMatch, playMatch, type RunSetup } from '../../simulate/run/match.ts';
import type { Simulation } from '../../simulate/run/simulation.ts';
import { readySets } from '../ready-sets.ts';

/** A run of random games with all bundled cards, and the line of each game. */
export function played(games: number, options: Partial<RunSetup['options']> = {}) {
  const { chain } = readySets().find(({ id }) => id === 'first-continent')!;
  const bots = Array<'random'>(4).fill('random');
  const setup = { options: { players: 4, seed: 1, bots, ...options }, inherited: false, against: null };
  const match = linkMatch({ ...setup, chain });
  const all = Array.from({ length: games }, (_, game) => playMatch(match, game));
  for (const game of all) countMatch(match, game);
  return { match, run: match.run, lines: all.map((game) => `${gameLine(game)}\n`).join('') };
}

/** Catalogue rows for the cards of a run, with made-up texts and hands. */
export function catalogueOf({ tables, subject, effects }: Simulation): CatalogueRow[] {
  return subject.cards.map((card) => {
    const { number, deck, spots, leaves } = tables.cards[card];
    return {
      card: number,
      kind: 'card',
      title: number === 7 ? 'A <b>"title"</b> & more' : null,
      deck: ['brown', 'blue'][deck],
      energy: spots.length,
      leaves,
      hands: [],
      steps: effects[card].flatMap(({ steps }) => steps.map(({ op }) => op)),
      text: `Text of ${number}`,
    };
  });
}

/** Writes the run's tables into a new folder; returns its path. */
export async function tablesOf(run: Simulation, lines: string): Promise<string> {
  const temporary = mkdtempSync(join(tmpdir(), 'ecos-tables-'));
  const folder = join(temporary, 'tables');
  mkdirSync(folder);
  const [games, catalogue] = ['games', 'catalogue'].map((name) => join(temporary, `${name}.ndjson`));
  writeFileSync(games, lines);
  writeFileSync(
    catalogue,
    catalogueOf(run)
      .map((row) => `${JSON.stringify(row)}\n`)
      .join(''),
  );
  await writeTables({ lines: [games], catalogue, folder, temporary, about: { test: "it's" } });
  return folder;
}
