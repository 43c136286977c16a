/** Games with people, for tests. */
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { type GameOutcome, playWithPeople } from '../../cli/human/play-with-people.ts';
import type { SetProgram } from '../../program/set.ts';
import { decision } from '../../runtime/game.ts';
import { randomBelow, seedRandom } from '../../runtime/random.ts';
import { cardBook } from '../../table/card-book.ts';
import type { Player } from '../../table/messages.ts';
import { HUMAN } from '../../table/seats.ts';
import { choose, type Session, startSession } from '../../table/session/session.ts';
import { startRandomGame } from '../programs/game.ts';
import { compileBaseSet } from '../table/base-set.ts';

const BASE: readonly SetProgram[] = [compileBaseSet()];

/** Who sits at the table: people, who read events and may undo, or bots, which are faster. */
type Sitting = typeof HUMAN | 'random';

/** A session of the base game. */
export function baseSession(
  players: number,
  seed: number,
  hands?: readonly string[],
  sitting: Sitting = HUMAN,
): Session {
  return startSession(BASE, { players, seed, ...(hands ? { hands } : {}) }, seats(players, sitting));
}

/** The base game with a title for every card, most of them short, some far too long for a panel. */
export function titledSession(players: number, seed: number): Session {
  const chain = BASE.map((set) => ({
    ...set,
    cards: set.cards.map((card) => ({
      ...card,
      title: 'Rain over the wide 草原 '.repeat(1 + (card.number % 3)).trim(),
    })),
  }));
  return startSession(chain, { players, seed }, seats(players, HUMAN));
}

/** A game with random cards and features. */
export function randomSession(
  set: SetProgram,
  players: number,
  seed: number,
  sitting: Sitting = HUMAN,
): Session {
  return startSession([set], { players, seed }, seats(players, sitting), {
    game: startRandomGame(set, players, seed),
  });
}

function seats(players: number, sitting: Sitting): Player[] {
  return Array.from({ length: players }, () => sitting);
}

/**
 * Plays as the command does, in this process, with these lines as input.
 * @param file where the log goes
 * @param size of the screen; without it input and output are pipes, and the input ends after the lines
 * @returns the output, and how the game ended
 */
export async function playTyped(
  lines: readonly string[],
  players: readonly Player[],
  seed: number,
  file: string,
  size?: { columns: number; rows: number },
): Promise<GameOutcome & { out: string }> {
  const isTTY = size !== undefined;
  const input = Object.assign(new PassThrough(), { isTTY });
  for (const line of lines) input.write(`${line}\n`);
  if (!isTTY) input.end();
  const output = Object.assign(new PassThrough(), { isTTY, ...size });
  const stage = { input, output, path: undefined, book: cardBook(BASE) };
  const outcome = await playWithPeople(BASE, { players: players.length, seed }, players, file, stage);
  return { ...outcome, out: stripVTControlCharacters(output.read()?.toString() ?? '') };
}

/** Chooses at random, at most `most` times; `asked` is called before each choice and may undo some. */
export function playByChance(
  session: Session,
  most: number,
  asked: (session: Session, turn: number) => void,
): void {
  const chance = { random: seedRandom(session.game.seed + 1) };
  for (let turn = 0; turn < most && decision(session.game); turn++) {
    asked(session, turn);
    const { options } = session.game.asked;
    choose(session, options[randomBelow(chance, options.length)]);
  }
}
