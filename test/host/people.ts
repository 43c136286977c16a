/** The files of games of people, without a host. */
import { onTestFinished } from 'vitest';
import { Data } from '../../cli/host/data.ts';
import { LiveTable } from '../../cli/host/live-table.ts';
import { type BotTask, entryText, journalHead } from '../../table/index.ts';
import { begun, chain } from '../table/people.ts';
import { temporaryFolder } from './opened.ts';

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
  const live = new LiveTable(ID, {
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
