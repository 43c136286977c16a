/** Everything that the screen of a seat shows. */
import { type Letters, lettersOf } from '../../../print/board/index.ts';
import { hexName, isFeature, markersOf } from '../../../program/index.ts';
import { type ActiveView, seatNumber, type View } from '../../../runtime/index.ts';
import {
  type CardBook,
  cardCost,
  cardName,
  cardOf,
  cardRulesText,
  type EventLine,
  HUMAN,
  lineText,
  type MenuEntry,
  shortName,
  type TableView,
} from '../../../table/index.ts';
import { namesOn } from '../../terminal/board/picture.ts';
import { cut, cutLines, flowing, inColumns, type Viewport, wrapText } from './viewport.ts';

/** What a seat is shown. */
export interface ScreenModel {
  view: View;
  book: CardBook;
  /** The name of each seat, like `you` or `greedy`. */
  names: readonly string[];
  /** A letter for each species of the game. */
  letters: Letters;
  /** Events since the seat last chose, and all of them, the newest last. */
  events: readonly string[];
  said: readonly EventLine[];
  /** The running effect: its card, like `your #61` or `seat 2's #15 "Rain"`, and its rules text. */
  effect: { head: string; text: string } | null;
  question: string;
  menu: readonly MenuEntry[];
}

/** The model for the seat that has to choose. */
export function screenModel({ view, seats, running, asked, said }: TableView, book: CardBook): ScreenModel {
  const { seat, decisions } = view;
  const whose = running?.seat === seat ? 'your' : `seat ${seatNumber(running?.seat ?? seat)}'s`;
  return {
    view,
    book,
    names: seats.map(({ player }, at) => (at === seat ? 'you' : player === HUMAN ? 'person' : player)),
    letters: lettersOf([...book.words.animals, ...markersOf(book.words)].map(({ name }) => name)),
    events: said.filter((event) => event.decisions === decisions).map(lineText),
    said,
    effect: running && {
      head: `${whose} ${cardName(book, running.card)}`,
      text: cardRulesText(book, running.card),
    },
    question: [asked?.step, asked?.question].filter(Boolean).join(' '),
    menu: asked?.entries ?? [],
  };
}

const DIAL_STEPS = 3;
/** The number of draws, the elements drawn, and the target that ends the game. */
export function headLine({ view }: ScreenModel, { paint }: Viewport): string {
  const drawn = view.drawn.map((element) => paint('bold', element.toUpperCase()));
  const what = view.draws === 0 ? 'The game begins' : `Draw ${view.draws}: ${drawn.join(' and ')}`;
  return `${what}  ${paint('dim', `round ${view.rounds + 1} · to ${view.target} points · ◆ has the bag`)}`;
}

/** Points, dial, free cubes and hand size of every player; `◆` has the bag. */
function seatsTable({ view, names }: ScreenModel, { paint }: Viewport): string[] {
  const width = Math.max(...names.map((name) => name.length), 'player'.length);
  const rows = view.seats.map((seat, at) => {
    const dial = '●'.repeat(seat.dial) + '○'.repeat(DIAL_STEPS - seat.dial);
    const bag = at === view.harbinger ? '◆' : ' ';
    const numbers = `${`${seat.vp}`.padStart(6)}  ${dial} ${`${seat.cubes}`.padStart(5)} ${`${seat.handSize}`.padStart(4)}`;
    const row = `${bag} ${seatNumber(at)} ${names[at].padEnd(width)} ${numbers}`;
    return at === view.seat ? paint('bold', row) : row;
  });
  return [paint('dim', `  ${'player'.padEnd(width + 2)} points dial cubes hand`), ...rows];
}

/** The name of a seat: `2 greedy`. */
export function seatName({ names }: ScreenModel, seat: number): string {
  return `${seatNumber(seat)} ${names[seat]}`;
}

