/**
 * What cards wait for, as plainly as the rulings state it (L43, L45): a table with a landscape, players and active cards. Steps
 * are words and what they do; whoever plays them is asked through a generator. Like `model.ts`, it shares no code with the
 * engine.
 */
import { countThings } from './counting.ts';
import {
  countOn,
  groupAt,
  key,
  type Land,
  MARKERS,
  neighbours,
  openPlaces,
  type Place,
  reachOf,
  SPECIES,
  TERRAINS,
  type Tile,
  tilesFor,
  trimmed,
  without,
} from './model.ts';
import { allThings, covers, isWhere, type Thing } from './where.ts';

/** A process that asks a seat for one of some options, and is sent the answer. */
export type Play<T = void> = Generator<{ seat: number; options: string[] }, T, string>;

export interface Seat {
  vp: number;
  cubes: number;
  hand: number[];
}

export interface Card {
  number: number;
  seat: number;
  leaves: number;
  printed: number;
  triggers: Trigger[];
}

type Deed = 'placed' | 'moved' | 'removed';

/** When a card acts; `from`, `into` and `place` are in the notation of `where.ts`, or `a habitat with a …`. */
export interface Trigger {
  words: string;
  thing: string;
  deed: Deed;
  by: '' | 'you' | 'another player';
  from: string;
  into: string;
  place: string;
  steps: readonly Step[];
}

/** A step in the language, what it does, and whether it can do anything. */
export interface Step {
  words: string;
  run: (table: Table, frame: Frame) => Play;
  canRun: (table: Table, frame: Frame) => boolean;
}

/** One thing, however it moves; without a place once it has left the landscape (L2). */
interface Token {
  what: string;
  place: Place | null;
}

/** An effect that runs or waits to run. */
export interface Frame {
  owner: number;
  /** Who is "you". */
  you: number;
  self: Token | null;
  /** "This" while something is done by hand. */
  held: Token | null;
  by: number;
  trigger: Trigger | null;
  begun: boolean;
  deeds: { deed: Deed; what: string }[];
}

/** Thrown at an impossible placement: the rest of the effect, or of a `may`, is skipped (L12). */
class Closed extends Error {}
/** Thrown where the rules do not say which of several equal things leaves. */
export class Undecided extends Error {}

const isGround = (what: string): boolean => TERRAINS.some((terrain) => terrain === what);

export class Table {
  land: Land;
  readonly seats: Seat[];
  readonly cards: Card[];
  /** How many triggers have acted. */
  fired = 0;
  /** How often something was done by hand. */
  byHand = 0;
  private frames: Frame[] = [];

  constructor(land: Land, seats: readonly Seat[], cards: readonly Card[]) {
    this.land = land;
    this.seats = seats.map((seat) => ({ ...seat, hand: [...seat.hand] }));
    this.cards = cards.map((card) => ({ ...card }));
  }

  /** Plays the steps as an effect of the first player. */
  *play(steps: readonly Step[]): Play {
    yield* this.effect(this.begin({ owner: 0, you: 0, self: null, by: -1, trigger: null }), steps);
  }

  private begin(parts: Pick<Frame, 'owner' | 'you' | 'self' | 'by' | 'trigger'>): Frame {
    const frame = { ...parts, held: null, begun: false, deeds: [] };
    this.frames.push(frame);
    return frame;
  }

  private *effect(frame: Frame, steps: readonly Step[]): Play {
    frame.begun = true;
    yield* this.block(frame, steps);
    this.frames = this.frames.filter((other) => other !== frame);
  }

  /** Takes steps until a gate closes. */
  *block(frame: Frame, steps: readonly Step[]): Play {
    try {
      for (const step of steps) yield* step.run(this, frame);
    } catch (error) {
      if (!(error instanceof Closed)) throw error;
    }
  }

  clockwise(from: number): number[] {
    return this.seats.map((_, turn) => (from + turn) % this.seats.length);
  }

  /** A single answer is taken without asking. */
  *ask(seat: number, options: readonly string[]): Play<string> {
    return options.length === 1 ? options[0] : yield { seat, options: [...options] };
  }

  /** What "this" is now, if it is still there. */
  self({ self }: Frame): Thing | null {
    const tile = self?.place && this.land.get(key(self.place));
    return self && tile ? { what: self.what, tile } : null;
  }

  /** Where a thing may be placed; null without the "this" that is asked for. */
  placesFor(frame: Frame, kind: string, nearThis: boolean): Place[] | null {
    const self = this.self(frame);
    if (nearThis && !self) return null;
    const isNear = (place: Place): boolean =>
      !nearThis ||
      [self!.tile, ...neighbours(this.land, self!.tile)].some((tile) => key(tile) === key(place));
    if (isGround(kind)) {
      const next = (place: Place): boolean => neighbours(this.land, place).includes(self!.tile);
      return openPlaces(this.land).filter((place) => !nearThis || next(place));
    }
    return tilesFor(kind, [...this.land.values()].filter(isNear), this.land.values());
  }

