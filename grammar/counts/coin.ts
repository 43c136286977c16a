/** What players have, pay and lose. */
import type { ValuePart } from '../syntax.ts';
import { name } from '../tokens/token-values.ts';
import type { Word } from '../tree/span.ts';

/** `vp`, `cubes` or `cards`. */
export const coin: ValuePart<Word> = name('coin');
