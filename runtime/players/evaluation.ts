/**
 * What options are worth to the seat to move, in points, looking one effect ahead: completing a card by running its
 * effect on a copy, advancing a card by how near it is to completion, and an option inside an effect by the seat's
 * position when the effect ends.
 *
 * Reads hidden cards as they are in the game, so pass a determinized game (`determinize.ts`).
 */
import { EVENTS, momentRow } from '../../program/index.ts';
import { apply } from '../game.ts';
import { NO_ITEM } from '../landscape/items.ts';
import type { EventCode } from '../link/code.ts';
import { awaitedMoments } from '../link/features.ts';
import { thingSet } from '../link/thing-sets.ts';
import { ANIMAL, LAND, TILE } from '../link/things.ts';
import { DONE } from '../options.ts';
import { itemsOn } from '../queries/tile-contents.ts';
import { type EffectWorth, oncePerCard } from '../questions/card-worth.ts';
import { QUESTIONS } from '../questions/questions.ts';
import { MAX_SEED, type Rng, randomBelow, seedRandom, shuffle } from '../random.ts';
import { run } from '../run.ts';
import { momentEffects, newTrigger } from '../start-effect.ts';
import { clone, type Game } from '../state.ts';
import { startCompleted } from '../table/active.ts';
import { tokensLaid } from '../table/bag.ts';
import { cubesOn } from '../table/cubes.ts';
import { scoringAtEnd } from '../table/feature.ts';
import { clearPending, effectTrial } from './copies.ts';

/** Maximum number of answers in one trial; the position reached is then valued as it is. */
export const MAX_STEPS = 30;
/** How often the effect of a card is tried if it draws tokens from the bag. */
const EFFECTS_DRAWN = 8;
const CUBE_WORTH = 0.8;
const CARD_WORTH = 0.5;
/** Worth of each leaf left on an active card. */
const LEAF_WORTH = 0.8;
/** Worth of a cube on a card: it comes back, and the card is nearer to completion. */
const PLACED_CUBE_WORTH = 1.6;
/** Worth of each additional tile or token in the landscape: it increases later counts. */
const THING_WORTH = 0.5;
const LEADER_SHARE = 0.4;
/** Makes `DONE` the choice only if no other option is as good. */
const DONE_PENALTY = 0.01;
const WIDE_WORDS = new Set([TILE, LAND, ANIMAL]);
/** A guess: which share of events is where a trigger wants it. */
const PLACE_SHARE = 0.5;

/** Options of `evaluateOptions`. */
export interface EvaluationOptions {
  /**
   * Maximum number of options inside an effect that are played out. If there are more, a random sample; the rest are
   * `UNEVALUATED_WORTH`. An option that draws tokens from the bag is played out so often.
   */
  tried: number;
  /** What effects are assumed to give, instead of running them. */
  effects?: EffectWorth;
}

/** What a bot thinks of a decision. */
export interface OptionValues {
  /** The option it would take. */
  option: number;
  /**
   * What each option is worth to the bot, in points, in the order of the options; comparable only with each other.
   * Negative infinity for options it did not evaluate. Null from a bot that evaluates none.
   */
  worths: readonly number[] | null;
}

/** The worth of an option that was not evaluated. */
export const UNEVALUATED_WORTH = Number.NEGATIVE_INFINITY;

/** The worth of each option of the current decision, in their order. Worths are comparable only with each other. */
export function evaluateOptions(game: Game, rng: Rng, evaluation: EvaluationOptions): number[] {
  const { kind, options, seat } = game.asked;
  const { worth } = QUESTIONS[kind];
  if (!worth) return tryOut(game, rng, evaluation.tried);
  const effects = evaluation.effects ?? oncePerCard((card) => effectWorth(game, rng, card, seat));
  return options.map(worth(game, effects));
}

/** Worth of a card's effect to its owner if it ran now, and of playing the card before if it is not active. */
function effectWorth(game: Game, rng: Rng, card: number, seat: number): number {
  const tried = tries(game, rng, EFFECTS_DRAWN, (before) => {
    const copy = effectTrial(before, seat, card);
    const stood = positionWorth(copy, seat);
    startCompleted(copy, seat, card);
    run(copy);
    playOn(copy, rng);
    return { copy, worth: positionWorth(copy, seat) - stood - opponentPenalty(game, copy, seat) };
  });
  return meanWorth(tried) + waitingWorth(game, rng, card, seat);
}

