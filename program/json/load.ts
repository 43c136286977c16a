/**
 * Loads sets from JSON, to play without the compiler: `SET.json` as written by `ecos build`, or data of that shape from
 * elsewhere. Returns a problem with its position if the data is invalid.
 */
import { unknownName } from '../checks/names.ts';
import { hashSet } from '../hash.ts';
import { UserError } from '../messages/user-error.ts';
import type { DataProblem } from '../problem.ts';
import type { SetFile } from '../schema/file-schema.ts';
import { FORMAT, mergeVocabulary, type SetProgram } from '../set.ts';
import { cardsProblems } from './load-cards.ts';
import { handsProblems, wordsProblems } from './load-words.ts';
import validateSet from './set-validator.generated.ts';
import { shapeProblem } from './validate-json.ts';

/** The chain to play with, base set first and the loaded set last; or the first problem. */
export type Loaded =
  | { chain: SetProgram[]; problem?: undefined }
  | { chain?: undefined; problem: DataProblem };

/**
 * Loads one set from its JSON data.
 * @param json the result of `JSON.parse`; it is not changed, and the set shares nothing with it
 * @param base the set it extends and that set's own bases, base first: the `chain` of an earlier call
 */
export function loadSet(json: unknown, base: readonly SetProgram[] = []): Loaded {
  if (!Array.isArray(base) || base.some((one) => !Object(one).vocabulary))
    throw new UserError(
      'loadSet expects the sets that the set extends as a list, the `chain` of an earlier call',
    );
  const misshapen = formatProblem(json) ?? shapeProblem(validateSet, json);
  if (misshapen) return { problem: misshapen };
  const { $schema: _, hash, ...set } = structuredClone(json) as SetFile;
  const chain = [...base, set];
  const problem = problemsOf(set, hash, chain).next().value;
  return problem ? { problem } : { chain };
}

/** Checks the format first: data of another format would fail every other check. */
function formatProblem(json: unknown): DataProblem | undefined {
  const { format } = (typeof json === 'object' && json !== null ? json : {}) as { format?: unknown };
  if (format === undefined || format === FORMAT) return undefined;
  return { path: '/format', message: `is ${JSON.stringify(format)}; this version reads format ${FORMAT}` };
}

/** The problems of a set of the right shape. A generator, because only the first problem is needed. */
function* problemsOf(
  set: SetProgram,
  hash: string | undefined,
  chain: readonly SetProgram[],
): Generator<DataProblem, undefined> {
  const words = mergeVocabulary(chain.map(({ vocabulary }) => vocabulary));
  const below = chain.at(-2)?.id;
  if (set.extends !== below) {
    const message =
      set.extends === undefined
        ? `it extends no other set, so it cannot be read on top of \`${below}\``
        : `the set \`${set.extends}\` has to be read before this one`;
    yield { path: '/extends', message };
  }
  yield* wordsProblems(set, words);
  const unknown = unknownName(set, words);
  if (unknown) {
    const { path, name, of } = unknown;
    const what = of === 'thing' ? 'animal or other thing' : of;
    yield { path, message: `the set knows no ${what} \`${name}\`` };
  }
  yield* cardsProblems(set, words);
  yield* handsProblems(set, words, chain);
  if (hash !== undefined && hash !== hashSet(set)) {
    yield {
      path: '/hash',
      message: 'the set was changed after it was built: build it again, or remove the hash',
    };
  }
}
