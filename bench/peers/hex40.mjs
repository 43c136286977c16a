/**
 * The game of forty tiles in boardgame.io: a move of its client places a tile, and `enumerate` lists the cells, as for its own
 * bots. Compared with the same game as an effect of the engine.
 */
import { createRequire } from 'node:module';
import { HEXES } from '../../runtime/landscape/hex.ts';
import { hex40ByEngine, hex40Tables, note } from '../games/hex40/engine.ts';
import { rng } from '../rng.ts';
import { inShortTurns } from '../row.ts';

// Production mode: without development checks.
process.env.NODE_ENV = 'production';
// The package has no ESM entry.
const { Client } = createRequire(import.meta.url)('boardgame.io/client');

const TILES = 40;
const ROUNDS = 120;
/** Games of the engine per game of boardgame.io, so that a round of each takes about a millisecond. */
const GAMES = 50;

/** The free cells in ascending order. */
function free(cells) {
  const found = new Set();
  for (const cell of Object.keys(cells)) {
    for (let i = cell * 6; i < cell * 6 + 6; i++) {
      const near = HEXES.neighbours[i];
      if (cells[near] === undefined) found.add(near);
    }
  }
  return [...found].sort((a, b) => a - b);
}

const game = {
  name: 'forty-tiles',
  setup: () => ({ cells: { 0: 'grassland' }, placed: 0 }),
  moves: {
    place: ({ G }, cell) => {
      G.cells[cell] = 'grassland';
      G.placed++;
    },
  },
  endIf: ({ G }) => (G.placed === TILES ? true : undefined),
  disableUndo: true,
  ai: { enumerate: (G) => free(G.cells).map((cell) => ({ move: 'place', args: [cell] })) },
};

function playPeer(below, seen) {
  const client = Client({ game, numPlayers: 1, debug: false });
  client.start();
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const options = game.ai.enumerate(state.G);
    const [cell] = options[below(options.length)].args;
    if (seen) note(seen, options.length, cell);
    client.moves.place(cell);
  }
  client.stop();
}

/** The speed relative to boardgame.io. */
export function compareHex40() {
  const tables = hex40Tables();
  for (let seed = 1; seed <= 5; seed++) {
    const [peer, engine] = [
      { options: [], cells: [] },
      { options: [], cells: [] },
    ];
    playPeer(rng(seed), peer);
    hex40ByEngine(tables, rng(seed), engine);
    if (JSON.stringify(peer) !== JSON.stringify(engine)) throw new Error('the games differ');
  }
  const [peerRng, engineRng] = [rng(1), rng(1)];
  const [peer, engine] = inShortTurns(
    ROUNDS,
    () => playPeer(peerRng),
    () => {
      for (let i = 0; i < GAMES; i++) hex40ByEngine(tables, engineRng);
    },
  );
  const ours = engine / GAMES;
  return {
    name: 'an effect that places forty tiles, speed relative to boardgame.io 0.50.2',
    value: peer / ours,
    unit: '×',
    aim: { is: 'least', value: 25 },
    from: { 'boardgame.io a second': (TILES * 1000) / peer, 'engine a second': (TILES * 1000) / ours },
  };
}
