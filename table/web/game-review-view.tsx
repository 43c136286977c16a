/** The bar above the table of a game under review. */
import type { ComponentChildren } from 'preact';
import { Button, Select } from '../page/around/controls.tsx';
import { submits } from '../page/around/forms.ts';
import { TableScreen } from '../page/views/table-screen.tsx';
import { inGame } from './ask-server.ts';
import type { GameReview } from './game-review.ts';
import { Refusal } from './page.tsx';

interface GameReviewProps {
  review: GameReview;
  close?: () => void;
  /** More buttons for the moment. */
  children?: ComponentChildren;
}

export function GameReviewView({ review, close, children }: GameReviewProps) {
  const { last, table } = review;
  const { id, game } = review.at;
  const choice = review.choice.value;
  const chooser = review.moments.value?.[choice]?.seat;
  const seats = table.shown.value?.seats ?? [];
  return (
    <section class="looking-back around-table" aria-label="Looking back">
      <div class="panel-below back-bar">
        <div class="in-row wrap">
          <div class="back-steps in-row">
            <Button words="Back" disabled={choice === 0} press={() => review.go(choice - 1)} />
            <input
              {...{ type: 'range', min: 0, max: last, value: choice }}
              aria-label="Choice"
              aria-valuetext={`choice ${choice} of ${last}`}
              onInput={({ currentTarget }) => review.go(Number(currentTarget.value))}
            />
            <Button words="Forward" disabled={choice === last} press={() => review.go(choice + 1)} />
          </div>
          <span role="status" aria-label="Moment">
            {choice} of {last}
            {chooser === undefined ? ', the end' : `: ${seats[chooser]?.name} chooses`}
          </span>
          <label class="in-row">
            Seen by{' '}
            <Select
              value={`${review.viewer.value}`}
              options={[
                ['chooser', 'who chooses'],
                ['-1', 'who watches'],
                ...seats.map(({ name }, seat) => [`${seat}`, name] as const),
              ]}
              choose={(seen) => review.see(seen === 'chooser' ? seen : Number(seen))}
            />
          </label>
          <form class="in-row wrap" onSubmit={submits(({ card }) => review.goToCard(Number(card)))}>
            <label class="in-row">
              Card{' '}
              <select name="card">
                {review.cards.map((card) => (
                  <option key={card} value={card}>
                    {card} {table.card(card)?.title}
                  </option>
                ))}
              </select>
            </label>
            <Button words="Where it ran next" />
          </form>
          <span class="in-row wrap">
            {children}
            <a class="btn" href={`/t/${id}/log${inGame(game)}`} download={`${id}.log`}>
              Save the log
            </a>
            {close && <Button words="Close" press={close} />}
          </span>
        </div>
      </div>
      <Refusal words={review.refused.value} />
      <div class="at-table-room">
        {table.shown.value ? <TableScreen table={table} /> : <p class="empty">Loading the game …</p>}
      </div>
    </section>
  );
}
