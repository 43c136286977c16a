/**
 * The end of a game as one picture to pass on, 1200 × 1500 px, always by day: who won, the land, the cards that won, the points of
 * all by draw. It needs no fonts; no words in it are smaller than 30 px.
 */
import { signedNumber } from '../../program/index.ts';
import { asset } from '../assets.ts';
import { drawBoard } from '../board/board.ts';
import type { BoardDrawing } from '../board/drawn.ts';
import { type Art, type ArtPart, centredText, type Label, rectangle, type Shape } from '../drawing/art.ts';
import type { Box, Point } from '../drawing/box.ts';
import { circlePath, roundedPath } from '../drawing/curves.ts';
import { hexagon } from '../drawing/hexes.ts';
import type { Icons } from '../drawing/icons.ts';
import { SHIELD } from '../face/emblems/emblem.ts';
import type { PrintedWords } from '../face/palette.ts';
import { cardPicture } from '../face/picture.ts';
import { COLOUR_THEME, seatColour } from '../face/theme.ts';
import type { CutName } from '../layout/cuts.ts';
import { altText, attributesText, paint, withOwnIds } from '../layout/ink.ts';
import { setText } from '../layout/letters.ts';
import { OutlineInk } from '../layout/outline-ink.ts';
import type { Printable } from '../printable.ts';
import type { Lang } from '../wording/language.ts';

/** What a poster shows. */
export interface Poster {
  /** The title of the set, the day, and the name of the table, as they are printed. */
  set: string;
  day: string;
  table?: string;
  /** `Mara wins with 91`. */
  headline: string;
  /** `played to 80`, `at once`, `59 draws`, `unofficial`. */
  words: Readonly<Record<'target' | 'once' | 'draws' | 'unofficial', string>>;
  /** The seats that have won, from 0; none if the game ended without a winner. */
  winners: readonly number[];
  board: BoardDrawing;
  /** The points to which was played, and the number of draws. */
  target: number;
  draws: number;
  seats: readonly PosterSeat[];
  /** The cards that gave the winners most, at most three, with the points that each gave. */
  cards: readonly { card: Printable; points: number }[];
}

/** A seat on a poster. */
export interface PosterSeat {
  name: string;
  /** Its points before the first draw, then after each. */
  points: readonly number[];
  /** The most points that one completion of a card of its own gave. */
  greatest?: { points: number; draw: number; title: string };
}

/** The picture, and the edges of what is printed, in pixels. */
const SIZE = { width: 1200, height: 1500 };
const EDGE = { left: 64, right: 1136 };
const [MIDDLE, FOOT] = [940, 1424];
const GROUND = { above: '#EFE6CF', below: '#F7F0DE', line: '#DDD0AD', grid: '#D8CAA3' };
const INK = { words: COLOUR_THEME.ink, soft: '#54493A', ring: '#FFFBF1' };
/** The board, and the first of three cards, in a column. */
const BOARD: Box = { x: 40, y: 196, width: 826, height: 716 };
const CARD = { x: 892, y: 202, side: 228, apart: 241, radius: 11 };
/** The shield of a card's points. */
const SEAL = { x: 1146, down: 206, height: 88, letters: 34 };
/** The curves: from no points to the top line, from the first draw to the last. */
const CURVES = { left: 64, right: 1064, bottom: 1202, top: 980, grid: 20 };
/** The marks at the ends of the curves, and how far apart they are at least. */
const ENDS = { x: 1102, apart: 44, side: 21, lowest: 1198 };
/** The room between the columns of players, and the most columns that are wide. */
const COLUMNS = { apart: 30, wide: 4 };
const LETTERS = { headline: 88, least: 56, name: 42, small: 30 };

const widthOf = (text: string, size: number, cut: CutName = 'bold') => setText(text, { cut, size }).width;

