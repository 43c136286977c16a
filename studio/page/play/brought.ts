/** A game from a link: Play continues it automatically, once. */
import type { SharedGame } from '../../link/link.ts';
import { tabStorage } from '../storage.ts';

/** The key under which a tab stores the game until Play is opened. */
const BROUGHT = 'ecos-brought-game';

export const bringGame = (game: SharedGame): void => tabStorage.setItem(BROUGHT, JSON.stringify(game));

/** Returns the stored game to the first caller, and forgets it. */
export function takeGame(): SharedGame | undefined {
  const text = tabStorage.getItem(BROUGHT);
  tabStorage.removeItem(BROUGHT);
  return text === null ? undefined : (JSON.parse(text) as SharedGame);
}
