/** The place Gallery: all cards of the set as a wall. */

import { html, type TemplateResult } from 'lit-html';
import { LANGUAGE_NAMES, LANGUAGES, type Lang } from '../../../print/languages/index.ts';
import { count, counted } from '../../../table/page/around/index.ts';
import type { Studio } from '../studio.ts';
import { beforeAfter, comparison } from './before-after.ts';
import { filters } from './filters.ts';
import { type GallerySize, SIZES } from './gallery.ts';
import { SORTINGS, type Sorting } from './sorting.ts';
import { wall } from './wall.ts';

const NAMED_LANGUAGES = LANGUAGES.map((lang) => [lang, LANGUAGE_NAMES[lang].own] as const);

export function gallery(studio: Studio): TemplateResult {
  const { gallery: state } = studio;
  const cards = state.wall;
  const all = studio.answers.cards.value.length;
  const found = cards.length === all ? '' : `${count(cards.length)} of `;
  return html`${filters(studio)}
    <main class="hall" aria-label="Gallery">
      <div class="hallbar">
        <h1 class="head">${found}${counted(all, 'card')}</h1>
        ${choice('Size', 'size', Object.entries(SIZES), state.size, (size) => state.resize(size as GallerySize))}
        ${choice('Language', 'hall-lang', NAMED_LANGUAGES, studio.lang.value, (lang) => studio.setLang(lang as Lang))}
        <label class="vh" for="sorting">Order</label>
        <select id="sorting" @change=${(event: Event) => state.sort((event.target as HTMLSelectElement).value as Sorting)}>
          ${Object.entries(SORTINGS).map(
            ([sorting, { name }]) =>
              html`<option value=${sorting} .selected=${sorting === state.sorting}>${name}</option>`,
          )}
        </select>
        ${comparison(studio)}
      </div>
      ${beforeAfter(studio)}
      ${wall(studio, cards)}
    </main>`;
}

function choice(
  name: string,
  group: string,
  options: readonly (readonly [string, string])[],
  chosen: string,
  choose: (value: string) => void,
): TemplateResult {
  return html`<div class="seg" role="radiogroup" aria-label=${name}>
    ${options.map(
      ([value, words]) =>
        html`<label><input type="radio" name=${group} value=${value} .checked=${value === chosen} @change=${() => choose(value)}>${words}</label>`,
    )}
  </div>`;
}
