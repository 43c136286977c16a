/** The worth of an effect, also with other numbers in its text. */
import { type EffectValue, edit, estimateWorth, fileText, type Workspace } from '../../../language/index.ts';
import type { CardPlace, FileSpan } from '../../text-places.ts';
import { declaredCards, findCard } from '../cards/cards.ts';

/** The worth of an effect with another value of a number in it. */
export type WorthOfValue = EffectValue & { value: number };

/** How many values to try below a number, and above it. */
const NEIGHBOUR_VALUES = 3;

/** The worth of a card; null if it cannot be computed. */
export function* worthOfCard(workspace: Workspace, at: CardPlace): Generator<undefined, EffectValue | null> {
  const card = findCard(workspace, at);
  return (card && (yield* estimateWorth(workspace, card.file, card.from))) ?? null;
}

/** The worth of all cards, one after another. */
export function* worths(workspace: Workspace) {
  const found: Record<number, EffectValue> = {};
  for (const { file, from, number, kind } of declaredCards(workspace)) {
    const worth = kind === 'card' && (yield* estimateWorth(workspace, file, from));
    if (worth) found[number] = worth;
    yield found;
  }
  return found;
}

/** The worth of the card around a number, for each value near it: first the number itself, then the nearest values. */
export function* worthOfValues(
  workspace: Workspace,
  { file, from, to }: FileSpan,
): Generator<WorthOfValue[] | undefined, WorthOfValue[]> {
  const card = findCard(workspace, { file, offset: from });
  const text = fileText(workspace, file)?.text ?? '';
  const value = Number(text.slice(from, to));
  if (card?.kind !== 'card' || !/^\d+$/.test(text.slice(from, to))) return [];
  const found: WorthOfValue[] = [];
  const around = Array.from({ length: NEIGHBOUR_VALUES }, (_, i) => [value + i + 1, value - i - 1]).flat();
  for (const other of [value, ...around.filter((one) => one >= 0)]) {
    const changed = text.slice(0, from) + String(other) + text.slice(to);
    const tried = other === value ? workspace : edit(workspace, [{ file, text: changed }]);
    const worth: EffectValue | undefined = yield* estimateWorth(tried, file, card.from);
    if (worth) found.push({ value: other, ...worth });
    yield found.toSorted((a, b) => a.value - b.value);
  }
  return found.toSorted((a, b) => a.value - b.value);
}
