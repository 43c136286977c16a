/**
 * The bundled cards at four strengths: games with the same deals by random, greedy, learned and searching players, and what
 * learned players lose without some cards. Stored as plain data (`strengths.json`), because these games take far longer than
 * greedy ones.
 */
import { compileSources } from '../../cli/load/compile.ts';
import { sourcesOf } from '../../cli/load/find.ts';
import { playAll } from '../../cli/simulation/run-games.ts';
import type { BotName } from '../../runtime/index.ts';
import {
  LADDER,
  type Ladder,
  ladderOf,
  matchOf,
  type RestrictedPlay,
  type Rung,
  type RunSetup,
  restrictedOf,
  restrictedSetup,
  rungSetup,
  SEARCH,
} from '../../simulate/index.ts';
import { PLAYERS } from './measure.ts';

/** Cards that bring elements, cubes or cards, or turn a card; three of them give no points at all. */
export const BRINGING = [61, 62, 63, 67, 103, 123];

/** Games of each kind. */
export interface Amounts {
  games: number;
  searchGames: number;
  /** Pairs of games for each card that is withheld. */
  pairs: number;
}

/** The results of a card at one strength. */
export interface CardAtStrength {
  number: number;
  /** Games begun with it in hand, and how many of those it stayed there to the end. */
  held: number;
  dead: number;
  completed: number;
  /** Points for its owner, and for all others together. */
  points: number;
  others: number;
  /** Win lift, and the number of games it is based on. */
  lift: number;
  games: number;
}

/** The results. */
export interface Strengths {
  set: string;
  seed: number;
  strengths: { bot: BotName; games: number; draws: number; points: number; cards: CardAtStrength[] }[];
  agreement: Ladder['agreement'];
  agreed: number;
  disputed: number;
  restricted: RestrictedPlay;
}

const SET = 'new-horizon';
/** Not a seed that was used to tune cards. */
const SEED = 2027;

/** Plays all games, in this many worker processes. */
export async function measureStrengths(
  { games, searchGames, pairs }: Amounts,
  jobs: number,
): Promise<Strengths> {
  const [{ chain }] = compileSources(sourcesOf([SET])).sets;
  const bots = Array<'greedy'>(PLAYERS).fill('greedy');
  const setup: RunSetup = {
    chain,
    options: { players: PLAYERS, seed: SEED, bots },
    inherited: true,
    against: null,
  };
  const rungs: Rung[] = [];
  for (const bot of LADDER) {
    const rung = rungSetup(setup, bot);
    const match = matchOf(rung);
    await playAll(rung, match, { games: bot === SEARCH ? searchGames : games, jobs, what: bot });
    rungs.push({ bot, run: match.run });
  }
  const without = restrictedSetup(setup, BRINGING);
  const played = matchOf(without);
  await playAll(without, played, { games: pairs * BRINGING.length, jobs, what: 'restricted play' });
  const ladder = ladderOf(rungs);
  return {
    set: SET,
    seed: SEED,
    strengths: ladder.strengths.map(({ bot, games: all, draws, points, cards }, at) => {
      const { tally, tables } = rungs[at].run;
      return {
        bot,
        games: all,
        draws: draws.p50,
        points: points.mean,
        cards: cards.map(({ number, completed, winLift, games: own }): CardAtStrength => {
          const { held, dead, points: made, others } = tally.cards[tables.cardOf[number]];
          return { number, held, dead, completed, points: made, others, lift: winLift, games: own };
        }),
      };
    }),
    agreement: ladder.agreement,
    agreed: ladder.cards.filter(({ agreed }) => agreed !== null).length,
    disputed: ladder.cards.filter(({ disputed }) => disputed).length,
    restricted: restrictedOf(played),
  };
}
