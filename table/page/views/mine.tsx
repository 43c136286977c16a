/** The viewer's own side: points, dial, cubes, active cards, hand. */
import type { TableProps } from '../table-controller.ts';
import { asksForCards, CardButton, type CardThere, withSpecies } from './cards.tsx';
import { PointedCard } from './decision.tsx';
import { Bag } from './seats.tsx';
import { CubeSign, DialSign, Points, SeatSign } from './signs.tsx';

export function Mine({ table, shown: { view, seats, running } }: TableProps) {
  const seat = view.seat;
  const has = view.seats[seat];
  if (!has) return null;
  const { vp, dial, cubes, active, kept = [], hand } = has;
  const cards = hand ?? [];
  const item = (there: CardThere) => {
    const one = withSpecies(has, there);
    const isRunning = running?.seat === seat && running.card === one.card;
    return (
      <li key={one.card} class={isRunning ? 'runs' : ''}>
        {isRunning && <span class="mark runs-now">runs now</span>}
        {'isKept' in one && <span class="mark runs-now">kept</span>}{' '}
        {one.species && <span class="mark">{one.species}</span>} <CardButton table={table} there={one} />
      </li>
    );
  };
  return (
    <section class="mine" aria-label="Your side">
      <div class="self">
        <div class="player-head in-row wrap">
          <SeatSign seat={seat} />
          <b class="self-name wide-only">{seats[seat]!.name}</b>
          {seats[seat]!.isHarbinger && <Bag class="wide-only" />}
          <span class="pts">
            <Points vp={vp} />
          </span>
        </div>
        <div class="gear in-row">
          <span class={`wide-only ${table.hasTurned(seat) ? 'is-new' : ''}`}>
            <DialSign turns={dial} seat={seat} />
          </span>
          <p class="free small in-row wrap">
            <CubeSign size={26} />
            <span class="dim nowrap">
              {cubes} free<span class="vh"> cubes</span>
            </span>
          </p>
        </div>
      </div>
      <ul class="active" aria-label="Your active cards" style={{ '--cards': active.length + kept.length }}>
        {active.map(item)}
        {kept.map((card) => item({ card, isKept: true }))}
        {active.length === 0 && <li class="soft">You have no active cards.</li>}
      </ul>
      {asksForCards(table) ? (
        <section class="hand scrolls small" aria-label="Pointed card" tabIndex={0}>
          <PointedCard table={table} />
        </section>
      ) : (
        <div class="hand scrolls">
          <h2 class="head">Hand, {cards.length}</h2>
          <ul class="hand-cards" aria-label="Your hand">
            {cards.map((card) => item({ card }))}
          </ul>
        </div>
      )}
    </section>
  );
}
