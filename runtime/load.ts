/**
 * Sets from JSON, for who plays them without the compiler: `SET.json`, as `ecos build` writes it, or data of that
 * shape from elsewhere. What is wrong comes back in words, with its place.
 */
import { type LoadProblem, shapeProblem } from './load-shape.ts';
import type { SetFile } from './ops/file-schema.ts';
import { hashSet } from './ops/hash.ts';
import { unknownName } from './ops/names.ts';
import { mergeVocabulary, type SetProgram, type Vocabulary } from './ops/program.ts';
import { hasImpact } from './ops.ts';

/** What a game is played with, base set first and the loaded set last; or what is wrong. */
export type Loaded =
  | { chain: SetProgram[]; problem?: undefined }
  | { chain?: undefined; problem: LoadProblem };

/**
 * Reads one set from the data of its JSON.
 * @param json what `JSON.parse` gave; it is not changed
 * @param base the set it extends with all that one extends, base first: the `chain` of an earlier call
 */
export function loadSet(json: unknown, base: readonly SetProgram[] = []): Loaded {
  const misshapen = shapeProblem(json);
  if (misshapen) return { problem: misshapen };
  const { $schema: _, hash, ...set } = json as SetFile;
  const chain = [...base, set];
  const words = mergeVocabulary(chain.map(({ vocabulary }) => vocabulary));
  const problem =
    chainProblem(set, base) ?? cardProblem(set, words) ?? nameProblem(set, words) ?? hashProblem(set, hash);
  return problem ? { problem } : { chain };
}

function chainProblem(set: SetProgram, base: readonly SetProgram[]): LoadProblem | undefined {
  const below = base.at(-1)?.id;
  if (set.extends === below) return undefined;
  const message =
    set.extends === undefined
      ? `it builds on no other set, so it cannot be read on top of \`${below}\``
      : `the set \`${set.extends}\` has to be read before this one`;
  return { path: '/extends', message };
}

/** What the types cannot say of a card. */
function cardProblem({ cards, features }: SetProgram, words: Vocabulary): LoadProblem | undefined {
  const numbers = new Set<number>();
  const wild = new Set(words.elements.filter(({ any }) => any).map(({ name }) => name));
  for (const [at, { number }] of [...cards, ...features].entries()) {
    const path = at < cards.length ? `/cards/${at}` : `/features/${at - cards.length}`;
    if (numbers.has(number)) return { path: `${path}/number`, message: `there is another card ${number}` };
    numbers.add(number);
  }
  for (const [at, { impact, steps, energy }] of cards.entries()) {
    if (impact !== hasImpact(steps)) {
      const message = impact
        ? 'its steps replace and remove nothing'
        : 'its steps can replace or remove something';
      return { path: `/cards/${at}/impact`, message };
    }
    const spot = energy.findIndex((element) => wild.has(element));
    if (spot >= 0) return { path: `/cards/${at}/energy/${spot}`, message: 'a spot is never wild' };
  }
  return undefined;
}

function nameProblem(set: SetProgram, words: Vocabulary): LoadProblem | undefined {
  const unknown = unknownName(set, words);
  if (!unknown) return undefined;
  const { path, name, of } = unknown;
  const what = of === 'thing' ? 'animal or other thing' : of;
  return { path, message: `the set knows no ${what} \`${name}\`` };
}

function hashProblem(set: SetProgram, hash: string | undefined): LoadProblem | undefined {
  if (hash === undefined || hash === hashSet(set)) return undefined;
  const message = 'the set was changed after it was built: build it again, or leave the hash out';
  return { path: '/hash', message };
}
