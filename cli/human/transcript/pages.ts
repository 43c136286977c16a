/** What commands show: cards, the events of the game, help. */
import { speciesLetters } from '../../../print/board/index.ts';
import { type FeatureProgram, isFeature, type PatternCell } from '../../../program/index.ts';
import { BOT_NAMES } from '../../../runtime/index.ts';
import { type CardBook, cardHead, cardName, cardRulesText, findCard } from '../../../table/index.ts';
import { BOARD_SIZES, drawToFit } from '../../terminal/board/picture.ts';
import { styled } from '../../terminal/output.ts';
import { table } from '../../terminal/table.ts';
import { COMMANDS } from '../parse-input.ts';
import { activeLine, type DecisionModel, seatName } from './decision.ts';
import { titledLine, wrapText } from './text.ts';

/** A card's rules text. */
export function cardPage(book: CardBook, number: number, columns: number): string[] {
  const card = findCard(book, number);
  return [
    ...wrapText(styled('bold', `${cardName(book, number)}: ${cardHead(book, number)}`), columns),
    ...(isFeature(card) ? patternLines(card, columns) : []),
    ...wrapText(cardRulesText(book, number), columns),
  ];
}

/** The pattern of a feature, with `*` on the tiles it will cover. The feature's text says how many tokens it takes. */
function patternLines({ pattern }: FeatureProgram, columns: number): string[] {
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
    letters: speciesLetters(tiles.flatMap(({ animals }) => animals)),
    marks: [],
    covered: pattern.filter(({ covered }) => covered),
  };
  return [
    ...drawToFit(picture, columns, BOARD_SIZES, false).lines,
    'd desert  g grassland  l land  w water  * under its tile',
    '',
  ];
}

/** The player's hand and all cards in play, with their texts. */
export function cardsPage(model: DecisionModel, columns: number): string[] {
  const { view, book } = model;
  const inPlay = view.seats.flatMap((seat, at) => [
    titledLine(at === view.seat ? 'your cards in play' : `cards in play of ${seatName(model, at)}`, columns),
    ...seat.active.flatMap((active) => [
      ...wrapText(styled('bold', activeLine(model, active)), columns),
      ...wrapText(cardRulesText(book, active.card), columns),
    ]),
    ...(seat.kept ?? []).flatMap((card) => ['kept for the end:', ...cardPage(book, card, columns)]),
  ]);
  const listed = (title: string, cards: readonly number[]): string[] =>
    cards.length === 0
      ? []
      : [titledLine(title, columns), ...cards.flatMap((card) => cardPage(book, card, columns))];
  return [
    ...inPlay,
    ...listed('the display', view.display),
    ...listed('your hand', view.seats[view.seat].hand ?? []),
  ];
}

const HELP = `Choose by the number of an option, by its words (beginnings of words are enough, in any order), or by the name of a hex: k12 is row k, column 12. Row letters are at the left of the board, column numbers above it; in every other row the hexes are half a hex to the right of their number. #15 is card 15.`;

/** Everything a player can type. */
export function helpPage(columns: number): string[] {
  const commands = Object.entries(COMMANDS).map(([name, { takes, does }]) => [`${name} ${takes}`, does]);
  const more = `Commands can be shortened, too. Bots that give hints: ${BOT_NAMES.join(', ')}. Enter shows the decision again, and Ctrl-C stops like quit.`;
  return [
    ...wrapText(HELP, columns),
    '',
    ...table(['Command', 'What it does'], commands, columns).split('\n'),
    '',
    ...wrapText(more, columns),
  ];
}
