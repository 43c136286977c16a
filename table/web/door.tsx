/** The page of whoever is not at the table: with the link of the table, people say their names and sit down. */
import { MAX_NAME_LENGTH } from '../marks.ts';
import { Button } from '../page/around/controls.tsx';
import { submits } from '../page/around/forms.ts';
import { RefusalPage } from './page.tsx';
import type { SeatProps } from './seat.ts';

export function Door({ seat }: SeatProps) {
  const { refused = '', needs, watch } = seat.entry.value ?? {};
  if (!needs)
    return (
      <RefusalPage heading="Table">
        {refused} {watch && <a href={new URL(watch).hash}>Watch the game</a>}
      </RefusalPage>
    );
  return (
    <main class="refused">
      <h1>Sit down</h1>
      <p>
        You are invited to a table. Say who you are, and a free seat is yours; this browser remembers it. The
        game starts by itself when the last seat is taken.
      </p>
      <form class="in-row wrap" onSubmit={submits(({ name = '' }) => seat.sit(name))}>
        <label class="line-of-text in-row">
          Your name{' '}
          <input
            {...{ name: 'name', type: 'text', required: true, maxLength: MAX_NAME_LENGTH }}
            {...{ autocomplete: 'nickname', autofocus: true }}
          />
        </label>
        <Button words="Sit down" class="main" />
      </form>
    </main>
  );
}
