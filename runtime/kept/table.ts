/** Whether seats, cards, cubes and tokens of a kept game can be. */
import { MOST_DRAWS } from '../game-options.ts';
import { playersOf } from '../ops/program.ts';
import { counted } from '../refusal.ts';
import type { Game } from '../state.ts';
import { cubesOn } from '../table/cubes.ts';

/** What is wrong at the table; nothing if it can be. */
export function tableProblem(game: Game): string | undefined {
  return (
    seatsProblem(game) ??
    rangesProblem(game) ??
    cardsProblem(game) ??
    spotsProblem(game) ??
    (game.gained ? undefined : (cubesProblem(game) ?? bagProblem(game)))
  );
}

function seatsProblem(game: Game): string | undefined {
  const { players, tables, gained } = game;
  const { from, to } = playersOf(tables.words.settings);
  if (!gained && (players < from || players > to)) {
    return `/players: the set is for ${from} to ${to}`;
  }
  for (const name of ['vp', 'dial', 'cubes', 'hands', 'active', 'turns'] as const) {
    if (game[name].length !== players) return `/${name}: must have ${players} in it`;
  }
  for (const name of ['harbinger', 'winner'] as const) {
    if (game[name] >= players) return `/${name}: there is no such seat`;
  }
  const owner = game.features.findIndex(({ seat }) => seat >= players);
  return owner >= 0 ? `/features/${owner}/seat: there is no such seat` : undefined;
}

function rangesProblem(game: Game): string | undefined {
  const { maxDraws, draws, ran, players, turns, drawn, gained } = game;
  if (draws > maxDraws) return '/draws: more than there may be';
  if (maxDraws > MOST_DRAWS) return `/maxDraws: must be at most ${MOST_DRAWS}`;
  if (!gained && maxDraws < 1) return '/maxDraws: must be at least 1';
  if (ran > players) return '/ran: there is no such seat';
  if (turns.some((owed) => owed > drawn.length)) return '/turns: more than tokens were drawn';
  if ((game.status === 'unfinished') !== (game.bound !== null)) return '/bound: does not fit the status';
  return game.winner >= 0 && game.status !== 'over' ? '/winner: the game is not over' : undefined;
}

/** Every card is in one place. */
function cardsProblem(game: Game): string | undefined {
  const { tables, hands, active, decks, display, discard, shown, features, stack, gained } = game;
  const places = [...hands, ...active, ...decks, display, discard, features.map(({ card }) => card)];
  for (const frame of stack) {
    if (frame.task === 'gain-card') places.push(frame.looked);
    if (frame.task === 'draft') places.push(...frame.packs);
  }
  const seen = new Set<number>();
  for (const card of places.flat()) {
    if (card >= tables.cards.length) return `card ${card}: the set has none of this index`;
    if (seen.has(card)) return `card ${tables.cards[card].number}: it is in two places`;
    seen.add(card);
  }
  if (!gained && seen.size < tables.cards.length) return 'a card is missing';
  const isFeature = (card: number): boolean => tables.cards[card].feature !== null;
  if (active.flat().some(isFeature) || discard.some(isFeature)) return 'a feature is where only cards can be';
  const held = new Set(hands.flat());
  if (shown.some((card, at) => !held.has(card) || !isFeature(card) || shown.indexOf(card) < at)) {
    return '/shown: a card is no feature in a hand';
  }
  if (features.some(({ card }) => !isFeature(card))) return '/features: a card is no feature';
  if (decks.some((deck, colour) => deck.some((card) => tables.cards[card].deck !== colour))) {
    return '/decks: a card is in the other deck';
  }
  return undefined;
}

/** Cubes are on active cards, and what a draw remembers is there. */
function spotsProblem(game: Game): string | undefined {
  const { tables, active, covered, leaves, placed, fresh, players, boundCard } = game;
  const { cards } = tables;
  if (covered.length !== cards.length || leaves.length !== cards.length) {
    return '/covered, /leaves: does not fit the set';
  }
  if (boundCard >= cards.length) return '/boundCard: there is no such card';
  const inPlay = new Set(active.flat());
  for (const [card, { full, leaves: printed }] of cards.entries()) {
    if ((covered[card] & ~full) !== 0) return `/covered/${card}: there is no such spot`;
    if (covered[card] !== 0 && !inPlay.has(card)) return `/covered/${card}: the card is not in play`;
    if (leaves[card] > printed) return `/leaves/${card}: more than are printed`;
    if (inPlay.has(card) && leaves[card] === 0) return `/leaves/${card}: none is left`;
  }
  const isSpot = (card: number, spot: number): boolean =>
    card >= 0 && spot >= 0 && card < cards.length && spot < cards[card].spots.length;
  if (fresh.some(([card, spot]) => !isSpot(card, spot) || (covered[card] & (1 << spot)) === 0)) {
    return '/fresh: there is no cube there';
  }
  const isPlaced = ([seat, card, spot, source, from]: number[]): boolean =>
    seat >= 0 && seat < players && isSpot(card, spot) && (source < 0 || isSpot(source, from));
  return placed.every(isPlaced) ? undefined : '/placed: there is no such spot';
}

function cubesProblem(game: Game): string | undefined {
  const total = game.tables.words.settings.cubes?.total ?? 0;
  let there = game.cubeSupply;
  for (const free of game.cubes) there += free;
  for (const card of game.covered.keys()) there += cubesOn(game, card);
  return there === total ? undefined : `${counted(there, 'cube')}: the set has ${total}`;
}

/** A round goes on until a token is drawn that fits any spot, so all of these are in the bag or just drawn. */
function bagProblem({ tables, bag, drawn }: Game): string | undefined {
  if (bag.length !== tables.bag.length) return '/bag: does not fit the set';
  if (drawn.some((element) => element >= bag.length)) return '/drawn: there is no such element';
  for (const [element, all] of tables.bag.entries()) {
    const there = bag[element] + drawn.filter((one) => one === element).length;
    if (there > all || (tables.wild[element] && there < all)) return `/bag/${element}: does not fit the set`;
  }
  return undefined;
}
