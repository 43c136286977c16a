/** Finds options of `ecos print` that have no effect on the output. */
import { PROFILES, type Profile, type ProfileName } from '../../print/index.ts';

/** The names of options about cards and boxes that have no default. */
const ABOUT_CARDS = [
  ...['cards', 'hand', 'inherited', 'changed', 'own', 'dpi', 'url'],
  ...['card', 'bleed', 'gutter', 'safe', 'margin', 'proof', 'legend', 'date'],
] as const;

type Given = { readonly [name in (typeof ABOUT_CARDS)[number]]?: unknown } & {
  readonly profile: ProfileName;
  readonly paper?: string;
  readonly marks: boolean;
  readonly tokens: string;
  readonly allowOverflow?: true;
};

/** A warning about options that have no effect on the two calibration pages. */
export function idleInCalibration(options: Given): string[] {
  const { profile, paper, marks, tokens, allowOverflow } = options;
  const { alone }: Profile = PROFILES[profile];
  // If each card has its own page, the card determines the paper size.
  const decides = (name: string) => alone && paper === undefined && (name === 'card' || name === 'bleed');
  const idle = [
    ...ABOUT_CARDS.filter((name) => options[name] !== undefined && !decides(name)),
    ...(marks ? [] : ['no-marks']),
    ...(tokens === 'square' ? [] : ['tokens']),
    ...(allowOverflow ? ['allow-overflow'] : []),
  ];
  if (idle.length === 0) return [];
  return [`Without effect on the pages of --calibrate: ${idle.map((name) => `--${name}`).join(', ')}.`];
}

/** A warning that the additions of an expansion are printed without a page of icons. */
export function idleInBox({ own, legend }: Pick<Given, 'own' | 'legend'>): string[] {
  return own && legend ? ['--legend adds no page with --own: print it without --box.'] : [];
}
