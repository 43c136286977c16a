/** A decision as the person who makes it sees it: what happened, the players, the board, the question and its options. */
import { speciesLetters } from '../../../print/board/index.ts';
import { hexKey, hexName, isFeature, markersOf } from '../../../program/index.ts';
import { type ActiveView, seatNumber, type View } from '../../../runtime/index.ts';
import {
  type CardBook,
  cardCost,
  cardName,
  cardRulesText,
  findCard,
  HUMAN,
  lineText,
  type MenuEntry,
  type ScreenView,
  shortName,
} from '../../../table/index.ts';
import { COMPACT_SIZES, drawToFit, type HexSize, type Mark } from '../../terminal/board/picture.ts';
import { styled } from '../../terminal/output.ts';
import { cut } from '../../terminal/table.ts';
import { flowing, inColumns, titledLine, wrapText } from './text.ts';

/** What a person knows who makes a decision. */
export type DecisionModel = ReturnType<typeof decisionModel>;

/** The model for the seat that has to choose. */
export function decisionModel({ view, seats, running, asked, said }: ScreenView, book: CardBook) {
  const { seat, decisions } = view;
  const whose = running?.seat === seat ? 'your' : `seat ${seatNumber(running?.seat ?? seat)}'s`;
  const menu: readonly MenuEntry[] = asked?.entries ?? [];
  return {
    view,
    book,
    /** The name of each seat, like `you` or `greedy`. */
    names: seats.map(({ player }, at) => (at === seat ? 'you' : player === HUMAN ? 'person' : player)),
    /** A letter for each species of the game. */
    letters: speciesLetters([...book.words.animals, ...markersOf(book.words)].map(({ name }) => name)),
    /** Events since the seat last chose, and all of them, the newest last. */
    events: said.filter((event) => event.decisions === decisions).map(lineText),
    said,
    /** The running effect: its card, like `your #61` or `seat 2's #15 "Rain"`, and its rules text. */
    effect: running && {
      head: `${whose} ${cardName(book, running.card)}`,
      text: cardRulesText(book, running.card),
    },
    question: [asked?.step, asked?.question].filter(Boolean).join(' '),
    menu,
  };
}

/** The last line, which lists what a person can type. */
const KEYS = 'number, word or hex · undo · hint · card N · cards · board · log · help · quit';

/**
 * Everything a person needs for a decision, the question last.
 * @param sizes sizes of the board: the first one that fits is used
 */
export function decisionLines(
  model: DecisionModel,
  columns: number,
  sizes: readonly HexSize[] = COMPACT_SIZES,
): string[] {
  const { view, book, events, effect, question } = model;
  const hand = view.seats[view.seat].hand ?? [];
  const listed = (title: string, cards: readonly string[]): string[] => [
    styled('dim', title),
    ...inColumns(cards.length > 0 ? cards : ['none'], columns),
  ];
  const inPlay = (seat: number) => {
    const { active, kept = [] } = view.seats[seat];
    return [
      ...active.map((card) => activeLine(model, card)),
      ...kept.map((card) => cardLine(model, card, 'kept')),
    ];
  };
  const lines = [
    '',
    headLine(view),
    ...events.flatMap((event) => wrapText(styled('dim', `· ${event}`), columns)),
    ...seatsTable(model),
    ...view.seats.flatMap((_, seat) =>
      seat === view.seat ? [] : listed(seatName(model, seat), inPlay(seat)),
    ),
    ...listed('In play: ×uses left, ■ cube', inPlay(view.seat)),
    ...listed(
      `Hand (${hand.length})`,
      hand.map((card) => cardLine(model, card, cardCost(book, card))),
    ),
    ...suppliesLines(model, columns),
    ...boardLines(model, columns, sizes),
    ...featureLines(model, columns),
    ...(effect ? [titledLine(effect.head, columns), ...wrapText(effect.text, columns)] : []),
    ...wrapText(styled('bold', question), columns),
    ...optionLines(model.menu, columns),
    ...wrapText(styled('dim', KEYS), columns),
  ];
  return lines.map((line) => cut(line, columns));
}

/** The number of draws, the elements drawn, and the target that ends the game. */
function headLine(view: View): string {
  const drawn = view.drawn.map((element) => styled('bold', element.toUpperCase()));
  const what = view.draws === 0 ? 'The game begins' : `Draw ${view.draws}: ${drawn.join(' and ')}`;
  return `${what}  ${styled('dim', `round ${view.rounds + 1} · to ${view.target} points · ◆ has the bag`)}`;
}

const DIAL_STEPS = 3;

