import { expect, test } from 'vitest';
import { rng } from '../../rng.ts';
import { type Hex40, hex40ByEngine, hex40Tables } from './engine.ts';
import { hex40ByHand } from './hand.ts';

const tables = hex40Tables();

test('forty tiles by the engine and by hand: as many options at each decision, the same cells', () => {
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