/**
 * What a card that is not yet active would give its owner by waiting (L43): for each trigger what it would give now, for
 * one of the things that are there, as often as such an event comes.
 */
export function waitingWorth(game: Game, rng: Rng, card: number, seat: number): number {
  const { active, players, tables } = game;
  const { triggers } = tables.cards[card];
  if (!triggers || active[seat].includes(card)) return 0;
  const awaited = awaitedMoments(triggers);
  if (triggers.events.length + awaited.length === 0) return 0;
  // As if it lay before its owner.
  const waiting = { ...game, active: active.with(seat, [...active[seat], card]) };
  const stood = positionWorth(waiting, seat);
  let worth = 0;
  /** What a trigger gives now, with this as "this". */
  const given = (effect: number, self: number, by: EventCode['by'] | undefined): number => {
    const copy = clearPending(clone(waiting));
    const who = by === 'another' && players > 1 ? { by: (seat + 1) % players } : {};
    copy.stack.push({ ...newTrigger(copy, { card, seat, feature: -1 }, effect), self, ...who });
    run(copy);
    playOn(copy, rng);
    return positionWorth(copy, seat) - stood - opponentPenalty(waiting, copy, seat);
  };
  for (const { event, effect } of triggers.events) {
    const { landscape: land } = game;
    const cells = { cells: land.cells, from: 0, to: land.cells.length };
    const items = itemsOn(land, thingSet(event.things, tables.species.length, tables.species.length), cells);
    const self = items.length > 0 ? items[randomBelow(rng, items.length)] : NO_ITEM;
    worth += given(effect, self, event.by) * eventsToCome(game, event);
  }
  for (const moment of awaited) {
    const { often = 0, by } = momentRow(moment);
    for (const effect of triggers.moments[moment])
      worth += given(effect, NO_ITEM, by) * often * (by === 'another' ? players - 1 : 1);
  }
  return worth;
}

/** How often an event comes while a card waits for it, on average. */
function eventsToCome({ players }: Game, { deeds, things, by, from, into, where }: EventCode): number {
  let times = 0;
  for (const deed of deeds)
    for (const thing of things)
      times += EVENTS[deed].often[WIDE_WORDS.has(thing) ? 'any' : thing < LAND ? 'terrain' : 'token'];
  if (by !== 'you') times *= by ? players - 1 : players;
  return from || into || where ? times * PLACE_SHARE : times;
}

/**
 * Tries something out: once or, if it draws tokens from the bag, so often with other tokens (L57).
 * @param times how often it is then tried
 * @param act does it on a copy of the game it is given
 */
export function tries<T extends { copy: Game }>(
  game: Game,
  rng: Rng,
  times: number,
  act: (before: Game) => T,
): T[] {
  const first = act(game);
  if (tokensLaid(first.copy) === tokensLaid(game)) return [first];
  // The first try knew what comes next in this game.
  return Array.from({ length: times }, () => act(withOtherLuck(game, rng)));
}

const meanWorth = (all: readonly { worth: number }[]): number =>
  all.reduce((sum, { worth }) => sum + worth, 0) / all.length;

/** The same game, in which other tokens come from the bag. */
export const withOtherLuck = (game: Game, rng: Rng): Game => ({
  ...game,
  random: seedRandom(randomBelow(rng, MAX_SEED)),
});

/** Plays each option to the end of the effect and evaluates the seat's position there. */
function tryOut(game: Game, rng: Rng, most: number): number[] {
  const { seat, options, kind } = game.asked;
  const tried = options.map((_, at) => at);
  if (options.length > most) {
    shuffle(rng, tried);
    tried.length = most;
  }
  const bare = { ...game, stack: game.stack.filter(({ task }) => task !== 'round') };
  const worths = options.map(() => UNEVALUATED_WORTH);
  for (const at of tried) {
    const penalty = options[at] === DONE ? DONE_PENALTY : 0;
    const all = tries(bare, rng, most, (before) => {
      const copy = clone(before);
      apply(copy, options[at]);
      playOn(copy, rng);
      const others = kind === 'player' ? bestOther(copy, seat) : opponentPenalty(game, copy, seat);
      return { copy, worth: positionWorth(copy, seat) - others - penalty };
    });
    worths[at] = meanWorth(all);
  }
  return worths;
}

/** Answers at random for every seat until no decision is left. @param seen called before each answer */
export function playOn(copy: Game, rng: Rng, seen?: (copy: Game) => void): void {
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    if (copy.asked.options.length === 0) return;
    seen?.(copy);
    apply(copy, randomOption(copy, rng));
  }
}

