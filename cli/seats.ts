/** Who sits where and with what, as options say it: lists with a name for each seat. */
import { BOT_NAMES, type BotName } from '../runtime/players/bot.ts';
import { DRAFT } from '../runtime/table/hands.ts';
import { Refusal } from './refusal.ts';

/** Beyond any table: sets say how many may play. */
const MOST_SEATS = 100;

/** A bot for each seat; a shorter list starts again. */
export function botNames(bots: string, players: number): BotName[] {
  if (players > MOST_SEATS) throw new Refusal(`${players} players are too many.`);
  const names = listed(bots);
  const unknown = names.find((name) => !isBot(name));
  if (unknown !== undefined)
    throw new Refusal(`There is no bot ${unknown}. There are: ${BOT_NAMES.join(', ')}.`);
  if (names.length > players) throw new Refusal(`${names.length} bots are too many for ${players} players.`);
  const known = names.filter(isBot);
  return Array.from({ length: players }, (_, seat) => known[seat % known.length]);
}

/** A hand for each seat; `draft` alone is for all. */
export function handNames(hands: string, players: number): string[] {
  return hands === DRAFT ? Array<string>(Math.min(players, MOST_SEATS)).fill(DRAFT) : listed(hands);
}

const isBot = (name: string): name is BotName => BOT_NAMES.some((bot) => bot === name);

function listed(text: string): string[] {
  return text.split(',').map((name) => name.trim());
}
