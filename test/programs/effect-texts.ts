/** Random effects as text, for what random programs seldom contain. */
import fc from 'fast-check';

export const word = (...words: readonly string[]) => fc.constantFrom(...words);

/** Words and random words, with spaces between them. */
export const phrase = (...parts: readonly (string | fc.Arbitrary<string>)[]) =>
  fc
    .tuple(...parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part)))
    .map((all) => all.join(' '));

/** One to `most` steps, some of them blocks that begin with one of these words. */
export function sequences(action: fc.Arbitrary<string>, most: number, blocks: readonly string[]) {
  const { steps } = fc.letrec<{ steps: string; step: string }>((tie) => ({
    steps: fc.array(tie('step'), { minLength: 1, maxLength: most }).map((all) => all.join('; ')),
    step: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      { weight: 6, arbitrary: action },
      ...blocks.map((begin) => phrase(begin, '{', tie('steps'), '}')),
      phrase('either {', tie('steps'), '} or {', tie('steps'), '}'),
      phrase('if on the edge {', tie('steps'), '} else {', tie('steps'), '}'),
    ),
  }));
  return steps;
}
