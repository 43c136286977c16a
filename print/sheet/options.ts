/** Sheet options as users write them: a profile, and values that override it. */
import { UserError } from '../../program/messages/index.ts';
import { CARD_SIZES, mostSafe } from '../face/geometry.ts';
import type { Frame } from '../face/theme.ts';
import type { Lang } from '../wording/language.ts';
import type { SheetsInput } from './draw.ts';
import { type BackOptions, type Flip, type SheetOptions, sizeText, toCardSize } from './layout.ts';
import { PAPERS, type Paper, parseCard, parseLength, parseOffset, parsePaper } from './paper.ts';
import { PROFILES, type Profile, type ProfileName, paperAround } from './profiles.ts';

/** The sheet options of `ecos print`; lengths are not parsed yet. */
export interface RawSheetOptions {
  profile: ProfileName;
  paper?: string;
  card?: string;
  bleed?: string;
  gutter?: string;
  margin?: string;
  safe?: string;
  marks: boolean;
  duplex?: true;
  flip: Flip;
  offset: string;
  date?: string;
  proof?: true;
  frame?: Frame;
  legend?: true;
  lang: Lang;
}

/** The part of the sheet input that options determine. */
export type ParsedSheetOptions = SheetOptions &
  Pick<SheetsInput, 'duplex' | 'date' | 'proof' | 'lang'> & { legend: boolean; frame: Frame };

/**
 * The options of the sheets.
 * @throws UserError for values that are not lengths, papers or offsets
 */
export function parseSheetOptions(options: RawSheetOptions): ParsedSheetOptions {
  const {
    use: _,
    duplex: __,
    pictures: ___,
    alone,
    backsFirst: ____,
    frame,
    ...preset
  }: Profile = PROFILES[options.profile];
  const lengths = (['bleed', 'gutter', 'margin', 'safe'] as const).flatMap((name) => {
    const text = options[name];
    if (text === undefined) return [];
    const length = parseLength(text) ?? refuse(`${text} is not a length for --${name}: write it like 3mm`);
    return [[name, length] as const];
  });
  const profile = { ...preset, ...Object.fromEntries(lengths) };
  const card = options.card === undefined ? profile.card : parseCardSize(options.card);
  const ownPaper = alone ? paperAround(card, profile.bleed) : profile.paper;
  const paper = options.paper === undefined ? ownPaper : paperOf(options.paper);
  refuseWideFrame(card, profile.safe);
  // A wrong offset is refused even if no backs are printed.
  const duplex = backOptions(options);
  return {
    ...profile,
    card,
    paper,
    marks: profile.marks !== false && options.marks,
    ...(printsBacks(options) && { duplex }),
    ...(options.date !== undefined && { date: options.date }),
    proof: options.proof === true,
    frame: frameOf(options, frame),
    legend: options.legend === true,
    lang: options.lang,
  };
}

/** The frames of cards: light ones are for printing at home, to save ink. */
function frameOf({ frame, profile }: RawSheetOptions, usual: Frame = 'solid'): Frame {
  if (frame === 'light' && usual === 'solid')
    refuse(
      `--frame light is for printing at home, and --profile ${profile} has solid frames: leave out one of them`,
    );
  return frame ?? usual;
}

/** How backs are placed, whether or not any are printed. */
export const backOptions = ({ profile, flip, offset }: RawSheetOptions): BackOptions => {
  const { backsFirst }: Profile = PROFILES[profile];
  return { flip, offset: offsetOf(offset), ...(backsFirst && { first: true }) };
};

const printsBacks = ({ profile, duplex }: RawSheetOptions) => PROFILES[profile].duplex || duplex === true;

/** The warning that options have no effect because no backs are printed. */
export function idleBackOptions(options: RawSheetOptions): string[] {
  const { x, y } = offsetOf(options.offset);
  const idle = [...(options.flip === 'long' ? [] : ['--flip']), ...(x === 0 && y === 0 ? [] : ['--offset'])];
  return printsBacks(options) ? [] : idleWarning(idle, 'for backs, and none are printed: add --duplex.');
}

/** The warning that options have no effect because no PDF is written. */
export function idlePdfOptions({ date, legend, frame }: RawSheetOptions): string[] {
  const idle = [
    ...(date === undefined ? [] : ['--date']),
    ...(legend ? ['--legend'] : []),
    ...(frame ? ['--frame'] : []),
  ];
  return idleWarning(idle, 'for PDFs, and none is written: add --out with its file.');
}

const idleWarning = (idle: readonly string[], why: string): string[] =>
  idle.length === 0 ? [] : [`${idle.join(' and ')} ${idle.length === 1 ? 'is' : 'are'} ${why}`];

/** The longest side of a PDF page, in millimetres: 14,400 points. */
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

/** The shortest and the longest possible side of a card in millimetres, and the largest ratio of its sides. */
const CARD_SIDES = { least: 25, most: 400, times: 3 };
/** The side of the smallest square card, which is scaled as a whole, in millimetres: small print must fit between its cuts. */
const LEAST_SQUARE = 10;

/** The size of a card as an option gives it; a number is the side of a square. */
export function parseCardSize(text: string): SheetOptions['card'] {
  const size =
    parseCard(text) ??
    refuse(
      `${text} is not the size of a card: write ${Object.keys(CARD_SIZES).join(', ')}, a size like 63x88mm, or the side of a square like 63mm`,
    );
  const { width, height } = size;
  const { least, most, times } = CARD_SIDES;
  if (width === height) {
    if (width < LEAST_SQUARE)
      return refuse(`${text} is not a size for cards: a side is at least ${LEAST_SQUARE} mm`);
    return width;
  }
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (width > height)
    return refuse(`${text} is wider than it is high: cards are upright, so write ${height}x${width}mm`);
  if (short < least || long > most || long > times * short)
    return refuse(
      `${text} is not a size for cards: sides are from ${least} to ${most} mm, and the long one is at most ${times} times the short one`,
    );
  return size;
}

/** Refuses a safe area that leaves a card no space for its contents. */
function refuseWideFrame(card: SheetOptions['card'], safe = 0): void {
  const size = toCardSize(card);
  const most = mostSafe(size);
  if (safe > most)
    refuse(
      `${safe} mm is too much for --safe on a card of ${sizeText(size)}: write at most ${most} mm, or take a larger card`,
    );
}

/** The largest shift of backs in millimetres; more is a typing mistake, and would print them off the paper. */
const SHIFT_MM = 20;

function offsetOf(text: string): BackOptions['offset'] {
  const offset =
    parseOffset(text) ??
    refuse(`${text} is not an offset: write how far right and down the backs are printed, like 0.5,-1mm`);
  if (Math.max(Math.abs(offset.x), Math.abs(offset.y)) > SHIFT_MM)
    return refuse(`${text} is too far for --offset: write at most ${SHIFT_MM} mm each way, like 0.5,-1mm`);
  return offset;
}

function refuse(message: string): never {
  throw new UserError(`${message}.`);
}
