/** Describes what has happened between two views of a seat, using only what this seat may know. */

import { isDeepStrictEqual } from 'node:util';
import { counted, hexKey, hexName, isFeature } from '../../program/index.ts';
import { type ActiveView, type SeatView, seatNumber, type TileView, type View } from '../../runtime/index.ts';
import { type CardBook, cardName, cardOf } from './card-book.ts';

/** What is different in `now`, one line per event. */
export function eventsBetween(before: View, now: View, book: CardBook): string[] {
  const who = (seat: number): string => (seat === now.seat ? 'You' : `Seat ${seatNumber(seat)}`);
  const passes = now.rounds > before.rounds && now.status === 'playing';
  const lines = passes
    ? [`All tokens go back into the bag, which passes to seat ${seatNumber(now.harbinger)}.`]
    : [];
  if (now.draws > before.draws) lines.push(`Draw ${now.draws}: ${now.drawn.join(' and ')}`);
  lines.push(...landscapeEvents(before.landscape, now.landscape));
  for (const { card, seat, hexes } of now.features.slice(before.features.length)) {
    lines.push(`${who(seat)}: ${cardName(book, card)} is placed on ${hexes.map(hexName).join(' ')}.`);
  }
  now.seats.forEach((seat, at) => {
    const discarded = now.discard.slice(before.discard.length);
    const events = seatEvents(before.seats[at], seat, discarded, book);
    if (events.length > 0) lines.push(`${who(at)}: ${events.join('; ')}.`);
  });
  const inPlay = new Set(before.seats.flatMap(({ active }) => active.map(({ card }) => card)));
  for (const card of now.discard.slice(before.discard.length)) {
    if (!inPlay.has(card)) lines.push(`${cardName(book, card)} is discarded.`);
  }
  for (const card of added(before.display, now.display)) {
    lines.push(`${cardName(book, card)} is added to the display.`);
  }
  for (const card of added(now.display, before.display)) {
    lines.push(`${cardName(book, card)} is taken from the display.`);
  }
  return lines;
}

