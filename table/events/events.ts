/** Describes what has happened between two views of a seat, using only what this seat may know. */
import { capital, type Phrase } from '../../print/face/index.ts';
import { type Hex, hexKey, isFeature, uniqueHexes } from '../../program/index.ts';
import { type ActiveView, type SeatView, SPECTATOR, type TileView, type View } from '../../runtime/index.ts';
import { type CardBook, findCard } from '../card-book.ts';
import type { VisibleState } from '../game/table.ts';
import type { ScreenLine } from '../messages.ts';
import { endingNews } from './ending.ts';
import { cardPart, eventParts, hexPart, joined, seatPart } from './parts.ts';
import { added, piecesOn, tokenChanges } from './tokens.ts';

/** What is seen at a moment. */
type Seen = Pick<VisibleState, 'view' | 'passing'>;

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
  const { wording } = book;
  const who = (seat: number) => seatPart(seat, now.seat, book, names);
  const name = (card: number) => cardPart(book, card);
  // What a choice leads to belongs to the effect that asked for it.
  const runs = before.running ?? now.running;
  const by = runs && { seat: runs.seat, card: runs.card };
  // A page on the web may learn of a whole draw and of the next tokens at once: those come last.
  const add = (phrase: Phrase, seat: number | null = null, draw = before.draws, points = 0): void => {
    const learned = { learned: now.draws, decisions: now.decisions };
    lines.push({ draw, ...learned, seat, parts: eventParts(phrase), ...(points !== 0 && { points }) });
  };
  const byEffect = (since: number): void => {
    if (by) for (const line of lines.slice(since)) line.by = by;
  };
  for (const phrase of landscapeEvents(before.landscape, now.landscape, book)) add(phrase);
  byEffect(0);
  const last = known.at(-1)?.n ?? 0;
  const recent = passing.filter(({ n }) => n > last);
  const completed = new Set(recent.flatMap(({ card, isCompleted }) => (isCompleted ? card! : [])));
  for (const { seat, card, element, isCompleted, given } of recent) {
    if (card !== undefined && !isCompleted)
      add(wording.say('event-effect', { who: who(seat), card: cardPart(book, card, true) }), seat);
    if (element !== undefined)
      add(wording.say('event-drawn', { who: who(seat), element: wording.element(element) }), seat);
    if (given) {
      const to = seatPart(given.to, now.seat, book, names, 'object');
      add(wording.say('event-given', { who: who(seat), amount: given.cards, to }), seat);
    }
  }
  for (const { card, seat, hexes } of now.features.slice(before.features.length)) {
    const place = joined(hexes.map(hexPart), ' ');
    add(wording.say('event-feature', { who: who(seat), card: name(card), place }), seat);
  }
  const discarded = now.discard.slice(before.discard.length);
  const done = lines.length;
  now.seats.forEach((seat, at) => {
    const events = seatEvents(before.seats[at], seat, discarded, completed, book);
    if (events.length === 0) return;
    const line = wording.say('event-line', { who: who(at), events: joined(events, '; ') });
    add(line, at, before.draws, seat.vp - before.seats[at].vp);
  });
  byEffect(done);
  const inPlay = new Set(before.seats.flatMap(({ active }) => active.map(({ card }) => card)));
  for (const card of discarded)
    if (!inPlay.has(card)) add(wording.say('event-discarded', { card: name(card) }));
  for (const card of added(before.display, now.display))
    add(wording.say('event-display', { card: name(card) }));
  for (const card of added(now.display, before.display))
    add(wording.say('event-taken', { card: name(card) }));
  const ending = endingNews(before, now, book, names);
  if (ending !== null) add([{ part: 'text', text: ending }], null, now.draws);
  // While a tie is played out, the bag passes after each draw (R12.3).
  if ((now.rounds > before.rounds || now.harbinger !== before.harbinger) && now.status === 'playing') {
    const to = seatPart(now.harbinger, SPECTATOR, book, names);
    add(wording.say('event-bag', { to }), now.harbinger, now.draws);
  }
  if (now.draws > before.draws) lines.push(drawEvent(now, book));
  return lines;
}

