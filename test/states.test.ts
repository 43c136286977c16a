/** Watching changes nothing: a run watched step by step ends in the same state as a plain run. */
import { expect, test } from 'vitest';
import { bundledSets } from '../cli/load/catalogue.ts';
import { compile } from '../compiler/index.ts';
import { hash } from '../runtime/index.ts';
import { gameAt, playScenario, statesOf, tryOut } from '../runtime/scenario/index.ts';
import { keptSituations, knownAnimals } from '../simulate/effect-value/index.ts';

const { sets } = compile(bundledSets());

test('all bundled scenarios end in the same state as a plain run', () => {
  let count = 0;
  for (const { chain, scenarios } of sets) {
    for (const scenario of scenarios) {
      const { end, result } = statesOf(chain, scenario);
      const plain = playScenario(chain, scenario);
      expect(hash(end)).toBe(hash(plain.game));
      expect(result).toEqual(plain.result);
      count++;
    }
  }
  expect(count).toBeGreaterThan(280);
});

const known = new Set(knownAnimals());

test('trying out any card ends in the same state as a plain run, whatever is chosen', () => {
  const { chain } = sets[0];
  for (const [at, { number }] of [
    ...chain.flatMap(({ cards, features }) => [...cards, ...features]),
  ].entries()) {
    const seed = (at * 37) % 400;
    const start = () => gameAt(chain, keptSituations()[seed], { number, seed, known });
    const choices: string[] = [];
    for (let n = 0; n < 6; n++) {
      const { status, states: all } = tryOut(start(), number, choices);
      if (status !== 'waits') break;
      const { options } = all.at(-1)!;
      choices.push(options[(at + n) % options.length].choose);
    }
    const watched = tryOut(start(), number, choices);
    const plain = tryOut(start(), number, choices, false);
    expect(watched.refused).toBeUndefined();
    expect(watched.made).toEqual(choices);
    expect(hash(watched.end)).toBe(hash(plain.end));
    expect(plain.states).toEqual([]);
  }
});
