/**
 * Dials: squares that are turned clockwise, with START at the top first (R2.1, R4); in the middle, the number of tokens
 * of each element in the bag (R1.3).
 */
import { type Art, centredText, type Label, rectangle } from '../../drawing/art.ts';
import { hexagon } from '../../drawing/hexes.ts';
import { elementEmblem, placeEmblem } from '../../face/emblems/emblem.ts';
import type { Palette } from '../../face/palette.ts';
import { seatColour } from '../../face/theme.ts';
import { fitTitle } from '../../face/title.ts';
import { bleedBox } from '../../sheet/layout.ts';
import type { BoxContext } from '../box-context.ts';
import { grid, rectangles, usableArea } from '../places.ts';
import { type BoxSheet, pieceFace, pieceSheets } from '../sheet.ts';

/** Side of a dial, in millimetres. */
export const DIAL = 63;
const HALF = DIAL / 2;
const SIZE = { width: DIAL, height: DIAL };
/** Height of the band along each edge. */
const BAND = 12.3;
const INSIDE = DIAL - 2 * BAND;
/** The rotation of each stop's text, in the order in which the stops come to the top as the dial is turned clockwise. */
const TURNS = [0, 270, 180, 90] as const;
const STOP = {
  number: { y: -HALF + 6.6, size: 5.4 },
  words: { y: -HALF + 10.2, room: 37, cut: 'text', largest: 2.9, two: 2.7 },
  /** How far the number moves up when two lines are below it, and the y of these lines. */
  two: { above: 1, lines: [-HALF + 8.4, -HALF + 11] },
} as const;
const SEAT_SIDE = 4.2;
const ELEMENTS = { columns: 4, emblem: 6.4, gap: 9.2, text: 3.6 };

/** A player's dial, relative to its middle. */
export function dialArt(seat: number, { inventory, palette, wording }: BoxContext): Art {
  const { theme } = palette;
  const { fill, on } = seatColour(seat, theme);
  const [half, inner] = [HALF, INSIDE / 2];
  // From corner to corner of the inner square.
  const between = [-1, 1].flatMap((x) =>
    [-1, 1].map((y) => `M${x * half} ${y * half}L${x * inner} ${y * inner}`),
  );
  const stops = [
    { number: wording.title('box-start').toUpperCase(), words: '' },
    { number: '1', words: '' },
    { number: '2', words: wording.title('box-dial-two') },
    { number: '3', words: wording.title('box-dial-three') },
  ];
  return {
    parts: [
      { d: rectangle(-HALF, -HALF, DIAL, DIAL), fill },
      { d: rectangle(-inner, -inner, INSIDE, INSIDE), fill: theme.paper, stroke: theme.ink, width: 0.3 },
      { d: between.join(''), stroke: on, width: 0.4 },
      ...stops.map(({ number, words }, stop) => ({
        transform: `rotate(${TURNS[stop]})`,
        parts: stopArt(number, words, on),
      })),
      ...bagArt(inventory.elements, palette),
      { d: hexagon(SEAT_SIDE), fill, stroke: theme.ink, width: 0.2 },
      centredText(`${seat + 1}`, { x: 0, y: 1.7 }, 5, on, { weight: 800 }),
    ],
  };
}

/** The number of a stop and the text below it, split into two lines if long; a number without text is lower. */
function stopArt(number: string, words: string, colour: string): Label[] {
  const { lines, size } = fitTitle(words, STOP.words);
  const isLong = lines.length > 1;
  const y = STOP.number.y + (words === '' ? 1.6 : isLong ? -STOP.two.above : 0);
  const base = isLong ? STOP.two.lines : [STOP.words.y];
  return [
    centredText(number, { x: 0, y }, STOP.number.size, colour, { weight: 800 }),
    ...(words === '' ? [] : lines).map((line, i) =>
      centredText(line, { x: 0, y: base[i]! }, size, colour, { weight: 500 }),
    ),
  ];
}

/** The contents of the bag: half of the elements above the middle, half below, and smaller if there are many. */
function bagArt(elements: BoxContext['inventory']['elements'], palette: Palette): Art['parts'] {
  const { columns, emblem, gap, text } = ELEMENTS;
  const rows = Math.max(2, 2 * Math.ceil(elements.length / columns / 2));
  const scale = Math.min(1, 2 / rows);
  const above = Math.ceil(elements.length / 2);
  return elements.flatMap(({ name, count }, i) => {
    const [place, many] = i < above ? [i, above] : [i - above, elements.length - above];
    const row = Math.floor(place / columns);
    const inRow = Math.min(columns, many - row * columns);
    const x = ((place % columns) - (inRow - 1) / 2) * gap;
    const y = (i < above ? -1 : 1) * (12 - row * 11 * scale);
    const size = text * scale;
    return [
      placeEmblem(elementEmblem(name, palette), { x, y: y - 1.4 * scale }, emblem * scale),
      centredText(`${count}`, { x, y: y + 5.2 * scale }, size, palette.theme.text, { weight: 800 }),
    ];
  });
}

/** The sheets of dials, one for each player. */
export function dials(context: BoxContext): BoxSheet[] {
  const { box, inventory, palette, wording } = context;
  const title = wording.title('box-dials');
  return pieceSheets(usableArea(box, box.bleed), {
    pieces: inventory.seats.map((seat) => ({
      title,
      count: 1,
      front: pieceFace(seatColour(seat, palette.theme).fill, [dialArt(seat, context)]),
    })),
    places: (area) => grid(area, SIZE),
    below: HALF,
    cuts: (places) => rectangles(places, SIZE),
    around: (at, all) => {
      const { x, y, width, height } = bleedBox({ card: SIZE, bleed: box.bleed, gutter: 0 }, at, all);
      return rectangle(x - at.x - HALF, y - at.y - HALF, width, height);
    },
  });
}
