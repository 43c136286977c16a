/** Films: what a scenario shows after each of its lines. A film is a run that is watched (`scenario.ts`). */

import {
  type Hex,
  hexKey,
  type NamedHex,
  type Place,
  type Scenario,
  type ScenarioLine,
  type SetProgram,
} from '../../program/index.ts';
import { hexOf } from '../landscape/hex.ts';
import type { Game } from '../state.ts';
import { describeOptions, type OptionView } from '../view/describe.ts';
import { type TileView, viewLandscape } from '../view/view.ts';
import type { AskedPlace } from './asked.ts';
import { answerWords, questionWords } from './question.ts';
import { playScenario, type ScenarioResult } from './scenario.ts';
import { namesForOptions, placesOf } from './sketch.ts';

/** The table at one moment of a scenario. Hexes are axial. */
export interface Shot {
  /** All tiles, in the order of their cells. */
  board: TileView[];
  /** The cells each feature in play covers, in the order they were laid. */
  features: Hex[][];
  /** What places are called: the names of the scenario's board, and free ones for the places that are offered. */
  names: NamedHex[];
  /** The options that are offered. */
  options: OfferedOption[];
  /** True while a question waits for an answer. */
  waits: boolean;
  /** What is asked, without a question mark: "where to place the lion". Absent when nothing waits. */
  question?: string;
}

/** An option: what a scenario says after `choose` to take it, and the places it is about. */
export interface OfferedOption {
  choose: string;
  hexes: Hex[];
  /** What of the first place it is about: a token, or the terrain. */
  thing?: string;
  /** Where that goes. */
  to?: Hex;
}

/** What a player got by a line; a negative amount was paid or lost. */
export interface Gain {
  /** From 1, as scenarios count players. */
  player: number;
  /** `vp`, `card`, `cube`, or the name of an element. */
  what: string;
  amount: number;
}

/** A line of a scenario, and the table after it. */
export interface Frame extends Shot {
  at: Place;
  kind: ScenarioLine['line'];
  /** Places that are not as they were before the line: another terrain, other tokens, a feature laid. */
  changed: Hex[];
  gained: Gain[];
  /** Why the scenario ends here; only in the last frame of one that fails. */
  failure?: {
    code: string;
    /** In one line, what was expected and what came. */
    message: string;
    /** What came instead, as it may stand after `expect`; absent where that cannot be said there. */
    came?: string;
    /** The place that is not as expected; absent where it is about something else. */
    asked?: AskedPlace;
  };
}

/** A scenario that was watched. */
export interface Film {
  result: ScenarioResult;
  /** The table before the first line. */
  start: Shot;
  /** One for each line that was run, the failing one included; nothing is run after it. */
  frames: Frame[];
  /** The state the scenario ended in. */
  end: Game;
}

/** Runs a scenario like `runScenario` and keeps what each line does. */
export function filmOf(chain: readonly SetProgram[], scenario: Scenario): Film {
  const { names } = scenario.board;
  const frames: Frame[] = [];
  let start: Shot | undefined;
  let before: Shot | undefined;
  let had: Holdings[] = [];
  const { result, game } = playScenario(chain, scenario, {
    begun: (now) => {
      start = before = shotOf(now, names);
      had = holdingsOf(now);
    },
    played: ({ at, line: kind }, now, failure) => {
      const shot = shotOf(now, names);
      const has = holdingsOf(now);
      frames.push({
        at,
        kind,
        ...shot,
        changed: before ? changesBetween(before, shot) : [],
        gained: has.flatMap((one, seat) => gainsBetween(had[seat], one, seat + 1)),
        ...(failure && {
          failure: {
            code: failure.code,
            message: failure.message,
            ...(failure.came !== undefined && { came: failure.came }),
            ...(failure.asked && { asked: failure.asked }),
          },
        }),
      });
      before = shot;
      had = has;
    },
  });
  if (!start) throw new Error('a scenario runs without having begun');
  return { result, start, frames, end: game };
}

function shotOf(game: Game, own: readonly NamedHex[]): Shot {
  const views = describeOptions(game);
  const names = [...own, ...namesForOptions(game, own)];
  const question = questionWords(game);
  return {
    board: viewLandscape(game),
    features: game.features.map(({ cells }) => cells.map(hexOf)),
    names,
    options: views.map((view: OptionView, at) => ({
      choose: answerWords(view, game.asked.options[at], names),
      hexes: placesOf(view),
      ...(view.option === 'hex' && view.thing !== undefined && { thing: view.thing }),
      ...(view.option === 'hex' && view.to && { to: view.to }),
    })),
    waits: views.length > 0,
    ...(question !== undefined && { question }),
  };
}

/** The places that differ. */
function changesBetween(before: Shot, after: Shot): Hex[] {
  const was = looksOf(before);
  const is = looksOf(after);
  const places = [...before.board, ...after.board].filter(
    (hex) => was.get(hexKey(hex)) !== is.get(hexKey(hex)),
  );
  const once = new Map(places.map(({ q, r }) => [hexKey({ q, r }), { q, r }]));
  return [...once.values()];
}

/** What is at each place, as a text to compare. Tokens of a tile have no order. */
function looksOf({ board, features }: Shot): Map<string, string> {
  const laid = features.flatMap((hexes, at) => hexes.map((hex): [string, number] => [hexKey(hex), at]));
  const featureAt = new Map(laid);
  return new Map(
    board.map((tile) => {
      const { terrain, mountains, forests, animals, markers = [] } = tile;
      const tokens = [...animals, ...markers].sort();
      return [hexKey(tile), [terrain, mountains, forests, featureAt.get(hexKey(tile)), ...tokens].join()];
    }),
  );
}

/** What a player has got, in all: what may differ from line to line. */
interface Holdings {
  goods: Map<string, number>;
  hand: number[];
  discarded: ReadonlySet<number>;
}

function holdingsOf({ gained, vp, cubes, hands, discard, tables }: Game): Holdings[] {
  const discarded = new Set(discard);
  return vp.map((points, seat) => {
    const got = gained?.[seat];
    const elements = got?.elements ?? [];
    return {
      goods: new Map([
        ['vp', points],
        ...elements.map((amount, e): [string, number] => [tables.words.elements[e].name, amount]),
        ['card', got?.cards ?? 0],
        // What is gained is counted apart; what is paid is taken from the free ones.
        ['cube', (got?.cubes ?? 0) + cubes[seat]],
      ]),
      hand: hands[seat].slice(),
      discarded,
    };
  });
}

function gainsBetween(before: Holdings, after: Holdings, player: number): Gain[] {
  const paid = before.hand.filter((card) => after.discarded.has(card) && !after.hand.includes(card)).length;
  return [...after.goods].flatMap(([what, now]): Gain[] => {
    const amount = now - (before.goods.get(what) ?? 0) - (what === 'card' ? paid : 0);
    return amount === 0 ? [] : [{ player, what, amount }];
  });
}
