/** A game from a link: Play continues it automatically, once. */
import type { SharedGame } from '../../link/link.ts';
import { tabStorage } from '../storage.ts';

/** The key under which a tab stores the game until Play is opened. */
const GAME_KEY = 'ecos-brought-game';

export const storeLinkedGame = (game: SharedGame): void => tabStorage.setItem(GAME_KEY, JSON.stringify(game));

/** Returns the stored game to the first caller, and forgets it. */
export function takeGame(): SharedGame | undefined {
  const text = tabStorage.getItem(GAME_KEY);
  tabStorage.removeItem(GAME_KEY);
  return text === null ? undefined : (JSON.parse(text) as SharedGame);
}
