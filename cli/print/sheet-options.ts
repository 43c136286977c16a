/** The options of `ecos print` for sheets: a profile, and values that override it. */

import { FLIPS, PAPERS, PROFILES, type ProfileName } from '../../print/index.ts';
import { LANGUAGES } from '../../print/wording/index.ts';
import type { OptionRow } from '../terminal/options.ts';

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
