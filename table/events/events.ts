/** Describes what has happened between two views of a seat, using only what this seat may know. */
import { type Hex, hexKey, isFeature, pluralize, uniqueHexes } from '../../program/index.ts';
import { type ActiveView, type SeatView, SPECTATOR, type TileView, type View } from '../../runtime/index.ts';
import { type CardBook, findCard } from '../card-book.ts';
import type { VisibleState } from '../game/table.ts';
import { seatName } from '../marks.ts';
import type { EventPart, ScreenLine } from '../messages.ts';
import { endingNews } from './ending.ts';
import { begins, cardPart, elementPart, hexPart, listOfParts, say, thingPart } from './parts.ts';
import { added, piecesOn, tokenChanges } from './tokens.ts';

/** What is seen at a moment. */
type Seen = Pick<VisibleState, 'view' | 'passing'>;

/** The name of a seat as the viewer reads it. */
export function seatPart(seat: number, viewer: number, names: readonly string[] = []): EventPart {
  return { text: seat === viewer ? 'You' : seatName(names, seat), seat };
}

/**
 * What is different at the second moment, one line per event.
 * @param names the names of other seats; a seat without one has that of a plant
 */
export function eventsBetween(
  { view: before, passing: known = [] }: Seen,
  { view: now, passing = [] }: Seen,
  book: CardBook,
  names: readonly string[] = [],
) {
  const lines: ScreenLine[] = [];
  // What a choice leads to belongs to the effect that asked for it.
  const runs = before.running ?? now.running;
  const by = runs && { seat: runs.seat, card: runs.card };
  // A page on the web may learn of a whole draw and of the next tokens at once: those come last.
  const add = (parts: EventPart[], seat: number | null = null, draw = before.draws, points = 0): void => {
    const learned = { learned: now.draws, decisions: now.decisions };
    lines.push({ draw, ...learned, seat, parts, ...(points !== 0 && { points }) });
  };
  const byEffect = (since: number): void => {
    if (by) for (const line of lines.slice(since)) line.by = by;
  };
  for (const parts of landscapeEvents(before.landscape, now.landscape)) add(parts);
  byEffect(0);
  const last = known.at(-1)?.n ?? 0;
  const recent = passing.filter(({ n }) => n > last);
  const completed = new Set(recent.flatMap(({ card, isCompleted }) => (isCompleted ? card! : [])));
  for (const { seat, card, element, isCompleted, given } of recent) {
    const who = seatPart(seat, now.seat, names);
    if (card !== undefined && !isCompleted)
      add(say`${who}: ${begins(cardPart(book, card))} takes effect.`, seat);
    if (element !== undefined) add(say`${who}: ${elementPart(element)} is drawn from the bag.`, seat);
    if (given) {
      const to = given.to === now.seat ? 'you' : seatPart(given.to, now.seat, names);
      add(say`${who}: ${pluralize(given.cards, 'card')} given to ${to}.`, seat);
    }
  }
  for (const { card, seat, hexes } of now.features.slice(before.features.length)) {
    const where = listOfParts(
      hexes.map((hex) => [hexPart(hex)]),
      ' ',
    );
    add(say`${seatPart(seat, now.seat, names)}: ${cardPart(book, card)} is placed on ${where}.`, seat);
  }
  const discarded = now.discard.slice(before.discard.length);
  const done = lines.length;
  now.seats.forEach((seat, at) => {
    const events = seatEvents(before.seats[at], seat, discarded, completed, book);
    const words = say`${seatPart(at, now.seat, names)}: ${listOfParts(events, '; ')}.`;
    if (events.length > 0) add(words, at, before.draws, seat.vp - before.seats[at].vp);
  });
  byEffect(done);
  const inPlay = new Set(before.seats.flatMap(({ active }) => active.map(({ card }) => card)));
  for (const card of discarded) if (!inPlay.has(card)) add(say`${cardPart(book, card)} is discarded.`);
  for (const card of added(before.display, now.display)) {
    add(say`${cardPart(book, card)} is added to the display.`);
  }
  for (const card of added(now.display, before.display)) {
    add(say`${cardPart(book, card)} is taken from the display.`);
  }
  const ending = endingNews(before, now, names);
  if (ending !== null) add([{ text: ending }], null, now.draws);
  // While a tie is played out, the bag passes after each draw (R12.3).
  if ((now.rounds > before.rounds || now.harbinger !== before.harbinger) && now.status === 'playing') {
    const to = seatPart(now.harbinger, SPECTATOR, names);
    add(say`All tokens go back into the bag, which passes to ${to}.`, now.harbinger, now.draws);
  }
  if (now.draws > before.draws) lines.push(drawEvent(now));
  return lines;
}

