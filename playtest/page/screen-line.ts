/** The line to the worker that says and draws what a server tells of a table. */
import type { CardWords } from '../../table/index.ts';
import { FIRST_ROOM, WorkerLine } from '../../table/page/index.ts';
import type { CardsOfGame, ScreenTold, ToScreen } from '../screen-messages.ts';

/** How people read the cards. */
const LANG = 'en';

export type ScreenLine = WorkerLine<ScreenTold>;

export function newScreenLine(
  told: (told: ScreenTold) => void,
  changed: () => void,
  lost: () => void,
): ScreenLine {
  return new WorkerLine<ScreenTold>({
    worker: new Worker('/table-screen.js'),
    lang: LANG,
    opening: { opening: { lang: LANG, room: FIRST_ROOM } } satisfies ToScreen,
    ...{ told, changed, lost },
  });
}

/**
 * Gets the cards of a game, and gives them to the worker.
 * @param game counts the games of the table from 0; the last without it
 * @throws Error with what the server says
 */
export async function loadCards(
  line: ScreenLine,
  id: string,
  key: string,
  game?: number,
): Promise<{ title: string; cards: ReadonlyMap<number, CardWords> }> {
  const answer = await fetch(`/t/${id}/cards${game === undefined ? '' : `?game=${game}`}`, {
    headers: { 'x-ecos-key': key },
  });
  if (!answer.ok) throw new Error(((await answer.json()) as { error: string }).error);
  const cards = (await answer.json()) as CardsOfGame;
  line.forget();
  line.send({ cards } satisfies ToScreen);
  const words: readonly CardWords[] = await line.ask('cards', {});
  return {
    title: cards.chain.at(-1)?.title ?? '',
    cards: new Map(words.map((card) => [card.number, card])),
  };
}
