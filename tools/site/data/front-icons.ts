/** For the first page: the icons that cards of First Continent can have, its vocabulary, and the animals of other bundled sets. */
import { bundledSets } from '../../../cli/load/catalogue.ts';
import { assetData } from '../../package/assets.ts';
import { setData } from '../../package/set-data.ts';

const BASE = 'first-continent';
const sets = bundledSets().map(({ id }) => setData(id));
const { words } = sets.find(({ program }) => program.id === BASE)!;
const names = [...words.animals, ...words.elements].map(({ name }) => name);
const { icons } = assetData();

export default {
  icons: Object.fromEntries(
    [...names, 'leaf', 'place', 'points', 'turn', 'card', 'cube'].map((name) => {
      const { origin: _, ...icon } = icons[name]!;
      return [name, icon];
    }),
  ),
  vocabulary: { ...words, hands: [], layouts: [] },
  lackingAnimals: sets.flatMap(({ program, words }) =>
    words.animals
      .filter(({ name }) => !names.includes(name))
      .map(({ name, plural }) => ({
        name,
        plural,
        set: program.id,
        title: program.title.replace('Ecos: ', ''),
      })),
  ),
};
