/**
 * Plays many games with a set. Each game depends only on the options and its index, so games may be played in any order.
 *
 * ```ts
 * const run = simulation(chain, { players: 4, seed: 1, bots: ['greedy', 'greedy', 'greedy', 'greedy'] });
 * for (let index = 0; index < 100; index++) countGame(run, playGame(run, index));
 * const figures = runFigures(run);
 * ```
 */
import { type SetProgram, UserError } from '../../program/index.ts';
import {
  apply,
  type Coverage,
  checkSeed,
  chooseAs,
  type DealtCard,
  dealtHands,
  decision,
  type Game,
  handNames,
  makeTables,
  ownCards,
  presetHands,
  seatsThatLead,
  startGame,
  tablesWith,
  tracedTables,
} from '../../runtime/index.ts';
import type { GameResult, GameRow } from '../data/columns.ts';
import type { CountedRun, RunOptions } from '../figures/context.ts';
import { cardEffects } from '../figures/operations.ts';
import { emptyTally, type Tally } from '../figures/registry.ts';
import { watchSupplies } from '../figures/supplies.ts';
import { watchTimeline } from '../figures/timeline.ts';
import { barOn, withoutCard } from './barred.ts';
import { brokeOff, unfinishedGame } from './failure.ts';
import { gameBots, gameDeal, gameHands, gameSeed, setupRng, startingCard } from './plan.ts';
import { cardColumns, watchArrivals } from './row.ts';

/** A run of games in progress, with the sums so far. */
export type Simulation = CountedRun<Tally>;

/**
 * Creates a run without any games yet.
 * @param chain a set with everything it extends, base first
 * @param inherited whether the figures cover the cards of all sets in the chain, not only of the last
 * @throws UserError if the seed is out of range; other options are checked with the first game
 */
export function simulation(chain: readonly SetProgram[], options: RunOptions, inherited = false): Simulation {
  checkSeed(options.seed);
  const tables = makeTables(chain);
  const effects = cardEffects(chain, tables);
  const subject = ownCards(tables, inherited ? chain : undefined);
  return { options, tables, subject, effects, tally: emptyTally(effects, options.players) };
}

/**
 * Checks that games can be set up with the options of a run, both with preset and with dealt hands.
 * @throws UserError if not
 */
export function checkRun(run: Simulation): void {
  const unknown = run.options.cards?.find((number) => !(number in run.tables.cardOf));
  if (unknown !== undefined) throw new UserError(`there is no card ${unknown}`);
  for (const index of [0, 1]) setUpGame(run, index);
}

/**
 * Plays the game at an index. An error in it is recorded and does not affect other games.
 * @throws UserError if no game can be set up with these options
 */
export function playGame(run: Simulation, index: number): GameResult {
  const { game, start, hands, given } = setUpGame(run, index);
  const bar = given?.barred ? barOn(game, given.card) : null;
  const plain = game.tables;
  const traced = tracedTables(plain);
  const bots = gameBots(run.options, index);
  const watches = [watchSupplies(game), watchTimeline(game), watchArrivals(game)] as const;
  let held: number[][] | undefined;
  try {
    for (let waiting = decision(game); waiting; waiting = decision(game)) {
      // Players who draft have their hand only when the first token is drawn.
      if (game.draws > 0) held ??= heldCards(game);
      const bot = bots[waiting.seat];
      const option = chooseAs(bot.name, bar ? withoutCard(game, bar) : game, bot.rng);
      // Bots try options on copies with the plain tables, so that only real actions are counted.
      game.tables = traced;
      apply(game, option);
      game.tables = plain;
      for (const watch of watches) watch.update();
    }
  } catch (error) {
    return { row: null, failure: brokeOff(game, index, error, run.effects) };
  }
  const [{ ranOut }, { timeline }, { came }] = watches;
  const isOver = game.status === 'over';
  const leaders = game.winner < 0 ? seatsThatLead(game) : [game.winner];
  const began = ownNumbers(run, held ?? heldCards(game));
  const row: GameRow = {
    seed: game.seed,
    start,
    ended: isOver ? 'over' : 'stopped',
    stopped_by: isOver ? null : blamedCard(game, traced.trace),
    draws: game.draws,
    decisions: game.decisions,
    chain: traced.trace.all.most,
    points: game.vp,
    // A stopped game has no winner. A tie is shared evenly.
    won: isOver ? game.vp.map((_, seat) => (leaders.includes(seat) ? 1 / leaders.length : 0)) : null,
    bots: bots.map(({ name }) => name),
    hands,
    began,
    ran_out: [...ranOut].toSorted(),
    timeline,
    cards: cardColumns(run.subject.cards, run.effects, game, traced.trace, began, came),
  };
  return { row, failure: isOver ? null : unfinishedGame(game, index) };
}

/** The number of the card that kept a stopped game going, the one that ran most; null if there were too many draws. */
function blamedCard({ bound, boundCard, draws, tables }: Game, { cards }: Coverage): number | null {
  if (bound === 'draws') return null;
  const onDraw = cards.map((card) => (card.draw === draws ? card.onDraw : 0));
  const most = bound === 'effects' ? onDraw.indexOf(Math.max(...onDraw)) : boundCard;
  return most < 0 ? null : tables.cards[most].number;
}

/**
 * Sets up the game at an index, before its first decision, with the names of its preset hands by seat. Cards that the figures
 * cover are dealt first, so that each is seen often. Dealt hands show what a single card is worth, because only chance
 * decides who begins with it.
 */
export function setUpGame(run: Simulation, index: number) {
  const { options, tables, subject } = run;
  const { bots: _, duplicate: __, cards: ___, barred = false, ...common } = options;
  const { players } = options;
  const rng = setupRng(options, index);
  const number = startingCard(options, index);
  const given: DealtCard | undefined =
    number === undefined ? undefined : { card: tables.cardOf[number], barred };
  const named = gameHands(options, index);
  // Preset and dealt hands alternate if the set has preset ones.
  const isDealt = subject.hands.length === 0 || gameDeal(options, index) % 2 === 1;
  const preset = named || given || isDealt ? null : presetHands(rng, tables.hands, players, subject.hands);
  const hands = named ?? preset?.map(({ word }) => word.name) ?? null;
  const dealt = hands ? [] : dealtHands(tables, subject, players, rng, given);
  const game = startGame(hands ? tables : tablesWith(tables, dealt), {
    ...common,
    seed: gameSeed(options, index),
    hands: hands ?? dealt.map(({ word }) => word.name),
  });
  const start = named ? ('named' as const) : hands ? ('preset' as const) : ('dealt' as const);
  // A word such as `leaf` leaves it to chance which hands are dealt.
  const drawn = named && handNames(game);
  return { game, start, hands: hands?.map((name, seat) => drawn?.[seat] ?? name) ?? null, given };
}

const heldCards = ({ hands, active }: Game): number[][] =>
  hands.map((hand, seat) => [...hand, ...active[seat]]);

/** The numbers of the cards that the figures cover, in ascending order. */
function ownNumbers({ subject, tables }: Simulation, held: readonly (readonly number[])[]): number[][] {
  const own = new Set(subject.cards);
  return held.map((cards) =>
    cards
      .filter((card) => own.has(card))
      .map((card) => tables.cards[card].number)
      .toSorted((a, b) => a - b),
  );
}
