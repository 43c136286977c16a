/**
 * Every icon of this project and its source, as in `origins.json`. `npm run docs` makes the SVG files next to it from it, except those
 * drawn by hand because no collection has a suitable one, and the credits on sheets and in `CREDITS.md`.
 */
import origins from './origins.json' with { type: 'json' };

/** A collection of icons and its licence. */
export interface IconSet {
  title: string;
  url: string;
  licence: string;
  licenceUrl: string;
  /** Name of the npm package that contains the icons; undefined for our own drawings. */
  package?: string;
}

export const ICON_SETS = {
  'game-icons': {
    title: 'game-icons.net',
    url: 'https://game-icons.net',
    licence: 'CC BY 3.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/3.0/',
    package: '@iconify-json/game-icons',
  },
  own: { title: 'ecos-cards', url: '', licence: 'MIT', licenceUrl: '' },
} as const satisfies Record<string, IconSet>;

/** The source of an icon: its set, its name there, and its author. */
export interface Origin {
  set: keyof typeof ICON_SETS;
  /** Its name in the set; absent for a drawing of our own. */
  icon?: string;
  author: string;
}

/** Icons by word. A word that is both an element and a terrain has one icon; the shape around it differs. */
export const ORIGINS = origins as Readonly<Record<string, Origin>>;

/**
 * One line for the margin of a sheet that shows these icons: the credits of a set's own icons, and for the others their
 * authors, collections and licences.
 */
export function creditLine(icons: Iterable<{ origin?: Origin; credit?: string }>): string {
  const own = new Set<string>();
  const authors = new Map<Origin['set'], Set<string>>();
  for (const { origin, credit } of icons) {
    if (credit) own.add(credit);
    if (!origin || origin.set === 'own') continue;
    authors.set(origin.set, (authors.get(origin.set) ?? new Set()).add(origin.author));
  }
  const bySet = [...authors].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const parts = bySet.map(([key, people]) => {
    const set: IconSet = ICON_SETS[key];
    return `${[...people].toSorted().join(', ')} (${set.title}, ${set.licence})`;
  });
  return [...own, ...parts].join('; ');
}
