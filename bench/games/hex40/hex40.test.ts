import { expect, test } from 'vitest';
import { rng } from '../../rng.ts';
import { type Hex40, hex40ByEngine, hex40Tables } from './engine.ts';
import { hex40ByHand } from './hand.ts';

const tables = hex40Tables();

test('the engine and the hand-written game place forty tiles alike: equal numbers of options, equal cells', () => {
  for (let seed = 1; seed <= 100; seed++) {
    const [engine, hand]: Hex40[] = [
      { options: [], cells: [] },
      { options: [], cells: [] },
    ];
    hex40ByEngine(tables, rng(seed), engine);
    hex40ByHand(rng(seed), hand);
    expect(engine.cells).toHaveLength(40);
    expect(hand).toEqual(engine);
  }
});
