/**
 * `npm run balance -- hands [GAMES] [SEARCHES]`: plays the preset hands with the two strongest players of the ladder, stores the
 * results in `hands.json`, and writes the section about them in each page. Without numbers, it plays as many games of each kind as
 * the last run. A game of the search takes some sixty times as long; with 0 SEARCHES it is left out.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { BotName } from '../../runtime/index.ts';
import { between, percent, withThousands } from '../../simulate/figures/labels.ts';
import { FEWEST_GAMES } from '../../simulate/figures/multiple-testing.ts';
import type { Figures } from '../../simulate/figures/registry.ts';
import { figuresOf } from '../../simulate/figures/registry.ts';
import { LADDER, SEARCH } from '../../simulate/index.ts';
import {
  emptyRun,
  type GameKind,
  type GamesRequest,
  KINDS,
  MEASUREMENTS,
  type Measured,
  type Measurement,
} from './measure.ts';
import { HAND } from './promises.ts';

/** The two strongest players, the weaker first. */
const STRONGEST: readonly BotName[] = LADDER.slice(-2);
/** Games of a kind that was not played before: by the weaker of the two players, and by the search. */
const GAMES = 4000;
const SEARCHES = 400;
/** The kinds of games with preset hands: all but drafted ones. */
const PRESET = KINDS.filter((kind) => kind !== 'drafted');

const FILE = join(import.meta.dirname, 'hands.json');

/** The games of one kind by one player. */
export interface HandGames {
  set: string;
  kind: GameKind;
  bot: BotName;
  games: number;
  /** How the number of games was chosen, if not in advance; shown below the table. Kept while the results stay the same. */
  remark?: string;
  hands: Figures['hands'][number][];
}

/** The results of the last run. */
export const keptHands = (): HandGames[] => JSON.parse(readFileSync(FILE, 'utf8')) as HandGames[];

/** Plays the games of all pages and stores the results. */
export async function playHands(
  play: (request: GamesRequest) => Promise<Measured>,
  games?: number,
  searches?: number,
): Promise<HandGames[]> {
  const last = keptHands();
  const players = STRONGEST.filter((bot) => bot !== SEARCH || searches !== 0);
  const requests = Object.values<Measurement>(MEASUREMENTS).flatMap(({ sets }) =>
    PRESET.flatMap((kind) => {
      const set = sets[kind];
      return set === undefined ? [] : players.map((bot) => ({ set, kind, bot }));
    }),
  );
  const found = await Promise.all(
    requests.map(async ({ set, kind, bot }): Promise<HandGames> => {
      const before = last.find((one) => one.set === set && one.kind === kind && one.bot === bot);
      const [asked, usual] = bot === SEARCH ? [searches, SEARCHES] : [games, GAMES];
      const amount = asked ?? before?.games ?? usual;
      const { tally } = await play({ set, kind, bot, games: amount });
      const hands = figuresOf({ ...emptyRun(set), tally }).hands.filter((hand) => hand.games > 0);
      const remark = isDeepStrictEqual(hands, before?.hands) ? before?.remark : undefined;
      return { set, kind, bot, games: amount, hands, ...(remark !== undefined && { remark }) };
    }),
  );
  writeFileSync(FILE, `${JSON.stringify(found)}\n`);
  return found;
}

/** The section of a page about the hands of its sets. */
export function handsSection({ sets }: Measurement, all: readonly HandGames[]): string {
  const ofPage = all.filter(({ kind, set }) => sets[kind] === set);
  const tables = PRESET.flatMap((kind) => {
    const found = ofPage.filter((one) => one.kind === kind);
    return found.length === 0 ? [] : [handsTable(kind, found)];
  });
  const outside = ofPage.flatMap(({ bot, hands }) =>
    hands.filter(isOutside).map(({ name }) => `${name} (\`${bot}\`)`),
  );
  return `## Hands of stronger players

How often each preset hand wins where stronger players have all of them (\`npm run balance -- hands\` plays these games, in the same
combinations as those of greedy players), with its 95 % interval. Shares that miss the target of ${percent(HAND.least)} % to ${percent(HAND.most)} % are
**bold**; a dash stands for fewer than ${FEWEST_GAMES} games. ${
    outside.length === 0
      ? 'No hand misses it with its whole interval.'
      : `These miss it with their whole interval: ${outside.join(', ')}.`
  }

${tables.join('\n\n')}`;
}

/** Whether a hand certainly wins too often or too seldom. */
function isOutside({ games, low, high }: Figures['hands'][number]): boolean {
  return games >= FEWEST_GAMES && (low > HAND.most || high < HAND.least);
}

/** A row for each hand, those that win most first, and a column for each player. */
function handsTable(kind: GameKind, found: readonly HandGames[]): string {
  const rows = found[0].hands
    .toSorted((a, b) => b.winShare - a.winShare)
    .map(({ name }) => {
      const cells = found.map(({ hands }) => shown(hands.find((hand) => hand.name === name)));
      return `| ${[name, ...cells].join(' | ')} |`;
    });
  const heads = [
    `${kind} hand`,
    ...found.map(({ bot, games }) => `% won, \`${bot}\` (${withThousands(games)} games)`),
  ];
  const table = [`| ${heads.join(' | ')} |`, `|${heads.map(() => ' --- |').join('')}`, ...rows].join('\n');
  return [table, ...found.flatMap(({ remark }) => remark ?? [])].join('\n\n');
}

function shown(hand: Figures['hands'][number] | undefined): string {
  if (!hand || hand.games < FEWEST_GAMES) return '–';
  const { winShare } = hand;
  const isFair = winShare >= HAND.least && winShare <= HAND.most;
  const share = isFair ? percent(winShare) : `**${percent(winShare)}**`;
  return `${share} (${between(hand)})`;
}
