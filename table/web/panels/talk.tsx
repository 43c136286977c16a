/** The chat at a table. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { MAX_TEXT_LENGTH } from '../../marks.ts';
import { Button } from '../../page/around/controls.tsx';
import { submits } from '../../page/around/forms.ts';
import type { SeatProps } from '../seat.ts';

export function TalkPanel({ seat }: SeatProps) {
  const talk = seat.talk.value;
  const seats = seat.facts.value?.seats;
  const lines = useRef<HTMLUListElement>(null);
  // Scrolls to the newest line.
  useLayoutEffect(() => lines.current!.scrollTo(0, lines.current!.scrollHeight), [talk.length]);
  return (
    <section class="panel-below" aria-label="Talk">
      <ul ref={lines} class="talk-lines scrolls" role="log" aria-label="What was said" tabIndex={0}>
        {talk.length === 0 && <li class="soft">Nothing has been said yet.</li>}
        {talk.map(({ seat: at, text }, i) => (
          <li key={i}>
            <b>{at === null ? 'Host' : seats?.[at]?.name}</b> <span>{text}</span>
          </li>
        ))}
      </ul>
      {!seat.isWatching && (
        <form
          class="in-row wrap"
          onSubmit={submits(({ words = '' }, form) => {
            // Keep the text if it could not be sent.
            if (words.trim() !== '' && seat.send({ say: words.trim() })) form.reset();
          })}
        >
          <label class="line-of-text in-row">
            Say <input name="words" type="text" maxLength={MAX_TEXT_LENGTH} autocomplete="off" />
          </label>
          <Button words="Send" class="main" />
        </form>
      )}
    </section>
  );
}
