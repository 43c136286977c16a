/** Next to the text: the card as printed, its rules text, and its worth. */
import { ViewedFace } from '../card/face.tsx';
import type { PlaceProps } from '../places.tsx';
import { LanguageChoice } from '../shell/controls.tsx';
import type { Studio } from '../studio.ts';
import { Meter } from './worth.tsx';

export function Pane({ studio }: PlaceProps) {
  const lang = studio.lang.value;
  const { shown, isOutOfDate } = studio.card;
  const card = shown.value;
  const text = card?.text[lang] ?? '';
  return (
    <section class="pane" aria-label="Preview">
      <article aria-label="Card" class="live">
        <ViewedFace studio={studio} />
        {isOutOfDate.value && <p class="stale">out of date</p>}
        {card?.tooLong.map((one) => (
          <p key={one} class="stale">
            {one}.
          </p>
        ))}
        {!card && (
          <p class="empty">{missingCard(studio) ?? 'The card appears here once its text has a number.'}</p>
        )}
      </article>
      <section class="rules" aria-label="Rules text">
        <header class="in-row wrap apart">
          <h2 class="head">Rules text</h2>
          <LanguageChoice studio={studio} id="lang" />
        </header>
        {card && text === '' && <p class="empty">It says nothing yet.</p>}
        <div lang={lang}>
          {text.split('\n').map((line, at) => (
            // Sentences inside another are indented.
            <p
              key={at}
              style={{ paddingLeft: `${Math.min(6, line.length - line.trimStart().length) / 2}em` }}
            >
              {line.trim()}
            </p>
          ))}
        </div>
        {card?.impact && (
          <p class="soft small">
            <span class="impact" />
            Impact: it can replace or remove something in the landscape.
          </p>
        )}
      </section>
      {studio.answers.worth.value && <Meter worth={studio.answers.worth.value} />}
    </section>
  );
}

/** That the card of the address is not in the set. */
export const missingCard = ({ viewed, answers }: Studio): string | undefined => {
  const [cards, number] = [answers.cards.value, viewed && 'number' in viewed ? viewed.number : undefined];
  const isMissing = number !== undefined && cards.length > 0 && !cards.some((one) => one.number === number);
  return isMissing ? `There is no card ${number} in this set.` : undefined;
};
