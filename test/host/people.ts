/** Games of people with the cards of a bundled set, without a host. */
import { onTestFinished } from 'vitest';
import { Data } from '../../cli/host/data.ts';
import { openTable } from '../../cli/host/live-table.ts';
import {
  type BotTask,
  cardsOf,
  entryText,
  type GameBegun,
  HUMAN,
  journalHead,
  type Player,
  Table,
} from '../../table/index.ts';
import { readySets } from '../ready-sets.ts';
import { temporaryFolder } from './opened.ts';

export const { chain } = readySets().find(({ id }) => id === 'new-horizon')!;
export const cards = cardsOf(chain);

/** The secret of the games. */
export const SECRET = '0123456789abcdef0fedcba987654321';

/** How a game begins, by default of three people to 25 points. */
export const begun = (
  options: object = {},
  players: readonly string[] = [HUMAN, HUMAN, HUMAN],
): GameBegun => ({
  at: 0,
  is: 'begun',
  cards: 'now',
  players: players as Player[],
  options: { players: players.length, seed: 0, secret: SECRET, target: 25, ...options },
});

/** A table at which that game begins. */
export const tableOf = (...game: Parameters<typeof begun>): Table => new Table(() => cards, begun(...game));

const ID = 'aaaaaaaaaa';

/** A folder of a host with a table at which a game has begun, which no host uses yet. Returns the name of the cards, too. */
export function dataWith(...game: Parameters<typeof begun>) {
  const data = new Data(temporaryFolder());
  const name = data.keepCards({ chain, look: { nouns: {}, icons: {} } });
  data.begin(ID, entryText(journalHead(ID)) + entryText({ ...begun(...game), cards: name }));
  return { data, name };
}

/** A table with its files, at which a test decides for bots, and the errors that it has reported. */
export function tableWithBots(players: readonly string[], decide: (task: BotTask) => Promise<number>) {
  const { data, name } = dataWith({}, players);
  const reported: unknown[] = [];
  const live = openTable(ID, {
    data,
    bots: { decide: (_, task) => decide(task) },
    cardsNow: () => name,
    begunNow: () => {
      throw new Error('not needed');
    },
    now: () => 0,
    report: (error) => reported.push(error),
  });
  onTestFinished(() => {
    live.close();
    data.close();
  });
  return { live, reported };
}
