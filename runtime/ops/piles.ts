/** What can lie on one tile (R7.2, R7.3). */
import type { BoardTile, TileNeed } from './scenario.ts';
import type { Thing } from './terms.ts';

/** What lies on a tile of a kind. */
export type Pile = Pick<BoardTile, 'terrain' | 'mountains' | 'forests' | 'animals'>;

/** Why so many mountains and forests do not fit on a tile, or nothing if they do (R7.2, R7.3). */
export function whyTooMuch({ terrain, mountains, forests }: Omit<Pile, 'animals'>): string | undefined {
  if (terrain === 'water' && mountains > 0) return 'a mountain never stands on water';
  if (terrain === 'water' && forests > 0) return 'a forest never stands on water';
  if (mountains > 1) return 'a tile holds at most one mountain';
  const room = (terrain === 'grassland' ? 1 : 0) + mountains;
  if (forests <= room) return undefined;
  const tile = mountains > 0 ? `${terrain} with a mountain` : `${terrain} without a mountain`;
  if (room === 0) return `a ${tile} has no room for a forest`;
  return `a ${tile} has room for ${room} ${room === 1 ? 'forest' : 'forests'}, not ${forests}`;
}

/** Why no tile can be so, or nothing if one can. What is not mentioned does not matter (R15.3). */
export function whyNoTile({ terrain, tokens }: TileNeed): string | undefined {
  for (const thing of new Set(tokens.map((token) => token.thing))) {
    if (leastOf(thing, tokens) > mostOf(thing, tokens))
      return `what is said of \`${thing}\` contradicts itself`;
  }
  const forests = leastOf('forest', tokens);
  const needed = leastOf('mountain', tokens);
  // A mountain that is not forbidden may make room for forests.
  const helping = terrain === 'water' ? 0 : Math.min(1, mostOf('mountain', tokens));
  return whyTooMuch({
    terrain: terrain === 'land' ? 'grassland' : terrain,
    mountains: forests > 0 ? Math.max(needed, helping) : needed,
    forests,
  });
}

function leastOf(thing: Thing, tokens: TileNeed['tokens']): number {
  return Math.max(0, ...comparesOf(thing, tokens).map(({ is, amount }) => (is === 'most' ? 0 : amount)));
}

function mostOf(thing: Thing, tokens: TileNeed['tokens']): number {
  const bounds = comparesOf(thing, tokens).filter(({ is }) => is !== 'least');
  return Math.min(Number.POSITIVE_INFINITY, ...bounds.map(({ amount }) => amount));
}

function comparesOf(thing: Thing, tokens: TileNeed['tokens']) {
  return tokens.filter((token) => token.thing === thing).map(({ compare }) => compare);
}
