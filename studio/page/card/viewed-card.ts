/** The viewed card in its last version without errors, and its steps in the text. */
import { signal } from '@preact/signals';
import type { CardPreview, CardRow, TextProblem } from '../../messages.ts';
import type { AtOffset } from '../../text-places.ts';
import type { Pointing } from '../parts.ts';
import type { TrialController } from '../trial/trial-controller.ts';

interface CardPage extends Pointing {
  readonly editor: Readonly<AtOffset>;
  readonly trials: Pick<TrialController, 'showStep' | 'stateShown'>;
}

export class ViewedCard {
  readonly #page: CardPage;
  /** Null if the text yields none; undefined until that is known. */
  readonly shown = signal<CardPreview | null | undefined>(undefined);
  /** Whether its text now has an error. */
  readonly isOutOfDate = signal(false);

  constructor(page: CardPage) {
    this.#page = page;
  }

  /** Forgets the shown card unless it has this number. */
  keepOnly(number: number | undefined): void {
    if (this.shown.value?.number === number) return;
    this.shown.value = undefined;
    this.isOutOfDate.value = false;
  }

  /**
   * Takes the current card; null if the text yields none.
   * @param viewed its number, unless it is the one around the cursor
   */
  take(card: CardPreview | null, viewed: number | undefined): void {
    const { shown } = this;
    if (!card) {
      // A missing card shows nothing, and certainly not another card.
      if (viewed === undefined || viewed !== shown.value?.number) shown.value = null;
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

  /**
   * Takes a new list of cards. A card that is not in it is gone, unless an error in its file hides it.
   * @param row the card of the address
   */
  listed(row: CardRow | undefined, problems: readonly TextProblem[] = []): void {
    const isHidden = problems.some(
      ({ file, severity }) => file === this.shown.value?.file && severity === 'error',
    );
    if (!this.isOutOfDate.value || row || isHidden) return;
    this.shown.value = null;
    this.isOutOfDate.value = false;
  }

  /** The step around the cursor, by its name in the rows; empty for none. In Try, the step that runs. */
  get stepHere(): string {
    const { shown: card, isOutOfDate } = this;
    const { editor, trials } = this.#page;
    const running = trials.stateShown?.step;
    if (trials.stateShown) return running?.card === card.value?.number ? (running?.name ?? '') : '';
    if (!card.value || isOutOfDate.value || editor.file !== card.value.file) return '';
    const around = card.value.steps.filter(({ from, to }) => from <= editor.offset && editor.offset <= to);
    return around.at(-1)?.name ?? '';
  }

  /** Goes to the text of a step; in Try, to the state in which it runs. */
  goToStep(name: string): void {
    const { shown: card } = this;
    const { trials } = this.#page;
    if (!card.value || trials.showStep(card.value.number, name)) return;
    const step = this.isOutOfDate.value ? undefined : card.value.steps.find((one) => one.name === name);
    this.#page.shown.show(card.value.file, step?.from ?? card.value.from);
  }
}
