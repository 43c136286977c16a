/** Asks the engine what a step offers on a board, as words and places. */
import { compileSteps } from '../../compiler/compile.ts';
import { markersOf, type SetProgram } from '../../program/set.ts';
import { apply, decision } from '../../runtime/game.ts';
import type { Tables } from '../../runtime/link/tables.ts';
import { makeTables } from '../../runtime/make-tables.ts';
import { run } from '../../runtime/run.ts';
import { startEffect } from '../../runtime/start-effect.ts';
import { clone, emptyGame, type Game } from '../../runtime/state.ts';
import { describeOptions } from '../../runtime/view/describe.ts';
import { base, layOut } from './boards.ts';
import { key, type Land } from './model.ts';
import type { Thing } from './where.ts';

/** The base game's words, with more tokens than any board needs and no cards. */
const WORDS = {
  ...base.words,
  animals: base.words.animals.map((animal) => ({ ...animal, count: 60 })),
  markers: markersOf(base.words).map((marker) => ({ ...marker, count: 60 })),
};
const SET: SetProgram = { ...base.program, vocabulary: WORDS, cards: [], features: [] };

/** Codes of steps that can never do anything: then nothing may be offered anywhere. */
const NEVER = new Set(['ECO302', 'ECO304', 'ECO310']);

const known = new Map<string, Tables | null>();

/** Tables with these steps as their only effect; null if the compiler refuses them. */
function tablesFor(text: string): Tables | null {
  const before = known.get(text);
  if (before !== undefined) return before;
  const { steps, problems } = compileSteps(text, WORDS);
  const mistake = problems.find(({ severity }) => severity === 'error');
  if (mistake && !NEVER.has(mistake.code)) throw new Error(`${text}: ${mistake.code} ${mistake.message}`);
  const tables = mistake ? null : makeTables([SET], [steps]);
  known.set(text, tables);
  return tables;
}

/**
 * What the step offers after `choose a …` has chosen this; nothing where it offers nothing. Say `up to 1`, so that a
 * single option is a choice, too: `done` is not in the list.
 */
export function offersOf(land: Land, step: string, self: Thing): string[] {
  const game = afterChoosing(land, step, self);
  if (!game || !decision(game)) return [];
  return describeOptions(game).flatMap((view) => {
    if (view.option === 'done') return [];
    if (view.option !== 'hex') return [`${view.option}`];
    const to = view.to ? ` to ${key(view.to)}` : '';
    return [`${view.thing ? `${view.thing} ` : ''}${key(view.hex)}${to}`];
  });
}

/** The points the steps give after `choose a …` has chosen this. */
export function pointsOf(land: Land, steps: string, self: Thing): number {
  return afterChoosing(land, steps, self)?.vp[0] ?? 0;
}

function afterChoosing(land: Land, steps: string, self: Thing): Game | null {
  const tables = tablesFor(`choose a ${self.what}; ${steps}`);
  if (!tables) return null;
  const game = started(land, tables);
  // With a single thing to choose the next step has begun already.
  if (game.asked.kind !== 'choose' || !decision(game)) return game;
  const chosen = describeOptions(game).findIndex(
    (view) => view.option === 'hex' && key(view.hex) === key(self.tile),
  );
  apply(game, game.asked.options[chosen]);
  return game;
}

const boards = new WeakMap<Land, Map<Tables, Game>>();

function started(land: Land, tables: Tables): Game {
  const games = boards.get(land) ?? new Map<Tables, Game>();
  boards.set(land, games);
  let game = games.get(tables);
  if (!game) {
    game = emptyGame(tables, 1, 0);
    for (const tile of land.values()) layOut(game, tile);
    startEffect(game, 0, -1, 0);
    run(game);
    games.set(tables, game);
  }
  return clone(game);
}
