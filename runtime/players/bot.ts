/**
 * Bots: players that answer decisions. Each has its own generator, seeded by game and seat, so that games can be replayed.
 */
import { runToEnd, UserError } from '../../program/index.ts';
import { apply, type Decision, decision } from '../game.ts';
import { checkGame } from '../input/check-arguments.ts';
import { within, withinParts } from '../landscape/work.ts';
import { isRecord, quoteValue } from '../messages.ts';
import { type Rng, seedRandom } from '../random.ts';
import type { Game } from '../state.ts';
import { type View, view } from '../view/view.ts';
import { determinize } from './determinize.ts';
import { type OptionValues, randomOption } from './evaluation.ts';
import { greedyValues } from './greedy.ts';
import { learnedValues } from './learned/learned.ts';
import { BUNDLED_WEIGHTS } from './learned/weights.ts';
import { DEFAULT_BUDGET, search } from './mcts.ts';

/** The names of all bots. `mcts` takes a budget of iterations and may use the evaluation of `learned`. */
export const BOT_NAMES = Object.freeze(['random', 'greedy', 'learned', 'mcts'] as const);

/** Suffix of the name of a search that uses the evaluation of the learned player. */
const WITH_LEARNED = '+learned';

/** A bot's name. Searches may include a budget, in iterations per decision, and an evaluation. */
export type BotName = (typeof BOT_NAMES)[number] | `mcts:${number}` | `mcts:${number}+learned`;

/** The largest budget that a name may give. */
const MAX_BUDGET = 1_000_000;

type FixedBot = (game: Game, rng: Rng) => OptionValues;

/** The bots without a budget: each chooses one of the options of the current decision and never changes the game. */
const PLAIN_BOTS: Partial<Record<BotName, FixedBot>> = {
  random: (game, rng) => ({ option: randomOption(game, rng), worths: null }),
  greedy: greedyValues,
  learned: (game, rng) => learnedValues(game, rng),
} satisfies Record<Exclude<(typeof BOT_NAMES)[number], 'mcts'>, FixedBot>;

/**
 * Parses a bot's name, such as `greedy`, `mcts:200` or `mcts:200+learned`. A search without a number gets the default
 * budget. Returns a problem for any other text.
 */
export function readBot(text: string): { bot: BotName } | { problem: string } {
  if (text === '') return { problem: 'The name of a bot is missing. Separate names with single commas' };
  const isLearned = text.endsWith(WITH_LEARNED);
  const [name, ...more] = (isLearned ? text.slice(0, -WITH_LEARNED.length) : text).split(':');
  const known = BOT_NAMES.find((bot) => bot === name);
  if (known === undefined) return { problem: `There is no bot ${text}. There are: ${BOT_NAMES.join(', ')}` };
  if (known !== 'mcts') {
    if (isLearned) {
      return {
        problem: `${text}: only mcts searches with what was learned, like mcts:${DEFAULT_BUDGET}${WITH_LEARNED}`,
      };
    }
    return more.length === 0
      ? { bot: known }
      : { problem: `${text}: only mcts has a budget, like mcts:${DEFAULT_BUDGET}` };
  }
  const [budget = `${DEFAULT_BUDGET}`] = more;
  if (budget.includes('+'))
    return {
      problem: `${text}: a search can only be joined by learned, like mcts:${DEFAULT_BUDGET}${WITH_LEARNED}`,
    };
  if (more.length > 1 || !/^[1-9]\d*$/.test(budget) || Number(budget) > MAX_BUDGET) {
    const wanted = `a whole number of iterations from 1 to ${MAX_BUDGET}, like mcts:${DEFAULT_BUDGET}`;
    return { problem: `${text}: the budget of mcts is ${wanted}` };
  }
  return { bot: `mcts:${Number(budget)}${isLearned ? WITH_LEARNED : ''}` };
}

/**
 * Limits on lookups (R12.6) per decision, and in a search per iteration. A trial that exceeds them is stopped and
 * valued as it is at that point. With the bundled cards, bots use less than a tenth.
 */
const LOOKUPS = 20_000_000;
const LOOKUPS_PER_ITERATION = 2_000_000;

/** Chooses an option for the seat to move, as this bot would. Never changes the game. */
export function chooseAs(name: BotName, game: Game, rng: Rng): number {
  return thoughtAs(name, game, rng).option;
}

/** Like `chooseAs`, and also returns what the bot thinks each option is worth. */
export function thoughtAs(name: BotName, game: Game, rng: Rng): OptionValues {
  // Spares most bots the generator: this runs hundreds of thousands of times.
  const fixed = PLAIN_BOTS[name];
  if (fixed) return within(LOOKUPS, () => fixed(game, rng));
  return runToEnd(thinkAs(name, game, rng));
}

