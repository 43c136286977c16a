/**
 * `npm run balance`: plays a thousand games with each bundled set and writes `docs/balance.md`. Takes minutes, so it is no
 * part of `npm run docs`; the same cards and version give the same page.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { checked } from '../cli/compiled.ts';
import { bundledSets } from '../cli/sources/catalogue.ts';
import { sourcesOf } from '../cli/sources/sources.ts';
import { matchOf, type Setup } from '../simulate/batch.ts';
import { type CardFigures, figuresOf, type HandFigures } from '../simulate/figures.ts';
import { findingsOf } from '../simulate/findings.ts';
import { startPool } from '../simulate/pool.ts';
import { remarksOf } from '../simulate/remarks.ts';
import { playGames } from '../simulate/schedule.ts';
import type { Simulation } from '../simulate/simulation.ts';
import { addTally } from '../simulate/tally.ts';

const GAMES = 1000;
const PLAYERS = 4;

async function played(setup: Setup): Promise<Simulation> {
  const { run } = matchOf(setup);
  const pool = startPool(setup, availableParallelism());
  try {
    await playGames(pool, [{ from: 0, to: GAMES }], {
      played: ({ tally }) => addTally(run.tally, tally),
      lost: (game, reason) => {
        throw new Error(`game ${game} was lost: ${reason}`);
      },
      stopped: () => false,
    });
  } finally {
    await pool.close();
  }
  return run;
}

const percent = (share: number): string => (share * 100).toFixed(1);
const signed = (share: number): string => `${share > 0 ? '+' : ''}${percent(share)}`;

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function section(id: string, run: Simulation): string {
  const { games, draws, points, cards, hands } = figuresOf(run);
  const { seats, ties, price, cards: found } = findingsOf(run);
  const won = ({ winShare, low, high }: Omit<HandFigures, 'name'>) =>
    `${percent(winShare)} (${percent(low)} to ${percent(high)})`;
  const card = ({ number, inPlay, completed, winLift, low, high }: CardFigures, at: number) => [
    number,
    inPlay,
    completed,
    completed === 0 ? '' : (found[at].points / completed).toFixed(1),
    `${signed(winLift)} (${signed(low)} to ${signed(high)})`,
    found[at].rate.toFixed(2),
  ];
  const seen = hands.filter((hand) => hand.games > 0);
  const model =
    price &&
    `An effect of ${price.cards} cards makes about ${price.base.toFixed(1)} points, ${price.perEnergy.toFixed(1)} more for each energy spot and ${price.perLeaf.toFixed(1)} for each leaf, give or take ${price.error.toFixed(1)}.`;
  return [
    `## ${id}`,
    `${games} games of ${PLAYERS} greedy players, seed 1: ${draws.mean.toFixed(1)} draws a game (eight of ten ${draws.p10} to ${draws.p90}), ${points.mean.toFixed(1)} points a seat (${points.p10} to ${points.p90}), ${ties} ties.`,
    remarksOf(run)
      .map((line) => `- ${line}`)
      .join('\n'),
    ...(model ? [model] : []),
    table(
      ['seat', 'games won, of a hundred'],
      seats.map((seat) => [seat.seat, won(seat)]),
    ),
    ...(seen.length === 0
      ? []
      : [
          table(
            ['hand', 'games', 'won, of a hundred'],
            seen.map((hand) => [hand.name, hand.games, won(hand)]),
          ),
        ]),
    table(['card', 'in play', 'completed', 'points each time', 'win lift', 'rate'], cards.map(card)),
  ].join('\n\n');
}

const sections: string[] = [];
for (const { id } of bundledSets()) {
  const [{ chain }] = checked(sourcesOf([id])).sets;
  const bots = Array<'greedy'>(PLAYERS).fill('greedy');
  const setup = { chain, options: { players: PLAYERS, seed: 1, bots }, inherited: false, against: null };
  sections.push(section(id, await played(setup)));
}
const head = `# How the bundled cards play

Made by \`npm run balance\` from many games, as \`ecos simulate\` plays them; [simulate.md](simulate.md) says what each figure
means. It is what greedy players make of the cards: they look one effect ahead, and save for nothing.`;
writeFileSync(join(import.meta.dirname, 'balance.md'), `${[head, ...sections].join('\n\n')}\n`);
