/** The view of one seat (R3.5, R6.2): it leaves out the decks, and the hands and unrevealed choices of other seats. */
import { type DecisionKind, type Hex, SUPPLY_THINGS, UserError } from '../../program/index.ts';
import { checkGame } from '../input/check-arguments.ts';
import { cellHex } from '../landscape/hex.ts';
import { thingName } from '../link/words.ts';
import { quoteValue } from '../messages.ts';
import { keptCards } from '../queries/players.ts';
import type { OptionView } from '../questions/question.ts';
import { QUESTIONS } from '../questions/questions.ts';
import type { Game } from '../state.ts';
import { undoPlacements } from '../table/cubes.ts';
import { describeOptions } from './describe.ts';
import {
  type DecisionSubject,
  decisionSubject,
  type RunningEffect,
  runningEffect,
} from './running-effect.ts';

/** A tile as all players see it. */
export interface TileView extends Hex {
  terrain: string;
  mountains: number;
  forests: number;
  /** Species of the tokens on it. */
  animals: string[];
  /** Names of the markers on it, if there are any. */
  markers?: string[];
}

/** An active card: its number, its remaining leaves, and which spots have a cube, from the left. */
export interface ActiveView {
  card: number;
  leaves: number;
  covered: boolean[];
}

/** What a seat may know about itself or another seat. */
export interface SeatView {
  vp: number;
  /** Turns of the dial, 0 to 2. */
  dial: number;
  /** Free cubes. */
  cubes: number;
  active: ActiveView[];
  /** Cards kept without leaves, because they score at the end (L44); absent if there are none. */
  kept?: number[];
  /** The species that active and kept cards have chosen (L68); absent if there are none. */
  chosen?: { card: number; species: string }[];
  /** Number of cards in hand. */
  handSize: number;
  /** Numbers of the cards in hand, only for the seat itself. */
  hand: number[] | null;
  /** Cards in hand that all players have seen: Landscape Features gained to be played (R6.5). */
  shown: number[];
}

/** In place of a seat: a spectator, who sees only public information. */
export const SPECTATOR = -1;

/** All that a seat may know of a game, as data to send. Hexes are axial, seats count from 0, cards are given by number. */
export interface View {
  seat: number;
  status: Game['status'];
  winner: number | null;
  target: number;
  /** True while a tie is played out (R12.3). */
  isTied?: true;
  harbinger: number;
  rounds: number;
  draws: number;
  /** Names of the elements in the current draw, and how many of each are left in the bag. */
  drawn: string[];
  /** Tokens that effects have drawn from the bag since then, and the seats that drew them, if there are any (L57). */
  laid?: { seat: number; element: string }[];
  bag: Record<string, number>;
  landscape: TileView[];
  /** Landscape Features in play: card number, owner's seat, and the hexes the tile covers (R15.4). */
  features: { card: number; seat: number; hexes: Hex[] }[];
  /** What is left in the box, by thing. */
  supply: Record<string, number>;
  cubeSupply: number;
  seats: SeatView[];
  /** Cards left in the brown and the blue deck. */
  decks: [number, number];
  display: number[];
  discard: number[];
  /** How many answers this seat has given. Pass it to `submit` with the next answer, so that late answers are refused. */
  decisions: number;
  /**
   * Which seat decides what; the options are only for the seat itself. Null when the game is over, and while another
   * seat has a decision that would reveal its hand (`declare` a feature that fits): do not send a view that is
   * `playing` without a decision.
   */
  decision: {
    seat: number;
    kind: DecisionKind;
    options: OptionView[] | null;
    /** What it is about besides its options, for the seat itself. */
    about?: DecisionSubject;
  } | null;
  /** The effect that runs; absent if none does. */
  running?: RunningEffect;
}

/**
 * The game as this seat sees it.
 * @param seat the seat, or -1 for a spectator, who sees only public information
 * @throws UserError when the game has no such seat
 */
