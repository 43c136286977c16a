/** The panel for a note on a card, a hex or the moment: one of five marks, a line of text, or both. */
import { hexName } from '../../../program/index.ts';
import { MARKS, MAX_TEXT_LENGTH } from '../../marks.ts';
import { Button, Segments } from '../../page/around/controls.tsx';
import { submits } from '../../page/around/forms.ts';
import { pluralize } from '../../page/around/words.ts';
import type { NoteGiven } from '../../protocol/schema.ts';
import type { SeatProps } from '../seat.ts';

export function NotePanel({ seat }: SeatProps) {
  const draft = seat.draft.value;
  const noted = seat.noted.value;
  const last = noted.at(-1);
  return (
    <section class="panel-below" aria-label="Note">
      <form class="note-form in-row wrap" onSubmit={submits(() => seat.sendNote())}>
        <label class="in-row">
          About <Subject seat={seat} />
        </label>
        <Segments
          {...{ id: 'mark', name: 'In a word', value: draft.key ?? '' }}
          options={MARKS.map((mark) => [mark, mark])}
          choose={(key) => {
            seat.draft.value = { ...draft, key: key as NonNullable<NoteGiven['key']> };
          }}
        />
        <label class="line-of-text in-row">
          In a line{' '}
          <input
            {...{ type: 'text', maxLength: MAX_TEXT_LENGTH, autocomplete: 'off', value: draft.text ?? '' }}
            onInput={({ currentTarget }) => {
              seat.draft.value = { ...seat.draft.value, text: currentTarget.value };
            }}
          />
        </label>
        <Button words="Keep the note" class="main" />
        <Button words="Close" press={() => seat.open(undefined)} />
      </form>
      <p class="soft" role="status" aria-label="Kept notes">
        {last && `Kept: ${noteWords(last)}. ${pluralize(noted.length, 'note')} so far.`}
      </p>
    </section>
  );
}

/** The subject of a note: the moment, a visible card or a tile. */
function Subject({ seat }: SeatProps) {
  const { table } = seat;
  const { card: about, hex: on, ...said } = seat.draft.value;
  const view = table?.shown.value?.view;
  const { seat: own = -1, seats = [], display = [], features = [], landscape = [] } = view ?? {};
  const open = [...seats.flatMap(({ active }) => active), ...features].map(({ card }) => card);
  const cards = new Set([
    ...(seats[own]?.hand ?? []),
    ...open,
    ...display,
    ...(about === undefined ? [] : [about]),
  ]);
  return (
    <select
      value={about !== undefined ? `card ${about}` : on ? `hex ${on.q},${on.r}` : ''}
      onChange={({ currentTarget }) => {
        // `card 12`, `hex 3,-1`, or empty for the moment.
        const [kind, first, second] = currentTarget.value.split(/[ ,]/);
        const hex = kind === 'hex' && { hex: { q: Number(first), r: Number(second) } };
        seat.draft.value = { ...said, ...(kind === 'card' && { card: Number(first) }), ...hex };
      }}
    >
      <option value="">this moment</option>
      <optgroup label="Cards">
        {[...cards]
          .sort((a, b) => a - b)
          .map((card) => (
            <option key={card} value={`card ${card}`}>
              card {card} {table?.card(card)?.title}
            </option>
          ))}
      </optgroup>
      <optgroup label="Hexes">
        {landscape.map(({ q, r }) => (
          <option key={`${q},${r}`} value={`hex ${q},${r}`}>
            {hexName({ q, r })}
          </option>
        ))}
      </optgroup>
    </select>
  );
}

/** `weak, card 12, “too slow”`. */
function noteWords({ key, text, card, hex }: NoteGiven): string {
  const about = card !== undefined ? `card ${card}` : hex ? `hex ${hexName(hex)}` : 'this moment';
  return [key, about, text && `“${text}”`].filter((one) => one !== undefined).join(', ');
}
