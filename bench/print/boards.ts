/** Draws a board, as the studio does at each step of an animation. */
import '../../print/own-assets/index.ts';
import { drawBoard } from '../../print/board/index.ts';
import { inShortTurns, type Row } from '../row.ts';

const TILES = 60;
const ROUNDS = 200;
const TERRAINS = ['desert', 'grassland', 'water'];
const ANIMALS = ['lion', 'elephant', 'stork', 'leopard', 'fish', 'giraffe', 'rhino', 'cheetah'];

/** A landscape of sixty tiles with two animals each, forests, and an option on every tile. */
export function measureBoards(): Row {
  const tiles = Array.from({ length: TILES }, (_, i) => ({
    ...{ q: i % 8, r: Math.floor(i / 8), terrain: TERRAINS[i % 3] },
    ...{ mountains: 0, forests: i % 3 === 0 ? 1 : 0 },
    animals: [ANIMALS[i % ANIMALS.length], ANIMALS[(i + 1) % ANIMALS.length]],
  }));
  const options = tiles.map(({ q, r }, i) => ({ hexes: [{ q, r }], digit: `${i}` }));
  const board = { title: 'Board', tiles, options };
  const [drawn] = inShortTurns(ROUNDS, () => void drawBoard(board, { look: 'page' }));
  return {
    name: `drawing a board of ${TILES} tiles`,
    value: drawn,
    unit: 'ms',
    aim: { is: 'most', value: 1 },
    from: { characters: drawBoard(board, { look: 'page' }).length },
  };
}
