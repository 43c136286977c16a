/** What players have, pay and lose. */
import { expect } from '../recovery/reading.ts';
import type { ValuePart } from '../syntax.ts';
import { name } from '../tokens/token-values.ts';
import type { Word } from '../tree/span.ts';

/** `vp`, `cubes` or `cards`. */
export const coin: ValuePart<Word> = name(expect('`vp`, `cubes` or `cards`', ['vp', 'cubes', 'cards']));
