/**
 * What has happened, told from two views of one seat: so that nothing is told which that seat may not know.
 */
import { counted } from '../../program/index.ts';
import { type ActiveView, type SeatView, seatNumber, type TileView, type View } from '../../runtime/index.ts';
import { hexKey, hexName } from '../terminal/board/hex-names.ts';
import { type CardBook, cardName, cardOf, isFeature } from './card-book.ts';

/** What is different in `now`, a line each, in words. */
export function newsBetween(before: View, now: View, book: CardBook): string[] {
  return [
    ...drawNews(before, now),
    ...landscapeNews(before.landscape, now.landscape),
    ...featureNews(before, now, book),
    ...now.seats.flatMap((seat, at) =>
      seatNews(before.seats[at], seat, at, now, book, before.discard.length),
    ),
    ...displayNews(before, now, book),
  ];
}

/** Who a seat is for the reader: `You`, or `Seat 3` for seat 2 of the engine. */
function who(seat: number, { seat: viewer }: View): string {
  return seat === viewer ? 'You' : `Seat ${seatNumber(seat)}`;
}

function drawNews(before: View, now: View): string[] {
  const passes = now.rounds > before.rounds && now.status === 'playing';
  return [
    ...(passes
      ? [`All tokens go back into the bag, which passes to seat ${seatNumber(now.harbinger)}.`]
      : []),
    ...(now.draws > before.draws ? [`Draw ${now.draws}: ${now.drawn.join(' and ')}`] : []),
  ];
}

function landscapeNews(before: readonly TileView[], now: readonly TileView[]): string[] {
  const old = new Map(before.map((tile) => [hexKey(tile), tile]));
  const present = new Set(now.map(hexKey));
  const gone = before.filter((tile) => !present.has(hexKey(tile)));
  const lines = gone.map((tile) => `The ${tile.terrain} tile ${hexName(tile)} is removed.`);
  for (const tile of now) {
    const was = old.get(hexKey(tile));
    const name = hexName(tile);
    if (!was) lines.push(`A ${tile.terrain} tile is laid on ${name}.`);
    else if (was.terrain !== tile.terrain) lines.push(`${name} becomes ${tile.terrain}.`);
    for (const token of ['mountain', 'forest'] as const) {
      const amount = tile[`${token}s`] - (was?.[`${token}s`] ?? 0);
      if (amount > 0) lines.push(`${amount === 1 ? `A ${token}` : `${amount} ${token}s`} on ${name}.`);
      if (amount < 0)
        lines.push(
          `${amount === -1 ? `The ${token}` : `${-amount} ${token}s`} on ${name} ${amount === -1 ? 'is' : 'are'} removed.`,
        );
    }
  }
  return [...lines, ...animalNews(before, now)];
}

/** Animals that appeared and went; one of each of a kind is one that moved. */
function animalNews(before: readonly TileView[], now: readonly TileView[]): string[] {
  const came = new Map<string, string[]>();
  const went = new Map<string, string[]>();
  const old = new Map(before.map((tile) => [hexKey(tile), tile]));
  const present = new Map(now.map((tile) => [hexKey(tile), tile]));
  const note = (map: Map<string, string[]>, from: TileView, to: TileView | undefined) => {
    for (const species of new Set(from.animals)) {
      const amount = (tile: TileView | undefined) =>
        tile?.animals.filter((animal) => animal === species).length ?? 0;
      for (let n = amount(from) - amount(to); n > 0; n--) {
        map.set(species, [...(map.get(species) ?? []), hexName(from)]);
      }
    }
  };
  for (const tile of now) note(came, tile, old.get(hexKey(tile)));
  for (const tile of before) note(went, tile, present.get(hexKey(tile)));
  return [...new Set([...came.keys(), ...went.keys()])].sort().flatMap((species) => {
    const [to, from] = [came.get(species) ?? [], went.get(species) ?? []];
    if (to.length === 1 && from.length === 1) return [`The ${species} on ${from[0]} moves to ${to[0]}.`];
    return [
      ...from.map((hex) => `The ${species} on ${hex} leaves it.`),
      ...to.map((hex) => `${/^[aeiou]/.test(species) ? 'An' : 'A'} ${species} on ${hex}.`),
    ];
  });
}

