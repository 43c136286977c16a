/** The options of `ecos print`: their defaults, and combinations that it refuses. */
import { join } from 'node:path';
import { InvalidArgumentError } from 'commander';
import {
  FLIPS,
  FRAMES,
  LANGUAGES,
  PAPERS,
  PROFILES,
  type Profile,
  type ProfileName,
  RESOLUTIONS,
  TOKEN_SHAPES,
} from '../../print/index.ts';
import { UserError } from '../../program/index.ts';
import {
  EARLIER_VERSION,
  type Format,
  INHERITED_OPTION,
  type OptionRows,
  type OptionValues,
  webAddress,
} from '../terminal/command.ts';

/** Default files for the PDF of cards, of a box, and of the calibration pages. */
export const CARDS_OUT = join('out', 'cards.pdf');
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
  const { tokens, pdfx, outputIntent, shopProof } = options;
  const { alone }: Profile = PROFILES[options.profile];
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

/** The address of a folder, to which names of files can be added. */
function folderAddress(text: string): string {
  const { href } = webAddress(text);
  if (!/[?#]/.test(href)) return href;
  throw new InvalidArgumentError('Give an address without ? or #.');
}

const names = Object.keys(PROFILES) as ProfileName[];

/** Options about cards, which the pages of `--calibrate` do not show. */
const NOT_TO_CALIBRATE = [
  ...['png', 'tabletop', 'gallery', 'shopProof', 'pdfx', 'outputIntent', 'cards', 'hand', 'inherited'],
  ...['changed', 'own', 'dpi', 'url', 'gutter', 'safe', 'margin', 'marks', 'proof', 'legend', 'date'],
  ...['frame', 'tokens', 'fitting', 'allowOverflow'],
];

/** Options about single cards, of which a box has none. */
const NOT_IN_A_BOX = ['cards', 'hand', 'changed', 'calibrate', 'png', 'gallery'];

/** The options, in the order of the help. */
export const PRINT_OPTIONS = {
  cards: ['--cards <numbers>', 'only these cards, like 1-20,71', { heading: 'Cards' }],
  hand: ['--hand <name>', 'only cards of one starting hand'],
  inherited: INHERITED_OPTION,
  changed: ['--changed <since>', `only cards that differ from ${EARLIER_VERSION}`],
  fitting: ['--fitting', 'only cards whose text fits, with a warning about the others'],
  allowOverflow: [
    '--allow-overflow',
    'print texts that do not fit, cut off and marked, instead of nothing',
    { conflicts: ['fitting'] },
  ],
  box: [
    '--box',
    'the whole game: all cards including inherited ones, all pieces to cut out, player aids and rules',
    { heading: 'Output', conflicts: NOT_IN_A_BOX },
  ],
  own: [
    '--own',
    'like --box: only what an expansion adds to the game, with a leaflet',
    { conflicts: [...NOT_IN_A_BOX, 'tabletop', 'inherited', 'legend'] },
  ],
  tokens: [
    '--tokens <shape>',
    'with --box: the shape of tokens',
    { choices: TOKEN_SHAPES, preset: 'square', needs: ['box', 'own'] },
  ],
  calibrate: [
    '--calibrate',
    'instead of cards, two pages to measure how your printer shifts the backs',
    { conflicts: NOT_TO_CALIBRATE },
  ],
  out: [
    '--out <file>',
    `PDF file to write (default without other outputs: ${CARDS_OUT}, with --box ${BOX_OUT}, with --calibrate ${CALIBRATION_OUT})`,
  ],
  png: ['--png <folder>', 'one image per card and a list of them, with --duplex also of the backs'],
  tabletop: ['--tabletop <folder>', 'sheets and saves for Tabletop Simulator, with --box the whole game'],
  gallery: ['--gallery <file>', 'one HTML page to browse all cards, which opens from disk'],
  dpi: [
    '--dpi <number>',
    `resolution of these images in pixels per inch (default: ${RESOLUTION}, for a gallery ${GALLERY_RESOLUTION})`,
    { range: [RESOLUTIONS.least, RESOLUTIONS.most], needs: ['png', 'tabletop', 'gallery'] },
  ],
  url: [
    '--url <address>',
    'URL the folder of --tabletop will be served from (default: files on this computer)',
    { parse: folderAddress, needs: ['tabletop'] },
  ],
  profile: [
    '--profile <name>',
    'preset of the options below',
    { heading: 'Sheets', choices: names, preset: 'home' },
  ],
  paper: ['--paper <paper>', `${Object.keys(PAPERS).join(', ')}, or width and height like 210x297mm`],
  card: ['--card <length>', 'square, poker, tarot, mini, a size like 63x88mm, or the side of a square card'],
  bleed: ['--bleed <length>', 'colour beyond the cuts, like 3mm'],
  gutter: [
    '--gutter <length>',
    'space between cards, like 6mm (default: 0, which means cards share one cut)',
  ],
  safe: ['--safe <length>', 'distance of leaves and text from the cuts, like 3mm'],
  margin: ['--margin <length>', 'unprintable margin of your printer, like 5mm'],
  marks: ['--no-marks', 'no crop marks and no small print'],
  duplex: ['--duplex', 'also print the backs, for printing on both sides'],
  flip: ['--flip <edge>', 'edge on which you turn the paper over', { choices: FLIPS, preset: 'long' }],
  offset: ['--offset <right,down>', 'shift of the backs on your printer, like 0.5,-1mm', { preset: '0,0mm' }],
  date: ['--date <text>', 'date to print in the margin, as written'],
  frame: [
    '--frame <look>',
    'light, a line around a white face, or solid in the colour of the deck (default: light at home, solid for shops)',
    { choices: FRAMES, conflicts: ['proof'] },
  ],
  proof: ['--proof', 'for proofreading: no colour, little ink, larger text, notes in the margin'],
  legend: ['--legend', 'add a last page that explains the icons'],
  lang: ['--lang <language>', 'language of the cards', { choices: LANGUAGES, preset: 'en' }],
  pdfx: ['--pdfx', 'write a PDF/X-4 for print shops', { heading: 'For print shops' }],
  outputIntent: [
    '--output-intent <file>',
    "ICC profile of the shop's paper for --pdfx (default: a generic CMYK profile)",
  ],
  shopProof: [
    '--shop-proof <file>',
    'also write a one-page PDF that shows a print shop the cut, bleed and safe area',
    { conflicts: ['paper', 'box'] },
  ],
  download: ['--download', 'download a browser without asking if there is none', { heading: 'Options' }],
  noDownload: ['--no-download', 'never download a browser'],
} as const satisfies OptionRows;
export type PrintOptions = OptionValues<typeof PRINT_OPTIONS> & { format: Format };

/** The use of each profile, for the help. */
export const PROFILES_TABLE = [
  '\n\nProfiles:',
  ...names.map((name) => `  ${name.padEnd(20)}${PROFILES[name].use}`),
].join('\n');
