/**
 * Dials: squares that are turned clockwise, START at the top first (R2.1, R4); in the middle how many tokens of each
 * element are in the bag (R1.3).
 */
import { elementEmblem } from '../../card/emblem.ts';
import type { Point } from '../../card/geometry.ts';
import type { Palette } from '../../card/palette.ts';
import { bleedBox } from '../../sheet/layout.ts';
import type { BoxContext } from '../box-context.ts';
import { areaOf, portions, squares } from '../places.ts';
import { seatColour } from '../seats.ts';
import type { BoxSheet } from '../sheet.ts';
import { type Art, closed, emblemAt, placed, rectangle } from './art.ts';
import { hexCorners } from './hexes.ts';

/** Side of a dial. */
export const DIAL = 63;
const HALF = DIAL / 2;
const ORIGIN = { x: 0, y: 0 };
/** Height of the band along each edge. */
const BAND = 11.5;
const INNER = DIAL - 2 * BAND;
/** How the words of each stop are turned, in the order they come to the top when the dial is turned clockwise. */
const STOPS = [0, 270, 180, 90] as const;
const STOP = {
  number: { y: -HALF + 6.2, size: 5.4 },
  words: { y: -HALF + 9.9, size: 2.9, room: 42, letter: 0.47 },
};
const SEAT_SIDE = 4.2;
const ELEMENTS = { columns: 4, emblem: 6.4, gap: 9.2, text: 3.6 };

/** A player's dial around its middle. */
export function dialArt(seat: number, tools: BoxContext): Art {
  const { palette, inventory } = tools;
  const { look } = palette;
  const { fill, on } = seatColour(seat, look);
  const words = ['', '', tools.wording.title('box-dial-two'), tools.wording.title('box-dial-three')];
  return {
    parts: [
      { d: rectangle(-HALF, -HALF, DIAL, DIAL), fill },
      { d: rectangle(-INNER / 2, -INNER / 2, INNER, INNER), fill: look.paper, stroke: look.ink, width: 0.3 },
      // Between the stops, from corner to corner of the inner square.
      {
        d: `M${-HALF} ${-HALF}L${-INNER / 2} ${-INNER / 2}M${HALF} ${-HALF}L${INNER / 2} ${-INNER / 2}M${HALF} ${HALF}L${INNER / 2} ${INNER / 2}M${-HALF} ${HALF}L${-INNER / 2} ${INNER / 2}`,
        stroke: on,
        width: 0.4,
      },
      ...STOPS.map(
        (turn, stop): Art => ({
          transform: `rotate(${turn})`,
          parts: [
            {
              text: stop === 0 ? tools.wording.title('box-start').toUpperCase() : `${stop}`,
              x: 0,
              y: STOP.number.y + (words[stop] === '' ? 1.6 : 0),
              size: STOP.number.size,
              colour: on,
              weight: 800,
              anchor: 'middle',
            },
            ...(words[stop] === ''
              ? []
              : [
                  {
                    text: words[stop]!,
                    x: 0,
                    y: STOP.words.y,
                    size: Math.min(
                      STOP.words.size,
                      STOP.words.room / (STOP.words.letter * words[stop]!.length),
                    ),
                    colour: on,
                    weight: 500,
                    anchor: 'middle',
                  } as const,
                ]),
          ],
        }),
      ),
      ...bagArt(inventory.elements, palette),
      { d: closed(hexCorners(ORIGIN, SEAT_SIDE)), fill, stroke: look.ink, width: 0.2 },
      { text: `${seat + 1}`, x: 0, y: 1.7, size: 5, colour: on, weight: 800, anchor: 'middle' },
    ],
  };
}

/** What is in the bag: half of the kinds above the middle, half below, smaller where there are many. */
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
    return [
      emblemAt(elementEmblem(name, palette), { x, y: y - 1.4 * scale }, emblem * scale),
      {
        text: `${count}`,
        x,
        y: y + 5.2 * scale,
        size: text * scale,
        colour: palette.look.text,
        weight: 800,
        anchor: 'middle',
      } as const,
    ];
  });
}

/** The sheets of dials, one for each player. */
export function dials(tools: BoxContext): BoxSheet[] {
  const { box, inventory, palette } = tools;
  const places = squares(areaOf(box, box.bleed), DIAL, 0);
  const seats = Array.from({ length: inventory.players.to }, (_, seat) => seat);
  return portions(seats, places.length).map((some) => {
    const cells = some.map((_, i) => cellOf(places[i]!, places[0]!));
    const bleeds = some.map((seat, i) => {
      const { x, y, width, height } = bleedBox({ card: DIAL, bleed: box.bleed, gutter: 0 }, cells[i]!, cells);
      return { d: rectangle(x, y, width, height), fill: seatColour(seat, palette.look).fill };
    });
    return {
      title: tools.wording.title('box-dials'),
      front: {
        art: [{ parts: bleeds }, ...some.map((seat, i) => placed(dialArt(seat, tools), places[i]!))],
        cuts: cells.map(({ x, y }) => rectangle(x, y, DIAL, DIAL)).join(''),
        texts: [],
      },
    };
  });
}

/** The dial with this middle as a cell of the grid whose first has that one. */
const cellOf = ({ x, y }: Point, first: Point) => ({
  column: Math.round((x - first.x) / DIAL),
  row: Math.round((y - first.y) / DIAL),
  x: x - HALF,
  y: y - HALF,
});
