/** Where things can be placed at all (R7.2, R7.3, R8.1). */
import { type AnimalWord, pieceGrounds } from '../../program/pieces.ts';
import { markersOf, type Vocabulary } from '../../program/set.ts';
import { isToken, type Kind, type Site } from '../../program/terms.ts';
import { TOKEN_HOMES } from '../../program/tile-room.ts';

/** The words that say so. */
export type Homes = Pick<Vocabulary, 'animals' | 'markers'>;

/** Where each of the things of a kind can be, as grounds of which one is enough; nothing for a tile. */
function homesOf(kind: Kind, { animals, ...words }: Homes): (readonly string[])[] {
  if (kind === 'mountain' || kind === 'forest') return [TOKEN_HOMES[kind]];
  const isMeant = (animal: AnimalWord): boolean =>
    typeof kind === 'string'
      ? kind === animal.name || kind === 'animal'
      : pieceGrounds(animal).includes(kind.animalOf);
  const markers = markersOf(words).filter(({ name }) => name === kind);
  return [...animals.filter(isMeant), ...markers].map(pieceGrounds);
}

/** Whether a thing can only be placed where this site is true. */
export function isAnywayOn(kind: Kind, site: Site, words: Homes): boolean {
  if (site.where !== 'on' || site.not || site.spot.spot !== 'things') return false;
  const { compare, things } = site.spot;
  const isOn = (ground: string): boolean =>
    things.includes(ground) ||
    (isToken(ground) && TOKEN_HOMES[ground].every((terrain) => things.includes(terrain)));
  const all = homesOf(kind, words);
  return (
    compare.is === 'least' &&
    compare.amount === 1 &&
    all.length > 0 &&
    all.every((grounds) => grounds.every(isOn))
  );
}