export function view(game: Game, seat: number): View {
  checkGame('view', game);
  if (!Number.isInteger(seat) || seat < SPECTATOR || seat >= game.players) {
    throw new UserError(`seat ${quoteValue(seat)}: the game has seats 0 to ${game.players - 1}`);
  }
  const { tables } = game;
  const running = runningEffect(game);
  const number = (card: number): number => tables.cards[card].number;
  const elements = tables.words.elements.map((e) => e.name);
  return {
    seat,
    status: game.status,
    winner: game.winner < 0 ? null : game.winner,
    target: game.target,
    ...(game.tied && { isTied: true as const }),
    harbinger: game.harbinger,
    rounds: game.rounds,
    draws: game.draws,
    drawn: game.drawn.map((e) => elements[e]),
    ...(game.laid?.length && {
      laid: game.laid.map(({ seat, element }) => ({ seat, element: elements[element] })),
    }),
    bag: Object.fromEntries(game.bag.map((n, e) => [elements[e], n])),
    landscape: viewLandscape(game),
    features: game.features.map((f) => ({ card: number(f.card), seat: f.seat, hexes: f.cells.map(cellHex) })),
    supply: viewSupply(game),
    cubeSupply: game.cubeSupply,
    decks: [game.decks[0].length, game.decks[1].length],
    display: game.display.map(number),
    discard: game.discard.map(number),
    seats: game.vp.map((_, s) => viewSeat(game, s, seat)),
    decisions: seat === SPECTATOR ? 0 : game.answers[seat],
    decision: game.asked.options.length > 0 ? viewDecision(game, seat) : null,
    ...(running && { running }),
  };
}

/** While choices are collected, other seats cannot see the kind of decision (R3.5). */
function viewDecision(game: Game, seat: number): View['decision'] {
  const { asked } = game;
  if (asked.seat === seat) {
    const about = decisionSubject(game);
    return { seat, kind: asked.kind, options: describeOptions(game), ...(about && { about }) };
  }
  if (QUESTIONS[asked.kind].isSecret?.(game)) return null;
  return { seat: asked.seat, kind: isCollecting(game) ? 'use-element' : asked.kind, options: null };
}

/** The tiles of the landscape, in the order of their cells. */
export function viewLandscape(game: Game): TileView[] {
  const { landscape: land, tables } = game;
  const tiles: TileView[] = [];
  for (let i = 0; i < land.cells.length; i++) {
    const cell = land.cells[i];
    const namesOf = (list: Int32Array): string[] => {
      const names: string[] = [];
      for (let t = list[cell]; t > 0; t = land.nextAnimal[t - 1]) {
        names.push(tables.species[land.tokenSpecies[t - 1]].name);
      }
      return names;
    };
    const markers = namesOf(land.firstMarker);
    tiles.push({
      ...cellHex(cell),
      terrain: thingName(tables.words, land.terrain[cell]),
      mountains: land.mountains[cell],
      forests: land.forests[cell],
      animals: namesOf(land.firstAnimal),
      ...(markers.length > 0 && { markers }),
    });
  }
  return tiles;
}

function viewSupply(game: Game): Record<string, number> {
  const names = [...SUPPLY_THINGS, ...game.tables.species.map((s) => s.name)];
  return Object.fromEntries(names.map((name, i) => [name, game.landscape.supply[i]]));
}

/** True while the choices of a draw are collected, each hidden from the others (R3.5). */
export function isCollecting(game: Game): boolean {
  return game.stack.some((frame) => frame.task === 'round' && frame.phase === 'collect');
}

function viewSeat(game: Game, seat: number, viewer: number): SeatView {
  const covered = game.covered.slice();
  const cubes = game.cubes.slice();
  if (seat !== viewer && isCollecting(game)) undoPlacements(game, { covered, cubes }, (who) => who === seat);
  const { cards } = game.tables;
  const kept = keptCards(game, seat);
  const chosen = [...game.active[seat], ...kept].flatMap((card) => {
    const species = game.species?.[card];
    return species === undefined
      ? []
      : { card: cards[card].number, species: game.tables.species[species].name };
  });
  return {
    vp: game.vp[seat],
    dial: game.dial[seat],
    cubes: cubes[seat],
    active: game.active[seat].map((card) => ({
      card: cards[card].number,
      leaves: game.leaves[card],
      covered: cards[card].spots.map((_, spot) => (covered[card] & (1 << spot)) !== 0),
    })),
    ...(kept.length > 0 && { kept: kept.map((card) => cards[card].number) }),
    ...(chosen.length > 0 && { chosen }),
    handSize: game.hands[seat].length,
    hand: seat === viewer ? game.hands[seat].map((card) => cards[card].number) : null,
    shown: game.shown.filter((card) => game.hands[seat].includes(card)).map((card) => cards[card].number),
  };
}
