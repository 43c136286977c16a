/** Decides whether a choice may be taken back: not after it has revealed anything hidden. */
import {
  apply,
  decision,
  determinize,
  type Game,
  isCollecting,
  type LogChoice,
  makeBot,
  seatNumber,
  view,
} from '../../runtime/index.ts';

/** The reason when the bag has been used. */
export const NEW_TOKEN = 'a token has been drawn from the bag since';

/** The reason why a choice that was made in `before` would take back something shown since; null if it would not. */
export function whyNotTakenBack(before: Game, now: Game, since: readonly LogChoice[]): string | null {
  return before.draws === now.draws ? whyNoUndo(before, now, since) : NEW_TOKEN;
}

/**
 * The reason why a choice that was made in `before`, in the same draw, cannot be taken back in `now`; null if it can.
 * @param since what has been chosen since, beginning with that choice
 */
export function whyNoUndo(before: Game, now: Game, since: readonly LogChoice[]): string | null {
  const own = before.asked.seat;
  if (now.players > 1 && isCollecting(before) && !isCollecting(now)) {
    return 'what the others chose for this draw has become known since';
  }
  if (now.decks.some((deck, i) => deck.length !== before.decks[i].length)) {
    return 'cards of a deck have been seen since';
  }
  if (turnOf(now) !== turnOf(before)) return 'the others have had their turn since';
  // Last of these: that another seat was asked at all may tell what it has in hand (R6.2).
  const other = since.find(({ seat }) => seat !== own);
  if (other !== undefined) return `seat ${seatNumber(other.seat)} has chosen something since`;
  if (hasShown(before, now, since)) return 'something hidden has been seen since';
  return null;
}

/** The phase and turn of the round: players who pass reveal something about their hands (R15.1). */
function turnOf({ stack }: Game): string {
  const [round] = stack;
  return round?.task === 'round' ? `${round.phase} ${round.turn}` : '';
}

/** Number of other deals that are tried. */
const DEALS = 8;

/**
 * Whether the same choices would have looked different with other cards in the decks and in the hands of others. If so,
 * they reveal something about those cards.
 */
function hasShown(before: Game, now: Game, since: readonly LogChoice[]): boolean {
  const own = before.asked.seat;
  const seen = JSON.stringify(view(now, own));
  // Nothing hidden may decide which deals are tried, as the seed would.
  const { rng } = makeBot('random', before.answers[own], own);
  return Array.from({ length: DEALS }).some(() => {
    const other = determinize(before, rng, own);
    for (const { option } of since) {
      if (decision(other)?.seat !== own || !other.asked.options.includes(option)) return true;
      apply(other, option);
    }
    return JSON.stringify(view(other, own)) !== seen;
  });
}
