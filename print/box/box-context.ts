/** The context of a box: its inventory, colours and icons, message texts, paper. */
import type { FeatureProgram } from '../../program/index.ts';
import type { Icons } from '../drawing/icons.ts';
import { newPalette } from '../face/palette.ts';
import type { SheetsInput } from '../sheet/draw.ts';
import type { BackOptions } from '../sheet/layout.ts';
import { WordingContext } from '../wording/context.ts';
import { makeInventory } from './inventory.ts';
import type { OwnContents } from './own.ts';
import type { TokenShape } from './pieces/token-shapes.ts';
import type { BoxPaper } from './places.ts';

/** The input for pieces; without `duplex`, only sheets of pieces with two faces have backs. */
export interface BoxContextInput
  extends BoxPaper,
    Pick<SheetsInput, 'words' | 'lang' | 'proof' | 'frame' | 'duplex'> {
  /** Features, with the tiles they are laid with. */
  features: readonly FeatureProgram[];
  /** The shape of tokens; squares by default. */
  tokens?: TokenShape | undefined;
  /** Limits the box to what this set adds to the sets it extends. */
  own?: OwnContents;
}

/** For backs that are printed to be glued to their fronts, which need no offset. */
const GLUE: BackOptions = { flip: 'long', offset: { x: 0, y: 0 } };

/** The context for a set; for pictures the paper is irrelevant. */
export function boxContext(input: BoxContextInput, icons: Icons) {
  const { words, tokens } = input;
  const box: BoxPaper = input;
  return {
    box,
    inventory: makeInventory(words, input.features, input.own?.words),
    palette: newPalette(icons, words, input.proof, input.frame),
    words,
    lang: input.lang,
    wording: new WordingContext(words, { lang: input.lang }),
    /** How backs are placed behind their fronts. */
    back: input.duplex ?? GLUE,
    tokens,
  };
}

/** The data that all kinds of sheets need. */
export type BoxContext = ReturnType<typeof boxContext>;
