/** Two pages to measure how far a printer misplaces backs: crosses on both sides, which coincide if the printer is exact. */
import { useBrowser } from './browser.ts';
import { sheetDocuments } from './document.ts';
import { type Art, placeArt } from './drawing/art.ts';
import { iconLookup } from './drawing/icons.ts';
import { newPalette } from './face/palette.ts';
import { PrintError } from './failure.ts';
import { TextInk } from './layout/ink.ts';
import { printPdf } from './pdf.ts';
import type { BackOptions } from './sheet/layout.ts';
import { drawPage } from './sheet/page.ts';
import type { Paper } from './sheet/paper.ts';
import type { TextPart } from './sheet/words.ts';
import { WordingContext } from './wording/context.ts';
import type { Lang } from './wording/language.ts';

export interface CalibrationInput {
  paper: Paper;
  /** The edge to turn the paper over, and the offset that the backs already have. */
  duplex: BackOptions;
  /** English by default. */
  lang?: Lang | undefined;
  env?: NodeJS.ProcessEnv;
}

/** The distance of the outer crosses from the paper edges, and the length of their arms, in millimetres. */
const CROSS = { inset: 25, arm: 10 };
/** The smallest paper with enough space for the crosses and the text, in millimetres. */
const SMALLEST_PAPER = { short: 100, long: 140 };
/** On paper at least this large, in millimetres, the text is between the corner crosses and the middle one. */
const LARGE_PAPER = { width: 150, height: 240 };

/**
 * Prints the two pages.
 * @throws PrintError for external causes of failure, such as paper that is too small
 */
export async function printCalibration(input: CalibrationInput): Promise<Uint8Array> {
  const { paper, duplex, lang = 'en', env } = input;
  const { width, height } = paper;
  const { short, long } = SMALLEST_PAPER;
  if (Math.min(width, height) < short || Math.max(width, height) < long)
    throw new PrintError(
      'paper-too-small',
      `The calibration pages need paper of at least ${short} by ${long} mm; an offset found on larger paper also holds for smaller paper.`,
    );
  const wording = new WordingContext({ animals: [] }, { lang });
  const title = wording.title('calibration');
  const ink = new TextInk();
  const html = sheetDocuments({ lang, title, paper, ink, sheets: drawCrosses(input, wording, ink) });
  return useBrowser(
    (browser) => printPdf(browser, { sheets: [{ html }], title, paper, duplex: duplex.flip }),
    env,
  );
}

/** The front and the back. */
function drawCrosses(
  { paper, duplex: { offset }, lang }: CalibrationInput,
  wording: WordingContext,
  ink: TextInk,
): string[] {
  const { width, height } = paper;
  const { inset, arm } = CROSS;
  const isLarge = width >= LARGE_PAPER.width && height >= LARGE_PAPER.height;
  // Turning the paper over either way maps this pattern onto itself.
  const places = [
    ...(isLarge ? [[width / 2, height / 2]] : []),
    [inset, inset],
    [width - inset, inset],
    [inset, height - inset],
    [width - inset, height - inset],
  ];
  const ticks = Array.from({ length: 2 * arm + 1 }, (_, i) => i - arm)
    .filter((at) => at !== 0)
    .map((at) => ({ at, half: at % 5 === 0 ? 1.5 : 0.8 }))
    .map(({ at, half }) => `M${at} -${half}V${half}M-${half} ${at}H${half}`);
  const cross = `M-${arm} 0H${arm}M0 -${arm}V${arm}${ticks.join('')}`;
  const crosses = (dx: number, dy: number) =>
    places.map(([x, y]) =>
      placeArt({ parts: [{ d: cross, stroke: '#000', width: LINE }] }, { x: x! - dx, y: y! - dy }),
    );
  // On smaller paper the text is between the upper and lower crosses, or between those at the sides.
  const beside = height >= width ? { side: 8, top: inset + arm + 3 } : { side: inset + arm + 3, top: 8 };
  const { side, top } = isLarge ? { side: inset, top: 42 } : beside;
  const palette = newPalette(iconLookup({}), { animals: [], hands: [] }, false);
  const pageOf = (art: Art[], ...text: TextPart[]): string => {
    const box = { x: side, y: top, width: width - 2 * side, height: height - 2 * top };
    const sizes = [isLarge ? 11 : 10];
    const words = { ...box, name: 'The calibration', sizes, parts: { text, columns: 1 } };
    return drawPage({ art, texts: () => [words] }, { palette, ink, lang }).svg;
  };
  const isMoved = offset.x !== 0 || offset.y !== 0;
  const steps = [
    wording.text('calibration-print'),
    wording.text('calibration-light'),
    wording.text('calibration-see'),
    isMoved
      ? wording.text('calibration-add', { offset: `${offset.x},${offset.y}` })
      : wording.text('calibration-offset'),
  ].map((step, i) => ({ text: `${i + 1}. ${step}` }));
  return [
    pageOf(crosses(0, 0), { title: wording.title('calibration-front') }),
    pageOf(crosses(offset.x, offset.y), { title: wording.title('calibration-back') }, ...steps),
  ];
}

/** The width of the lines of a cross, in millimetres. */
const LINE = 0.12;
