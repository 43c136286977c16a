/** Decides whether a choice may be taken back: not after it has revealed anything hidden. */
import {
  apply,
  decision,
  type Game,
  imagine,
  isCollecting,
  type LogChoice,
  makeBot,
  tokensLaid,
  view,
} from '../../runtime/index.ts';
import { seatName } from '../marks.ts';

/**
 * Why a choice made in `before` cannot be taken back in `now`; `null` if it can.
 * @param since all choices since then, beginning with that choice
 * @param names those of the seats
 */
export function whyNoUndo(
  before: Game,
  now: Game,
  since: readonly LogChoice[],
  names: readonly string[] = [],
): string | null {
  const own = before.asked.seat;
  if (now.draws !== before.draws || tokensLaid(now) > tokensLaid(before))
    return 'a token has been drawn from the bag since';
  if (now.players > 1 && isCollecting(before) && !isCollecting(now)) {
    return 'what the others chose for this draw has become known since';
  }
  if (now.decks.some((deck, i) => deck.length !== before.decks[i].length)) {
    return 'cards of a deck have been seen since';
  }
  if (turnOf(now) !== turnOf(before)) return 'the others have had their turn since';
  // This reason comes after the public ones: it reveals that another seat was asked, which may say something about its hand
  // (R6.2).
  const other = since.find(({ seat }) => seat !== own);
  if (other !== undefined) return `${seatName(names, other.seat)} has chosen something since`;
  if (hasShown(before, now, since)) return 'something hidden has been seen since';
  return null;
}

/** The phase and turn of the round: players who pass reveal something about their hands (R15.1). */
function turnOf({ stack }: Game): string {
  const [round] = stack;
  return round?.task === 'round' ? `${round.phase} ${round.turn}` : '';
}

/** The number of other deals to try. */
const DEALS = 8;

/**
 * Whether the same choices would have looked different with other cards in the decks and in the other players' hands. If so, they
 * reveal something about those cards.
 */
function hasShown(before: Game, now: Game, since: readonly LogChoice[]): boolean {
  const own = before.asked.seat;
  const seen = JSON.stringify(view(now, own));
  // Hidden information must not influence which deals are tried, so do not use the seed of the game.
  const { rng } = makeBot('random', before.answers[own], own);
  return Array.from({ length: DEALS }).some(() => {
    const other = imagine(before, rng, own);
    for (const { option } of since) {
      if (decision(other)?.seat !== own || !other.asked.options.includes(option)) return true;
      apply(other, option);
    }
    return JSON.stringify(view(other, own)) !== seen;
  });
}
