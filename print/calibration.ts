/** Two pages to measure how far a printer misplaces backs: crosses on both sides, which coincide if the printer is exact. */
import { useBrowser } from './browser.ts';
import { PrintError } from './failure.ts';
import { embedFonts } from './fonts/fonts.ts';
import { fontsOf } from './html/fonts.ts';
import { printPdf } from './pdf.ts';
import type { BackOptions } from './sheet/layout.ts';
import type { Paper } from './sheet/paper.ts';
import { renderDocument } from './templates.ts';
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
const SMALLEST = { short: 100, long: 140 };
/** On paper at least this large, in millimetres, the text is between the corner crosses and the middle one. */
const LARGE = { width: 150, height: 240 };

/**
 * Prints the two pages.
 * @throws PrintError for external causes of failure, such as paper that is too small
 */
export async function printCalibration(input: CalibrationInput): Promise<Uint8Array> {
  const { paper, duplex, lang = 'en', env } = input;
  const { width, height } = paper;
  const { short, long } = SMALLEST;
  if (Math.min(width, height) < short || Math.max(width, height) < long)
    throw new PrintError(
      'paper-too-small',
      `The calibration pages need paper of at least ${short} by ${long} mm; an offset found on larger paper also holds for smaller paper.`,
    );
  const wording = new WordingContext({ animals: [] }, lang);
  const title = wording.title('calibration');
  const html = calibrationHtml(input, wording, title);
  const result = await useBrowser(
    (browser) => printPdf(browser, { sheets: [{ html }], title, paper, duplex: duplex.flip }),
    env,
  );
  return result.pdf;
}

function calibrationHtml(
  { paper, duplex: { offset }, lang = 'en' }: CalibrationInput,
  wording: WordingContext,
  title: string,
): string {
  const { width, height } = paper;
  const { inset, arm } = CROSS;
  const isLarge = width >= LARGE.width && height >= LARGE.height;
  // Turning the paper over either way maps this pattern onto itself.
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
  const isMoved = offset.x !== 0 || offset.y !== 0;
  const pages = [
    { title: wording.title('calibration-front'), crosses: crosses(0, 0) },
    {
      title: wording.title('calibration-back'),
      crosses: crosses(offset.x, offset.y),
      steps: [
        wording.text('calibration-print'),
        wording.text('calibration-light'),
        wording.text('calibration-see'),
        isMoved
          ? wording.text('calibration-add', { offset: `${offset.x},${offset.y}` })
          : wording.text('calibration-offset'),
      ],
    },
  ];
  return renderDocument('calibration', {
    paper,
    words: isLarge
      ? { side: inset, top: 42, size: 11 }
      : // On smaller paper the text is between the upper and lower crosses, or between those at the sides.
        {
          size: 10,
          ...(height >= width ? { side: 8, top: inset + arm + 3 } : { side: inset + arm + 3, top: 8 }),
        },
    lang,
    title,
    pages,
    ticks,
    arm,
    fonts: embedFonts(fontsOf('')),
  });
}
