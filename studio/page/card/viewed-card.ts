/** The viewed card in its last version without errors, and its steps in the text. */
import { signal } from '@preact/signals';
import type { CardPreview } from '../../messages.ts';
import type { Studio } from '../studio.ts';

export class ViewedCard {
  readonly #studio: Studio;
  /** Null if the text yields none; undefined until that is known. */
  readonly shown = signal<CardPreview | null | undefined>(undefined);
  /** Whether its text now has an error. */
  readonly isOutOfDate = signal(false);

  constructor(studio: Studio) {
    this.#studio = studio;
  }

  /** Forgets the shown card unless it has this number. */
  keepOnly(number: number | undefined): void {
    if (this.shown.value?.number === number) return;
    this.shown.value = undefined;
    this.isOutOfDate.value = false;
  }

  /** Takes the current card; null if the text yields none. */
  take(card: CardPreview | null): void {
    const { shown } = this;
    const { viewedNumber } = this.#studio;
    if (!card) {
      // A missing card shows nothing, and certainly not another card.
      if (viewedNumber === undefined || viewedNumber !== shown.value?.number) shown.value = null;
      this.isOutOfDate.value = shown.value !== null;
    } else if (!card.hasErrors || shown.value?.number !== card.number || shown.value.hasErrors) {
      shown.value = card;
      this.isOutOfDate.value = false;
    } else {
      // The last version without errors stays, with the current position of its text.
      this.shown.value = { ...shown.value, from: card.from, to: card.to };
      this.isOutOfDate.value = true;
    }
  }

  /** Takes a new list of cards. A card that is not in it is gone, unless an error in its file hides it. */
  listed(): void {
    if (!this.isOutOfDate.value || this.#studio.row || this.#hasMistakes) return;
    this.shown.value = null;
    this.isOutOfDate.value = false;
  }

  /** Whether its file has errors. */
  get #hasMistakes(): boolean {
    const { problems = [] } = this.#studio.answers.checked.value ?? {};
    return problems.some(({ file, severity }) => file === this.shown.value?.file && severity === 'error');
  }

  /** The step around the cursor, by its name in the rows; empty for none. In Try, the step that runs. */
  get stepHere(): string {
    const { shown: card, isOutOfDate } = this;
    const { editor, trials } = this.#studio;
    const running = trials.stateShown?.step;
    if (trials.stateShown) return running?.card === card.value?.number ? (running?.name ?? '') : '';
    if (!card.value || isOutOfDate.value || editor.file !== card.value.file) return '';
    const around = card.value.steps.filter(({ from, to }) => from <= editor.offset && editor.offset <= to);
    return around.at(-1)?.name ?? '';
  }

  /** Goes to the text of a step; in Try, to the state in which it runs. */
  goToStep(name: string): void {
    const { shown: card } = this;
    const { trials } = this.#studio;
    if (!card.value || trials.showStep(card.value.number, name)) return;
    const step = this.isOutOfDate.value ? undefined : card.value.steps.find((one) => one.name === name);
    this.#studio.shown.show(card.value.file, step?.from ?? card.value.from);
  }
}
