/**
 * Complete games with random choices: decisions per second of CPU time on one core. With `BASELINE=path/to/another/checkout`,
 * relative to the engine there, which plays the same games alternately.
 */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { corpus } from '../corpus.ts';
import { cpuSeconds, type Measurement } from '../measurement.ts';
import { rng } from '../rng.ts';

/** The number of cards in the base game. */
const CARDS = 105;
const GAMES = 400;
/** The first rounds are warm-up: V8 keeps compiling for some 500 games. */
const WARM_UP = 2;
const ROUNDS = 6;
/** Decisions a second before the engine was simplified. */
const BEFORE = 300_000;

/** A function that plays games with the engine of a checkout, and returns the number of decisions. */
async function engineOf(root: string): Promise<(from: number) => number> {
  const load = (file: string) => import(pathToFileURL(join(root, file)).href);
  const { compile }: typeof import('../../compiler/compile.ts') = await load('compiler/compile.ts');
  const { apply, decision, startGame }: typeof import('../../runtime/game.ts') =
    await load('runtime/game.ts');
  const { makeTables }: typeof import('../../runtime/make-tables.ts') = await load('runtime/make-tables.ts');
  const tables = makeTables(
    compile([{ files: [{ file: 'corpus.eco', text: corpus(CARDS) }] }]).sets[0].chain,
  );
  return (from) => {
    let decisions = 0;
    for (let seed = from; seed < from + GAMES; seed++) {
      const below = rng(seed);
      const game = startGame(tables, { players: 4, seed });
      for (let asked = decision(game); asked; asked = decision(game))
        apply(game, asked.options[below(asked.options.length)]);
      decisions += game.decisions;
    }
    return decisions;
  };
}

export default async function measure(): Promise<Measurement[]> {
  const baseline = process.env.BASELINE;
  const roots = [join(import.meta.dirname, '..', '..'), ...(baseline ? [resolve(baseline)] : [])];
  const engines = await Promise.all(roots.map(engineOf));
  const sums = engines.map(() => ({ decisions: 0, seconds: 0 }));
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const [i, play] of engines.entries()) {
      let decisions = 0;
      const seconds = cpuSeconds(() => {
        decisions = play(round * GAMES);
      });
      if (round < WARM_UP) continue;
      sums[i].decisions += decisions;
      sums[i].seconds += seconds;
    }
  }
  const [here, before = BEFORE] = sums.map(({ decisions, seconds }) => decisions / seconds);
  const what = 'random games of four with 105 cards, decisions a second';
  return baseline
    ? [{ what: `${what}, relative to ${baseline}`, value: here / before, unit: '×', floor: { least: 0.9 } }]
    : [{ what, value: here, unit: 'a second', floor: { least: 0.9 * BEFORE } }];
}
