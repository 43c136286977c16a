/** Names set with `as`. */
import { expect, test } from 'vitest';
import { compile, compileSteps } from '../../compiler/compile.ts';
import { BASE } from './boards.ts';

const { words } = compile([BASE]).sets[0];

/** The codes of the problems when a tile gets this name. */
function problemsOf(name: string): string[] {
  const { problems } = compileSteps(`place water as ${name}; gain 1vp if adjacent to ${name}`, words);
  return problems.map((problem) => problem.code);
}

test.each('place per if this a an the tile mountain land lion lions fish'.split(' '))(
  'L5 `as %s` is refused because the word already has a meaning',
  (name) => expect(problemsOf(name)).toContain('ECO311'),
);

test.each(['here', 'the-spring', 'sun', 'one'])('L5 `as %s` gives a name', (name) =>
  expect(problemsOf(name)).toEqual([]),
);
