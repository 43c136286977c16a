/** Addresses of the studio: `#/PLACE/WHAT`. The address that the server prints has the key instead. */
import { isLink } from '../link/known.ts';

/** The places of the studio that have a page. */
export const STUDIO_PLACES = ['write', 'try', 'games', 'gallery', 'play', 'print'] as const;
export type StudioPlace = (typeof STUDIO_PLACES)[number];

/** Where somebody is: a place, and what is looked at there, such as the number of a card. */
export interface Address {
  place: StudioPlace;
  what: string;
}

/** The address behind `#`; `write` where it says nothing known. */
export function addressOf(hash: string): Address {
  const [, place = '', ...what] = hash.replace(/^#/, '').split('/');
  const known = STUDIO_PLACES.find((one) => one === place);
  // A card has one address, however its number is written.
  const named = decoded(what.join('/')).replace(/^0+(?=\d+$)/, '');
  return known ? { place: known, what: named } : { place: 'write', what: '' };
}

/** What was encoded for an address; one that was cut off in a character stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

/** Whether an address behind `#` has the key of a studio. */
export const isKey = (hash: string): boolean => hash !== '' && !hash.startsWith('#/');

/** Whether an address behind `#` is that of a set, which is another one or opened anew: of a studio, or in a link. */
export const isOfSet = (hash: string): boolean => isKey(hash) || isLink(hash);

/** The hash of an address. */
export function addressHash({ place, what }: Address): string {
  return what === '' ? `#/${place}` : `#/${place}/${encodeURIComponent(what)}`;
}