/** The items of `now` that `before` lacks; an item that `now` has more often, that many times. */
function added<T>(before: readonly T[], now: readonly T[]): T[] {
  const left = [...before];
  return now.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function landscapeEvents(before: readonly TileView[], now: readonly TileView[]): string[] {
  const swapped = swappedTiles(before, now);
  if (swapped) {
    const [one, other] = swapped.map((tile) => `${tile.terrain} tile ${hexName(tile)}`);
    const isOther = (tile: TileView) => swapped.every((moved) => hexKey(moved) !== hexKey(tile));
    return [
      `The ${one} and the ${other} change places, with everything on them.`,
      ...landscapeEvents(before.filter(isOther), now.filter(isOther)),
    ];
  }
  const old = new Map(before.map((tile) => [hexKey(tile), tile]));
  const present = new Set(now.map(hexKey));
  const lines = before
    .filter((tile) => !present.has(hexKey(tile)))
    .map((tile) => `The ${tile.terrain} tile ${hexName(tile)} is removed.`);
  for (const tile of now) {
    const was = old.get(hexKey(tile));
    const name = hexName(tile);
    if (!was) lines.push(`A ${tile.terrain} tile is placed on ${name}.`);
    else if (was.terrain !== tile.terrain) lines.push(`${name} becomes ${tile.terrain}.`);
    for (const token of ['mountain', 'forest'] as const) {
      const more = tile[`${token}s`] - (was?.[`${token}s`] ?? 0);
      if (more > 0) lines.push(`${more === 1 ? `A ${token}` : `${more} ${token}s`} on ${name}.`);
      if (more === -1) lines.push(`The ${token} on ${name} is removed.`);
      if (more < -1) lines.push(`${-more} ${token}s on ${name} are removed.`);
    }
  }
  return [...lines, ...animalEvents(before, now), ...markerEvents(before, now)];
}

/**
 * Two tiles of different terrains that have changed places, as they were before. Between tiles of the same terrain an animal
 * may have moved instead, or a token may have been taken up (R7.4).
 */
function swappedTiles(before: readonly TileView[], now: readonly TileView[]): TileView[] | undefined {
  const present = new Map(now.map((tile) => [hexKey(tile), tile]));
  const changed = before.filter((tile) => present.get(hexKey(tile))?.terrain !== tile.terrain);
  const isNowOn = (tile: TileView, place: TileView) =>
    isDeepStrictEqual({ ...tile, q: place.q, r: place.r }, present.get(hexKey(place)));
  for (const [at, one] of changed.entries()) {
    const other = changed.slice(at + 1).find((tile) => isNowOn(one, tile) && isNowOn(tile, one));
    if (other) return [one, other];
  }
  return undefined;
}

/** Markers that came and left. One that is taken up and placed again (R7.4) did both. */
function markerEvents(before: readonly TileView[], now: readonly TileView[]): string[] {
  const markers = (tiles: readonly TileView[]): string[] =>
    tiles.flatMap((tile) => (tile.markers ?? []).map((name) => `${name} on ${hexName(tile)}`));
  const [old, present] = [markers(before), markers(now)];
  return [
    ...added(present, old).map((text) => `The ${text} is removed.`),
    ...added(old, present).map((text) => `${/^[aeiou]/.test(text) ? 'An' : 'A'} ${text}.`),
  ];
}

/** Animals that came and left. If one of a species came and one left, it moved; two that crossed have changed places. */
function animalEvents(before: readonly TileView[], now: readonly TileView[]): string[] {
  const animals = (tiles: readonly TileView[]): string[] =>
    tiles.flatMap((tile) => tile.animals.map((species) => `${species} on ${hexName(tile)}`));
  const placeOf = (text: string | undefined) => text?.split(' ').at(-1);
  const bySpecies = (texts: readonly string[]) => Map.groupBy(texts, (text) => text.split(' ')[0]);
  const [old, present] = [animals(before), animals(now)];
  const came = bySpecies(added(old, present));
  const went = bySpecies(added(present, old));
  const species = [...new Set([...came.keys(), ...went.keys()])].sort();
  const moves = species.flatMap((one) => {
    const [to, from] = [came.get(one) ?? [], went.get(one) ?? []];
    return to.length === 1 && from.length === 1 ? [{ one, from: placeOf(from[0]), to: placeOf(to[0]) }] : [];
  });
  type Move = (typeof moves)[number];
  const opposite = ({ from, to }: Move) => moves.filter((move) => move.from === to && move.to === from);
  return species.flatMap((one) => {
    const move = moves.find((move) => move.one === one);
    if (move) {
      const { from, to } = move;
      const [back, ...more] = opposite(move);
      if (!back || more.length > 0 || opposite(back).length > 1)
        return [`The ${one} on ${from} moves to ${to}.`];
      return one < back.one ? [`The ${one} on ${from} and the ${back.one} on ${to} change places.`] : [];
    }
    const article = /^[aeiou]/.test(one) ? 'An' : 'A';
    const [to, from] = [came.get(one) ?? [], went.get(one) ?? []];
    return [...from.map((text) => `The ${text} leaves.`), ...to.map((text) => `${article} ${text}.`)];
  });
}

function seatEvents(was: SeatView, is: SeatView, discarded: readonly number[], book: CardBook): string[] {
  const name = (card: number): string => cardName(book, card);
  const old = new Map(was.active.map((card) => [card.card, card]));
  const present = new Set(is.active.map(({ card }) => card));
  const lines = is.active.flatMap((card) => activeEvents(old.get(card.card), card, book));
  for (const { card } of was.active) {
    if (!present.has(card) && discarded.includes(card)) lines.push(`${name(card)} is used up`);
  }
  if (is.dial > was.dial) lines.push(`the dial turns to ${is.dial}`);
  if (is.dial < was.dial) lines.push('the dial goes back to the start');
  // A Landscape Feature gained to be played is shown to all (R6.5).
  for (const card of added(was.shown, is.shown)) lines.push(`${is.hand ? 'show' : 'shows'} ${name(card)}`);
  if (is.hand && was.hand) {
    for (const card of added(was.hand, is.hand)) lines.push(`${name(card)} is added to your hand`);
  } else if (is.handSize > was.handSize) {
    lines.push(`${counted(is.handSize - was.handSize, 'more card')} in hand`);
  }
  const cubes = cubesOf(is) - cubesOf(was);
  if (cubes !== 0) lines.push(gainOrLoss(cubes, 'cube'));
  if (is.vp !== was.vp) lines.push(`${gainOrLoss(is.vp - was.vp, 'point')}, ${is.vp} now`);
  return lines;
}

/** "+2 cubes", "−1 point". */
function gainOrLoss(amount: number, noun: string): string {
  return `${amount > 0 ? '+' : '−'}${counted(Math.abs(amount), noun)}`;
}

function activeEvents(was: ActiveView | undefined, is: ActiveView, book: CardBook): string[] {
  const name = cardName(book, is.card);
  if (!was) return [`${name} comes into play`];
  const card = cardOf(book, is.card);
  if (isFeature(card)) return [];
  if (is.leaves < was.leaves) return [`${name} turns, ${counted(is.leaves, 'leaf', 'leaves')} left`];
  // The cubes of a completed card come back before its effect runs (R5.1).
  if (was.covered.every(Boolean) && !is.covered.some(Boolean)) return [`${name} is completed`];
  const lines = is.leaves > was.leaves ? [`${name} gets a leaf back`] : [];
  card.energy.forEach((element, spot) => {
    if (is.covered[spot] && !was.covered[spot]) lines.push(`a cube on ${name}, ${element}`);
    if (!is.covered[spot] && was.covered[spot]) lines.push(`a cube off ${name}, ${element}`);
  });
  return lines;
}

function cubesOf({ cubes, active }: SeatView): number {
  return active.reduce((sum, { covered }) => sum + covered.filter(Boolean).length, cubes);
}
