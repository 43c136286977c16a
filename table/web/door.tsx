/** The page of whoever is not at the table: with the link of the table, people say their names and sit down. */
import { useSignal } from '@preact/signals';
import { MAX_NAME_LENGTH } from '../marks.ts';
import { Button } from '../page/around/controls.tsx';
import { Fan } from '../page/around/fan.tsx';
import { submits } from '../page/around/forms.ts';
import { SeatSign } from '../page/views/signs.tsx';
import type { Invitation, SeatFacts } from '../protocol/to-client.ts';
import { whoSits } from './before-game.tsx';
import { RefusalPage } from './page.tsx';
import type { SeatProps } from './seat.ts';

export function Door({ seat }: SeatProps) {
  const { refused = '', needs, watch, invitation } = seat.entry.value ?? {};
  const own = useSignal('');
  if (!invitation) return <RefusalPage heading="Table">{refused}</RefusalPage>;
  const { title, count, cards, name, target, seats } = invitation;
  return (
    <main class="door box">
      <section class="door-set" aria-label="Cards">
        <Fan cards={cards} />
        <h2>{title}</h2>
        <p class="soft">{count} cards</p>
      </section>
      <section class="door-table" aria-label="Table">
        <h1>{name}</h1>
        <p class="soft">
          To <b>{target} points</b>, with <b>{seats.length} at the table</b>.
        </p>
        <Sitting seats={seats} own={needs ? own.value.trim() : ''} />
        {(watch || seat.hasTried) && (
          <p role="alert">
            {refused} {watch && <a href={new URL(watch).hash}>Watch the game</a>}
          </p>
        )}
        {needs && (
          <form onSubmit={submits(({ name: said = '' }) => seat.sit(said))}>
            <label for="own-name">
              <b>Your name</b>
            </label>
            <input
              {...{ id: 'own-name', name: 'name', type: 'text', required: true, maxLength: MAX_NAME_LENGTH }}
              {...{ autocomplete: 'nickname', autofocus: true, value: own.value }}
              onInput={({ currentTarget }) => {
                own.value = currentTarget.value;
              }}
            />
            <Button words="Sit down" class="main" />
            <p class="soft small">
              This browser remembers your seat. The game starts when the last seat is taken.
            </p>
          </form>
        )}
      </section>
    </main>
  );
}

/** Who sits already. @param own a name, shown at the first free seat */
function Sitting({ seats, own }: Pick<Invitation, 'seats'> & { own: string }) {
  const first = own === '' ? -1 : seats.findIndex(({ isFree }) => isFree);
  const row = (one: SeatFacts, at: number) => {
    const isOwn = at === first;
    const isOutline = one.isFree && !isOwn;
    return (
      <li key={at} class={isOwn ? 'is-own' : isOutline ? 'is-free' : ''}>
        <SeatSign seat={at} />
        <b class="one-line">{isOwn ? own : isOutline ? 'free' : one.name}</b>
        <span class="soft small">{isOwn ? 'you' : isOutline ? '' : whoSits(one)}</span>
      </li>
    );
  };
  return (
    <ul class="sitting" style={{ '--seats': seats.length }} aria-label="Who sits already">
      {seats.map(row)}
    </ul>
  );
}
