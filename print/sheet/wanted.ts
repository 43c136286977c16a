/** What sheets are asked for with, as people write it: a profile, and values that override it. */
import { UserError } from '../../program/messages/index.ts';
import type { Lang } from '../wording/language.ts';
import type { BackOptions, Flip, SheetOptions } from './layout.ts';
import { PAPERS, type Paper, parseLength, parseOffset, parsePaper } from './paper.ts';
import { PROFILES, type ProfileName } from './profiles.ts';
import type { SheetInput } from './view.ts';

/** The options of `ecos print` for sheets; lengths are not parsed yet. */
export interface SheetsWanted {
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

/** The part of the input of sheets that options decide. */
export type WantedSheets = SheetOptions &
  Pick<SheetInput, 'duplex' | 'date' | 'proof' | 'lang'> & { legend: boolean };

/** The options of the sheets. Refuses values that are not lengths, papers or offsets. */
export function sheetsWanted(options: SheetsWanted): WantedSheets {
  const { duplex, ...sheets } = allWanted(options);
  return {
    ...sheets,
    ...((PROFILES[options.profile].duplex || options.duplex) && { duplex }),
  };
}

/** The same, with the placement of the backs also when they are not printed. */
export function allWanted(options: SheetsWanted): WantedSheets & { duplex: BackOptions } {
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
