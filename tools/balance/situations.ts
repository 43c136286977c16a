/** `simulate/effect-value/situations.generated.ts`: moments from games between greedy players, as text. */
import { compileSources } from '../../cli/load/compile.ts';
import { findSources } from '../../cli/load/find.ts';
import type { BoardTile, Terrain } from '../../program/index.ts';
import { startGame } from '../../runtime/game.ts';
import { hexCell } from '../../runtime/landscape/hex.ts';
import { makeTables } from '../../runtime/make-tables.ts';
import { playOut } from '../../runtime/players/bot.ts';
import type { SeatSituation, Situation } from '../../runtime/scenario/situation.ts';
import type { Game } from '../../runtime/state.ts';
import { viewLandscape } from '../../runtime/view/view.ts';
import { writtenSituation } from '../../simulate/effect-value/situations.ts';
import type { RunOptions } from '../../simulate/figures/context.ts';
import { gameBots, gameSeed } from '../../simulate/run/plan.ts';

/** Moments of each game: when the leader first has this many of the 80 points that end it. */
const MOMENTS = [16, 28, 40, 52];
const GAMES = 100;

const PLAYERS = 4;
const OPTIONS: RunOptions = { players: PLAYERS, seed: 2026, bots: Array<'greedy'>(PLAYERS).fill('greedy') };

/** The text of the module. */
export function situationsModule(): string {
  const [{ chain }] = compileSources(findSources(['new-horizon'])).sets;
  const tables = makeTables(chain);
  const species = tables.species.map(({ name }) => name);
  const lines: string[] = [];
  for (let index = 0; index < GAMES; index++) {
    const game = startGame(tables, { players: PLAYERS, seed: gameSeed(OPTIONS, index), maxDraws: 1000 });
    const left = [...MOMENTS];
    playOut(game, gameBots(OPTIONS, index), (now) => {
      // Between two effects: the first question about the drawn tokens.
      const isBetween = now.stack.every(({ task }) => task !== 'effect') && now.asked.kind === 'use-element';
      if (!isBetween || left.length === 0 || Math.max(...now.vp) < left[0]) return;
      left.shift();
      lines.push(writtenSituation(situationOf(now, index), species));
    });
  }
  return `/** Moments of games among greedy players (\`situations.ts\`). Made by \`npm run balance\`. */
export default {
  species: ${JSON.stringify(species)},
  moments: \`
${lines.join('\n')}
\`,
};
`;
}

/** The game as a situation, starting with the seat given by the number of the game. */
function situationOf(game: Game, index: number): Situation {
  const seats = game.vp.map((vp, seat): SeatSituation => {
    return { vp, cubes: game.cubes[seat], hand: game.hands[seat].length, active: game.active[seat].length };
  });
  const first = index % seats.length;
  const tiles = viewLandscape(game).map(({ animals, terrain, markers: _, ...tile }): BoardTile => {
    const amounts = Map.groupBy(animals, (name) => name);
    return {
      ...tile,
      terrain: terrain as Terrain,
      animals: [...amounts].map(([name, all]) => ({ species: name, amount: all.length })),
    };
  });
  tiles.sort((a, b) => hexCell(a.q, a.r) - hexCell(b.q, b.r));
  return { tiles, seats: [...seats.slice(first), ...seats.slice(0, first)] };
}
