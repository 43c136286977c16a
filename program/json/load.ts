/**
 * Sets from JSON, for who plays them without the compiler: `SET.json`, as `ecos build` writes it, or data of that
 * shape from elsewhere. What is wrong comes back in words, with its place.
 */

import { unknownName } from '../checks/names.ts';
import type { SetFile } from '../file-schema.ts';
import { hashSet } from '../hash.ts';
import type { DataProblem } from '../problem.ts';
import { FORMAT, mergeVocabulary, type SetProgram, type Vocabulary } from '../set.ts';
import { cardsProblem } from './load-cards.ts';
import { handsProblem, wordsProblem } from './load-words.ts';
import validateSet from './set-validator.generated.ts';
import { shapeProblem } from './validate-json.ts';

/** What a game is played with, base set first and the loaded set last; or what is wrong. */
export type Loaded =
  | { chain: SetProgram[]; problem?: undefined }
  | { chain?: undefined; problem: DataProblem };

/**
 * Reads one set from the data of its JSON.
 * @param json what `JSON.parse` gave; it is not changed
 * @param base the set it extends with all that one extends, base first: the `chain` of an earlier call
 */
export function loadSet(json: unknown, base: readonly SetProgram[] = []): Loaded {
  const misshapen = formatProblem(json) ?? shapeProblem(validateSet, json);
  if (misshapen) return { problem: misshapen };
  const { $schema: _, hash, ...set } = json as SetFile;
  const chain = [...base, set];
  const words = mergeVocabulary(chain.map(({ vocabulary }) => vocabulary));
  const problem =
    chainProblem(set, base) ??
    wordsProblem(set, words) ??
    nameProblem(set, words) ??
    cardsProblem(set, words) ??
    handsProblem(set, words, chain) ??
    hashProblem(set, hash);
  return problem ? { problem } : { chain };
}

/** Of another format nothing else would fit. */
function formatProblem(json: unknown): DataProblem | undefined {
  const { format } = (typeof json === 'object' && json !== null ? json : {}) as { format?: unknown };
  if (format === undefined || format === FORMAT) return undefined;
  return { path: '/format', message: `is ${JSON.stringify(format)}; this version reads format ${FORMAT}` };
}

function chainProblem(set: SetProgram, base: readonly SetProgram[]): DataProblem | undefined {
  const below = base.at(-1)?.id;
  if (set.extends === below) return undefined;
  const message =
    set.extends === undefined
      ? `it builds on no other set, so it cannot be read on top of \`${below}\``
      : `the set \`${set.extends}\` has to be read before this one`;
  return { path: '/extends', message };
}

function nameProblem(set: SetProgram, words: Vocabulary): DataProblem | undefined {
  const unknown = unknownName(set, words);
  if (!unknown) return undefined;
  const { path, name, of } = unknown;
  const what = of === 'thing' ? 'animal or other thing' : of;
  return { path, message: `the set knows no ${what} \`${name}\`` };
}

function hashProblem(set: SetProgram, hash: string | undefined): DataProblem | undefined {
  if (hash === undefined || hash === hashSet(set)) return undefined;
  const message = 'the set was changed after it was built: build it again, or leave the hash out';
  return { path: '/hash', message };
}
