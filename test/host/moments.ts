/** Tables at a moment that a test looks for: a game of chance is played to there, and a host goes on with it. */
import { appendFileSync, globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPlayableSet } from '../../cli/load/compile.ts';
import type { View } from '../../runtime/index.ts';
import { choiceEvent } from '../../table/game/table-events.ts';
import { chainCards, type GameBegun, HUMAN, Table, type TableEvent } from '../../table/index.ts';
import { BY_HAND_SET } from '../table/by-hand.ts';
import { begun } from '../table/people.ts';
import { firstTable, temporaryFolder } from './opened.ts';
import { hostWithPages } from './pages.ts';

/** A moment, as the first seat sees it. */
export interface Moment {
  players?: number;
  options?: object;
  /** The text of a set of its own, instead of a bundled one. */
  set?: string;
  is(view: View): boolean;
}

/** Plays by chance, the same each time, until the moment has come. */
function gameTo(
  { players = 4, options, is }: Moment,
  cards: ReturnType<typeof chainCards>,
): { begun: GameBegun; events: TableEvent[] } {
  const first = begun({ target: 300, ...options }, Array(players).fill(HUMAN));
  const table = new Table(() => cards, first);
  const events: TableEvent[] = [];
  for (let n = 1; !is(table.firstSeen(0).view); n++) {
    const [seat] = table.choosers;
    if (seat === undefined) throw new Error('the game was over before');
    const { options: offered } = table.asked(seat)!.asked;
    const event = choiceEvent(table, seat, (n * 7919) % offered.length, 0);
    events.push(event);
    table.take(event);
  }
  return { begun: first, events };
}

/** A host whose table is at a moment, for people at all seats, or with bots at the others. Returns its links. */
export async function tableAt(moment: Moment, others = HUMAN as string) {
  const path = moment.set === undefined ? 'cards/new-horizon' : join(temporaryFolder(), 'own.eco');
  if (moment.set !== undefined) writeFileSync(path, moment.set);
  const { sets } = await loadPlayableSet([path]);
  const { begun: first, events } = gameTo(moment, chainCards(sets[0].chain));
  const players = first.players.map((player, seat) => (seat === 0 ? player : (others as typeof player)));
  const { secret, ...options } = first.options;
  const wanted = {
    path,
    data: temporaryFolder(),
    players,
    options,
    secret: () => secret!,
  };
  const empty = await hostWithPages(wanted);
  await empty.close();
  const [journal] = globSync('**/log.jsonl', { cwd: wanted.data });
  appendFileSync(join(wanted.data, journal!), events.map((event) => `${JSON.stringify(event)}\n`).join(''));
  return firstTable(await hostWithPages(wanted));
}

const optionsOf = ({ decision }: View) => decision?.options ?? [];

/** The moments with the most to show. */
export const FULL_MOMENTS = {
  places: {
    is: (view: View) => optionsOf(view).filter((one) => one.option === 'hex' && !one.to).length >= 28,
  },
  moves: { is: (view: View) => optionsOf(view).filter((one) => one.option === 'hex' && one.to).length >= 38 },
  hand: { is: ({ seats, decision }: View) => seats[0]!.hand!.length >= 14 && decision?.seat === 0 },
  cards: { is: (view: View) => optionsOf(view).filter((one) => one.option === 'card').length >= 12 },
  cubes: {
    options: { secret: '2'.repeat(32) },
    is: (view: View) => optionsOf(view).filter((one) => one.option === 'cube').length >= 12,
  },
  six: { players: 6, is: (view: View) => view.draws > 40 && view.decision?.seat === 0 },
  others: {
    is: ({ seats }: View) => seats.slice(1).reduce((sum, { active }) => sum + active.length, 0) >= 27,
  },
  two: {
    is: (view: View) => view.decisions > 0 && optionsOf(view).length === 2 && view.decision?.seat === 0,
  },
  'by hand': {
    players: 2,
    set: BY_HAND_SET,
    options: { ownFirst: true },
    is: ({ decision }: View) => decision?.seat === 0 && decision.kind === 'by-hand',
  },
  end: { options: { target: 30 }, is: ({ status }: View) => status !== 'playing' },
} satisfies Record<string, Moment>;
