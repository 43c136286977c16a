/** The report: the time to create it, and its size. */
import { topSource } from '../../cli/load/find.ts';
import { cardPictures } from '../../cli/simulation/card-pictures.ts';
import { compile } from '../../compiler/compile.ts';
import { printablesOf } from '../../program/index.ts';
import { reportPage } from '../../simulate/report/report.ts';
import { countMatch, matchOf, playMatch, type RunSetup } from '../../simulate/run/match.ts';
import type { Row } from '../row.ts';

/** The number of games. Creating the report takes as long from more. */
const PLAYED = 1_000;

/** Reports on random games with four players and all bundled cards, with pictures. */
export async function measureReport(): Promise<Row[]> {
  const { sets, known } = topSource([]);
  const [set] = compile(sets, known).sets;
  const options: RunSetup['options'] = {
    players: 4,
    seed: 1,
    bots: ['random', 'random', 'random', 'random'],
  };
  const match = matchOf({ chain: set.chain, options, inherited: true, against: null });
  for (let game = 0; game < PLAYED; game++) countMatch(match, playMatch(match, game));
  const chosen = printablesOf([set], true);
  const start = performance.now();
  const cpu = process.cpuUsage();
  const drawn = await cardPictures(set, chosen, []);
  if ('problem' in drawn) throw new Error(drawn.problem);
  const page = await reportPage({ match, ...drawn, title: 'all cards', version: '0', compared: null });
  const time = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return [
    {
      name: 'the report of any number of games, including pictures',
      value: time / 1000,
      unit: 's',
      aim: { is: 'most', value: 5 },
      from: { games: PLAYED, 'processor seconds but those of the browser': (user + system) / 1e6 },
    },
    {
      name: 'its size as HTML with all pictures',
      value: page.length / 1e6,
      unit: 'MB',
      aim: { is: 'most', value: 3 },
      from: { cards: chosen.length },
    },
  ];
}
