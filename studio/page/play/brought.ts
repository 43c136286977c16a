/** Games in links: Play continues one from a link automatically, once, and makes a link to a game that is over. */
import type { SharedGame } from '../../link/link.ts';
import type { OpenAnswer } from '../../server-messages.ts';
import type { Asking } from '../parts.ts';
import { linkTarget } from '../site/place.ts';
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

/** A link to the set and a game with its cards; undefined if the game has other cards, or for texts that are too long for a link. */
export async function replayLink(
  { line, set }: Asking & { readonly set: Pick<OpenAnswer, 'shareTo' | 'title'> },
  game: SharedGame,
): Promise<string | undefined> {
  const [playable, linked] = await Promise.all([line.ask('chain', {}), line.ask('linked', {})]);
  const [head = ''] = game.log.split('\n', 1);
  const played: { sets: { hash: string }[] } = JSON.parse(head);
  if (!linked || !playable || !('chain' in playable)) return undefined;
  if (`${playable.hashes}` !== `${played.sets.map(({ hash }) => hash)}`) return undefined;
  const { BadLink, linkTo } = await import('../../link/link.ts');
  try {
    return linkTarget(set) + (await linkTo({ ...linked, title: set.title, game }));
  } catch (error) {
    if (error instanceof BadLink) return undefined;
    throw error;
  }
}