  *place(frame: Frame, kind: string, nearThis = false): Play {
    const places = this.placesFor(frame, kind, nearThis);
    if (!places) return;
    if (places.length === 0) throw new Closed();
    const answer = yield* this.ask(frame.you, places.map(key));
    const place = places.find((one) => key(one) === answer)!;
    const tile = this.land.get(answer);
    this.put(
      tile
        ? plus(tile, kind)
        : { q: place.q, r: place.r, terrain: kind as Tile['terrain'], mountains: 0, forests: 0, animals: [] },
    );
    frame.self = { what: kind, place };
    frame.deeds.push({ deed: 'placed', what: kind });
    yield* this.act(this.waiting(frame, 'placed', kind, this.tileAt(place)), frame, frame.self);
  }

  /** What can be removed, one of each kind on a tile (L6); the last tile stays (R10.2). */
  removable(words: readonly string[]): Thing[] {
    return allThings(this.land).filter(
      ({ what }) => words.some((word) => covers(word, what)) && (!isGround(what) || this.land.size > 1),
    );
  }

  *remove(frame: Frame, words: readonly string[]): Play {
    const things = this.removable(words);
    if (things.length === 0) return;
    const answer = yield* this.ask(frame.you, things.map(thingWords));
    yield* this.removeAll(frame, [things.find((thing) => thingWords(thing) === answer)!]);
  }

  /** Removes all things of a kind, or one each of some, at once; then cards act in reading order (L33). */
  *removeAll(frame: Frame, chosen: string | readonly Thing[]): Play {
    const isAll = typeof chosen === 'string';
    let things = isAll ? allThings(this.land).filter(({ what }) => what === chosen) : [...chosen];
    things = things.toSorted(({ tile: a }, { tile: b }) => a.r - b.r || a.q - b.q);
    if (isAll && isGround(chosen) && things.length === this.land.size) things = things.slice(1);
    const leaving = things.flatMap(({ what, tile }) =>
      Array.from({ length: isAll ? countOn(tile, what) : 1 }, () => ({ what, place: tile })),
    );
    const waiting = leaving.map(({ what, place }) =>
      this.waiting(frame, 'removed', what, this.tileAt(place)),
    );
    for (const { what, place } of leaving) {
      frame.deeds.push({ deed: 'removed', what });
      this.take(what, place);
    }
    // All that waits begins before the first acts.
    const frames = waiting.map((some) => this.framesOf(some, frame, null));
    for (const some of frames) yield* this.run(some);
  }

  /** Which animals can be moved, and where to. */
  moves(species: string, spaces: number): { what: string; from: Tile; to: Tile; words: string }[] {
    return allThings(this.land)
      .filter(({ what }) => what in SPECIES && covers(species, what))
      .flatMap(({ what, tile: from }) =>
        reachOf(this.land, what, from, spaces).map((to) => {
          return { what, from, to, words: `${what} ${key(from)} to ${key(to)}` };
        }),
      );
  }

  *move(frame: Frame, species: string, spaces: number): Play {
    const moves = this.moves(species, spaces);
    if (moves.length === 0) return;
    const answer = yield* this.ask(
      frame.you,
      moves.map(({ words }) => words),
    );
    const { what, from, to } = moves.find(({ words }) => words === answer)!;
    const before = this.waiting(frame, 'moved', what, from);
    const token = this.takeToken(what, from) ?? { what, place: null };
    this.put(plus(this.tileAt(to), what));
    token.place = to;
    frame.self = token;
    frame.deeds.push({ deed: 'moved', what });
    const after = before.filter(({ trigger }) => {
      const tile = this.tileAt(to);
      return (!trigger.into || this.isIn(trigger.into, what, tile)) && this.isAt(trigger.place, what, tile);
    });
    yield* this.act(after, frame, token);
  }

  private put(tile: Tile): void {
    this.land = new Map(this.land).set(key(tile), tile);
  }

  private tileAt(place: Place): Tile {
    return this.land.get(key(place))!;
  }

