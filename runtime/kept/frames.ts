/** Whether what is going on in a kept game can be: every frame of its stack, by itself. */
import type { DraftFrame, EffectFrame, ElementsFrame, Frame } from '../frames.ts';
import { cellOf, isAnimal, isTile, NO_ITEM } from '../landscape/items.ts';
import type { Landscape } from '../landscape/landscape.ts';
import type { Code, Instruction } from '../link/code.ts';
import { codeOf, type Game } from '../state.ts';

/** What is wrong with the stack; nothing if it can be. */
export function stackProblem(game: Game): string | undefined {
  const { stack, gained } = game;
  const rounds = stack.filter(({ task }) => task === 'round').length;
  if (!gained && (rounds !== 1 || stack[0].task !== 'round'))
    return '/stack: one round must be at its bottom';
  for (const [at, frame] of stack.entries()) {
    const isTop = at === stack.length - 1;
    const problem = frameProblem(game, frame, isTop);
    if (problem !== undefined) return `/stack/${at}: ${problem}`;
  }
  return undefined;
}

const NO_SEAT = 'there is no such seat';
const NO_CARD = 'there is no such card';
const NOT_THERE = 'the card is not there';
const NOT_NOW = 'this can only be while it is asked for';

function frameProblem(game: Game, frame: Frame, isTop: boolean): string | undefined {
  const { players, hands, active, tables } = game;
  if ('seat' in frame && frame.seat >= players + (frame.task === 'setup' ? 1 : 0)) return NO_SEAT;
  switch (frame.task) {
    case 'setup':
    case 'declare':
    case 'dial':
      return undefined;
    case 'round': {
      if (frame.turn > players) return NO_SEAT;
      const seat = (game.harbinger + frame.turn) % players;
      const isThere = (card: number): boolean => card < 0 || active[seat].includes(card);
      return isThere(frame.card) && isThere(frame.asked) ? undefined : NOT_THERE;
    }
    case 'draft':
      return draftProblem(game, frame, isTop);
    case 'elements':
      return elementsProblem(game, frame, isTop);
    case 'gain-card':
      return frame.looked.length > 0 && !isTop ? NOT_NOW : undefined;
    case 'play':
    case 'rotate':
      if (frame.card < 0) return frame.spot < 0 ? undefined : NOT_THERE;
      return spotProblem(game, frame, isTop);
    case 'feature':
      if (!isTop) return NOT_NOW;
      if (frame.card >= tables.cards.length || tables.cards[frame.card].feature === null) return NO_CARD;
      return hands[frame.seat].includes(frame.card) ? undefined : NOT_THERE;
    case 'effect':
      return effectProblem(game, frame, isTop);
  }
}

/** A card with, while a cube for it is looked for, an open spot. */
function spotProblem(
  game: Game,
  { seat, card, spot }: ElementsFrame | Extract<Frame, { cubes: number }>,
  isTop: boolean,
) {
  if (!game.active[seat].includes(card)) return NOT_THERE;
  if (spot < 0) return undefined;
  if (!isTop) return NOT_NOW;
  const isOpen = spot < game.tables.cards[card].spots.length && (game.covered[card] & (1 << spot)) === 0;
  return isOpen ? undefined : 'the spot is not open';
}

function elementsProblem(game: Game, frame: ElementsFrame, isTop: boolean): string | undefined {
  const { tables } = game;
  if (frame.left.length !== tables.bag.length) return 'its elements do not fit the set';
  if (frame.giver >= tables.cards.length) return NO_CARD;
  // The spot last filled stays behind.
  if (frame.card < 0) return undefined;
  return frame.spot < 0 ? NOT_THERE : spotProblem(game, frame, isTop);
}

/** Packs are as long as they are when so many have kept so much of this pass. */
function draftProblem(
  { players }: Game,
  { seats, packs, turn, kept }: DraftFrame,
  isTop: boolean,
): string | undefined {
  if (!isTop) return NOT_NOW;
  if (new Set(seats).size !== seats.length || seats.some((seat) => seat >= players)) return NO_SEAT;
  if (packs.length !== seats.length || turn >= seats.length || seats.length === 0)
    return 'its packs do not fit';
  const whole = packs[turn].length + kept;
  const each = Math.min(players === 2 ? 2 : 1, whole - 1);
  const fits = packs.every(
    (pack, at) => pack.length === (at < turn ? whole - each : at === turn ? whole - kept : whole),
  );
  return fits && kept < Math.max(1, each) ? undefined : 'its packs do not fit';
}

