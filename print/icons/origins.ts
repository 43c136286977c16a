/**
 * Every icon of this project and its source. `npm run docs` makes the SVG files next to this table from it, except
 * those drawn by hand because no collection has a suitable one, and the credits on sheets and in `CREDITS.md`.
 */

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
  fluent: {
    title: 'Fluent Emoji High Contrast',
    url: 'https://github.com/microsoft/fluentui-emoji',
    licence: 'MIT',
    licenceUrl: 'https://github.com/microsoft/fluentui-emoji/blob/main/LICENSE',
    package: '@iconify-json/fluent-emoji-high-contrast',
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

const game = (icon: string, author: string): Origin => ({ set: 'game-icons', icon, author });
const fluent = (icon: string): Origin => ({ set: 'fluent', icon, author: 'Microsoft' });
const own: Origin = { set: 'own', author: 'ecos-cards' };

/** Icons by word. A word that is both an element and a terrain has one icon; the shape around it differs. */
export const ORIGINS: Readonly<Record<string, Origin>> = {
  // Elements, terrain and tokens
  sun: game('sun', 'Lorc'),
  water: game('water-drop', 'Sbed'),
  grassland: game('high-grass', 'Delapouite'),
  desert: game('cactus', 'Delapouite'),
  animal: game('paw-print', 'Lorc'),
  mountain: own,
  forest: game('pine-tree', 'Lorc'),
  wild: own,

  // Animals
  lion: game('lion', 'Lorc'),
  gorilla: game('gorilla', 'Delapouite'),
  rhino: game('rhinoceros-horn', 'Delapouite'),
  elephant: game('elephant', 'Delapouite'),
  antelope: own,
  stork: game('shoebill-stork', 'Delapouite'),
  leopard: game('feline', 'Delapouite'),
  fish: game('tropical-fish', 'Delapouite'),
  shark: game('shark-fin', 'Delapouite'),
  cheetah: own,
  manatee: own,
  zebra: fluent('zebra'),
  'nile-crocodile': game('croc-jaws', 'Lorc'),
  hippopotamus: fluent('hippopotamus'),
  giraffe: fluent('giraffe'),
  lemur: own,

  // Leaf hands (footprint hands have an animal's name and icon)
  'bird-of-paradise': game('vanilla-flower', 'Lorc'),
  'impala-lily': game('twirly-flower', 'Lorc'),
  honeypot: game('honeypot', 'Lorc'),
  'calla-lily': own,
  daisy: game('daisy', 'Lorc'),
  aloe: game('three-leaves', 'Lorc'),
  baobab: game('baobab', 'Delapouite'),
  acacia: own,

  // Signs of the cards
  cube: own,
  card: own,
  points: own,
  leaf: own,
  place: own,
  turn: own,
};

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
