/** `ecos train`: trains the bot `learned`. */
import { InvalidArgumentError } from 'commander';
import { cardLabel, pluralize, type SetProgram, UserError } from '../../program/index.ts';
import {
  between,
  FEWEST_GAMES,
  GAMES_A_MINUTE,
  signedNumber,
  sureSurprises,
  type TaughtGame,
  Training,
  type TrainingResult,
} from '../../simulate/index.ts';
import { refuseUnwritable, writeWhole } from '../files/write.ts';
import { chainWithCards, loadPlayableSet, refuseErrors } from '../load/compile.ts';
import { JOBS_OPTION, SEED_OPTION } from '../run/game-options.ts';
import { playEach } from '../simulation/run-games.ts';
import { defineCommand, PATHS_ARGUMENT, TO_STDOUT } from '../terminal/command.ts';
import { printStderr } from '../terminal/output.ts';

/**
 * The sets that the bundled weights are trained with: the published game. This project's own sets show how well the weights work
 * for new cards.
 */
const SETS = ['first-continent', 'new-horizon'];
const MINUTES = 10;
const LEAST_MINUTES = 0.001;
const MOST_MINUTES = 10_000;

/** `ecos train`: makes weights for the bot `learned`. */
export const define = defineCommand({
  arguments: [
    [PATHS_ARGUMENT[0], `${PATHS_ARGUMENT[1]} (default: ${SETS.join(', ')}); games alternate between them`],
  ],
  options: {
    minutes: [
      '--minutes <number>',
      `amount of training: each minute stands for ${GAMES_A_MINUTE} games with search, however long they take`,
      { parse: minutesOf, preset: MINUTES },
    ],
    seed: [SEED_OPTION[0], 'the same seed, minutes and sets give the same weights', SEED_OPTION[2]],
    out: ['--out <file>', `file for the weights ${TO_STDOUT}`],
    jobs: JOBS_OPTION,
  },
  examples: 'ecos train --minutes 10 --out weights.json',
  async run([paths], options) {
    const { minutes, seed, jobs, format } = options;
    const out = options.out === '-' ? undefined : options.out;
    if (out !== undefined) refuseUnwritable(out);
    const chains: SetProgram[][] = [];
    for (const path of paths.length > 0 ? paths : SETS)
      chains.push(chainWithCards(refuseErrors(await loadPlayableSet([path]), format)));
    const training = new Training({ chains, seed, minutes, surprises: paths.length > 0 });
    for (let part = training.next(); part; part = training.next()) {
      const { schooling, from, to } = part;
      const isStopped = await playEach(
        schooling,
        {
          count: (game: TaughtGame) => training.add(game),
          lost: (game, reason) => {
            // Without this game, the weights would be different.
            throw new UserError(`game ${game} could not be played: ${(reason as Error).message}`);
          },
        },
        { first: from, games: to, jobs },
      );
      if (isStopped) throw new UserError('Stopped: no weights were made.');
    }
    const { trained } = training;
    const cards = chains.flat().flatMap((set) => set.cards);
    if (out !== undefined) writeWhole(out, `${textOf(trained)}\n`);
    printStderr(showTrained(trained, out, cards));
    if (out === undefined) return { json: trained, text: textOf(trained) };
    const { weights: _, ...about } = trained;
    return { json: { file: out, ...about } };
  },
});

function minutesOf(text: string): number {
  const minutes = /^\d{1,5}(\.\d{1,3})?$/.test(text) ? Number(text) : 0;
  if (minutes >= LEAST_MINUTES && minutes <= MOST_MINUTES) return minutes;
  throw new InvalidArgumentError(
    `Give a number of minutes from ${LEAST_MINUTES} to ${MOST_MINUTES}, like 0.5 or 10, with at most three decimals.`,
  );
}

/** JSON that is also readable for people: a feature and its weights are on one line. */
function textOf(trained: TrainingResult): string {
  return JSON.stringify(trained, null, 2).replace(
    /\[\s+([-\d.e,\s]+?)\s+\]/g,
    (_, numbers: string) => `[${numbers.replace(/\s+/g, ' ')}]`,
  );
}

/** A card of the sets. */
type Titled = Parameters<typeof cardLabel>[0];

/** The maximum number of cards that are named; the file has all of them. */
const MOST_NAMED = 10;

/**
 * What was learned from how many games, how good it is, and which cards surprise.
 * @param out the file with the weights, if they were written to one
 * @param cards those of the sets, for their titles
 */
export function showTrained(
  trained: TrainingResult,
  out: string | undefined,
  cards: readonly Titled[],
): string {
  return [...summaryOf(trained, out), ...surprisesOf(trained, cards)].join('\n');
}

function summaryOf({ hash, games, decisions, trial }: TrainingResult, out: string | undefined): string[] {
  return [
    `Learned from ${pluralize(decisions, 'decision')} of ${pluralize(games, 'game')}.`,
    trial.decisions === 0
      ? 'These are too few games to measure how well the weights choose. Give more --minutes.'
      : `In ${pluralize(trial.decisions, 'decision')} not used for training, greedy's choice was worth ${trial.greedy} points less than the best, the choice of the weights ${trial.learned} points less.`,
    `Weights ${hash}${out === undefined ? '' : ` written to ${out}`}.`,
  ];
}

/** Describes the cards that clearly give more or less than their effect and cost suggest, up to `MOST_NAMED` of them. */
function surprisesOf({ surprises }: TrainingResult, cards: readonly Titled[]): string[] {
  if (!surprises) return [];
  const judged = surprises.filter(({ games }) => games >= FEWEST_GAMES).length;
  const seldom = surprises.length - judged;
  const sure = sureSurprises(surprises);
  const head = `${sure.length} of ${pluralize(judged, 'card')} clearly gave more or less than effect and cost suggest`;
  const titled = new Map(cards.map((card) => [card.number, card]));
  return [
    ...(judged > 0 ? [`${head}${sure.length > 0 ? ', in points of lead:' : '.'}`] : []),
    ...sure.slice(0, MOST_NAMED).map(({ number, more, low, high, games }) => {
      const name = cardLabel({ ...titled.get(number), number });
      return `  ${name}: ${points(more)} (${between({ low: low!, high: high! }, points)}, ${pluralize(games, 'game')})`;
    }),
    ...(sure.length > MOST_NAMED ? [`  ${sure.length - MOST_NAMED} more are listed with the weights.`] : []),
    ...(seldom > 0
      ? [
          `${pluralize(seldom, 'card was', 'cards were')} in play in fewer than ${FEWEST_GAMES} games: too few to judge. Give more --minutes.`,
        ]
      : []),
  ];
}

const points = (value: number): string => signedNumber(value, () => value.toFixed(1));
