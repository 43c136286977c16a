/** Addresses of the studio: `#/PLACE/WHAT`. The address that the server prints has the key instead. */
import { isLink } from '../link/known.ts';

/** The places of the studio that have an address, in the order of their links and keys. */
export const STUDIO_PLACES = ['write', 'try', 'games', 'gallery', 'play', 'print'] as const;
export type StudioPlace = (typeof STUDIO_PLACES)[number];

/** A location in the studio: a place, and what it shows, such as the number of a card. */
export interface Address {
  place: StudioPlace;
  what: string;
}

/** Parses the hash of an address; unknown places become `write`. */
export function parseAddress(hash: string): Address {
  const [, place = '', ...what] = hash.replace(/^#/, '').split('/');
  const known = STUDIO_PLACES.find((one) => one === place);
  // A card has one address, even if its number is written with leading zeros.
  const named = decoded(what.join('/')).replace(/^0+(?=\d+$)/, '');
  return known ? { place: known, what: named } : { place: 'write', what: '' };
}

/** Decodes a part of an address. One that was truncated within a character is returned unchanged. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

/** Whether the hash of an address contains the key of a studio. */
export const isKey = (hash: string): boolean => hash !== '' && !hash.startsWith('#/');

/** Whether the hash of an address opens a set, with the key of a studio or as a link, so that the page has to be reloaded. */
export const isOfSet = (hash: string): boolean => isKey(hash) || isLink(hash);

/** The hash of an address. */
export function addressHash({ place, what }: Address): string {
  return what === '' ? `#/${place}` : `#/${place}/${encodeURIComponent(what)}`;
}
