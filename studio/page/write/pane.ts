/** Next to the text: the card as printed, its rules text, and its worth. */
import { html, type TemplateResult } from 'lit-html';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../print/languages/index.ts';
import { laterView } from '../shell/later-view.ts';
import type { Studio } from '../studio.ts';

const meter = laterView(async () => (await import('./worth.ts')).meter);

/** @param face the element that shows the card */
export function pane(studio: Studio, face: HTMLElement): TemplateResult {
  const { lang } = studio;
  const { shown: card, isOutOfDate, broken } = studio.card;
  return html`<section class="pane" aria-label="Preview">
    <article aria-label="Card" class="live">
      ${face}
      ${isOutOfDate.value ? html`<p class="stale">out of date${broken.length > 0 ? ': the marked part has a mistake' : ''}</p>` : ''}
      ${card.value?.tooLong.map((one) => html`<p class="stale">${one}.</p>`)}
      ${card.value ? '' : html`<p class="empty">${missing(studio)}</p>`}
    </article>
    <section class="rules" aria-label="Rules text">
      <header>
        <h2 class="head">Rules text</h2>
        <div class="seg" role="radiogroup" aria-label="Language">
          ${LANGUAGES.map(
            (one) =>
              html`<label><input type="radio" name="lang" value=${one} .checked=${one === lang.value} @change=${() => studio.setLang(one)}>${LANGUAGE_NAMES[one].own}</label>`,
          )}
        </div>
      </header>
      ${card.value?.text[lang.value] === '' ? html`<p class="empty">It says nothing yet.</p>` : ''}
      <div lang=${lang.value}>${(card.value?.text[lang.value] ?? '').split('\n').map((line) => sentence(line))}</div>
      ${card.value?.impact ? html`<p class="soft small"><span class="impact"></span>Impact: it can replace or remove something in the landscape.</p>` : ''}
    </section>
    ${studio.answers.worth.value ? meter(studio) : ''}
  </section>`;
}

/** Why there is no card. */
function missing({ viewed, answers: { cards } }: Studio): string {
  return viewed && 'number' in viewed && cards.value.length > 0
    ? `There is no card ${viewed.number} in this set.`
    : 'The card appears here once its text has a number.';
}

/** A sentence of the rules text; sentences inside another are indented. */
function sentence(line: string): TemplateResult {
  const depth = Math.min(3, Math.floor((line.length - line.trimStart().length) / 2));
  return html`<p class="depth-${depth}">${line.trim()}</p>`;
}