/** The tokens of the current draw. */
export function drawEvent({ draws: draw, decisions, drawn }: View): ScreenLine {
  const elements = drawn.map((element) => [elementPart(element)]);
  const parts = say`Draw ${draw}: ${listOfParts(elements, ' and ')}`;
  return { draw, learned: draw, decisions, seat: null, parts };
}

/** Hexes at which two landscapes differ. */
export function changedHexes(before: readonly TileView[], now: readonly TileView[]): Hex[] {
  const [was, is] = [before, now].map(
    (tiles) => new Map(tiles.map((tile) => [hexKey(tile), contentOf(tile)])),
  );
  return uniqueHexes([...before, ...now].filter((tile) => was.get(hexKey(tile)) !== is.get(hexKey(tile))));
}

/** The terrain and the tokens of a tile, to compare. */
const contentOf = ({ q: _q, r: _r, ...content }: TileView): string => JSON.stringify(content);

function landscapeEvents(before: readonly TileView[], now: readonly TileView[]): EventPart[][] {
  // Most events do not affect the landscape.
  if (changedHexes(before, now).length === 0) return [];
  const swapped = swappedTiles(before, now);
  if (swapped) {
    const [one, other] = swapped.map((tile) => say`${tile.terrain} tile ${hexPart(tile)}`);
    const isOther = (tile: TileView) => swapped.every((moved) => hexKey(moved) !== hexKey(tile));
    return [
      say`The ${one} and the ${other} change places, with everything on them.`,
      ...landscapeEvents(before.filter(isOther), now.filter(isOther)),
    ];
  }
  const old = new Map(before.map((tile) => [hexKey(tile), tile]));
  const present = new Set(now.map(hexKey));
  const lines = before
    .filter((tile) => !present.has(hexKey(tile)))
    .map((tile) => say`The ${tile.terrain} tile ${hexPart(tile)} is removed.`);
  for (const tile of now) {
    const was = old.get(hexKey(tile));
    const name = hexPart(tile);
    if (!was) lines.push(say`A ${thingPart(tile.terrain)} tile is placed on ${name}.`);
    else if (was.terrain !== tile.terrain) lines.push(say`${name} becomes ${thingPart(tile.terrain)}.`);
  }
  return [
    ...lines,
    ...tokenEvents(before, now, ({ animals }) => animals, 'leaves'),
    ...tokenEvents(before, now, piecesOn, 'is removed'),
  ];
}

/**
 * Two tiles of different terrains that have changed places, in their earlier state. Tiles with the same terrain are not
 * considered: an animal may have moved between them instead, or a token may have been taken up (R7.4).
 */
function swappedTiles(before: readonly TileView[], now: readonly TileView[]): TileView[] | undefined {
  const present = new Map(now.map((tile) => [hexKey(tile), tile]));
  const changed = before.filter((tile) => present.get(hexKey(tile))?.terrain !== tile.terrain);
  const isNowOn = (tile: TileView, place: TileView) => {
    const there = present.get(hexKey(place));
    return there !== undefined && contentOf(tile) === contentOf(there);
  };
  for (const [at, one] of changed.entries()) {
    const other = changed.slice(at + 1).find((tile) => isNowOn(one, tile) && isNowOn(tile, one));
    if (other) return [one, other];
  }
  return undefined;
}

/**
 * Tokens that appeared and disappeared. If one animal of a species did each, it moved. Markers do not move: one may be taken up and
 * placed again (R7.4).
 */