function effectProblem(game: Game, frame: EffectFrame, isTop: boolean): string | undefined {
  const { tables, landscape: land, features, players } = game;
  const { card, effect, feature } = frame;
  if (
    card >= 0 ? effect >= 0 || card >= tables.cards.length : effect < 0 || effect >= tables.effects.length
  ) {
    return NO_CARD;
  }
  if (feature >= features.length || (card >= 0 && feature >= 0)) return NO_CARD;
  if (card < 0 && !game.gained) {
    const table = feature < 0 ? null : tables.cards[features[feature].card].feature;
    const own = [
      ...(table?.onPlay ?? []),
      ...(table?.atEnd ?? []),
      ...(table?.events ?? []).map((e) => e.effect),
    ];
    if (!own.includes(effect)) return NO_CARD;
  }
  const code = codeOf(game, frame);
  if (frame.at > code.steps.length || frame.slots.length !== code.slots.length)
    return 'it does not fit the card';
  if (!isThere(land, frame.self)) return 'nothing answers to "this"';
  return slotsProblem(frame, code, land, players) ?? stepProblem(frame, code.steps[frame.at], land, isTop);
}

/** Names stand for what lies there, seats of `each player` are seats, limits are kept. */
function slotsProblem(
  { slots }: EffectFrame,
  code: Code,
  land: Landscape,
  players: number,
): string | undefined {
  const most = new Map<number, number>();
  for (const step of code.steps) {
    if (step.op === 'each-first') most.set(step.slot, players - 1);
    if (step.op !== 'gain') continue;
    for (const { slot } of step.rewards) if (slot >= 0) most.set(slot, step.atMost);
  }
  for (const [slot, value] of slots.entries()) {
    const fits = code.names.includes(slot)
      ? isThere(land, value)
      : value >= 0 && value <= (most.get(slot) ?? MOST_COUNTED);
    if (!fits) return `slot ${slot} cannot be ${value}`;
  }
  return undefined;
}

/** No loop or count of an effect comes near it. */
const MOST_COUNTED = 10_000;

/** How far the instruction is: small steps that wait for an answer can only be on top. */
function stepProblem(
  frame: EffectFrame,
  step: Instruction | undefined,
  land: Landscape,
  isTop: boolean,
): string | undefined {
  const fits = stepFits(frame, step, land);
  if (!fits) return 'its step cannot be so far';
  const waits = step?.op === 'place' ? frame.phase > 0 : step?.op === 'replace' && frame.chosen >= 0;
  return waits && !isTop ? NOT_NOW : undefined;
}

function stepFits(frame: EffectFrame, step: Instruction | undefined, land: Landscape): boolean {
  const { phase, done, chosen, taken, list } = frame;
  switch (step?.op) {
    case 'gain':
      return gainFits(frame, step);
    case 'place': {
      const isKind = step.kinds.includes(chosen) || (phase === 0 && chosen < 0);
      const isTaken = taken < 0 || (phase === 2 && taken < land.terrain.length);
      return done <= step.amount && isKind && isTaken && list.length <= (phase === 0 ? 0 : 2);
    }
    case 'replace': {
      const isTileThere = isTile(chosen) && isThere(land, chosen);
      return (
        phase === 0 && done <= step.amount && taken < 0 && list.length === 0 && (chosen < 0 || isTileThere)
      );
    }
    case 'move': {
      const areTokens = list.every((token) => token >= 0 && token < land.tokenCell.length);
      return phase === 0 && done <= step.amount && taken < 0 && chosen < 0 && areTokens;
    }
    case 'remove':
    case 'choose':
      return phase === 0 && done <= step.amount && taken < 0 && chosen < 0 && list.length === 0;
    default:
      return phase === 0 && done === 0 && chosen < 0 && taken < 0 && list.length === 0;
  }
}

/** `runGain` says what its numbers mean. */
function gainFits(
  { phase, done, chosen, taken, list }: EffectFrame,
  { rewards, choice }: Extract<Instruction, { op: 'gain' }>,
): boolean {
  if (chosen >= (choice ? rewards.length : 0) || taken > MOST_COUNTED) return false;
  if (list.some((n) => n < 0 || n > MOST_COUNTED)) return false;
  switch (phase) {
    case 0:
      return done === 0 && chosen < 0 && taken < 0 && list.length === 0;
    case 1:
      return done <= rewards.length && taken >= 0;
    default:
      return done < rewards.length && rewards[done].elements.length > 1 && taken > 0 && list.length > 0;
  }
}

/** True for nothing, and for an item that lies in the landscape. */
function isThere(land: Landscape, item: number): boolean {
  if (item === NO_ITEM) return true;
  if ((item & 7) > 4) return false;
  const at = item >> 3;
  if (isAnimal(item)) return at < land.tokenCell.length && land.tokenCell[at] >= 0;
  const cell = cellOf(land, item);
  if (cell >= land.terrain.length || land.terrain[cell] === 0) return false;
  const needed = [land.terrain[cell], land.mountains[cell], land.forests[cell], land.forests[cell] - 1][
    item & 7
  ];
  return needed > 0;
}
