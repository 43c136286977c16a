/** What a print shop prints with: a colour profile that says how its inks look on its paper. */
import { PrintError } from '../failure.ts';

/** The output intent of a PDF/X. */
export interface OutputIntent {
  /** `Custom`: the profile in the file counts, not a name in a registry. */
  identifier: string;
  /** What people call it. */
  info: string;
  profile: Uint8Array;
  /** Numbers of a colour: 4 for cyan, magenta, yellow and black. */
  components: number;
}

/** The paper of no shop in particular: the CMYK profile of the library that writes pictures, which is in the public domain. */
export async function usualIntent(): Promise<OutputIntent> {
  const { default: sharp } = await import('sharp');
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } });
  const { icc } = await sharp(await dot.withIccProfile('cmyk').tiff().toBuffer()).metadata();
  if (!icc) throw new Error('sharp has lost its CMYK profile.');
  return { identifier: 'Custom', info: 'Generic CMYK (Graeme W. Gill)', profile: icc, components: 4 };
}

/** Places in the header of an ICC profile. */
const HEADER = { version: 8, kind: 12, space: 16, signature: 36, length: 128 };
/** How many numbers a colour has by the colour space of a profile. */
const COMPONENTS: Readonly<Record<string, number>> = { CMYK: 4, 'RGB ': 3, GRAY: 1 };

/**
 * The output intent of a shop's own profile.
 * @param name what people call it, such as the name of its file
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
  if (profile[HEADER.version]! > 4) throw refuse('PDF/X-4 knows ICC profiles up to version 4');
  const components = COMPONENTS[text(HEADER.space)];
  if (components === undefined) throw refuse(`PDF/X-4 does not know its colours, ${text(HEADER.space)}`);
  return { identifier: 'Custom', info: name, profile, components };
}
