/** What lies beside the board: the players, one's own cards, and what is left. */
import stringWidth from 'string-width';
import { type ActiveView, seatNumber, type View } from '../../../runtime/index.ts';
import { hexName } from '../../terminal/board/hex-names.ts';
import type { Letters } from '../../terminal/board/letters.ts';
import type { Style } from '../../terminal/styles.ts';
import { type CardBook, cardName, cardOf, isFeature } from '../card-book.ts';
import { cut, flowing, inColumns, type Viewport, wrapped } from './viewport.ts';

/** A table as one seat sees it. */
export interface TableView {
  view: View;
  book: CardBook;
  /** What each seat is called, like `you` or `greedy`. */
  names: readonly string[];
  /** A letter for each species of the game. */
  letters: Letters;
}

const ELEMENT_STYLES: Record<string, Style> = {
  sun: 'yellow',
  water: 'blue',
  grassland: 'green',
  desert: 'yellow',
  animal: 'red',
  mountain: 'gray',
  forest: 'green',
  wild: 'magenta',
};
const DIAL_STEPS = 3;
/** Columns for a title below which it is left out: a blank, quotes, two letters and `…`. */
const LEAST_TITLE = 6;

/** Points, dial, free cubes and cards of everybody; `◆` has the bag. */
export function seatsTable({ view, names }: TableView, { paint }: Viewport): string[] {
  const width = Math.max(...names.map((name) => name.length), 'player'.length);
  const head = `  ${'player'.padEnd(width + 2)} points dial cubes hand`;
  const rows = view.seats.map((seat, at) => {
    const dial = '●'.repeat(seat.dial) + '○'.repeat(DIAL_STEPS - seat.dial);
    const numbers = `${`${seat.vp}`.padStart(6)} ${dial.padStart(4)} ${`${seat.cubes}`.padStart(5)}`;
    const row = `${at === view.harbinger ? '◆' : ' '} ${seatNumber(at)} ${names[at].padEnd(width)} ${numbers} ${`${seat.handSize}`.padStart(4)}`;
    return at === view.seat ? paint('bold', row) : row;
  });
  return [paint('dim', head), ...rows];
}

/** What a seat is called: `2 greedy`. */
export function seatName({ names }: TableView, seat: number): string {
  return `${seatNumber(seat)} ${names[seat]}`;
}

/**
 * A card by its number and title, cut to leave room for what follows: `#15 "Ra…"`. Without `titles`, or where hardly
 * anything would be left of the title, by its number alone.
 */
function nameWithin(book: CardBook, number: number, width: number, titles: boolean): string {
  const name = cardName(book, number);
  const plain = `#${number}`;
  if (!titles || width < plain.length + LEAST_TITLE) return plain;
  return stringWidth(name) <= width ? name : `${cut(name, width - 1)}"`;
}

/**
 * An active card: `#15 "Rain" ×3 ■sun □wat`: which one, how often it can still be used, its spots. Its title is cut before
 * the rest is.
 */
export function activeLine(
  { view, book }: TableView,
  active: ActiveView,
  { columns, paint }: Viewport,
  titles: boolean,
): string {
  const card = cardOf(book, active.card);
  if (isFeature(card)) return nameWithin(book, card.number, columns, titles);
  const wild = new Set(book.words.elements.filter(({ any }) => any).map(({ name }) => name));
  const spots = card.energy.map((element, spot) => {
    const text = `${active.covered[spot] ? '■' : '□'}${book.short.get(element)}`;
    const fits = view.drawn.some((drawn) => drawn === element || wild.has(drawn));
    const style = [ELEMENT_STYLES[element] ?? 'reset', ...(fits && !active.covered[spot] ? ['bold'] : [])];
    return paint(style as Style, text);
  });
  const rest = ` ×${active.leaves} ${spots.join(' ')}`;
  return nameWithin(book, card.number, columns - stringWidth(rest), titles) + rest;
}

/** One's own cards in play. */
export function ownCards(seen: TableView, room: Viewport, titles: boolean): string[] {
  const { active } = seen.view.seats[seen.view.seat];
  const lines = active.map((card) => activeLine(seen, card, room, titles));
  return [
    room.paint('dim', 'In play: ×uses left, ■ cube'),
    ...(lines.length > 0 ? inColumns(lines, room.columns) : ['none']),
  ];
}

