/** The options of `ecos print`: their defaults, and combinations that it refuses. */
import { join } from 'node:path';
import { InvalidArgumentError } from 'commander';
import {
  FLIPS,
  PAPERS,
  PROFILES,
  type Profile,
  type ProfileName,
  RESOLUTIONS,
  type TokenShape,
} from '../../print/index.ts';
import type { RawSheetOptions } from '../../print/sheet/index.ts';
import { LANGUAGES } from '../../print/wording/index.ts';
import { UserError } from '../../program/index.ts';
import type { Format, OptionRow } from '../terminal/options.ts';

/** The options, as commander reads them. */
export interface PrintOptions extends RawSheetOptions {
  format: Format;
  cards?: string;
  hand?: string;
  inherited?: true;
  changed?: string;
  calibrate?: true;
  box?: true;
  own?: true;
  tokens: TokenShape;
  pdfx?: true;
  outputIntent?: string;
  shopProof?: string;
  out?: string;
  png?: string;
  tabletop?: string;
  gallery?: string;
  dpi?: number;
  url?: string;
  allowOverflow?: true;
  download?: boolean;
}

/** Default files for the PDF of cards, of a box, and of the calibration pages. */
export const OUT = join('out', 'cards.pdf');
export const BOX_OUT = join('out', 'box.pdf');
export const CALIBRATION_OUT = join('out', 'calibration.pdf');

/** Default resolutions in dots per inch: of pictures, and of pictures in a gallery. */
export const RESOLUTION = 300;
export const GALLERY_RESOLUTION = 150;

/** Whether pictures of cards are requested. */
const drawsPictures = ({ png, tabletop, gallery }: PrintOptions): boolean =>
  [png, tabletop, gallery].some((place) => place !== undefined);

/** Whether a PDF is requested. */
export const writesPdf = (options: PrintOptions): boolean =>
  options.out !== undefined || !drawsPictures(options);

/** Refuses options that have no effect on the requested output. */
export function refuseIdle(options: PrintOptions, isPdf: boolean): void {
  const { box, tokens, pdfx, outputIntent, shopProof } = options;
  const { alone }: Profile = PROFILES[options.profile];
  if (tokens !== 'square' && !box) throw new UserError('--tokens needs --box: cards have no tokens.');
  if (shopProof !== undefined && (!alone || !isPdf))
    throw new UserError('--shop-proof is for PDFs with a card on each page: add --profile shop.');
  if (isPdf) return;
  for (const [option, value] of [
    ['--pdfx', pdfx],
    ['--output-intent', outputIntent],
    ['--tokens', tokens === 'square' ? undefined : tokens],
  ])
    if (value !== undefined) throw new UserError(`${option} is for PDFs: add --out with the file to write.`);
}

/** Reads a resolution from an option. */
export function resolution(text: string): number {
  const { least, most } = RESOLUTIONS;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new InvalidArgumentError(
    `${text} is not a resolution: write a whole number of pixels per inch from ${least} to ${most}.`,
  );
}

/** Reads the URL of a folder from an option. */
export function folderUrl(text: string): string {
  if (/^https?:\/\/[^\s?#]+$/.test(text)) return text;
  throw new InvalidArgumentError(`${text} is not a URL: write it like https://example.org/my-set.`);
}

const names = Object.keys(PROFILES) as ProfileName[];

export const SHEET_OPTIONS: readonly OptionRow[] = [
  ['--profile <name>', 'preset of the options below', { choices: names, preset: 'home' }],
  ['--paper <paper>', `${Object.keys(PAPERS).join(', ')}, or width and height like 210x297mm`],
  ['--card <length>', 'square, poker, tarot, mini, a size like 63x88mm, or the side of a square card'],
  ['--bleed <length>', 'colour beyond the cuts, like 3mm'],
  ['--gutter <length>', 'space between cards, like 6mm (default: 0, which means cards share one cut)'],
  ['--safe <length>', 'distance of leaves and text from the cuts, like 3mm'],
  ['--margin <length>', 'unprintable margin of your printer, like 5mm'],
  ['--no-marks', 'no crop marks and no small print'],
  ['--duplex', 'also print the backs, for printing on both sides'],
  ['--flip <edge>', 'edge on which you turn the paper over', { choices: FLIPS, preset: 'long' }],
  ['--offset <right,down>', 'shift of the backs on your printer, like 0.5,-1mm', { preset: '0,0mm' }],
  ['--date <text>', 'date to print in the margin, as written'],
  ['--proof', 'for proofreading: no colour, little ink, larger text, notes in the margin'],
  ['--legend', 'add a last page that explains the icons'],
  ['--lang <language>', 'language of the cards', { choices: LANGUAGES, preset: 'en' }],
];

/** The use of each profile. */
export const PROFILE_HELP = [
  ...['', 'Profiles:'],
  ...names.map((name) => `  ${name.padEnd(20)}${PROFILES[name].use}`),
].join('\n');
