/** Saved games of every kind of decision, for the tests of what is restored and of what is refused. */
import { expect } from 'vitest';
import { bundledSets, topSets } from '../../cli/load/catalogue.ts';
import { compile } from '../../compiler/compile.ts';
import type { SetProgram } from '../../program/set.ts';
import { newGame } from '../../runtime/game.ts';
import { makeBot, playOut } from '../../runtime/players/bot.ts';
import { fromJSON } from '../../runtime/save/from-json.ts';
import { type GameJson, hash, toJSON } from '../../runtime/save/json.ts';
import type { Game } from '../../runtime/state.ts';
import { featureSet } from '../table/feature-set.ts';

const bundled = bundledSets();
const CHAINS = [[featureSet], ...compile(topSets(bundled), bundled).sets.map(({ chain }) => chain)];

/** Data as it comes back from a file. */
export const copy = <T>(json: T): T => JSON.parse(JSON.stringify(json));

/** Saves a game and reads it again. */
export const again = (game: Game): Game => fromJSON(game.tables.sets, copy(toJSON(game)));

/** A game among players who choose at random. Calls `look` with the game and the answer before each answer. */
export function played(
  chain: readonly SetProgram[],
  options: Parameters<typeof newGame>[1],
  look: (game: Game, option: number) => void,
): Game {
  const game = newGame(chain, options);
  const { players, seed } = options;
  const bots = Array.from({ length: players }, (_, seat) => makeBot('random', seed, seat));
  playOut(game, bots, look);
  return game;
}

/** Saved games of each chain, with several for each kind of decision. */
function savedGames(chain: readonly SetProgram[], games: number): GameJson[] {
  const saved: GameJson[] = [];
  for (let seed = 1; seed <= games; seed++) {
    const players = 2 + (seed % 3);
    const hands = seed % 2 === 0 ? { hands: Array<string>(players).fill('draft') } : {};
    const kinds = new Set<string>();
    const end = played(chain, { players, seed, maxDraws: 120, ...hands }, (state) => {
      const topmost = `${state.asked.kind} ${state.stack.length}`;
      if (kinds.has(topmost)) return;
      kinds.add(topmost);
      saved.push(toJSON(state));
      expect(hash(again(state))).toBe(hash(state));
    });
    saved.push(toJSON(end));
  }
  return saved;
}

/** Of each chain of sets, its saved games. */
export const saved = CHAINS.map((chain) => ({ chain, games: savedGames(chain, 2) }));