/** A text that ends with dots if it is wider than its room. */
function shortened(text: string, size: number, room: number, cut?: CutName): string {
  if (widthOf(text, size, cut) <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, size, cut) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** A text in at most two lines. */
function inLines(text: string, size: number, room: number): string[] {
  const words = text.split(' ');
  let count = words.length;
  while (count > 1 && widthOf(words.slice(0, count).join(' '), size, 'text') > room) count--;
  const lines = [words.slice(0, count).join(' '), words.slice(count).join(' ')].filter((line) => line !== '');
  return lines.map((line) => shortened(line, size, room, 'text'));
}

const soft = (text: string, x: number, y: number, more: Partial<Label> = {}): Label => ({
  ...{ text, x, y, size: LETTERS.small, colour: INK.soft },
  ...more,
});

/** The hex of a seat with its number. */
function seatMark(seat: number, { x, y }: Point, side: number): ArtPart[] {
  const { fill, on } = seatColour(seat, COLOUR_THEME);
  const size = side * 1.04;
  return [
    { d: hexagon(side, { x, y }), fill },
    centredText(`${seat + 1}`, { x, y: y + size * 0.34 }, size, on, { weight: 800 }),
  ];
}

/** A headline in which longer names than this end with dots. */
const withShortNames = (headline: string, names: readonly string[], most: number): string =>
  names.reduce((words, name) => {
    const letters = [...name];
    return letters.length > most + 1
      ? words.replace(name, () => `${letters.slice(0, most).join('')}…`)
      : words;
  }, headline);

function heading({ set, day, headline, winners, seats }: Poster): ArtPart[] {
  const room = EDGE.right - 180;
  let size = LETTERS.headline;
  while (size > LETTERS.least && widthOf(headline, size) > room) size -= 4;
  const names = winners.map((seat) => seats[seat]!.name);
  let text = headline;
  for (let most = headline.length; most > 0 && widthOf(text, size) > room; most--)
    text = withShortNames(headline, names, most);
  return [
    {
      text: shortened(set, 36, EDGE.right - EDGE.left - 120 - widthOf(day, 34, 'text'), 'capitals'),
      ...{ x: EDGE.left, y: 72, size: 36, colour: INK.soft, capitals: true, spacing: 1.4 },
    },
    soft(day, EDGE.right, 72, { size: 34, anchor: 'end' }),
    ...winners.slice(0, 1).flatMap((seat) => seatMark(seat, { x: 108, y: 134 }, 50)),
    {
      text: shortened(text, size, room),
      ...{ x: winners.length > 0 ? 180 : EDGE.left, y: 163, size, colour: INK.words, weight: 800 },
    },
  ];
}

/** The card's corners in the colour around them, and the shield with the points that it gave. */
function cardMarks(points: number, y: number): ArtPart[] {
  const { x, side, radius } = CARD;
  const box = { x, y, width: side, height: side };
  const corners = `${rectangle(x, y, side, side)}${roundedPath({ ...box, radius })}`;
  const scale = SEAL.height / 100;
  const at = { x: SEAL.x - 50 * scale, y: y + SEAL.down - 58 * scale };
  const text = signedNumber(points);
  return [
    { d: corners, fill: GROUND.above, attributes: { 'fill-rule': 'evenodd' } },
    {
      transform: `translate(${at.x} ${at.y}) scale(${scale})`,
      parts: [{ d: SHIELD.d, fill: COLOUR_THEME.points, stroke: GROUND.above, width: 6 }],
    },
    centredText(text, { x: SEAL.x, y: y + SEAL.down + 6 }, SEAL.letters, COLOUR_THEME.onPoints, {
      weight: 800,
    }),
  ];
}

/** The points of all by draw; the curve of a winner is thicker and on top. */
function curves({ seats, winners, target, draws, words }: Poster): ArtPart[] {
  const { left, right, bottom, top, grid } = CURVES;
  const most = Math.max(target, ...seats.flatMap(({ points }) => points));
  const lines = Math.max(1, Math.ceil(most / grid));
  const x = (draw: number) => left + ((right - left) * draw) / Math.max(1, draws);
  const y = (points: number) => bottom - ((bottom - top) * points) / (lines * grid);
  const across = (at: number) => `M${left} ${at}H${right}`;
  const isWinner = (seat: number) => winners.includes(seat);
  const order = seats
    .map((_, seat) => seat)
    .sort((a, b) => Number(isWinner(a)) - Number(isWinner(b)) || b - a);
  const drawn = order.flatMap((seat): Shape[] => {
    const d = seats[seat]!.points.map(
      (points, draw) => `${draw === 0 ? 'M' : 'L'}${x(draw)} ${y(points)}`,
    ).join('');
    const stroke = seatColour(seat, COLOUR_THEME).fill;
    return [
      { d, stroke: GROUND.below, width: 12 },
      { d, stroke, width: isWinner(seat) ? 8 : 5.5, cap: 'round' },
    ];
  });
  const rings = order.flatMap((seat): Shape[] => {
    const { greatest, points } = seats[seat]!;
    return greatest ? [ring(seat, { x: x(greatest.draw), y: y(points[greatest.draw]!) }, 13, 7)] : [];
  });
  const heights = Array.from({ length: lines + 1 }, (_, i) => y(i * grid));
  const grids = heights.map((at): Shape => ({ d: across(at), stroke: GROUND.grid, width: 2 }));
  const played: ArtPart[] = [
    { d: across(y(target)), stroke: COLOUR_THEME.points, width: 3, dash: '4 10', cap: 'round' },
    soft(words.target, left, y(target) - 10, { colour: COLOUR_THEME.points, weight: 800 }),
  ];
  return [...grids, ...played, ...drawn, ...ends(seats, y), ...rings];
}

/** A mark at the end of each curve; marks that would touch move apart. */
function ends(seats: readonly PosterSeat[], y: (points: number) => number): ArtPart[] {
  const last = seats.map(({ points }, seat) => ({ seat, from: y(points.at(-1)!), to: y(points.at(-1)!) }));
  const order = last.sort((a, b) => a.from - b.from || a.seat - b.seat);
  for (const [i, one] of order.entries()) if (i > 0) one.to = Math.max(one.to, order[i - 1]!.to + ENDS.apart);
  let lowest = ENDS.lowest;
  for (const one of order.toReversed()) {
    one.to = Math.min(one.to, lowest);
    lowest = one.to - ENDS.apart;
  }
  return order.flatMap(({ seat, from, to }): ArtPart[] => [
    {
      d: `M${CURVES.right + 2} ${from}L${ENDS.x - ENDS.side + 3} ${to}`,
      stroke: seatColour(seat, COLOUR_THEME).fill,
      width: 4,
    },
    ...seatMark(seat, { x: ENDS.x, y: to }, ENDS.side),
  ]);
}

const ring = (seat: number, { x, y }: Point, radius: number, width: number): Shape => ({
  ...{ d: circlePath(x, y, radius), fill: INK.ring, stroke: seatColour(seat, COLOUR_THEME).fill, width },
});

/** The players in the order of their points, with what each gained at once; names in narrow columns have a line of their own. */
function ranking({ seats, words }: Poster): ArtPart[] {
  const width = (EDGE.right - EDGE.left) / seats.length;
  const inside = width - COLUMNS.apart;
  const wide = seats.length <= COLUMNS.wide && { inside, once: words.once };
  const sum = (seat: number) => seats[seat]!.points.at(-1)!;
  const order = seats.map((_, seat) => seat).sort((a, b) => sum(b) - sum(a) || a - b);
  return order.flatMap((seat, place): ArtPart[] => {
    const left = EDGE.left + place * width;
    const { name, greatest } = seats[seat]!;
    const colour = seatColour(seat, COLOUR_THEME).fill;
    const points = `${sum(seat)}`;
    const beside = wide ? { x: left + 64, y: 1281, size: LETTERS.name } : { x: left, y: 1340, size: 36 };
    const room = wide ? inside - 76 - widthOf(points, 44) : inside;
    return [
      ...(place > 0 ? [{ d: `M${left - 15} 1240V1406`, stroke: GROUND.line, width: 2 }] : []),
      ...seatMark(seat, { x: left + 26, y: 1268 }, 29),
      { text: shortened(name, beside.size, room), ...beside, colour: INK.words, weight: 800 },
      { text: points, x: left + inside, y: 1281, size: 44, colour, weight: 800, anchor: 'end' },
      ...(greatest ? gainAtOnce(seat, greatest, { x: left, y: wide ? 1341 : 1394 }, wide) : []),
    ];
  });
}

/** The most points of one completion. @param wide of a wide column, which has room for the title of the card */
function gainAtOnce(
  seat: number,
  { points, title }: NonNullable<PosterSeat['greatest']>,
  { x, y }: Point,
  wide: false | { inside: number; once: string },
): ArtPart[] {
  const gain = signedNumber(points);
  const colour = seatColour(seat, COLOUR_THEME).fill;
  const words: Label[] = [{ text: gain, x: x + 34, y, size: 36, colour, weight: 800 }];
  if (wide) {
    words.push(soft(wide.once, x + 42 + widthOf(gain, 36), y));
    for (const [i, line] of inLines(title, LETTERS.small, wide.inside).entries())
      words.push(soft(line, x, y + 38 + i * 30, { colour: INK.words }));
  }
  return [ring(seat, { x: x + 13, y: y - 12 }, 10, 6), ...words];
}

function footer({ table, words: { draws, ...words } }: Poster): ArtPart[] {
  const played = [table, draws].filter(Boolean).join(' · ');
  const unofficial = ` · ${words.unofficial}`;
  const name = EDGE.right - widthOf(unofficial, LETTERS.small, 'text');
  return [
    { d: `M${EDGE.left} ${FOOT}H${EDGE.right}`, stroke: GROUND.line, width: 2 },
    soft(shortened(played, LETTERS.small, 760, 'text'), EDGE.left, 1468),
    soft('ecos-cards', name, 1468, { anchor: 'end', capitals: true }),
    soft(unofficial, EDGE.right, 1468, { anchor: 'end' }),
  ];
}

/** A whole picture in a box of another one, as large as it fits. */
const inBox = (svg: string, box: Box): string =>
  svg.replace(/ width="[^"]*" height="[^"]*"/, attributesText({ ...box }));

/** The poster as an `svg` element. @param icons those of its set; by default those of this project */
export function drawPoster(
  poster: Poster,
  words: PrintedWords,
  lang: Lang = 'en',
  icons: Icons = asset('icons')(),
): string {
  const ink = new OutlineInk();
  const { width, height } = SIZE;
  const { headline, seats, board, cards } = poster;
  const cardTop = (i: number) => CARD.y + i * CARD.apart;
  const ground: Art = {
    parts: [
      { d: rectangle(0, 0, width, height), fill: GROUND.above },
      { d: rectangle(0, MIDDLE, width, height - MIDDLE), fill: GROUND.below },
      { d: `M0 ${MIDDLE}H${width}`, stroke: GROUND.line, width: 2 },
      ...heading(poster),
    ],
  };
  const above: Art = {
    parts: [
      ...cards.flatMap(({ points }, i) => cardMarks(points, cardTop(i))),
      ...curves(poster),
      ...ranking(poster),
      ...footer(poster),
    ],
  };
  const pictures = [
    inBox(drawBoard(board, { icons, words, outlines: true, side: BOARD }), BOARD),
    ...cards.map(({ card }, i) =>
      inBox(cardPicture(card, words, lang, icons).svg, {
        ...{ x: CARD.x, y: cardTop(i), width: CARD.side, height: CARD.side },
      }),
    ),
  ];
  const drawn = `${paint(ground, ink)}${pictures.join('')}${paint(above, ink)}`;
  const text = seats.map(({ name, points }) => `${name} ${points.at(-1)}`).join(', ');
  const alt = altText({ title: headline, text });
  return withOwnIds(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"${alt.attributes}>${alt.elements}${ink.definitions()}${drawn}</svg>`,
  );
}
