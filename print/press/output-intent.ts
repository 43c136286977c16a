/** The printing condition of a print shop: an ICC profile that describes how its inks look on its paper. */
import { PrintError } from '../failure.ts';
import { optional } from '../optional.ts';

/** The output intent of a PDF/X. */
export interface OutputIntent {
  /** `Custom`: the embedded profile is authoritative, not a name in a registry. */
  identifier: string;
  /** Its human-readable name. */
  info: string;
  profile: Uint8Array;
  /** Number of colour components: 4 for cyan, magenta, yellow and black. */
  components: number;
}

/** A profile of the image library sharp. */
export async function standardProfile(name: 'cmyk' | 'srgb'): Promise<Uint8Array> {
  const { default: sharp } = await optional(import('sharp'));
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } });
  const { icc } = await sharp(await dot.withIccProfile(name).tiff().toBuffer()).metadata();
  if (!icc) throw new Error(`sharp has no profile ${name}.`);
  return icc;
}

/** A generic printing condition; its profile is in the public domain. */
export async function usualIntent(): Promise<OutputIntent> {
  const profile = await standardProfile('cmyk');
  return { identifier: 'Custom', info: 'Generic CMYK (Graeme W. Gill)', profile, components: 4 };
}

/** Byte offsets in the header of an ICC profile, and the header's length. */
const HEADER = { version: 8, kind: 12, space: 16, signature: 36, length: 128 };
/** The number of colour components by a profile's colour space. */
const COMPONENTS: Readonly<Record<string, number>> = { CMYK: 4, 'RGB ': 3, GRAY: 1 };

/**
 * The output intent for a shop's own profile.
 * @param name a human-readable name, such as its file name
 * @throws PrintError if it is not the profile of a printing condition
 */
export function outputIntent(name: string, profile: Uint8Array): OutputIntent {
  const text = (from: number) => Buffer.from(profile.subarray(from, from + 4)).toString('latin1');
  const refuse = (why: string) =>
    new PrintError(
      'no-output-intent',
      `${name} cannot be an output intent: ${why}. Ask your print shop for the ICC profile of its paper.`,
    );
  if (profile.length < HEADER.length || text(HEADER.signature) !== 'acsp')
    throw refuse('it is not an ICC profile');
  if (text(HEADER.kind) !== 'prtr') throw refuse('it is not the profile of a printing condition');
  if (profile[HEADER.version]! > 4) throw refuse('PDF/X-4 supports ICC profiles up to version 4');
  const components = COMPONENTS[text(HEADER.space)];
  if (components === undefined) throw refuse(`PDF/X-4 does not support its colours, ${text(HEADER.space)}`);
  return { identifier: 'Custom', info: name, profile, components };
}