function featureNews(before: View, now: View, book: CardBook): string[] {
  return now.features
    .slice(before.features.length)
    .map(
      ({ card, seat, hexes }) =>
        `${who(seat, now)}: ${cardName(book, card)} is laid on ${hexes.map(hexName).join(' ')}.`,
    );
}

function seatNews(
  was: SeatView,
  is: SeatView,
  seat: number,
  now: View,
  book: CardBook,
  discarded: number,
): string[] {
  const said = [
    ...is.active.flatMap((card) =>
      activeNews(
        was.active.find((one) => one.card === card.card),
        card,
        book,
      ),
    ),
    ...was.active
      .filter(
        ({ card }) =>
          !is.active.some((one) => one.card === card) && now.discard.slice(discarded).includes(card),
      )
      .map(({ card }) => `${cardName(book, card)} is used up`),
    ...(is.dial === was.dial
      ? []
      : [is.dial > was.dial ? `the dial turns to ${is.dial}` : 'the dial starts again']),
    ...shownNews(was, is, book),
    ...handNews(was, is, book),
    ...cubeNews(was, is),
    ...(is.vp === was.vp ? [] : [`+${counted(is.vp - was.vp, 'point')}, ${is.vp} now`]),
  ];
  return said.length > 0 ? [`${who(seat, now)}: ${said.join('; ')}.`] : [];
}

function activeNews(was: ActiveView | undefined, is: ActiveView, book: CardBook): string[] {
  const name = cardName(book, is.card);
  if (!was) return [`${name} comes into play`];
  const card = cardOf(book, is.card);
  if (isFeature(card)) return [];
  if (is.leaves < was.leaves) return [`${name} turns, ${counted(is.leaves, 'leaf', 'leaves')} left`];
  // The cubes of a completed card come back before its effect runs (R5.1).
  if (was.covered.every(Boolean) && !is.covered.some(Boolean)) return [`${name} is completed`];
  const turned = is.leaves > was.leaves ? [`${name} gets a leaf back`] : [];
  const put = card.energy.filter((_, spot) => is.covered[spot] && !was.covered[spot]);
  const taken = card.energy.filter((_, spot) => !is.covered[spot] && was.covered[spot]);
  return [
    ...turned,
    ...put.map((element) => `a cube on ${name}, ${element}`),
    ...taken.map((element) => `a cube off ${name}, ${element}`),
  ];
}

/** A Landscape Feature gained to be played is shown to all (R6.5). */
function shownNews(was: SeatView, is: SeatView, book: CardBook): string[] {
  const show = is.hand ? 'show' : 'shows';
  return is.shown
    .filter((card) => !was.shown.includes(card))
    .map((card) => `${show} ${cardName(book, card)}`);
}

/** Cards that came to a hand: which ones, its owner knows. */
function handNews(was: SeatView, is: SeatView, book: CardBook): string[] {
  if (is.hand && was.hand) {
    const old = was.hand;
    return is.hand
      .filter((card) => !old.includes(card))
      .map((card) => `${cardName(book, card)} comes to your hand`);
  }
  const more = is.handSize - was.handSize;
  return more > 0 ? [`${counted(more, 'card')} more in hand`] : [];
}

function cubeNews(was: SeatView, is: SeatView): string[] {
  const more = cubesOf(is) - cubesOf(was);
  return more > 0 ? [`+${counted(more, 'cube')}`] : [];
}

function cubesOf({ cubes, active }: SeatView): number {
  return active.reduce((sum, { covered }) => sum + covered.filter(Boolean).length, cubes);
}

function displayNews(before: View, now: View, book: CardBook): string[] {
  return [
    ...now.display
      .filter((card) => !before.display.includes(card))
      .map((card) => `${cardName(book, card)} lies in the display.`),
    ...before.display
      .filter((card) => !now.display.includes(card))
      .map((card) => `${cardName(book, card)} is taken from the display.`),
  ];
}