/** The tokens of the current draw. */
export function drawEvent({ draws: draw, decisions, drawn }: View, { wording }: CardBook): ScreenLine {
  const elements = wording.and(drawn.map((element) => wording.element(element)));
  const parts = eventParts(wording.say('event-draw', { draw, elements }));
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

function landscapeEvents(before: readonly TileView[], now: readonly TileView[], book: CardBook): Phrase[] {
  // Most events do not affect the landscape.
  if (changedHexes(before, now).length === 0) return [];
  const { wording } = book;
  const swapped = swappedTiles(before, now);
  if (swapped) {
    const [one, other] = swapped.map(({ terrain }) => wording.bare(terrain));
    const [here, there] = swapped.map(hexPart);
    const isOther = (tile: TileView) => swapped.every((moved) => hexKey(moved) !== hexKey(tile));
    return [
      wording.say('event-swap', { one: one!, here: here!, other: other!, there: there! }),
      ...landscapeEvents(before.filter(isOther), now.filter(isOther), book),
    ];
  }
  const old = new Map(before.map((tile) => [hexKey(tile), tile]));
  const present = new Set(now.map(hexKey));
  const about = (tile: TileView) => ({ terrain: wording.bare(tile.terrain), place: hexPart(tile) });
  const lines = before
    .filter((tile) => !present.has(hexKey(tile)))
    .map((tile) => wording.say('event-tile-removed', about(tile)));
  for (const tile of now) {
    const was = old.get(hexKey(tile));
    if (!was) lines.push(wording.say('event-tile', about(tile)));
    else if (was.terrain !== tile.terrain) lines.push(wording.say('event-terrain', about(tile)));
  }
  return [
    ...lines,
    ...tokenEvents(before, now, ({ animals }) => animals, 'animal', book),
    ...tokenEvents(before, now, piecesOn, 'piece', book),
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
  kind: 'animal' | 'piece',
  { wording }: CardBook,
): Phrase[] =>
  tokenChanges(before, now, namesOn).flatMap(({ name, from, to }) => {
    const what = wording.noun(name, false);
    if (kind === 'animal' && from.length === 1 && to.length === 1)
      return [wording.say('event-moved-to', { what, from: hexPart(from[0]!), to: hexPart(to[0]!) })];
    const one = wording.article(what);
    return [
      ...from.map((hex) => wording.say('event-leaves', { kind, what, place: hexPart(hex) })),
      ...to.map((hex) => capital(wording.say('event-token', { what: one, place: hexPart(hex) }))),
    ];
  });

/** @param completed the cards that have been completed since, as far as that is known */
function seatEvents(
  was: SeatView,
  is: SeatView,
  discarded: readonly number[],
  completed: ReadonlySet<number>,
  book: CardBook,
): Phrase[] {
  const { wording } = book;
  const about = (number: number) => ({ card: cardPart(book, number) });
  const old = new Map(was.active.map((card) => [card.card, card]));
  const present = new Set(is.active.map(({ card }) => card));
  const lines = is.active.flatMap((card) =>
    activeEvents(old.get(card.card), card, completed.has(card.card), book),
  );
  for (const { card, leaves } of was.active) {
    if (present.has(card)) continue;
    if (completed.has(card)) lines.push(completion(book, card));
    if (discarded.includes(card))
      lines.push(wording.say(leaves > 1 ? 'change-discarded' : 'change-used-up', about(card)));
  }
  for (const card of added(was.kept ?? [], is.kept ?? []))
    lines.push(wording.say('change-kept', about(card)));
  if (is.dial !== was.dial) lines.push(wording.say('change-dial', { to: is.dial > was.dial ? is.dial : 0 }));
  // A Landscape Feature gained to be played is shown to everybody (R6.5).
  for (const card of added(was.shown, is.shown))
    lines.push(wording.say('change-shown', { isOwn: is.hand ? 'yes' : 'no', ...about(card) }));
  if (is.hand && was.hand) {
    for (const card of added(was.hand, is.hand)) lines.push(wording.say('change-in-hand', about(card)));
  } else if (is.handSize > was.handSize) {
    lines.push(wording.say('change-hand', { amount: is.handSize - was.handSize }));
  }
  const cubes = cubesOf(is) - cubesOf(was);
  if (cubes !== 0) lines.push(wording.say('change-cubes', signed(cubes)));
  if (is.vp !== was.vp) lines.push(wording.say('change-points', { ...signed(is.vp - was.vp), total: is.vp }));
  return lines;
}

/** The sign and the size of a change. */
const signed = (amount: number) => ({ sign: amount > 0 ? '+' : '−', amount: Math.abs(amount) });

const completion = (book: CardBook, card: number): Phrase =>
  book.wording.say('change-completed', { card: cardPart(book, card, true) });

/** @param isKnown whether the card is known to have been completed since */
function activeEvents(
  was: ActiveView | undefined,
  is: ActiveView,
  isKnown: boolean,
  book: CardBook,
): Phrase[] {
  const { wording } = book;
  const name = cardPart(book, is.card);
  if (!was) return [wording.say('change-in-play', { card: name })];
  const card = findCard(book, is.card);
  if (isFeature(card)) return [];
  const turns = wording.say('change-turns', { card: name, leaves: is.leaves });
  const hasTurned = is.leaves < was.leaves;
  // The cubes of a completed card come back before its effect runs (R5.1).
  const isSeen = !hasTurned && was.covered.every(Boolean) && !is.covered.some(Boolean);
  const isCompleted = isKnown || isSeen;
  if (hasTurned && !isCompleted) return [turns];
  const lines = is.leaves > was.leaves ? [wording.say('change-leaf', { card: name })] : [];
  card.energy.forEach((element, spot) => {
    const isCovered = isCompleted || is.covered[spot]!;
    if (isCovered === was.covered[spot]) return;
    const on = isCovered ? 'yes' : 'no';
    lines.push(wording.say('change-cube', { isCovered: on, card: name, element: wording.element(element) }));
  });
  if (isCompleted) lines.push(completion(book, is.card));
  return hasTurned ? [...lines, turns] : lines;
}

function cubesOf({ cubes, active }: SeatView): number {
  return active.reduce((sum, { covered }) => sum + covered.filter(Boolean).length, cubes);
}
