import { expect, test } from 'vitest';
import type { AnimalWord } from '../../program/index.ts';
import { plainSet } from '../../test/plain-set.ts';
import { cardChanges } from './cards.ts';

/** The plain set with different animals. */
function withAnimals(...animals: AnimalWord[]) {
  const words = { ...plainSet.vocabulary, animals };
  return { program: { ...plainSet, vocabulary: words }, chain: [plainSet], words, scenarios: [] };
}

test('a card counts as changed if the tabs of its animals change, even if its program is the same', () => {
  const [hare, ...others] = plainSet.vocabulary.animals;
  const [before, after] = [
    withAnimals(hare!, ...others),
    withAnimals({ ...hare!, on: { terrain: ['water'] } }, ...others),
  ];
  const options = { inherited: false, rulesText: () => 'always the same' };
  const naming = plainSet.cards.filter(({ steps }) => JSON.stringify(steps).includes('"hare"'));
  expect(cardChanges([before], [after], options)).toMatchObject(
    naming.map(({ number }) => ({
      number,
      kind: 'changed',
      differences: [{ what: 'tabs', old: 'hare on grassland or desert', new: 'hare on water' }],
    })),
  );
  expect(cardChanges([before], [before], options)).toEqual([]);
});