const tokenEvents = (
  before: readonly TileView[],
  now: readonly TileView[],
  namesOn: (tile: TileView) => readonly string[],
  end: 'leaves' | 'is removed',
): EventPart[][] =>
  tokenChanges(before, now, namesOn).flatMap(({ name, from, to }) =>
    end === 'leaves' && from.length === 1 && to.length === 1
      ? [say`The ${thingPart(name)} on ${hexPart(from[0])} moves to ${hexPart(to[0])}.`]
      : [
          ...from.map((hex) => say`The ${thingPart(name)} on ${hexPart(hex)} ${end}.`),
          ...to.map(
            (hex) => say`${/^[aeiou]/.test(name) ? 'An' : 'A'} ${thingPart(name)} on ${hexPart(hex)}.`,
          ),
        ],
  );

/** @param completed the cards that have been completed since, as far as that is known */
function seatEvents(
  was: SeatView,
  is: SeatView,
  discarded: readonly number[],
  completed: ReadonlySet<number>,
  book: CardBook,
) {
  const name = (card: number): EventPart => cardPart(book, card);
  const old = new Map(was.active.map((card) => [card.card, card]));
  const present = new Set(is.active.map(({ card }) => card));
  const lines = is.active.flatMap((card) =>
    activeEvents(old.get(card.card), card, completed.has(card.card), book),
  );
  for (const { card, leaves } of was.active) {
    if (present.has(card)) continue;
    if (completed.has(card)) lines.push(say`${begins(name(card))} is completed`);
    if (discarded.includes(card)) lines.push(say`${name(card)} is ${leaves > 1 ? 'discarded' : 'used up'}`);
  }
  for (const card of added(was.kept ?? [], is.kept ?? [])) lines.push(say`${name(card)} is kept for the end`);
  if (is.dial > was.dial) lines.push(say`the dial turns to ${is.dial}`);
  if (is.dial < was.dial) lines.push(say`the dial goes back to the start`);
  // A Landscape Feature gained to be played is shown to everybody (R6.5).
  for (const card of added(was.shown, is.shown)) lines.push(say`${is.hand ? 'show' : 'shows'} ${name(card)}`);
  if (is.hand && was.hand) {
    for (const card of added(was.hand, is.hand)) lines.push(say`${name(card)} is added to your hand`);
  } else if (is.handSize > was.handSize) {
    lines.push(say`${pluralize(is.handSize - was.handSize, 'more card')} in hand`);
  }
  const cubes = cubesOf(is) - cubesOf(was);
  if (cubes !== 0) lines.push(say`${gainOrLoss(cubes, 'cube')}`);
  if (is.vp !== was.vp) lines.push(say`${gainOrLoss(is.vp - was.vp, 'point')}, ${is.vp} now`);
  return lines;
}

/** "+2 cubes", "−1 point". */
export function gainOrLoss(amount: number, noun: string): string {
  return `${amount > 0 ? '+' : '−'}${pluralize(Math.abs(amount), noun)}`;
}

/** @param isKnown whether the card is known to have been completed since */
function activeEvents(was: ActiveView | undefined, is: ActiveView, isKnown: boolean, book: CardBook) {
  const name = cardPart(book, is.card);
  if (!was) return [say`${name} comes into play`];
  const card = findCard(book, is.card);
  if (isFeature(card)) return [];
  const turns = say`${name} turns, ${pluralize(is.leaves, 'leaf', 'leaves')} left`;
  const hasTurned = is.leaves < was.leaves;
  // The cubes of a completed card come back before its effect runs (R5.1).
  const isSeen = !hasTurned && was.covered.every(Boolean) && !is.covered.some(Boolean);
  const isCompleted = isKnown || isSeen;
  if (hasTurned && !isCompleted) return [turns];
  const lines = is.leaves > was.leaves ? [say`${name} gets a leaf back`] : [];
  card.energy.forEach((element, spot) => {
    const isCovered = isCompleted || is.covered[spot];
    if (isCovered === was.covered[spot]) return;
    lines.push(say`a cube ${isCovered ? 'on' : 'off'} ${name}, ${elementPart(element)}`);
  });
  if (isCompleted) lines.push(say`${begins(name)} is completed`);
  return hasTurned ? [...lines, turns] : lines;
}

function cubesOf({ cubes, active }: SeatView): number {
  return active.reduce((sum, { covered }) => sum + covered.filter(Boolean).length, cubes);
}
