/** The options of `ecos print` for sheets: a profile, and values that override it. */

import { type Command, Option } from 'commander';
import { FLIPS, PAPERS, PROFILES, type ProfileName } from '../../print/index.ts';
import { LANGUAGES } from '../../print/wording/index.ts';

const names = Object.keys(PROFILES) as ProfileName[];

export function addSheetOptions(command: Command): void {
  command
    .addOption(new Option('--profile <name>', 'preset of the options below').choices(names).default('home'))
    .option('--paper <paper>', `${Object.keys(PAPERS).join(', ')}, or width and height like 210x297mm`)
    .option(
      '--card <length>',
      'square, poker, tarot, mini, a size like 63x88mm, or the side of a square card',
    )
    .option('--bleed <length>', 'colour beyond the cuts, like 3mm')
    .option(
      '--gutter <length>',
      'space between cards, like 6mm (default: 0, which means cards share one cut)',
    )
    .option('--safe <length>', 'distance of leaves and text from the cuts, like 3mm')
    .option('--margin <length>', 'unprintable margin of your printer, like 5mm')
    .option('--no-marks', 'no crop marks and no small print')
    .option('--duplex', 'also print the backs, for printing on both sides')
    .addOption(
      new Option('--flip <edge>', 'edge on which you turn the paper over').choices(FLIPS).default('long'),
    )
    .option('--offset <right,down>', 'shift of the backs on your printer, like 0.5,-1mm', '0,0mm')
    .option('--date <text>', 'date to print in the margin, as written')
    .option('--proof', 'for proofreading: no colour, little ink, larger text, notes in the margin')
    .option('--legend', 'add a last page that explains the icons')
    .addOption(new Option('--lang <language>', 'language of the cards').choices(LANGUAGES).default('en'))
    .addHelpText('after', ['', 'Profiles:', ...names.map(profileHelp)].join('\n'));
}

function profileHelp(name: ProfileName): string {
  return `  ${name.padEnd(20)}${PROFILES[name].use}`;
}
