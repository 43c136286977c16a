/** Options of `ecos print` that have no effect on what is printed. */
import { PROFILES, type Profile, type ProfileName } from '../../print/index.ts';

/** Options about cards and boxes, by their names, as far as they have no preset. */
const ABOUT_CARDS = [
  ...['cards', 'hand', 'inherited', 'changed', 'own', 'dpi', 'url'],
  ...['card', 'bleed', 'gutter', 'safe', 'margin', 'proof', 'legend', 'date'],
] as const;

type Given = { readonly [name in (typeof ABOUT_CARDS)[number]]?: unknown } & {
  readonly profile: ProfileName;
  readonly paper?: string;
  readonly marks: boolean;
  readonly tokens: string;
};

/** The warning that options have no effect on the two pages of calibration. */
export function idleInCalibration(options: Given): string[] {
  const { profile, paper, marks, tokens } = options;
  const { alone }: Profile = PROFILES[profile];
  // A card with a page of its own says how large the paper is.
  const decides = (name: string) => alone && paper === undefined && (name === 'card' || name === 'bleed');
  const idle = [
    ...ABOUT_CARDS.filter((name) => options[name] !== undefined && !decides(name)),
    ...(marks ? [] : ['no-marks']),
    ...(tokens === 'square' ? [] : ['tokens']),
  ];
  if (idle.length === 0) return [];
  return [`Without effect on the pages of --calibrate: ${idle.map((name) => `--${name}`).join(', ')}.`];
}

/** The warning that what an expansion adds is printed without a page of icons. */
export function idleInBox({ own, legend }: Pick<Given, 'own' | 'legend'>): string[] {
  return own && legend ? ['--legend adds no page with --own: print it without --box.'] : [];
}
