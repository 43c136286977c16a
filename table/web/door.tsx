/** The page of whoever is not at the table: with the link of the table, people say their names and sit down. */
import { useSignal } from '@preact/signals';
import { MAX_NAME_LENGTH } from '../marks.ts';
import { Button } from '../page/around/controls.tsx';
import { Fan } from '../page/around/fan.tsx';
import { submits } from '../page/around/forms.ts';
import { Sitting } from './before-game.tsx';
import { RefusalPage } from './page.tsx';
import type { SeatProps } from './seat.ts';

export function Door({ seat }: SeatProps) {
  const { refused = '', needs, watch, invitation } = seat.entry.value ?? {};
  const said = useSignal('');
  if (!invitation) return <RefusalPage heading="Table">{refused}</RefusalPage>;
  const { title, count, cards, name, target, seats } = invitation;
  // One sees oneself sit while one types.
  const own = said.value.trim() === '' ? -1 : seats.findIndex(({ isFree }) => isFree);
  const soon = seats.map((one, at) => (at === own ? { ...one, name: said.value, isFree: false } : one));
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
        <Sitting seats={soon} own={own} />
        {needs && (
          <form onSubmit={submits(() => seat.sit(said.value))}>
            <label for="own-name">
              <b>Your name</b>
            </label>
            <input
              {...{ id: 'own-name', type: 'text', required: true, maxLength: MAX_NAME_LENGTH }}
              {...{ autocomplete: 'nickname', autofocus: true, value: said.value }}
              onInput={({ currentTarget }) => {
                said.value = currentTarget.value;
              }}
            />
            <Button words="Sit down" class="main" />
          </form>
        )}
        <p class="soft" role="alert">
          {refused}{' '}
          {needs && 'This browser remembers your seat. The game starts when the last seat is taken.'}
        </p>
        {watch && (
          <a class="btn main" href={new URL(watch).hash}>
            Watch the game
          </a>
        )}
      </section>
    </main>
  );
}
