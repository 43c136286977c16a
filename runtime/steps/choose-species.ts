/** `choose a species`: the effect goes on in the code of that species, and its card keeps it (L68). */
import { ask } from '../ask.ts';
import { actor, ifHolds, nextInstruction, type StepEngine, WAITING } from '../effect/step.ts';
import type { EffectFrame } from '../frames.ts';
import { closePatches, openPatches } from '../landscape/groups.ts';
import { itemToken } from '../landscape/items.ts';
import type { InstructionOf } from '../link/code.ts';
import { thingSet } from '../link/thing-sets.ts';
import { ANIMAL, rowOf, SPECIES } from '../link/things.ts';
import { placeItems } from '../queries/place.ts';
import { readPlace } from '../queries/read-place.ts';
import { isUnanswered } from '../queries/regions.ts';
import type { Game } from '../state.ts';
import { keepSpecies } from '../table/active.ts';

type SpeciesCode = InstructionOf<'choose-species'>;

export const CHOOSE_SPECIES: StepEngine<'choose-species'> = {
  link(step, linker, scope) {
    const where = step.where ? linker.where(step.where) : null;
    linker.emit({ op: 'choose-species', ...linker.action(step, scope), where, step });
  },
  instructions: {
    'choose-species': {
      run(game, frame, step) {
        const options = ifHolds(game, frame, step) ? speciesThere(game, frame, step) : [];
        if (options.length === 0) return nextInstruction(frame);
        ask(game, actor(frame, step.you), 'species', options);
        return WAITING;
      },
      answer(game, frame, _, option) {
        frame.species = rowOf(option);
        // In a copy it holds for that effect only (L72).
        if (frame.card >= 0 && frame.runner === undefined) keepSpecies(game, frame.card, frame.species);
        nextInstruction(frame);
      },
      canDo: (game, frame, step) => ifHolds(game, frame, step) && speciesThere(game, frame, step).length > 0,
    },
  },
};

/** The species of which an animal is there or, with `not`, none is; all of the game without a place. */
function speciesThere(game: Game, frame: EffectFrame, { where }: SpeciesCode): number[] {
  const { landscape: land, tables } = game;
  const all = tables.words.animals.map((_, row) => SPECIES + row);
  if (!where) return all;
  if (isUnanswered(frame, where)) return [];
  const level = openPatches();
  const animals = placeItems(
    land,
    thingSet([ANIMAL], tables.animals),
    readPlace(game, frame, { ...where, not: false }),
  );
  closePatches(level);
  const there = new Set(animals.map((item) => SPECIES + land.tokenSpecies[itemToken(item)]));
  return all.filter((species) => there.has(species) !== where.not);
}
