/** The footer of every place: the state of the set. */
import { html, type TemplateResult } from 'lit-html';
import { counted, within } from '../../../table/page/around/index.ts';
import { addressHash } from '../address.ts';
import type { Answers } from '../answers.ts';
import type { Studio } from '../studio.ts';
import { isChanged } from '../texts/documents.ts';
import { sign } from './signs.ts';

/** `137 cards, 0 problems, 446 scenarios pass`. */
export function stateWords({
  checked,
  problems,
  counts,
  isCounted,
}: Pick<Answers, 'checked' | 'problems' | 'counts' | 'isCounted'>): string {
  if (!checked.value) return 'Checking …';
  const wrong = checked.value.unlisted.reduce((sum, { count }) => sum + count, problems.length);
  const set = `${counted(checked.value.cards, 'card')}, ${counted(wrong, 'problem')}`;
  if (!counts.value || !isCounted.value) return `${set}, running scenarios`;
  const { all, passed } = counts.value;
  if (passed < all) return `${set}, ${passed} of ${counted(all, 'scenario')} pass`;
  return `${set}, ${counted(all, 'scenario passes', 'scenarios pass')}`;
}

/** The places that show the text. */
const TEXT_PLACES: ReadonlySet<string> = new Set(['write', 'try']);

/** @param isOwn whether the set came by a link or a zip */
export function status(studio: Studio, isOwn: boolean): TemplateResult {
  const { checked, problems, counts, isCounted } = studio.answers;
  const { documents, isSilent, texts, gaming, address, editor, server } = studio;
  const unsaved = [...documents.values()].filter(isChanged).length;
  // A conflict in the shown file is reported above its text.
  const isShown = (file: string) => TEXT_PLACES.has(address.value.place) && file === editor?.file;
  const split = [...documents.values()].find(({ file, theirs }) => theirs && !isShown(file));
  const isGood =
    checked.value && problems.length === 0 && isCounted.value && counts.value?.passed === counts.value?.all;
  const isBad =
    problems.length > 0 || (isCounted.value && counts.value && counts.value.passed < counts.value.all);
  return html`<footer class="foot">
    <div role="status" aria-label="State" class=${isGood ? 'good' : isBad ? 'bad' : ''}>
      ${isGood ? sign('check') : isBad ? sign('warning') : ''} <span>${isSilent.value && !checked.value ? 'Not checked' : stateWords(studio.answers)}</span>
    </div>
    ${
      isSilent.value
        ? html`<span class="bad">${sign('warning')} This text takes too long to check. It is checked again after the next change, or with Run all.</span>`
        : ''
    }
    ${texts.trouble.value === '' ? '' : html`<span class="bad" role="alert">${sign('warning')} ${within(texts.trouble.value)}</span>`}
    ${split ? html`<span class="bad" role="alert">${sign('warning')} <a href=${addressHash({ place: 'write', what: split.file })}>${split.file} was also changed elsewhere</a></span>` : ''}
    ${gaming.isRunning.value && address.value.place !== 'games' ? html`<a href="#/games">${gaming.progress}</a>` : ''}
    <span class="push">${isOwn ? 'From a link or a zip: ' : ''}${unsaved === 0 ? `saved${server.keeps === 'browser' ? ' in this browser only' : ''}` : `${counted(unsaved, 'file')} not saved`}</span>
  </footer>`;
}
