/** A simple game of placing hexes as an effect, relative to the same game written by hand with typed arrays. */

import { rng } from '../rng.ts';
import { inShortTurns, type Row } from '../row.ts';
import { hex40ByEngine, hex40Tables } from './hex40/engine.ts';
import { hex40ByHand } from './hex40/hand.ts';

const ROUNDS = 1500;
const GAMES = 10;
const TILES = 40;

/** Places forty tiles next to an initial one, without the rest of the game. */
export function measureHex40(): Row {
  const tables = hex40Tables();
  const [engineChance, handChance] = [rng(1), rng(1)];
  const [engine, byHand] = inShortTurns(
    ROUNDS,
    () => repeated(() => hex40ByEngine(tables, engineChance)),
    () => repeated(() => hex40ByHand(handChance)),
  );
  const perSecond = (milliseconds: number) => (GAMES * TILES * 1000) / milliseconds;
  return {
    name: 'an effect that places forty tiles, relative to hand-written code on typed arrays',
    value: engine / byHand,
    unit: '×',
    aim: { is: 'most', value: 15 },
    from: { 'engine a second': perSecond(engine), 'by hand a second': perSecond(byHand) },
  };
}

function repeated(play: () => unknown): void {
  for (let game = 0; game < GAMES; game++) play();
}
