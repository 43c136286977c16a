/** Players and starting hands by seat, from options that list names. */
import { counted, UserError } from '../../program/messages/index.ts';
import { type BotName, HAND_WORDS, readBot, seatNumber } from '../../runtime/index.ts';

/** More than any set allows. */
const MOST_SEATS = 100;

/** A bot for each seat; a shorter list repeats. */
export function botNames(bots: string, players: number): BotName[] {
  if (players > MOST_SEATS) throw new UserError(`${players} players are too many.`);
  const names = listed(bots);
  const known = names.map((name) => {
    const read = readBot(name);
    if ('problem' in read) throw new UserError(`${read.problem}.`);
    return read.bot;
  });
  // A single bot plays at every seat. With zero players, the set will refuse the number of players.
  if (names.length > Math.max(players, 1))
    throw new UserError(`${counted(names.length, 'bot')} are too many for ${counted(players, 'player')}.`);
  return Array.from({ length: players }, (_, seat) => known[seat % known.length]);
}

/** A hand for each seat; a word alone is for all seats. */
export function handNames(hands: string, players: number): string[] {
  const isForAll = Object.hasOwn(HAND_WORDS, hands);
  return isForAll ? Array<string>(Math.min(players, MOST_SEATS)).fill(hands) : listed(hands);
}

/** Refuses a seat, counted from 0, that a game does not have. */
export function seatAt(seat: number, players: number): number {
  if (seat >= 0 && seat < players) return seat;
  const seats =
    players === 1 ? 'a single player has seat 1' : `${players} players have seats 1 to ${players}`;
  throw new UserError(`There is no seat ${seatNumber(seat)}: ${seats}.`);
}

function listed(text: string): string[] {
  return text.split(',').map((name) => name.trim());
}