  /** Takes a thing away, and whatever cannot stay without it (R10). */
  private take(what: string, place: Place): void {
    const tile = this.land.get(key(place));
    if (!tile) return;
    if (isGround(what)) {
      for (const token of this.tokens())
        if (token.place && key(token.place) === key(place)) token.place = null;
      const left = new Map(this.land);
      left.delete(key(place));
      this.land = left;
      return;
    }
    const forests = tile.forests - trimmed(without(tile, what)).forests;
    const token = this.takeToken(what, place);
    if (token) token.place = null;
    if (what === 'forest') return;
    for (let n = 0; n < forests; n++) {
      const forest = this.takeToken('forest', place);
      if (forest) forest.place = null;
    }
  }

  /** Takes one of some equal things: the one that no effect means (L2). Returns the one that an effect means. */
  private takeToken(what: string, place: Place): Token | null {
    const tile = this.tileAt(place);
    const here = this.tokens().filter(
      (token) => token.what === what && token.place && key(token.place) === key(place),
    );
    const amount = countOn(tile, what);
    if (amount > 1 && here.length >= amount) throw new Undecided();
    this.put(without(tile, what));
    return amount === 1 ? (here[0] ?? null) : null;
  }

  /** The things that effects mean by "this". */
  private tokens(): Token[] {
    return [...new Set(this.frames.flatMap(({ self, held }) => [self ?? [], held ?? []].flat()))];
  }

  /** Which triggers wait for this event, in the order in which they act (L43). */
  private waiting(frame: Frame, deed: Deed, what: string, tile: Tile): { card: Card; trigger: Trigger }[] {
    return this.clockwise(frame.owner)
      .flatMap((seat) =>
        this.cards.filter((card) => card.seat === seat).toSorted((a, b) => a.number - b.number),
      )
      .flatMap((card) => card.triggers.map((trigger) => ({ card, trigger })))
      .filter(({ card, trigger }) => {
        if (trigger.deed !== deed || !covers(trigger.thing, what)) return false;
        if (trigger.by !== '' && (trigger.by === 'you') !== (card.seat === frame.you)) return false;
        if (this.frames.some((other) => other.begun && other.trigger === trigger)) return false;
        if (deed === 'moved')
          return (
            (!trigger.from || this.isIn(trigger.from, what, tile)) &&
            !(trigger.into && this.isIn(trigger.into, what, tile))
          );
        return this.isAt(trigger.place, what, tile);
      });
  }

  /** Whether a tile is in `a habitat with a …` or in `a … community`. */
  private isIn(region: string, what: string, tile: Tile): boolean {
    const [, species] = /^an? (\w+) community$/.exec(region) ?? [];
    if (species !== undefined) return what === species;
    const [, held] = /^a habitat with an? (\w+)$/.exec(region)!;
    return allThings(new Map(groupAt(this.land, tile, tile.terrain).map((one) => [key(one), one]))).some(
      (thing) => covers(held, thing.what),
    );
  }

  private isAt(place: string, what: string, tile: Tile): boolean {
    const [, region] = /^in (a habitat with .+)$/.exec(place) ?? [];
    if (region !== undefined) return this.isIn(region, what, tile);
    const meant = { self: { what, tile }, home: null };
    return isWhere(this.land, place, meant, { what, tile, amount: countOn(tile, what) });
  }

  private framesOf(waiting: readonly { card: Card; trigger: Trigger }[], { you }: Frame, self: Token | null) {
    return waiting.map(({ card: { seat }, trigger }) =>
      this.begin({ owner: seat, you: seat, self, by: you, trigger }),
    );
  }

  private *act(waiting: readonly { card: Card; trigger: Trigger }[], frame: Frame, self: Token): Play {
    yield* this.run(this.framesOf(waiting, frame, self));
  }

  private *run(frames: readonly Frame[]): Play {
    for (const frame of frames) {
      this.fired++;
      yield* this.effect(frame, frame.trigger!.steps);
    }
  }

  /** How many things there are; a site with "this" needs one. */
  count(frame: Frame, what: string, where: string): number {
    return countThings(this.land, what, where, { self: this.self(frame), home: null });
  }

  // biome-ignore lint/correctness/useYield: nothing is asked.
  *gain({ you }: Frame, points: number): Play {
    this.seats[you].vp += points;
  }
}

const thingWords = ({ what, tile }: Thing): string => `${what} ${key(tile)}`;

/** The tile with one more of a thing. */
function plus(tile: Tile, what: string): Tile {
  if (what === 'mountain') return { ...tile, mountains: tile.mountains + 1 };
  if (what === 'forest') return { ...tile, forests: tile.forests + 1 };
  const amount = countOn(tile, what) + 1;
  if (what in MARKERS) {
    const others = (tile.markers ?? []).filter(({ marker }) => marker !== what);
    return { ...tile, markers: [...others, { marker: what, amount }] };
  }
  const others = tile.animals.filter(({ species }) => species !== what);
  return { ...tile, animals: [...others, { species: what, amount }] };
}
