/** What a link to cards, or to the whole set, contains. */
import { standaloneCards, type Workspace, withoutScenarios } from '../../../language/index.ts';
import { hasSet, setMark } from '../../link/bundled.ts';
import { extrasFor, mergeExtras, namedExtras } from '../../link/extras.ts';
import { withoutPaths } from '../../paths.ts';
import type { CardPlace } from '../../text-places.ts';
import { bundledSetsFor, plainExtras, workspaceExtras } from '../workspace.ts';
import { declaredCards, findCard } from './cards.ts';

/** What to put into a link. */
export interface LinkRequest {
  /** Only these cards; without them, the whole set. */
  cards?: readonly CardPlace[];
  /** Whether scenarios go along. */
  scenarios?: boolean;
}

/** The texts of a link, with what goes along and what stays at home. If cards do not compile alone, the whole set is linked. */
export function linkedTexts(workspace: Workspace, { cards, scenarios = false }: LinkRequest) {
  const all = bundledSetsFor(workspace).filter(
    (set) => !workspace.known.some((one) => one.id === set.id && !hasSet([set], one)),
  );
  const isBundled = ({ id }: { id: string }) => all.some((one) => one.id === id);
  const found = (cards ?? []).flatMap((at) => findCard(workspace, at) ?? []);
  const isFound = cards !== undefined && found.length === cards.length;
  const alone = isFound ? standaloneCards(workspace, all, found, scenarios) : undefined;
  const whole = withoutScenarios(workspace);
  const name = found.length === 1 ? `card-${found[0]!.number}.eco` : 'cards.eco';
  const files = alone
    ? [{ file: name, text: alone.text }]
    : scenarios
      ? [...workspace.texts.values()].map(({ file, text }) => ({ file, text }))
      : whole.files;
  const known = alone ? alone.known : workspace.known.filter((set) => !isBundled(set));
  const texts = [...files, ...known.flatMap((set) => set.files)].map(({ text }) => text);
  const isExtended = ({ id }: { id: string }) =>
    texts.some((text) => new RegExp(`\\bextends\\s+${id}\\s`).test(`${text}\n`));
  const theirs = mergeExtras(namedExtras(files, all));
  const art = workspaceExtras(workspace)?.art;
  const numbers = alone && new Set(found.map(({ number }) => number!));
  return {
    files,
    /** Whether the link has only the cards that were asked for. */
    isAlone: alone !== undefined,
    /** The number of its cards. */
    cards: alone ? found.length : declaredCards(workspace).length,
    /** The sets that the texts extend and that are not bundled. */
    known: known.map(withoutPaths),
    bundled: all.filter(isExtended).map(({ id, files }) => ({ id, mark: setMark(files) })),
    extras: extrasFor(plainExtras(workspace), texts, numbers, theirs),
    /** What goes along with cards, in words. */
    taken: alone ? alone.taken : [],
    left: {
      cards: alone ? declaredCards(workspace).length - found.length : 0,
      hands: alone ? alone.hands : [],
      scenarios: alone ? whole.scenarios - alone.scenarios : scenarios ? 0 : whole.scenarios,
      pictures: (alone ? found : declaredCards(workspace)).filter(
        ({ number }) => number !== undefined && art?.has(number),
      ).length,
    },
  };
}
