/** The table before the game: who is there, the hands, and what is new in the set. */
import { HAND_LABELS } from '../page/around/new-game.ts';
import { CardButton, EnlargedCard } from '../page/views/cards.tsx';
import { SeatSign } from '../page/views/signs.tsx';
import type { SeatFacts, TableFacts } from '../protocol/to-client.ts';
import { SeatPanel } from './panels/seat.tsx';
import type { SeatProps } from './seat.ts';

export function BeforeGame({ seat, facts }: SeatProps & { facts: TableFacts }) {
  const { hands = [], ownFirst, news = [] } = seat.arranged.value ?? {};
  const { table } = seat;
  const free = facts.seats.filter(({ isFree }) => isFree).length;
  return (
    <div class="before-game host-room">
      <h2 tabIndex={-1} ref={takeFocus}>
        {facts.name}, before the game
      </h2>
      <p role="status" aria-label="Turn">
        {free === 1 ? 'One seat is free.' : `${free} seats are free.`} The game starts when all are taken, or
        when the host starts it.
      </p>
      <Sitting seats={facts.seats} own={facts.seat} hands={hands} />
      {ownFirst && <p class="soft">The set’s own cards are dealt first.</p>}
      {!seat.isWatching && <SeatPanel seat={seat} />}
      {table && news.length > 0 && (
        <section aria-label="New cards" class="host-table">
          <h3>New in {seat.title.value}</h3>
          <div class="new-cards in-row wrap">
            {news.map((card) => (
              <CardButton key={card} table={table} there={{ card }} />
            ))}
          </div>
        </section>
      )}
      {table && <EnlargedCard table={table} />}
    </div>
  );
}

/** The door is gone, and with it the focus. */
function takeFocus(heading: HTMLElement | null): void {
  if (document.activeElement === document.body) heading?.focus();
}

interface SittingProps {
  seats: readonly SeatFacts[];
  own: number;
  /** The hand of each seat, if it may be known. */
  hands?: readonly string[];
}

/** Who sits already: coloured hexes with names. */
export const Sitting = ({ seats, own, hands = [] }: SittingProps) => (
  <ul class="sitting" style={{ '--seats': seats.length }} aria-label="Who sits already">
    {seats.map((one, at) => (
      <li key={at} class={at === own ? 'is-own' : one.isFree ? 'is-free' : ''}>
        <SeatSign seat={at} />
        <b class="one-line">{one.isFree ? 'free' : one.name}</b>
        <span class="soft small">{at === own ? 'you' : one.isFree ? '' : whoSits(one)}</span>
        <span class="soft small">{handWords(hands[at])}</span>
      </li>
    ))}
  </ul>
);

/** Who sits at a seat, in a few words. */
export const whoSits = ({ player, isFree, isHere }: SeatFacts): string =>
  player !== 'human' ? `bot ${player}` : isFree ? 'free' : isHere ? 'is there' : 'not there';

/** `hand: recommended`, `hand: wasp`. */
function handWords(hand: string | undefined): string {
  const labels: Readonly<Record<string, string>> = HAND_LABELS;
  return hand === undefined ? '' : `hand: ${labels[hand]?.toLowerCase() ?? hand}`;
}
