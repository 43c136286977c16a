/** Writes new cards into the set: a small valid one, or a copy of the viewed one. */
import { useSignal } from '@preact/signals';
import type { Deck } from '../../../program/index.ts';
import type { CardRow } from '../../messages.ts';
import { retryFocus } from '../keys.ts';
import type { Reading } from '../parts.ts';
import { Button, put } from '../shell/controls.tsx';
import { loadedPart } from '../shell/part.tsx';
import { capitalize } from '../shell/words.ts';
import type { Studio } from '../studio.ts';
import { copyOfCard } from './copy.ts';

const DECKS: readonly Deck[] = ['brown', 'blue'];

/** The number of the first card of a set. */
const FIRST_NUMBER = 901;

/** The declaration of a card or Landscape Feature; the number of one that replaces another belongs to the extended set. */
const DECLARATION = /^\s*(?:card|feature)\s+(\d+)\b(?!\s+\w+\s+replaces\b)/gm;

/** A button for a new card of either deck, and one that copies the viewed card; nothing for a set that cannot be changed. */
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
      <Button words="Duplicate" look="quiet" disabled={!row} press={() => row && duplicate(studio, row)} />
      {asksDeck.value && (
        <fieldset class="in-row wrap" aria-label="Deck of the new card">
          {DECKS.map((deck) => (
            <Button
              key={deck}
              words={capitalize(deck)}
              press={() => {
                asksDeck.value = false;
                void writeNewCard(studio, deck);
              }}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

export const shownFile = ({ editor, texts }: Studio): string => editor.file || texts.files[0];

/** The number after the highest in the texts. */
export function freeNumber({ documents }: Reading): number {
  const numbers = [...documents.values()].flatMap(({ text }) =>
    [...text.matchAll(DECLARATION)].map(([, number]) => Number(number)),
  );
  return numbers.length === 0 ? FIRST_NUMBER : Math.max(...numbers) + 1;
}

function duplicate(studio: Studio, { file, from, to }: CardRow): void {
  const text = studio.documents.get(file)?.text.slice(from, to) ?? '';
  writeCard(studio, file, `${copyOfCard(text, freeNumber(studio))}\n`);
}

/** The white space at the end of a file, and the line ends that stand there before another card. */
function textEnd({ documents }: Reading, file: string) {
  const text = documents.get(file)?.text ?? '';
  const from = text.trimEnd().length;
  return { from, to: text.length, gap: from === 0 ? '' : '\n\n' };
}

/** Writes a card at the end of the shown file. Its title is selected; Tab goes on to its leaves, energy and effect. */
async function writeNewCard(studio: Studio, deck: Deck): Promise<void> {
  const { snippet } = await loadedPart(() => import('../editor/language-client.ts'));
  const number = freeNumber(studio);
  studio.visit({ place: 'write', what: `${number}` });
  const { from, to, gap } = textEnd(studio, studio.editor.file);
  const card = `card ${number} ${deck} "\${1:New card}"\n  leaves \${2:1}\n  energy \${3:sun}\n{\n  \${4:gain 1vp};\n}\n`;
  studio.editor.insert(snippet(gap + card), from, to);
  retryFocus(() => studio.editor.focus());
}

/** Writes a card at the end of a file, and shows it with its title selected. */
export function writeCard(studio: Studio, file: string, card: string): void {
  const { from, to, gap } = textEnd(studio, file);
  if (!studio.edit([{ file, from, to, text: gap + card }])) return;
  const [head = '', number, title = ''] = /^\w+\s+(\d+)\s+\w+(?:\s+"([^"\n]*))?/.exec(card) ?? [];
  const end = from + gap.length + head.length;
  studio.visit({ place: 'write', what: `${number}` });
  retryFocus(() => studio.shown.show(file, end - title.length, end));
}
