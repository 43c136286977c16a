/** Buttons for new cards in the set. */
import { useSignal } from '@preact/signals';
import type { Deck } from '../../../program/index.ts';
import { capitalize } from '../../../table/page/around/index.ts';
import { Button, put } from '../shell/controls.tsx';
import type { Studio } from '../studio.ts';
import { duplicate, newCard, writeAnimal, writeBlank } from './write-card.ts';

const DECKS: readonly Deck[] = ['brown', 'blue'];

/**
 * Buttons for a new card of either deck and for a new animal, one that copies the viewed card, and one that opens the field for sentences; nothing
 * for a set that cannot be changed.
 */
export function NewCard({ studio }: { studio: Studio }) {
  const asksDeck = useSignal(false);
  if (!studio.set.writable) return null;
  const { row } = studio.answers;
  return (
    <div class="new-card in-row wrap">
      <Button
        words="+ New card"
        aria-expanded={asksDeck.value}
        press={() => put(asksDeck, !asksDeck.value)}
      />
      <Button words="+ Animal" press={() => void writeAnimal(studio)} />
      <Button words="Duplicate" class="quiet" disabled={!row} press={() => row && duplicate(studio, row)} />
      {asksDeck.value && (
        <fieldset class="in-row wrap" aria-label="Deck of the new card">
          {DECKS.map((deck) => (
            <Button
              key={deck}
              words={capitalize(deck)}
              press={() => {
                asksDeck.value = false;
                void writeBlank(studio, newCard(deck, `\${4:gain 1vp};`));
              }}
            />
          ))}
        </fieldset>
      )}
      <Button
        words="In your own words"
        class="wide"
        aria-pressed={studio.isInWords.value}
        press={() => {
          if (studio.unfolded.value.has('set')) studio.fold('set');
          studio.isInWords.value = !studio.isInWords.value;
        }}
      />
    </div>
  );
}
