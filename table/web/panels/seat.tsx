/** The panel for the user's own seat: name and player. */
import { MAX_NAME_LENGTH } from '../../marks.ts';
import { Button } from '../../page/around/controls.tsx';
import { submits } from '../../page/around/forms.ts';
import { BOT_LABELS } from '../../page/around/new-game.ts';
import type { SeatProps } from '../seat.ts';

export function SeatPanel({ seat }: SeatProps) {
  const facts = seat.facts.value;
  return (
    <section class="panel-below" aria-label="Your seat">
      <form class="in-row wrap" onSubmit={submits(({ name = '' }) => seat.send({ name: name.trim() }))}>
        <label class="in-row">
          Your name{' '}
          <input
            {...{ name: 'name', type: 'text', maxLength: MAX_NAME_LENGTH, autocomplete: 'nickname' }}
            defaultValue={facts?.seats[facts.seat]?.name ?? ''}
          />
        </label>
        <Button words="Tell the others" />
      </form>
      <p>
        <Button words="Give the seat back" press={() => seat.send({ leave: true })} />{' '}
        <span class="soft small">Then it is free, and whoever has the link of the table can take it.</span>
      </p>
      {seat.player === 'human' && facts?.hasStarted && !seat.isOver && (
        <form
          class="in-row wrap"
          onSubmit={submits(({ bot }) => seat.send({ player: bot as keyof typeof BOT_LABELS }))}
        >
          <label class="in-row">
            While you are away{' '}
            <select name="bot">
              {Object.entries(BOT_LABELS).map(([bot, words]) => (
                <option key={bot} value={bot}>
                  {words}
                </option>
              ))}
            </select>
          </label>
          <Button words="Let this bot play" />
        </form>
      )}
    </section>
  );
}
