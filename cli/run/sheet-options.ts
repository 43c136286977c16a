/** The options of `ecos print` for sheets: a profile, and values that override it. */

import { type Command, Option } from 'commander';
import {
  type BackOptions,
  FLIPS,
  type Flip,
  PAPERS,
  type PagesInput,
  type Paper,
  PROFILES,
  type ProfileName,
  parseLength,
  parseOffset,
  parsePaper,
} from '../../print/index.ts';
import { LANGUAGES, type Lang } from '../../print/wording/index.ts';
import { UserError } from '../../program/messages/index.ts';

/** The options of the command line; lengths are not parsed yet. */
export interface SheetOptions {
  profile: ProfileName;
  paper?: string;
  card?: string;
  bleed?: string;
  gutter?: string;
  margin?: string;
  marks: boolean;
  duplex?: true;
  flip: Flip;
  offset: string;
  date?: string;
  proof?: true;
  legend?: true;
  lang: Lang;
}

/** The part of the input of pages that options decide. */
type SheetInput = Pick<
  PagesInput,
  'paper' | 'card' | 'bleed' | 'gutter' | 'margin' | 'marks' | 'duplex' | 'date' | 'proof' | 'legend' | 'lang'
>;

const names = Object.keys(PROFILES) as ProfileName[];

export function addSheetOptions(command: Command): void {
  command
    .addOption(new Option('--profile <name>', 'preset of the options below').choices(names).default('home'))
    .option('--paper <paper>', 'a4, letter, or width and height like 210x297mm')
    .option('--card <length>', 'side of a card, like 63mm')
    .option('--bleed <length>', 'colour beyond the cuts, like 3mm')
    .option(
      '--gutter <length>',
      'space between cards, like 6mm (default: 0, which means cards share one cut)',
    )
    .option('--margin <length>', 'unprintable margin of your printer, like 5mm')
    .option('--no-marks', 'no crop marks and no small print')
    .option('--duplex', 'also print the backs, for printing on both sides')
    .addOption(
      new Option('--flip <edge>', 'edge on which you turn the paper over').choices(FLIPS).default('long'),
    )
    .option('--offset <right,down>', 'how far off your printer prints the backs, like 0.5,-1mm', '0,0mm')
    .option('--date <text>', 'date to print in the margin, as written')
    .option('--proof', 'for proofreading: no colour, little ink, larger text, notes in the margin')
    .option('--legend', 'add a last page that explains the icons')
    .addOption(new Option('--lang <language>', 'language of the cards').choices(LANGUAGES).default('en'))
    .addHelpText('after', ['', 'Profiles:', ...names.map(profileHelp)].join('\n'));
}

function profileHelp(name: ProfileName): string {
  return `  ${name.padEnd(20)}${PROFILES[name].use}`;
}

/** The options of the sheets. Refuses values that are not lengths, papers or offsets. */
export function sheetsWanted(options: SheetOptions): SheetInput {
  const { duplex, ...sheets } = allWanted(options);
  return {
    ...sheets,
    ...((PROFILES[options.profile].duplex || options.duplex) && { duplex }),
  };
}

/** The same, with the placement of the backs also when they are not printed. */
export function allWanted(options: SheetOptions): SheetInput & { duplex: BackOptions } {
  const { use: _, duplex: __, ...profile } = { marks: true, ...PROFILES[options.profile] };
  const lengths = (['card', 'bleed', 'gutter', 'margin'] as const).flatMap((name) => {
    const text = options[name];
    return text === undefined ? [] : [[name, lengthOf(name, text)] as const];
  });
  const paper = options.paper === undefined ? profile.paper : paperOf(options.paper);
  const offset =
    parseOffset(options.offset) ??
    refuse(
      `${options.offset} is not an offset: write how far right and down the backs are printed, like 0.5,-1mm`,
    );
  return {
    ...profile,
    ...Object.fromEntries(lengths),
    paper,
    marks: profile.marks && options.marks,
    duplex: { flip: options.flip, offset },
    ...(options.date !== undefined && { date: options.date }),
    proof: options.proof === true,
    legend: options.legend === true,
    lang: options.lang,
  };
}

/** The longest side of a PDF page in millimetres: 14,400 points. */
const LONGEST_SIDE = 5080;

function paperOf(text: string): Paper {
  const paper =
    parsePaper(text) ??
    refuse(`${text} is not a paper size: write ${Object.keys(PAPERS).join(', ')} or a size like 210x297mm`);
  if (Math.max(paper.width, paper.height) > LONGEST_SIDE) {
    return refuse(`${text} is too large: a page of a PDF has sides of at most ${LONGEST_SIDE} mm`);
  }
  return paper;
}

function lengthOf(name: 'card' | 'bleed' | 'gutter' | 'margin', text: string): number {
  const millimetres = parseLength(text);
  const fits = millimetres !== undefined && (name !== 'card' || millimetres > 0);
  return fits ? millimetres : refuse(`${text} is not a length for --${name}: write it like 3mm`);
}

function refuse(message: string): never {
  throw new UserError(`${message}.`);
}
