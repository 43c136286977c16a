/** What lies beside the board: the players, one's own cards, and what is left. */
import stringWidth from 'string-width';
import type { ActiveView, View } from '../../runtime/view.ts';
import { hexName } from '../board/hex-names.ts';
import type { Letters } from '../board/letters.ts';
import type { Style } from '../styles.ts';
import { type CardBook, cardOf, isFeature } from './card-book.ts';
import { cut, flowing, inColumns, type Room, wrapped } from './text-room.ts';

/** A table as one seat sees it. */
export interface Seen {
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

/** Points, dial, free cubes and cards of everybody; `◆` has the bag. */
export function seatsTable({ view, names }: Seen, { paint }: Room): string[] {
  const width = Math.max(...names.map((name) => name.length), 'player'.length);
  const head = `  ${'player'.padEnd(width + 2)} points dial cubes hand`;
  const rows = view.seats.map((seat, at) => {
    const dial = '●'.repeat(seat.dial) + '○'.repeat(DIAL_STEPS - seat.dial);
    const numbers = `${`${seat.vp}`.padStart(6)} ${dial.padStart(4)} ${`${seat.cubes}`.padStart(5)}`;
    const row = `${at === view.harbinger ? '◆' : ' '} ${at} ${names[at].padEnd(width)} ${numbers} ${`${seat.handSize}`.padStart(4)}`;
    return at === view.seat ? paint('bold', row) : row;
  });
  return [paint('dim', head), ...rows];
}

/** An active card: `#15 ×3 ■sun □wat`: its number, how often it can still be used, its spots. */
export function activeLine({ view, book }: Seen, active: ActiveView, { paint }: Room): string {
  const card = cardOf(book, active.card);
  if (isFeature(card)) return `#${card.number}`;
  const wild = new Set(book.words.elements.filter(({ any }) => any).map(({ name }) => name));
  const spots = card.energy.map((element, spot) => {
    const text = `${active.covered[spot] ? '■' : '□'}${book.short.get(element)}`;
    const fits = view.drawn.some((drawn) => drawn === element || wild.has(drawn));
    const style = [ELEMENT_STYLES[element] ?? 'reset', ...(fits && !active.covered[spot] ? ['bold'] : [])];
    return paint(style as Style, text);
  });
  return `#${card.number} ×${active.leaves} ${spots.join(' ')}`;
}

/** One's own cards in play. */
export function ownCards(seen: Seen, room: Room): string[] {
  const { active } = seen.view.seats[seen.view.seat];
  const lines = active.map((card) => activeLine(seen, card, room));
  return [
    room.paint('dim', 'In play: ×uses left, ■ cube'),
    ...(lines.length > 0 ? inColumns(lines, room.columns) : ['none']),
  ];
}

/** One's own hand: by numbers, or with what each card costs. */
export function ownHand({ view, book }: Seen, { columns, paint }: Room, costs: boolean): string[] {
  const hand = view.seats[view.seat].hand ?? [];
  const title = paint('dim', `Hand (${hand.length})`);
  if (!costs) return flowing([title, ...hand.map((card) => `#${card}`)], columns);
  const cards = hand.map((number) => {
    const card = cardOf(book, number);
    const cost = isFeature(card)
      ? 'feature'
      : card.energy.map((element) => book.short.get(element)).join(' ');
    return `#${number} ${cost}`;
  });
  return [title, ...inColumns(cards, columns)];
}

/** The cards in play of the others. */
export function othersCards(seen: Seen, room: Room): string[] {
  const { view } = seen;
  return view.seats.flatMap(({ active }, seat) => {
    if (seat === view.seat) return [];
    const cards = active.map((card) => activeLine(seen, card, room));
    return [
      room.paint('dim', `${seat} ${seen.names[seat]}`),
      ...(cards.length > 0 ? inColumns(cards, room.columns) : ['none']),
    ];
  });
}

/** The panel in its variants, the fullest first. */
export function panels(seen: Seen, room: Room): string[][] {
  const fit = (lines: readonly string[]) => lines.map((line) => cut(line, room.columns));
  const always = [...seatsTable(seen, room), ...ownCards(seen, room)];
  const full = [...always, ...ownHand(seen, room, true), ...othersCards(seen, room)];
  return [full, [...always, ...ownHand(seen, room, true)], [...always, ...ownHand(seen, room, false)]].map(
    fit,
  );
}

/** What the signs on the board mean and how much is left: of everything, of what is on the board, of tiles and tokens. */
export function suppliesLines(
  { view, letters, book }: Seen,
  { columns, paint }: Room,
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
  const display = view.display.map((card) => `#${card}`).join(' ');
  const rest = [
    cubes,
    `decks brown ${brown}, blue ${blue}`,
    ...(display === '' ? [] : [`display ${display}`]),
  ];
  const left = flowing([...tiles, ...animals, ...features, ...rest], columns);
  if (of === 'board') return left;
  const bag = book.words.elements.map(({ name }) => `${name} ${view.bag[name]}`);
  return [...left, ...flowing([paint('dim', 'Bag:'), ...bag], columns)];
}

/** The landscape's features: which card, whose, where. */
export function featureLines({ view, names }: Seen, { columns }: Room): string[] {
  return view.features.flatMap(({ card, seat, hexes }) =>
    wrapped(`#${card} of ${seat} ${names[seat]} lies on ${hexes.map(hexName).join(' ')}`, columns),
  );
}

/** The head line: which draw, what was drawn, how far the game goes. */
export function headLine({ view }: Seen, { columns, paint }: Room): string {
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
export function rule({ columns, paint }: Room, title: string): string {
  const start = `── ${title} `;
  return paint('dim', cut(start + '─'.repeat(Math.max(0, columns - stringWidth(start))), columns));
}
