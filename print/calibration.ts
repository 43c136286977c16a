/**
 * Two pages to measure how far a printer misplaces the backs: crosses on both sides that coincide if it is exact.
 */
import { useBrowser } from './browser.ts';
import { PrintError } from './failure.ts';
import { embedFonts } from './fonts/fonts.ts';
import { fontsOf } from './html/fonts.ts';
import { printPdf } from './pdf.ts';
import type { BackOptions } from './sheet/layout.ts';
import type { Paper } from './sheet/paper.ts';
import { renderDocument } from './templates.ts';

export interface CalibrationInput {
  paper: Paper;
  /** The edge to turn over, and what the backs are moved against already. */
  duplex: BackOptions;
  env?: NodeJS.ProcessEnv;
}

/** The distance of the outer crosses from the edges of the paper, and the length of their arms, in millimetres. */
const CROSS = { inset: 25, arm: 10 };
/** The smallest paper with room for the crosses and the words, in millimetres. */
const SMALLEST = { short: 100, long: 140 };
/** On paper as large as this, words are between the crosses of the corners and that in the middle. */
const LARGE = { width: 150, height: 240 };

/** Prints the two pages; what can fail from outside comes back as a problem. */
export async function printCalibration({ paper, duplex, env }: CalibrationInput): Promise<Uint8Array> {
  const { width, height } = paper;
  const { short, long } = SMALLEST;
  if (Math.min(width, height) < short || Math.max(width, height) < long)
    throw new PrintError(
      'paper-too-small',
      `The calibration pages need paper of at least ${short} by ${long} mm; an offset found on larger paper is good for smaller.`,
    );
  const html = calibrationHtml(paper, duplex);
  const result = await useBrowser(
    (browser) => printPdf(browser, { sheets: [{ html }], title: 'Calibration', paper, duplex: duplex.flip }),
    env,
  );
  return result.pdf;
}

function calibrationHtml(paper: Paper, { offset }: BackOptions): string {
  const { width, height } = paper;
  const { inset, arm } = CROSS;
  const isLarge = width >= LARGE.width && height >= LARGE.height;
  // Each way of turning the paper puts this pattern onto itself.
  const places = [
    ...(isLarge ? [[width / 2, height / 2]] : []),
    [inset, inset],
    [width - inset, inset],
    [inset, height - inset],
    [width - inset, height - inset],
  ];
  const crosses = (dx: number, dy: number) => places.map(([x, y]) => ({ x: x! - dx, y: y! - dy }));
  const ticks = Array.from({ length: 2 * CROSS.arm + 1 }, (_, i) => i - CROSS.arm)
    .filter((at) => at !== 0)
    .map((at) => ({ at, half: at % 5 === 0 ? 1.5 : 0.8 }));
  const pages = [{ crosses: crosses(0, 0) }, { crosses: crosses(offset.x, offset.y), back: true }];
  const moved = offset.x === 0 && offset.y === 0 ? undefined : `${offset.x},${offset.y}`;
  return renderDocument('calibration', {
    paper,
    words: isLarge
      ? { beside: inset, top: 42, size: 11 }
      : // On other paper they are between the crosses above and below, or between those at the sides.
        {
          size: 10,
          ...(height >= width ? { beside: 8, top: inset + arm + 3 } : { beside: inset + arm + 3, top: 8 }),
        },
    pages,
    moved,
    ticks,
    arm,
    fonts: embedFonts(fontsOf('')),
  });
}