/** One of the options, by its index; bots do nothing by hand (L60). */
const optionAt = ({ asked: { kind, options } }: Game, pick: (amount: number) => number): number =>
  kind === 'by-hand' ? DONE : options[pick(options.length)];

/** One of the options at random. */
export const randomOption = (game: Game, rng: Rng): number =>
  optionAt(game, (amount) => randomBelow(rng, amount));

/**
 * The worth of a seat's position: points, including those it would score at the end, cubes, cards, and things to count.
 */
export function positionWorth(game: Game, seat: number): number {
  const { supply } = game.landscape;
  let worth =
    game.vp[seat] +
    pointsAtEnd(game, seat) +
    game.cubes[seat] * CUBE_WORTH +
    game.hands[seat].length * CARD_WORTH;
  for (const card of game.active[seat]) {
    worth += game.leaves[card] * LEAF_WORTH + cubesOn(game, card) * PLACED_CUBE_WORTH;
  }
  // Things left in the supply are not in the landscape.
  for (let kind = 0; kind < supply.length; kind++) worth -= supply[kind] * THING_WORTH;
  return worth;
}

/** Points that a seat would get at the end for its own features and completed cards; 0 once these have scored. */
function pointsAtEnd(game: Game, seat: number): number {
  let points = 0;
  if (game.scored) return points;
  for (const one of scoringAtEnd(game)) {
    if (one.seat !== seat) continue;
    for (const effect of momentEffects(game, one.card, 'end')) {
      // Each on its own copy, so that one effect's changes to the landscape do not affect the others.
      const copy = clearPending(clone(game));
      copy.stack.push(newTrigger(copy, one, effect));
      run(copy);
      for (let step = 0; step < MAX_STEPS && copy.asked.options.length > 0; step++) {
        apply(
          copy,
          optionAt(copy, () => 0),
        );
      }
      points += copy.vp[seat] - game.vp[seat];
    }
  }
  return points;
}

/** What counts against an option: a share of the best opponent's gain, less what opponents paid and lost on average. */
export function opponentPenalty(before: Game, after: Game, seat: number): number {
  let got = 0;
  let given = 0;
  for (let other = 0; other < before.players; other++) {
    if (other === seat) continue;
    got = Math.max(got, after.vp[other] - before.vp[other]);
    given += givenBy(before, after, other);
  }
  return LEADER_SHARE * (got - (given > 0 ? given / (before.players - 1) : 0));
}

/** What counts against a choice of player: a share of the best opponent's position. */
export function bestOther(game: Game, seat: number): number {
  const others = game.vp.flatMap((_, s) => (s === seat ? [] : [positionWorth(game, s)]));
  // `-Infinity` with one player, but a lone player is never asked to choose a player.
  return LEADER_SHARE * Math.max(...others);
}

/** What a seat has paid and lost. Only payments and losses take points, or take cubes and cards without using them. */
function givenBy(before: Game, after: Game, seat: number): number {
  const points = before.vp[seat] - after.vp[seat];
  const cubes = cubesOf(before, seat) - cubesOf(after, seat);
  const cards = cardsOf(before, seat) - cardsOf(after, seat);
  return Math.max(0, points) + Math.max(0, cubes) * CUBE_WORTH + Math.max(0, cards) * CARD_WORTH;
}

/** All cubes of a seat: free ones and those on its cards. */
function cubesOf(game: Game, seat: number): number {
  let cubes = game.cubes[seat];
  for (const card of game.active[seat]) cubes += cubesOn(game, card);
  return cubes;
}

/** Number of a seat's cards, in hand and active. */
function cardsOf({ hands, active }: Game, seat: number): number {
  return hands[seat].length + active[seat].length;
}

/** The options closest to the best one, the best first: at most this many, and at most `gap` points below it. */
export function closestToBest(
  options: readonly number[],
  worths: readonly number[],
  { most, gap }: { most: number; gap: number },
): { option: number; at: number; less: number }[] {
  const top = worths[argMax(worths)];
  return options
    .map((option, at) => ({ option, at, less: worths[at] - top }))
    .filter(({ less }) => less >= -gap)
    .sort((a, b) => b.less - a.less)
    .slice(0, most);
}

/** The index of the highest worth; the first of equal ones. */
export function argMax(worths: readonly number[]): number {
  let best = 0;
  for (let at = 1; at < worths.length; at++) if (worths[at] > worths[best]) best = at;
  return best;
}
