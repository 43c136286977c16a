/** The sets that came by a link or a zip, as links, which are short and hold all of a set. */
import { browserStorage, storedFields } from '../storage.ts';
import { PAGE } from './place.ts';

export interface LinkedSet {
  /** Identifies the set; its texts are stored under this id. */
  id: string;
  title: string;
  /** When it was last opened, as an ISO date. */
  opened: string;
  link: string;
}

const PREFIX = `ecos-set ${PAGE} `;

/** The name under which a set is kept. */
export const linkedSetName = ({ id }: Pick<LinkedSet, 'id'>): string => PREFIX + id;

/** All sets that came earlier, latest first. */
export const linkedSets = (): LinkedSet[] =>
  browserStorage
    .names()
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => storedFields<LinkedSet>(browserStorage.getItem(name)))
    .filter((linked): linked is LinkedSet => linked.opened !== undefined)
    .sort((a, b) => b.opened.localeCompare(a.opened));
