/** The pictures of the site's first page below its first screen. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawFront } from '../../print/face/card.ts';
import { newPalette } from '../../print/face/palette.ts';
import { loadIcons } from '../../print/index.ts';
import { OutlineInk, withOwnIds } from '../../print/sheet/index.ts';
import { setData } from '../package/set-data.ts';

const PICTURES = join(import.meta.dirname, '..', '..', 'docs', 'pictures');

/** The cards of the fan, from left to right: those of the README. */
export const FAN = [1, 14, 39, 78, 99, 94];
/** The side of a card, in the units of its picture. */
const CARD = 63;
/** The width and height of the fan in pixels, the width of a card, the degrees between two, and how far below all meet. */
const [WIDTH, HEIGHT, SIDE, STEP, FAR] = [1088, 334, 232, 5.75, 1500];

/** Close-ups of screenshots: the file, and the part of it. */
const CLOSE_UPS = {
  try: ['studio/play.png', { left: 470, top: 215, width: 400, height: 300 }],
  play: ['studio/play.png', { left: 0, top: 92, width: 620, height: 465 }],
  'try-night': ['studio/play-dark.png', { left: 400, top: 205, width: 340, height: 255 }],
  'play-night': ['studio/play-dark.png', { left: 0, top: 92, width: 540, height: 405 }],
  balance: ['studio/games.png', { left: 690, top: 320, width: 340, height: 255 }],
  print: ['studio/print.png', { left: 432, top: 128, width: 540, height: 405 }],
} as const;

/** The files, by path. */
export async function firstPictures(): Promise<Map<string, string | Uint8Array>> {
  const closeUps = Object.entries(CLOSE_UPS).map(async ([name, [file, part]]) => {
    const picture = sharp(join(PICTURES, file)).extract(part).resize(480, 360).webp({ quality: 80 });
    return [`pictures/${name}.webp`, await picture.toBuffer()] as const;
  });
  return new Map<string, string | Uint8Array>([
    ['fan.svg', drawFan()],
    ...(await Promise.all(closeUps)),
    ['fan.png', readFileSync(join(PICTURES, 'cards.png'))],
  ]);
}

/** The cards as one holds them, which share their letters and icons. */
function drawFan(): string {
  const { program, words } = setData('first-continent');
  const palette = newPalette(loadIcons(), words, false);
  const ink = new OutlineInk();
  const cards = FAN.map((number, i) => {
    const card = program.cards.find((one) => one.number === number)!;
    const angle = (i - (FAN.length - 1) / 2) * STEP;
    const place = `rotate(${angle} ${WIDTH / 2} ${FAR}) translate(${(WIDTH - SIDE) / 2} 6) scale(${SIDE / CARD})`;
    const shadow = `<rect x="-.5" y="-.1" width="${CARD + 1}" height="${CARD + 0.6}" rx="2.4" fill-opacity=".16"/>`;
    return `<g transform="${place}">${shadow}<rect width="${CARD}" height="${CARD}" rx="2" fill="${palette.theme.decks[card.deck].ground}"/>${drawFront(card, palette, ink).svg}</g>`;
  });
  return withOwnIds(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${ink.definitions()}${cards.join('')}</svg>`,
  );
}
