/** Games of bots with the cards that people played, to compare their figures with those of people. */
import { setImmediate } from 'node:timers/promises';
import type { SetProgram } from '../../program/index.ts';
import { cardEstimates, countMatch, linkMatch, playedBy, playMatch } from '../../simulate/games/index.ts';
import type { CardAndBots, CardFinding, PlayedShares } from '../../table/index.ts';

/** What bots did with each card, by card number. */
export type BotGames = Awaited<ReturnType<typeof playBots>>;

const BOT = 'greedy';
const GAMES = 100;

/** Plays these games. Yields to the event loop between two games. */
export async function playBots(chain: readonly SetProgram[], players: number) {
  const options = { players, seed: 1, bots: Array<typeof BOT>(players).fill(BOT) };
  const match = linkMatch({ chain: [...chain], options, inherited: true, against: null });
  for (let game = 0; game < GAMES; game++) {
    countMatch(match, playMatch(match, game));
    await setImmediate();
  }
  return { bot: BOT, games: GAMES, cards: Object.fromEntries(playedBy(match.run)) };
}

/** Whether data has this shape: it may be from somebody else. */
export function isBotGames(data: unknown): data is BotGames {
  const { games, cards } = Object(data) as Record<string, unknown>;
  return (
    Number.isInteger(games) &&
    typeof cards === 'object' &&
    cards !== null &&
    Object.values(cards).every((shares: unknown) =>
      Object.keys(NO_GAMES).every((name) => Number.isFinite(Object(shares)[name])),
    )
  );
}

const NO_GAMES: PlayedShares = { seats: 0, played: 0, began: 0, won: 0 };

/** The findings of people next to those of bots, which are empty if bots have not played yet. */
export const withBotFigures = (cards: readonly CardFinding[], bots: BotGames | null): CardAndBots[] =>
  cards.map((finding) => {
    const own = bots?.cards[finding.card] ?? NO_GAMES;
    return { ...finding, bots: own, estimate: cardEstimates(finding.people, own) };
  });
