/** What has happened since the person's last choice, in a few chips: who, what, where, how much. */
import type { Hex } from '../../program/index.ts';
import type { ScreenLine } from '../messages.ts';
import type { ScreenView } from '../screen/screen.ts';

/** What a seat or nobody did with one card, or what was drawn. */
export interface SinceChip {
  seat: number | null;
  card?: number | undefined;
  /** The elements that were drawn. */
  drawn: string[];
  /** The things that came, went or moved: at one hex, or from one to another. */
  deeds: { thing: string; hexes: Hex[] }[];
  /** The change of the seat's points. */
  points: number;
  /** All of it in sentences. */
  words: string;
}

/** With more than this, all that a seat did is one chip. */
const MOST_CHIPS = 8;

/** The chips, the oldest first. Each change of points since then is in one of them. A spectator gets those of the last draw. */
export function chipsSince({ said, view }: Pick<ScreenView, 'said' | 'view'>): SinceChip[] {
  const isSince = ({ learned, decisions }: ScreenLine) =>
    view.seat < 0 ? learned === view.draws : decisions === view.decisions;
  const chips = said
    .filter(isSince)
    .map(chipOf)
    .filter(isTelling)
    .reduce(
      joined((all) => all.slice(-1)),
      [],
    );
  return chips.length > MOST_CHIPS
    ? chips.reduce(
        joined((all) => all),
        [],
      )
    : chips;
}

function chipOf({ seat: own, by, parts, points = 0 }: ScreenLine): SinceChip {
  const seat = own ?? by?.seat ?? null;
  const thing = parts.find((part) => part.thing !== undefined)?.thing;
  const hexes = parts.flatMap(({ hex }) => hex ?? []);
  const hasCard = parts.some(({ card }) => card !== undefined);
  return {
    seat,
    card: parts.find(({ begins }) => begins)?.card ?? (by?.seat === seat ? by?.card : undefined),
    // The element of a spot is named with its card.
    drawn: hasCard ? [] : parts.flatMap(({ element }) => element ?? []),
    deeds: thing === undefined ? [] : [{ thing, hexes }],
    points,
    words: parts.map(({ text }) => text).join(''),
  };
}

const isTelling = ({ drawn, deeds, points, card }: SinceChip): boolean =>
  drawn.length + deeds.length > 0 || points !== 0 || card !== undefined;

/** Adds a chip to those before it: to one of the same seat among the candidates, unless another card begins. */
const joined =
  (candidates: (all: SinceChip[]) => SinceChip[]) =>
  (all: SinceChip[], next: SinceChip): SinceChip[] => {
    const isWide = candidates(all).length > 1;
    const last = candidates(all).find(
      ({ seat, card }) => seat === next.seat && (isWide || next.card === undefined || next.card === card),
    );
    if (!last) return [...all, next];
    const sum = {
      ...last,
      card: last.card ?? next.card,
      drawn: [...last.drawn, ...next.drawn],
      deeds: [...last.deeds, ...next.deeds],
      points: last.points + next.points,
      words: `${last.words} ${next.words}`,
    };
    return all.with(all.indexOf(last), sum);
  };
