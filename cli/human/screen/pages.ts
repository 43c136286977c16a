/** Pages that commands show instead of the screen: cards, the whole board, the events of the game, help. */
import { lettersOf } from '../../../print/board/index.ts';
import { type FeatureProgram, isFeature, type PatternCell } from '../../../program/index.ts';
import { BOT_NAMES } from '../../../runtime/index.ts';
import { type CardBook, cardHead, cardName, cardOf, cardRulesText, lineText } from '../../../table/index.ts';
import { draw, sizeFor } from '../../terminal/board/picture.ts';
import { COMMANDS } from '../parse-input.ts';
import { activeLine, type ScreenModel, seatName } from './panel.ts';
import { screenLines } from './screen.ts';
import { hanging, titledLine, type Viewport, wrapText } from './viewport.ts';

/** A card's rules text. */
export function cardPage(book: CardBook, number: number, { columns, paint }: Viewport): string[] {
  const head = wrapText(`${cardName(book, number)}: ${cardHead(book, number)}`, columns);
  const card = cardOf(book, number);
  const pattern = isFeature(card) ? patternLines(card, columns, paint) : [];
  return [
    ...head.map((line) => paint('bold', line)),
    ...pattern,
    ...wrapText(cardRulesText(book, number), columns),
  ];
}

/** The pattern of a feature, with `*` on the tiles it will cover. The feature's text says how many tokens it takes. */
function patternLines({ pattern }: FeatureProgram, columns: number, paint: Viewport['paint']): string[] {
  const amount = (cell: PatternCell, thing: string) =>
    cell.tokens
      .filter((token) => token.thing === thing && token.compare.is !== 'most')
      .reduce((sum, { compare }) => sum + compare.amount, 0);
  const tiles = pattern.map((cell) => ({
    q: cell.q,
    r: cell.r,
    terrain: cell.terrain,
    mountains: amount(cell, 'mountain'),
    forests: amount(cell, 'forest'),
    animals: cell.tokens
      .map(({ thing }) => thing)
      .filter((thing) => thing !== 'mountain' && thing !== 'forest'),
  }));
  const picture = {
    tiles,
    letters: lettersOf(tiles.flatMap(({ animals }) => animals)),
    marks: [],
    covered: pattern.filter(({ covered }) => covered),
  };
  return [
    ...draw(picture, sizeFor(picture, columns), paint, false).lines,
    'd desert  g grassland  l land  w water  * under its tile',
    '',
  ];
}

/** The player's hand and all cards in play, with their texts. */
function cardsPage(model: ScreenModel, viewport: Viewport): string[] {
  const { view, book } = model;
  const inPlay = view.seats.flatMap((seat, at) => [
    titledLine(viewport, at === view.seat ? 'your cards in play' : `cards in play of ${seatName(model, at)}`),
    ...seat.active.flatMap((active) => [
      viewport.paint('bold', activeLine(model, active, viewport)),
      ...wrapText(cardRulesText(book, active.card), viewport.columns),
    ]),
  ]);
  const listed = (title: string, cards: readonly number[]): string[] =>
    cards.length === 0
      ? []
      : [titledLine(viewport, title), ...cards.flatMap((card) => cardPage(book, card, viewport))];
  return [
    ...inPlay,
    ...listed('the display', view.display),
    ...listed('your hand', view.seats[view.seat].hand ?? []),
  ];
}

const HELP = `Choose by the number of an option, by its words (beginnings of words are enough, in any order), or by the name of a hex: k12 is row k, column 12. Row letters are at the left of the board, column numbers above it; in every other row the hexes are half a hex to the right of their number. #15 is card 15.`;

/** Everything a player can type. */
function helpPage({ columns, paint }: Viewport): string[] {
  const commands = Object.entries(COMMANDS).map(([name, { takes, does }]) => ({
    typed: `${name} ${takes}`.trim(),
    does,
  }));
  const width = Math.max(...commands.map(({ typed }) => typed.length)) + 2;
  return [
    ...wrapText(HELP, columns),
    '',
    ...commands.flatMap(({ typed, does }) => hanging(paint('bold', typed), width, does, columns)),
    '',
    ...wrapText(
      `Commands can be shortened, too. Bots that give hints: ${BOT_NAMES.join(', ')}. Ctrl-C stops like quit.`,
      columns,
    ),
  ];
}

/** The pages that commands show. */
export const COMMAND_PAGES = {
  cards: cardsPage,
  /** The whole board, as large as the width allows, with all options and all supplies. */
  board: (model: ScreenModel, viewport: Viewport) => screenLines(model, { ...viewport, rows: Infinity }),
  /** Everything that has happened, the newest first. */
  log: ({ said }: ScreenModel, { columns }: Viewport) =>
    said.length === 0
      ? ['Nothing has happened yet.']
      : said.toReversed().flatMap((event) => wrapText(lineText(event), columns)),
  help: (_: ScreenModel, viewport: Viewport) => helpPage(viewport),
} as const;