/** A card in one line: `#15 sun wat "Rain"`. The title is last, so that it is cut first. */
function cardLine({ book }: ScreenModel, number: number, rest: string): string {
  const { title } = cardOf(book, number);
  return [`#${number}`, rest, title ? `"${title}"` : ''].filter(Boolean).join(' ');
}

/** A card in play, with its remaining uses and its spots: `#15 ×3 ■sun □wat "Rain"`. */
export function activeLine(model: ScreenModel, active: ActiveView, { paint }: Viewport): string {
  const { view, book } = model;
  const { leaves, covered } = active;
  const card = cardOf(book, active.card);
  if (isFeature(card)) return cardLine(model, card.number, '');
  const wild = book.words.elements.filter(({ any }) => any).map(({ name }) => name);
  const spots = card.energy.map((element, spot) => {
    const fits = view.drawn.some((drawn) => drawn === element || wild.includes(drawn));
    const text = `${covered[spot] ? '■' : '□'}${shortName(book, element)}`;
    return fits && !covered[spot] ? paint('bold', text) : text;
  });
  return cardLine(model, card.number, `×${leaves} ${spots.join(' ')}`);
}

/** Points, own cards and those of the others, in at most `height` lines. */
export function panelLines(model: ScreenModel, viewport: Viewport, height: number): string[] {
  const { view, book } = model;
  const { columns, paint } = viewport;
  const hand = view.seats[view.seat].hand ?? [];
  const listed = (title: string, cards: readonly string[]): string[] => [
    paint('dim', title),
    ...inColumns(cards.length > 0 ? cards : ['none'], columns),
  ];
  const inPlay = (seat: number) => view.seats[seat].active.map((card) => activeLine(model, card, viewport));
  const others = view.seats.flatMap((_, seat) =>
    seat === view.seat ? [] : listed(seatName(model, seat), inPlay(seat)),
  );
  const lines = [
    ...seatsTable(model, viewport),
    ...listed('In play: ×uses left, ■ cube', inPlay(view.seat)),
    ...listed(
      `Hand (${hand.length})`,
      hand.map((card) => cardLine(model, card, cardCost(book, card))),
    ),
    ...others,
  ];
  return cutLines(
    lines.map((line) => cut(line, columns)),
    height,
    '… (type cards for all)',
  );
}

/**
 * The meaning of the symbols on the board, and how many of each component are left, those on the board first: as many as fit in
 * `height` lines.
 */
export function suppliesLines(
  { view, letters, book }: ScreenModel,
  { columns, paint }: Viewport,
  height: number,
): string[] {
  const { supply, landscape, bag, decks } = view;
  const onBoard = new Set(landscape.flatMap(namesOn));
  const species = Map.groupBy(letters, ([name]) => onBoard.has(name));
  const left = (isHere: boolean): string[] =>
    (species.get(isHere) ?? []).map(([name, letter]) => `${paint('bold', letter)} ${name} ${supply[name]}`);
  const items = [
    paint('dim', 'Left:'),
    `d/g land ${supply.land}`,
    `w water ${supply.water}`,
    `^ mountain ${supply.mountain}`,
    `& forest ${supply.forest}`,
    ...(view.features.length > 0 ? ['* under a feature'] : []),
    ...left(true),
    `cubes ${view.cubeSupply}`,
    `decks brown ${decks[0]}, blue ${decks[1]}`,
    ...view.display.map((card, at) => `${at === 0 ? 'display ' : ''}${cardName(book, card)}`),
    ...left(false),
    ...book.words.elements.map(({ name }, at) => `${at === 0 ? 'bag ' : ''}${name} ${bag[name]}`),
  ];
  return flowing(items, columns).slice(0, height);
}

/** The Landscape Features on the board: card, owner and position. */
export function featureLines(model: ScreenModel, { columns }: Viewport): string[] {
  return model.view.features.flatMap(({ card, seat, hexes }) => {
    const where = hexes.map(hexName).join(' ');
    return wrapText(`${cardName(model.book, card)} of ${seatName(model, seat)} is on ${where}`, columns);
  });
}
