import { type Command, InvalidArgumentError } from 'commander';
import type { SetProgram } from '../../program/index.ts';
import { cardLabel, counted, UserError } from '../../program/messages/index.ts';
import {
  between,
  chooseHeldOut,
  ENOUGH,
  GAMES_A_MINUTE,
  signed,
  sureSurprises,
  type Trained,
  Training,
} from '../../simulate/index.ts';
import { refuseCardFile } from '../files/card-file.ts';
import { refuseUnwritable, writeWhole } from '../files/write.ts';
import { stoppedByErrors } from '../load/compilation.ts';
import { chainWithCards, loadPlayableSet } from '../load/sets.ts';
import { playPart } from '../simulation/run-games.ts';
import { addJobs, checkWorkload } from '../simulation/workload.ts';
import { addFormat, type Format, PATHS, TO_STDOUT, wholeNumber } from '../terminal/options.ts';
import { EXIT, type ExitCode, print, printJson, printStderr } from '../terminal/output.ts';

interface Options {
  format: Format;
  minutes: number;
  seed: number;
  holdOut?: number;
  out?: string;
  jobs: number;
}

/**
 * The sets that the bundled weights are trained with: all bundled sets except Polar Shores, which shows how well the weights work
 * for new cards.
 */
const SETS = ['first-continent', 'new-horizon'];
const MINUTES = 10;
const MOST_MINUTES = 10_000;

/** `ecos train`: makes weights for the bot `learned`. */
export function define(command: Command, done: (code: ExitCode) => void): void {
  command
    .argument(PATHS[0], `${PATHS[1]} (default: ${SETS.join(', ')}); games alternate between them`)
    .option(
      '--minutes <number>',
      `amount of training: each minute stands for ${GAMES_A_MINUTE} games with search, however long they take`,
      minutesOf,
      MINUTES,
    )
    .option('--seed <number>', 'the same seed, minutes and sets give the same weights', wholeNumber, 1)
    .option(
      '--hold-out <number>',
      'leave out this many cards, chosen by the seed, to measure how well the weights do with unseen cards',
      wholeNumber,
    )
    .option('--out <file>', `file for the weights ${TO_STDOUT}`);
  addFormat(addJobs(command)).action(async (paths: string[], options: Options) => {
    const { minutes, seed, holdOut, jobs, format } = options;
    const out = options.out === '-' ? undefined : options.out;
    checkWorkload({ jobs, seed });
    if (out !== undefined) {
      refuseCardFile('--out', out, 'a file of weights');
      refuseUnwritable(out);
    }
    const chains: SetProgram[][] = [];
    for (const path of paths.length > 0 ? paths : SETS) {
      const checked = await loadPlayableSet([path]);
      if (stoppedByErrors(checked, format)) return done(EXIT.cardErrors);
      chains.push(chainWithCards(checked));
    }
    const training = new Training({
      ...{ chains, seed, minutes },
      surprises: paths.length > 0,
      ...(holdOut && { heldOut: chooseHeldOut(chains, holdOut, seed) }),
    });
    for (let part = training.next(); part; part = training.next()) {
      let stopped = false;
      const { trouble } = await playPart(
        part,
        {
          count: (game) => training.add(game),
          lost: (game, reason) => {
            // Without this game, the weights would be different.
            throw new UserError(`game ${game} could not be played: ${(reason as Error).message}`);
          },
          stopped: () => {
            stopped = true;
          },
        },
        jobs,
      );
      if (trouble) throw trouble;
      if (stopped) throw new UserError('Stopped: no weights were made.');
    }
    const { trained } = training;
    if (out === undefined) print(textOf(trained));
    else {
      writeWhole(out, `${textOf(trained)}\n`);
      const { weights: _, ...about } = trained;
      if (format === 'json') printJson({ file: out, ...about });
    }
    printStderr([...summaryOf(trained, out), ...surprisesOf(trained, chains)].join('\n'));
    done(EXIT.fine);
  });
}

function minutesOf(text: string): number {
  const minutes = /^\d{1,5}(\.\d{1,3})?$/.test(text) ? Number(text) : 0;
  if (minutes > 0 && minutes <= MOST_MINUTES) return minutes;
  throw new InvalidArgumentError(`Give a number of minutes up to ${MOST_MINUTES}, like 0.5 or 10.`);
}

/** JSON that is also readable for people: a feature and its weights are on one line. */
function textOf(trained: Trained): string {
  return JSON.stringify(trained, null, 2).replace(
    /\[\s+([-\d.e,\s]+?)\s+\]/g,
    (_, numbers: string) => `[${numbers.replace(/\s+/g, ' ')}]`,
  );
}

function summaryOf({ hash, games, decisions, trial }: Trained, out: string | undefined): string[] {
  return [
    `Learned from ${counted(decisions, 'decision')} of ${counted(games, 'game')}.`,
    trial.decisions === 0
      ? 'These are too few games to measure how well the weights choose. Give more --minutes.'
      : `In ${counted(trial.decisions, 'decision')} not used for training, greedy's choice was worth ${trial.greedy} points less than the best, the choice of the weights ${trial.learned} points less.`,
    `Weights ${hash}${out === undefined ? '' : ` written to ${out}`}.`,
  ];
}

/** The maximum number of cards that are named; the file has all of them. */
const NAMED = 10;

/** Describes the cards that clearly give more or less than their effect and cost suggest, up to `NAMED` of them. */
function surprisesOf({ surprises }: Trained, chains: readonly SetProgram[][]): string[] {
  if (!surprises) return [];
  const cards = new Map(chains.flat().flatMap((set) => set.cards.map((card) => [card.number, card])));
  const sure = sureSurprises(surprises);
  if (surprises.every(({ games }) => games < ENOUGH))
    return [`No card was in play in ${ENOUGH} games, so none is judged. Give more --minutes.`];
  if (sure.length === 0) return ['No card clearly gives more or less than its effect and cost suggest.'];
  const verb = sure.length === 1 ? 'gives more or less than its' : 'give more or less than their';
  return [
    `${sure.length} of ${counted(surprises.length, 'card')} clearly ${verb} effect and cost suggest, in points of lead:`,
    ...sure.slice(0, NAMED).map(({ number, more, low, high, games }) => {
      const name = cardLabel({ ...cards.get(number), number });
      return `  ${name}: ${points(more)} (${between({ low: low!, high: high! }, points)}, ${counted(games, 'game')})`;
    }),
    ...(sure.length > NAMED ? [`  ${sure.length - NAMED} more are listed with the weights.`] : []),
  ];
}

const points = (value: number): string => signed(value, () => value.toFixed(1));