/** One's own hand: with titles or by numbers alone, and with what each card costs or without. */
function ownHand(
  { view, book }: TableView,
  { columns, paint }: Viewport,
  titles: boolean,
  costs: boolean,
): string[] {
  const hand = view.seats[view.seat].hand ?? [];
  const title = paint('dim', `Hand (${hand.length})`);
  if (!costs)
    return flowing([title, ...hand.map((card) => nameWithin(book, card, columns, titles))], columns);
  const cards = hand.map((number) => {
    const card = cardOf(book, number);
    const cost = isFeature(card)
      ? 'feature'
      : card.energy.map((element) => book.short.get(element)).join(' ');
    return `${nameWithin(book, number, columns - cost.length - 1, titles)} ${cost}`;
  });
  return [title, ...inColumns(cards, columns)];
}

/** The cards in play of the others. */
export function othersCards(seen: TableView, room: Viewport): string[] {
  const { view } = seen;
  return view.seats.flatMap(({ active }, seat) => {
    if (seat === view.seat) return [];
    const cards = active.map((card) => activeLine(seen, card, room, true));
    return [
      room.paint('dim', seatName(seen, seat)),
      ...(cards.length > 0 ? inColumns(cards, room.columns) : ['none']),
    ];
  });
}

/** The panel in its variants, the fullest first. */
export function panels(seen: TableView, room: Viewport): string[][] {
  const fit = (lines: readonly string[]) => lines.map((line) => cut(line, room.columns));
  const seats = seatsTable(seen, room);
  const always = [...seats, ...ownCards(seen, room, true)];
  const withCosts = [...always, ...ownHand(seen, room, true, true)];
  return [
    [...withCosts, ...othersCards(seen, room)],
    withCosts,
    [...always, ...ownHand(seen, room, true, false)],
    [...seats, ...ownCards(seen, room, false), ...ownHand(seen, room, false, false)],
  ].map(fit);
}

/** What the signs on the board mean and how much is left: of everything, of what is on the board, of tiles and tokens. */
export function suppliesLines(
  { view, letters, book }: TableView,
  { columns, paint }: Viewport,
  of: 'all' | 'board' | 'tiles',
): string[] {
  const { supply, landscape } = view;
  const onBoard = new Set(landscape.flatMap((tile) => tile.animals));
  const tiles = [
    paint('dim', 'Left:'),
    `d/g land ${supply.land}`,
    `w water ${supply.water}`,
    `^ mountain ${supply.mountain}`,
    `& forest ${supply.forest}`,
  ];
  const cubes = `cubes ${view.cubeSupply}`;
  if (of === 'tiles') return flowing([...tiles, cubes], columns);
  const animals = [...letters]
    .filter(([species]) => of === 'all' || onBoard.has(species))
    .map(([species, letter]) => `${paint('bold', letter)} ${species} ${supply[species]}`);
  const features = view.features.length > 0 ? ['* under a feature'] : [];
  const [brown, blue] = view.decks;
  const display = view.display.map((card, at) => `${at === 0 ? 'display ' : ''}${cardName(book, card)}`);
  const rest = [cubes, `decks brown ${brown}, blue ${blue}`, ...display];
  const left = flowing([...tiles, ...animals, ...features, ...rest], columns);
  if (of === 'board') return left;
  const bag = book.words.elements.map(({ name }) => `${name} ${view.bag[name]}`);
  return [...left, ...flowing([paint('dim', 'Bag:'), ...bag], columns)];
}

/** The landscape's features: which card, whose, where. */
export function featureLines(seen: TableView, { columns }: Viewport): string[] {
  return seen.view.features.flatMap(({ card, seat, hexes }) =>
    wrapped(
      `${cardName(seen.book, card)} of ${seatName(seen, seat)} is on ${hexes.map(hexName).join(' ')}`,
      columns,
    ),
  );
}

/** The head line: which draw, what was drawn, how far the game goes. */
export function headLine({ view }: TableView, { columns, paint }: Viewport): string {
  const drawn = view.drawn.map((element) =>
    paint(
      ELEMENT_STYLES[element] ? [ELEMENT_STYLES[element] as 'yellow', 'bold'] : 'bold',
      element.toUpperCase(),
    ),
  );
  const what = view.draws === 0 ? 'The game begins' : `Draw ${view.draws}: ${drawn.join(' and ')}`;
  const line = `${what}  ${paint('dim', `round ${view.rounds + 1} · to ${view.target} points · ◆ has the bag`)}`;
  return cut(line, columns);
}

/** A line across the room, to set parts of the screen apart. */
export function rule({ columns, paint }: Viewport, title: string): string {
  const start = `── ${title} `;
  return paint('dim', cut(start + '─'.repeat(Math.max(0, columns - stringWidth(start))), columns));
}