/** Like `thoughtAs`, but yields every few milliseconds. The game must not change until it is done. */
export function* thinkAs(name: BotName, game: Game, rng: Rng): Generator<undefined, OptionValues> {
  const fixed = PLAIN_BOTS[name];
  if (fixed) return within(LOOKUPS, () => fixed(game, rng));
  const [budget, isLearned] = parseSearch(name);
  return yield* withinParts(
    LOOKUPS + budget * LOOKUPS_PER_ITERATION,
    search(game, rng, budget, isLearned ? BUNDLED_WEIGHTS : null),
  );
}

/** The budget in the name of a search, and whether the search uses the learned evaluation. */
export function parseSearch(name: BotName): [budget: number, isLearned: boolean] {
  const [, said = DEFAULT_BUDGET] = /:(\d+)/.exec(name) ?? [];
  return [Number(said), name.endsWith(WITH_LEARNED)];
}

/** A bot at a seat. */
export interface Bot {
  name: BotName;
  rng: Rng;
}

/**
 * Makes a bot for a seat of the game with this seed.
 * @throws UserError if `name` is not a bot, or `seed` or `seat` is not an integer
 */
export function makeBot(name: BotName, seed: number, seat: number): Bot {
  const read =
    typeof name === 'string' ? readBot(name) : { problem: `${quoteValue(name)} is not the name of a bot` };
  if ('problem' in read) throw new UserError(read.problem);
  const odd = Object.entries({ seed, seat }).find(([, number]) => !Number.isInteger(number));
  if (odd) throw new UserError(`makeBot expects a whole number as ${odd[0]}, got ${quoteValue(odd[1])}`);
  // Any fixed mixing works, as long as seats differ.
  return {
    name,
    rng: { random: seedRandom((Math.imul(seed, 0x9e3779b1) ^ Math.imul(seat + 1, 0x85ebca6b)) | 0) },
  };
}

/**
 * A bot of one's own: gets what its seat may see, and returns the index of one of `view.decision.options`. To try options out it can
 * make possible games, `possible(1)`: see `determinize`.
 */
export type OwnBot = (view: View, possible: (seed: number) => Game) => number;

const isBot = (bot: unknown): boolean =>
  typeof bot === 'function' || (isRecord(bot) && typeof bot.name === 'string' && isRecord(bot.rng));

/**
 * Asks a bot for the option that it takes in the current decision. Never changes the game.
 * @returns an option, as `apply` takes it
 * @throws UserError for anything but a bot, if nothing is asked, and if a bot of one's own returns no index of an option
 */
export function choose(game: Game, bot: Bot | OwnBot): number {
  checkGame('choose', game);
  if (!isBot(bot))
    throw new UserError('choose expects a bot of `makeBot`, or a function from a view to an index');
  const asked = decision(game);
  if (!asked) throw new UserError('no decision waits for an answer', 'GAME_OVER');
  return chosen(game, bot, asked);
}

function chosen(game: Game, bot: Bot | OwnBot, { seat, kind, options }: Decision): number {
  if (typeof bot !== 'function') return chooseAs(bot.name, game, bot.rng);
  const index = bot(view(game, seat), (tried) => determinize(game, seat, tried));
  const option = options[index];
  if (option === undefined)
    throw new UserError(
      `the bot of seat ${seat} answers ${quoteValue(index)} to \`${kind}\`, which has the options 0 to ${options.length - 1}`,
      'OPTION_NOT_OFFERED',
    );
  return option;
}

/**
 * Lets the bots answer until the game is over. Calls `seen` with each answer before applying it.
 * @param bots one for each seat
 * @throws UserError if a seat has no bot; the game is then unchanged. Or if a bot of one's own returns no index of an option
 */
export function playOut(
  game: Game,
  bots: readonly (Bot | OwnBot)[],
  seen?: (game: Game, option: number) => void,
): void {
  checkGame('playOut', game);
  if (Array.isArray(bots) && bots.length > game.players)
    throw new UserError(`playOut got ${bots.length} bots for ${game.players} seats`);
  const without = game.vp.findIndex((_, seat) => !isBot(bots?.[seat]));
  if (without >= 0) {
    const given: unknown = bots?.[without];
    throw new UserError(
      given === undefined
        ? `seat ${without} has no bot`
        : `seat ${without} has ${quoteValue(given)}, which is no bot: makeBot makes one from a name`,
    );
  }
  for (let waiting = decision(game); waiting; waiting = decision(game)) {
    const option = chosen(game, bots[waiting.seat], waiting);
    seen?.(game, option);
    apply(game, option);
  }
}