/** Points, dial, free cubes and hand size of every player; `◆` has the bag. */
function seatsTable({ view, names }: DecisionModel): string[] {
  const width = Math.max(...names.map((name) => name.length), 'player'.length);
  const rows = view.seats.map((seat, at) => {
    const dial = '●'.repeat(seat.dial) + '○'.repeat(DIAL_STEPS - seat.dial);
    const bag = at === view.harbinger ? '◆' : ' ';
    const numbers = `${`${seat.vp}`.padStart(6)}  ${dial} ${`${seat.cubes}`.padStart(5)} ${`${seat.handSize}`.padStart(4)}`;
    const row = `${bag} ${seatNumber(at)} ${names[at].padEnd(width)} ${numbers}`;
    return at === view.seat ? styled('bold', row) : row;
  });
  return [styled('dim', `  ${'player'.padEnd(width + 2)} points dial cubes hand`), ...rows];
}

/** The name of a seat: `2 greedy`. */
export function seatName({ names }: DecisionModel, seat: number): string {
  return `${seatNumber(seat)} ${names[seat]}`;
}

/** A card in one line: `#15 sun wat "Rain"`. The title is last, so that it is cut first. */
function cardLine({ book, view }: DecisionModel, number: number, rest: string): string {
  const { title } = findCard(book, number);
  const species = view.seats.flatMap(({ chosen = [] }) => chosen).find((one) => one.card === number)?.species;
  return [`#${number}`, rest, species, title ? `"${title}"` : ''].filter(Boolean).join(' ');
}

/** A card in play, with its remaining uses and its spots: `#15 ×3 ■sun □wat "Rain"`. */
export function activeLine(model: DecisionModel, active: ActiveView): string {
  const { view, book } = model;
  const { leaves, covered } = active;
  const card = findCard(book, active.card);
  if (isFeature(card)) return cardLine(model, card.number, '');
  const wild = book.words.elements.filter(({ any }) => any).map(({ name }) => name);
  const spots = card.energy.map((element, spot) => {
    const fits = view.drawn.some((drawn) => drawn === element || wild.includes(drawn));
    const text = `${covered[spot] ? '■' : '□'}${shortName(book, element)}`;
    return fits && !covered[spot] ? styled('bold', text) : text;
  });
  return cardLine(model, card.number, `×${leaves} ${spots.join(' ')}`);
}

/** The landscape with the numbers of the menu, `3+` where several options share a hex, and what its hexes have no room for. */
function boardLines(
  { view, letters, menu }: DecisionModel,
  columns: number,
  sizes: readonly HexSize[],
): string[] {
  const marks = new Map<string, Mark>();
  menu.forEach(({ hexes }, at) => {
    for (const hex of hexes) {
      const there = marks.get(hexKey(hex));
      marks.set(hexKey(hex), { hex, text: there ? `${there.text.replace('+', '')}+` : `${at + 1}` });
    }
  });
  const covered = view.features.flatMap(({ hexes }) => hexes);
  const picture = { tiles: view.landscape, letters, marks: [...marks.values()], covered };
  const { lines, crowded } = drawToFit(picture, columns, sizes, true);
  const hidden = crowded.map(({ hex, text }) => `${hex}: ${text}`);
  return [...lines, ...(hidden.length > 0 ? flowing(['+', ...hidden], columns) : [])];
}

/** The Landscape Features on the board: card, owner and position. */
function featureLines(model: DecisionModel, columns: number): string[] {
  return model.view.features.flatMap(({ card, seat, hexes }) => {
    const where = hexes.map(hexName).join(' ');
    return wrapText(`${cardName(model.book, card)} of ${seatName(model, seat)} is on ${where}`, columns);
  });
}

/** The meaning of the symbols on the board, and how many of each component are left. */
function suppliesLines({ view, letters, book }: DecisionModel, columns: number): string[] {
  const { supply, bag, decks } = view;
  const items = [
    styled('dim', 'Left:'),
    `d/g land ${supply.land}`,
    `w water ${supply.water}`,
    `^ mountain ${supply.mountain}`,
    `& forest ${supply.forest}`,
    ...(view.features.length > 0 ? ['* under a feature'] : []),
    ...[...letters].map(([name, letter]) => `${styled('bold', letter)} ${name} ${supply[name]}`),
    `cubes ${view.cubeSupply}`,
    `decks brown ${decks[0]}, blue ${decks[1]}`,
    ...view.display.map((card, at) => `${at === 0 ? 'display ' : ''}${cardName(book, card)}`),
    ...book.words.elements.map(({ name }, at) => `${at === 0 ? 'bag ' : ''}${name} ${bag[name]}`),
  ];
  return flowing(items, columns);
}

/** The numbered options, in columns if they are short. */
function optionLines(menu: readonly MenuEntry[], columns: number): string[] {
  const width = `${menu.length} `.length;
  const options = menu.map(({ text }, at) => {
    const lines = wrapText(text, columns - width);
    return `${styled('bold', `${at + 1}`.padStart(width - 1))} ${lines.join(`\n${' '.repeat(width)}`)}`;
  });
  if (options.some((option) => option.includes('\n'))) return options.flatMap((option) => option.split('\n'));
  return inColumns(options, columns);
}
