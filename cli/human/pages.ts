/** What commands show instead of the screen: cards, the whole board, what has happened, help. */

import type { BotName } from '../../runtime/players/bot.ts';
import { draw, extentOf, SIZES } from '../board/picture.ts';
import { type CardBook, cardHead, cardName, cardText } from './card-book.ts';
import { COMMANDS } from './match.ts';
import { activeLine, featureLines, rule, seatsTable, suppliesLines } from './panel.ts';
import { optionLines, pictureOf, type Scene } from './screen.ts';
import { padded, type Room, wrapped } from './text-room.ts';

/** One card's rules text. */
export function cardPage(book: CardBook, number: number, { columns, paint }: Room): string[] {
  const head = wrapped(`${cardName(book, number)}: ${cardHead(book, number)}`, columns);
  return [...head.map((line) => paint('bold', line)), ...wrapped(cardText(book, number), columns)];
}

/** One's own hand and all cards in play, with their texts. */
export function cardsPage(scene: Scene, room: Room): string[] {
  const { view, book, names } = scene;
  const inPlay = view.seats.flatMap((seat, at) => [
    rule(room, at === view.seat ? 'your cards in play' : `in play of ${at} ${names[at]}`),
    ...seat.active.flatMap((active) => [
      room.paint('bold', activeLine(scene, active, room)),
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
export function boardPage(scene: Scene, room: Room): string[] {
  const endless = { ...room, rows: Infinity };
  const picture = pictureOf(scene);
  const size = SIZES.find((one) => extentOf(picture, one).width <= room.columns) ?? SIZES[SIZES.length - 1];
  const { lines, crowded } = draw(picture, size, room.paint, true);
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

/** Everything that has happened. */
export function logPage(news: readonly string[], { columns }: Room): string[] {
  return news.length === 0 ? ['Nothing has happened yet.'] : news.flatMap((line) => wrapped(line, columns));
}

/** What can be typed. */
export function helpPage(bots: readonly BotName[], { columns, paint }: Room): string[] {
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
