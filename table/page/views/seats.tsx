/** The other players: points, dial, cubes, cards. */
import type { SeatView } from '../../../runtime/index.ts';
import type { SeatStatus } from '../../messages.ts';
import type { TableProps } from '../table-controller.ts';
import { CardButton, Mini, withSpecies } from './cards.tsx';
import { CubeSign, Pips, Points, SeatSign, Sign } from './signs.tsx';

/** All other seats, starting with the next one, and the display. */
export function Seats({ table, shown }: TableProps) {
  const { seat: own, seats } = shown.view;
  const order = seats.map((_, i) => (own + 1 + i) % seats.length).filter((seat) => seat !== own);
  return (
    <aside
      class={`seats scrolls ${order.length > 3 ? 'many' : ''} ${table.opened.value.has('seats') ? 'opened' : ''}`}
      style={{ '--others': order.length }}
      aria-label={own < 0 ? 'Players' : 'The others'}
    >
      <ul>
        {order.map((seat) => (
          <OtherSeat key={seat} table={table} shown={shown} seat={seat} />
        ))}
      </ul>
      <Display table={table} shown={shown} />
    </aside>
  );
}

function OtherSeat({ table, shown, seat }: TableProps & { seat: number }) {
  const is = shown.seats[seat]!;
  const has = shown.view.seats[seat]!;
  return (
    <li class={`player ${is.state}`}>
      <div class="player-head in-row">
        <SeatSign seat={seat} />
        <div class="who in-row wrap">
          <b>{is.name}</b>
          <span class="vh">, seat {seat + 1}</span>
          {is.isHarbinger && <Bag />}
          <WhoPlays {...is} />
          {is.state !== 'waits' && <span class="mark yours">{is.state}</span>}
        </div>
        <span class="pts">
          <Points vp={has.vp} />
        </span>
      </div>
      <Facts {...has} />
      <div class="minis in-row wrap">
        {has.active.map((one) => (
          <Mini key={one.card} table={table} there={withSpecies(has, one)} />
        ))}
        {has.kept?.map((card) => (
          <Mini key={card} table={table} there={withSpecies(has, { card, isKept: true })} />
        ))}
      </div>
    </li>
  );
}

/** Marks who has the bag. */
export const Bag = ({ class: classes = '' }: { class?: string }) => (
  <span class={`mark ${classes}`} title="has the bag">
    <Sign name="bag" />
    <span class="vh">bag</span>
  </span>
);

/** At a table where each person has their own page: the bot that plays, or a mark that the person is away. */
function WhoPlays({ player, isHere }: SeatStatus) {
  if (isHere === undefined || (player === 'human' && isHere)) return null;
  return player === 'human' ? <span class="mark away">away</span> : <span class="mark">bot {player}</span>;
}

const Facts = ({ dial, cubes, handSize, shown }: SeatView) => (
  <p class="facts in-row wrap soft">
    <span>
      <Pips turns={dial} />
    </span>
    <span title="free cubes">
      <CubeSign size={16} /> {cubes}
      <span class="vh"> free {cubes === 1 ? 'cube' : 'cubes'}</span>
    </span>
    <span title="cards in hand">
      <Sign name="cards" /> {handSize}
      <span class="vh"> {handSize === 1 ? 'card' : 'cards'} in hand</span>
    </span>
    {shown.length > 0 && <span class="small">shows {shown.join(', ')}</span>}
  </p>
);

function Display({ table, shown }: TableProps) {
  const { display } = shown.view;
  if (display.length === 0) return null;
  return (
    <section class="display" aria-label="Display" style={{ '--cards': display.length }}>
      <h2 class="head">Display</h2>
      <div class="display-cards in-row wrap">
        {display.map((card) => (
          <CardButton key={card} table={table} there={{ card }} />
        ))}
      </div>
    </section>
  );
}

/** How many letters of a name a narrow page has room for. */
const SHORT = 3;

/** The seats in a row, for narrow pages: they open the cards of the others. */
export const SeatChips = ({ table, shown: { view, seats } }: TableProps) => (
  <ul class="chips" aria-label="Players">
    {view.seats.map(({ vp, dial }, seat) => (
      <li key={seat} data-seat={seat}>
        <button
          type="button"
          class={seat === view.seat ? 'me' : ''}
          aria-expanded={table.opened.value.has('seats')}
          onClick={() => table.open('seats')}
        >
          <SeatSign seat={seat} />
          <span class="vh">{seats[seat]!.name}: </span>
          <span class="nowrap">
            <span aria-hidden="true">{[...seats[seat]!.name].slice(0, SHORT)} </span>
            <Points vp={vp} />
          </span>
          {seats[seat]!.isHarbinger && <span class="vh">, has the bag</span>}
          <span class="vh">, </span>
          <Pips turns={dial} />
          {seats[seat]!.isHarbinger && <Sign name="bag" />}
        </button>
      </li>
    ))}
  </ul>
);
