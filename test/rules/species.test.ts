/** A species that is chosen: on random boards those of the plain model are offered, and its name means its animals (L68). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AMPLE_SET } from '../programs/on-board.ts';
import { few, runs } from '../programs/runs.ts';
import { countThings } from './counting.ts';
import { afterChoosing, answer, asked, offersOf } from './engine.ts';
import { SPECIES } from './model.ts';
import { agree, isAccepted, plainWhere, scene } from './scenes.ts';
import { allThings, isTileOnTile, isWhere, whereSource } from './where.ts';

const ANIMALS = AMPLE_SET.vocabulary.animals.map(({ name }) => name);
/** One site; without ties between largest groups (L18). */
const site = plainWhere.filter((place) => place !== '' && !/largest|smallest|<| or /.test(place));

test('L68 the species are offered of which an animal is there, or with `not` the others', () => {
  let offered = 0;
  fc.assert(
    fc.property(scene, site, fc.boolean(), ({ land, meant }, place, not) => {
      const step = `choose a species ${not ? 'not ' : ''}${whereSource(place)} as kin; gain 1vp per kin`;
      fc.pre(isAccepted(meant, step) && !isTileOnTile('animal', place));
      const there = new Set(
        allThings(land)
          .filter((thing) => thing.what in SPECIES && isWhere(land, place, meant, thing))
          .map(({ what }) => what),
      );
      // Without the "this" of the place the step is skipped.
      const isSkipped = meant.self
        ? /this community/.test(place) && !(meant.self.what in SPECIES)
        : /this|adjacent habitat/.test(place);
      const expected = isSkipped ? [] : ANIMALS.filter((animal) => there.has(animal) !== not);
      // A single one is taken without asking.
      const found = offersOf(land, step, meant);
      agree(step, meant, found.toSorted(), expected.length === 1 ? [] : expected.toSorted());
      offered += found.length;
    }),
    runs(300, 93),
  );
  expect(offered).toBeGreaterThan(few(300));
});

test('L68 what is done with a species that was chosen is what is done with its animals', () => {
  const moves = (kin: string): string => `move up to 1 ${kin} 2 spaces`;
  let offered = 0;
  fc.assert(
    fc.property(scene, site, fc.constantFrom(...Object.keys(SPECIES)), ({ land, meant }, place, species) => {
      const step = `choose a species as kin; gain 1vp per kin ${whereSource(place)}; ${moves('kin')}`;
      fc.pre(isAccepted(meant, step) && !isTileOnTile('animal', place));
      const game = afterChoosing(land, step, meant);
      if (!game) return;
      answer(game, species);
      const found = asked(game).filter((option) => option !== 'done');
      agree(step, meant, game.vp[0], countThings(land, species, place, meant));
      agree(step, meant, found.toSorted(), offersOf(land, moves(species), meant).toSorted());
      offered += found.length;
    }),
    runs(300, 94),
  );
  expect(offered).toBeGreaterThan(few(300));
});
