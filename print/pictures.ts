/** Cards as pictures: one PNG per card, and one per back. They need no browser. */
import { DECKS } from '../program/index.ts';
import { type CardSize, cardShape } from './face/geometry.ts';
import { newPalette, type Palette } from './face/palette.ts';
import { backPicture, frontPicture } from './face/picture.ts';
import { allowedOverflows, PrintError } from './failure.ts';
import { iconWarnings, loadIcons } from './icons.ts';
import { optional } from './optional.ts';
import { type PagesInput, wordWarnings } from './pages.ts';
import { toPixels } from './resolutions.ts';
import { toCardSize } from './sheet/layout.ts';
import type { SpokenVocabulary } from './wording/language.ts';

/** The largest side of a picture in pixels. */
const LARGEST_SIDE = 8000;

/** The size of pictures. */
export interface PictureSize {
  /** Size of a card in millimetres; a number is the side of a square one. */
  card: number | CardSize;
  /** Colour beyond the cut on each side of a picture, in millimetres. */
  bleed: number;
  /** Dots per inch, within `RESOLUTIONS`. */
  dpi: number;
}

/** Which pictures to draw, and how. */
export interface PicturesInput
  extends PictureSize,
    Pick<PagesInput, 'cards' | 'words' | 'lang' | 'proof' | 'signOf' | 'iconFolders' | 'allowOverflow'> {}

/**
 * Width and height of a picture in pixels.
 * @throws PrintError if it is too large
 */
export function pictureSize({ card, bleed, dpi }: PictureSize): CardSize {
  const size = toCardSize(card);
  const [width, height] = [toPixels(size.width + 2 * bleed, dpi), toPixels(size.height + 2 * bleed, dpi)];
  if (Math.max(width, height) > LARGEST_SIDE)
    throw new PrintError(
      'picture-too-large',
      `At ${dpi} dpi a picture of ${size.width + 2 * bleed} mm is ${Math.max(width, height)} pixels ${height > width ? 'high' : 'wide'}, more than ${LARGEST_SIDE}; take a lower resolution or smaller cards.`,
    );
  return { width, height };
}

/**
 * Draws cards and the backs of their decks.
 * @throws PrintError if a text is too long for its card, or a picture too large
 */
export function drawPictures(input: PicturesInput) {
  const { cards, words, lang = 'en', proof = false, signOf } = input;
  const icons = loadIcons(input.iconFolders);
  const palette: Palette<SpokenVocabulary> = newPalette(icons, words, proof);
  const { shape, scale } = cardShape(toCardSize(input.card));
  const { width, height } = pictureSize(input);
  const size = { width: `${width}`, height: `${height}` };
  const options = { lang, proof, shape, scale, bleed: input.bleed / scale, size };
  const fronts = cards.map((card) => frontPicture(card, palette, { ...options, sign: signOf?.(card) }));
  const backs = DECKS.filter((deck) => cards.some((card) => card.deck === deck)).map(
    (deck) => [deck, backPicture(deck, words, icons, options)] as const,
  );
  const warnings = [
    ...cards.flatMap((card) => wordWarnings(card, words)),
    ...iconWarnings(icons, palette.missing),
    ...allowedOverflows(
      fronts.flatMap(({ overflows }) => overflows),
      input.allowOverflow,
    ),
  ];
  return {
    /** One SVG per card, in the order of the cards; its lengths are pixels. */
    fronts: fronts.map(({ svg }) => svg),
    /** The back of each deck that has a card among them. */
    backs: new Map(backs),
    warnings: [...new Set(warnings)],
    /** The icons on them, whose authors `creditLine` names. */
    icons: [...palette.used],
  };
}

/** Pictures of cards. */
export type CardPictures = ReturnType<typeof drawPictures>;

/** A PNG of a picture whose lengths are pixels, which states its resolution. The same picture gives the same bytes. */
export async function encodePng(svg: string, dpi: number): Promise<Buffer> {
  const { default: sharp } = await optional(import('sharp'));
  return sharp(Buffer.from(svg), { limitInputPixels: false })
    .removeAlpha()
    .withDensity(dpi)
    .png({ compressionLevel: 6 })
    .toBuffer();
}
