/** The places that expectations are about, showing what was expected there. */
import { type Expectation, type Hex, markersOf, type Thing, type TileNeed } from '../../program/index.ts';
import { covers } from '../landscape/items.ts';
import { thingCode } from '../link/words.ts';
import { compares } from '../queries/compare.ts';
import type { Game } from '../state.ts';
import { type TileView, viewLandscape } from '../view/view.ts';

/** A place, and the tile expected there; no tile if the place was expected to be empty. */
export interface ExpectedPlace extends Hex {
  tile?: TileView;
}

/**
 * The place an expectation is about, if there is one. What the expectation does not mention does not matter (R15.3) and
 * is taken from the game.
 */
export function expectedPlace(game: Game, expectation: Expectation): ExpectedPlace | undefined {
  if (expectation.expect !== 'tile' && expectation.expect !== 'empty') return undefined;
  const { q, r } = expectation.hex;
  if (expectation.expect === 'empty') return { q, r };
  return { q, r, tile: expectedTile(game, { q, r }, expectation.need) };
}

function expectedTile(game: Game, hex: Hex, need: TileNeed): TileView {
  const { words } = game.tables;
  const there = viewLandscape(game).find(({ q, r }) => q === hex.q && r === hex.r);
  const fits = there && covers(thingCode(words, need.terrain), thingCode(words, there.terrain));
  const markers = new Set<Thing>(markersOf(words).map(({ name }) => name));
  const tile: TileView = {
    ...(there ?? { ...hex, mountains: 0, forests: 0, animals: [] }),
    // For `land`, either kind of land would match.
    terrain: fits ? there.terrain : need.terrain === 'land' ? 'grassland' : need.terrain,
  };
  for (const { compare, thing } of need.tokens) {
    const resized = (list: readonly string[]) =>
      compares(compare, list.filter((one) => isOf(thing, one)).length)
        ? [...list]
        : withAmount(list, thing, compare.amount);
    if (thing === 'mountain' && !compares(compare, tile.mountains)) tile.mountains = compare.amount;
    else if (thing === 'forest' && !compares(compare, tile.forests)) tile.forests = compare.amount;
    else if (markers.has(thing)) tile.markers = resized(tile.markers ?? []);
    else if (thing !== 'mountain' && thing !== 'forest') tile.animals = resized(tile.animals);
  }
  return tile;
}

const isOf = (thing: Thing, name: string): boolean => thing === 'animal' || thing === name;

/** The list with exactly this many of a thing. */
function withAmount(list: readonly string[], thing: Thing, amount: number): string[] {
  let left = amount;
  const kept = list.filter((one) => !isOf(thing, one) || left-- > 0);
  return [...kept, ...Array.from({ length: Math.max(0, left) }, () => thing)];
}
