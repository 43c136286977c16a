/** The icons of a set that have already been read. */
import { asset } from '../assets.ts';
import { type Icon, type Icons, iconLookup } from '../drawing/icons.ts';

/** A set's own icons, with those of this project for all other words. */
export function withOwnIcons(own: Readonly<Record<string, Icon>>): Icons {
  const [first, others] = [iconLookup(own), asset('icons')()];
  return (word) => first(word) ?? others(word);
}
