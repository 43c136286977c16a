/** The engine's options for a step on a board, as words and positions. */
import { compileSteps } from '../../compiler/compile.ts';
import { apply, decision } from '../../runtime/game.ts';
import type { Tables } from '../../runtime/link/tables.ts';
import { makeTables } from '../../runtime/make-tables.ts';
import type { OptionView } from '../../runtime/questions/question.ts';
import { run } from '../../runtime/run.ts';
import { startEffect } from '../../runtime/start-effect.ts';
import { clone, emptyGame, type Game } from '../../runtime/state.ts';
import { describeOptions } from '../../runtime/view/describe.ts';
import { viewLandscape } from '../../runtime/view/view.ts';
import { AMPLE_SET } from '../programs/on-board.ts';
import { layOut } from './boards.ts';
import { key, type Land, type Place } from './model.ts';
import { allThings, type Meant, type Thing } from './where.ts';

/** Codes of steps that can never do anything: they must offer nothing. */
const NEVER = new Set(['ECO302', 'ECO304', 'ECO310']);

const known = new Map<string, Tables | null>();

/**
 * Tables with these steps as their only effect; null if the steps can never do anything. Throws if the compiler reports
 * any other error.
 */
function tablesFor(text: string): Tables | null {
  const before = known.get(text);
  if (before !== undefined) return before;
  const { steps, problems } = compileSteps(text, AMPLE_SET.vocabulary);
  const mistake = problems.find(({ severity }) => severity === 'error');
  if (mistake && !NEVER.has(mistake.code)) throw new Error(`${text}: ${mistake.code} ${mistake.message}`);
  const tables = mistake ? null : makeTables([AMPLE_SET], [steps]);
  known.set(text, tables);
  return tables;
}

/**
 * The options of a step after `choose a …` has chosen this; empty if there is no decision. Write `up to 1` in the step,
 * so that a single option is a decision too. Leaves out `done`.
 */
export function offersOf(land: Land, step: string, meant: Meant): string[] {
  const game = afterChoosing(land, step, meant);
  return game ? asked(game).filter((option) => option !== 'done') : [];
}

/** The options of the current decision, as words and positions; empty if there is none. */
export function asked(game: Game): string[] {
  if (!decision(game)) return [];
  return describeOptions(game).map((view) => {
    if (view.option !== 'hex') return plainWords(view);
    const to = view.to ? ` to ${key(view.to)}` : '';
    return `${view.thing ? `${view.thing} ` : ''}${key(view.hex)}${to}`;
  });
}

function plainWords(view: OptionView): string {
  switch (view.option) {
    case 'by-hand':
      return view.deed;
    case 'kind':
      return view.kind;
    case 'card':
      return `card ${view.card}`;
    case 'player':
      return `player ${view.seat}`;
    case 'gain':
    case 'lose':
      return `${view.option} ${view.amount}`;
    default:
      return view.option;
  }
}

/** Answers with one of the options that `asked` returns. */
export function answer(game: Game, option: string): void {
  apply(game, game.asked.options[asked(game).indexOf(option)]);
}

/** The landscape of a game, one line per tile. */
export function landscapeOf(game: Game): string[] {
  return viewLandscape(game)
    .map(({ terrain, mountains, forests, animals, markers = [], ...hex }) =>
      lineOf(hex, terrain, [
        ...Array.from({ length: mountains }, () => 'mountain'),
        ...Array.from({ length: forests }, () => 'forest'),
        ...animals,
        ...markers,
      ]),
    )
    .toSorted();
}

/** The landscape of the model, in the same form. */
export function linesOf(land: Land): string[] {
  return [...land.values()]
    .map((tile) =>
      lineOf(
        tile,
        tile.terrain,
        allThings(new Map([['', tile]])).flatMap(({ what, amount }) =>
          what === tile.terrain ? [] : Array.from({ length: amount }, () => what),
        ),
      ),
    )
    .toSorted();
}

const lineOf = (place: Place, terrain: string, things: readonly string[]): string =>
  `${key(place)} ${[terrain, ...things.toSorted()].join(' ')}`;

/** The points that the steps give after `choose a …` has chosen this. */
export function pointsOf(land: Land, steps: string, meant: Meant): number {
  return afterChoosing(land, steps, meant)?.vp[0] ?? 0;
}

/** The steps that come first: they set "this" and the name `home`, or mention them without setting them (L29). */
function choosing({ self, home }: Meant): string {
  const never = (step: string): string => `if you have 99 cubes { ${step} }`;
  const named = home ? `choose a ${home.what} as home` : never('choose a tile as home');
  return `${named}; ${self ? `choose a ${self.what}` : never('choose a lion')}; `;
}

/** The game after the choices are made and the steps have begun; null if the steps can never do anything. */
export function afterChoosing(land: Land, steps: string, meant: Meant): Game | null {
  const tables = tablesFor(`${choosing(meant)}${steps}`);
  if (!tables) return null;
  const game = started(land, tables);
  for (const thing of [meant.home, meant.self]) if (thing) choose(game, thing);
  return game;
}

/** Answers with a thing, unless it is the only one and so there is no decision. */
function choose(game: Game, { what, tile }: Thing): void {
  if (game.asked.kind !== 'choose' || !decision(game)) return;
  const views = describeOptions(game);
  if (views.some((view) => view.option === 'hex' && view.thing !== what)) return;
  const chosen = views.findIndex((view) => view.option === 'hex' && key(view.hex) === key(tile));
  apply(game, game.asked.options[chosen]);
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
