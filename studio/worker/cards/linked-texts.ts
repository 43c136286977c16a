/** What a link to a card, or to the whole set, contains. */
import { standaloneCard, type Workspace } from '../../../language/index.ts';
import { hasSet, setMark } from '../../link/bundled.ts';
import { withoutPaths } from '../../paths.ts';
import type { CardPlace } from '../../text-places.ts';
import { bundledSetsFor } from '../workspace.ts';
import { findCard } from './cards.ts';

/** @param at a card; without one, the link has the whole set */
export function linkedTexts(workspace: Workspace, { at }: { at?: CardPlace }) {
  const all = bundledSetsFor(workspace).filter(
    (set) => !workspace.known.some((one) => one.id === set.id && !hasSet([set], one)),
  );
  const isBundled = ({ id }: { id: string }) => all.some((one) => one.id === id);
  const card = at && findCard(workspace, at);
  const alone = card && standaloneCard(workspace, all, card.file, card.from);
  const known = alone?.known ?? workspace.known.filter((set) => !isBundled(set));
  const own = alone ? [alone.text] : [...workspace.texts.values()].map(({ text }) => text);
  const texts = [...own, ...known.flatMap(({ files }) => files.map(({ text }) => text))];
  const isExtended = ({ id }: { id: string }) =>
    texts.some((text) => new RegExp(`\\bextends\\s+${id}\\s`).test(`${text}\n`));
  return {
    /** The card and what it needs of its set, as the text of a file; null if it does not compile without the rest. */
    text: alone?.text ?? null,
    /** What else goes along with the card, and what does not, in words. */
    taken: alone?.taken ?? [],
    left: alone?.left ?? [],
    /** The sets that it extends and that are not bundled. */
    known: known.map(withoutPaths),
    bundled: all.filter(isExtended).map(({ id, files }) => ({ id, mark: setMark(files) })),
  };
}
