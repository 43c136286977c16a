/** The options of `ecos print` that say how sheets are made: a profile, and what is to be different from it. */

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
import { UserError } from '../../program/index.ts';

/** What was written on the command line; lengths are still texts. */
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

/** What of the pages the options say. */
type SheetInput = Pick<
  PagesInput,
  'paper' | 'card' | 'bleed' | 'gutter' | 'margin' | 'marks' | 'duplex' | 'date' | 'proof' | 'legend' | 'lang'
>;

const names = Object.keys(PROFILES) as ProfileName[];

export function addSheetOptions(command: Command): void {
  command
    .addOption(new Option('--profile <name>', 'options that go together').choices(names).default('home'))
    .option('--paper <paper>', 'a4, letter, or width and height like 210x297mm')
    .option('--card <length>', 'side of a card, like 63mm')
    .option('--bleed <length>', 'how far colour runs over the cuts, like 3mm')
    .option('--gutter <length>', 'room between cards, like 6mm; without it one cut parts two cards')
    .option('--margin <length>', 'what the printer cannot reach at the edges of the paper, like 5mm')
    .option('--no-marks', 'without crop marks and small print')
    .option('--duplex', 'backs too, for printing on both sides')
    .addOption(new Option('--flip <edge>', 'edge the paper is turned over').choices(FLIPS).default('long'))
    .option('--offset <right,down>', 'how far off your printer puts the backs, like 0.5,-1mm', '0,0mm')
    .option('--date <text>', 'a date for the margin, as you write it')
    .option('--proof', 'to read and mark up: no colour, little ink, larger text, notes in the margin')
    .option('--legend', 'a last page that explains the icons')
    .addOption(new Option('--lang <language>', 'language of the cards').choices(LANGUAGES).default('en'))
    .addHelpText('after', ['', 'Profiles:', ...names.map(profileHelp)].join('\n'));
}

function profileHelp(name: ProfileName): string {
  return `  ${name.padEnd(20)}${PROFILES[name].use}`;
}

/** The sheets that are wanted; refuses what is no length, no paper or no way. */
export function sheetsWanted(wishes: SheetOptions): SheetInput {
  const { duplex, ...sheets } = allWanted(wishes);
  return {
    ...sheets,
    ...((PROFILES[wishes.profile].duplex || wishes.duplex) && { duplex }),
  };
}

/** How backs lie, whether they are printed or not. */
export function allWanted(wishes: SheetOptions): SheetInput & { duplex: BackOptions } {
  const { use: _, duplex: __, ...profile } = { marks: true, ...PROFILES[wishes.profile] };
  const lengths = (['card', 'bleed', 'gutter', 'margin'] as const).flatMap((name) => {
    const text = wishes[name];
    return text === undefined ? [] : [[name, lengthOf(name, text)] as const];
  });
  const paper = wishes.paper === undefined ? profile.paper : paperOf(wishes.paper);
  const offset =
    parseOffset(wishes.offset) ??
    refuse(`${wishes.offset} is no offset; write how far right and down the backs come out, like 0.5,-1mm`);
  return {
    ...profile,
    ...Object.fromEntries(lengths),
    paper,
    marks: profile.marks && wishes.marks,
    duplex: { flip: wishes.flip, offset },
    ...(wishes.date !== undefined && { date: wishes.date }),
    proof: wishes.proof === true,
    legend: wishes.legend === true,
    lang: wishes.lang,
  };
}

/** Millimetres of the longest side that a page of a PDF can have: 14,400 points. */
const LONGEST_SIDE = 5080;

function paperOf(text: string): Paper {
  const paper =
    parsePaper(text) ?? refuse(`${text} is no paper; write ${Object.keys(PAPERS).join(', ')} or 210x297mm`);
  if (Math.max(paper.width, paper.height) > LONGEST_SIDE) {
    return refuse(`${text} is too large: a page of a PDF has sides of at most ${LONGEST_SIDE} mm`);
  }
  return paper;
}

function lengthOf(name: 'card' | 'bleed' | 'gutter' | 'margin', text: string): number {
  const millimetres = parseLength(text);
  const fits = millimetres !== undefined && (name !== 'card' || millimetres > 0);
  return fits ? millimetres : refuse(`${text} is no length for --${name}; write it like 3mm`);
}

function refuse(message: string): never {
  throw new UserError(`${message}.`);
}
