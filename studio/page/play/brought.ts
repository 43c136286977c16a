/** A game that came by a link: Play goes on with it by itself, once. */
import type { SharedGame } from '../../link/link.ts';
import { tabStorage } from '../storage.ts';

/** Under this name a tab keeps it until Play is opened. */
const BROUGHT = 'ecos-brought-game';

export const bringGame = (game: SharedGame): void => tabStorage.setItem(BROUGHT, JSON.stringify(game));

/** The game that came, for the first who asks. */
export function takeGame(): SharedGame | undefined {
  const text = tabStorage.getItem(BROUGHT);
  tabStorage.removeItem(BROUGHT);
  return text === null ? undefined : (JSON.parse(text) as SharedGame);
}
