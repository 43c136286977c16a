/** What commands show instead of the screen: cards, the whole board, what has happened, help. */

import type { FeatureProgram, PatternCell } from '../../../program/index.ts';
import type { BotName } from '../../../runtime/index.ts';
import { lettersOf } from '../../terminal/board/letters.ts';
import { draw, extentOf, type Picture, SIZES, type Size } from '../../terminal/board/picture.ts';
import { type CardBook, cardHead, cardName, cardOf, cardText, isFeature } from '../card-book.ts';
import { COMMANDS } from '../parse-input.ts';
import { activeLine, featureLines, rule, seatName, seatsTable, suppliesLines } from './panel.ts';
import { optionLines, pictureOf, type ScreenModel } from './screen.ts';
import { padded, type Viewport, wrapped } from './viewport.ts';

/** One card's rules text. */
export function cardPage(book: CardBook, number: number, { columns, paint }: Viewport): string[] {
  const head = wrapped(`${cardName(book, number)}: ${cardHead(book, number)}`, columns);
  const card = cardOf(book, number);
  const pattern = isFeature(card) ? patternLines(card, columns, paint) : [];
  return [
    ...head.map((line) => paint('bold', line)),
    ...pattern,
    ...wrapped(cardText(book, number), columns),
  ];
}

/** The pattern of a feature, `*` on the tiles it will cover. How many tokens count as enough its text says. */
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

/** The largest size that is not too wide. */
function sizeFor(picture: Picture, columns: number): Size {
  return SIZES.find((size) => extentOf(picture, size).width <= columns) ?? SIZES[SIZES.length - 1];
}

/** One's own hand and all cards in play, with their texts. */
export function cardsPage(scene: ScreenModel, room: Viewport): string[] {
  const { view, book } = scene;
  const inPlay = view.seats.flatMap((seat, at) => [
    rule(room, at === view.seat ? 'your cards in play' : `in play of ${seatName(scene, at)}`),
    ...seat.active.flatMap((active) => [
      room.paint('bold', activeLine(scene, active, room, true)),
      ...wrapped(cardText(book, active.card), room.columns),
    ]),
  ]);
  const listed = (title: string, cards: readonly number[]) =>
    cards.length === 0 ? [] : [rule(room, title), ...cards.flatMap((card) => cardPage(book, card, room))];
  return [
    ...inPlay,
    ...listed('the display', view.display),
    ...listed('your hand', view.seats[view.seat].hand ?? []),
  ];
}

/** The whole board, as large as the width allows, with all options and everything that is left. */
export function boardPage(scene: ScreenModel, room: Viewport): string[] {
  const endless = { ...room, rows: Infinity };
  const picture = pictureOf(scene);
  const { lines, crowded } = draw(picture, sizeFor(picture, room.columns), room.paint, true);
  return [
    ...lines,
    ...crowded.map(({ hex, animals }) => `${hex}: ${animals}`),
    '',
    ...suppliesLines(scene, endless, 'all'),
    ...featureLines(scene, endless),
    '',
    ...seatsTable(scene, endless),
    '',
    ...wrapped(scene.question, room.columns),
    ...optionLines(scene.menu, endless, Infinity),
  ];
}

/** Everything that has happened, the newest first. */
export function logPage(news: readonly string[], { columns }: Viewport): string[] {
  return news.length === 0
    ? ['Nothing has happened yet.']
    : news.toReversed().flatMap((line) => wrapped(line, columns));
}

/** What can be typed. */
export function helpPage(bots: readonly BotName[], { columns, paint }: Viewport): string[] {
  const commands = Object.entries(COMMANDS).map(([name, { takes, does }]) => ({
    typed: `${name} ${takes}`.trim(),
    does,
  }));
  const width = Math.max(...commands.map(({ typed }) => typed.length)) + 2;
  const said = [
    'Choose by the number of an option, by any beginning of it that no other option has, or by the name of a hex:',
    'k12 is row k, column 12; the letters stand at the left of the board, the numbers above it. In every other row the',
    'hexes lie half a hex to the right of their number. #15 is card 15.',
  ];
  return [
    ...wrapped(said.join(' '), columns),
    '',
    ...commands.flatMap(({ typed, does }) => {
      const [first, ...more] = wrapped(does, Math.max(1, columns - width));
      return [paint('bold', padded(typed, width)) + first, ...more.map((line) => ' '.repeat(width) + line)];
    }),
    '',
    ...wrapped(
      `Bots that give hints: ${bots.join(', ')}. Commands may be shortened, too. Ctrl-C stops like quit.`,
      columns,
    ),
  ];
}
