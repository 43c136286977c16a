/**
 * R9.3 while a feature's trigger removes animals and puts some back: the engine and a plain model give the same
 * options.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import { apply } from '../../runtime/game.ts';
import { run } from '../../runtime/run.ts';
import { startEffect } from '../../runtime/start-effect.ts';
import type { Game } from '../../runtime/state.ts';
import { startToLay } from '../../runtime/table/feature.ts';
import { describeOptions } from '../../runtime/view/describe.ts';
import { few, runs } from '../programs/runs.ts';
import { BASE, boards, gameOn, MORE } from './boards.ts';
import { key, type Land, reachOf, type Tile, tilesFor } from './model.ts';

const TRIGGERS = ['remove a lion', 'remove a lion; place lion', 'place lion', 'place lion; remove a lion'];
const MOVES = 4;

const text = `set moving-on "Moving on" extends more\n${TRIGGERS.map(
  (steps, n) => `feature ${n + 1} blue "Trigger" pattern "D" { when a lion is moved { ${steps} } }
scenario "${n + 1}" { board "d" do { move up to ${MOVES} lions 1 space }; expect 0vp }`,
).join('\n')}`;
const [{ chain, scenarios }] = compile([{ files: [{ file: 'moving-on.eco', text }] }], [BASE, MORE]).sets;

/** A lion with an identity, which the engine's lions do not have. */
interface Lion {
  at: string;
  moved: boolean;
}

/**
 * Thrown when the model cannot tell which of several lions on a tile leaves: one that has moved or one that has not.
 */
class Undecided extends Error {}

class Model {
  tiles: Map<string, Tile>;
  lions: Lion[];
  /** The lions that are "this" of the step or of the trigger. */
  these: Lion[] = [];
  supply: number;

  constructor(land: Land, supply: number) {
    this.supply = supply;
    this.lions = [...land.values()].flatMap((tile) =>
      Array.from({ length: tile.animals.find((a) => a.species === 'lion')?.amount ?? 0 }, () => ({
        at: key(tile),
        moved: false,
      })),
    );
    const others = (tile: Tile) => tile.animals.filter(({ species }) => species !== 'lion');
    this.tiles = new Map([...land].map(([at, tile]) => [at, { ...tile, animals: others(tile) }]));
  }

  land(): Land {
    const withLions = (tile: Tile): Tile => {
      const amount = this.lions.filter(({ at }) => at === key(tile)).length;
      return amount === 0 ? tile : { ...tile, animals: [...tile.animals, { species: 'lion', amount }] };
    };
    return new Map([...this.tiles].map(([at, tile]) => [at, withLions(tile)]));
  }

  /** Removes a lion from a tile; a lion that is "this" leaves last (L2). */
  take(at: string): void {
    const here = this.lions.filter((lion) => lion.at === at);
    const others = here.filter((lion) => !this.these.includes(lion));
    const able = others.length > 0 ? others : here;
    if (able.some(({ moved }) => moved !== able[0].moved)) throw new Undecided();
    this.lions = this.lions.filter((lion) => lion !== able[0]);
    this.these = this.these.filter((lion) => lion !== able[0]);
    this.supply++;
  }

  *remove(): Generator<string[], void, string> {
    const tiles = [...new Set(this.lions.map(({ at }) => at))];
    if (tiles.length > 0) this.take(yield tiles);
  }

  /** Returns whether a lion was placed: if not, the gate closes. */
  *place(): Generator<string[], boolean, string> {
    const open = (): string[] => tilesFor('lion', [...this.land().values()]).map(key);
    if (this.supply === 0) {
      const tiles = [...new Set(this.lions.map(({ at }) => at))];
      if (tiles.length === 0) return false;
      const from = yield [...tiles, 'none'];
      if (from === 'none') return false;
      this.take(from);
    }
    if (open().length === 0) return false;
    const lion = { at: yield open(), moved: false };
    this.lions.push(lion);
    this.these = this.these.filter(({ moved }) => moved).concat(lion);
    this.supply--;
    return true;
  }

  *move(trigger: string): Generator<string[], void, string> {
    for (let done = 0; done < MOVES; done++) {
      const land = this.land();
      const able = [...new Set(this.lions.flatMap(({ at, moved }) => (moved ? [] : [at])))];
      const ways = able.flatMap((from) => {
        const tile = land.get(from);
        return tile ? reachOf(land, 'lion', tile, 1).map((to) => `${from} to ${key(to)}`) : [];
      });
      if (ways.length === 0) return;
      const way = yield [...ways, 'done'];
      if (way === 'done') return;
      const [from, to] = way.split(' to ');
      const lion = this.lions.find(({ at, moved }) => at === from && !moved);
      if (!lion) throw new Error(`no lion that can move at ${from}`);
      lion.at = to;
      lion.moved = true;
      this.these = [lion];
      for (const step of trigger.split('; ')) {
        if (step.startsWith('remove')) yield* this.remove();
        else if (!(yield* this.place())) break;
      }
    }
  }
}

/** The engine's options, in the model's words. */
function asked(game: Game): string[] {
  return describeOptions(game).map((view) => {
    if (view.option !== 'hex') return view.option;
    return view.to ? `${key(view.hex)} to ${key(view.to)}` : key(view.hex);
  });
}

/**
 * The engine's game on this board, with the trigger's feature laid and the move begun; null if the feature was not
 * laid.
 */
function begun(land: Land, nth: number, supply: number): Game | null {
  const game = gameOn(chain, scenarios[nth], land, 'lion', supply);
  startToLay(game, 0, game.tables.cardOf[nth + 1]);
  run(game);
  if (game.asked.options.length > 0) apply(game, game.asked.options[0]);
  if (game.features.length === 0) return null;
  startEffect(game, 0, -1, 0);
  run(game);
  return game;
}

test('R9.3 R1.6 L9 a step moves each lion at most once, whatever a trigger removes and places in between', () => {
  let answers = 0;
  fc.assert(
    fc.property(
      boards,
      fc.nat(TRIGGERS.length - 1),
      fc.nat(2),
      fc.infiniteStream(fc.nat()),
      (land, nth, supply, picks) => {
        const game = begun(land, nth, supply);
        fc.pre(game !== null);
        const steps = new Model(land, supply).move(TRIGGERS[nth]);
        try {
          let question = steps.next();
          while (!question.done) {
            const options = question.value;
            let pick = options[0];
            if (options.length > 1) {
              expect(asked(game).toSorted()).toEqual(options.toSorted());
              pick = options[(picks.next().value ?? 0) % options.length];
              apply(game, game.asked.options[asked(game).indexOf(pick)]);
              answers++;
            }
            question = steps.next(pick);
          }
          expect(game.stack).toEqual([]);
        } catch (error) {
          if (!(error instanceof Undecided)) throw error;
        }
      },
    ),
    runs(800, 50),
  );
  expect(answers).toBeGreaterThan(few(200));
});
