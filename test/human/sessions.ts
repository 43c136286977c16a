/** Games with people, for tests. */
import fc from 'fast-check';
import { type DecisionModel, decisionModel } from '../../cli/human/transcript/decision.ts';
import type { SetProgram } from '../../program/set.ts';
import { decision, newGame } from '../../runtime/game.ts';
import {
  type Bot,
  type BotName,
  type Game,
  type GameOptions,
  makeBot,
  type OptionValues,
  thoughtAs,
  view,
} from '../../runtime/index.ts';
import { randomBelow, seedRandom } from '../../runtime/random.ts';
import { type CardBook, cardBook } from '../../table/card-book.ts';
import { PassingEvents } from '../../table/game/passing.ts';
import type { Player, ScreenLine } from '../../table/messages.ts';
import { Screen, type ScreenView } from '../../table/screen/screen.ts';
import { HUMAN } from '../../table/seats.ts';
import { sets, startRandomGame } from '../programs/game.ts';
import type { runs } from '../programs/runs.ts';
import { compileBaseSet } from '../table/base-set.ts';

/** A game, whatever it started from, whose seats choose in the engine's order, and the screens of some of them. */
export interface Session {
  game: Game;
  chain: readonly SetProgram[];
  options: GameOptions;
  players: readonly Player[];
  names: readonly string[];
  book: CardBook;
  screens: ReadonlyMap<number, Screen>;
  passing: PassingEvents;
}

interface Start extends Partial<Pick<Session, 'game' | 'book' | 'names'>> {
  /** The seats whose screens are kept; by default those of people. */
  viewers?: readonly number[];
}

export function startSession(
  chain: readonly SetProgram[],
  options: GameOptions,
  players: readonly Player[],
  { game = newGame(chain, options), book = cardBook(chain), names = [], viewers }: Start = {},
): Session {
  const people = players.flatMap((player, seat) => (player === HUMAN ? [seat] : []));
  const screens = new Map((viewers ?? people).map((seat) => [seat, new Screen(book)]));
  const session = { game, chain, options, players, names, book, screens, passing: new PassingEvents() };
  look(session, true);
  return session;
}

/** Shows each screen what its seat may see now; somebody who has just come sees the game in any case. */
function look({ game, screens, names, passing }: Session, isFirst = false): void {
  for (const [seat, screen] of screens) {
    const seen = view(game, seat);
    if (!isFirst && decision(game) && seen.decision === null) continue;
    screen.take({ view: seen, passing: passing.latest }, names);
  }
}

/** Answers the pending question. */
export function choose(session: Session, option: number): void {
  const { game, screens, passing } = session;
  screens.get(game.asked.seat)?.mark();
  passing.apply(game, option, () => look(session));
}

/** What the screen of a seat shows; without one of its own, that of somebody who has just come. */
export function shownTo(session: Session, seat = session.game.asked.seat): ScreenView {
  const { players, names } = session;
  return screenOf(session, seat).shown(
    1,
    players.map((_, at) => ({ player: HUMAN, name: names[at] ?? '' })),
  );
}

const screenOf = (session: Session, seat: number): Screen =>
  session.screens.get(seat) ??
  startSession(session.chain, session.options, session.players, {
    ...session,
    viewers: [seat],
  }).screens.get(seat)!;

export const eventsOf = (session: Session, seat: number): readonly ScreenLine[] =>
  shownTo(session, seat).said;

/** What the terminal shows the seat that has to choose. */
export function modelOf(session: Session): DecisionModel {
  // With other hidden cards, the game may differ from what the screens were shown.
  look(session);
  return decisionModel(shownTo(session), session.book);
}

/** A bot's thought about the pending question, always the same. */
export function thoughtOf({ game }: Session, name: BotName): OptionValues {
  const { rng }: Bot = makeBot(name, game.decisions, game.asked.seat);
  return thoughtAs(name, game, rng);
}

const BASE: readonly SetProgram[] = [compileBaseSet()];

/** Who sits at the table: people, who read events and may undo, or bots, which are faster. */
type Sitting = typeof HUMAN | 'random';

/** A session of the base game. */
export const baseSession = (
  players: number,
  seed: number,
  hands?: readonly string[],
  sitting: Sitting = HUMAN,
): Session => startSession(BASE, { players, seed, ...(hands && { hands }) }, Array(players).fill(sitting));

/** A game with random cards and features. */
export const randomSession = (
  set: SetProgram,
  players: number,
  seed: number,
  sitting: Sitting = HUMAN,
): Session =>
  startSession([set], { players, seed }, Array(players).fill(sitting), {
    game: startRandomGame(set, players, seed),
  });

/** Chooses at random, at most `most` times; `asked` is called before each choice, `chosen` with the option. */
export function playByChance(
  session: Session,
  most: number,
  asked: (session: Session, turn: number) => void,
  chosen: (session: Session, option: number) => void = () => undefined,
): void {
  const chance = { random: seedRandom(session.game.seed + 1) };
  for (let turn = 0; turn < most && decision(session.game); turn++) {
    asked(session, turn);
    const { options } = session.game.asked;
    const option = options[randomBelow(chance, options.length)];
    chosen(session, option);
    choose(session, option);
  }
}

/** Plays games with random cards and features at tables of one to four, and calls `look` before each choice. */
export function playRandomGames(
  games: ReturnType<typeof runs>,
  most: number,
  look: (session: Session, turn: number) => void,
): void {
  const tables = fc.record({ set: sets, players: fc.integer({ min: 1, max: 4 }), seed: fc.nat() });
  fc.assert(
    fc.property(tables, ({ set, players, seed }) => {
      playByChance(randomSession(set, players, seed, 'random'), most, look);
    }),
    games,
  );
}
