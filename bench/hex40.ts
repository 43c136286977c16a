/** A game of simple hex placement as an effect, in the same game written by hand over typed arrays. */

import { hex40ByEngine, hex40Tables } from './hex40/engine.ts';
import { hex40ByHand } from './hex40/hand.ts';
import { rng } from './rng.ts';
import { inShortTurns, type Row } from './row.ts';

const ROUNDS = 1500;
const GAMES = 10;
const TILES = 40;

/** Forty tiles from a landscape of one, without a table around it. */
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
    name: 'forty tiles placed by an effect, in the same over typed arrays by hand',
    value: engine / byHand,
    unit: '×',
    aim: { is: 'most', value: 15 },
    from: { 'engine a second': perSecond(engine), 'by hand a second': perSecond(byHand) },
  };
}

function repeated(play: () => unknown): void {
  for (let game = 0; game < GAMES; game++) play();
}
