/** All cards of the set at once: their pictures and worth. */
import { type EffectValue, pictureAt, type Workspace, worthAt } from '../../../language/index.ts';
import type { Lang } from '../../../print/face/index.ts';
import type { AtOffset } from '../../text-places.ts';
import { workspaceLook } from '../workspace.ts';
import { declaredCards } from './cards.ts';

/** The picture of a card; null if it has none. */
export const picture = (workspace: Workspace, { file, offset, lang }: AtOffset & { lang: Lang }) =>
  pictureAt(workspace, file, offset, lang, workspaceLook(workspace)) ?? null;

/** The worth of all cards, one after another. */
export function* worths(workspace: Workspace) {
  const found: Record<number, EffectValue> = {};
  for (const { file, from, number, kind } of declaredCards(workspace)) {
    const worth = kind === 'card' && (yield* worthAt(workspace, file, from));
    if (worth) found[number] = worth;
    yield found;
  }
  return found;
}
